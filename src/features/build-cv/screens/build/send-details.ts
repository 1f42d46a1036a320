import type { CvBuildDetails } from '../../../../domain/cv-details.ts';
import { BUILD } from '../../../../domain/limits.ts';
import { callFunction } from '../../../../ui/api.ts';
import { KEEP_BUILD_DETAILS } from '../../contract.ts';
import { DETAILS } from '../../details.copy.ts';

const [NOT_FOUND, ALREADY_PAID, TOO_LARGE] = [404, 409, 413];

/** Hands the server what completes a CV. Null: go on to the checkout; else the sentence that says why not. */
export async function sendDetails(cvBuildId: string, details: CvBuildDetails | null): Promise<string | null> {
  // What was taken out again after an earlier press must go there, too: nothing at all is also something to say.
  if (details === null) return null;
  const result = await callFunction(KEEP_BUILD_DETAILS, { cvBuildId, details: fitted(details) });
  // The checkout itself says what is to be said of a CV that is gone, or that is paid for.
  if (result.ok || result.failure.status === NOT_FOUND || result.failure.status === ALREADY_PAID) return null;
  return result.failure.status === TOO_LARGE ? DETAILS.tooLong : DETAILS.notSent;
}

/** Whether there is nothing in it to send. */
export const isEmpty = ({ bio, otherLanguages, moreExperience, moreSkills, summary, moreSections }: CvBuildDetails): boolean =>
  otherLanguages.length === 0 &&
  moreExperience.length === 0 &&
  moreSections.length === 0 &&
  summary.trim() === '' &&
  Object.values(moreSkills).every((names) => names.length === 0) &&
  Object.values(bio).every((value) => value.trim() === '');

/** Trimmed, and without the oldest jobs where they are more than is kept. */
export function fitted(details: CvBuildDetails): CvBuildDetails {
  const bio = { ...details.bio };
  for (const [name, value] of Object.entries(bio)) Object.assign(bio, { [name]: value.trim() });
  const moreExperience = [...details.moreExperience];
  while (moreExperience.length > 0 && JSON.stringify({ ...details, bio, moreExperience }).length > BUILD.maxDetailsCharacters) moreExperience.pop();
  return { ...details, bio, moreExperience };
}
