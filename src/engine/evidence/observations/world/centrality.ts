import type { ObservedText } from '../observed-text.ts';

/**
 * Words before which the point of a line is over: what comes behind them is with what, for whom, where, or one example of several.
 * "of" is none of them: a team of nurses is about nurses.
 */
const ASIDE =
  /(?<![\p{L}\p{N}])(?:using|with|via|through|for|from|at|in|into|on|onto|by|across|within|under|after|before|during|including|such as|like|e\.g\.|where|when|while|which|who|that|because|so that|to (?:help|support|ensure|increase|improve|reduce|drive|meet|achieve))(?![\p{L}\p{N}])/giu;
const COMMAS = /[,;/]|\s(?:and|&|or|plus)\s/giu;
/** A figure that says what came of it: the line is about that. */
const RESULT = /\d\s?%|[£$€₹]\s?\d|\d[\d.,]*\s?(?:[kKmM]\b)?\s(?:to|→|->)\s[£$€]?\d/u;

/** What a joke about a thing loses where its line is about something else, in points of oddity. */
const LOSS = { aside: 1.4, bracket: 1.2, far: 0.8, listed: 0.7, result: 0.6, summary: 1.6, aim: 3 } as const;
/** From here on the line is about something else, and the joke would be about no line of this CV. */
export const ELSEWHERE = 2.5;
const LOOKS_FOR = /\b(?:seeking|looking (?:for|to)|in search of|position (?:on|in|at|with|as)|hoping to|wish to|aim(?:ing)? to|opportunity to)\b/iu;
/** Words that stand before the object of most lines: "Managed the day-to-day", "Helped our internal". */
const NEAR = 6;

/**
 * How far from the point of its line a thing is named, 0 where it is what the line is about: behind "using" or "for", in a bracket, third in
 * a list, many words in, or beside a result that is the point. Nothing of it holds for a list of skills, papers or interests.
 */
export function offCentre({ place, section, text, job }: ObservedText, start: number): number {
  if (place !== 'work') return 0;
  const before = text.slice(0, start);
  // What somebody looks for is no line of work: "Herd manager position on a progressive dairy".
  if (job === null && (section === 'objective' || LOOKS_FOR.test(text))) return LOSS.aim;
  if (job === null && section === 'summary') return LOSS.summary;
  const inBracket = before.lastIndexOf('(') > before.lastIndexOf(')');
  const asides = [...before.matchAll(ASIDE)].length;
  const commas = [...before.matchAll(COMMAS)].length;
  const words = before.split(/\s+/u).filter(Boolean).length;
  return (
    (inBracket ? LOSS.bracket : 0) +
    Math.min(2, asides) * LOSS.aside +
    (commas >= 2 ? LOSS.listed : 0) +
    (words > NEAR ? LOSS.far : 0) +
    (RESULT.test(text) ? LOSS.result : 0)
  );
}
