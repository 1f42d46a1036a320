import { occupationIndex } from '../occupations/occupation-index.ts';
import { keyedWords } from '../../english/keyed-words.ts';
import { titleForms } from './title-forms.ts';

/** A title as a bag of words with how much each of them tells. */
interface Title {
  occupation: number;
  words: ReadonlyMap<string, number>;
  total: number;
  key: string;
}

interface TitleIndex {
  titles: readonly Title[];
  byWord: ReadonlyMap<string, readonly number[]>;
  rarity: ReadonlyMap<string, number>;
  /** Of a word no title knows. */
  unknown: number;
}

/** Rarity of a word of every occupation's titles: still a little. */
const LEAST_RARITY = 0.2;
let built: TitleIndex | null = null;

function titleIndex(): TitleIndex {
  if (built) return built;
  const spellings = occupationIndex().occupations.flatMap((occupation, at) =>
    [occupation.title, ...occupation.synonyms].flatMap(titleForms).map((title) => ({ at, keys: keysOf(title) })),
  );
  const users = new Map<string, Set<number>>();
  for (const { at, keys } of spellings) for (const key of keys) users.set(key, (users.get(key) ?? new Set()).add(at));
  const all = occupationIndex().occupations.length;
  const rarity = new Map([...users].map(([key, occupations]) => [key, Math.log((all + 1) / occupations.size) + LEAST_RARITY]));
  const titles: Title[] = [];
  const byWord = new Map<string, number[]>();
  for (const { at, keys } of spellings) {
    const words = new Map(keys.map((key) => [key, rarity.get(key) ?? 0]));
    for (const key of words.keys()) {
      const using = byWord.get(key);
      if (using) using.push(titles.length);
      else byWord.set(key, [titles.length]);
    }
    titles.push({ occupation: at, words, total: sum(words.values()), key: keys.join(' ') });
  }
  built = { titles, byWord, rarity, unknown: Math.log(all + 1) };
  return built;
}

function keysOf(title: string): string[] {
  return keyedWords(title).map((word) => word.key);
}

/** No other title is more like a title than this. */
const ALMOST = 0.97;
/** A known title inside a longer one: so much for being there, so much for the share of the words it explains. */
const INSIDE = { least: 0.55, share: 0.4 } as const;
/** Shared words that do not stand together. */
const APART = 0.9;

/**
 * A measure for ranking only, never a reason to say that two titles mean the same (that is `titleMeaning`).
 * How alike a written title and the titles of each occupation are, 0 to 1, best spelling of each:
 * shared words weighted by how few occupations use them (Dice), 1 for the same title. Only occupations that share a word.
 */
export function titleMatches(written: string): Map<number, number> {
  const index = titleIndex();
  const keys = keysOf(written);
  const wanted = new Map(keys.map((key) => [key, index.rarity.get(key) ?? index.unknown]));
  const total = sum(wanted.values());
  const shared = new Map<number, number>();
  for (const [key, weight] of wanted) for (const at of index.byWord.get(key) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight);
  const best = new Map<number, number>();
  const whole = keys.join(' ');
  for (const [at, weight] of shared) {
    const title = index.titles[at];
    if (!title) continue;
    const inside = ` ${whole} `.includes(` ${title.key} `);
    const dice = (2 * weight) / (total + title.total);
    const score = whole === title.key ? 1 : Math.min(ALMOST, inside ? Math.max(dice, INSIDE.least + INSIDE.share * (weight / total)) : dice * APART);
    if (score > (best.get(title.occupation) ?? 0)) best.set(title.occupation, score);
  }
  return best;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
