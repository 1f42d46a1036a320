import type { Correction } from '../domain/correction.ts';
import type { Cv } from '../domain/cv.ts';
import type { CvDocument, Line } from '../domain/document.ts';
import type { JobSkill } from './lexicon/occupations/occupation.ts';

/** The job the visitor named, and what it asks for. */
export interface TargetJob {
  /** As typed, trimmed. */
  phrase: string;
  /** Id of the best matching occupation of the lexicon; null when none matches. */
  occupation: string | null;
  /** What to call the job in a sentence; empty where the phrase asks for work and names no job ("any job in a shop"). */
  title: string;
  /** Skills, tools and credentials it asks for, most important first. Empty when no occupation matches. */
  skills: readonly JobSkill[];
}

/** All that a detector may look at. */
export interface Context {
  document: CvDocument;
  /** The document's lines that a person can see, in reading order: `cv.sections` index into it. */
  lines: readonly Line[];
  cv: Cv;
  job: TargetJob;
  /** The day of the upload, ISO ("2026-11-22"): what "Present" means (rule 4). Null: the newest date on the page stands for it. */
  today: string | null;
  /** What the CV's owner has put right; `cv` has the fields already. */
  corrections: readonly Correction[];
}
