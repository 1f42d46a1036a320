import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../../roast-cv.ts';
import type { Observation } from '../../../../domain/observation.ts';

const JOBS = ['Ranger, Otter Park\nMay 2019 - present', 'Warden, Heron Park\nMay 2015 - April 2019', 'Keeper, Badger Park\nMay 2011 - April 2015'];
const CV = (...bullets: readonly (readonly string[])[]): string => `Robin Fell
Park Ranger
robin.fell@mail.example | +44 7700 900222 | Kendal, UK

Experience
${bullets.map((lines, at) => `${JOBS[at] ?? ''}\n${lines.map((line) => `• ${line}`).join('\n')}`).join('\n\n')}
`;
const seen = (text: string): readonly Observation[] => judgeCv(understandCv(documentFromText(text), 'Head Ranger', '2026-11-29')).observations;
const copied = (...bullets: readonly (readonly string[])[]): Observation[] => seen(CV(...bullets)).filter(({ kind }) => kind === 'copied');

describe('lines that were carried from job to job', () => {
  it('are seen where three jobs have one', () => {
    const [found] = copied(
      ['Emptied the bins before the gates opened', 'Counted the red squirrels in March'],
      ['Emptied the bins before the gates opened', 'Mended the bird hide'],
      ['Emptied the bins before the gates opened', 'Drove the small tractor'],
    );
    expect(found?.quote).toBe('Emptied the bins before the gates opened');
    expect(found?.facts).toMatchObject({ name: 'line', times: 3 });
    expect(found?.also).toHaveLength(1);
  });

  it('are seen where two jobs share three', () => {
    const same = ['Emptied the bins before the gates opened', 'Mended the fences along the river', 'Answered visitors at the main gate'];
    expect(copied([...same, 'Counted the red squirrels'], same)[0]?.facts).toMatchObject({ name: 'block', times: 3 });
  });

  it('are seen where nothing but an ordinal has changed', () => {
    const [found] = copied(['Led the 9th grade walk round the lake'], ['Led the 7th grade walk round the lake']);
    expect(found?.facts).toMatchObject({ name: 'figure', one: '9th', other: '7th' });
  });

  it('are one job printed twice where the dates are the same', () => {
    const same = ['Emptied the bins before the gates opened', 'Mended the fences along the river', 'Answered visitors at the main gate'];
    const twice = CV(same, same).replace('Warden, Heron Park\nMay 2015 - April 2019', 'Ranger, Otter Park\nMay 2019 - present');
    expect(seen(twice).filter(({ kind }) => kind === 'copied')[0]?.facts).toMatchObject({ name: 'entry' });
  });

  it('are none where two jobs have one in common, or a few words', () => {
    expect(copied(['Emptied the bins before the gates opened'], ['Emptied the bins before the gates opened'])).toEqual([]);
    expect(copied(['Cash handling'], ['Cash handling'], ['Cash handling'])).toEqual([]);
  });
});

const SKILLS = (list: string): string => `${CV(['Emptied the bins before the gates opened'])}\nSkills\n${list}\n`;
const listed = (list: string): Observation[] => seen(SKILLS(list)).filter(({ kind }) => kind === 'listed');

describe('a list of skills that nobody put together', () => {
  it('is sorted by the alphabet', () => {
    const found = listed(
      'beekeeping, chainsaws, drystone walling, fencing, first aid, hedge laying, kayaking, map reading, pruning, scything, tractors, welding',
    );
    expect(found.map(({ facts }) => facts['name'])).toContain('alphabet');
    expect(found.find(({ facts }) => facts['name'] === 'alphabet')?.facts).toMatchObject({ it: 'beekeeping', other: 'welding' });
  });

  it('is not where it is short, or in an order of its own', () => {
    expect(listed('beekeeping, chainsaws, fencing')).toEqual([]);
    expect(
      listed('welding, beekeeping, tractors, chainsaws, scything, drystone walling, pruning, fencing, kayaking, first aid, map reading, hedge laying').map(
        ({ facts }) => facts['name'],
      ),
    ).not.toContain('alphabet');
  });

  it('has a word and its plural', () => {
    expect(listed('fencing, hedge, tractors, hedges').find(({ facts }) => facts['name'] === 'echo')?.facts).toMatchObject({ it: 'hedge', other: 'hedges' });
    expect(listed('fencing, glass, kayaking').filter(({ facts }) => facts['name'] === 'echo')).toEqual([]);
  });

  it('has an entry that is no skill, once', () => {
    const found = listed('fencing, money, kayaking, Money').filter(({ facts }) => facts['name'] !== 'echo');
    expect(found.map(({ quote }) => quote)).toEqual(['money']);
  });
});

const named = (text: string, name: RegExp): Observation[] => seen(text).filter(({ facts }) => name.test(String(facts['name'])));

describe('an employer’s words in a line of work', () => {
  it.each([
    ['Requires a strong head for heights', 'advert-requires', 'Requires a'],
    ['Ability to walk ten miles in the rain', 'advert-requires', 'Ability to'],
    ['Performed other duties as assigned by the head ranger', 'advert-other-duties', 'Performed other duties as assigned'],
    ['This position involved the night rota of two parks', 'advert-position', 'This position involved'],
  ])('%s', (line, name, opening) => expect(named(CV([line]), /^advert/u)[0]?.facts).toMatchObject({ name, it: opening }));

  it.each([
    'Required readings for the junior rangers, chosen and printed',
    'Met other duty rangers at the gate each morning',
    'Repaired the required signs',
    'Require visitors to keep dogs on the lead',
    'Requires rangers to sign in at the gate',
  ])('none: %s', (line) => expect(named(CV([line]), /^advert/u)).toEqual([]));
});

describe('two jobs that both run to the present', () => {
  const both = (second: string): string => CV(['Mended the hide'], ['Counted the swans']).replace('Warden, Heron Park\nMay 2015 - April 2019', second);

  it('are seen, with both dates', () => {
    const [found] = named(both('Warden, Heron Park\nMay 2015 - present'), /^two-presents$/u);
    expect(found?.quote).toBe('May 2015 - present');
    expect(found?.also.map(({ quote }) => quote)).toEqual(['May 2019 - present']);
  });

  it('are none where one has ended, or is said to be part-time', () => {
    expect(named(CV(['Mended the hide'], ['Counted the swans']), /^two-presents$/u)).toEqual([]);
    expect(named(both('Weekend Warden, Heron Park\nMay 2015 - present'), /^two-presents$/u)).toEqual([]);
  });
});
