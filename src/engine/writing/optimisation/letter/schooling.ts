import { LANGUAGE_NAMES } from '../../../lexicon/reading/levels.ts';
import { fold } from '../../../english/folding.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { countWords } from '../../../english/tokens.ts';
import { isClean, isOrder } from '../prose-check.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { isDegree } from './prove.ts';
import { cleaned } from './seats.ts';
import { letterLanguage } from './voice.ts';

/** A study as its CV has it. */
export interface Study {
  what: string;
  where: string;
}

/** The study that a letter may name: the first of the CV, or the one that shares its words with what is asked for; null where it has not ended. */
function studyOf({ context: { cv, today } }: OptimisationInput, asked: ReadonlySet<string> = new Set()): Study | null {
  const study = cv.education.find(({ degree }) => [...contentStems(degree?.value ?? '')].some((stem) => asked.has(stem))) ?? cv.education[0];
  const end = study?.period?.end ?? study?.period?.start ?? null;
  const isOver = end !== null && study?.period?.current !== true && (today === null || end.year <= Number(today.slice(0, 4)));
  // Grades belong to what they are of: nothing is cut off there.
  // "Bachelor of Science : Nursing": in which field; "State" is the blank of a template.
  const raw = (study?.degree?.value ?? '').replace(/^([^:]{4,60}?) ?: (?=\p{Lu})/u, '$1 in ').replace(/(?<=\p{L}) (?:City ?,? ?)?State$/u, '');
  const what = SCHOOL.test(raw) ? (isOrder(raw) || !isClean(raw) || raw.length > LONGEST_RESULTS ? null : raw.trim()) : cleaned(raw === '' ? undefined : raw);
  const where = cleaned(study?.institution?.value.replace(TOLD_TWICE, '$1'));
  return isOver &&
    what !== null &&
    where !== null &&
    isWholeRow(what) &&
    !NO_SCHOOL.test(where) &&
    !NO_AWARD.test(`${what} ${where}`.replace(/school of/iu, '')) &&
    !/incomplete|unfinished|abgebrochen|ohne abschluss|inachev|inacabad/iu.test(what)
    ? { what, where }
    : null;
}

/** "Syracuse University Syracuse University Bachelor …": read twice. */
const TOLD_TWICE = /^(.{6,50}?)\s+\1(?: .*)?$/u;

/** A heading, and no school's name. */
const NO_SCHOOL = /^(?:school(?:ing)?|education|college|university|studies|qualifications?|training)$/iu;
/** "Maths 6", "RE B", "Science CC", "English Language D (resitting)": a subject with what it was passed with. */
const GRADED = /\s(?:A\*|[A-GU][*+-]?(?:\*?[A-GU]\*?)?|[1-9](?:[/-][1-9])?|H\d|O\d)\*?(?:\s*\([^()]*\))?$/u;
/** Whether a row of subjects is all there: where others have a grade, the last has one too. */
function isWholeRow(what: string): boolean {
  const subjects = what.split(/[,;]\s+/u);
  return subjects.length < 2 || !subjects.some((subject) => GRADED.test(subject)) || GRADED.test(subjects.at(-1) ?? '');
}

/** The study of the CV where the advert asks for a degree and the ledger finds it there; null else. */
export function degreeAsked(input: OptimisationInput): Study | null {
  const entry = input.ledger.find((one) => one.status === 'said' && isDegree(one) && A_STUDY.test(one.requirement));
  const study = entry === undefined ? null : studyOf(input, contentStems(entry.requirement));
  // What somebody sat at school is told by who comes from there.
  return study !== null && SCHOOL.test(study.what) && input.context.cv.experience.length > 1 ? null : study;
}

/** What was learnt, for a letter that has room for it; no school results. */
export function trainingOf(input: OptimisationInput): Study | null {
  const study = studyOf(input);
  if (study === null || SCHOOL.test(study.what)) return null;
  // What nobody asks for and no other learning would have given is a name in a list.
  const asked = contentStems([input.jobRole, input.advert.title ?? '', ...input.ledger.map(({ requirement }) => requirement)].join(' '));
  return A_STUDY.test(study.what) || [...contentStems(study.what)].some((stem) => asked.has(stem)) ? study : null;
}
const A_STUDY = /(?<!\p{L})(?:gcses?|a[- ]levels?|highers|degree|bachelor|master|diploma|bsc|ba|msc|studium|licenciatura|licence)(?!\p{L})/iu;

/** What somebody learns now and the job asks for, as a sentence ends in it: "the Level 2 Diploma in Refrigeration at Croydon College"; null for none. */
export function studyUnderWay(input: OptimisationInput): { what: string; where: string | null; since: number | null; isCourse: boolean } | null {
  const { context, advert, jobRole, ledger } = input;
  if (context.cv.language !== 'en') return null;
  const asked = contentStems([jobRole, advert.title ?? '', ...ledger.map(({ requirement }) => requirement)].join(' '));
  for (const { degree, institution, period } of context.cv.education) {
    const what = cleaned(degree?.value);
    if (period?.current !== true || what === null || SCHOOL.test(what) || countWords(what) > LONGEST_STUDY) continue;
    const shared = [...contentStems(what)].filter((stem) => asked.has(stem) && !OF_ANY_STUDY.has(stem));
    if (shared.length === 0) continue;
    const where = cleaned(institution?.value);
    return {
      what,
      where: where === null || NO_SCHOOL.test(where) || /^(?:community|local|evening|night) (?:college|school|classes)$/iu.test(where) ? null : where,
      since: period.start?.year ?? null,
      isCourse: /(?:course|program(?:me)?|classes)$/iu.test(what),
    };
  }
  return null;
}
const LONGEST_STUDY = 12;
const OF_ANY_STUDY: ReadonlySet<string> = new Set(contentStems('level diploma certificate degree course program programme award bachelor master college'));

/** What was not finished, what everybody has, and what was read in pieces. */
const NO_AWARD = /(?<!\p{L})(?:toward|towards|year one|one year|two years|grade \d+|matric|ged|high school|tech school|coursework)(?!\p{L})|\.\s/iu;
const LONGEST_RESULTS = 160;
/** What one sits at school. */
const SCHOOL = /(?<!\p{L})(?:gcses?|a[- ]levels?|highers|nationals|leaving cert\p{L}*)(?!\p{L})/iu;

const ANY_LANGUAGE = /(?<!\p{L})(?:second|other|foreign|another|additional) languages?(?!\p{L})/iu;
/** A requirement of more words is about something else: "English literature for year 9". */
const MOST_NAMED = 4;
const MOST_LANGUAGES = 3;
const LONGEST = 7;
const NAMED = /^(\p{L}+)(?: ?[-–:,] ?([\p{L}\p{N} ]+)| (\([^()]+\)))?$/u;
/** How well a language is spoken. */
const A_LEVEL =
  /^(?:native|mother tongue|first language|bilingual|fluent|near[- ]native|professional|business|advanced|upper intermediate|intermediate|conversational|good|very good|basic|working|spoken|written|read|[abc][12]|enough (?:for|to)|muttersprache|fließend|verhandlungssicher|sehr gut|gut|grundkenntnisse|reicht für)(?!\p{L})/iu;

/** What somebody learns or had at school is not put forward. */
const LITTLE = /(?<!\p{L})(?:learning|rusty|beginner|a (?:bit|little)|some|gcse|school|duolingo|anfänger\p{L}*)(?!\p{L})/iu;

/** The languages of the CV that the advert asks for, each with what the CV says of it: "Dutch (native)". */
export function languagesAsked({ ledger, context: { cv }, advert }: OptimisationInput): string[] {
  const said = ledger.filter(({ status }) => status === 'said');
  const isAny = said.some(({ requirement }) => ANY_LANGUAGE.test(requirement));
  const asked = said.flatMap(({ kind, requirement }) => {
    const names = (fold(requirement).match(/\p{L}+/gu) ?? []).filter((word) => LANGUAGE_NAMES.has(word));
    return kind === 'language' || (names.length > 0 && countWords(requirement) <= MOST_NAMED) ? names : [];
  });
  if ((asked.length === 0 && !isAny) || advert.language !== cv.language || letterLanguage(cv.language) !== cv.language) return [];
  return cv.languages
    .flatMap(({ value }) => {
      const [, name = '', level, bracket] = NAMED.exec(value.trim()) ?? [];
      // Whose CV is in English or German need not say so.
      if (
        !LANGUAGE_NAMES.has(fold(name)) ||
        (isAny && fold(name) === 'english') ||
        fold(name) === 'deutsch' ||
        countWords(value) > LONGEST ||
        LITTLE.test(value) ||
        isOrder(value) ||
        !isClean(value)
      )
        return [];
      // "French (fluent, swears better)": how well, and no joke. "Arabic (kitchen)" says neither.
      const degree = bracket?.slice(1, -1).split(/,\s/u)[0];
      if (degree !== undefined && !A_LEVEL.test(degree)) return [];
      if (!isAny && !asked.includes(fold(name))) return [];
      return [
        level === undefined
          ? `${name}${degree === undefined ? '' : ` (${degree})`}`
          : `${name} (${level.trim().toLowerCase() === level.trim() || /^[ABC][12]$/u.test(level.trim()) ? level.trim() : level.trim().toLowerCase()})`,
      ];
    })
    .slice(0, MOST_LANGUAGES);
}
