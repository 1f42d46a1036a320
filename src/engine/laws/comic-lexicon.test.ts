import { describe, expect, it } from 'vitest';
import { keysOf } from '../../domain/keys.ts';
import { HOBBIES, OF_TRADES, PAIRS, STEPS, THINGS } from '../lexicon/comic/all-entries.ts';
import type { ComicEntry, ComicPair, ComicStep } from '../lexicon/comic/comic-entry.ts';
import { comicEntry, comicId } from '../lexicon/comic/entry-ids.ts';
import { HOMELY } from '../lexicon/comic/homely-words.ts';
import { OF_HOMELY_WORDS } from '../lexicon/comic/homely/of-homely-words.ts';
import { OFTEN } from '../lexicon/comic/often.ts';
import { TRADES } from '../lexicon/comic/trades.ts';
import { OCCUPATIONS } from '../lexicon/occupations/all-occupations.ts';
import { touchesPerson } from '../privacy/touches-person.ts';

type AnyEntry = ComicEntry | ComicPair | ComicStep;
interface Listed {
  name: string;
  entry: AnyEntry;
}

const ofTrades = keysOf(TRADES).flatMap((trade) => (OF_TRADES[trade] ?? []).map((entry): Listed => ({ name: `${trade}: ${comicId(entry)}`, entry })));
const others = [...THINGS, ...HOBBIES, ...PAIRS, ...STEPS].map((entry): Listed => ({ name: comicId(entry), entry }));
const ENTRIES: readonly Listed[] = [...others, ...ofTrades];

/** Characters of a telling with its blanks filled by words of the usual length. */
const lengthOf = (text: string): number => text.replace(/\{(?:it|last|job)\}/gu, 'x'.repeat(16)).replaceAll('{n}', '12').length;
const MOST = { brutal: 155, gentle: 195, verdict: 170 } as const;

const tellingsOf = ({ entry }: Listed): { text: string; most: number }[] => [
  ...entry.brutal.map((text) => ({ text, most: MOST.brutal })),
  ...[entry.gentle].flat().map((text) => ({ text, most: MOST.gentle })),
  ...('verdict' in entry ? [entry.verdict.brutal, entry.verdict.gentle].flat().map((text) => ({ text, most: MOST.verdict })) : []),
];
const ofHomelyWords = Object.entries(OF_HOMELY_WORDS).flatMap(([name, { brutal, gentle }]) => [
  ...brutal.map((text) => ({ name, text, most: MOST.brutal })),
  { name, text: gentle, most: MOST.gentle },
]);
const TOLD = [...ENTRIES.flatMap((listed) => tellingsOf(listed).map((telling) => ({ ...telling, name: listed.name }))), ...ofHomelyWords];
const wrong = (test: (telling: (typeof TOLD)[number]) => boolean): string[] => TOLD.filter(test).map(({ name, text }) => `${name}: ${text}`);

/** Phrases that are funny without being about anything (comedy.md, "What kills it"). */
const STOCK = /walks? into a bar|asking for a friend|said (?:nobody|no one)|plot twist|not all heroes|entered the chat|spoiler alert|bold move|chef's kiss/iu;
const CHEAP = /\b(?:wow|congratulations|congrats|lol|stupid|idiots?|pathetic|losers?|worthless|moron|dumb)\b|!\s*!|\p{Extended_Pictographic}/iu;
const CRUEL =
  /\b(?:corpses?|suicid\w*|murder(?:ed|er)?|rapes?|cancer|tumou?rs?|dementia|cripple[ds]?|retard\w*|ugly|poor people|beggars?|fired for|got sacked)\b/iu;
/** So often may three words open a telling of the whole lexicon. */
const SAME_OPENING = 0.006;

describe('the comic lexicon', () => {
  it('names every entry once, and finds it by its name', () => {
    const names = ENTRIES.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
    expect(others.filter(({ name, entry }) => comicEntry(name) !== entry)).toEqual([]);
  });

  it('tells of no plain word that it would not find', () => {
    const listed = new Set(Object.values(HOMELY).flatMap(({ words }) => words.split(' ').map((word) => word.replaceAll('-', ' '))));
    expect(Object.keys(OF_HOMELY_WORDS).filter((word) => !listed.has(word))).toEqual([]);
    expect(Object.values(OF_HOMELY_WORDS).filter(({ brutal }) => brutal.length < 2)).toEqual([]);
  });

  it('writes its words in lower case, parted by a bar and nothing else', () => {
    const words = ENTRIES.flatMap(({ name, entry }) =>
      ('says' in entry
        ? [entry.says, entry.near, entry.not, entry.around]
        : 'first' in entry
          ? [entry.first, entry.second, entry.not]
          : [entry.from, entry.to]
      ).flatMap((list) => (list === undefined ? [] : [{ name, list }])),
    );
    expect(words.filter(({ list }) => list !== list.toLowerCase() || list.split('|').some((word) => word.trim() === '' || word !== word.trim()))).toEqual([]);
  });

  it('tells each in two ways or more, and kindly, in sentences that end and fit', () => {
    expect(ENTRIES.filter(({ entry }) => entry.brutal.length < 2).map(({ name }) => name)).toEqual([]);
    expect(wrong(({ text, most }) => lengthOf(text) > most)).toEqual([]);
    expect(wrong(({ text }) => !/[.!?…”’]$/u.test(text) || text !== text.trim() || /\s{2}|--|[—–]|"/u.test(text))).toEqual([]);
  });

  it('leaves no blank that the engine cannot fill', () => {
    expect(wrong(({ text }) => /[{}]/u.test(text.replaceAll(/\{(?:it|It|n|last|job)\}/gu, '')))).toEqual([]);
    const steps = new Set(STEPS.map((step) => comicId(step)));
    expect(wrong(({ name, text }) => /\{(?:last|job)\}/u.test(text) && !steps.has(name))).toEqual([]);
  });

  it('law 6: speaks of no trait and no circumstance of a person, of nothing cruel, and laughs at no one', () => {
    expect(wrong(({ text }) => touchesPerson(text))).toEqual([]);
    expect(wrong(({ text }) => CHEAP.test(text) || CRUEL.test(text) || STOCK.test(text))).toEqual([]);
  });

  it('says nothing twice, and opens in many ways', () => {
    const texts = TOLD.map(({ text }) => text.toLowerCase());
    const seen = new Set<string>();
    expect(texts.filter((text) => (seen.has(text) ? true : !seen.add(text)))).toEqual([]);
    const openings = Map.groupBy(texts, (text) => text.split(/\s+/u).slice(0, 3).join(' '));
    expect([...openings].filter(([, { length }]) => length > TOLD.length * SAME_OPENING).map(([opening, { length }]) => `${length} × ${opening}`)).toEqual([]);
  });

  it('takes every step between trades and occupations that there are', () => {
    const known = new Set<string>([...keysOf(TRADES), ...OCCUPATIONS.map(({ id }) => id), 'any']);
    expect(STEPS.flatMap(({ from, to }) => `${from}|${to}`.split('|')).filter((name) => !known.has(name))).toEqual([]);
  });

  it('puts every occupation into one trade', () => {
    const sorted = keysOf(TRADES).flatMap((trade) => TRADES[trade].split(' '));
    expect(sorted.filter((id, at) => sorted.indexOf(id) < at)).toEqual([]);
    expect(OCCUPATIONS.map(({ id }) => id).filter((id) => !sorted.includes(id))).toEqual([]);
  });

  it('knows the entries that it calls common', () => {
    const known = new Set(ENTRIES.flatMap(({ entry }) => comicId(entry)));
    expect(Object.keys(OFTEN).filter((id) => !known.has(id))).toEqual([]);
  });
});
