import type { Experience } from '../../domain/cv.ts';
import type { Context } from '../context.ts';
import type { AdvertRequirement } from './advert.ts';
import { fold, foldedWords, foldKeepingSigns } from '../english/folding.ts';
import { degreeLevel, fieldFits } from './degree-level.ts';
import { languageLevel } from './language-level.ts';
import { LEAST_PROOF, type ProofPassage } from './proof.ts';
import { yearsNamed } from '../english/measures.ts';
import { languagesIn, yearsIn } from './special-requirements.ts';
import { GENERIC_FIELDS, SAME_JOB } from '../lexicon/advert/years-fields.ts';
import { UNFINISHED_STUDIES } from '../lexicon/demands/degrees.ts';
import { LANGUAGE_OF } from '../lexicon/demands/languages.ts';
import { keyedWords } from '../english/keyed-words.ts';

/** Years worked: said in figures, or by the dates of the jobs. A field ("in nursing") must be named by the jobs that count. */
export function proveYears(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[]): ProofPassage | null {
  const years = yearsIn(requirement.phrase) ?? yearsIn(requirement.quote);
  if (years === null) return null;
  const fields = SAME_JOB.test(foldKeepingSigns(requirement.phrase)) ? fieldsOf(context.job) : fieldsOf(requirement);
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
    .map((field) => keyedWords(field).map(({ start, end }) => field.slice(start, end)))
    .map((parts) => parts.filter((word) => !GENERIC_FIELDS.has(fold(word)) && !/^\d/u.test(word)).map(kin))
    .filter((field) => field.length > 0);
}

/** Enough of a word to see that an engineer engineers and a nurse is in nursing. */
const kin = (word: string): string => fold(word).slice(0, 4);

function names(job: Experience, field: readonly string[]): boolean {
  const title = new Set(foldedWords(job.title?.value ?? '').map(kin));
  if (field.every((word) => title.has(word))) return true;
  const told = new Set(foldedWords(job.bullets.map(({ text }) => text).join(' ')).map(kin));
  // A lone short name ("SAP", "Java") may be found in what was done; a trade is what the job was called.
  return field.length === 1 && field.every((word) => told.has(word));
}

/** Years of some of the jobs, overlaps counted once; "to date" counts to the day of the upload, or else to January of the newest year in the CV. */
function yearsOf(jobs: readonly Experience[], context: Context): number {
  const [, year, month] = /^(\d{4})-(\d{2})/u.exec(context.today ?? '') ?? [];
  const written = context.lines.flatMap(({ text }) => yearsNamed(text)).reduce((latest, named) => Math.max(latest, named), 0) * 12 + 1;
  const newest = year === undefined ? written : Number(year) * 12 + Number(month);
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

/** A degree of at least the level asked for and of its field, finished. */
export function proveDegree(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[]): ProofPassage | null {
  const asked = degreeLevel(requirement.phrase) ?? degreeLevel(requirement.quote);
  if (asked === null) return null;
  for (const { degree, period } of context.cv.education) {
    if (!degree) continue;
    const level = degreeLevel(degree.value, 'highest');
    const passage = passages.find((one) => one.page === degree.page && one.line === degree.line);
    if (level === null || level < asked || !passage || period?.current === true || UNFINISHED_STUDIES.test(passage.text)) continue;
    if (fieldFits(demand(requirement), degree.value)) return passage;
  }
  return null;
}

/** The degree with what follows it in the advert: "degree in finance, accounting or similar". */
function demand({ phrase, quote }: AdvertRequirement): string {
  const at = quote.indexOf(phrase);
  return at < 0 ? phrase : (quote.slice(at, at + phrase.length + 80).split(/[.;]/u)[0] ?? phrase);
}

/** Characters; a shorter statement may be the same in many languages. */
const A_SENTENCE = 40;

type LanguageProof = { passage: ProofPassage; said: boolean } | null;

/** A language listed at the level asked for (said), or spoken by the whole CV (proved, and worth saying with its level). */
export function proveLanguage(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[]): LanguageProof {
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
    if (!named || passage.worth < LEAST_PROOF) continue;
    const at = passage.text.indexOf(named.word);
    const level = languageLevel(passage.text.slice(Math.max(0, at - 30), at + named.word.length + 30))?.rank ?? 0;
    if (level >= Math.max(1, asked)) return { passage, said: true };
  }
  const own = LANGUAGE_OF.get(context.cv.language);
  const prose = passages.find(({ statement, text }) => statement && text.length > A_SENTENCE);
  return own === name && prose ? { passage: prose, said: false } : null;
}
