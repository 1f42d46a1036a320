import type { Context } from '../../../context.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 8;
const MAX_HALF = 44;
const LONGEST = 70;

/** Two virtues that pull apart, each in words of its own; nobody is at fault who has both. */
interface Opposites {
  name: string;
  one: RegExp;
  other: RegExp;
}

const OPPOSITES: readonly Opposites[] = [
  {
    name: 'both-lead-follow',
    one: /\b(?:(?:strong|natural|born|proven|effective|excellent|great|good) (?:leader|leadership)(?: skills)?|leadership skills)\b/iu,
    other: /\b(?:follow(?:s|ing)? (?:instructions?|directions?|orders|procedures)|takes? (?:direction|instructions?)(?: well)?)\b/iu,
  },
  {
    name: 'both-big-small',
    one: /\b(?:big[- ]picture(?: thinker| thinking)?|strategic (?:thinker|thinking|mindset|vision)|visionary)\b/iu,
    other: /\b(?:attention to detail|detail[- ]orient(?:ed|ated)|eye for detail|meticulous)\b/iu,
  },
  {
    name: 'both-team-alone',
    one: /\b(?:team[- ]?player|team[- ]oriented|teamwork(?:er)?)\b/iu,
    other:
      /\b(?:work(?:s|ing)? (?:well )?(?:independently|alone|autonomously)|independent worker|self[- ]sufficient|(?:minimal|little|without) supervision)\b/iu,
  },
  {
    name: 'both-calm-lively',
    one: /\b(?:calm|level[- ]headed|even[- ]tempered|composed|patience)\b/iu,
    other: /\b(?:energetic|high[- ]energy|dynamic (?:individual|professional|person|leader|team player)|go[- ]getter|bubbly)\b/iu,
  },
  {
    name: 'both-many-focus',
    one: /\bmulti-?\s?task(?:er|ing)?\b/iu,
    other: /\b(?:highly focus(?:s)?ed|laser[- ]focus(?:s)?ed|focus(?:s)?ed individual|goal[- ]focus(?:s)?ed|stay(?:s|ing)? focus(?:s)?ed|concentration)\b/iu,
  },
  {
    name: 'both-fast-careful',
    one: /\b(?:fast[- ]paced|fast worker|works? (?:quickly|fast)|speed and (?:efficiency|accuracy))\b/iu,
    other: /\b(?:attention to detail|detail[- ]orient(?:ed|ated)|eye for detail|meticulous|thorough(?:ness)?)\b/iu,
  },
  {
    name: 'both-make-check',
    one: /\b(?:creative (?:thinker|thinking|individual|mind|professional)|creativity)\b/iu,
    other: /\b(?:analytical (?:thinker|thinking|mind|skills)|strong analytical|highly analytical)\b/iu,
  },
];

const isClaim = ({ job, place, section }: ObservedText): boolean =>
  job === null && place !== 'study' && place !== 'interests' && section !== 'experience' && section !== 'references';

/** Two things that somebody says of themselves in two lines, and that pull in two directions. The oddest pair. */
export function observeOpposites(context: Context): AnySighting[] {
  const claims = observedTexts(context).filter(isClaim);
  const seen = OPPOSITES.flatMap(({ name, one, other }): AnySighting[] => {
    const first = claimOf(context, claims, one, other);
    const second = claimOf(context, claims, other, one);
    if (first === null || second === null || (first.page === second.page && first.line === second.line)) return [];
    const [above, below] = first.page < second.page || (first.page === second.page && first.line < second.line) ? [first, second] : [second, first];
    const { quote, page, line } = below;
    const facts = { name, it: first.said, one: first.said, other: second.said };
    return [{ kind: 'against', quote, page, line, also: [{ quote: above.quote, page: above.page, line: above.line }], oddity: ODDITY, facts }];
  });
  return seen.slice(0, 1);
}

/** The first claim of one sort that does not hold the other as well: "alone or in a team" is one thought. */
function claimOf(
  context: Context,
  claims: readonly ObservedText[],
  words: RegExp,
  not: RegExp,
): { quote: string; page: number; line: number; said: string } | null {
  for (const text of claims) {
    const match = not.test(text.text) ? null : words.exec(text.text);
    if (match === null) continue;
    const quoted = quoteOf(context, text, match.index, match.index + match[0].length, MAX_HALF);
    if (quoted !== null && quoted.quote.length <= LONGEST) return { quote: quoted.quote, page: quoted.page, line: quoted.line, said: match[0].toLowerCase() };
  }
  return null;
}
