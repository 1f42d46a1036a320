import { plural } from '../../../english/grammar/agreement.ts';
import { isMeasured } from '../../../english/measures.ts';
import { VERBS_OF_CHANGE } from '../../../lexicon/grammar/countable-things.ts';
import { tellsOfChange, tellsOfRank } from '../../report/wants/answering-lines.ts';
import { isHollow } from '../sense/hollow.ts';
import { asksBehind, asksOnly, countsInside } from './claim-shapes.ts';
import { levelIn } from './read-claim.ts';
import { type Rule, near, verbs } from './rule.ts';

/** "Efficiency by 300%": of what. */
export const hollow: Rule = ({ text }) => (isHollow(text) ? asksOnly('hollow', 'What was counted, and where did it stand before and after?') : null);

/** Of what has changed: how, in what time, and what it was worth. */
export const change: Rule = (claim) => {
  const { tells, pair, text } = claim;
  if (!tells.change || isHollow(text)) return null;
  // "Breakfast for 210, banquets to 400" goes from nowhere to nowhere.
  if (pair === null && !MOVED.test(claim.bullet)) return null;
  const isHere = tellsOfChange(text) || (pair !== null && text.includes(pair.from) && text.includes(pair.to));
  if (!isHere && pair === null) return null;
  const how = pair === null ? 'What did you do that brought that about?' : `What did you do to get from ${pair.from} to ${pair.to}?`;
  if (!tells.how && (claim.verb === null || !isHere))
    return isHere ? asksBehind(claim, 'how', how, ', by ', { kind: 'noun', label: 'By doing what', example: '' }) : asksOnly('how', how);
  const time = pair === null ? 'How long did it take?' : `How long did it take to get from ${pair.from} to ${pair.to}?`;
  if (!tells.time)
    return isHere ? asksBehind(claim, 'time', time, ', in ', { kind: 'amount', label: 'In how long', example: '14 months' }) : asksOnly('time', time);
  if (pair !== null && !/[£$€₹]|\bhours?\b|\bworth\b/u.test(claim.bullet)) return asksOnly('worth', 'What was that worth in a year, in money or in hours?');
  return tells.others ? null : asksOnly('team', 'Who else worked on it, and which part was yours?');
};

const MOVED =
  /%|\b(?:fell|rose|down|up|dropp\p{L}*|halv\p{L}*|doubl\p{L}*|tripl\p{L}*|went|was|were|now|less|fewer|more|under|cut|reduc\p{L}*|increas\p{L}*|improv\p{L}*|rais\p{L}*|grew|used|instead|after|had|before)\b|→|->/iu;

/** A share that stands alone says nothing until it stands against another. */
export const level: Rule = (claim) => {
  const share = levelIn(claim);
  if (share === null || claim.tells.compared || share === 100) return null;
  const other =
    share >= 90
      ? Math.round((share - (100 - share) * 1.6) * (Number.isInteger(share) ? 1 : 10)) / (Number.isInteger(share) ? 1 : 10)
      : share >= 50
        ? Math.round(share - 9)
        : null;
  const question = 'What was it before, or what was the target?';
  if (other === null) return asksOnly('before', question);
  return asksBehind(claim, 'before', question, ', against ', { kind: 'amount', label: 'Against', example: `${other}% before` });
};

/** "16 rooms per day": whether that is much. */
export const rate: Rule = (claim) => {
  const rated = claim.counted.find((one) => one.rate !== '' && one.value > 2);
  if (rated === undefined || claim.tells.compared || claim.tells.outcome) return null;
  if (BY_A_KITCHEN.test(rated.things) && !claim.tells.others)
    return asksBehind(claim, 'crew', 'How many of you were there to do it?', ', with ', {
      kind: 'amount',
      label: 'How many of you',
      example: 'five of us',
    });
  if (!BY_ONE_PERSON.test(rated.things)) return null;
  if (rated.rate.endsWith('year'))
    return asksBehind(claim, 'grew', `How many ${rated.things} a year was it when you began?`, ', against ', {
      kind: 'amount',
      label: 'How many',
      example: `${near(rated.value, 0.7)} in the first year`,
    });
  const per = rated.rate
    .replace(/^per\s/u, 'a ')
    .replace(/^each\s|^every\s/u, 'a ')
    .replace(/\ba (?=hour)/u, 'an ');
  return asksBehind(claim, 'norm', `How many ${rated.things} ${per} was the target, or what did the others do?`, ', against a target of ', {
    kind: 'amount',
    label: 'Target',
    example: near(rated.value, 0.85),
  });
};

/** What one person gets done in a day, and is compared by: the lunches of a canteen are the work of its whole kitchen. */
const BY_ONE_PERSON =
  /(?:^|\s)(?:calls|tickets|rooms|picks|parcels|drops|items|orders|accounts|claims|filings|cases|files|enquiries|e-?mails|messages|invoices|letters|jobs|visits|dogs|cars|parts|units|bags|viewings)$/iu;

/** What a kitchen or a bakehouse turns out together. */
const BY_A_KITCHEN = /(?:^|\s)(?:lunches|breakfasts|dinners|meals|covers|loaves|plates|portions)$/iu;

/** "Every kitchen in the village": how many that is. */
export const all: Rule = (claim) => {
  const [, , things = ''] =
    /^(?:did |fitted |cleaned |painted )?(every|each|all(?: of)?(?: the)?|most of the|nearly every|almost every)\s((?:(?!from|of|in|for|on|at|with|by|to)\p{Ll}[\p{L}-]*\s)?(?!from|of|in|for|on|at|with|by|to)\p{Ll}[\p{L}-]{2,})(?=\s|,|$)/iu.exec(
      claim.text,
    ) ?? [];
  const head = things.split(' ').at(-1) ?? '';
  if (things === '' || claim.counted.length > 0 || NO_KIND.test(head)) return null;
  const many = things.endsWith('s') ? things : plural(things);
  return asksBehind(claim, 'all', `How many ${many} is that, roughly?`, ' (', { kind: 'amount', label: 'How many', example: `about 60 ${many}` }, ')');
};

const NO_KIND = /^(?:day|week|month|year|time|stage|level|area|aspect|step|way|kind|types?|areas|aspects|duties|staff|other|stocks?|of|the)$/iu;

/** "Council houses": a plural alone. */
export const bare: Rule = (claim) => {
  if (claim.verb !== null || !/^\p{L}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,3}$/u.test(claim.text) || !/[^su]s$/u.test(claim.text) || claim.counted.length > 0)
    return null;
  if (
    /\s(?:and|of|in|for|with|to)\s/u.test(claim.text) ||
    !/\s/u.test(claim.text) ||
    /^(?:also|it|they|we|this|skills|duties|various|references|hobbies|interests)\b/iu.test(claim.text) ||
    NO_KIND.test(claim.text)
  )
    return null;
  const many = claim.text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return asksBehind(claim, 'bare', `How many ${many}, roughly, and what did you do there?`, ', ', {
    kind: 'amount',
    label: 'How many',
    example: 'about 40 of them',
  });
};

/** Cases by the number: how many there were at first, or over what time. */
export const cases: Rule = (claim) => {
  const things = claim.counted.find(({ rate: per, arePeople }) => per === '' && !arePeople);
  if (claim.verb === null || things === undefined || things.value < 3 || claim.tells.outcome || /\bso far\b/iu.test(claim.text)) return null;
  if (!claim.past)
    return GROWING.has(claim.verb)
      ? asksBehind(claim, 'grew', `How many ${things.things} were there when you began?`, ', against ', {
          kind: 'amount',
          label: 'How many',
          example: `${near(things.value, 0.7)} at the start`,
        })
      : null;
  if (
    claim.tells.time ||
    !BY_THE_PIECE.has(claim.verb) ||
    /\bat (?:a|any one) time\b|\bat once\b|\bon (?:the|my|our|one|a|his|her) (?:\p{L}+ )?(?:day|morning|night|evening|weekend)\b/iu.test(claim.text)
  )
    return null;
  return asksBehind(claim, 'time', 'How long did it take?', ', in ', { kind: 'amount', label: 'In how long', example: '14 months' });
};

/** What somebody has more of, the longer they are there. */
const GROWING = verbs('supply serve look own run manage maintain support deliver');
/** What is done one by one until so many are done. */
const BY_THE_PIECE = verbs(
  'fit install map scan georeference digitise digitize interview translate complete close process handle resolve review inspect survey test repair service wire rewire plant catalogue write draft answer play perform photograph weld lay carry file treat assess transcribe',
);

/** "Translated patient leaflets": how many of the very thing. */
export const many: Rule = (claim) => {
  if (claim.verb === null || VERBS_OF_CHANGE.has(claim.verb) || claim.counted.length > 0 || claim.tells.outcome || isMeasured(claim.text)) return null;
  const [, first = '', object = '', rest = ''] =
    /^(?:I\s)?(\p{L}+)\s((?:\p{Ll}[\p{L}-]*\s){0,2}?\p{Ll}[\p{L}-]*[^su\W]s)((?:\s(?:for|from|to|into|in|at|on|with|of|by|across|about)\s.*)?)$/u.exec(
      claim.text,
    ) ?? [];
  if (
    object === '' ||
    /^(?:the|a|an|all|any|our|my|his|her|their|its|this|that|these|those|some|as|in|on|at|for|from|into|by|of|about|across|through|over|off|down|with|to|it|up|out|part)\s/iu.test(
      `${object} `,
    ) ||
    NO_PLURAL.test(object) ||
    /\b(?:and|or|of|the)\b/iu.test(object)
  )
    return null;
  return countsInside(claim, 'many', `How many ${object}, roughly?`, { first, object, rest });
};

const NO_PLURAL =
  /(?:^|\s)(?:analysis|basis|emphasis|records|notes|logs|needs|standards|skills|goals|efforts|times|ways|things|news|details|hours|days|nights|shifts|weekends|needs|services|operations|levels|sales|works|relations|duties|hats|grades|grasslands|aspects|conditions|resources|materials|goods|supplies|funds|costs|results|outcomes|strategies|activities|affairs|matters|communications|logistics|grounds|premises|facilities|savings|earnings|arts|physics|mathematics|maths|series|species|always)$/iu;

/** What went up or down by an amount that is not told. */
export const moved: Rule = (claim) => {
  if (claim.verb === null || !VERBS_OF_CHANGE.has(claim.verb) || isMeasured(claim.text)) return null;
  return asksBehind(claim, 'moved', 'By how much?', ' by ', { kind: 'amount', label: 'By how much', example: 'about a fifth' });
};

/** "Testified 26 times": how it ended. */
export const times: Rule = ({ text, tells }) =>
  /\b(?:\d{1,4}|twice|three|four|five|six|seven|eight|nine|ten) times?\b|\btwice\b/iu.test(text) &&
  !tells.change &&
  /\b(?:testif\p{L}+|evacuat\p{L}+|used|called|represented|appeared|rescued|intervened|resuscitated|deployed)\b/iu.test(text) &&
  !/\b(?:\d|two|three|four|five|six) times (?:a|per|each)\b/iu.test(text)
    ? asksOnly('times', 'Over how many years was that, and how did it usually end?')
    : null;

/** "Without a drift complaint": what kept it so. */
export const kept: Rule = (claim) =>
  /\bwithout (?:a|an|any|one|losing|missing)\b|\bno (?:missed|lost|complaints?|accidents?|errors?|losses|late)\b|\bno \p{L}+ (?:missed|lost|sent back)|\bnil\b|\bnever (?:missed|late|lost)|(?<!from )\bzero\b|\bnone (?:since|in)\b/iu.test(
    claim.text,
  ) && !claim.tells.how
    ? asksOnly('kept', 'What did you do so that it stayed that way?')
    : null;

/** "Caseload of 38 women": whether that is much. */
export const load: Rule = (claim) => {
  const [what = ''] = /\b(?:caseload|book|portfolio|list|class(?:es)?|round|load) of\b/iu.exec(claim.text) ?? [];
  const counted = claim.counted.find(({ at }) => what !== '' && at > claim.text.indexOf(what));
  return counted === undefined || claim.tells.compared
    ? null
    : asksBehind(claim, 'norm', 'What was usual there?', ', against a usual ', {
        kind: 'amount',
        label: 'Usual',
        example: near(counted.value, 0.85),
      });
};

/** A place in a ranking, a result against its target: how. */
export const rank: Rule = (claim) =>
  (tellsOfRank(claim.text) || /#\d{1,2} of \d/u.test(claim.text)) && !/^second in\b|\baverage \d/iu.test(claim.text) && !claim.tells.change && !claim.tells.how
    ? asksOnly(
        'rank',
        /\b(?:target|quota|plan|goal|budget|standard)\b/iu.test(claim.text)
          ? 'What did you do to get past the target?'
          : 'What did you do that the others did not?',
      )
    : null;
