import { ALWAYS_CAPITAL, EVERYDAY_NAMES, GENERIC_NAME, ONE_CAPITAL, SMALL_IN_NAMES, TOOL_THING, TRADE_WORDS } from '../../lexicon/grammar/casing.ts';
import { LANGUAGE_NAMES } from '../../lexicon/reading/levels.ts';
import { PLAIN_WORDS } from '../../lexicon/words/plain-words.ts';
import { ACRONYMS, ALSO_WORDS, MIXED_NAMES, TECHNICAL_NAMES, TEXT_ACRONYMS, TOOL_NAMES } from '../../lexicon/words/spellings.ts';
import { isCaseless, isShouted, statementCapital } from './capitals.ts';

const spelled = (low: string): string | undefined => TOOL_NAMES.get(low) ?? TECHNICAL_NAMES.get(low);
/** The first letter of a word large, behind a bracket, too; "3d" and "iCIMS" stay. */
const capitalWord = (text: string): string => (/^\d|^\p{Ll}\p{L}*\p{Lu}/u.test(text) ? text : text.replace(/\p{L}/u, (letter) => letter.toUpperCase()));

/** A title, an employer, a school: capitals where they belong, as far as the writer left that open. */
export function nameCase(text: string): string {
  if (text === '') return '';
  if (!isCaseless(text)) {
    // Begun small, it was typed without care: its other small words get their capital, too.
    if (!/^\p{Ll}{2}/u.test(text)) return text;
    return text.replace(/(?<![\p{L}\p{N}'’.])\p{Ll}[\p{Ll}'’]*(?![\p{L}])/gu, (word, at: number) =>
      at > 0 && SMALL_IN_NAMES.has(word) ? word : nameWord(word),
    );
  }
  const words = text.toLowerCase().split(/([\s/,()-]+)/u);
  return words
    .map((word, at) => {
      if (at % 2 === 1 || word === '') return word;
      if (at > 0 && SMALL_IN_NAMES.has(word)) return word;
      return nameWord(word);
    })
    .join('');
}

function nameWord(word: string): string {
  const known = MIXED_NAMES.get(word) ?? (ALSO_WORDS.has(word) && !ACRONYMS.has(word) ? undefined : spelled(word));
  if (known !== undefined) return known;
  if (ACRONYMS.has(word) || (/^[b-df-hj-np-tv-z]{2,4}$/u.test(word) && !ONE_CAPITAL.has(word)) || /^(?:\p{L}&\p{L}|\p{L}\.(?:\p{L}\.)+)$/u.test(word))
    return word.toUpperCase();
  return capitalWord(word);
}

/** One skill of a list: the maker's spelling, else a capital in front. */
export function skillCase(skill: string): string {
  const low = skill.toLowerCase();
  const whole = spelled(low) ?? (ACRONYMS.has(low) && low.length > 2 ? low.toUpperCase() : undefined);
  if (whole !== undefined) return whole;
  // "PACER / CM-ECF": abbreviations beside each other, and no shouting.
  const isAbbreviated =
    /[/-]/u.test(skill) &&
    skill.split(/[\s/-]+/u).some((word) => word.length > 1 && !PLAIN_WORDS.has(word.toLowerCase())) &&
    skill.split(/[\s/-]+/u).every((word) => word.length < 6);
  const calm = isShouted(skill) && !isAbbreviated ? skill.toLowerCase() : skill;
  return capitalWord(withAcronyms(withNames(calm)).replace(/(?<!\p{L})(?:iv|it|m&a|h&s|p&l|r&d|a&e|rf|sen|ai)(?![\p{L}&'’])/gu, (word) => word.toUpperCase()));
}

/** Abbreviations in capitals, whatever the shift key said. */
const withAcronyms = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}@./-])\p{L}{2,6}(?![\p{L}\p{N}@'’]|\.\p{L})/gu, (word) =>
    (TEXT_ACRONYMS.has(word.toLowerCase()) || (/^[bcdfghjklmnpqrstvwxz]{4,5}$/u.test(word) && !/^m(?:gmt|ngt|gmnt|ngmt)$/u.test(word))) &&
    word !== word.toUpperCase()
      ? acronym(word.toLowerCase())
      : word,
  );
const acronym = (low: string): string =>
  MIXED_NAMES.get(low) ?? (/^(?:gcse|kpi|sla|lti|faq|pdf|rfp|mot)s$/u.test(low) ? `${low.slice(0, -1).toUpperCase()}s` : low.toUpperCase());

/** A school or an employer typed with some of its capitals: the others, too ("Trinity college dublin"). */
export const placeCase = (text: string): string =>
  nameCase(text).replace(/(?<=\s)\p{Ll}{3,}(?!\p{L})/gu, (word) => (SMALL_IN_NAMES.has(word) || !/^\p{Lu}/u.test(text.trim()) ? word : capitalWord(word)));

/** "Msc Marketing", "bsc nursing": the abbreviation in front as it is written. */
export const degreeCase = (text: string): string => text.replace(/^\p{L}{2,5}(?!\p{L})/u, (word) => MIXED_NAMES.get(word.toLowerCase()) ?? word);

/** A title inside a sentence: "team leader", but "HR business partner" and "Java developer". */
export function titleInside(title: string): string {
  return withNames(
    title.replace(/(?<![\p{L}\p{N}&])\p{Lu}\p{Ll}+(?![\p{L}\p{N}&])/gu, (word) =>
      (PLAIN_WORDS.has(word.toLowerCase()) || TRADE_WORDS.has(word.toLowerCase())) &&
      !LANGUAGE_NAMES.has(word.toLowerCase()) &&
      !MIXED_NAMES.has(word.toLowerCase())
        ? word.toLowerCase()
        : word,
    ),
  );
}

/** Whether an employer was named by its kind alone: "a hotel", "care home". */
export const isGenericName = (company: string): boolean => GENERIC_NAME.test(company.trim());

/** Every known name of tools and standards within running text; longest first, words of English only where the writer capitalised them. */
export function withNames(text: string): string {
  return text.replace(NAMES, (found: string, at: number, all: string) => {
    const low = found.toLowerCase();
    // The capital of a sentence's first word says nothing: "It was going to be six weeks".
    const isNamed = /\p{Lu}/u.test(found) && (found === found.toUpperCase() || !opensSentence(all, at));
    if (ALSO_WORDS.has(low) && !isNamed && !isToolHere(all, at, found.length)) return found;
    return spelled(low) ?? found;
  });
}

const opensSentence = (text: string, at: number): boolean => /(?:^|[.!?:;]\s+)$/u.test(text.slice(0, at));

/** A word that is also a tool is the tool where one works with it, beside another tool, or where only tools have such things. */
function isToolHere(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at);
  const after = text.slice(at + length);
  if (/(?:^|\s)(?:using|with|via|in)\s$/iu.test(before) || TOOL_THING.test(after)) return true;
  const left = /([\p{L}\d.+#]+)\s*(?:,|\/|\+|&|\s(?:and|to|or))\s*$/iu.exec(before)?.[1] ?? '';
  const right = /^\s*(?:,|\/|\+|&|(?:and|to|or)\s)\s*([\p{L}\d.+#]+)/iu.exec(after)?.[1] ?? '';
  return [left, right].some((word) => isSurelyTool(word.toLowerCase()));
}
const isSurelyTool = (low: string): boolean => !ALSO_WORDS.has(low) && spelled(low) !== undefined;

/** The tools and the technical names that a text mentions, each once, in its order. */
export function namesIn(text: string): string[] {
  const found = [...text.matchAll(NAMES)].flatMap(([written], at, all) => {
    const low = written.toLowerCase();
    if (ALSO_WORDS.has(low) && (!/\p{Lu}/u.test(written) || all[at]?.index === 0)) return [];
    return [spelled(low) ?? written];
  });
  return [...new Set(found)];
}

export const isTool = (skill: string): boolean => TOOL_NAMES.has(skill.toLowerCase());
export const isTechnical = (skill: string): boolean => TECHNICAL_NAMES.has(skill.toLowerCase());

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
const NAMES = new RegExp(
  `(?<![\\p{L}\\p{N}@.-])(?<!(?:[.:@]\\S*|/)/)(?:${[...TOOL_NAMES.keys(), ...TECHNICAL_NAMES.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}@]|\\.\\p{L})`,
  'giu',
);

/** A statement with its capitals in order: shouting calmed, a capital in front, names spelled. `names` are proper names it may hold. */
export function statementCase(text: string, names: readonly string[]): string {
  let line = isShouted(text) ? text.toLowerCase() : text;
  // The person's own names and tools are put back wherever they were typed small.
  for (const name of names)
    if (
      (name.length > 3 || /^\p{Lu}{2,3}$/u.test(name)) &&
      /\p{Lu}/u.test(name) &&
      !isGenericName(name) &&
      !(PLAIN_WORDS.has(name.toLowerCase()) && !new RegExp(`(?<!\\p{L})(?:at|for|from)\\s${escaped(name)}(?!\\p{L})`, 'iu').test(line)) &&
      (line === line.toLowerCase() || !EVERYDAY_NAMES.has(name))
    )
      line = line.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), name);
  line = withNames(line)
    .replace(ALWAYS_CAPITAL, capitalWord)
    .replace(/(?<=\p{L}\s|^)windows (?=\d{1,2}\b|xp\b)/giu, 'Windows ');
  line = withAcronyms(line);
  return statementCapital(line);
}
