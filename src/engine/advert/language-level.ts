import { LANGUAGE_LEVELS } from '../lexicon/demands/languages.ts';
import { foldKeepingSigns } from '../english/folding.ts';

/** Grades of the European framework by their rank. */
const GRADES: ReadonlyMap<string, LanguageLevel['rank']> = new Map([
  ['c2', 4],
  ['c1', 4],
  ['b2', 3],
  ['b1', 2],
  ['a2', 1],
  ['a1', 1],
]);

/** How well a language is spoken: 1 basic to 5 native. */
interface LanguageLevel {
  rank: 1 | 2 | 3 | 4 | 5;
  name: string;
  /** The level in the text's own word: "conversational", "B2". */
  word: string;
}

/** A level that somebody is on the way to: "B2, C1 course running", "working towards C1"; folded. */
const NOT_REACHED =
  /,?\s?\b[abc][12] (?:course|class|exam)\p{L}*[^,;)]*|\b(?:towards|studying (?:for|towards)|preparing for|learning for|aiming (?:for|at)) (?:the )?[abc][12]\b/gu;

/** The level a text gives to a language; null when it gives none. */
export function languageLevel(text: string): LanguageLevel | null {
  const folded = foldKeepingSigns(text).replace(NOT_REACHED, ' ');
  for (const [rank, name, pattern] of LANGUAGE_LEVELS) {
    const hit = pattern.exec(folded);
    if (hit === null) continue;
    // "Sehr gute Deutschkenntnisse (mindestens C1)": the grade says it exactly.
    const grade = /\b[abc][12]\b/u.exec(folded)?.[0];
    if (grade !== undefined && GRADES.get(grade) === rank) return { rank, name, word: grade.toUpperCase() };
    const rest = /^[\p{L}]*/u.exec(folded.slice(hit.index + hit[0].length))?.[0] ?? '';
    const word = (hit[0] + rest).trim();
    return {
      rank,
      name,
      word: /^[abc][12]$/u.test(word) ? word.toUpperCase() : word.replace(/^(sehr gut|gut|fliessend)e[rsn]?$/u, '$1').replace('fliessend', 'fließend'),
    };
  }
  return null;
}
