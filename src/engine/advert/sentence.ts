import type { ProofPassage } from './proof.ts';
import { capital, uncapital } from '../english/grammar/capitals.ts';
import { cvVerb } from '../english/grammar/verbs.ts';

/** A statement longer than this is quoted by the word that proves it. */
const LONGEST = 150;

/**
 * Ways to say a requirement beside what proves it, best first, made of the proving line and the requirement's own words only.
 * `word` is what in the line proves it; null where the whole line does.
 */
export function addingSentences(requirement: string, passage: ProofPassage, word: string | null): string[] {
  const named = capital(requirement);
  const line = passage.text.replace(/[\s.;,]+$/u, '');
  // "Ordering and stock: ordering. Out-of-date ..." says its first word twice.
  if (word === null && firstWord(named) === firstWord(line)) return [];
  const whole = passage.statement && line.length <= LONGEST ? [`${named}: ${opened(line)}.`] : [];
  const short = word === null ? [] : [`${named}: ${word}.`, `${word} (${requirement})`];
  return word === null ? [...whole, ...(line.length <= LONGEST ? [`${named}: ${opened(line)}.`] : [])] : [...short, ...whole];
}

const firstWord = (text: string): string => (/^[\p{L}\d]+/u.exec(text)?.[0] ?? text).toLowerCase();

/** The line as it goes on after a colon: its verb small, a name or an acronym as it is. */
function opened(line: string): string {
  const first = /^\p{L}+/u.exec(line)?.[0] ?? '';
  return /^\p{Lu}\p{Ll}+$/u.test(first) && (/(?:ed|ing)$/u.test(first) || cvVerb(first.toLowerCase()) !== undefined) ? uncapital(line) : line;
}
