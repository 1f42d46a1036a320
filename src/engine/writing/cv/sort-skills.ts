import type { GeneratedCvContent } from '../../../domain/cv-build.ts';
import { countWords } from '../../english/tokens.ts';
import { skillGroupOf } from '../../building/skill-groups.ts';
import { fold } from '../../english/folding.ts';
import { isNothing, plainText } from './answers.ts';
import { respelledTitle } from '../../english/grammar/respelled.ts';
import { isTool, namesIn, skillCase } from '../../english/grammar/casing.ts';

/** A skill is a name, not a sentence. */
const MOST_WORDS = 7;

/** The skills somebody names, and the tools her answers name (`houses`: her employers, which are none), in three groups; each once, none added. */
export function sortSkills(topSkills: readonly string[], answers: string, houses: readonly string[] = []): GeneratedCvContent['skillsSection'] {
  const skills: GeneratedCvContent['skillsSection'] = { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] };
  const seen = new Set<string>();
  const put = (name: string, isMentioned: boolean): void => {
    const key = fold(name);
    if (key === '' || seen.has(key) || (isMentioned && [...seen].some((known) => ` ${known} `.includes(` ${key} `)))) return;
    seen.add(key);
    skills[skillGroupOf(name)].push(name);
  };
  for (const typed of topSkills.flatMap((skill) => plainText(skill).split(/\s*(?:[;|]|,(?!(?<=\d,)\d{3}(?!\d)))(?![^(]*\))\s*/u))) {
    const skill = cleaned(typed);
    // One letter is a slip of the thumb; C and R are languages.
    if ((/\p{L}.*\p{L}|\p{L}[+#]/u.test(skill) || /^[CR]$/u.test(skill)) && !isNothing(skill) && countWords(skill) <= MOST_WORDS)
      put(skillCase(respelledTitle(skill)), false);
  }
  // Who works for the maker of a tool does not have it as a skill by naming it.
  const employers = new Set(houses.map(fold));
  for (const name of namesIn(answers).filter((one) => !employers.has(fold(one))))
    if ((isTool(name) && !isWord(name, answers)) || LANGUAGES.has(name)) put(name, true);
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

/** "Führung eines Teams", "Access to work": a name that is a word as often is one only behind its maker's. */
const isWord = (name: string, answers: string): boolean =>
  WORDS.has(name) && !new RegExp(String.raw`(?<!\p{L})(?:Microsoft|MS) ${name}(?!\p{L})`, 'u').test(answers);
const WORDS: ReadonlySet<string> = new Set(['Teams', 'Access', 'Word', 'Square', 'Monday', 'Slack', 'Opera', 'Sage', 'Zoom']);

const cleaned = (skill: string): string =>
  skill
    .replace(/^[\s•*·–—-]+|[\s.;:,!–—-]+$/gu, '')
    .replace(/^(?:i am |i'm |being |very |really |good (?:at|with) |great (?:at|with) |excellent |strong |using |working with |able to )+/iu, '')
    .replace(/(?<!\p{L})m(?:gmt|ngt|gmnt|ngmt)(?!\p{L})/giu, 'management')
    .replace(/'/gu, '’')
    .trim();
