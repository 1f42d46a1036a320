import { voiceOf } from './untrue-of-line.ts';

/** Wants the line changed: a question that the line should answer, or a request for more or less of it. */
const WANTS_CHANGE =
  /(?:^|[.:;,!?]\s+|\b(?:and|then|first) )(?:say|name|give|put|add|show|print|state|spell|lift|move|link|write|cut|drop|swap|trade|replace|turn|merge|shorten|count|start)\b|\b(?:would|could) (?:help|finish|make|complete|settle|round it off|carry|open|be worth)\b|\bin place of\b|\binstead\b|\bbelongs? (?:here|there)\b|\btry (?:the|it|this)\b/iu;
/** Wants it left as it stands. */
const WANTS_NO_CHANGE =
  /\b(?:as it is|as they are|where (?:it|they) (?:is|are)|as it stands|alone\b|exactly|nothing (?:to (?:mend|change|add|do)|is missing|wrong|was found)|no change|need not change|would not (?:touch|change|add)|needs? no(?:thing)? (?:help|explaining|polish)|not change a word|let (?:it|this) stand|no fault|is sound|save your red pen|leave (?:it|this|them|the line)\.)|^(?:keep|let) it(?: stand)?\.$|^keep it\. the joke/iu;
const WANTS_IT_EARLIER = /\b(?:first|front|earlier|top|higher|forward|turn (?:it|the sentence) round|move)\b/iu;
const WANTS_ITS_PLACE = /\bin (?:this|its|the same) order\b|\bwhere (?:it|they) (?:is|are)\b/iu;
const WANTS_ONE = /\b(?:choose (?:one|whichever)|keep the other|either of|one of the two)\b/iu;
const WANTS_BOTH = /\bboth\b/iu;

const WANTS_IT_OUT = /\bbrackets? off\b|\bout of (?:the|those )?(?:brackets|them)\b|\bsentence of its own\b|\blift\b/iu;
const WANTS_IT_IN = /\bbracket\b/iu;

/** What cannot stand side by side, in either order. */
const OPPOSED: readonly (readonly [RegExp, RegExp])[] = [
  [WANTS_CHANGE, WANTS_NO_CHANGE],
  [WANTS_IT_EARLIER, WANTS_ITS_PLACE],
  [WANTS_ONE, WANTS_BOTH],
  [WANTS_IT_OUT, WANTS_IT_IN],
];

/**
 * Whether a mentor's sentence and a way out under the same line ask for contrary things; what they show of the line asks for nothing. The
 * mentor's is read once, and held against one way out after another.
 */
export function contraryTo(gentle: string): (fix: string) => boolean {
  const told = voiceOf(gentle);
  const wanted = OPPOSED.map(([one, other]) => ({ one, other, isOne: one.test(told), isOther: other.test(told) })).filter(
    ({ isOne, isOther }) => isOne || isOther,
  );
  return (fix) => {
    const way = voiceOf(fix);
    return wanted.some(({ one, other, isOne, isOther }) => (isOne && other.test(way)) || (isOther && one.test(way) && !other.test(way)));
  };
}
