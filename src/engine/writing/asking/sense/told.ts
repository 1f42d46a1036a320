import { isMeasured } from '../../../english/measures.ts';
import { tellsOfChange } from '../../report/wants/answering-lines.ts';

/** What a question wants to know of a deed. */
export type Property = 'count' | 'rate' | 'time' | 'money' | 'result' | 'whom' | 'share' | 'names';

const ASKED: readonly (readonly [Property, RegExp])[] = [
  [
    'rate',
    /\bhow often\b|\bin an ordinary (?:week|month|day|year)\b|\bon an? (?:ordinary|busy|full) (?:day|night|shift|list)\b|\bin a (?:day|week|month|year)\b/iu,
  ],
  ['time', /\bover what time\b|\bhow long\b|\bover how many years\b|\bhow many working days\b/iu],
  [
    'money',
    /\bhow much did you sell\b|\bhow much is spent\b|\bin money\b|\bwhat did (?:it|they|a campaign) (?:save|cost|take)\b|\bhow large (?:is|was) (?:it|the budget)\b/iu,
  ],
  [
    'result',
    /\bwhat came of\b|\bwhat (?:got|was|is|were) (?:better|different)\b|\bhow did it (?:end|turn out|usually end)\b|\bhow it ended\b|\bwhat became of\b|\bwhat changed\b|\bbrought that about\b|\bfrom what to what\b/iu,
  ],
  ['whom', /\bwho uses\b|\bfor whom\b|\bwhom was it for\b|\bwhom did you\b|\bwith whom\b|\bwho (?:read|asked for|checked)\b/iu],
  ['share', /\bhow many of you\b|\bhow many people were you\b|\bwho did the rest\b|\bwho worked on it\b|\bwhich part\b|\bwho did this\b|\byour own part\b/iu],
  ['names', /\bin which program\b|\bwhich .*do you use\b/iu],
  ['count', /\bhow many\b/iu],
];

/** What a question asks for: several things where it is a double one. */
export const propertiesOf = (question: string): Property[] => ASKED.flatMap(([property, words]) => (words.test(question) ? [property] : []));

const OFTEN =
  /\b(?:hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|annual(?:ly)?|yearly|termly|day-to-day|every|each|per|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?)\b|\b(?:once|twice|\d+ times|one \p{L}+ in \p{L}+)\b|\/\s?(?:day|week|month|year|shift|hr|hour)\b|\d\s?(?:\p{L}+\s){0,3}an? (?:hour|day|night|shift|week|month|term|season|year)\b/iu;
const SPAN =
  /\b(?:since|until|till|so far|to date)\b|\b(?:19|20)\d\d\b|\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|half an?|an?)[- ](?:\p{L}+ )?(?:minutes?|hours?|days?|nights?|weekends?|weeks?|fortnights?|months?|terms?|seasons?|winters?|summers?|years?)\b|\b(?:working day \d|maternity leaves?)\b/iu;
const MONEY = /[£$€₹]|\b(?:USD|EUR|GBP|INR|Rs\.?|lakhs?|crores?|budget of|worth)\b/iu;
/** Something is told that was so afterwards, in words or in two figures against each other. */
const RESULT =
  /\b(?:so that|resulting|result(?:ed|s)? in|leading to|led to|which (?:cut|saved|ended|won|made|brought|they|now|has|have|is|are|we)|fell|rose|dropped|grew|halved|doubled|went from|down (?:from|to|by)|up (?:from|to|by)|passed|promoted|qualified|none|nobody|never|without|no \p{L}+ (?:case|complaint|accident|day|remark|recordable)s?|still (?:in use|there|use|using|here)|kept on|now (?:takes?|covers?|us(?:es|ed))|won|had (?:taken|been) \d+|recovered|affirmed|settled|closed within|early|ahead of|under budget|on time)\b|\((?:it )?was \p{L}*\s?\d|\bfrom \d[\d.,]*\s?%? to \d|→|->|\b(?:19|20)\d\d,\s\d[\d.,]*\s?(?:%|\p{L}+) in (?:19|20)\d\d|\d\s?%|\b(?:verdict|outcome):?\b/iu;
const WHOM =
  /\b(?:used by|moved to|\d users|uses? it|for (?:the |our |all |a |an )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|reception|everyone|other teams|US|UK|new)|asked (?:for|to)|they (?:have|use|still)|serving|on behalf of)\b/iu;
const SHARE =
  /\b(?:alone|myself|single[- ]handed(?:ly)?|on my own|team of|with (?:two|three|four|five|an?|fellow|colleagues|\p{Lu})|together|signatures?|as (?:lead|sole|part of))\b|\bwe\b/u;
const PROGRAM = /\bin \p{Lu}|\b(?:Excel|Access|Google Sheets|Power BI)\b/u;

/** What is counted stands in the line as soon as any number does. */
const BY_ITS_LINE = /\bhow many (?:of them|people|were there|in a year|and how often)\b|^How many,/iu;

/** The things that a count would count: "How many pallets …?", "How many of them …?". */
const counted = (question: string): string =>
  (
    /\bhow many ((?:\p{L}[\p{L}-]*\s?)+?)(?=\s(?:is|are|was|were|did|do|does|on|in|at|use|it|came|took|sit|there|\p{L}+s by)\b|[,?])/iu.exec(question)?.[1] ??
    ''
  )
    .trim()
    .split(' ')
    .at(-1)
    ?.toLowerCase() ?? '';

/**
 * Whether a line, its bullet or what stands around it tells already what a question asks. A double question is told as soon as a half of
 * it is. `around`: the lines of the same job above and below.
 */
export function isTold(question: string, line: string, bullet: string, around: string): boolean {
  return propertiesOf(question).some((property) => {
    switch (property) {
      case 'count':
        // "Who uses it, and how many people is that?" is about another count than the line's own.
        if (/^(?:Who|What became|What did)\b/u.test(question)) return false;
        return (
          isCountedIn(line, question) || isCountedIn(bullet, question) || isCountedIn(around, question) || (BY_ITS_LINE.test(question) && isMeasured(line))
        );
      case 'rate':
        // How often somebody is on call says nothing of how often the bell rings.
        return (OFTEN.test(line) && !/\bcalled out\b/u.test(question)) || isRatedBeside(around, question);
      case 'time':
        return SPAN.test(line) || SPAN.test(bullet);
      case 'money':
        return MONEY.test(bullet);
      case 'result':
        return (
          (RESULT.test(bullet) && !/^What (?:did you do|became of)/u.test(question)) ||
          (question.startsWith('What got better') && around.split('\n').some(tellsOfChange))
        );
      case 'whom':
        return WHOM.test(bullet);
      case 'share':
        return SHARE.test(bullet);
      default:
        return PROGRAM.test(line);
    }
  });
}

/** "26 of their hiring managers": what the question would count has its number in another sentence. */
function isCountedIn(text: string, question: string): boolean {
  const things = counted(question);
  if (things === '' || things === 'of' || text === '') return false;
  const people =
    things === 'people'
      ? 'people|staff|colleagues|bakers|engineers|agents|drivers|nurses|teachers|cooks|chefs|assistants|members|apprentices|employees'
      : things;
  return new RegExp(
    String.raw`(?:\d[\d,.]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\s(?:[\p{L}-]+\s){0,2}(?:${people})(?!\p{L})`,
    'iu',
  ).test(text);
}

/** What is done by the day stands with its number beside: asked again, two answers would contradict each other. */
function isRatedBeside(around: string, question: string): boolean {
  const things = counted(question);
  return things !== '' && things !== 'of' && new RegExp(String.raw`\d[\d,.]*\s(?:[\p{L}-]+\s){0,2}${things}\s(?:an?|per|each|every)\s`, 'iu').test(around);
}
