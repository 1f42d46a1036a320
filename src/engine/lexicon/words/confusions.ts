import { confusion, END, wrongOf, type Confusion } from './confusion.ts';
import { CONFUSIONS_AT_WORK } from './confusions-at-work.ts';
import { CONFUSIONS_OF_THINGS } from './confusions-of-things.ts';

/** Nouns that somebody has, in CVs: after them "there" and "it's" can only be possessive. */
const OWNED =
  'own|needs|customers?|clients?|patients?|famil(?:y|ies)|children|parents|homes|goals|behalf|skills|requirements|questions|teams|respective|dietary|individual|personal|full potential|careers?|orders|accounts|problems|concerns|medication|belongings|expectations|budgets?|employees|suppliers|members|users|learning|wellbeing|independence';
const NUMBER_OR_ARTICLE = String.raw`(?:[£$€]?\d[\d.,]*|an?|any|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|half|just|twice|expected|average|ever|most|others?|my|our)`;
const MANAGED =
  'project|store|account|accounts|sales|general|office|line|shift|assistant|deputy|team|bar|duty|area|product|operations|branch|case|care|kitchen|restaurant|hotel|warehouse|marketing|programme|program|site|floor|regional|junior|senior';

/** Confusions of English, by kind. A spelling that could be meant is not here ("the staff there own", "a team lead"). */
export const CONFUSIONS: readonly Confusion[] = [
  // its, it's
  confusion(
    String.raw`(?<wrong>it['’]s) (?:own|customers|clients|employees|suppliers|members|users|subsidiaries|branches|stores|competitors|shareholders|inception|launch)${END}`,
    'its',
  ),
  confusion(
    String.raw`(?:of|in|with|from|by|into|across|throughout|within) (?<wrong>it['’]s) (?!an?\b|the\b|not\b|been\b|all\b|always\b|also\b|just\b|about\b|even\b|still\b|only\b|never\b|now\b)\p{Ll}{3}`,
    'its',
  ),
  confusion(String.raw`(?<wrong>its) (?:been|because|a|an) (?!level)\p{Ll}{2}`, 'it’s'),
  // an apostrophe left out after a person
  confusion(String.raw`(?:I|we|they|he|she|it|you|that) (?<wrong>wont|dont|cant|didnt|doesnt|couldnt|wouldnt|isnt|wasnt|havent|hasnt)${END}`, (wrong) =>
    `${wrong.slice(0, -1)}’t`.replace(/^wo’t$/u, 'won’t'),
  ),
  // there, their, they're
  confusion(
    String.raw`(?:with|to|of|for|in|on|from|by|about|at|and|all|meet|meeting|met|ensure|ensuring|help|helping|improve|improving|improved|support|supporting|supported|achieve|develop|understand|manage|reach|fulfil) (?<wrong>there) (?:${OWNED})${END}`,
    'their',
  ),
  confusion(String.raw`(?<wrong>their) (?:is|are|was|were|has been|have been)${END}`, 'there'),
  confusion(String.raw`(?<wrong>they['’]re) (?:own|needs|goals|behalf|respective|full potential|belongings|medication|wellbeing|independence)${END}`, 'their'),
  // your, you're
  confusion(
    String.raw`(?<wrong>you['’]re) (?:own|company|team|organi[sz]ation|business|consideration|needs|time|requirements|firm|department|school|customers|clients|staff|vacancy|advert)${END}`,
    'your',
  ),
  confusion(String.raw`(?<wrong>your) (?:looking for|going to be|welcome to)${END}`, 'you’re'),
  // then, than
  confusion(
    String.raw`(?<wrong>(?:more|less|fewer|greater|higher|lower|faster|larger|bigger|smaller|better|rather|other|longer) then) ${NUMBER_OR_ARTICLE}${END}`,
    (wrong) => wrong.replace(/then$/iu, 'than'),
  ),
  confusion(
    String.raw`(?<wrong>(?:better|more|less|faster|older|younger|taller|larger|bigger|cheaper|longer|rather) then) (?:me|him|us|I|before|when|that|those|expected|planned|usual|required|needed)${END}`,
    (wrong) => wrong.replace(/then$/iu, 'than'),
  ),
  // lose, loose
  confusion(
    String.raw`(?:to|not|never) (?<wrong>loose) (?:weight|money|customers?|clients?|focus|sight|interest|business|time|sales|track|data|patience|control|touch|a|the|my|our|any)${END}`,
    'lose',
  ),
  confusion(String.raw`(?:without|not|never|avoid|of|from) (?<wrong>loosing)${END}`, 'losing'),
  // have, of
  confusion(String.raw`(?<wrong>(?:could|would|should|must|might) of)(?! course)${END}`, (wrong) => wrong.replace(/of$/iu, 'have')),
  // affect, effect
  confusion(String.raw`(?:an|positive|negative|big|great|good|significant|immediate) (?<wrong>affect) on${END}`, 'effect'),
  // I'm
  confusion(
    String.raw`(?<wrong>Im) (?:currently|now|a|an|the|very|not|also|always|looking|working|studying|still|able|happy|keen|in|good|available)${END}`,
    'I’m',
  ),
  // principal, principle
  confusion(
    String.raw`(?<wrong>principle) (?:engineer|consultant|investigator|designer|architect|surveyor|scientist|developer|teacher|officer)s?${END}`,
    'principal',
  ),
  // stationary, stationery
  confusion(
    String.raw`(?:office|school|order|orders|ordered|ordering|bought|buying|purchas\p{L}{1,3}|stocked|stocking|replenish\p{L}{0,3}) (?:of )?(?<wrong>stationary)(?! (?:phase|bikes?|cycles?|engines?|plant|power|equipment))${END}`,
    'stationery',
  ),
  confusion(String.raw`(?<wrong>stationary) (?:orders?|supplies|cupboards?|stock|suppliers?)${END}`, 'stationery'),
  // A list of things: "Stock, rotas, wages, stationary".
  confusion(
    String.raw`(?:stock|rotas?|wages|post|mail|paper|envelopes|supplies|printing|furniture|uniforms?|payroll|petty cash)(?:, \p{L}+){0,2},? (?:and )?(?<wrong>stationary)(?=[,.;)]|$| and)`,
    'stationery',
  ),
  // advice, advise
  confusion(
    String.raw`(?:give|giving|gave|given|provid\p{L}{1,3}|offer|offered|offering|legal|financial|expert|professional) (?<wrong>advise)${END}`,
    'advice',
  ),
  confusion(String.raw`to (?<wrong>advice) (?:clients|customers|patients|staff|management|guests|members|the)${END}`, 'advise'),
  // personal, personnel
  confusion(
    String.raw`(?:military|medical|security|trained|technical|maintenance|nursing) (?<wrong>personal)(?=[.,;)]|$| (?:and|in|to|for|on|from|with)${END})`,
    'personnel',
  ),
  // manager, manger; manage, mange; public; from; role; whether
  confusion(String.raw`(?:${MANAGED}) (?<wrong>mangers?)${END}`, (wrong) => wrong.replace(/ger/iu, 'ager')),
  confusion(String.raw`(?:to|and|help|helped|did) (?<wrong>mange)${END}`, 'manage'),
  confusion(
    String.raw`(?<wrong>pubic) (?:relations|sector|speaking|health|transport|services?|administration|policy|schools?|affairs|house|library)${END}`,
    'public',
  ),
  confusion(String.raw`(?<wrong>form) (?:(?:19|20)\d\d|scratch|start to finish|beginning to end)${END}`, 'from'),
  confusion(String.raw`(?:leading|leadership|current|previous|active|vital|key|supervisory|managerial) (?<wrong>roll)(?![\p{L}-]| (?:out|call|over))`, 'role'),
  confusion(String.raw`(?<wrong>weather) or not${END}`, 'whether'),
  confusion(String.raw`(?<wrong>who['’]s) (?:needs|role|job|aim|goal|families|children|homes|first language)${END}`, 'whose'),
  // A plural with an apostrophe: "12 driver's on each shift". A degree, a plural that takes one and the first of two possessives are right.
  confusion(
    String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|multiple|numerous|various|these|those) (?<wrong>(?!(?:bachelor|master|associate|women|men|children|people|police)['’])\p{Ll}{3,20}['’]s)(?!(?:,| and| or| &) \p{L}+['’]s?${END} \p{L})(?=[.,;)]|$| (?:and|to|in|on|for|of|with|from|at|per|each|every|were|are)${END})`,
    (wrong) => wrong.replace(/['’]s$/u, 's'),
    // With a capital it is a name: "four Sainsbury's".
    'gu',
  ),
];

/** Confusions of words that hardly any CV holds: none of them is looked for in a text in which `RARELY_CONFUSED` finds nothing. */
export const RARE_CONFUSIONS: readonly Confusion[] = [...CONFUSIONS_AT_WORK, ...CONFUSIONS_OF_THINGS];

/** The words that are wrong in one of the rare confusions, wherever they stand. */
export const RARELY_CONFUSED = new RegExp(String.raw`\b(?:${[...new Set(RARE_CONFUSIONS.map(wrongOf))].join('|')})\b`, 'iu');

/** Words run together or without their apostrophe: no dictionary of English holds them. */
export const RUN_TOGETHER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alot: 'a lot',
    aswell: 'as well',
    atleast: 'at least',
    infact: 'in fact',
    inspite: 'in spite',
    eachother: 'each other',
    incase: 'in case',
    dont: 'don’t',
    didnt: 'didn’t',
    doesnt: 'doesn’t',
    isnt: 'isn’t',
    wasnt: 'wasn’t',
    werent: 'weren’t',
    arent: 'aren’t',
    havent: 'haven’t',
    hasnt: 'hasn’t',
    couldnt: 'couldn’t',
    wouldnt: 'wouldn’t',
    shouldnt: 'shouldn’t',
    thats: 'that’s',
    theyre: 'they’re',
    youre: 'you’re',
  }),
);

/** Words that begin with a vowel and are spoken with a consonant: "a user", "a European", "a one-off". */
export const SPOKEN_WITH_CONSONANT = /^(?:eu|ewe|one(?!rous)|once|uni|us[aeiu]|ut[ie]|ubi|ura|uro|ufo|ukr|uk)/iu;
/** "An unidentified", "a unidirectional": the letters do not tell. */
export const SPOKEN_EITHER_WAY = /^(?:uni[dmn]|herb|histor|hotel|habitual|hallucin|heroic|horrif|hypoth|hysteri|hilari|homage)/iu;
/** Words that begin with a silent h: "an hour". */
export const SILENT_H = /^(?:hour|honest|honou?r|heir)/iu;
/** Before a lone "a" these make it a letter: "grade a eggs", "hepatitis a". */
export const LETTERED =
  /(?:grade|class|team|plan|vitamin|hepatitis|option|type|group|level|block|model|section|part|schedule|appendix|category|series|tier|list|side|stage|form|figure|from|unit|zone|band|set)\s+$/iu;

/** Small words of which two in a row are always one too many. */
export const NEVER_TWICE = 'the|a|an|and|of|to|for|with|by|from|are|was|were|as|or|our|their|his|this|my|which|be|it|at';
/** Words that may stand twice. */
export const MAY_STAND_TWICE: ReadonlySet<string> = new Set([
  'had',
  'that',
  'very',
  'really',
  'more',
  'many',
  'blah',
  'knock',
  'chop',
  'hush',
  'over',
  'again',
  'half',
  'yada',
  'cha',
  'cous',
  'ylang',
  'bora',
  'pom',
  'choo',
  'side',
  'back',
  'face',
  'peer',
  'door',
  'much',
  'long',
  'beri',
  'tsetse',
  'dik',
  'couscous',
]);
