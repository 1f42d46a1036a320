import { DEFAULT_JOB_ROLE } from './report.ts';

/**
 * `{fullName}_CV`, what every file made of a CV is called: the name in letters, digits, hyphens and underscores that every
 * file system takes; `CV` for nobody.
 */
export function cvFileStem(fullName: string): string {
  const safe = fullName
    .normalize('NFC')
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '_')
    .slice(0, 80)
    .replace(/^[_-]+|[_-]+$/gu, '');
  return safe === '' ? 'CV' : `${safe}_CV`;
}

/** A part of a file name, in letters, digits and hyphens that every file system takes. */
function fileNamePart(text: string, otherwise: string): string {
  const safe = text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/gu, '');
  return safe === '' ? otherwise : safe;
}

/** `{fullName}_CV_{companyName}_{date}`: the CV tailored to an advert. `day`: ISO. */
export const tailoredCvStem = (fullName: string, companyName: string, day: string): string =>
  `${cvFileStem(fullName)}_${fileNamePart(companyName, 'Company')}_${day}`;

/** `Cover_Letter_{jobRole}_{companyName}_{date}` */
export const coverLetterStem = (jobRole: string, companyName: string, day: string): string =>
  `Cover_Letter_${fileNamePart(jobRole, 'Job')}_${fileNamePart(companyName, 'Company')}_${day}`;

/** `CV_Optimization_{jobRole}_{companyName}_{date}` (product specification 7). */
export const optimizationStem = (jobRole: string, companyName: string, day: string): string =>
  `CV_Optimization_${fileNamePart(jobRole, 'Job')}_${fileNamePart(companyName, 'Company')}_${day}`;

/** `marked-cv-{role}-{date}`, as the report's: the marked pages of a roast. */
export const roastSheetStem = (role: string, day: string): string => `marked-cv-${fileNamePart(role, DEFAULT_JOB_ROLE).toLowerCase()}-${day}`;

/** `full-roast-report-{role}-{date}`, in letters, digits and hyphens (product specification 7). */
export const fullReportStem = (role: string, day: string): string => `full-roast-report-${fileNamePart(role, DEFAULT_JOB_ROLE).toLowerCase()}-${day}`;
