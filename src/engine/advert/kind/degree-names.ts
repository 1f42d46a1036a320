import { DEGREE_LETTERS } from '../../lexicon/demands/degree-names.ts';

/** "BSW", "B.Com.", "M.Sc", "PgDip": letters with or without dots, the first of each word large. */
const LETTERS =
  /(?<![\p{L}\p{N}@/.-])(?:(?:\p{Lu}{1,2}\p{Ll}{0,5}\.\s?){1,3}(?:\p{Lu}\p{Ll}{0,5}\b)?|\p{Lu}{1,2}\p{Ll}{0,4}\p{Lu}?\p{L}{0,5})(?![\p{L}\p{N}@-])/gu;
/** Two letters that many other things are called by: they name a degree only with a field or a school behind them. */
const DOUBTFUL = /^(?:as|aa|ae|ba|bs|be|bl|ma|ms|mn|md|mit|mat|mn|bit|bas|ab|sb|gce|hsc|ssc|nsc|mch|mim|mls|mls|pgd|bsa|bot|bhm|bha|mpa)$/u;
const OF_A_FIELD = /^\.?(?:\s?\((?!\d)|,?\s(?:\((?:hons|honours)\)|hons\b|in\b|of\b|degree\b|\p{Lu}\p{Ll}{3,})|\s?$)/u;
/** "MS Office", "BA Flights" and "Boston, MA" are none. */
const NO_DEGREE = /^\s(?:Office|Excel|Word|Project|Access|Teams|Power|Outlook|Visio|Dynamics|Azure|SQL|Windows|SharePoint|Suite|Paint|Publisher|Society)/u;
const BEHIND_A_PLACE = /\p{L}{3,},\s?$/u;

/** A text with each degree that stands there in letters said in full behind it: "BSW" is a bachelor's degree in social work. */
export function withDegreesSpelled(text: string): string {
  const found = [...text.matchAll(LETTERS)].flatMap(([written], at, all) => {
    const letters = written.replace(/[.\s]/gu, '').toLowerCase();
    const name = DEGREE_LETTERS.get(letters);
    // The FDA and a foundation degree in arts differ by their small letters alone.
    if (name === undefined || (letters.startsWith('fd') && !written.startsWith('Fd'))) return [];
    // DSC is calorimetry.
    if (written === 'DSC') return [];
    // "March" is a month, "MArch" an architect's degree.
    if (!/\p{Lu}[^\p{Lu}]*\p{Lu}|\./u.test(written) && !/^(?:bsc|msc|phd|bcom|bed|beng)$/u.test(letters)) return [];
    const start = all[at]?.index ?? 0;
    const after = text.slice(start + written.length);
    const isDoubtful = DOUBTFUL.test(letters) && (!OF_A_FIELD.test(after) || NO_DEGREE.test(after) || BEHIND_A_PLACE.test(text.slice(0, start)));
    return isDoubtful ? [] : [name];
  });
  return found.length === 0 ? text : `${text} | ${[...new Set(found)].join(' | ')}`;
}
