import { foldKeepingSigns } from '../english/folding.ts';
import { DEGREE_LEVELS, DEGREE_FIELDS } from '../lexicon/demands/degrees.ts';

/** 5 doctorate, 4 master, 3 bachelor, 2 vocational or associate, 1 school; null where a text names none. The lowest named counts for a demand ("bachelor's or master's"). */
export function degreeLevel(text: string, which: 'lowest' | 'highest' = 'lowest'): number | null {
  const folded = foldKeepingSigns(text);
  const found = DEGREE_LEVELS.filter(([, pattern]) => pattern.test(folded)).map(([level]) => level);
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

/** Whether a demand and a paper name one field of study that we know. */
export const sharesField = (demand: string, paper: string): boolean =>
  DEGREE_FIELDS.some((pattern) => pattern.test(foldKeepingSigns(demand)) && pattern.test(foldKeepingSigns(paper)));

/** Whether a text names a field of study that we have a list for. */
export const hasKnownField = (text: string): boolean => DEGREE_FIELDS.some((pattern) => pattern.test(foldKeepingSigns(text)));

/** Whether a degree is of the field a demand names; a field we have no list for must be named by the degree itself. */
export function fieldFits(demand: string, degree: string): boolean {
  const asked = DEGREE_FIELDS.filter((pattern) => pattern.test(foldKeepingSigns(demand)));
  if (asked.length > 0) return asked.some((pattern) => pattern.test(foldKeepingSigns(degree)));
  const named =
    /\b(?:in|of|en|als|zum|zur|im bereich)\s+(?:an? |the )?(?!(?:any|related|relevant|similar|equivalent|progress|experience|practice|discipline|subject|field|area)\b)(\p{L}{4,})/u.exec(
      foldKeepingSigns(demand),
    )?.[1];
  return named === undefined || foldKeepingSigns(degree).includes(named.slice(0, 6));
}
