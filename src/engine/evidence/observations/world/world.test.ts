import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../../domain/observation.ts';
import { tokensOf } from '../../../english/tokens.ts';
import { PAIRS } from '../../../lexicon/comic/all-entries.ts';
import { comicStep } from '../../../lexicon/comic/entry-ids.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { contextOf } from '../../shared/context-builder.test-kit.ts';
import { observe } from '../observe.ts';
import { observedTexts } from '../observed-text.ts';
import { roleOf } from './noun-role.ts';
import { PhraseIndex } from './phrase-index.ts';

const HEAD = 'Ada Kowalski\nada@example.com\nExperience\nShop Assistant | Brightwater Ltd | 03/2018 - 05/2021\n';

describe('a phrase', () => {
  const hits = (phrases: string, text: string): string[] => {
    const index = new PhraseIndex<true>();
    index.add(phrases, true);
    return index.hits(text, tokensOf(text)).map(({ start, end }) => text.slice(start, end));
  };

  it('is found in whole words, in any case and in the plural of each', () => {
    expect(hits('boiler', 'Fitted Boilers, no boilersuit')).toEqual(['Boilers']);
    expect(hits('risk assessment', 'wrote risk assessments')).toEqual(['risk assessments']);
    expect(hits('library', 'three libraries')).toEqual(['libraries']);
  });

  it('reaches over no comma, stop or bracket', () => {
    expect(hits('risk assessment', 'took the risk, assessment followed')).toEqual([]);
    expect(hits('risk assessment', 'at risk (assessment pending)')).toEqual([]);
  });

  it('is matched sign by sign where signs are part of it', () => {
    expect(hits('c#', 'C# and C')).toEqual(['C#']);
    expect(hits('m&s', 'M.S. in physics')).toEqual([]);
  });
});

describe('two things on one page', () => {
  const pair = PAIRS.find(({ not, firstIn, secondIn }) => not === undefined && firstIn === undefined && secondIn === undefined);

  it('make a pair, the first named in `also`', () => {
    expect(pair).toBeDefined();
    const [first = '', second = ''] = [pair?.first, pair?.second].map((words) => words?.split('|')[0] ?? '');
    const of = (bullets: readonly string[]): Observation[] =>
      observe(contextOf(`${HEAD}${bullets.map((text) => `• Looked after ${text} every week\n`).join('')}`), []).filter(({ kind }) => kind === 'pair');
    expect(of([first, second])).toMatchObject([{ also: [{ line: 5 }], line: 6 }]);
    expect(of([first])).toEqual([]);
  });
});

describe('a word that trades share', () => {
  const entries = (title: string, bullet: string, wanted: string): string[] =>
    observe(
      understandCv(
        documentFromText(
          `Ada Kowalski\nada@example.com\nExperience\n${title} | Brightwater House | 03/2018 - 05/2021\n• ${bullet}\nChef | Harbour Grill | 01/2014 - 02/2018\n• Ran the grill section\n`,
        ),
        wanted,
      ),
      [],
    )
      .filter(({ kind, line }) => (kind === 'trade' || kind === 'thing') && line === 5)
      .map(({ facts }) => String(facts['trade'] ?? 'thing'));

  it('is told by the trade of its own job, and not by that of another', () => {
    expect(entries('Deputy Manager', 'Wrote the rota eight weeks ahead', 'Care Home Manager')).not.toContain('kitchen');
    expect(entries('Senior Carer', 'Medication rounds and ordering', 'Care Home Manager')).not.toContain('kitchen');
    expect(entries('Sous Chef', 'Wrote the rota eight weeks ahead', 'Head Chef')).toContain('kitchen');
  });

  it('is no step from a title of two trades', () => {
    const steps = observe(
      understandCv(
        documentFromText('Ada Kowalski\nada@example.com\nExperience\nTeacher of Physics & Data Lead | Brynmor School | 2018 - 2021\n• Taught\n'),
        'Data Analyst',
      ),
      [],
    ).filter(({ kind }) => kind === 'step');
    expect(steps).toEqual([]);
  });
});

describe('the step', () => {
  const steps = (wanted: string): Observation[] =>
    observe(understandCv(documentFromText(`${HEAD}• Sold paint to the trade\n`), wanted), []).filter(({ kind }) => kind === 'step');

  it('goes from the latest title, as printed, to the wanted job, the narrowest first', () => {
    const found = steps('Data Analyst');
    expect(found.length).toBeGreaterThan(0);
    for (const { quote, facts } of found) {
      expect(quote).toBe('Shop Assistant');
      expect(comicStep(String(facts['entry']))).toBeDefined();
    }
  });

  it('is none to a job that nobody knows', () => {
    expect(steps('Zorbing Marshal of the Outer Rings')).toEqual([]);
  });
});

describe('the role of a noun in its line', () => {
  const role = (bullet: string, word: string): string => {
    const context = contextOf(`${HEAD}• ${bullet}\n`);
    const text = observedTexts(context).find((one) => one.text === bullet);
    const at = bullet.indexOf(word);
    return text === undefined ? 'unread' : roleOf(context, text, at, at + word.length);
  };

  it.each([
    ['Loaded the forklift before dawn', 'forklift', 'deed'],
    ['Drank with the men at The Forklift Arms', 'Forklift', 'employer'],
    ['Sold paint to a forklift company', 'forklift', 'employer'],
    ['Sold paint with the forklift driver', 'forklift', 'title'],
    ['Got my forklift licence in March', 'forklift', 'licence'],
    ['Moved stock without a forklift', 'forklift', 'elsewhere'],
    ['Staff come and find me by the forklift', 'forklift', 'elsewhere'],
    ['Counted stock outside, in a forklift car park', 'forklift', 'elsewhere'],
    ['Settled claims for damage, theft of forklifts', 'forklift', 'elsewhere'],
    ['A colleague brought lunch by forklift', 'forklift', 'elsewhere'],
    ['My uncle still drives the forklift', 'forklift', 'elsewhere'],
    ['A colleague and I rebuilt the forklift', 'forklift', 'deed'],
    ['Shifted 40 tonnes a day by forklift', 'forklift', 'deed'],
  ])('%s', (bullet, word, expected) => {
    expect(role(bullet, word)).toBe(expected);
  });
});
