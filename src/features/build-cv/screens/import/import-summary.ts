import type { InferredCvBuildData, QuestionnaireField } from '../../../../domain/cv-build.ts';
import { keysOf } from '../../../../domain/keys.ts';
import { IMPORT } from '../../import.copy.ts';

/** What an import found, in a few sentences: what stood there, what was concluded, and what was left out. */
export function importSummary(data: InferredCvBuildData): string[] {
  const { bio, otherLanguages, moreExperience, origins } = data;
  const jobs = (data.currentJobTitle === '' && data.currentCompany === '' ? 0 : 1) + data.previousRoles.length + moreExperience.length;
  /** Counted or told together above; not once more by themselves. */
  const told = new Set<QuestionnaireField>();
  const read: string[] = [];
  if (bio.fullName !== '') read.push(IMPORT.foundName);
  if (bio.email !== '' || bio.phone !== '') read.push(IMPORT.foundContact);
  if (jobs > 0 && (origins.currentJobTitle === 'read' || origins.previousRoles === 'read')) {
    read.push(IMPORT.foundJobs(jobs));
    for (const field of ['currentJobTitle', 'currentCompany', 'currentStartDate', 'currentEndDate', 'currentAchievement', 'previousRoles'] as const)
      if (origins[field] === 'read') told.add(field);
  }
  if (origins.topSkills === 'read') {
    read.push(IMPORT.foundSkills(data.topSkills.length));
    told.add('topSkills');
  }
  if (otherLanguages.length > 0) read.push(IMPORT.foundLanguages(otherLanguages.length));
  const named = (origin: 'read' | 'inferred'): string[] =>
    keysOf(IMPORT.found)
      .filter((field) => origins[field] === origin && !told.has(field))
      .map((field) => IMPORT.found[field]);
  read.push(...named('read'));
  const inferred = named('inferred');
  const leftOut = data.leftOut ?? [];
  const sentences = [
    read.length > 0 ? IMPORT.read(read.join(', ')) : '',
    inferred.length > 0 ? IMPORT.concluded(inferred.join(', ')) : '',
    leftOut.length > 0 ? IMPORT.leftOut(leftOut.map((text) => `“${text.replace(/\s+/gu, ' ').replace(/\.$/u, '')}”`).join(', ')) : '',
  ].filter((each) => each !== '');
  return sentences.length > 0 ? sentences : [IMPORT.nothing];
}
