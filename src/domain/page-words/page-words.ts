import type { ExtraKind } from '../cv-extras.ts';
/** What we print on a CV that its owner has not typed. */
export interface PageWords {
  headings: { summary: string; skills: string; experience: string; education: string; achievements: string; interests: string };
  skills: { technicalSkills: string; softSkills: string; toolsAndTechnologies: string };
  /** Personal lines in the order of the specification (7, CV export). */
  personal: {
    nationality: string;
    homeLanguage: string;
    maritalStatus: string;
    driversLicense: string;
    gender: string;
    dateOfBirth: string;
    visaStatus: string;
    militaryService: string;
    securityClearance: string;
  };
  otherLanguages: string;
  extras: Readonly<Record<ExtraKind, string>>;
  months: readonly string[];
  /** A day as it is written: "1 May 1990". */
  day: (day: number, month: string, year: string) => string;
  /** What a select of the editor has chosen, in this language; what is not here is printed as it is. */
  chosen: Readonly<Record<string, string>>;
}
