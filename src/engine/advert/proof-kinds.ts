import type { Experience } from '../../domain/cv.ts';
import type { Place } from '../../domain/document.ts';
import type { Context } from '../context.ts';
import type { AdvertRequirement } from './advert.ts';
import { fold, foldedWords, foldKeepingSigns } from '../english/folding.ts';
import { ELISION } from './known-terms.ts';
import { itemAt } from './kind/item-at.ts';
import { kin } from './kind/kin.ts';
import { isCalled, titlesOf } from './proof-titles.ts';
import { mayBeUnread } from './kind/unread-jobs.ts';
import { languageLevel } from './language-level.ts';
import { FAMILIES } from '../lexicon/advert/families/families.ts';
import { LEAST_PROOF, type ProofPassage } from './proof.ts';
import { LEADER_TITLE } from '../lexicon/advert/kinds-of-proof.ts';
import { yearsNamed } from '../english/measures.ts';
import { languagesIn, yearsIn } from './special-requirements.ts';
import { WISHES } from '../lexicon/advert/implications.ts';
import { EMPTY_WORDS } from '../lexicon/advert/thin-words.ts';
import { FIELDS_OF_JOBS, GENERIC_FIELDS, SAME_JOB } from '../lexicon/advert/years-fields.ts';
import { LANGUAGE_OF } from '../lexicon/demands/languages.ts';
import { keyedWords } from '../english/keyed-words.ts';

/**
 * Years worked: said in figures, or by the dates of the jobs. A field ("in nursing") must be named by the jobs that count, in title
 * or deeds. `'unclear'` where the years are there and nothing tells whether they are of the kind that is asked for.
 */
export function proveYears(
  requirement: AdvertRequirement,
  context: Context,
  passages: readonly ProofPassage[],
  isForeign: boolean,
): ProofPassage | 'unclear' | null {
  const years = yearsIn(requirement.phrase) ?? yearsIn(requirement.quote);
  if (years === null) return null;
  const fields = fieldsOf(requirement);
  const own = fieldWords(context.job.phrase);
  // "A year's post-qualification experience in small animals" is of that field, and not of one's own.
  const isOwn = SAME_JOB.test(foldKeepingSigns(requirement.phrase)) && (fields.length === 0 || !/post-qualification/iu.test(requirement.phrase));
  const titles = titlesOf(requirement);
  const leads = LEADING.test(requirement.phrase);
  const isAny = titles.length === 0 && fields.length === 0 && !isOwn && !leads;
  // Whose jobs led other leaders no title tells.
  if (OF_LEADERS.test(requirement.phrase)) {
    const led = context.cv.experience.filter(({ bullets }) => bullets.some(({ text }) => LED_LEADERS.test(text)));
    if (yearsOf(led, context) + HALF_A_YEAR < years) return context.cv.experience.some((job) => leadsIn(job)) ? 'unclear' : null;
    return [led[0]?.period, led[0]?.title].flatMap((place) => (place ? (passageAt(place, passages) ?? []) : []))[0] ?? 'unclear';
  }
  // "Three of them in-house": without a field that a CV could name, nothing tells which.
  if (isAny && /\bof (?:them|these|those|which)\b/iu.test(requirement.phrase)) return context.cv.yearsOfExperience + HALF_A_YEAR < years ? null : 'unclear';
  const alike = FIELDS_OF_JOBS.filter(([asked]) => asked.test(foldKeepingSigns(requirement.phrase))).map(([, jobs]) => jobs);
  const isAlike = (job: Experience): boolean =>
    alike.some((pattern) => pattern.test(foldKeepingSigns(`${job.title?.value ?? ''} ${job.company?.value ?? ''}`)));
  const isAfter = AFTER_TRAINING.test(requirement.phrase);
  const counts = (job: Experience): boolean => {
    if (isAfter && IN_TRAINING.test(job.title?.value ?? '')) return false;
    if (leads) return leadsIn(job, A_LEADING_ROLE.test(requirement.phrase));
    if (titles.length > 0) return titles.some((title) => isCalled(job, title));
    return isAny || fields.some((field) => isIn(job, field)) || (isOwn && isIn(job, own)) || isAlike(job);
  };
  const jobs = context.cv.experience.filter(counts);
  const total = isAny ? Math.max(context.cv.yearsOfExperience, yearsOf(jobs, context)) : yearsOf(jobs, context);
  if (total + HALF_A_YEAR < years) {
    if (leads) return jobs.length > 0 || passages.some(({ text, worth }) => worth >= LEAST_PROOF && isOfLeading(text)) ? 'unclear' : null;
    const said = saidInFigures(years, titles.length > 0 ? titles : fields, passages);
    // A "Site Manager" where a "Senior Site Manager" is asked for.
    const lower = titles.map((title) => title.filter((word) => !RANKS.has(word))).filter((title) => title.length > 1);
    const isNear =
      lower.length > 0 &&
      yearsOf(
        context.cv.experience.filter((job) => lower.some((title) => isCalled(job, title))),
        context,
      ) +
        HALF_A_YEAR >=
        years;
    // Titles and trades of another language are not held against the advert's words (rule 8).
    const isUnread = isForeign && !isAny && context.cv.yearsOfExperience + HALF_A_YEAR >= years;
    // The years are there, and a job tells of the field: which of its years were spent on it nobody can say.
    const may =
      titles.length === 0 &&
      context.cv.yearsOfExperience + HALF_A_YEAR >= years &&
      fields.some((field) => context.cv.experience.some((job) => tellsOf(job, field)));
    // "Three years on industrial sites": where the years of one's own trade were spent no title tells.
    const isOfTrade =
      titles.length === 0 &&
      own.length > 0 &&
      A_SETTING.test(requirement.phrase) &&
      yearsOf(
        context.cv.experience.filter((job) => isIn(job, own)),
        context,
      ) +
        HALF_A_YEAR >=
        years;
    return said ?? (isNear || isUnread || may || isOfTrade || mayBeUnread(titles.length > 0 ? titles : fields, years, context, passages) ? 'unclear' : null);
  }
  if ((isAny && NARROWER.test(requirement.phrase)) || SEVERAL.test(requirement.phrase)) return 'unclear';
  if (
    !isAny &&
    !leads &&
    titles.length === 0 &&
    !isOwn &&
    !jobs.some((job) => isAlike(job) || fields.some((field) => isIn(job, field) && (field.length > 1 || isTitled(job, field))))
  )
    return 'unclear';
  const dated = jobs.filter(({ period }) => period?.start).toSorted((a, b) => monthOf(a) - monthOf(b));
  // What the CV says in figures shows them best, then one job that is long enough, then the longest of several.
  const inFigures = leads ? null : saidInFigures(years, isAny || titles.length > 0 ? titles : fields, passages);
  if (inFigures !== null) return inFigures;
  const byLength = dated.toSorted((a, b) => yearsOf([b], context) - yearsOf([a], context));
  const shown = dated.findLast((job) => yearsOf([job], context) >= years) ?? byLength[0];
  return [shown?.period, shown?.title, shown?.company].flatMap((place) => (place ? (passageAt(place, passages) ?? []) : []))[0] ?? 'unclear';
}

/** The line that stands there, or the one beside it. */
const passageAt = ({ page, line }: Place, passages: readonly ProofPassage[]): ProofPassage | undefined =>
  passages.find((passage) => !passage.statement && passage.page === page && passage.line === line) ??
  passages.find((passage) => passage.page === page && Math.abs(passage.line - line) <= 1);

/** Years that begin when the training ends. */
const AFTER_TRAINING = /\bPQE\b|\bpost-?\s?(?:qualif|apprentice|graduat|regist)/iu;
const IN_TRAINING = /\b(?:trainee|apprentice|intern|pupil|student|lehrling|auszubildende\p{L}*|azubi|stagiaire|apprenti)\b/iu;

/** Words that narrow years down and that no title and no deed can be held against. */
const NARROWER = /\b(?:contractors?|technology|in-house|production|clinical|medical|law|post-?graduate|industrial|company|firm)\b/iu;
/** "In two or more key stages": how many kinds of it, which dates do not tell. */
const SEVERAL = /,\s(?:in|at|with|across|over)\s(?:at least )?(?:two|three|several|different|various)\b/iu;
/** Cut as titles are. */
const RANKS: ReadonlySet<string> = new Set(['seni', 'lead', 'head', 'chie', 'prin', 'exec']);
const isTitled = (job: Experience, field: readonly string[]): boolean => {
  const own = new Set(foldedWords(`${job.title?.value ?? ''} ${job.company?.value ?? ''}`).map(kin));
  return field.some((word) => own.has(word));
};

/** "Managed managers, and done it for three years." */
const OF_LEADERS = /\b(?:manag|lead|led|supervis)\p{L}* (?:\p{L}+ )?(?:managers|leaders|leads)\b/iu;

const LED_LEADERS = /\b(?:\d+|two|three|four|five|six|seven|eight) (?:\p{L}+ ){0,2}(?:managers|team leads|team leaders|leads)\b/iu;

/** Years in which others were led. */
const A_LEADING_ROLE = /\b(?:in|of|with) (?:an? )?(?:\p{L}+ )?(?:leadership|supervisory) (?:role|position|capacity|experience|post)s?\b/iu;
const LEADING =
  /\b(?:in|of|with) (?:an? )?(?:\p{L}+ )?(?:leadership|supervisory) (?:role|position|capacity|experience|post)s?\b|\b(?:leading|managing|supervising|running|in charge of|responsible for) (?:an? |the |other )?(?:team|people|staff|others|gang|shift)\b/iu;
const LEADERSHIP = FAMILIES.find(({ name }) => name.en === 'Team leadership');
const leadsIn = (job: Experience, isOfTitle = false): boolean =>
  (isOfTitle && LEADER_TITLE.test(foldKeepingSigns(job.title?.value ?? ''))) ||
  [job.title?.value ?? '', ...job.bullets.map(({ text }) => text)].some(isOfLeading);
function isOfLeading(text: string): boolean {
  const folded = foldKeepingSigns(text);
  return LEADERSHIP?.says?.test(folded) === true || LEADERSHIP?.shows?.test(folded) === true;
}

/** Where, behind what, with what: the years are those of the trade. */
const A_SETTING = /\b(?:years?|months?|experience)['’]?,? (?:\p{L}+ ){0,2}?(?:in an?|on|at|behind|within|with an?)\s/iu;

/** "To date" is January of the newest year a CV names: half a year may be missing. */
const HALF_A_YEAR = 0.5;

/** "Twelve years in logistics", as a profile says it. */
function saidInFigures(years: number, fields: readonly (readonly string[])[], passages: readonly ProofPassage[]): ProofPassage | null {
  return (
    passages.find(({ text, worth }) => {
      if (worth < LEAST_PROOF) return false;
      // The sentence that names the years, and not the next one, says what they were spent on.
      return text.split(/(?<=[.!?])\s/u).some((sentence) => {
        const said = yearsIn(sentence);
        if (said === null || said < years || WISHES.test(sentence)) return false;
        const own = foldedWords(sentence).map(kin);
        return fields.length === 0 || fields.some((field) => field.filter((word) => own.includes(word)).length >= MOST_OF_A_FIELD * field.length);
      });
    }) ?? null
  );
}

const monthOf = ({ period }: Experience): number => (period?.start ? period.start.year * 12 + (period.start.month ?? 1) : Infinity);

/** What the years are to be in, each of "as a chef de partie or sous chef": the content words, without the general ones. */
function fieldsOf({ phrase }: Pick<AdvertRequirement, 'phrase'>): string[][] {
  return phrase
    .replace(/\b(?:one|two|three|\d+) or more\b|\bor (?:above|more|over|higher)\b/giu, ' ')
    .replace(/,\s(?:in|with|at|of|including|ideally|preferably)\s.*$/iu, '')
    .split(/\b(?:jaar|ervaring)\b/u.test(phrase) ? /\s(?:or|of)\s|\/|,\s/u : /\s(?:or|oder|ou|o)\s|\/|,\s|\sof\s(?=\d)/u)
    .map(fieldWords)
    .filter((field) => field.length > 0);
}

/** The content words of a field or a job, cut so that kin is alike. */
export function fieldWords(field: string): string[] {
  const short = (field.match(/\b\p{Lu}{2}\b/gu) ?? []).map((word) => word.toLowerCase());
  const plain = field.replace(ELISION, ' ');
  const words = keyedWords(plain).map(({ start, end }) => fold(plain.slice(start, end)).replace(/ s$/u, ''));
  return [
    ...new Set(
      words.filter((word) => (word.length > 2 || short.includes(word)) && !GENERIC_FIELDS.has(word) && !EMPTY_WORDS.has(word) && !/^\d/u.test(word)).map(kin),
    ),
  ];
}

/** Whether a job is of a field: its title names it, or title, employer and deeds together name most of it. */
function isIn(job: Experience, field: readonly string[]): boolean {
  if (field.length === 0) return false;
  const title = new Set(foldedWords(job.title?.value ?? '').map(kin));
  if (field.every((word) => title.has(word))) return true;
  const told = new Set(
    foldedWords([job.title?.value, job.company?.value, ...job.details.map(({ value }) => value), ...job.bullets.map(({ text }) => text)].join(' ')).map(kin),
  );
  const found = field.filter((word) => told.has(word)).length;
  return field.length === 1 ? found === 1 : found / field.length >= (field.length === 2 ? 0.5 : MOST_OF_A_FIELD);
}
const MOST_OF_A_FIELD = 0.6;

/** Whether a job names most of a field in its title or deeds. */
function tellsOf(job: Experience, field: readonly string[]): boolean {
  const told = new Set(foldedWords([job.title?.value, ...job.bullets.map(({ text }) => text)].join(' ')).map(kin));
  return field.length > 0 && field.filter((word) => told.has(word)).length >= MOST_OF_A_FIELD * field.length;
}

/** Years of some of the jobs, overlaps counted once; "to date" counts to the day of the upload, or else to January of the newest year in the CV. */
export function yearsOf(jobs: readonly Experience[], context: Context): number {
  const [, year, month] = /^(\d{4})-(\d{2})/u.exec(context.today ?? '') ?? [];
  const written = context.lines.flatMap(({ text }) => yearsNamed(text)).reduce((latest, named) => Math.max(latest, named), 0) * 12 + 1;
  const newest = year === undefined ? written : Number(year) * 12 + Number(month);
  const spans = jobs.flatMap((job): [number, number][] => {
    const { period } = job;
    if (!period?.start) return [];
    const end = period.current ? newest : period.end ? period.end.year * 12 + (period.end.month ?? 1) : monthOf(job);
    return [[monthOf(job), end]];
  });
  let months = 0;
  let until = 0;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return months / 12;
}

const BILINGUAL = /\(bili?ng|\(zweispr|\(tweetal/iu;
/** Rank of a level. */
const WORKS_IN_IT = 3;
/** "No French". */
const NO_LANGUAGE = /\b(?:no|kein\p{L}*|aucun\p{L}*|sin|geen)\s\p{Lu}/u;

/** Characters; a shorter statement may be the same in many languages. */
const A_SENTENCE = 40;

/** Characters; less behind a name is a sign of a list. */
const A_MARK = 3;

type LanguageProof = { passage: ProofPassage; said: boolean } | 'unclear' | null;

/** A language listed at the level asked for (said), or spoken by the whole CV (proved, and worth saying with its level). */
export function proveLanguage(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[]): LanguageProof {
  const name = languagesIn(requirement.phrase)[0]?.name;
  if (name === undefined) return null;
  // Nobody who works in a language is turned away for being no native speaker of it.
  const asked = BILINGUAL.test(requirement.phrase) ? WORKS_IN_IT : (languageLevel(requirement.phrase)?.rank ?? 0);
  let isListed = false;
  let isBare = false;
  for (const listed of context.cv.languages) {
    if (!languagesIn(listed.value).some((language) => language.name === name)) continue;
    const passage = passages.find((one) => !one.statement && one.page === listed.page && one.line === listed.line);
    // A table of levels: the line says what the name alone does not ("ENGLISH C2 C1 C1").
    const told = languageLevel(listed.value) ?? (passage && languagesIn(passage.text).length === 1 ? languageLevel(passage.text) : null);
    const level = told?.rank ?? (asked <= 3 && !/[(:–-]/u.test(listed.value) ? asked : 0);
    if (passage && level >= asked) return { passage, said: true };
    if (told !== null) return null;
    isBare = true;
    // Something stands behind the name that our list of levels does not know.
    isListed ||= passage !== undefined && languagesIn(passage.text).length === 1 && passage.text.trim().length > listed.value.length + A_MARK;
  }
  for (const passage of passages) {
    const named = languagesIn(passage.text).find((language) => language.name === name);
    if (!named || passage.worth < LEAST_PROOF) continue;
    const at = passage.text.indexOf(named.word);
    const near = languagesIn(passage.text).length === 1 ? passage.text.slice(Math.max(0, at - 30), at + named.word.length + 30) : itemAt(passage.text, at);
    const level = languageLevel(near)?.rank ?? 0;
    // Where no level is asked for, its name among what one knows is enough.
    const isAlone = passage.text.trim().startsWith(named.word) && passage.text.length <= A_SENTENCE;
    const least = asked === 0 && (passage.section === 'skills' || passage.section === 'languages' || isAlone) && !NO_LANGUAGE.test(passage.text) ? 0 : 1;
    if (level >= Math.max(least, asked)) return { passage, said: true };
  }
  if (isListed || isBare) return isListed ? 'unclear' : null;
  // "Resolved complaints in Marathi and Hindi": spoken at work; how well, nobody says.
  const named = passages.find(
    ({ text, worth }) => worth >= LEAST_PROOF && !NO_LANGUAGE.test(text) && languagesIn(text).some((language) => language.name === name),
  );
  if (named !== undefined && languageLevel(named.text) === null) return named.statement && asked === 0 ? { passage: named, said: true } : 'unclear';
  const own = LANGUAGE_OF.get(context.cv.language);
  const prose = passages.find(({ statement, text }) => statement && text.length > A_SENTENCE);
  return own === name && prose ? { passage: prose, said: false } : null;
}
