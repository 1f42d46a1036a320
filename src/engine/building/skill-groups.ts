import type { CvSkills } from '../../domain/cv-build.ts';
import { isTechnical, isTool } from '../english/grammar/casing.ts';
import { isSoftSkill } from './skill-kinds.ts';

/** Qualities of dealing with people and oneself, in the words of the languages we write. */
const SOFT =
  /communicat|kommunikation|\bteam|teamfähig|leadership|führung|listen|customer (?:service|care|focus)|kundenservice|service client|\bpatience\b|\bpatient$|geduld|empath|organi[sz](?:ed|ation|ational|ing)|time.?management|zeitmanagement|negotiat|verhandl|négociat|persua|problem.?solving|adaptab|anpassung|flexib|creativ(?:e thinking|e problem|e mindset|ity)|^creative$|kreativ|présentation|public speaking|motivat|mentor|coach|interpersonal|reliab|zuverlässig|punctual|pünktlich|calm|multi-?task|conflict|delegat|decision|critical thinking|attention to detail|people (?:skills|management)|working under pressure|belastbar|trabajo en equipo|comunicaci|liderazgo|rapport|atención al cliente|\b(?:fast|quick|smiley|smiling|outgoing|bubbly|confident|kind|caring|sincere|honest|loyal|polite|friendly|cheerful|helpful|hardworking|enthusiastic|dedicated|independent|ambitious|curious|trustworthy|positive|energetic|dependable|responsible|tidy|humou?r)\b|resilien|work ethic|hard.?work|friendly|stakeholder|relationship/iu;

/** The group of a CV's skills that a skill belongs to. */
export function skillGroupOf(name: string): keyof CvSkills {
  if (isTool(name.replace(/ ?\([^()]*\)$/u, ''))) return 'toolsAndTechnologies';
  return !isTechnical(name) && (isSoftSkill(name) || SOFT.test(name)) ? 'softSkills' : 'technicalSkills';
}

/** Skills in their groups, in their order. */
export function groupedSkills(names: readonly string[]): CvSkills {
  const skills: CvSkills = { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] };
  for (const name of names) skills[skillGroupOf(name)].push(name);
  return skills;
}
