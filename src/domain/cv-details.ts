import { z } from 'zod';
import { CvBio, CvExperience, type GeneratedCvContent, NO_BIO, NO_OPTIONAL_BIO, OtherLanguage } from './cv-build.ts';

/**
 * What a CV needs and the build's columns do not hold: who it is about, languages, the jobs after the third. It stays on the
 * visitor's device until the CV is unlocked.
 */
export const CvBuildDetails = z.object({ bio: CvBio, otherLanguages: z.array(OtherLanguage), moreExperience: z.array(CvExperience) });
export type CvBuildDetails = z.infer<typeof CvBuildDetails>;

export const NO_DETAILS: CvBuildDetails = { bio: NO_BIO, otherLanguages: [], moreExperience: [] };

/**
 * A written CV with the details that were kept for it. Fills only what is empty, and nothing at all once the CV was saved in the
 * editor: what somebody took out there stays out. Done twice it is the same as once.
 */
export function withDetails(content: GeneratedCvContent, details: CvBuildDetails | null): GeneratedCvContent {
  if (details === null || content.lastSaved !== undefined) return content;
  const { bio, otherLanguages, moreExperience } = details;
  const own = content.bio;
  const optionalBio = content.optionalBio ?? NO_OPTIONAL_BIO;
  const older = moreExperience.filter((job) => !content.experience.some((other) => same(other, job)));
  return {
    ...content,
    bio: own === undefined ? bio : { ...bio, ...filled(own) },
    optionalBio: optionalBio.otherLanguages.length > 0 ? optionalBio : { ...optionalBio, otherLanguages },
    experience: [...content.experience, ...older],
  };
}

const filled = (bio: CvBio): Partial<CvBio> => Object.fromEntries(Object.entries(bio).filter(([, value]) => value !== ''));

const same = (one: CvExperience, other: CvExperience): boolean => one.jobTitle === other.jobTitle && one.company === other.company && one.dates === other.dates;
