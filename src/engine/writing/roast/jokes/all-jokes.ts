import type { FindingKind } from '../../../../domain/finding.ts';
import type { KindJokes } from '../template.ts';
import { BULLET_JOKES } from './jokes-bullets.ts';
import { BUZZWORD_JOKES } from './jokes-buzzwords.ts';
import { CONTACT_JOKES } from './jokes-contact.ts';
import { DATE_JOKES } from './jokes-dates.ts';
import { FORMAT_JOKES } from './jokes-format.ts';
import { JOB_JOKES } from './jokes-job.ts';
import { LENGTH_JOKES } from './jokes-length.ts';
import { OPENING_JOKES } from './jokes-openings.ts';
import { PERSONAL_JOKES } from './jokes-personal.ts';
import { SKILL_JOKES } from './jokes-skills.ts';
import { STRENGTH_JOKES } from './jokes-strengths.ts';
import { STRUCTURE_JOKES } from './jokes-structure.ts';
import { TRICK_JOKES } from './jokes-tricks.ts';
import { WORDING_JOKES } from './jokes-wording.ts';

/** Every kind of finding has something to be said about it: the type leaves none out. */
export const JOKES: Readonly<Record<FindingKind, KindJokes>> = {
  ...BUZZWORD_JOKES,
  ...OPENING_JOKES,
  ...WORDING_JOKES,
  ...BULLET_JOKES,
  ...SKILL_JOKES,
  ...CONTACT_JOKES,
  ...PERSONAL_JOKES,
  ...DATE_JOKES,
  ...STRUCTURE_JOKES,
  ...LENGTH_JOKES,
  ...FORMAT_JOKES,
  ...JOB_JOKES,
  ...TRICK_JOKES,
  ...STRENGTH_JOKES,
};
