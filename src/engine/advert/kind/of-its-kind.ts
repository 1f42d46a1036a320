import type { Context } from '../../context.ts';
import { keyedWords } from '../../english/keyed-words.ts';
import { foldedWords, foldKeepingSigns } from '../../english/folding.ts';
import { EXPIRED } from '../../lexicon/advert/implications.ts';
import {
  ASKS_FOR_PAPER,
  ASKS_FOR_TODAY,
  ASKS_TO_LEAD,
  LEADER_TITLE,
  LED_PEOPLE,
  NO_WORK,
  NOT_YET,
  PAPER_GRADES,
  PAPER_WORDS,
  PART_OF_A_COURSE,
} from '../../lexicon/advert/kinds-of-proof.ts';
import { CREDENTIAL_WORDS } from '../../lexicon/demands/credentials.ts';
import { HALF_IS_ENOUGH } from '../../lexicon/demands/degrees.ts';
import type { AdvertRequirement } from '../advert.ts';
import { degreeLevel } from '../degree-level.ts';
import type { ProofPassage } from '../proof.ts';
import { isUnderWay } from './under-way.ts';

/** The lines of a CV that are of the kind a requirement asks for, and whether the rest say that there is none. */
export interface OfItsKind {
  passages: readonly ProofPassage[];
  /** Whether a line that was left out names the thing itself as lost, unfinished or of a lower grade: then it is not there. */
  isLess: boolean;
}

/**
 * Proof needs what a requirement is about: its object and its kind. A licence is proved by a paper that holds today, people who are
 * to be led by people who were led, experience by work; a word in common with a school subject, a day off or a wish proves nothing.
 */
export function ofItsKind(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[]): OfItsKind {
  // Years are computed from dates, and a language is known wherever it is spoken.
  if (requirement.kind === 'experience' || requirement.kind === 'language') return { passages, isLess: false };
  let isLess = false;
  const drop = (less: boolean): false => {
    isLess ||= less;
    return false;
  };
  const asked = foldKeepingSigns(requirement.phrase);
  const whole = foldKeepingSigns(requirement.quote);
  // Who was led is told in as many words in every language; our list is English.
  const leads = requirement.kind !== 'credential' && requirement.kind !== 'tool' && context.cv.language === 'en' && ASKS_TO_LEAD.test(asked);
  const isPaper = requirement.kind === 'credential';
  const isWork = !isPaper && requirement.kind !== 'tool' && ASKS_FOR_WORK.test(foldKeepingSigns(ownPartOf(requirement))) && !STUDY_WILL_DO.test(whole);
  const kept = passages
    .map((passage) => (requirement.kind === 'responsibility' ? passage : withoutWishes(passage)))
    .filter((passage) => {
      if (passage === null) return drop(false);
      const text = foldKeepingSigns(passage.text);
      if (isWork && (NO_PROOF_OF_WORK.has(passage.section) || isOfCourses(passage, context))) return drop(false);
      if (leads && !tellsOfLeading(passage, text, context)) return drop(false);
      if (isPaper) {
        const why = paperFault(requirement, asked, whole, passage, text, context);
        if (why !== null) return drop(why === 'less' && namesIt(requirement, passage));
      }
      return true;
    });
  return { passages: kept.filter((passage) => passage !== null), isLess };
}

/** The part of a sentence that speaks of this requirement: of "knowledge of Makaton and experience of autism" each has its own. */
function ownPartOf({ quote, phrase }: AdvertRequirement): string {
  const at = quote.indexOf(phrase);
  if (at < 0) return quote;
  const before = quote.slice(0, at);
  const from = [...before.matchAll(/\b(?:experience|knowledge|understanding|familiarity|ability|qualifications?|certificates?)\b/giu)].at(-1)?.index ?? 0;
  return `${before.slice(from)}${phrase}${quote.slice(at + phrase.length).split(/[,;]|\s(?:and|or)\s/u)[0] ?? ''}`;
}

/** A passage without its sentences of free time and of what is looked for; null where nothing is left. */
function withoutWishes(passage: ProofPassage): ProofPassage | null {
  if (!NO_WORK.test(foldKeepingSigns(passage.text))) return passage;
  const text = passage.text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !NO_WORK.test(foldKeepingSigns(sentence)))
    .join(' ');
  return text.trim() === '' ? null : { ...passage, text, words: keyedWords(text) };
}

const ASKS_FOR_WORK =
  /\b(?:experience (?:of|in|with|as|at|lead|work|deliver|manag)|experienced in|track record|evidence of|proven|demonstrat\p{L}+ (?:experience|success|ability)|history of|successful)\b|\bexperience\b/u;
const STUDY_WILL_DO = /\b(?:study|studies|qualification|training|degree|education|volunteer\p{L}*|internships?)\b/u;
const NO_PROOF_OF_WORK: ReadonlySet<ProofPassage['section']> = new Set([
  'education',
  'languages',
  'awards',
  'interests',
  'publications',
  'personal',
  'objective',
]);

/** Whether a line stands under a heading of courses and seminars: what was heard there for a day is no experience. */
const isOfCourses = ({ page, line, statement }: ProofPassage, { cv, lines }: Context): boolean =>
  !statement &&
  cv.sections.some(
    ({ heading, from, to }) =>
      heading !== null &&
      COURSES.test(lines.find((one) => one.page === heading.page && one.line === heading.line)?.text ?? '') &&
      lines.slice(from, to).some((one) => one.page === page && one.line === line),
  );
const COURSES = /\b(?:seminars?|workshops?|webinars?|short courses?|trainings? attended|courses attended|conferences?)\b/iu;

/** Whether a line tells of people who were led, or is the head of a job that leads. */
function tellsOfLeading(passage: ProofPassage, text: string, { cv }: Context): boolean {
  if (passage.section === 'education' || passage.section === 'certifications' || passage.section === 'interests' || passage.section === 'objective')
    return false;
  if (LED_PEOPLE.test(text)) return true;
  const isHead = cv.experience.some(({ title }) => title !== null && title.page === passage.page && title.line === passage.line);
  return (
    LEADER_TITLE.test(text) &&
    (isHead || passage.section === 'experience' || passage.section === 'header' || passage.section === 'summary') &&
    !APPRENTICED.test(text)
  );
}
const APPRENTICED = /\b(?:reporting to|supported|assistant to|for the|under the|references?)\b/u;

/** What is wrong with a line as a paper: lost or unfinished or lower ("less"), another thing, or nothing. */
function paperFault(
  requirement: AdvertRequirement,
  asked: string,
  whole: string,
  passage: ProofPassage,
  text: string,
  context: Context,
): 'less' | 'other' | null {
  const isHalf = HALF_IS_ENOUGH.test(whole) || OR_WILLING.test(whole);
  if (expiresOnNextLine(passage, context)) return 'less';
  if (ASKS_FOR_TODAY.test(asked) && lostElsewhere(requirement, passage, context)) return 'less';
  if (!isHalf && (NOT_YET.test(text) || (passage.section === 'education' && isUnderWay(passage, context)))) return 'less';
  if (lowerGrade(asked, text)) return 'less';
  if (!ASKS_FOR_PAPER.test(asked)) return null;
  if (
    PART_OF_A_COURSE.test(text) &&
    degreeLevel(passage.text) === null &&
    !/\b(?:certificate|diploma|level \d|award|licen[cs]e)\b(?! of attendance)/u.test(text)
  )
    return 'other';
  // "Infant feeding link midwife" in the work is no qualification.
  return passage.section === 'experience' &&
    !WORK_WILL_DO.test(whole) &&
    !CREDENTIAL_WORDS.test(text) &&
    !/\b(?:aider|warden|marshal|assessor|verifier|certifier|mentor|educator|preceptor)\b/u.test(text)
    ? 'other'
    : null;
}
/** Years make up for the paper; folded. */
const WORK_WILL_DO = /\b(?:equivalent|relevant|or) (?:\p{L}+ ){0,2}experience\b/u;
/** Then the will is another way, which no CV shows; folded. */
const OR_WILLING = /\bor (?:be |the |a )?(?:willing(?:ness)?|able|ability|eligib\p{L}+|working|commitment|prepared|readiness)\b/u;

/** "Certified Scrum Product Owner", and below it "(expired)". */
function expiresOnNextLine({ page, line }: ProofPassage, { lines }: Context): boolean {
  const at = lines.findIndex((one) => one.page === page && one.line === line);
  const next = at < 0 ? '' : (lines[at + 1]?.text ?? '');
  return /^[(\p{Ll}]/u.test(next) && EXPIRED.test(next.slice(0, NEXT));
}
/** Characters. */
const NEXT = 30;

/** Whether another line says that this very paper has run out: a second line that names it without a date does not bring it back. */
function lostElsewhere(requirement: AdvertRequirement, passage: ProofPassage, { lines }: Context): boolean {
  const names = ownNames(requirement).filter((name) => foldedWords(passage.text).includes(name));
  const renewed = /\b(?:renewed|valid|until|to 20\d\d|exp(?:ires)? )\b/iu.test(passage.text);
  return (
    !renewed &&
    lines.some(
      ({ text, page, line }) =>
        (page !== passage.page || line !== passage.line) && EXPIRED.test(text) && names.some((name) => foldedWords(text).includes(name)),
    )
  );
}

/** The words that tell this paper from others: letters of an issuer, names. */
function ownNames({ phrase }: AdvertRequirement): string[] {
  return [...phrase.matchAll(/\p{Lu}[\p{L}\d]+/gu)].flatMap(([word]) => foldedWords(word)).filter((word) => word.length > 2 && !PAPER_WORDS.has(word));
}
const namesIt = (requirement: AdvertRequirement, { text }: ProofPassage): boolean => {
  const own = new Set(foldedWords(text));
  const words = foldedWords(requirement.phrase).filter((word) => word.length > 2 && !PAPER_WORDS.has(word));
  return words.length > 0 && words.filter((word) => own.has(word)).length >= Math.ceil(words.length / 2);
};

/** "Certified User" where an administrator is asked for. */
function lowerGrade(asked: string, text: string): boolean {
  return PAPER_GRADES.some((grades) => {
    const wanted = grades.findLastIndex((grade) => asked.includes(grade));
    if (wanted <= 0) return false;
    const held = grades.findLastIndex((grade) => text.includes(grade));
    return held >= 0 && held < wanted;
  });
}
