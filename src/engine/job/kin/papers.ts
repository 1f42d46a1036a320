import type { Line } from '../../../domain/document.ts';
import type { TargetJob } from '../../context.ts';
import { PAPERS } from '../../lexicon/occupations/papers.ts';

/** A licence or an examination that stands in the CV and admits to the wanted job. */
export interface Paper {
  line: Line;
  /** As printed. */
  said: string;
}

/** What says that a paper is not held, or no longer, or has nothing to do with its owner's work. */
const NOT_HELD =
  /\b(?:lapsed|expired?|ran out|no longer|not renewed|studying|working towards|booked|in progress|to be taken|scheduled|failed|part[- ]qualified|studies|awaiting)\b/iu;

/** The first paper for the job that nothing beside it takes back; null where none stands there. */
export function paperFor({ lines, job }: { lines: readonly Line[]; job: TargetJob }): Paper | null {
  const own = PAPERS.filter(([occupations]) => job.occupation !== null && occupations.split(' ').includes(job.occupation));
  for (const line of lines) {
    for (const [, paper] of own) {
      const hit = paper.exec(line.text);
      if (hit === null) continue;
      const clause = line.text.slice(hit.index).split(/[;•|]|\.\s|,\s(?=\p{Lu})/u)[0] ?? '';
      if (!NOT_HELD.test(clause)) return { line, said: hit[0].trim() };
    }
  }
  return null;
}
