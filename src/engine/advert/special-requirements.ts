import { LANGUAGE_NAMES } from '../lexicon/reading/levels.ts';
import { foldKeepingSigns } from '../english/folding.ts';
import { conditionPhrase, conditionsIn } from './conditions.ts';
import { degreeLevel } from './degree-level.ts';
import { knownTerm } from './known-terms.ts';
import { languageLevel } from './language-level.ts';
import type { Statement } from './statements.ts';

/** Years, a degree or a language with its level: told by figures and grades, not by a word alone. */
export interface Special {
  kind: 'experience' | 'credential' | 'language' | 'responsibility';
  phrase: string;
  statement: Statement;
  /** Of a language: the English name of its term. */
  language?: string;
}

const YEARS =
  /(?:(?:at least|minimum(?: of)?|min\.?|over|more than|mindestens|au moins|minimo(?: de)?|al menos)\s+)?\(?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\)?\s?(\+|plus|or more)?(?:\s?(?:-|–|to|bis|a)\s?\d{1,2})?\s?\+?\s?(?:years?|yrs?|jahren?|jahre|ans|annees|anos)['’]?\b(?!\s?(?:old|of age|ago|contract|guarantee|warranty))/u;
const TEXT_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Years a phrase asks for ("5+ years of experience", "drei" is not read); null when none. The lower bound of a range. */
export function yearsIn(text: string): number | null {
  const found = YEARS.exec(foldKeepingSigns(text))?.[1];
  if (found === undefined) return null;
  const years = /^\d/u.test(found) ? Number(found) : TEXT_NUMBERS.indexOf(found);
  return years >= 1 && years <= 30 ? years : null;
}

const ASKING: ReadonlySet<Statement['zone']> = new Set(['must', 'nice', 'none']);
const EXPERIENCE_NEAR =
  /experien|erfahrung|experienc|working|background|\bexp\b|in (?:a |an )?(?:similar|comparable|role|position)|track record|poste|puesto|berufs/u;
/** Years that are no demand: how long something goes back or lasts. */
const SPAN =
  /\b(?:last|past|next|within|every|for) (?:the )?(?:\p{L}+ )?(?:\d|one|two|three|four|five)|years? (?:ago|in business|of (?:history|growth|age))|fixed[- ]term|since \d/u;
const MOST_CONDITIONS = 3;
/** An advert of a few lines has no headings: its own words must ask. */
const TERSE = /\bessential|\bmust\b|\brequired\b|\bneeded\b|\bnights? \d/u;
/** English beside maths is a subject of school. */
const SUBJECT =
  /\b(?:english|german|french|spanish|deutsch)\s?(?:,|and|&|\+|und|\/) ?(?:gcse )?math|\bmath\p{L}*\s?(?:,|and|&|\+|und|\/) ?(?:gcse )?(?:english|deutsch)|\bgcses?\b/u;
const DEGREE_CUE =
  /degree|bachelor|master'?s?\b|diploma|phd|doctorate|\bb\.?sc\b|\bm\.?sc\b|\bbs\b|\bba\b|\bmba\b|studium|hochschul|abschluss|ausbildung|abitur|diplome|licence (?:en|de|pro)|bac ?\+ ?\d|\bbts\b|titulo|licenciatura|grado\b|titulacion|formacion profesional|nvq|a-levels?|high school|ged\b/u;

/** What the statements that ask say in figures and grades: at most two demands for years, one degree, each language once. */
export function specialsOf(statements: readonly Statement[]): Special[] {
  const found: Special[] = [];
  for (const statement of statements) {
    const phrase =
      statement.zone === 'must' || statement.zone === 'duty' || statement.zone === 'nice' || TERSE.test(statement.folded)
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
    if (years !== null && (EXPERIENCE_NEAR.test(folded) || (statement.zone === 'must' && !SPAN.test(folded))) && count('experience') < 2)
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

/** The demand and what it is for, as the advert says it: from the number on, up to the end of the clause. */
function yearsPhrase(text: string, years: number): string {
  const from = text.search(/\d{1,2}\s?\+?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/iu);
  const clause = text
    .slice(Math.max(0, from))
    .split(/[,;:.!?()]|\s(?:and|und|et|y)\s/u)[0]
    ?.trim()
    .split(/\s+/u)
    .slice(0, 12)
    .join(' ');
  return clause !== undefined && /\p{L}{3}/u.test(clause)
    ? clause.replace(/\s+(?:in|of|with|a|an|the|as|using|for|working)$/iu, '')
    : `${years} years of experience`;
}

const DEGREE_NAME =
  "(?:(?:Bachelor|Master|Associate)(?:['’]?s)?(?: of \\p{L}+)?(?:['’]s)?(?:\\s?(?:\\/|or|and|oder)\\s?(?:Master|Bachelor)(?:['’]?s)?)?(?:[\\s-](?:degree|level))?|(?:(?:university|college|engineering|academic|undergraduate|graduate|nursing|technical|advanced|higher) )?(?:degree|diploma)(?: or diploma)?|Ph\\.?D\\.?|doctorate|MBA|B\\.?Sc\\.?|M\\.?Sc\\.?|BS\\/BA|BS|BA|BEng|high school diploma|(?:abgeschlossenes )?(?:Hochschul)?studium|(?:abgeschlossene )?(?:Berufs)?ausbildung|Hochschulabschluss|Abitur|diplôme|licence (?=en|de|pro)|bac ?\\+ ?\\d|BTS(?: ou licence)?|licenciatura|grado|titulación|formación profesional|NVQ(?: level \\d)?|A[- ]levels?)";
const DEGREE_PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}])${DEGREE_NAME}(?![\\p{L}\\p{N}])(?:\\s(?:in|of|im Bereich|als|zum|zur|en|de|as)\\s(?:an? |the )?(?!(?:related|relevant|similar|equivalent)\\b)[\\p{L}&'’/-]+(?:\\s(?:and |& |für )?(?!(?:or|and|oder|und|et|ou|with|from|is|are|would|required|preferred|degree|similar|related|field)\\b)[\\p{L}&'’/-]+){0,3})?`,
  'iu',
);

const degreePhrase = (text: string): string | null => DEGREE_PHRASE.exec(text)?.[0].trim() ?? null;

/** Languages of people a text names, once each. */
export function languagesIn(text: string): { word: string; name: string }[] {
  const found: { word: string; name: string }[] = [];
  for (const [word] of text.matchAll(/\p{L}{4,}/gu)) {
    const folded = foldKeepingSigns(word);
    const bare = folded.replace(/kenntnisse$|-?sprachig\p{L}*$/u, '');
    if (!LANGUAGE_NAMES.has(bare) && !LANGUAGE_NAMES.has(folded)) continue;
    const term = knownTerm(word) ?? knownTerm(bare);
    if (term?.kind === 'language' && !found.some(({ name }) => name === term.name)) found.push({ word, name: term.name });
  }
  return found;
}

const around = (folded: string, word: string): string => {
  const at = folded.indexOf(foldKeepingSigns(word));
  return at < 0 ? folded : folded.slice(Math.max(0, at - 70), at + word.length + 60);
};
