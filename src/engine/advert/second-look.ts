import { foldedWords, foldKeepingSigns } from '../english/folding.ts';
import { EMPTY_WORDS, THIN_WORDS } from '../lexicon/advert/thin-words.ts';
import { EXPIRED, NEGATION, WISHES } from '../lexicon/advert/implications.ts';
import { LEAST_PROOF, type ProofPassage } from './proof.ts';
import { termHits } from './known-terms.ts';

/** A word of a requirement and how much it proves to find it. */
interface Asked {
  stem: string;
  weight: number;
}

/** Letters that two forms of one word share at least: nouns meet their verbs, and it works in five languages. */
const STEM = 5;
const WEIGHT = { thin: 0.5, plain: 1, name: 2 } as const;
/** How much of a requirement's words a line must hold to say it. */
const ENOUGH = 0.6;

/** The words of a requirement that say what it is about. A member of a list of alternatives is a name where it is written as one. */
function askedWords(ask: string, isMember: boolean): Asked[] {
  const found = new Map<string, number>();
  const names = new Set(termHits(ask).flatMap(({ term, text }) => (term?.kind === 'tool' ? foldedWords(text) : [])));
  for (const { 0: written, index } of ask.matchAll(/[\p{L}\p{N}]+[+#]*/gu)) {
    for (const word of foldedWords(written)) {
      if (EMPTY_WORDS.has(word) || word.length < 2 || /^\d+$/u.test(word)) continue;
      const isName = names.has(word) || /^\p{Lu}[\p{Lu}\d]+s?$|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(written) || ((index > 0 || isMember) && /^\p{Lu}/u.test(written));
      const weight = THIN_WORDS.has(word) ? WEIGHT.thin : isName ? WEIGHT.name : WEIGHT.plain;
      const stem = stemOf(word, isName && weight === WEIGHT.name);
      found.set(stem, Math.max(found.get(stem) ?? 0, weight));
    }
  }
  return [...found].map(([stem, weight]) => ({ stem, weight }));
}

const stemOf = (word: string, whole = false): string => (whole ? word.replace(/(?<=.{3})s$/u, '') : word.slice(0, STEM).replace(/(?<=.{3})s$/u, ''));

/** The stems of a passage's words, each with the initials of runs of words ("Immediate Life Support" holds "ils"). */
const stemsOfPassage = new WeakMap<ProofPassage, Set<string>>();
function stemsOf(passage: ProofPassage): Set<string> {
  const known = stemsOfPassage.get(passage);
  if (known) return known;
  const words = foldedWords(passage.text);
  const stems = new Set<string>();
  for (const word of words) {
    stems.add(stemOf(word));
    stems.add(word);
    stems.add(stemOf(word, true));
    // German joins words: "Kundenbetreuung" holds "betreuung".
    if (word.length > LONG) for (let at = STEM - 1; at <= word.length - STEM; at += 1) stems.add(word.slice(at, at + STEM));
  }
  for (let from = 0; from < words.length; from += 1) {
    let initials = '';
    for (const word of words.slice(from, from + LONGEST_ACRONYM)) {
      initials += word.charAt(0);
      if (initials.length >= SHORTEST_ACRONYM) stems.add(`${initials}\u0000`);
    }
  }
  stemsOfPassage.set(passage, stems);
  return stems;
}
const LONG = 11;
const SHORTEST_ACRONYM = 3;
const LONGEST_ACRONYM = 5;

/** Rule 18: the line that says a requirement in another order, number or shape of its words; null for none. Lines that deny it do not count. */
export function saidInOtherWords(ask: string, passages: readonly ProofPassage[], isMember = false): ProofPassage | null {
  const asked = askedWords(ask, isMember);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (total < WEIGHT.plain) return null;
  const level = LEVEL.exec(ask)?.[1];
  let best: { passage: ProofPassage; score: number } | null = null;
  for (const passage of passages) {
    if (passage.worth < LEAST_PROOF || WISHES.test(passage.text)) continue;
    const stems = stemsOf(passage);
    const found = asked.filter(({ stem }) => stems.has(stem) || (stem.length >= SHORTEST_ACRONYM && stem.length <= LONGEST_ACRONYM && stems.has(`${stem}\u0000`) && ask.includes(stem.toUpperCase())));
    const share = found.reduce((sum, { weight }) => sum + weight, 0) / total;
    if (share < ENOUGH || found.every(({ weight }) => weight < WEIGHT.plain)) continue;
    if (level !== undefined && !isOfLevel(passage.text, Number(level))) continue;
    if (NEGATION.test(passage.text.toLowerCase())) continue;
    const score = share + passage.worth / 100;
    if (best === null || score > best.score) best = { passage, score };
  }
  return best?.passage ?? null;
}

/** Rule 2: whether anything in the CV could be it: a name, an acronym or an uncommon word of the requirement. Then nothing is said to be missing. */
export function mayBeThere(ask: string, passages: readonly ProofPassage[]): boolean {
  const rare = askedWords(ask, false).filter(({ weight }) => weight >= WEIGHT.name);
  return rare.some(({ stem }) => passages.some((passage) => stemsOf(passage).has(stem)));
}


const LEVEL = /\b(?:level|stufe|niveau|nivel|band)\s?(\d)\b/iu;
/** "Level 4" is not said by "Level 3". */
const isOfLevel = (text: string, asked: number): boolean => {
  const own = LEVEL.exec(text)?.[1];
  return own !== undefined && Number(own) >= asked;
};

/** The first passage that a family's pattern finds and no denial, wish or date of expiry takes back. */
export function foundBy(pattern: RegExp | null, passages: readonly ProofPassage[], isPaper: boolean): ProofPassage | null {
  if (pattern === null) return null;
  return (
    passages.find(({ text, worth }) => {
      if (worth < LEAST_PROOF || WISHES.test(text) || (isPaper && EXPIRED.test(text))) return false;
      const folded = foldKeepingSigns(text);
      const at = folded.search(pattern);
      return at >= 0 && !DENIED.test(folded.slice(0, at));
    }) ?? null
  );
}
const DENIED = /\b(?:no|never|nobody|not|without|keine?\p{L}*|nie|pas|jamais|sin|nunca|geen|niet)\b[^.;,]{0,40}$/u;
