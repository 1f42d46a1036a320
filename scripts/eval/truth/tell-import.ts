import { EXPERIENCE_LEVELS, type InferredCvBuildData } from '../../../src/domain/cv-build.ts';
import type { Field, Told } from './claim.ts';

/** Everything an import says it has read or concluded, one statement a field. */
export function tellImport(data: InferredCvBuildData): Told[] {
  const one = (subject: Field, where: string, value: string): Told[] =>
    value.trim() === ''
      ? []
      : [{ room: 'import', where, text: `${where}: ${value}`, claims: [{ kind: 'field', subject, value, rule: 7, place: null }], advice: false }];
  return [
    ...one('name', 'fullName', data.bio.fullName),
    ...one('email', 'email', data.bio.email),
    ...one('phone', 'phone', data.bio.phone),
    ...one('location', 'location', data.bio.location),
    ...one('country', 'country', data.country),
    ...one('title', 'currentJobTitle', data.currentJobTitle),
    ...one('company', 'currentCompany', data.currentCompany),
    ...one('start', 'currentStartDate', data.currentStartDate),
    // What the built CV prints: no end means that the job goes on.
    ...one('end', 'currentEndDate', data.currentEndDate === '' && data.currentStartDate !== '' ? 'Present' : data.currentEndDate),
    ...(data.experienceLevel === '' ? [] : one('level', 'experienceLevel', EXPERIENCE_LEVELS[data.experienceLevel].years)),
    ...data.topSkills.flatMap((skill, at) => one('skill', `topSkills.${String(at)}`, skill)),
    ...data.previousRoles.flatMap(({ jobTitle }, at) => one('previous-title', `previousRoles.${String(at)}.jobTitle`, jobTitle)),
  ];
}
