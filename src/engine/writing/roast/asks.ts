import { keysOf } from '../../../domain/keys.ts';
import { RENEWS } from '../../evidence/shared/lapsed.ts';

/** What a sentence may want to be told, and a statement may say already. */
export type Ask =
  | 'number'
  | 'change'
  | 'result'
  | 'purpose'
  | 'reason'
  | 'period'
  | 'part'
  | 'standard'
  | 'rank'
  | 'date'
  | 'habit'
  | 'thanks'
  | 'taught'
  | 'sale'
  | 'level'
  | 'inspection'
  | 'supplier'
  | 'renewal';

const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|dozen|hundred|half|both|nil|none';
const SPANS = '(?:second|minute|hour|shift|day|night|week|month|quarter|season|term|summer|winter|year)s?';

/** How a sentence asks. The words of the CV that it shows are none of its own, blanks to fill in are. */
const ASKS: Readonly<Record<Ask, RegExp>> = {
  number:
    /\bhow (?:many|much|often|big|large|rarely|high)\b|\bsize of (?:it|the|your)\b|\b(?:add|give|print|put|have|name|with|say) (?:it )?(?:a|an|the|one|your|that|both|in a) (?:\p{L}+ )?(?:number|figure|rate|count|size)s?\b|\b(?:one|a|the exact|the real) (?:number|figure) (?:beside|in it|next to|would|makes?|and|shows?|to go)\b|\bin figures\b|\b(?:group|team|class) size\b|\bprint the (?:answer|count)\b|\bput a figure to\b|\b(?:pounds|words|covers|plates|pairs|cups|miles|calls) (?:a|an|per) (?:day|hour|week|shift)\b|\bwhich was yours\b/iu,
  change: /\bfrom what to what\b|\bbefore and after\b|\bto what\b|\btwo (?:figures|numbers)\b|\bfrom \[|\[from|\bstart and end\b|\bbefore\b.*\bafter\b/iu,
  result:
    /\bwhat (?:came of|became of|changed|was (?:better|different|finished|still|faster)|happened (?:next|then|after\p{L}*)|came (?:after|next))|\bwhat (?:it|that|they|you|the \p{L}+|this) (?:led|saved|brought|achieved|changed|found|worked out|gained|learned)\b|\bwhat did (?:it|that|they|the \p{L}+) (?:lead|save|bring|change|cost|get)|\bhow (?:did )?it (?:all )?end(?:s|ed)?\b|\bhow did it end\b|\bwhat did you (?:change|learn|save|stop|find|do (?:about|after))|\bwhat you (?:changed|did about|were able)|\bwhat somebody\b.*\blearn|\b(?:a|one|the|its|also) (?:own )?(?:result|outcome)s?\b(?! is| stands)|\bgo on to what\b|\bwhat got done\b|\bwho stopped\b|\bled to\b|\bwhat turned on\b|\bstory with a result\b|\b(?:what|which) .{0,30} did your \p{L}+ catch\b|\bwhat did your\b|\bdid .{1,30} change anything\b|\bwhat was (?:finished|rebuilt)\b|\bwhat turned\b/iu,
  purpose:
    /\bwhat (?:it|they|that|the \p{L}+) (?:was|were|is|are) for\b|\bwhat for\b|\bfor whom\b|\bwho (?:it was|they were) for\b|\bused? “?[^.”]{0,40}”? for\b|\bwhat you (?:made|did|used|last did) with\b|\bwhat .{0,24} were for\b/iu,
  reason:
    /\bwhy\b|\bwhat made you\b|\bthe reason\b|\bhow did you (?:get|manage|keep)\b|\bhow you (?:got|managed|kept|did it)\b|\bwhat did it take\b|\bthe method\b|\bwhat was the first thing\b/iu,
  period:
    /\bover (?:what time|how long)\b|\bsince when\b|\bhow long\b|\bhow many (?:years|months)\b|\bdate it began\b|\bwithin what time\b|\bhow fast\b|\b(?:a date|the date) (?:it|would|turns|beside)\b|\bnumber of years\b/iu,
  part: /\byour (?:own )?part\b|\bwhat part\b|\bwhich (?:part|share)\b|\bwhose idea\b|\bwas it your idea\b|\bof (?:it|that|them) was yours\b|\bdid that alone\b|\bwhat was yours\b/iu,
  standard: /\bwhat is usual\b|\bthe usual\b|\bthe target\b|\bsite's target\b|\bcounts? as normal\b|\bcomparison\b|\bwas \{?.{0,20} usual there\b/iu,
  date: /\bexpiry\b|\bwhen it (?:runs|ran) out\b|\b(?:with|its|and|the) (?:date|year)\b/iu,
  rank: /\ba (?:rank|place|rating|score)\b|\bwhere (?:did )?(?:it|you) c[ao]me\b|\btrials have scores\b|\bscores?:/iu,
  habit:
    /\bhabits?\b|\bin one clause how\b|\bpart in between\b|\bfirst thing you (?:changed|did)\b|\bwhat did you (?:change|do differently|rearrange|check)\b|\bwhat did it take\b|\bthe method\b|\bdo the same\b|\bwhat you did\b(?! (?:with|for)\b)|\bhow (?:did )?you (?:did it|do it|got|get|managed|manage|kept|keep)\b|\bask how\b|\bthe way from\b|\byou probably had a system\b/iu,
  thanks: /\bthank(?:ed|s|ing)?\b|\bnoticed when\b|\bmust be a mug\b|\bhad a cake\b|\b(?:award|trophy|medal|bonus)\b/iu,
  taught:
    /\blearned (?:the job|it|that) from you\b|\bwho(?:m)? (?:did you|you) (?:train|teach|taught|coach)|\btrain(?:ed)? whoever\b|\b(?:group|somebody|others|anyone|people) (?:you )?(?:taught|trained)\b|\btaught it\b|\btrainers\b|\bteach\w* (?:it|others|somebody)\b/iu,
  sale: /\b(?:sold|stalls?|sell|selling|commissions?)\b/iu,
  level:
    /\b(?:which|what|your|its|the|by) level\b|\bmark which\b|\bspeaking, reading\b|\b(?:spoken|written|read)(?:,| or) (?:written|spoken|both)\b|\bhow well\b|\bevery language has\b|\bname and level\b/iu,
  inspection: /\b(?:inspect(?:ion|or|ed)s?|audit(?:ed|ors?|s)?|regulator)\b/iu,
  supplier: /\b(?:supplier|vendor|wholesaler)s?\b/iu,
  renewal: /\b(?:book (?:it|the|a)|renew it|refresher take|renewal takes|retake|date for the renewal|how soon)\b/iu,
};

const FROM_TO = new RegExp(
  String.raw`\b(?:from|was|were|down|up)\b.{0,60}(?:\d|\b(?:${NUMBERS})\b).{0,60}\b(?:to|now|is)\b.{0,24}(?:\d|\b(?:${NUMBERS})\b)|\d\S*(?:\s[\p{L}%]+)?\s+(?:to|→|->)\s+(?:about |under |over |nearly )?[£$€]?(?:\d|(?:${NUMBERS})\b)|\b(?:${NUMBERS})\b(?:\s\p{L}+)?\s+to\s+(?:\d|(?:${NUMBERS})\b)|\d\S*\s+[\p{L} ]{2,24}\bdown to\b`,
  'iu',
);
const YEARS = /\b(?:19|20)\d\d\b/gu;
const NO_COUNT = /\b(?:level|nvq|svq|grade|year|band|tier|class|stage|phase|block|gate|part|no\.?|c1|b[12]|a[12]) ?\d+/giu;
const FIGURE = new RegExp(String.raw`\d[\d.,]*|\b(?:${NUMBERS})\b`, 'giu');

const bare = (text: string): string => text.replace(YEARS, '').replace(NO_COUNT, '');
const figuresIn = (text: string): number => bare(text).match(FIGURE)?.length ?? 0;

/** Words that say what came of it. */
const CAME_OF_IT =
  /\b(?:so that|so (?:now|the|we|they|nobody|it)|which (?:led|saved|cut|meant|gave|is)|resulting|saved|saving|won|wins?|reduced|fell|rose|dropped|grew|doubled|tripled|halved|passed|qualified|renegotiated|fixed|gone|solved|none|no longer|never (?:again|since)|nobody|everyone|still (?:in|used|going|running|there|hangs?|do)|now|since then|asked (?:if|whether|could|for|me|to)|ask for|down (?:from|to)|up (?:from|to|by)|adopted|copied|for the first time|record|runner-up|winner|finalist|champions?|place[ds]?|come? to it|it was|turned out|found|replaced|stopped|finished|sold out|hired|promoted|bought|asked)\b|\b\d+(?:st|nd|rd|th)\b|\b(?:third|second|first) (?:place|in|of)\b/iu;

/** A deed that a figure can come of, told at the head of a sentence or with its means. */
const CHANGED_SOMETHING =
  /(?:^|[.;:!?(]\s*|\b(?:I|we|and|then|when I|after I|since I|because I|by) )(?:re-?(?:did|do|wrote|built|drew|ordered|arranged|designed|wired|planned|set|trained|organi[sz]ed|negotiated)|chang(?:ed|ing)|mov(?:ed|ing)|switch(?:ed|ing)|swapp(?:ed|ing)|introduc(?:ed|ing)|beg[au]n|start(?:ed|ing)|wrote|writing|set(?:ting)? up|built|building|put(?:ting)?|made|making|ask(?:ed|ing)|replac(?:ed|ing)|redid|drew|drawing|order(?:ed|ing)|clos(?:ed|ing)|open(?:ed|ing)|ringing|rang|call(?:ed|ing)|phon(?:ed|ing)|walk(?:ed|ing)|count(?:ed|ing)|label(?:led|ed|ling|ing)|train(?:ed|ing)|taught|teaching|brought|bringing|cut|cutting|stopp(?:ed|ing)|got|getting|found|finding|turned|turning|kill(?:ed|ing)|dropp(?:ed|ing)|add(?:ed|ing)|us(?:ed|ing)|plac(?:ed|ing)|check(?:ed|ing)|split(?:ting)?|merg(?:ed|ing)|hir(?:ed|ing)|appointed|installed|fitted|printed|hung|laid|planted|sent|sending|visited|met|led|ran)\b|\bwhich was\b|\bit was (?:one|a|the|only|just|mostly|mainly)\b|\bonce (?:I|we|the)\b/iu;

const ANSWERS: Readonly<Record<Ask, (text: string) => boolean>> = {
  number: (text) => figuresIn(text) > 0,
  change: (text) => FROM_TO.test(text),
  result: (text) => FROM_TO.test(text) || figuresIn(text) > 1 || CAME_OF_IT.test(text),
  purpose: (text) =>
    /\bso (?:that|the|they|he|she|we|it|nobody|\p{Ll}+ (?:could|can|would))\b|\bin order to\b|\bto (?!the\b|a\b|an\b|my\b|our\b|their\b|all\b|each\b|under\b|about\b|over\b)\p{Ll}{3,}\b|\bfor (?!example\b|instance\b)(?:the |a |an |all |each |every |our |their |\d+ )?\p{L}{3,}|\bshowing\b|\bwho\b/iu.test(
      text,
    ),
  reason: (text) =>
    /\b(?:because|as I|as the|so that|due to|thanks to|by \p{Ll}+ing|turned out|it was|the reason|after|to (?:avoid|stop|save|keep))\b/iu.test(text),
  period: (text) =>
    new RegExp(
      String.raw`\b(?:since|for|in|over|within|per|a|an|every|each|last|first)\s+(?:[\p{L}\d]+\s+){0,2}${SPANS}\b|\bsince\b|\b(?:19|20)\d\d\b|\b(?:daily|weekly|monthly|yearly|annually|nightly)\b`,
      'iu',
    ).test(text),
  part: (text) => /\b(?:I|my|mine|myself|me|alone|on my own|single-handed(?:ly)?)\b/u.test(text),
  standard: (text) =>
    /\b(?:target|average|usual|than|against|versus|vs|standard|out of|record|minimum|maximum|limit)\b|\b(?:before|previous(?:ly)?|used to)\b/iu.test(text),
  date: (text) => /\b(?:19|20)\d\d\b|\b\d\d\/\d\d\b/u.test(text),
  rank: (text) => /\b\d+(?:st|nd|rd|th)\b|\b(?:first|second|third|runner-up|winner|champions?|captain|grade|rating|rated|medal|cup|place[ds]?)\b/iu.test(text),
  habit: (text) => CHANGED_SOMETHING.test(text) || /\b(?:because|by \p{Ll}+ing|as I|so that|thanks to|instead of|rather than)\b/iu.test(text),
  thanks: (text) =>
    /\b(?:award\w*|prizes?|commend\w*|thank\w*|recogni[sz]ed|medal\w*|troph(?:y|ies)|bonus|employee of|kaizen|certificate of|letter from|card from|calendar|winner|nominated)\b/iu.test(
      text,
    ),
  taught: (text) =>
    /\b(?:train(?:ed|ing|s|er)?|taught|teach\w*|mentor\w*|coach\w*|induct\w*|onboard\w*|juniors?|apprenti[cs]es?|trainees?|new (?:people|starters?|staff|hires?|colleagues)|instruct\w*|supervis\w*)\b/iu.test(
      text,
    ),
  sale: (text) => /\b(?:sold|sells?|selling|buy|buys|bought|stall|market|orders?|commission\w*|waiting list)\b|[£$€₹]\s?\d/iu.test(text),
  level: (text) =>
    /\b(?:[ABC][12]|N[1-5]|native|fluent(?:ly)?|first|first language|mother tongue|langue maternelle|bilingual|beginners?|basic|professional|intermediate|advanced|conversation\w*|working|limited|good|a little|some|ear only|reading|writing|spoken|rusty|GCSE|A-?level|higher|level \d|grade \d|evening class|lessons|polite|enough)\b|\(R\b|\(S\)/iu.test(
      text,
    ),
  inspection: (text) =>
    /\b(?:inspect\w*|audit\w*|ofsted|cqc|usfda|fda|mhra|hse|haccp|food standards|regulator\w*|iso \d+|five stars?|accredit\w*)\b/iu.test(text),
  supplier: (text) => /\b(?:suppliers?|vendors?|wholesalers?|hauliers?|merchants?)\b/iu.test(text),
  renewal: (text) => RENEWS.test(text),
};

const KINDS = keysOf(ASKS);

/** What any line of the page answers, wherever it stands: who was trained, who gave thanks. */
const OF_THE_PAGE: readonly Ask[] = ['thanks', 'taught', 'supplier'];

/** What the page says somewhere, so that no line of it is asked. */
export const answersOnPage = (lines: readonly string[]): ReadonlySet<Ask> => new Set(OF_THE_PAGE.filter((kind) => lines.some(ANSWERS[kind])));

/** What a sentence of ours asks for; the words of the CV in it ask nothing, a blank to fill in does. */
export function asksOf(told: string): ReadonlySet<Ask> {
  const own = ownOf(told);
  return new Set(KINDS.filter((kind) => ASKS[kind].test(own)));
}

const ownOf = (told: string): string => told.replace(/“([^”]*)”/gu, (whole, inside: string) => (inside.includes('[') ? whole : '“”'));

/** Whether a sentence of ours asks for anything. */
export const asksAnything = (told: string): boolean => asksForOneOf(told, KINDS);

/** Whether a sentence of ours asks for one of these: it is not searched for the others. */
export function asksForOneOf(told: string, kinds: Iterable<Ask>): boolean {
  const own = ownOf(told);
  for (const kind of kinds) if (ASKS[kind].test(own)) return true;
  return false;
}

/** What a statement says: whoever has read it to the end asks for nothing of it. */
export function answersIn(statement: string): ReadonlySet<Ask> {
  return new Set(KINDS.filter((kind) => ANSWERS[kind](statement)));
}

/** Whether a sentence asks for what the statement says. */
export function asksForWhatIsThere(told: string, answers: ReadonlySet<Ask>): boolean {
  return asksForOneOf(told, answers);
}

/** How much a clause tells of what came of a thing: both ends of a change before a figure before words that say so; 0 for nothing. */
export const tellsOutcome = (clause: string): number => (FROM_TO.test(clause) ? 4 : !CAME_OF_IT.test(clause) ? 0 : figuresIn(clause) > 0 ? 3 : 2);

/** Whether somebody counted: years, levels, times of day and single digits count nothing. */
export const isCounted = (quote: string): boolean => /\d{2,}|\d[.,]\d/u.test(bare(quote).replace(/\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|h)\b/giu, ''));
