import type { Context } from '../../../context.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 8.5;
const MAX_HALF = 44;
const LONGEST = 70;

/** What people praise in themselves, by what it promises. */
const PRAISES: Readonly<Record<string, RegExp>> = {
  communication:
    /\b(?:(?:excellent|strong|good|great|effective|exceptional|outstanding) (?:\p{L}+(?:,| and| &) )?communicat(?:ion|or)(?: skills)?|communication skills)\b/iu,
  detail: /\b(?:attention to detail|detail[- ]orient(?:ed|ated)|eye for detail|detail[- ]focus(?:s?ed))\b/iu,
  time: /\b(?:(?:excellent |strong |good |effective )?time[- ]management(?: skills)?|punctual\w*)\b/iu,
  organised: /\b(?:(?:well|highly|very)[- ]organi[sz]ed|(?:excellent |strong |good |great )?organi[sz]ation(?:al)? skills)\b/iu,
  creative: /\b(?:creative (?:thinker|thinking|problem[- ]solv\w+)|creativity)\b/iu,
  multitask: /\bmulti-?\s?task(?:er|ing)?\b/iu,
  team: /\bteam[- ]?player\b/iu,
  learner: /\b(?:(?:quick|fast) learner|quick to learn|learns? quickly)\b/iu,
  hard: /\b(?:hard[- ]?working|hard worker)\b/iu,
  motivated: /\bself[- ]motivated\b/iu,
  reliable: /\breliab(?:le|ility)\b/iu,
  adaptable: /\badaptab(?:le|ility)\b/iu,
  problems: /\bproblem[- ]solv(?:er|ing)(?: skills)?\b/iu,
};

const isClaim = ({ job, place, section }: ObservedText): boolean => job === null && place !== 'study' && place !== 'interests' && section !== 'experience';

/** The same praise in two lines of what somebody says of themselves. One of them. */
export function observePraiseTwice(context: Context): AnySighting[] {
  const claims = observedTexts(context).filter(isClaim);
  for (const [name, words] of Object.entries(PRAISES)) {
    const found = claims.flatMap((text) => {
      const match = words.exec(text.text);
      const at = match === null ? null : quoteOf(context, text, match.index, match.index + match[0].length, MAX_HALF);
      return match === null || at === null || at.quote.length > LONGEST ? [] : [{ said: match[0], at }];
    });
    const [first, second] = found;
    // A third time is another count.
    if (context.lines.filter(({ text }) => words.test(text)).length > 2) continue;
    if (first === undefined || second === undefined || first.at.quote.includes(second.at.quote) || second.at.quote.includes(first.at.quote)) continue;
    if (first.at.page === second.at.page && first.at.line === second.at.line) continue;
    const { quote, page, line } = second.at;
    const also = [{ quote: first.at.quote, page: first.at.page, line: first.at.line }];
    return [{ kind: 'against', quote, page, line, also, oddity: ODDITY, facts: { name: `twice-${name}`, it: second.said } }];
  }
  return [];
}
