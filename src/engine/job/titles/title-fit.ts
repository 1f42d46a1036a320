import type { Cv, Experience } from '../../../domain/cv.ts';
import type { TargetJob } from '../../context.ts';
import { areNeighbours, isStepTo } from '../kin/steps.ts';
import type { Meant } from '../target-job.ts';
import { occupationsMeant } from '../target-job.ts';
import { OPEN_HEADS } from '../../lexicon/titles/title-words.ts';
import { phraseKey } from '../../english/keyed-words.ts';
import { coreOf } from './job-phrase.ts';
import { heightOf } from './seniority.ts';
import { tellingWords } from './telling-words.ts';
import { titleMatches } from './title-match.ts';

/** How a title stands to the job: it means the same or a kindred one, the same trade in a lower rank, is next to it in rank or in trade, or only shares words with it. */
export type Nearness = 'meant' | 'below' | 'step' | 'neighbour' | 'words';

export interface TitleFit {
  /** 0 to 1. */
  fit: number;
  /** The title that comes nearest, as written; null when none comes near. */
  title: string | null;
  how: Nearness;
  /** Whether it stands at the top of the page and not over a job. */
  isHeadline: boolean;
}

/** Each further title back counts this much less, down to a floor: what one did last tells most. */
const STEP = 0.1;
const FLOOR = 0.6;
const MAX_TITLES = 12;
/** Likeness of words up to here is chance: half of all titles share "manager". */
const CHANCE = 0.3;
/** Words of the headline or title that are read; a longer one is a sentence. */
const MAX_CHARACTERS = 120;
/** A post one or two steps under the wanted one, in a CV that speaks the trade's language; a post in the next trade. */
const NEXT = { step: 0.75, neighbour: 0.4, speaks: 0.45, named: 0.8 } as const;
/** What a title of the same trade is worth that stands so many ranks under a leading one: the next step is what people apply for. */
const belowBy = (up: number): number => (up < 2 ? 1 : 0.96);
const LEADING = heightOf('team leader');
/** Of titles that are worth nearly as much the latest is told. */
const AS_GOOD = 0.8;

/** The best likeness of the headline or a title held to the job. `speaks`: how much of the trade's language the CV speaks, 0 to 1. */
export function titleFit(cv: Cv, job: TargetJob, meant: readonly Meant[], speaks: number): TitleFit {
  // The job as typed, and as it is called without place and field.
  const wanted = [coreOf(job.phrase), isOpenName(job.title) ? '' : job.title].map(phraseKey).filter((name) => name !== '');
  const own = meant[0]?.occupation;
  // Of a job that we do not know, what it is about is in its name: a chargehand steeplejack is next to a steeplejack supervisor.
  const about = meant.length > 0 ? [] : tellingWords(job.phrase).map(stemOf);
  const held = [
    ...(cv.headline === null ? [] : [{ title: cv.headline.value, isHeadline: true }]),
    ...latestFirst(cv.experience).flatMap(({ title }) => (title === null ? [] : [{ title: title.value, isHeadline: false }])),
  ].slice(0, MAX_TITLES);
  const fits = held.map(({ title: whole, isHeadline }, nth): TitleFit => {
    const title = whole.slice(0, MAX_CHARACTERS);
    const age = Math.max(FLOOR, 1 - nth * STEP);
    const key = ` ${phraseKey(title)} `;
    const said = wanted.some((name) => key.includes(` ${name} `)) ? 1 : 0;
    const meanings = occupationsMeant(title);
    const likeness = Math.max(said, ...meant.map(({ occupation, share }) => share * (meanings.find((entry) => entry.occupation === occupation)?.share ?? 0)));
    const words = titleMatches(title);
    const shared = Math.max(0, ...meant.map(({ occupation, share }) => share * (words.get(occupation) ?? 0)));
    // A sous chef is of the head chef's trade, and has not had the kitchen yet.
    const up = said === 0 && heightOf(job.phrase) >= LEADING ? heightOf(job.phrase) - heightOf(title) : 0;
    const likewise = Math.max(0, (shared - CHANCE) / (1 - CHANCE));
    const isStep = meanings.length === 0 && speaks >= NEXT.speaks && isStepTo(title, job.phrase);
    const isNext = own !== undefined && meanings.some(({ occupation }) => areNeighbours(own, occupation));
    const isAbout = about.length > 0 && about.every((stem) => tellingWords(title).some((word) => stemOf(word) === stem));
    const ways: [Nearness, number][] = [
      ['step', isAbout ? NEXT.named : 0],
      [up > 0 ? 'below' : 'meant', likeness * belowBy(up)],
      ['step', isStep ? NEXT.step : 0],
      ['neighbour', isNext ? NEXT.neighbour : 0],
      // Where the title means the job in a lower rank, its words say no more than that.
      ['words', likeness >= likewise ? Math.min(likewise, likeness * belowBy(up)) : likewise],
    ];
    const [how, best] = ways.reduce((most, way) => (way[1] > most[1] ? way : most));
    return { fit: age * best, title, how, isHeadline };
  });
  const most = Math.max(0, ...fits.map(({ fit }) => fit));
  const told = fits.find(({ fit }) => fit > 0 && fit >= most * AS_GOOD);
  return told === undefined ? { fit: 0, title: null, how: 'words', isHeadline: false } : { ...told, fit: most };
}

/** "Surveyor" and "survey" begin alike. */
const STEM = 6;
const stemOf = (word: string): string => word.toLowerCase().slice(0, STEM);

/** "Manager" alone is the name of anybody's job. */
const isOpenName = (title: string): boolean => !/\s/u.test(title.trim()) && OPEN_HEADS.has(title.trim().toLowerCase());

/** Jobs as a reader looks at them: what goes on first, then by when they ended; one without dates stays behind the one above it. */
function latestFirst(jobs: readonly Experience[]): readonly Experience[] {
  let above = Infinity;
  return jobs
    .map((job, at) => {
      above = endOf(job) ?? above;
      return { job, at, end: above };
    })
    .toSorted((a, b) => (a.end === b.end ? a.at - b.at : b.end - a.end))
    .map(({ job }) => job);
}

/** The month a job ended, counted from the year 0; null where nothing says. */
function endOf({ period }: Experience): number | null {
  if (period?.current === true) return Infinity;
  const date = period?.end ?? period?.start ?? null;
  return date === null ? null : date.year * 12 + (date.month ?? 12);
}
