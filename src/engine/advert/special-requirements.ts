import { FURTHER_LANGUAGES } from '../lexicon/demands/languages.ts';
import { LANGUAGE_NAMES } from '../lexicon/reading/levels.ts';
import { COUNT_WORDS, countOf } from '../english/measures.ts';
import { foldKeepingSigns } from '../english/folding.ts';
import { capital } from '../english/grammar/capitals.ts';
import { conditionPhrase, conditionsIn } from './conditions.ts';
import { degreeLevel } from './degree-level.ts';
import { knownTerm } from './known-terms.ts';
import { languageLevel } from './language-level.ts';
import type { Statement } from './statements.ts';
import { DEGREE_CUE, DEGREE_PHRASE, SUBJECT } from '../lexicon/demands/degrees.ts';
import { EXPERIENCE_NEAR, TIME_SPAN, TERSE_DEMAND } from '../lexicon/demands/years.ts';

/** Years, a degree or a language with its level: told by figures and grades, not by a word alone. */
export interface Special {
  kind: 'experience' | 'credential' | 'language' | 'responsibility';
  phrase: string;
  statement: Statement;
  /** Of a language: the English name of its term. */
  language?: string;
}

/** Counts in words of the further languages of adverts, by value. */
const FOREIGN_COUNTS: ReadonlyMap<string, number> = new Map(
  [
    'ein un uno een|zwei deux dos twee|drei trois tres drie|vier quatre cuatro|funf cinq cinco vijf|sechs seis zes|sieben sept siete zeven|acht huit ocho|neun neuf nueve negen|zehn dix diez tien',
  ].flatMap((list) => list.split('|').flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 1]))),
);
const ANY_COUNT = `${COUNT_WORDS}|${[...FOREIGN_COUNTS.keys()].join('|')}`;

const YEARS = new RegExp(
  String.raw`(?:(?:at least|minimum(?: of)?|min\.?|over|more than|mindestens|au moins|minimo(?: de)?|al menos)\s+)?\(?\b(\d{1,2}|${ANY_COUNT})\)?\s?(\+|plus|or more)?(?:\s?(?:-|–|to|bis|a|tot)\s?\d{1,2})?\s?\+?\s?(?:years?|yrs?|jahre?n?|jaar|jaren|ans?|annees?|anos?)['’]?\b(?!\s?(?:old|of age|ago|contract|guarantee|warranty))`,
  'u',
);
/** "At least three of them in-house", "two or more leading a team": years that were named before. */
const OF_THEM = new RegExp(
  String.raw`^(?:at least )?\(?\b(\d{1,2}|${ANY_COUNT})\)?\s(?:or more\s(?=\p{L}+ing\b|in\b|as\b)|of (?:them|these|those|which)\b|as an?\b|(?<=^at least \S+\s)(?:at|in|within|with|leading)\b)`,
  'u',
);

/** Longer is no demand that anybody makes. */
const MOST_YEARS = 30;

/** Years a phrase asks for ("5+ years of experience", "drei" is not read); null when none. The lower bound of a range. */
export const yearsIn = (text: string): number | null => yearsAt(text)?.years ?? null;

/** The same with the place of the number in the folded text, which is that in the text itself but for rare letters. */
export function yearsAt(text: string): { years: number; at: number } | null {
  const folded = foldKeepingSigns(text);
  const match = YEARS.exec(folded) ?? OF_THEM.exec(folded);
  const found = match?.[1];
  if (match === null || found === undefined) return monthsAt(folded);
  // "18 years or older" is an age.
  if (/^\S+ years? (?:or older|old|of age|and over)\b/u.test(folded.slice(match.index + match[0].indexOf(found)))) return null;
  const years = FOREIGN_COUNTS.get(found) ?? countOf(found);
  return years >= 1 && years <= MOST_YEARS ? { years, at: match.index + match[0].indexOf(found) } : null;
}

/** "18 months' conveyancing experience", in years. */
function monthsAt(folded: string): { years: number; at: number } | null {
  const match = MONTHS.exec(folded);
  const found = match?.[1] ?? match?.[2];
  return match === null || found === undefined ? null : { years: countOf(found) / 12, at: match.index + match[0].indexOf(found) };
}
const MONTHS = new RegExp(
  String.raw`\b(\d{1,2}|${COUNT_WORDS}) months?['’]?\s(?:of )?(?:[\p{L}-]+ ){0,3}experience|\b(?:at least|minimum(?: of)?) (\d{1,2}|${COUNT_WORDS}) months?['’]?\s(?:of |as an? |in |behind |on |with )`,
  'u',
);

const ASKING: ReadonlySet<Statement['zone']> = new Set(['must', 'nice', 'none']);
const MOST_CONDITIONS = 3;
const MOST_YEARS_DEMANDS = 2;
/** Words of a demand for years that are told. */
const MOST_WORDS = 12;

/** What the statements that ask say in figures and grades: at most two demands for years, one degree, each language once. */
export function specialsOf(statements: readonly Statement[]): Special[] {
  const found: Special[] = [];
  for (const statement of statements) {
    const phrase =
      statement.zone === 'must' || statement.zone === 'duty' || statement.zone === 'nice' || TERSE_DEMAND.test(statement.folded)
        ? conditionPhrase(statement.text)
        : null;
    const names = phrase === null ? [] : conditionsIn(phrase);
    if (phrase === null || found.length >= MOST_CONDITIONS || found.some((other) => names.some((name) => conditionsIn(other.phrase).includes(name)))) continue;
    found.push({ kind: 'responsibility', phrase, statement });
  }
  const count = (kind: Special['kind']): number => found.filter((special) => special.kind === kind).length;
  for (const statement of statements) {
    if (!ASKING.has(statement.zone)) continue;
    const { folded } = statement;
    const years = yearsIn(folded);
    if (years !== null && (EXPERIENCE_NEAR.test(folded) || (statement.zone === 'must' && !TIME_SPAN.test(folded))) && count('experience') < MOST_YEARS_DEMANDS)
      found.push({ kind: 'experience', phrase: yearsPhrase(statement.text, years), statement });
    if (DEGREE_CUE.test(folded) && degreeLevel(statement.text) !== null && count('credential') < 1) {
      const phrase = degreePhrase(statement.text);
      if (phrase !== null) found.push({ kind: 'credential', phrase, statement });
    }
    for (const { word, name } of SUBJECT.test(folded) ? [] : languagesIn(statement.text)) {
      if (found.some(({ language }) => language === name)) continue;
      const level = languageLevel(around(folded, word));
      found.push({ kind: 'language', phrase: level === null ? word : `${word} (${level.name})`, statement, language: name });
    }
  }
  return found;
}

const COUNT = new RegExp(String.raw`\d{1,2}\s?\+?|\b(?:${COUNT_WORDS})\b`, 'iu');

/** The demand and what it is for, as the advert says it: from the number on, up to the end of the clause. */
function yearsPhrase(text: string, years: number): string {
  const from = text.search(COUNT);
  const clause = text
    .slice(Math.max(0, from))
    .split(/[,;:.!?()]|\s(?:and|und|et|y)\s/u)[0]
    ?.trim()
    .split(/\s+/u)
    .slice(0, MOST_WORDS)
    .join(' ');
  return clause !== undefined && /\p{L}{3}/u.test(clause)
    ? clause.replace(/\s+(?:in|of|with|a|an|the|as|using|for|working)$/iu, '')
    : `${years} years of experience`;
}

const degreePhrase = (text: string): string | null => DEGREE_PHRASE.exec(text)?.[0].trim() ?? null;

/** Languages of people a text names, once each. */
export function languagesIn(text: string): { word: string; name: string }[] {
  const found: { word: string; name: string }[] = [];
  for (const match of text.matchAll(/\p{L}{4,}/gu)) {
    const [word] = match;
    // "Irish payroll" is no language.
    if (OF_A_COUNTRY.test(text.slice(match.index + word.length))) continue;
    const folded = foldKeepingSigns(word);
    const bare = folded.replace(/kenntnisse$|-?sprachig\p{L}*$/u, '');
    if (!LANGUAGE_NAMES.has(bare) && !LANGUAGE_NAMES.has(folded) && !FURTHER_LANGUAGES.has(folded)) continue;
    const term = knownTerm(word) ?? knownTerm(bare);
    // A language that no term stands for goes by its own name: "Marathi", "Ojibwe".
    const name = term === undefined && /^\p{Lu}/u.test(word) ? capital(bare) : term?.kind === 'language' ? term.name : null;
    if (name !== null && !found.some((other) => other.name === name)) found.push({ word, name });
  }
  return found;
}

/** What a country has, behind its name. */
const OF_A_COUNTRY =
  /^\s(?:payrolls?|laws?|tax(?:es|ation)?|vat|gaap|markets?|legislation|compan(?:y|ies)|customers?|clients?|entit(?:y|ies)|accounts|subsidiar(?:y|ies)|standards?|regulations?|operations?|pensions?|employment|papers?|polishing|cuisine|cooking|foods?|dishes|wines?|cheeses?|restaurants?|knotweed|porcelain|ceramics|furniture|antiques?|textiles?|history|culture)(?!\p{L})/iu;

const around = (folded: string, word: string): string => {
  const at = folded.indexOf(foldKeepingSigns(word));
  return at < 0 ? folded : folded.slice(Math.max(0, at - 70), at + word.length + 60);
};
