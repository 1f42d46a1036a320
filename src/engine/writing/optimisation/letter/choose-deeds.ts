import { isMeasured } from '../../../english/measures.ts';
import { sharedWords, type CompanyPhrase } from './company-words.ts';
import type { Deed } from './deeds.ts';

/** How many lines of the CV a letter tells. */
export const DEEDS = { least: 2, usual: 3, most: 6, mostOfFull: 8 } as const;
/** What a line that answers nothing must be worth to be told all the same. */
const STRIKING = 4;
/** Beside others from the same job a line must still be worth something. */
const DULL = -2;
/** Worth less, a second line is told only if it answers the advert or carries a number. */
const POOR = 10;
/** One word in common is chance. */
const ALIKE = 2;
/** Worth no more, a line fills no letter that is short. */
const TRIFLING = -4;
/** Worth less, a line is told in no letter. */
const HOPELESS = -9;
/** What each further line from one job is worth less. */
const SAME_JOB = 3;
/** A requirement counts no more than this where a chosen line has proved it already. */
const MOST_PROVED = 20;

/** Whether a line carries a number; a German noun behind one says of what. */
const hasFigure = ({ told, result }: Deed): boolean =>
  isMeasured(`${told} ${result}`) || /(?<!\p{L})(?:ich|meiner Arbeit)(?!\p{L}).*\d \p{Lu}\p{Ll}{3,}/u.test(told);

/** Whether a line answers the advert or carries a number. */
const isTelling = (deed: Deed): boolean => deed.proves.length > 0 || hasFigure(deed);

/**
 * Lines that prove different things, from different jobs, best first. `isFull`: for a letter that has enough to answer, and may tell more;
 * `isShort`: for one that would be too short without whatever else has a proof or a number.
 */
export function chooseDeeds(deeds: readonly Deed[], isFull: boolean, isShort = false): Deed[] {
  const most = isFull ? DEEDS.mostOfFull : DEEDS.most;
  const worthy = deeds.filter(({ worth }) => worth > HOPELESS);
  // "My work included curtain siders": what answers nothing fills no letter that has deeds to tell.
  const deedsProper = worthy.filter(({ told, proves, duty }) => duty === '' || !told.startsWith('my work ') || proves.some(({ status }) => status === 'said'));
  const fit = deedsProper.filter(({ duty }) => duty === '').length > DEEDS.least ? deedsProper : worthy;
  const telling = fit.filter(isTelling);
  const pool = !isShort && telling.length >= DEEDS.least ? telling : [...fit];
  const chosen: Deed[] = [];
  while (chosen.length < most && pool.length > 0) {
    const worth = (deed: Deed): number => worthBeside(deed, chosen);
    const next = pool.toSorted((a, b) => worth(b) - worth(a) || a.page - b.page || a.line - b.line)[0];
    if (
      next === undefined ||
      // A letter of two thin sentences is sent by nobody: further lines are told that are worth a little.
      (!(isShort && chosen.length < DEEDS.most && worth(next) > TRIFLING) &&
        chosen.length >= (!isFull && worth(next) < POOR ? 1 : DEEDS.least) &&
        !isNeeded(next, isShort && worth(next) > TRIFLING ? Math.max(worth(next), STRIKING) : worth(next), isFull))
    )
      break;
    chosen.push(next);
    pool.splice(pool.indexOf(next), 1);
  }
  return withPresent(withResult(chosen, fit), fit);
}

/** "From 8% to 4.5%", "von 14 auf 6 Prozent": a figure that went from here to there. */
const MOVED = /(?<!\p{L})(?:from|von) (?:about |around |rund )?[£$€]?\d[^,;:()]{0,30}? (?:to|auf) (?:under |over |about |around )?[£$€]?\d/u;

/** The strongest line of a page is what it brought about in figures: where none of that kind was chosen, the best one is told too. */
function withResult(chosen: readonly Deed[], fit: readonly Deed[]): Deed[] {
  const isResult = ({ told, result }: Deed): boolean => MOVED.test(`${told} ${result}`);
  const best = fit.find(isResult);
  return best === undefined || chosen.some(isResult)
    ? [...chosen]
    : [...chosen.slice(0, DEEDS.least), best, ...chosen.slice(DEEDS.least, DEEDS.mostOfFull - 1)];
}

/** What somebody does now is told in every letter: where no line chosen is of that job, its best one comes first. */
function withPresent(chosen: readonly Deed[], fit: readonly Deed[]): Deed[] {
  const present = fit.find(({ job }) => job?.period?.current === true);
  return present === undefined || chosen.some(({ job }) => job?.period?.current === true) ? [...chosen] : [present, ...chosen.slice(0, DEEDS.mostOfFull - 1)];
}

/** What a line adds to those chosen. */
function worthBeside(deed: Deed, chosen: readonly Deed[]): number {
  const proved = new Set(chosen.flatMap(({ proves }) => proves.map(({ id }) => id)));
  const again = deed.proves.filter(({ id }) => proved.has(id)).reduce((sum, { points }) => sum + Math.min(points, MOST_PROVED), 0);
  // What the work consists of shares a sentence with its like.
  return deed.worth - again - chosen.filter(({ order }) => order === deed.order).length * (deed.duty === '' ? SAME_JOB : SAME_JOB / 2);
}

/** Beyond the least a line must answer the advert or carry a number: a letter is no second CV. */
const isNeeded = (deed: Deed, worth: number, isFull: boolean): boolean =>
  worth >= (isFull ? DULL : 0) && (deed.proves.length > 0 || (hasFigure(deed) && (isFull || worth >= STRIKING)));

const isPresent = ({ job }: Deed): number => Number(job?.period?.current === true);

/** The deeds of a letter by their part in it. */
export interface Cast {
  /** All that are told, job by job. */
  told: readonly Deed[];
  /** Told on their own, one after the other. */
  proofs: readonly Deed[];
  /** Told beside the company's own words. */
  nearest: Deed | null;
}

/** Who tells what. `phrase`: the company's own words, null where nothing was pasted that says anything. */
export function castOf(all: readonly Deed[], chosen: readonly Deed[], phrase: CompanyPhrase | null, strongestFirst: boolean): Cast {
  // Job by job; beside lines that answer the advert or carry a number, one that does neither is not needed.
  const worthOfJob = (order: number): number => Math.max(...chosen.flatMap((deed) => (deed.order === order ? [deed.worth] : [])));
  const sorted = chosen
    .filter((deed) => chosen.length <= DEEDS.usual || isTelling(deed) || deed.worth > 0 || deed.job?.period?.current === true || !chosen.some(isTelling))
    .toSorted(
      (a, b) =>
        // The opening says what somebody does now, and goes on from there.
        isPresent(b) - isPresent(a) ||
        (strongestFirst ? worthOfJob(b.order) - worthOfJob(a.order) : 0) ||
        a.order - b.order ||
        b.worth - a.worth ||
        a.line - b.line,
    );
  // What one bullet tells in two sentences is told in their order: the second leans on the first.
  const told = sorted.flatMap((deed, at) =>
    sorted.slice(0, at).some((one) => isOfSameBullet(one, deed)) ? [] : sorted.filter((one) => isOfSameBullet(one, deed)).toSorted((a, b) => a.start - b.start),
  );
  const spare = told.length > DEEDS.least ? told : [];
  const others = all.filter((deed) => !told.includes(deed) && deed.worth > 0);
  const nearest = phrase === null ? null : nearestTo(phrase, spare, others);
  return { told, proofs: told.filter((deed) => deed !== nearest), nearest };
}

const isOfSameBullet = (a: Deed, b: Deed): boolean => a.page === b.page && a.line === b.line;

/** The chosen line, else another, with most words of the company's own sentence; null where none has any. */
function nearestTo(phrase: CompanyPhrase, chosen: readonly Deed[], others: readonly Deed[]): Deed | null {
  const alike = (deed: Deed): number => sharedWords(phrase.sentence, deed.source);
  const best = [...others, ...chosen].toSorted((a, b) => alike(b) - alike(a))[0];
  return best !== undefined && alike(best) >= ALIKE ? best : null;
}
