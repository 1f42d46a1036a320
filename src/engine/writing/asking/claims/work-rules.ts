import { isMeasured } from '../../../english/measures.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { plainQuestionsFor } from '../../../lexicon/wording/asks/plain-questions.ts';
import { type ClaimAsk, asksBehind, asksOnly } from './claim-shapes.ts';
import { CHARGE, type Rule, verbs } from './rule.ts';

const MAKING = verbs(
  'write build create design redesign develop draw draft devise make compile produce automate rebuild rewrite introduce establish start launch set',
);

const LASTING = verbs(
  'build rebuild migrate move convert map survey georeference scan digitise digitize refurbish install fit rewire clear catalogue rehouse relocate review translate',
);

const AGAIN = verbs('check count clean inspect monitor review update test audit record restock order patrol publish post report');

/** "Media fill participation", "Equipment validation": a deed told as a thing. */
export const deedAsThing: Rule = (claim) =>
  claim.verb === null &&
  claim.counted.length === 0 &&
  claim.list === null &&
  /^(?:[\p{L}-]+\s){1,5}(?:participation|exposure|involvement|attendance|monitoring|validation|calibration|cleaning|testing|sampling|reviews?|handling|investigations?|maintenance|documentation|preparation|inspections?|planning|coordination|support|administration)(?:\s(?:of|for|in|at|with|as)\s.+)?$/iu.test(
    claim.text,
  )
    ? asksBehind(claim, 'often', 'How often did you do it, and what was your own part?', ', ', {
        kind: 'amount',
        label: 'How often',
        example: 'about 4 times a month',
      })
    : null;

/** Things in a row: which of them was the work. */
export const rowOfThings: Rule = (claim) => {
  const { list } = claim;
  if (list === null) return null;
  const [first = ''] = list;
  const segments = claim.text.replace(/\s*\([^)]*\)/gu, '').split(/,\s+/u);
  const ofTheLine =
    segments.find(
      (item) =>
        !/^(?:an?|one|some|and|in|with|at|by|half)\s|\s(?:and|&)\s|\s(?:most|on|every)\s|\b(?:a|an) (?:day|week|month|year)\b|\b(?:hours?|shifts?|off)\b/iu.test(
          item,
        ),
    ) ?? first;
  const example =
    /^\p{Lu}\p{Ll}/u.test(ofTheLine) && ofTheLine === first && !/^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(ofTheLine)
      ? ofTheLine.charAt(0).toLowerCase() + ofTheLine.slice(1)
      : ofTheLine;
  const arePlaces = list.filter((item) => /^(?:an?|the)\s/iu.test(item)).length >= 2;
  return arePlaces
    ? asksOnly('largest', 'Which of them was the largest, and what did you do there yourself?')
    : asksBehind(claim, 'mostly', 'Which of these took most of your time, and how much of it was there?', ', mostly ', {
        kind: 'noun',
        label: 'Mostly',
        example,
      });
};

/** Deeds in a row: "Boarded, taped and skimmed new builds". */
export const rowOfDeeds: Rule = (claim) =>
  claim.verb !== null &&
  claim.counted.length === 0 &&
  /^\p{L}+(?:ed|t|d|k|n|g)(?:\s[^,;:]{1,40})?,\s(?:and\s)?\p{L}+(?:ed|t|d|k|n|g)\b/u.test(claim.text) &&
  !claim.tells.change
    ? asksOnly('most', 'Which of these did you do most, and how much of it in an ordinary week?')
    : null;

/** Programs in a row behind a verb of use. */
export const tools: Rule = (claim) => {
  const [, , names = ''] =
    /^(used?|utili[sz]ed?|worked (?:with|in|on)|using|proficient in)\s((?:\p{Lu}[\p{L}\d+#.&-]*(?:\s\p{Lu}[\p{L}\d+#.&-]*)?(?:,\s|\sand\s|\s&\s)?(?:and\s)?){2,})/iu.exec(
      claim.text,
    ) ?? [];
  const isOfTools = /^(?:used?|utili[sz]e[ds]?)\s\p{Lu}/u.test(claim.text.charAt(0).toLowerCase() + claim.text.slice(1));
  return names === '' || !isOfTools || claim.tells.outcome ? null : asksOnly('tools', 'Which of these did you use every day, and what did you make with it?');
};

/** People, gatherings and food are used by nobody. */
const LIVING =
  /\b(?:orchestra|choir|teams?|groups?|class(?:es)?|lessons?|sessions?|meetings?|culture|relationships?|events?|concerts?|food|meals?|dishes|bread|cakes?|coffee|drinks|lunch|dinners?|campaigns?|rapport)\b/iu;

/** What was made: who uses it, or how long it took. */
export const made: Rule = (claim) => {
  if (claim.verb === null || !MAKING.has(claim.verb) || claim.tells.change) return null;
  if (/^set (?!up\b)|^(?:draw|drew) up\b|^made (?:sure|up|it)\b|^make (?:sure|up)\b|^start(?:ed)? (?:as|at|in|on|with)\b/iu.test(claim.text)) return null;
  if (LIVING.test(claim.text)) return null;
  if (!/\b(?:used|uses?|using|ask(?:ed)? for|for (?:a|an|the|all|every|both|my|our|other|new)\s|serving)\b/iu.test(claim.bullet) && !claim.tells.outcome)
    return asksBehind(claim, 'used', 'Who uses it, and how many people is that?', ', used by ', { kind: 'noun', label: 'Who uses it', example: '' });
  if (claim.tells.outcome) return asksOnly('cost', 'Who asked for it, and what did it cost in money or in hours?');
  if (!claim.tells.time) return asksBehind(claim, 'took', 'How long did it take you?', ', in ', { kind: 'amount', label: 'In how long', example: 'six weeks' });
  return null;
};

/** What takes its time: how long it took, or how many of you there were. */
export const lasting: Rule = (claim) => {
  if (claim.verb === null || !LASTING.has(claim.verb) || claim.counted.length === 0 || claim.tells.change) return null;
  if (!claim.tells.time) return asksBehind(claim, 'took', 'How long did it take?', ', in ', { kind: 'amount', label: 'In how long', example: 'five months' });
  return claim.tells.others
    ? null
    : asksBehind(claim, 'team', 'How many of you were there, and which part was yours?', ', in a team of ', {
        kind: 'amount',
        label: 'How many',
        example: 'four',
      });
};

/** What is done again and again: how often. */
export const again: Rule = (claim) =>
  claim.verb !== null &&
  AGAIN.has(claim.verb) &&
  claim.counted.length === 0 &&
  !claim.tells.time &&
  !claim.tells.outcome &&
  !/\b(?:when|while|whenever|before|after|every|each)\b/iu.test(claim.text)
    ? asksBehind(claim, 'often', 'How often, and what did you find?', ', ', { kind: 'amount', label: 'How often', example: 'twice a week' })
    : null;

/** What somebody has in hand and nobody has measured: a shop, a float, a fleet. */
export const size: Rule = (claim) =>
  claim.verb !== null &&
  CHARGE.has(claim.verb) &&
  claim.counted.length === 0 &&
  !isMeasured(claim.text) &&
  /^\p{L}+\s(?:the|a|an|our|all)?\s?\p{L}/iu.test(claim.text) &&
  !/^\p{L}+\s(?:to|in|on|at|by|with|as)\b/iu.test(claim.text)
    ? asksBehind(claim, 'size', 'How large was it, in people or in money?', ', ', { kind: 'amount', label: 'How large', example: '' })
    : null;

/** What was bargained for. */
export const bargained: Rule = (claim) =>
  claim.verb === 'negotiate' && !claim.tells.outcome ? asksOnly('bargain', 'What did you get that was not on the table at first?') : null;

/** A deed without a size: what came of it. */
export const deed: Rule = (claim) =>
  claim.verb === null || claim.tells.outcome || NO_OUTCOME.has(claim.verb)
    ? null
    : claim.counted.length > 0
      ? null
      : (plainQuestion(claim.text) ??
        asksBehind(claim, 'came', 'What came of it? A number, a name or a date will do.', ', with ', { kind: 'noun', label: 'In a few words', example: '' }));

const plainQuestion = (text: string): ClaimAsk | null => {
  const [question] = plainQuestionsFor(text);
  return question === undefined ? null : asksOnly(`plain ${question}`, question);
};

const NO_OUTCOME = verbs('win receive award attend earn learn join leave work start staff gain achieve be have get act speak travel study live');

/** A duty told as a thing, of which no rule knows more. */
export const duty: Rule = (claim) => {
  const { text } = claim;
  if (claim.verb !== null || claim.tells.outcome || claim.list !== null || text.split(/\s+/u).length < 3 || NO_DUTY.test(text)) return null;
  const [first = ''] = text.split(/\s/u);
  const head = (/(\p{L}+)(?:\s\(|$|\s(?:and|for|of|in|at|with|on|to)\s)/u.exec(text)?.[1] ?? '').toLowerCase();
  if (TITLE_WORDS.has(head) || TITLE_WORDS.has(first.toLowerCase()) || /\b(?:holder|operator|practitioner|keeper|champion|rep|lead)\b/iu.test(text))
    return asksOnly('post', 'For how long, and what did you answer for in it?');
  return claim.tells.time || claim.counted.length > 0
    ? null
    : asksBehind(claim, 'week', 'How much of that was there in an ordinary week?', ', about ', { kind: 'amount', label: 'How much', example: '' });
};

/** Asides, names and half sentences. */
const NO_DUTY =
  /@|^(?:[Ww]hile|[Mm]ostly|[Pp]eople|[Oo]wn|[Ss]ervice|[Oo]f|[Tt]hen|[Ll]ater|[Aa]lso|[Cc]ertified|[Ll]evel|[Gg]rade|[Yy]ear|[Ss]ame|[Pp]lus)\b|^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\b|^\p{Lu}{2,}\s\d|\b(?:is|are|was|were|has|have|had|chiefly|part[- ]time|full[- ]time|seasonal|casual|then)\b|\d(?:st|nd|rd|th)\b|\bplace\b/u;
