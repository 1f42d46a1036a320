import type { FullRoastReport } from '../../../../domain/report.ts';
import { isTelling, measuresIn } from '../../../english/measures.ts';
import type { Judgement } from '../../../judgement.ts';
import { OUTSTANDING, strengthOf } from '../../strength/line-strength.ts';
import { placesInWords } from '../places.ts';
import { answerQuote } from './answer-want.ts';
import { tellsOfChange, tellsOfRank } from './answering-lines.ts';

type StrongLines = NonNullable<FullRoastReport['strongLines']>;

/** A reader decides within the first lines of the page; what stands among them stands high enough. */
const TOP = 12;
const NAMED = 2;

/** Being there, helping and having to are no result, whatever figure stands in the line. */
const NO_RESULT = /^(?:took part|participat\p{L}+|attend\p{L}+|assist\p{L}*|help\p{L}*|involved|responsible|required)\b|\brequires?\b/iu;

/** The sentence of a bullet that tells the result. */
const resultIn = (quote: string): string =>
  quote.split(/(?<=[\p{L}\d)%]{2}[.;])\s+(?=[\p{Lu}\d])/u).find((sentence) => tellsOfChange(sentence) || tellsOfRank(sentence)) ?? quote;

/**
 * Where the best evidence stands, and that it belongs at the top: results only, and none that stands there already, in its line or in the
 * summary. Empty where nothing is to be moved.
 */
export function bestEvidence({ cv, lines }: Judgement, strong: StrongLines): string[] {
  const opening = cv.summary.map(({ text }) => text).join(' ');
  const top = lines.slice(0, TOP);
  const isHigh = ({ page, line }: StrongLines[number]): boolean => top.some((one) => one.page === page && one.line === line);
  const isTold = ({ quote }: StrongLines[number]): boolean => measuresIn(quote).some((figure) => isTelling(figure) && opening.includes(figure));
  const results = strong.filter(({ quote }) => strengthOf(quote, true, cv.language) >= OUTSTANDING && !NO_RESULT.test(quote));
  const [best, next] = results.slice(0, NAMED);
  if (best === undefined || isHigh(best) || isTold(best)) return [];
  const beside = next === undefined || isHigh(next) || isTold(next) ? '' : ` The next best is at ${placesInWords([next])}.`;
  const where = cv.summary.length > 0 ? 'your opening lines' : 'two lines under your name';
  return [`Your best result near the top. Yours is down at ${placesInWords([best])}: “${answerQuote(resultIn(best.quote))}”. Put it in ${where} too.${beside}`];
}
