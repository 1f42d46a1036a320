import { listed } from '../../english/grammar/lists.ts';
import { fold } from '../../english/folding.ts';
import { LANGUAGE_NAMES } from '../../lexicon/reading/levels.ts';
import { TRADE_WORDS } from '../../lexicon/grammar/casing.ts';
import { PLAIN_WORDS } from '../../lexicon/words/plain-words.ts';
import { TECHNICAL_NAMES, TOOL_NAMES } from '../../lexicon/words/spellings.ts';
import { uncapital } from '../../english/grammar/capitals.ts';
import { openingVerb } from '../../english/grammar/retense.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import type { SummaryPhrases } from './summary-phrases.ts';

const MOST_SKILLS = 4;

/** A phrase with its blanks filled by name. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '');

/** A title or an employer as one says it: without band, town or round of financing in brackets. */
export const bare = (name: string): string => name.replace(/\s*\([^()]*\)/gu, '').trim();
/** The same of a title alone: what follows its comma is a remark on the job. */
export const bareTitle = (title: string): string => bare(title).split(/[,;]\s/u)[0] ?? '';

/** What somebody is, and no thing to bring along. */
const QUALITY = /(?:ly|ive|ful|able|ed|ic|ent|ant|ual|ible|est|ind|ast|alm|dy|lly|lite|working|fähig|ig|lich|genau)$/iu;
const PERSON = /\b(?:player|worker|learner|listener|person|communicator|thinker|working|keeper|timekeeper|minded|oriented)$/iu;
const THING = /(?:management|content|recruitment|procurement|event|assessment|treatment|equipment|music|traffic|logistic|arithmetic|breast|plant|seed|feed)$/iu;

/** "Highly responsible", "Extensive hospitality background", "Works well under pressure": nothing one has as a skill. */
const PRAISES =
  /^(?:highly|very|extensive|exceptional|excellent|strong|solid|proven|great|good|effective|efficient|skilled|sharp|works?|able|ability|master|expert|experienced|accomplished|focused|results?|self)(?![\p{L}])|(?:background|expert|professional|builder|solver|oriented|driven)$/iu;
const MOST_WORDS = 4;

/** What somebody brings along; nothing where too few of her skills are things. */
export function skillsLine(skills: readonly string[], phrases: SummaryPhrases): string {
  const chosen = skills
    .filter((skill) => (skill.length > 2 || /^\p{Lu}{2}$/u.test(skill)) && !PRAISES.test(skill) && skill.split(/\s+/u).length <= MOST_WORDS)
    .filter((skill) => !(skill.includes(' ') ? PERSON.test(skill) : QUALITY.test(skill) && !THING.test(skill)))
    .slice(0, MOST_SKILLS)
    .map(small)
    // "Moving and handling" last would run into the "and" before it.
    .toSorted((x, y) => Number(/\s(?:and|&)\s/u.test(y)) - Number(/\s(?:and|&)\s/u.test(x)));
  return chosen.length < 2 ? '' : fill(phrases.skills, { skills: listed(chosen, phrases.and) });
}

/** Inside a sentence; names and abbreviations keep their capital. */
export function small(text: string): string {
  const [first = ''] = /^\S+/u.exec(text) ?? [];
  if (
    LANGUAGE_NAMES.has(fold(first)) ||
    TOOL_NAMES.has(first.toLowerCase()) ||
    TECHNICAL_NAMES.has(first.toLowerCase()) ||
    /^\p{Lu}(?:-?\p{Lu}|&|$)|\p{Ll}\p{Lu}|\d/u.test(first)
  )
    return text;
  // "Dentrix", "Sibelius": no word of English, and so a name.
  if (!PLAIN_WORDS.has(first.toLowerCase().replace(/[^\p{L}].*$/u, '')) && !TRADE_WORDS.has(first.toLowerCase()) && openingVerb(text) === null) return text;
  return /^\S+\s\p{Lu}\p{Ll}/u.test(text) && openingVerb(text) === null ? text : uncapital(text);
}

/** "Recording, process and reconciling entries": one of a list stayed as it was. */
export const HALF_LIST = /^\p{L}+ing, \p{L}+(?<!ing),? (?:and|or) \p{L}+ing/u;

/** A line that its page cut off, or two that ran into each other: "… to date Over the years, maintained …". */
export const isBroken = (line: string): boolean =>
  /(?:^|\s)(?:includes?|including|such as|the following|as follows|as|to|of|with|for|the|and|by|in|from|which)\.?$/iu.test(line) ||
  [...line.matchAll(/(?<=\p{Ll}{2,} )\p{Lu}\p{Ll}+(?= )/gu)].some(
    ([word]) =>
      /^(?:Over|Also|During|Then|Regularly|Responsible|Assisted)$/u.test(word) || (word.endsWith('ed') && verbOf(word.toLowerCase())?.form === 'past'),
  );
