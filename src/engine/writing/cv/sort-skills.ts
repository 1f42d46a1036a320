import type { GeneratedCvContent } from '../../../domain/cv-build.ts';
import { isSoftSkill } from '../../building/skill-kinds.ts';
import { fold } from '../../reading/text/fold.ts';
import { isNothing, plainText } from './answers.ts';
import { isTechnical, isTool, namesIn, skillCase } from './casing.ts';

/** Qualities of dealing with people and oneself, in the words of the languages we write. */
const SOFT =
  /communicat|kommunikation|\bteam|teamfähig|leadership|führung|listen|customer (?:service|care|focus)|kundenservice|service client|\bpatience\b|\bpatient$|geduld|empath|organi[sz](?:ed|ation|ational|ing)|time.?management|zeitmanagement|negotiat|verhandl|négociat|persua|problem.?solving|adaptab|anpassung|flexib|creativ|kreativ|présentation|public speaking|motivat|mentor|coach|interpersonal|reliab|zuverlässig|punctual|pünktlich|calm|multi-?task|conflict|delegat|decision|critical thinking|attention to detail|people (?:skills|management)|working under pressure|belastbar|trabajo en equipo|comunicaci|liderazgo|rapport|atención al cliente|\b(?:fast|quick|smiley|smiling|outgoing|bubbly|confident|kind|caring|sincere|honest|loyal|polite|friendly|cheerful|helpful|hardworking|enthusiastic|dedicated|independent|ambitious|curious|trustworthy|positive|energetic|dependable|responsible|tidy|humou?r)\b|resilien|work ethic|hard.?work|friendly|stakeholder|relationship/iu;
/** A skill is a name, not a sentence. */
const MOST_WORDS = 7;

/** The skills somebody names, and the tools her answers name, in three groups; each once, none added. */
export function sortSkills(topSkills: readonly string[], answers: string): GeneratedCvContent['skillsSection'] {
  const skills: GeneratedCvContent['skillsSection'] = { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] };
  const seen = new Set<string>();
  const put = (name: string, isMentioned: boolean): void => {
    const key = fold(name);
    if (key === '' || seen.has(key) || (isMentioned && [...seen].some((known) => ` ${known} `.includes(` ${key} `)))) return;
    seen.add(key);
    if (isTool(name.replace(/ ?\([^()]*\)$/u, ''))) skills.toolsAndTechnologies.push(name);
    else if (!isTechnical(name) && (isSoftSkill(name) || SOFT.test(name))) skills.softSkills.push(name);
    else skills.technicalSkills.push(name);
  };
  for (const typed of topSkills.flatMap((skill) => plainText(skill).split(/\s*[,;|](?![^(]*\))\s*/u))) {
    const skill = cleaned(typed);
    // One letter is a slip of the thumb; C and R are languages.
    if ((/\p{L}.*\p{L}|\p{L}[+#]/u.test(skill) || /^[CR]$/u.test(skill)) && !isNothing(skill) && skill.split(/\s+/u).length <= MOST_WORDS)
      put(skillCase(skill), false);
  }
  for (const name of namesIn(answers)) if (isTool(name) || LANGUAGES.has(name)) put(name, true);
  return skills;
}

/** Technical names that are skills by being mentioned; "VAT" and "KPI" are not. */
const LANGUAGES: ReadonlySet<string> = new Set([
  'JavaScript',
  'TypeScript',
  'Python',
  'PHP',
  'SQL',
  'HTML',
  'CSS',
  'VBA',
  'C++',
  'C#',
  'Kotlin',
  'MATLAB',
  'CNC',
  'AutoCAD',
  'PRINCE2',
  'Scrum',
  'HACCP',
]);

const cleaned = (skill: string): string =>
  skill
    .replace(/^[\s•*·–—-]+|[\s.;:,!–—-]+$/gu, '')
    .replace(/^(?:i am |i'm |being |very |really |good (?:at|with) |great (?:at|with) |excellent |strong |using |working with |able to )+/iu, '')
    .replace(/(?<!\p{L})m(?:gmt|ngt|gmnt|ngmt)(?!\p{L})/giu, 'management')
    .replace(/'/gu, '’')
    .trim();
