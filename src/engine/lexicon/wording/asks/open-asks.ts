/** What is asked about a line that says what was done and not what came of it; the answer goes on from its end. */
export interface OpenAsk {
  /** Bare verbs that the line opens with; missing where any line may be asked. */
  deeds?: ReadonlySet<string>;
  /** What the line has to name, where its verb alone does not decide. */
  words?: RegExp;
  /** What would make the question odd: it is said already, or asks a person what was made of somebody. */
  unless?: RegExp;
  question: string;
  kind: 'noun' | 'amount';
  joint: string;
  /** Answers that fit any trade; no two lines of a report are given the same one. */
  examples: readonly string[];
}

const verbs = (bare: string): ReadonlySet<string> => new Set(bare.split(' '));

/** "No missed night", "zero deadlines missed", "never late": how it went is there. */
const TOLD = /\b(?:no|none|never|zero|nil|without|0|still|all)\b/iu;
const USED = /\bus(?:e|es|ed|ing)\b|\busers?\b/iu;
const TIMED = /\bin (?:an?|\p{L}+|\d+) (?:day|week|month|year|hour)s?\b|\b(?:early|late|ahead|overnight)\b/iu;
/** People and gatherings are made by nobody and used by nobody. */
const LIVING =
  /\b(?:orchestra|choir|club|teams?|groups?|classes|lessons?|sessions?|meetings?|culture|relationships?|events?|concerts?|food|meals?|dishes|bread|cakes?|coffee|plates)\b/iu;

const HOW = /\b(?:by|after|following|using|through|thanks|since|once|when)\b/iu;

/** Of a line that tells of a change, or whose next sentence says what came of it. The particular before the general. */
export const ASKS_OF_TOLD: readonly OpenAsk[] = [
  {
    deeds: verbs('cut reduce raise improve increase save grow convert lower double halve boost shorten'),
    unless: HOW,
    question: 'How did you do it?',
    kind: 'noun',
    joint: ', by ',
    examples: ['asking those who do the work first', 'putting the hardest part first', 'counting every week what went wrong'],
  },
];

/** Of a sentence that tells what rose or fell, and not of its author's deed. */
export const ASKS_OF_CHANGE: readonly OpenAsk[] = [
  {
    unless: HOW,
    question: 'What did you do that helped most?',
    kind: 'noun',
    joint: ', helped by ',
    examples: ['a short list on the wall', 'a talk with each of them', 'a weekly look at the figures'],
  },
];

/** The particular before the general. */
export const OPEN_ASKS: readonly OpenAsk[] = [
  {
    deeds: verbs('train mentor coach teach induct tutor instruct supervise preceptor onboard'),
    unless: /\b(?:still|passed|promoted|stayed|since)\b/iu,
    question: 'What became of them?',
    kind: 'noun',
    joint: ', with ',
    examples: ['two of them promoted since', 'all of them working alone after a month', 'most of them still there a year later', 'one of them in charge today'],
  },
  {
    deeds: verbs('write build automate rebuild rewrite design develop create program code devise'),
    unless: new RegExp(`${USED.source}|${LIVING.source}`, 'iu'),
    question: 'Who used it?',
    kind: 'noun',
    joint: ', used by ',
    examples: ['every new starter', 'both shifts', 'the whole team', 'two other sites', 'colleagues in three departments'],
  },
  {
    deeds: verbs('introduce replace migrate automate rebuild rewrite convert digitise digitize design create build write compile'),
    unless: new RegExp(String.raw`${LIVING.source}|\b(?:instead|in place of|from|replac\p{L}+)\b`, 'iu'),
    question: 'What did it replace?',
    kind: 'noun',
    joint: ', in place of ',
    examples: ['a list on paper', 'three separate forms', 'notes on the wall', 'a file that only one person could find'],
  },
  {
    deeds: verbs('build rebuild rewrite georeference convert migrate move refurbish map survey digitise digitize scan launch'),
    unless: TIMED,
    question: 'How long did it take?',
    kind: 'amount',
    joint: ', finished in ',
    examples: ['six weeks', 'four months', '12 days', 'nine weeks'],
  },
  {
    deeds: verbs('repair fix mend install fit service maintain weld wire'),
    unless: TOLD,
    question: 'How much of it had to be done again?',
    kind: 'noun',
    joint: ', with ',
    examples: ['two call-backs in three years', 'nothing to do again in the first year', 'one repeat visit in a year'],
  },
  {
    deeds: verbs('check inspect audit test review monitor examine verify reconcile survey'),
    unless: TOLD,
    question: 'What did you find, and what was done about it?',
    kind: 'noun',
    joint: ', with ',
    examples: ['four faults found and put right in a week', 'two mistakes caught before they went out', 'every finding closed within the month'],
  },
  {
    deeds: verbs('plan organise organize arrange schedule coordinate host stage prepare book'),
    unless: TOLD,
    question: 'How did it go on the day, and did it keep to time and budget?',
    kind: 'noun',
    joint: ', with ',
    examples: ['everything ready a day early', 'the bill below plan twice running', 'every place taken'],
  },
  {
    deeds: verbs('answer handle process resolve serve respond deal take register assess'),
    unless: TOLD,
    question: 'How many were settled at once, or how soon?',
    kind: 'noun',
    joint: ', with ',
    examples: ['nine in ten settled the same day', 'two a week passed on', 'most of them closed at the first attempt'],
  },
  {
    deeds: verbs('sell negotiate close pitch'),
    unless: /[£$€₹]|\bsold to\b/u,
    question: 'What was it worth?',
    kind: 'amount',
    joint: ', worth ',
    examples: ['about 40,000 a year', '6% of the yearly total', 'about 9,000 a month'],
  },
  {
    deeds: verbs('manage run lead look cover supervise maintain keep own oversee head operate hold act chair'),
    unless: TOLD,
    question: 'How did it stand at the end?',
    kind: 'noun',
    joint: ', with ',
    examples: ['no day lost', 'every deadline kept', 'nobody leaving in that time', 'half as many complaints'],
  },
  {
    unless: new RegExp(String.raw`${TOLD.source}|,\swith\s`, 'iu'),
    question: 'What came of it?',
    kind: 'noun',
    joint: ', with ',
    examples: [
      'no complaints in two years',
      'less to put right later',
      'praise in writing from the manager',
      'two other teams doing the same now',
      'more trust and a larger share of the work',
      'thanks in writing from two of them',
      'fewer questions afterwards',
      'the same result the year after',
    ],
  },
];
