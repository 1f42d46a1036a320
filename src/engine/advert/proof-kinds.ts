import type { Experience } from '../../domain/cv.ts';
import type { Context } from '../context.ts';
import type { AdvertRequirement } from './advert.ts';
import { foldCue } from './advert-text.ts';
import { degreeLevel, fieldFits } from './degree-level.ts';
import { languageLevel } from './language-level.ts';
import type { Passage } from './proof.ts';
import { languagesIn, yearsIn } from './special-requirements.ts';
import { wordsOf } from '../job/text/terms.ts';
import { fold, words } from '../reading/text/fold.ts';
import { isGenericField, SAME_JOB } from '../lexicon/advert/years-fields.ts';

/** Years worked: said in figures, or by the dates of the jobs. A field ("in nursing") must be named by the jobs that count. */
export function proveYears(requirement: AdvertRequirement, context: Context, passages: readonly Passage[]): Passage | null {
  const years = yearsIn(requirement.phrase) ?? yearsIn(requirement.quote);
  if (years === null) return null;
  const fields = SAME_JOB.test(foldCue(requirement.phrase)) ? fieldsOf(context.job) : fieldsOf(requirement);
  const jobs = fields.length === 0 ? context.cv.experience : context.cv.experience.filter((job) => fields.some((field) => names(job, field)));
  const total = fields.length === 0 ? context.cv.yearsOfExperience : Math.min(context.cv.yearsOfExperience, yearsOf(jobs, context));
  if (total < years) return null;
  const oldest = jobs.filter(({ period }) => period?.start).toSorted((a, b) => monthOf(a) - monthOf(b))[0];
  const place = oldest?.period;
  return (place && passages.find((passage) => !passage.statement && passage.page === place.page && passage.line === place.line)) ?? null;
}

const monthOf = ({ period }: Experience): number => (period?.start ? period.start.year * 12 + (period.start.month ?? 1) : Infinity);

/** What the years are to be in, each of "as a chef de partie or sous chef": the content words, without the general ones. */
function fieldsOf({ phrase }: Pick<AdvertRequirement, 'phrase'>): string[][] {
  return phrase
    .split(/\s(?:or|oder|ou|o)\s|\//u)
    .map((field) => wordsOf(field).map(({ start, end }) => field.slice(start, end)))
    .map((parts) => parts.filter((word) => !isGenericField(word) && !/^\d/u.test(word)).map(kin))
    .filter((field) => field.length > 0);
}

/** Enough of a word to see that an engineer engineers and a nurse is in nursing. */
const kin = (word: string): string => fold(word).slice(0, 4);

function names(job: Experience, field: readonly string[]): boolean {
  const title = new Set(words(job.title?.value ?? '').map(kin));
  if (field.every((word) => title.has(word))) return true;
  const told = new Set(words(job.bullets.map(({ text }) => text).join(' ')).map(kin));
  // A lone short name ("SAP", "Java") may be found in what was done; a trade is what the job was called.
  return field.length === 1 && field.every((word) => told.has(word));
}

/** Years of some of the jobs, overlaps counted once; "to date" counts to January of the newest year in the CV. */
function yearsOf(jobs: readonly Experience[], context: Context): number {
  const years = context.lines.flatMap(({ text }) => (text.match(/\b(?:19|20)\d\d\b/gu) ?? []).map(Number));
  const newest = years.reduce((latest, year) => Math.max(latest, year), 0) * 12 + 1;
  const spans = jobs.flatMap((job): [number, number][] => {
    const { period } = job;
    if (!period?.start) return [];
    const end = period.end ? period.end.year * 12 + (period.end.month ?? 1) : period.current ? newest : monthOf(job);
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

const UNFINISHED =
  /expected|in progress|candidate|ongoing|currently|laufend|voraussichtlich|abgebrochen|unfinished|incomplete|not completed|en cours|en curso/iu;

/** A degree of at least the level asked for and of its field, finished. */
export function proveDegree(requirement: AdvertRequirement, context: Context, passages: readonly Passage[]): Passage | null {
  const asked = degreeLevel(requirement.phrase) ?? degreeLevel(requirement.quote);
  if (asked === null) return null;
  for (const { degree, period } of context.cv.education) {
    if (!degree) continue;
    const level = degreeLevel(degree.value, 'highest');
    const passage = passages.find((one) => one.page === degree.page && one.line === degree.line);
    if (level === null || level < asked || !passage || period?.current === true || UNFINISHED.test(passage.text)) continue;
    if (fieldFits(demand(requirement), degree.value)) return passage;
  }
  return null;
}

/** The degree with what follows it in the advert: "degree in finance, accounting or similar". */
function demand({ phrase, quote }: AdvertRequirement): string {
  const at = quote.indexOf(phrase);
  return at < 0 ? phrase : (quote.slice(at, at + phrase.length + 80).split(/[.;]/u)[0] ?? phrase);
}

type LanguageProof = { passage: Passage; said: boolean } | null;

/** A language listed at the level asked for (said), or spoken by the whole CV (proved, and worth saying with its level). */
export function proveLanguage(requirement: AdvertRequirement, context: Context, passages: readonly Passage[]): LanguageProof {
  const name = languagesIn(requirement.phrase)[0]?.name;
  if (name === undefined) return null;
  const asked = languageLevel(requirement.phrase)?.rank ?? 0;
  for (const listed of context.cv.languages) {
    if (!languagesIn(listed.value).some((language) => language.name === name)) continue;
    const passage = passages.find((one) => !one.statement && one.page === listed.page && one.line === listed.line);
    const level = languageLevel(listed.value)?.rank ?? (asked <= 3 && !/[(:–-]/u.test(listed.value) ? asked : 0);
    return passage && level >= asked ? { passage, said: true } : null;
  }
  for (const passage of passages) {
    const named = languagesIn(passage.text).find((language) => language.name === name);
    if (!named || passage.worth < 2) continue;
    const at = passage.text.indexOf(named.word);
    const level = languageLevel(passage.text.slice(Math.max(0, at - 30), at + named.word.length + 30))?.rank ?? 0;
    if (level >= Math.max(1, asked)) return { passage, said: true };
  }
  const own = LANGUAGE_OF.get(context.cv.language);
  const prose = passages.find(({ statement, text }) => statement && text.length > 40);
  return own === name && prose ? { passage: prose, said: false } : null;
}

const LANGUAGE_OF: ReadonlyMap<string, string> = new Map([
  ['en', 'English'],
  ['de', 'German'],
  ['fr', 'French'],
  ['es', 'Spanish'],
]);
