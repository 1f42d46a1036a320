import type { Cv, SectionKind } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { shortQuote } from '../../domain/quote.ts';
import type { TargetJob } from '../context.ts';
import type { JobSkill } from '../lexicon/occupations/occupation.ts';
import { cvWords, type Zone, type ZonedLine } from './cv-words.ts';
import { explainRelevance, PAPER } from './fit/explain-relevance.ts';
import type { Share } from './fit/whole-points.ts';
import { paperFor } from './kin/papers.ts';
import { languageFit } from './fit/language-fit.ts';
import { wordsFit } from './fit/phrase-fit.ts';
import { specialField } from './titles/special-field.ts';
import { tellingWords } from './titles/telling-words.ts';
import { TITLE_WORDS } from '../lexicon/reading/titles.ts';
import { isSkillList, meantBy } from './occupations/meant-occupations.ts';
import { skillEvidence, skillWorth } from './fit/skill-evidence.ts';
import type { SkillEvidence } from './fit/skill-evidence.ts';
import { titleFit } from './titles/title-fit.ts';
import { vocabularyFit } from './fit/vocabulary-fit.ts';

export interface Relevance {
  /** 0..100. */
  score: number;
  /** Reasons; the points add up to the score. */
  entries: Share[];
  /** Skills of the job that stand in the CV, the job's order; `said` are the words that say it, `quote` is verbatim and begins on that line. */
  matched: { skill: string; said: string; zone: Zone; page: number; line: number; quote: string }[];
  /** Skills of the job that were not found. Whether they are missing is another question (`isNowhere`). */
  missing: JobSkill[];
  /** The score before rounding and clamping: for ranking, not for showing. */
  exact: number;
}

/** Points of a perfect CV by kind of job. Titles, skills and vocabulary each see what the others miss; vocabulary is hardest to fake. */
const PARTS = {
  job: { title: 32, skills: 12, language: 56 },
  /** A job the lexicon does not know but whose skills it does ("SAP"). */
  skilled: { title: 40, skills: 60, language: 0 },
  /** A job the lexicon does not know, and no skill in its words: judged by those words, and by the titles held. */
  unknown: { title: 40, skills: 0, language: 20 },
  list: { title: 0, skills: 20, language: 80 },
} as const;
/** Share of a job's skills, by worth, that a strong CV shows: nobody has all of them. */
const FULL_SHARE = 0.5;
/** What an unknown job starts from: that we do not know it speaks neither for nor against the CV (truth.md, rule 8). */
const UNKNOWN = 40;
/** Points for the words of a title beyond those of the occupation it was understood as, and what such a job, known in part, starts from. */
const FIELD = { words: 26, start: 14, alone: 0.6 } as const;
/** From such a fit of titles, skills or vocabulary on the wider trade itself shows. */
const OF_TRADE = 0.35;
const HALF = 0.5;
/** A skill as far as it was shown at work: what was studied once is no trade. */
const asDone = (entry: SkillEvidence): SkillEvidence => (entry.zone === 'study' || entry.zone === 'rest' ? { ...entry, strength: 0 } : entry);
/** What a title and the words of the wider trade are worth where no word of the special field stands on the page. */
const OTHER_FIELD = { title: 0.6, language: 0.75 } as const;
/** Whether a line may tell the field of somebody's work; a wish does not, nor does a course of a few hours. */
const isOfTheWork = (one: ZonedLine | undefined): boolean =>
  one !== undefined && OF_THE_WORK.has(one.zone) && !WISHED.test(one.line.text) && !(one.zone === 'study' && A_TASTE.test(one.line.text));
const OF_THE_WORK: ReadonlySet<Zone> = new Set<Zone>(['title', 'summary', 'work', 'told', 'study', 'list']);
const WISHED =
  /\b(?:seeking|looking (?:for|to)|opportunity|keen to|hoping|ready to|transition|pivot|move into|break into|passion(?:ate)? (?:for|about)|interested in|aspiring)\b/iu;
const A_TASTE = /\b(?:online|\d+ (?:hours?|days?|courses?|modules?)|(?:one|two|three) (?:hours?|days?)|weekend|webinar|taster|in progress)\b/iu;
/** What the words of a special field in the work are worth as a title where the titles are further away. */
const BY_FIELD = 0.5;
/** What a licence for the job is worth where no title of it was held yet. */
const PAPER_FIT = 0.6;
/** Coverage up to here is what any CV shows of any job. */
const CHANCE = 0.08;
/** Sections that tell of work done. */
const DONE: ReadonlySet<SectionKind> = new Set<SectionKind>(['experience', 'projects']);
const MAX_QUOTE = 120;
/** Papers, and the line that dates a job. */
const BESIDE_WORK = [PAPER, /(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d\d|present|now|today|date)/iu] as const;

/**
 * How well a CV fits a job, from titles held, skills shown and the vocabulary of the work; deterministic, and blind to
 * everything about the person (law 6). `lines` are the visible lines that `cv.sections` index.
 */
export function relevance(input: { lines: readonly Line[]; cv: Cv; job: TargetJob }): Relevance {
  const { cv, job } = input;
  const words = cvWords(input.lines, cv, job);
  const meant = meantBy(job);
  const isDone = (at: number): boolean => cv.sections.some(({ kind, from, to }) => DONE.has(kind) && at >= from && at < to);
  // Under a heading we do not know may stand anything, and in the head of a job the place and the dates: neither is told as work.
  const isHeadline = (at: number): boolean => words.lines[at]?.line.page === cv.headline?.page && words.lines[at]?.line.line === cv.headline?.line;
  const isBesideWork = (at: number): boolean => !isDone(at) || BESIDE_WORK.some((sign) => sign.test(words.lines[at]?.line.text ?? ''));
  const skills = skillEvidence(job, words).map((entry) =>
    ((entry.zone === 'work' || entry.zone === 'told') && isBesideWork(entry.at)) || (entry.zone === 'title' && isHeadline(entry.at))
      ? { ...entry, zone: 'rest' as const }
      : entry,
  );
  const unknown = meant.length === 0 && job.phrase !== '' && !isSkillList(job) && (job.skills.length === 0 || isTitle(job.title));
  const language = unknown ? wordsFit(tellingWords(job.phrase), words) : languageFit(vocabularyFit(words), job, meant);
  const title = titleFit(cv, job, meant, Math.min(1, language.fit));
  const paper = isSkillList(job) || title.fit >= PAPER_FIT ? null : paperFor({ lines: input.lines, job });
  const parts = isSkillList(job) ? PARTS.list : meant.length > 0 ? PARTS.job : unknown ? PARTS.unknown : PARTS.skilled;
  const field = specialField(job);
  // What is wished for in a summary, and learned in a weekend, is not the field of anybody's work.
  const ofField = wordsFit(field, words, (at, word) => words.proves[word] === true && isOfTheWork(words.lines[at]));
  // The wider trade in another field: who sells roofs has not yet sold software.
  const isElsewhere = field.length > 0 && ofField.fit === 0;
  const near = isElsewhere ? OTHER_FIELD : { title: 1, language: 1 };
  // One word of the field ("power") where nothing of the trade ("trader") shows is a word that this trade has, too.
  const isOfTrade = title.fit >= OF_TRADE || coverage(skills.map(asDone)) >= OF_TRADE || language.fit >= HALF;
  const fieldWords = FIELD.words * ofField.fit * (isOfTrade ? 1 : FIELD.alone);
  const known = words.words.length === 0 ? 0 : unknown ? UNKNOWN : field.length > 0 && !isElsewhere && isOfTrade ? FIELD.start : 0;
  const points = {
    // Who has done the work of the field under another title is nearer than a general title in common tells.
    title: parts.title * (paper === null ? Math.max(title.fit, isOfTrade ? BY_FIELD * ofField.fit : 0) : PAPER_FIT) * near.title,
    skills: parts.skills * coverage(skills),
    language: parts.language * Math.min(1, language.fit) * near.language,
  };
  const exact = known + points.title + points.skills + points.language + fieldWords;
  const score = Math.round(Math.min(100, Math.max(0, exact)));
  return {
    score,
    entries: explainRelevance(
      score,
      job,
      { ...points, unknown: known, field: fieldWords, language: Math.max(0, points.language) },
      { title, paper, skills, language, field: ofField.words.map(({ name }) => name) },
    ),
    matched: skills.flatMap((entry) => {
      const line = words.lines[entry.at]?.line;
      return line
        ? [{ skill: entry.skill.name, said: entry.said, zone: entry.zone ?? 'rest', page: line.page, line: line.line, quote: shortQuote(line.text, MAX_QUOTE) }]
        : [];
    }),
    missing: skills.filter((entry) => entry.at < 0).map((entry) => entry.skill),
    exact,
  };
}

/** "Content Producer" names somebody who works, "SAP" a skill. */
const isTitle = (phrase: string): boolean => TITLE_WORDS.has(phrase.toLowerCase().split(/\s+/u).at(-1) ?? '');

/** Share of the job's skills that the CV shows, by worth, 0 to 1. */
function coverage(skills: readonly SkillEvidence[]): number {
  let asked = 0;
  let shown = 0;
  for (const entry of skills) {
    asked += skillWorth(entry.skill);
    shown += skillWorth(entry.skill) * entry.strength;
  }
  return asked === 0 ? 0 : Math.min(1, Math.max(0, shown / asked - CHANCE) / (FULL_SHARE - CHANCE));
}
