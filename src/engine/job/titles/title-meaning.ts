import { GERMAN_ENDS, HEADS_FIRST, LED_TRADES, OPEN_HEADS, RANK_WORDS, WORKER_OF } from '../../lexicon/titles/title-words.ts';
import { occupationIndex } from '../occupations/occupation-index.ts';
import { keyedWords } from '../../english/keyed-words.ts';
import { tradeTaught } from '../kin/trade-taught.ts';
import { mended } from './misspelled.ts';
import { titleIndex } from './title-index.ts';
import { leadOf, titleWords } from './title-words.ts';

/** What a title means, and how sure that is: 1 for a title of the lexicon, less where words were left out. */
export interface TitleMeaning {
  /** Index of the occupation. */
  occupation: number;
  likeness: number;
}

/** Likeness by the way a title was understood. */
const SURE = { whole: 1, ranked: 0.97, head: 0.92, lead: 0.9, worker: 0.88, skill: 0.8, mended: 0.95 } as const;
/** A title longer than this is a sentence. */
const MOST_WORDS = 14;

const memo = new Map<string, TitleMeaning | null>();
const MEMO = 20_000;

/**
 * The occupation of one title: the whole title first, then without words of rank, then by its head noun together with its
 * field. Never by a shared word or stem alone; null where the lexicon does not know it.
 */
export function titleMeaning(title: string): TitleMeaning | null {
  const known = memo.get(title);
  if (known !== undefined) return known;
  const words = titleWords(title);
  const meaning = words.length === 0 || words.length > MOST_WORDS ? null : (meaningOf(words, title) ?? meaningOfMended(words));
  if (memo.size < MEMO) memo.set(title, meaning);
  return meaning;
}

function meaningOf(words: readonly string[], title: string): TitleMeaning | null {
  return (
    byWhole(words, SURE.whole) ?? byCore(words) ?? byHead(words, title) ?? byLead(words, title) ?? byWorker(words) ?? bySkill(words, title) ?? byTrade(title)
  );
}

function byWhole(words: readonly string[], likeness: number): TitleMeaning | null {
  const occupation = titleIndex().whole.get(words.join(''));
  return occupation === undefined ? null : { occupation, likeness };
}

/** Words of rank off, from the front one by one, then from the end. */
function byCore(words: readonly string[]): TitleMeaning | null {
  let rest = words;
  while (rest.length > 1 && RANK_WORDS.has(rest[0] ?? '')) {
    rest = rest.slice(1);
    const meaning = isOpen(rest) ? null : byWhole(rest, SURE.ranked);
    if (meaning) return meaning;
  }
  for (const from of [words, rest]) {
    let cut = from;
    while (cut.length > 1 && RANK_WORDS.has(cut.at(-1) ?? '')) {
      cut = cut.slice(0, -1);
      const meaning = isOpen(cut) ? null : byWhole(cut, SURE.ranked);
      if (meaning) return meaning;
    }
  }
  return null;
}

/** A lone word that names no trade: "assistant", "manager". */
const isOpen = (words: readonly string[]): boolean => words.length === 1 && OPEN_HEADS.has(words[0] ?? '') && (words[0] ?? '') !== 'engineer';

/** The head with as much of its field as the lexicon knows: last in English ("oncology nurse"), first in French and Spanish. */
function byHead(words: readonly string[], title: string): TitleMeaning | null {
  for (let from = 1; from < words.length; from += 1) {
    const tail = words.slice(from);
    if (tail.length === 1 && (OPEN_HEADS.has(tail[0] ?? '') || (tail[0] ?? '').length < 3)) break;
    const meaning = byWhole(tail, SURE.head);
    if (meaning) return meaning;
  }
  const first = words[0] ?? '';
  const introduced = leadingPart(title);
  if (introduced !== null) {
    const meaning = isOpen(introduced) ? null : byWhole(introduced, SURE.head);
    if (meaning) return meaning;
  }
  if (HEADS_FIRST.has(first)) {
    for (let to = words.length - 1; to > 0; to -= 1) {
      const meaning = byWhole(words.slice(0, to), SURE.head);
      if (meaning) return meaning;
    }
  }
  const last = words.at(-1) ?? '';
  const german = GERMAN_ENDS.find(([end]) => last.length > end.length + 2 && last.endsWith(end));
  return german ? byWhole(titleWords(german[1]), SURE.head) : null;
}

/** What stands before "of", "for", "in", "für", "de": the head of "Teacher of Mathematics", "Lehrerin für Musik". */
function leadingPart(title: string): string[] | null {
  const [before, ...after] = title.split(/\s(?:(?:of|for|in|to|für|der|des|im|am|en|de|du|del)\s|d[’'](?=\p{L}))/iu);
  if (before === undefined || after.length === 0) return null;
  const part = titleWords(before);
  // "Chef d'équipe", "chef de projet" lead; only who leads a kitchen cooks.
  if (part.at(-1) === 'chef' && /\bchef(?:fe)?\s(?:de |d['’])(?!cuisine|partie)/iu.test(title)) return null;
  while (part.length > 1 && RANK_WORDS.has(part[0] ?? '')) part.shift();
  return part.length === 0 ? null : part;
}

/** Who leads a field the lexicon has a leader for, of the nearest rank. */
const JOINED = /\s(?:and|und|et|y)\s|&/iu;

function byLead(words: readonly string[], title: string): TitleMeaning | null {
  const lead = leadOf(words);
  if (!lead) return null;
  const { leads } = titleIndex();
  // "Director of Sales and Marketing": the field that is named first.
  const found = leads.get(lead.field.join('')) ?? (lead.field.length === 2 && JOINED.test(title) ? leads.get(lead.field[0] ?? '') : undefined) ?? [];
  const [nearest] = found.toSorted((a, b) => Math.abs(a.rank - lead.rank) - Math.abs(b.rank - lead.rank));
  return nearest ? { occupation: nearest.occupation, likeness: SURE.lead } : null;
}

/** "Software engineering intern", "accounting graduate": the field, and who works in it. */
function byWorker(words: readonly string[]): TitleMeaning | null {
  const plain = words.filter((word) => !RANK_WORDS.has(word));
  const rest = LED_TRADES.has(plain.at(-2) ?? '') && isPost(plain.at(-1) ?? '') ? plain.slice(0, -1) : plain;
  const worker = WORKER_OF.get(rest.at(-1) ?? '');
  if (worker === undefined || rest.length === words.length) return null;
  const meaning = byWhole([...rest.slice(0, -1), ...titleWords(worker)], SURE.worker);
  return meaning && rest.length > 0 ? meaning : null;
}

/** "Team leader", "executive", "manager": a post that names no trade. */
const isPost = (word: string): boolean => OPEN_HEADS.has(word) || RANK_WORDS.has(word) || word === 'teamlead' || word === 'executive';

/** Who teaches a trade ("plumbing instructor") instructs, whatever the trade. */
function byTrade(title: string): TitleMeaning | null {
  const occupation = occupationIndex().byId.get('trade-instructor');
  return occupation === undefined || tradeTaught(title) === null ? null : { occupation, likeness: SURE.whole };
}

/** A skill that few occupations have, before a head one of them has: "Kafka engineer". Every word of the field must be known there. */
function bySkill(words: readonly string[], title: string): TitleMeaning | null {
  const head = words.at(-1) ?? '';
  const heads = SKILL_HEADS.has(head) ? titleIndex().byHead.get(head) : undefined;
  if (!heads || words.length < 2 || words.length > 5 || leadingPart(title) !== null) return null;
  const { trie, features } = occupationIndex();
  const said = keyedWords(title.slice(0, title.search(/\S+\s*$/u)));
  const votes = new Map<number, { worth: number; covered: Set<number> }>();
  for (const hit of trie.find(said)) {
    const feature = features[hit.id];
    const written = title.slice(said[hit.from]?.start, said[hit.to - 1]?.end);
    // The stems that find terms find too much: a "bid manager" is none of those who do "bidding".
    if (!feature || feature.loose || feature.foreign || titleWords(feature.name).join('') !== titleWords(written).join('')) continue;
    for (const { occupation, worth } of feature.in) {
      if (!heads.has(occupation)) continue;
      const vote = votes.get(occupation) ?? { worth: 0, covered: new Set<number>() };
      vote.worth += feature.rarity * worth;
      for (let at = hit.from; at < hit.to; at += 1) vote.covered.add(at);
      votes.set(occupation, vote);
    }
  }
  const asked = said.flatMap((word, at) => (RANK_WORDS.has(titleWords(title.slice(word.start, word.end))[0] ?? '') ? [] : [at]));
  const able = [...votes].filter(([, { covered }]) => asked.length > 0 && asked.every((at) => covered.has(at)));
  const [best] = able.sort((a, b) => b[1].worth - a[1].worth || a[0] - b[0]);
  return best && best[1].worth >= ENOUGH * asked.length ? { occupation: best[0], likeness: SURE.skill } : null;
}

/** Heads that one names by a tool: a "payroll consultant" may be anything. */
const SKILL_HEADS: ReadonlySet<string> = new Set(['developer', 'engineer', 'programmer', 'administrator', 'architect']);

/** A skill worth less than this (rarity and importance together) is everybody's. */
const ENOUGH = 4;

function meaningOfMended(words: readonly string[]): TitleMeaning | null {
  const meanings = mended(words, titleIndex().vocabulary).flatMap((right) => byWhole(right, SURE.mended) ?? byCore(right) ?? []);
  const [one] = meanings;
  // Two ways to mend it that mean different work are no understanding.
  return one && meanings.every(({ occupation }) => occupation === one.occupation) ? { ...one, likeness: Math.min(SURE.mended, one.likeness) } : null;
}
