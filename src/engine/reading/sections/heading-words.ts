import type { SectionKind } from '../../../domain/cv.ts';
import { HEADING_JOINERS, HEADING_STEMS, HEADINGS } from '../../lexicon/reading/headings.ts';
import { WHIMSICAL_HEADINGS } from '../../lexicon/reading/whimsical-headings.ts';
import { fold, foldedWords } from '../../english/folding.ts';
import { MISSPELLINGS, MISSPELLINGS_OR_FOREIGN } from '../../lexicon/words/misspellings.ts';

/** What a Europass form has people write sentences about. */
export const ASKS_FOR_PROSE =
  /^(?:communication|social|organi[sz]ational(?: ?\/ ?managerial)?|managerial|interpersonal|job[- ]related|personal|leadership)(?: skills| competences| skills and competences)?$/iu;

const MAX_HEADING_WORDS = 7;
const SQUEEZED: ReadonlyMap<string, SectionKind> = new Map([...HEADINGS].map(([phrase, kind]) => [phrase.replaceAll(' ', ''), kind]));

/** Headings misspelt that read as other words, or that only a heading is, wrong to right. */
const MISSPELT_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['eduction', 'education'],
  ['qualifcation', 'qualification'],
  ['qualifcations', 'qualifications'],
  ['qualificatons', 'qualifications'],
  ['hobbys', 'hobbies'],
  ['hobbie', 'hobbies'],
  ['summery', 'summary'],
  ['profesional', 'professional'],
]);

/** The right spelling of a word of a heading, or the word as it is. */
const respelt = (word: string): string => MISSPELT_HEADINGS.get(word) ?? MISSPELLINGS.get(word) ?? MISSPELLINGS_OR_FOREIGN.get(word) ?? word;

/** The kind a heading's words name, by themselves or joined ("Education & Training"), or with their mistakes put right; null when unknown. */
export function kindOfHeading(text: string): SectionKind | null {
  const kind = kindAsSpelt(text);
  // "EXPERIANCE:", "Work Expirience", "Eduction & Trainning"
  if (kind !== null || text.length > MAX_CHARACTERS || !/^[\p{L}\p{P}\s]+$/u.test(text)) return kind;
  const right = text.replaceAll(/\p{L}{4,}/gu, (word) => {
    const lower = word.toLowerCase();
    const spelt = respelt(lower);
    return spelt === lower ? word : spelt;
  });
  return right === text ? null : kindAsSpelt(right);
}

/** Longest heading whose spelling is looked at. */
const MAX_CHARACTERS = 60;

/** "Institutions attended with dates", "Schools and colleges attended" */
const ATTENDED =
  /^(?:(?:schools?|colleges?|institutions?|universit(?:y|ies))(?:,? (?:and|&) |, | ?\/ ?|(?= attended))){1,3}(?:schools?|colleges?|universit(?:y|ies))? ?attended(?: with dates)?[\s:]*$/iu;

function kindAsSpelt(text: string): SectionKind | null {
  // Numbered headings; and the year and month columns of the Japanese form, whose third names the section.
  // And a remark behind them: "Professional experience (7 years 4 months)", "Where I work (both)".
  if (ATTENDED.test(text)) return 'education';
  const folded = fold(
    unspace(text)
      .replace(/^[\divxIVX]{1,4}[.)]\s+|^年\s月\s/u, '')
      .replace(/(?<=\p{L})\s*\([^()]{1,40}\)[\s:]*$/u, '')
      // "Qualifications obtained with dates"
      .replace(/(?: (?:obtained|attended|gained|held))? with dates[\s:]*$/iu, ''),
  );
  if (folded === '' || folded.split(' ').length > MAX_HEADING_WORDS || text.includes('•')) return null;
  const whole = HEADINGS.get(folded) ?? HEADINGS.get(folded.replace(/^(?:my|meine?|mes|mis|mi|mon|ma|i miei|mijn|minhas?|meus) /, ''));
  if (whole) return whole;
  // Letter spacing and coloured initials tear words apart: "EDU CATION".
  const squeezed = folded.replaceAll(' ', '');
  if (squeezed.length >= 6 && SQUEEZED.has(squeezed)) return SQUEEZED.get(squeezed) ?? null;
  // "Tools and technologies: Docker, Excel" is a label with its list, not two headings joined.
  if (/[:：]\s*\S/u.test(text) || !/[&,/|+·]| and | und | et | y | e | en | ed /iu.test(text)) return null;
  const parts: string[] = [];
  let part: string[] = [];
  for (const word of unspace(text).split(/\s+|(?=[&,/|+·])|(?<=[&,/|+·])/u)) {
    const token = fold(word);
    if (token === '' || (HEADING_JOINERS.has(token) && token !== 'of')) {
      if (part.length > 0) parts.push(part.join(' '));
      part = [];
    } else part.push(token);
  }
  if (part.length > 0) parts.push(part.join(' '));
  const kinds = parts.map((phrase) => HEADINGS.get(phrase) ?? null);
  const found = kinds.filter((kind) => kind !== null);
  if (
    found.length === 0 ||
    (kinds[0] === null && !isStem(parts[0] ?? '', false)) ||
    (found.length < kinds.length && parts.some((phrase, i) => kinds[i] === null && !isStem(phrase, true)))
  )
    return null;
  return found.includes('experience') ? 'experience' : (found[0] ?? null);
}

function isStem(phrase: string, orWord: boolean): boolean {
  return stemOf(phrase) !== null || (orWord && phrase.split(' ').length === 1);
}

/** The kind a telling word gives away in a heading that is not known as a whole. */
export function stemOf(text: string): SectionKind | null {
  const all = foldedWords(unspace(text));
  if (all.length === 0 || all.length > 6) return null;
  for (const [pattern, kind] of HEADING_STEMS) if (all.some((word) => pattern.test(word))) return kind;
  return null;
}

/** Longest heading written for charm; anything longer is a sentence. */
const MAX_WHIMSICAL_WORDS = 8;

/** The kind that a heading written for charm points to ("What I Am Good At": skills); null when it is none. No parser knows these. */
export function whimsicalKind(text: string): SectionKind | null {
  if (text.length > 60 || text.split(/\s+/).length > MAX_WHIMSICAL_WORDS || kindOfHeading(text) !== null) return null;
  const folded = fold(text);
  return WHIMSICAL_HEADINGS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** "E D U C A T I O N" and "W O R K   E X P E R I E N C E" as words. */
export function unspace(text: string): string {
  const tokens = text.trim().split(/\s/);
  const single = tokens.filter((token) => token.length === 1).length;
  if (tokens.length < 4 || single < tokens.length * 0.7) return text;
  return text
    .trim()
    .split(/\s{2,}|\t/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ');
}
