import { describe, expect, it } from 'vitest';
import { runOnsIn } from './breaks.ts';
import { wholeBeginning, wholeParts, type WholeOptions } from './whole-parts.ts';

const OPTIONS: WholeOptions = { most: { statement: 110, clause: 96 }, isEnglish: true };

/** What may be quoted of a text round some of its words, best first. */
function quotes(text: string, words: string, options: Partial<WholeOptions> = {}): string[] {
  const start = text.indexOf(words);
  return wholeParts(text, start, start + words.length, { ...OPTIONS, ...options }).map(({ from, to, whole }) => `${whole}: ${text.slice(from, to)}`);
}

describe('a statement that runs on', () => {
  it.each([
    ['Ironed sheets to hotel standard Folded towels for three floors', ['Folded']],
    ['Checked the locks at closing time Locked the side gate', ['Locked']],
    ['Answer the door to late guests Liaise with the kennels', ['Liaise']],
    ['Kept the stock of spare saddles Support the weekend mechanic', ['Support']],
    ['Repaired looms, belts and bobbins as needed Led the night crew', ['Led']],
    ['Swept the hall at night Responsible for the keys of four schools', ['Responsible']],
    ['Wrote the nightly builds Environment - Perl, Solaris', ['Environment']],
  ])('is parted: %s', (text, starts) => {
    expect(
      runOnsIn(text)
        .filter(({ sure }) => sure)
        .map(({ next }) => text.slice(next).split(' ')[0]),
    ).toEqual(starts);
  });

  it.each([
    'Moved to the Lead Weaver post after a year',
    'Sold tickets for Managed Forests Wales',
    'Reported to the Managing Director of the tannery',
    'Sewed for the Royal Ballet and for Opera North',
    'Baked for a Certified organic farm shop',
    'Served as Acting head porter in the summer',
    'Cooked at an NHS Supported living house in Hull',
    'Sang the song Loved by everybody over sixty',
  ])('is none: %s', (text) => {
    expect(runOnsIn(text).filter(({ sure }) => sure)).toEqual([]);
  });
});

describe('what may be quoted', () => {
  it('is the whole statement where it has room', () => {
    expect(quotes('Plaited the ropes for two ferries and a lifeboat', 'ropes')[0]).toBe('statement: Plaited the ropes for two ferries and a lifeboat');
  });

  it('is a whole clause of a longer one', () => {
    const text = 'Plaited the ropes for two ferries, which meant walking the length of the quay with a spool under each arm, in all weathers and seasons';
    expect(quotes(text, 'ropes')[0]).toBe('clause: Plaited the ropes for two ferries');
    expect(wholeBeginning(text, 60, true)).toBe('Plaited the ropes for two ferries');
  });

  const LONG = 'for the harbour office of a small town whose budget had been cut to a third of what it was before the war, as far as anyone could say';
  it.each([
    ['half of a list', `Mended sails, nets and the awnings of the market ${LONG}`, 'sails', 'phrase: sails'],
    ['half of a pair', `Took the harbour from paper charts ${LONG} to plotters`, 'paper charts', 'phrase: paper charts'],
    ['a list without its last', `Sewed flags for yards, sails, oil covers, and mending them ${LONG}`, 'flags', 'phrase: flags'],
    ['a member of a list', `Kept books, ledgers and tide tables ${LONG}`, 'ledgers', 'phrase: ledgers'],
    ['a window of words', `Painted without a break the hulls of all pilot boats ${LONG}`, 'pilot boats', 'phrase: pilot boats'],
  ])('is never %s', (_, text, words, expected) => {
    expect(quotes(text, words)).toEqual([expected]);
  });

  it('is never two statements, cells or addresses in one', () => {
    expect(quotes('Checked the locks at closing time Locked the side gate', 'closing time')[0]).toBe('statement: Checked the locks at closing time');
    expect(quotes('Bell founding * Bell tuning * Tower work', 'Bell tuning')[0]).toBe('statement: Bell tuning');
    expect(quotes('Cast the tenor bell. https://bells.example/', 'tenor')[0]).toBe('statement: Cast the tenor bell.');
    expect(quotes('Checked the closing time Locked the side gate', 'time Locked')).toEqual([]);
  });

  it('keeps the noun and the number that belong to the words', () => {
    const text = `Weighed without a break the 340 bell clappers ${'of every tower that a rope could still be found for '.repeat(3)}`;
    expect(quotes(text, 'bell')).toEqual(['phrase: 340 bell clappers']);
    expect(quotes(`and the Loughborough best ringer award of the year 2012 ${'for which nobody else had put a name '.repeat(3)}`, 'Loughborough')).toEqual([
      'phrase: Loughborough',
    ]);
    expect(quotes(text, 'clappers')).toEqual(['phrase: clappers']);
  });

  it('ends behind a member of a list of interests', () => {
    const text = `Darts (pub league), ice baths in anything under 9 degrees, and the gymnastics of two girls ${LONG}`;
    expect(quotes(text, 'ice baths', { isList: true })[0]).toBe('clause: Darts (pub league), ice baths in anything under 9 degrees');
  });

  it('is no statement where the page goes on below', () => {
    expect(quotes('Rang the tenor for the mayor', 'tenor', { endsWhole: false })).toEqual(['phrase: tenor']);
  });

  it('may be two sentences where the words are of both', () => {
    expect(quotes('Rang at forty below. Would rather not again.', 'forty below. Would')[0]).toBe('statement: Rang at forty below. Would rather not again.');
  });
});
