import type { Cv } from '../../../domain/cv.ts';
import type { TargetJob } from '../../context.ts';
import { coreOf } from './job-phrase.ts';
import type { Meant } from '../target-job.ts';
import { phraseKey } from '../../english/keyed-words.ts';
import { titleMatches } from './title-match.ts';
import { occupationsMeant } from '../target-job.ts';

export interface TitleFit {
  /** 0 to 1. */
  fit: number;
  /** The title that comes nearest, as written; null when none comes near. */
  title: string | null;
  /** Whether the title is understood as this job or a kindred one; else it only shares words with it. */
  understood: boolean;
}

/** Each further title back counts this much less, down to a floor: what one did last tells most. */
const STEP = 0.1;
const FLOOR = 0.6;
const MAX_TITLES = 12;
/** Likeness of words up to here is chance: half of all titles share "manager". */
const CHANCE = 0.3;
/** Words of the headline or title that are read; a longer one is a sentence. */
const MAX_CHARACTERS = 120;

/** The best likeness of the headline or a title held to the job. */
export function titleFit(cv: Cv, job: TargetJob, meant: readonly Meant[]): TitleFit {
  const wanted = phraseKey(coreOf(job.phrase));
  let best: TitleFit = { fit: 0, title: null, understood: false };
  const titles = [cv.headline, ...cv.experience.map((entry) => entry.title)].flatMap((read) => (read ? [read.value.slice(0, MAX_CHARACTERS)] : []));
  for (const [nth, title] of titles.slice(0, MAX_TITLES).entries()) {
    const age = Math.max(FLOOR, 1 - nth * STEP);
    const said = wanted !== '' && ` ${phraseKey(title)} `.includes(` ${wanted} `) ? 1 : 0;
    const held = occupationsMeant(title);
    const likeness = Math.max(said, ...meant.map(({ occupation, share }) => share * (held.find((entry) => entry.occupation === occupation)?.share ?? 0)));
    const words = titleMatches(title);
    const shared = Math.max(0, ...meant.map(({ occupation, share }) => share * (words.get(occupation) ?? 0)));
    const fit = age * Math.max(likeness, Math.max(0, (shared - CHANCE) / (1 - CHANCE)));
    if (fit > best.fit) best = { fit, title, understood: likeness > 0 };
  }
  return best;
}
