import { foldedWords, foldKeepingSigns } from '../english/folding.ts';
import { withDegreesSpelled } from './kind/degree-names.ts';
import { DEGREE_LEVELS, DEGREE_FIELDS } from '../lexicon/demands/degrees.ts';

/** 5 doctorate, 4 master, 3 bachelor, 2 vocational or associate, 1 school; null where a text names none. The lowest named counts for a demand ("bachelor's or master's"). */
export function degreeLevel(text: string, which: 'lowest' | 'highest' = 'lowest'): number | null {
  const folded = inFull(text);
  const found = DEGREE_LEVELS.filter(([level, pattern]) => pattern.test(level === 2 ? folded.replace(POSTGRADUATE, ' ') : folded)).map(([level]) => level);
  if (found.length === 0) return null;
  // "Master's degree" names its level with the first word; "degree" alone would make it a bachelor's.
  const named =
    found.length > 1 &&
    found.includes(3) &&
    !/\bbachelor|\bb\.?\s?sc\b|\bb\.?\s?a\b|\bb\.?s\b|hochschul|studium|university|undergraduate|licence|\bb\.?eng\b/u.test(folded)
      ? found.filter((level) => level !== 3)
      : found;
  return which === 'lowest' ? Math.min(...named) : Math.max(...named);
}

/** A diploma of this kind stands above a bachelor's degree. */
const POSTGRADUATE = /\b(?:post-?\s?graduate|graduate) diploma\b/gu;

/** Whether a demand and a paper name one field of study that we know. */
export const sharesField = (demand: string, paper: string): boolean =>
  DEGREE_FIELDS.some((pattern) => pattern.test(inFull(demand)) && pattern.test(inFull(paper)));

/** Whether a text names a field of study that we have a list for. */
export const hasKnownField = (text: string): boolean => DEGREE_FIELDS.some((pattern) => pattern.test(inFull(text)));

/** Folded, letters of degrees said in full. */
const inFull = (text: string): string => foldKeepingSigns(withDegreesSpelled(text.replace(A_NORM, ' ').replace(NO_DEGREE, ' ')));
/** Masters of harbours, ships and stations have studied something else. */
const NO_DEGREE = /\b(?:harbou?r|station|quarter|toast|choir|web)[ -]?masters?\b|\bmaster mariners?\b|\bmaster['’]?s (?:certificate|licen[cs]e|ticket)s?\b/giu;
/** "BS EN 81-20" is a norm, and no Bachelor of Science. */
const A_NORM = /\bBS (?:EN |ISO |IEC )*\d[\d/-]*/gu;

/** Whether a degree is of the field a demand names; a field we have no list for must be named by the degree itself. */
export function fieldFits(demand: string, degree: string): boolean {
  const asked = DEGREE_FIELDS.filter((pattern) => pattern.test(inFull(demand)));
  if (asked.length > 0) return asked.some((pattern) => pattern.test(inFull(degree))) || sharesSubject(demand, degree);
  const named =
    /\b(?:in|of|en|als|zum|zur|im bereich)\s+(?:an? |the )?(?!(?:any|related|relevant|similar|equivalent|progress|experience|practice|discipline|subject|field|area)\b)(\p{L}{4,})/u.exec(
      inFull(demand),
    )?.[1];
  return named === undefined || inFull(degree).includes(named.slice(0, 6));
}

/** "Politics" of "politics, geography or social policy": a subject of a list that no list of ours knows. */
function sharesSubject(demand: string, degree: string): boolean {
  const own = new Set(foldedWords(degree).map((word) => word.slice(0, A_STEM)));
  return foldedWords(demand).some((word) => word.length >= A_STEM && !NO_SUBJECT.test(word) && own.has(word.slice(0, A_STEM)));
}
/** Letters. */
const A_STEM = 6;
const NO_SUBJECT =
  /^(?:degree|bachelor|master|associat|diplom|relat|field|subject|disciplin|equivalen|experien|scienc|studie|honour|honor|relevan|similar|universit|qualif|certif|colleg|school|program|applied|general|minimum|undergrad|postgrad|graduat|licen|preferab|foundat|advanced|professional|technical|technolog|management|internation|ausbild|abgeschl|studiu|berufs|fachkr|vergleich|titulai|formatio|formacio)/u;
