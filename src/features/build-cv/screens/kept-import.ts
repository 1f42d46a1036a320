import { z } from 'zod';
import { type CvEditorData, CvExperience, InferredCvBuildData } from '../../../domain/cv-build.ts';
import { forget, keep, kept } from '../../../ui/device-store.ts';

/** What an import knows beyond the questionnaire. It stays on the device and goes straight into the editor. */
export const KeptImport = z.object({
  bio: InferredCvBuildData.shape.bio,
  otherLanguages: InferredCvBuildData.shape.otherLanguages,
  moreExperience: z.array(CvExperience),
});
export type KeptImport = z.infer<typeof KeptImport>;

const keyOf = (cvBuildId: string): string => `cv-build-import-${cvBuildId}`;

/** Ties an import to the row that was made from it, so that no other CV ever gets this name. */
export function keepImportFor(cvBuildId: string, imported: KeptImport): void {
  keep(keyOf(cvBuildId), JSON.stringify(imported));
}

/** The import a CV was made from, where it happened on this device; null otherwise. */
export function keptImportFor(cvBuildId: string): KeptImport | null {
  try {
    return KeptImport.safeParse(JSON.parse(kept(keyOf(cvBuildId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function forgetImportFor(cvBuildId: string): void {
  forget(keyOf(cvBuildId));
}

/**
 * A CV with what its import knew beyond the questionnaire: who it is about, languages, older jobs. Fills only what is
 * empty, and nothing at all once the CV was saved in the editor: what somebody took out there stays out.
 */
export function withKept(data: CvEditorData, imported: KeptImport | null): CvEditorData {
  if (imported === null || data.lastSaved !== undefined) return data;
  const { bio, otherLanguages, moreExperience } = imported;
  const older = moreExperience.filter((job) => !data.experience.some((other) => same(other, job)));
  return {
    ...data,
    fullName: data.fullName || bio.fullName,
    email: data.email || bio.email,
    phone: data.phone || bio.phone,
    location: data.location || bio.location,
    linkedinUrl: data.linkedinUrl || bio.linkedinUrl,
    portfolioUrl: data.portfolioUrl || bio.portfolioUrl,
    otherLanguages: data.otherLanguages.length > 0 ? data.otherLanguages : otherLanguages,
    experience: [...data.experience, ...older],
  };
}

const same = (one: CvExperience, other: CvExperience): boolean => one.jobTitle === other.jobTitle && one.company === other.company && one.dates === other.dates;
