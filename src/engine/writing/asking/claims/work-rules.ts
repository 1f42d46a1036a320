import { cvVerb } from '../../../english/grammar/verbs.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { isMeasured } from '../../../english/measures.ts';
import { asksBehind, asksOnly } from './claim-shapes.ts';
import { type Rule, verbs } from './rule.ts';

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
  /^(?:[\p{L}-]+\s){1,5}(?:participation|exposure|involvement|attendance|monitoring|validation|calibration|cleaning|testing|sampling|reviews?|handling|investigations?|maintenance|preparation|inspections?|planning)(?:\s(?:of|for|in|at|with|as)\s.+)?$/iu.test(
    claim.text,
  )
    ? asksBehind(claim, 'often', 'How often did you do it, and what was your own part?', ', ', {
        kind: 'amount',
        label: 'How often',
        example: '',
      })
    : null;

/** Things in a row: which of them was the work. */
export const rowOfThings: Rule = ({ list, text }) => {
  if (list === null || NO_WORK_OF_ITS_OWN.test(text) || ['bare', 'past'].includes(cvVerb((list[0] ?? '').split(' ')[0]?.toLowerCase() ?? '')?.form ?? ''))
    return null;
  const arePlaces = list.filter((item) => /^(?:an?|the)\s/iu.test(item)).length >= 2;
  return arePlaces ? asksOnly('largest', 'Which of them was the largest, and what did you do there?') : asksOnly('mostly', whichOf(list));
};

/** "Which took most of your time: the till, the shelves or the orders?", where the row can be said again: no names, no deeds in the past. */
function whichOf(list: readonly string[]): string {
  const items = list.map((item) => item.replace(/^(?:and|or)\s+/iu, '').replace(/[\s.;,]+$/u, ''));
  const told = items.map((item, at) => (at === 0 ? item.charAt(0).toLowerCase() + item.slice(1) : item));
  const isSaid = (item: string): boolean => /^(?!\p{L}+ed\b)\p{Ll}[\p{Ll} ’'-]*$/u.test(item) && item.split(' ').length <= 3;
  return told.length >= 3 && told.length <= 5 && told.every(isSaid)
    ? `Which took most of your time: ${listed(told, 'or')}?`
    : 'Which of these did you spend most of your time on?';
}

/** Where and when somebody was, and what one may only watch. */
const NO_WORK_OF_ITS_OWN = /\b(?:rotations?|season|rotated|shadow\p{L}*|internship|placement|various|undated)\b|\b(?:most|some|all) (?:days|nights|weeks)\b/iu;

/** Deeds in a row: "Boarded, taped and skimmed new builds". */
export const rowOfDeeds: Rule = (claim) =>
  claim.verb !== null &&
  claim.counted.length === 0 &&
  /^\p{L}+(?:ed|t|d|k|n|g)(?:\s[^,;:]{1,40})?,\s(?:and\s)?(?!\p{Ll}+ing\b)\p{L}+(?:ed|t|d|k|n|g)\b/u.test(claim.text) &&
  !claim.tells.change
    ? asksOnly('most', 'Which of these did you do most?')
    : null;

/** Programs in a row behind a verb of use. */
export const tools: Rule = (claim) => {
  const names = /^(?:[Uu]sed?|[Uu]tili[sz]e[ds]?)\s((?:\p{Lu}[\p{L}\d+#.&-]*(?:\s\p{Lu}[\p{L}\d+#.&-]*)?(?:,\s(?:and\s)?|\sand\s|\s&\s))+\p{Lu})/u.test(
    claim.text,
  );
  return !names || claim.tells.outcome ? null : asksOnly('tools', 'Which of these did you use every day, and for what?');
};

/** What is made to be used. */
const USED =
  /\b(?:guides?|manuals?|sheets?|forms?|templates?|checklists?|tools?|dashboards?|databases?|spreadsheets?|trackers?|apps?|applications?|systems?|hides?|scripts?|websites?|portals?|reports?|maps?|mapping|handbooks?|procedures?|rotas?|plans?|notes|library|register|wiki|SOPs?|calculators?|models?|jigs?|fixtures?|instructions|workbooks?)\b/iu;

/** What was made to be used: who uses it. */
export const made: Rule = (claim) =>
  claim.verb === null ||
  !MAKING.has(claim.verb) ||
  claim.tells.change ||
  claim.tells.outcome ||
  /^set (?!up\b)|^(?:draw|drew) up\b/iu.test(claim.text) ||
  !USED.test(claim.text) ||
  /\b(?:used|uses?|using|ask(?:ed)? for|for (?:a|an|the|all|every|both|my|our|other|new)\s|serving)\b/iu.test(claim.bullet)
    ? null
    : asksBehind(claim, 'used', 'Who uses it, and how many people is that?', ', used by ', { kind: 'noun', label: 'Who uses it', example: '' });

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

/** A change of which nothing more is told: what came of it. */
export const deed: Rule = (claim) => {
  const isChange = claim.verb !== null && (OF_CHANGE.has(claim.verb) || /^put (?:up|in|on|a|an|the)\b/iu.test(claim.text));
  // What stands behind it in its bullet tells what came of it.
  const isLast = claim.bullet.replace(/[\s.;,]+$/u, '').endsWith(claim.text);
  return !isChange ||
    claim.tells.outcome ||
    isMeasured(claim.bullet) ||
    !isLast ||
    /^(?:start|launch|set|raise)\p{L}* (?:as|at|on|with|out|off)\b/iu.test(claim.text)
    ? null
    : asksBehind(claim, 'came', 'What came of it? A number or a name will do.', ', with ', { kind: 'noun', label: 'In a few words', example: '' });
};

/** What was made and is in use: what it saves. */
export const saves: Rule = (claim) =>
  claim.verb !== null &&
  (MAKING.has(claim.verb) || /\bto (?:build|create|develop|design)\b/u.test(claim.text)) &&
  !claim.tells.change &&
  USED.test(claim.text) &&
  /\b(?:used by|use it|uses it|using|moved to|\d users)\b/iu.test(claim.bullet)
    ? asksOnly('saves', 'What does it save, in hours or in mistakes?')
    : null;

/** What is looked over again and again: what it brought to light. */
export const found: Rule = ({ text, verb, tells }) =>
  !tells.outcome &&
  !tells.change &&
  !/\b(?:last|without|responsible|passed)\b/iu.test(text) &&
  (verb === null || LOOKING.has(verb)) &&
  /\b(?:thermography|spot checks?|inspections?|walk-?rounds?|probe walks?|stock ?takes?)\b/iu.test(text)
    ? asksOnly('found', 'What did that bring to light, and what was done about it?')
    : null;
const LOOKING = verbs('do set run carry conduct start perform make lead check monitor inspect');

/** "Home visits for four practices": how many of them. */
export const round: Rule = ({ text, verb, tells }) => {
  const [, things = ''] =
    /^((?:\p{L}[\p{L}-]*\s){0,3}?(?:visits|calls|inspections|checks|lessons|interviews|clinics|surveys|deliveries|appraisals|consultations|tests))(?=$|[,.;]|\s(?:for|in|at|with|to|of|on|by|and)\b)/iu.exec(
      text,
    ) ?? [];
  return verb !== null || things === '' || tells.outcome || /\b(?:and|or|day|weekly|daily)\b/iu.test(things)
    ? null
    : asksOnly('round', `How many ${/^\p{Lu}\p{Ll}/u.test(things) ? things.charAt(0).toLowerCase() + things.slice(1) : things} in an ordinary week?`);
};

/** Verbs of what is otherwise afterwards. */
const OF_CHANGE = verbs(
  'introduce propose suggest start change reorganise reorganize restructure implement pilot trial launch redesign replace rebuild rearrange simplify standardise standardize face pitch campaign set champion raise establish revise',
);
