import type { SectionKind } from '../../../../domain/cv.ts';
import { isMeasured } from '../../../english/measures.ts';
import { locate } from '../../../evidence/shared/locate.ts';
import { statementsOfLines } from '../../../evidence/shared/passages.ts';
import { lengthOf } from '../../../evidence/structure/length.ts';
import type { Judgement } from '../../../judgement.ts';
import { readClaim } from '../../asking/claims/read-claim.ts';
import { isNonsense } from '../../asking/sense/nonsense.ts';
import { isTold } from '../../asking/sense/told.ts';
import { isWorkLine } from '../../asking/sense/work-line.ts';
import { questionsByVerb } from './questions-by-verb.ts';
import { aroundOf } from './around.ts';
import { isAskable } from './ask-lines.ts';
import { type Candidate, isJoke, NO_JOB } from './candidates.ts';
import { questionsAbout } from './line-questions.ts';
import { linesOfWork } from './lines-of-work.ts';

/** Fits any line of work that goes on, or that went on; the first that stands on no other line is asked. */
const OF_ROUTINE = {
  present: [
    'How often, and roughly how much of it?',
    'What goes wrong with it, and how do you put it right?',
    'Who is it for, and what do they do with it?',
    'What do people come to you for?',
  ],
  past: [
    'How often, and roughly how much of it?',
    'What went wrong with it, and how did you put it right?',
    'Who was it for, and what did they do with it?',
    'What did people come to you for?',
  ],
} as const;
/** Of a line with its figure: what stands behind the figure. */
const OF_MEASURED = {
  present: ['What happens on a day with more than that?', 'Is that a lot? Think of the target, or of what the others do.'],
  past: ['What happened on a day with more than that?', 'Was that a lot? Think of the target, or of what the others did.'],
} as const;
/** Of people whom somebody leads. */
const OF_LED = {
  present: ['What do you decide for them: hours, tasks, hiring?'],
  past: ['What did you decide for them: hours, tasks, hiring?'],
} as const;
const LEADS = /^(?:lead|led|supervis\p{L}+|manag(?:e|ed|ing)|head(?:ed)?)\s/iu;
/** What is in somebody's charge goes wrong or does not; how much of it there is nobody asks. */
const CHARGES = /^(?:look(?:ed)? after|maintain(?:ed)?|keep|kept|run|ran|own(?:ed)?|service[ds]?)\s/iu;
const RATED = /\d[^.;]{0,30}\b(?:a|an|per|each|every) (?:hour|day|night|shift|week|month|session|round)\b/iu;
const OF_ANY_LANGUAGE = [
  'How many, how much or how often was it?',
  'What came of it? A number or a name will do.',
  'What was your part in it, and who did the rest?',
] as const;

/**
 * Plain questions for lines of work that no rule asks about, the newest job first: answerable by whoever did it, and of one wording each.
 * `isLeft`: lines that are told otherwise, or praised. Of a page without jobs, what somebody did beside school.
 */
export function plainAsks(judgement: Judgement, isLeft: (text: string) => boolean, most: number, asked: ReadonlySet<string>): Candidate[] {
  const chosen: Candidate[] = [];
  const used = new Set(asked);
  const add = (line: { before: string; page: number; line: number; job: string }, questions: readonly string[]): void => {
    const question = questions.find((one) => !used.has(one));
    if (question === undefined || chosen.length >= most) return;
    used.add(question);
    chosen.push({ ...line, after: line.before, template: null, ailment: 'plain', isClaim: false, deed: true, question });
  };
  const isEnglish = judgement.cv.language === 'en';
  const bullets = new Set<string>();
  for (const { text, passage, start, verb, tokens } of linesOfWork(judgement).statements) {
    const bullet = passage.text.length > BLOCK ? text : passage.text;
    if (bullets.has(bullet) || isLeft(text) || !isAskable({ text, passage, start, verb, tokens }) || !isWorkLine(text)) continue;
    const place = locate(judgement, text, passage);
    if (place === null || passage.job === null || isJoke(text, place, judgement)) continue;
    bullets.add(bullet);
    const claim = readClaim(text, passage.text);
    // A label or a name of a thing is no work; what is not read as a deed, a row or a count may be one.
    if (isEnglish && claim.verb === null && claim.list === null && !isMeasured(text) && text.split(/\s+/u).length < LEAST_WORDS) continue;
    const tense = passage.job.period?.current === true ? 'present' : 'past';
    const around = aroundOf(judgement, passage);
    const fitting = (
      isEnglish ? [...questionsAbout(text, 'plain', 'en').ask, ...(isMeasured(text) ? [] : questionsByVerb(text)), ...plainOf(text, tense)] : OF_ANY_LANGUAGE
    ).filter(
      (question) => !isNonsense(question, text) && !isTold(question, text, passage.text, around) && !(isMeasured(text) && /^How (?:many|much)/u.test(question)),
    );
    add({ before: text, ...place, job: `${passage.job.page}:${passage.job.line}` }, fitting);
  }
  if (isEnglish && isFirstPage(judgement))
    for (const { text, page, line } of besideSchool(judgement)) if (!isLeft(text)) add({ before: text, page, line, job: NO_JOB }, questionOfSchooldays(text));
  return chosen;
}
const LEAST_WORDS = 4;
/** Longer bullets are blocks, of which more than one sentence may be asked about. */
const BLOCK = 180;

function plainOf(text: string, tense: 'present' | 'past'): readonly string[] {
  const [often, wrong, ...others] = OF_ROUTINE[tense];
  const [more, well] = OF_MEASURED[tense];
  if (LEADS.test(text)) return [...OF_LED[tense], wrong];
  if (isMeasured(text)) return RATED.test(text) ? [more, well] : [well, wrong];
  return CHARGES.test(text) ? [wrong, ...others] : [often, wrong, ...others];
}

/** Words of a page that may be somebody's first. */
const FIRST = 260;
/** Whether a page tells of no job with its lines, and is short: a first CV. */
export const isFirstPage = (judgement: Judgement): boolean =>
  judgement.cv.experience.every(({ bullets }) => bullets.length === 0) &&
  lengthOf(judgement).words < FIRST &&
  !judgement.lines.some(({ text }) => HAS_WORKED.test(text));
/** A degree, a client or a firm: whoever names them is past the first page, whatever our reader made of their jobs. */
const HAS_WORKED =
  /\b(?:company|client|b\.?\s?e\.?|b\.?\s?tech|bachelor\p{L}*|master\p{L}*|m\.?sc|b\.?sc|degree|(?:developer|engineer|analyst|manager|consultant) (?:at|with|in|-|–))(?![\p{L}])/iu;

const MAY_TELL: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'header',
  'summary',
  'experience',
  'volunteering',
  'projects',
  'other',
  'education',
  'interests',
]);
/** What somebody does beside school, and what is asked about it. */
const SCHOOLDAYS: readonly { says: RegExp; asks: readonly string[] }[] = [
  {
    says: /\b(?:work experience|work placement|placement|taster|internship|shadow\p{L}+|(?:one|two|three|\d) weeks?\b(?=[^.]*\b(?:at|with|in|20\d\d)))/iu,
    asks: [
      'What were you given to do there by yourself, and who could say how it went?',
      'What did you do on the last day there that you could not do on the first?',
    ],
  },
  {
    says: /\b(?:serv(?:e|ed|ing)|counter|till|shop|caf[eé]|chipp\p{L}*|bakery|salon|garage|farm|kitchen|paper round|stack\p{L}*|deliver\p{L}*|saturdays?|weekends?|fri(?:day)?s? and sat\p{L}*|part[- ]time)\b/iu,
    asks: [
      'How many customers or jobs is that on a busy shift, and what are you trusted with then?',
      'What are you trusted with there that a beginner is not?',
    ],
  },
  {
    says: /\b(?:helped|help|volunteer\p{L}*|coach\p{L}*|babysit\p{L}*|scouts?|guides|cadets?|captain|committee|club)\b/iu,
    asks: ['How many were in the group, and what did you do with them on your own?', 'How often was it, and who would say that you came every time?'],
  },
  {
    says: /\b(?:project|built|made|designed|repaired|fixed|sewed|restored)\b/iu,
    asks: ['How long did it take you, and which part of it are you proud of?'],
  },
];
const MOST_CHARACTERS = 240;

/** Lines of a first page that tell what somebody has done, the nearest to work first. */
export function besideSchool(judgement: Judgement): { text: string; page: number; line: number }[] {
  const { cv } = judgement;
  const all = cv.sections
    .filter(({ kind }) => MAY_TELL.has(kind))
    .flatMap(({ heading, from, to }) => statementsOfLines(judgement, from + (heading === null ? 0 : 1), to))
    .flatMap(({ text, page, line }) => {
      const place = text.length > MOST_CHARACTERS ? null : locate(judgement, text, { page, line });
      return place === null || NO_DOING.test(text) ? [] : [{ text, ...place, rank: SCHOOLDAYS.findIndex(({ says }) => says.test(text)) }];
    });
  return all.filter(({ rank }) => rank >= 0).toSorted((a, b) => a.rank - b.rank);
}
const NO_DOING = /@|\b(?:GCSEs?|A levels?|leaving cert\p{L}*|references?|i want|i am|i'm|looking for)\b/iu;

const questionOfSchooldays = (text: string): readonly string[] => SCHOOLDAYS.find(({ says }) => says.test(text))?.asks ?? [];
