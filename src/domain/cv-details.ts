import { z } from 'zod';
import { CvBio, CvExperience, CvSkills, type GeneratedCvContent, NO_BIO, NO_OPTIONAL_BIO, NO_SKILLS, OtherLanguage } from './cv-build.ts';

/**
 * What a CV needs and the build's columns do not hold: who it is about, languages, the jobs after the third, the skills after the fifth. It stays on the
 * visitor's device until the CV is unlocked.
 */
export const CvBuildDetails = z.object({
  bio: CvBio,
  otherLanguages: z.array(OtherLanguage),
  moreExperience: z.array(CvExperience),
  /** Details from before they were kept have none. */
  moreSkills: CvSkills.default(NO_SKILLS),
});
export type CvBuildDetails = z.infer<typeof CvBuildDetails>;

export const NO_DETAILS: CvBuildDetails = { bio: NO_BIO, otherLanguages: [], moreExperience: [], moreSkills: NO_SKILLS };

/**
 * A written CV with the details that were kept for it. Fills only what is empty, and nothing at all once the CV was saved in the
 * editor: what somebody took out there stays out. Done twice it is the same as once.
 */
export function withDetails(content: GeneratedCvContent, details: CvBuildDetails | null): GeneratedCvContent {
  if (details === null || content.lastSaved !== undefined) return content;
  const { bio, otherLanguages, moreExperience, moreSkills } = details;
  const own = content.bio;
  const optionalBio = content.optionalBio ?? NO_OPTIONAL_BIO;
  const older = moreExperience.filter((job) => !content.experience.some((other) => same(other, job)));
  return {
    ...content,
    bio: own === undefined ? bio : { ...bio, ...filled(own) },
    optionalBio: optionalBio.otherLanguages.length > 0 ? optionalBio : { ...optionalBio, otherLanguages },
    experience: [...content.experience, ...older],
    skillsSection: withSkills(content.skillsSection, moreSkills),
  };
}

/** Each skill once, wherever it stands already. */
function withSkills(own: CvSkills, more: CvSkills): CvSkills {
  const known = new Set(Object.values(own).flatMap((names) => names.map((name) => name.toLowerCase())));
  const added = (names: readonly string[]): string[] => names.filter((name) => !known.has(name.toLowerCase()));
  return {
    technicalSkills: [...own.technicalSkills, ...added(more.technicalSkills)],
    softSkills: [...own.softSkills, ...added(more.softSkills)],
    toolsAndTechnologies: [...own.toolsAndTechnologies, ...added(more.toolsAndTechnologies)],
  };
}

const filled = (bio: CvBio): Partial<CvBio> => Object.fromEntries(Object.entries(bio).filter(([, value]) => value !== ''));

const same = (one: CvExperience, other: CvExperience): boolean => one.jobTitle === other.jobTitle && one.company === other.company && one.dates === other.dates;
