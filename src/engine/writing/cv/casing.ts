import { ACRONYMS, ALSO_WORDS, MIXED_NAMES, TECHNICAL_NAMES, TOOL_NAMES } from '../../lexicon/words/spellings.ts';

const SMALL: ReadonlySet<string> = new Set(
  'of and the for in at on to with und der die das für von im de des du la le les et y el los las del da do e en a an or by &'.split(' '),
);

const spelled = (low: string): string | undefined => TOOL_NAMES.get(low) ?? TECHNICAL_NAMES.get(low);
const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** Whether capitals tell nothing here: all of them, or none. */
export const isCaseless = (text: string): boolean => text === text.toLowerCase() || isShouted(text);
/** Capitals throughout, and more than an abbreviation. */
export const isShouted = (text: string): boolean => text === text.toUpperCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) > 5;

/** A title, an employer, a school: capitals where they belong, as far as the writer left that open. */
export function nameCase(text: string): string {
  if (text === '') return '';
  if (!isCaseless(text)) {
    // Begun small, it was typed without care: its other small words get their capital, too.
    if (!/^\p{Ll}{2}/u.test(text)) return text;
    return text.replace(/(?<![\p{L}\p{N}'’.])\p{Ll}[\p{Ll}'’]*(?![\p{L}])/gu, (word, at: number) => (at > 0 && SMALL.has(word) ? word : nameWord(word)));
  }
  const words = text.toLowerCase().split(/([\s/,()-]+)/u);
  return words
    .map((word, at) => {
      if (at % 2 === 1 || word === '') return word;
      if (at > 0 && SMALL.has(word)) return word;
      return nameWord(word);
    })
    .join('');
}

/** Written with one capital, although no vowel is in them. */
const ABBREVIATIONS: ReadonlySet<string> = new Set('ltd st mr mrs ms dr jr sr str co bros mgr mr. gym by my fly dry mcd pty pvt'.split(' '));

function nameWord(word: string): string {
  const known = MIXED_NAMES.get(word) ?? (ALSO_WORDS.has(word) && !ACRONYMS.has(word) ? undefined : spelled(word));
  if (known !== undefined) return known;
  if (ACRONYMS.has(word) || (/^[b-df-hj-np-tv-z]{2,4}$/u.test(word) && !ABBREVIATIONS.has(word)) || /^(?:\p{L}&\p{L}|\p{L}\.(?:\p{L}\.)+)$/u.test(word))
    return word.toUpperCase();
  return capital(word);
}

/** One skill of a list: the maker's spelling, else a capital in front. */
export function skillCase(skill: string): string {
  const low = skill.toLowerCase();
  const whole = spelled(low) ?? (ACRONYMS.has(low) && low.length > 2 ? low.toUpperCase() : undefined);
  if (whole !== undefined) return whole;
  const calm = isShouted(skill) ? skill.toLowerCase() : skill;
  return capital(withNames(calm));
}

/** Every known name of tools and standards within running text; longest first, words of English only where the writer capitalised them. */
export function withNames(text: string): string {
  return text.replace(NAMES, (found: string, at: number, all: string) => {
    const low = found.toLowerCase();
    if (ALSO_WORDS.has(low) && !/\p{Lu}/u.test(found) && !/(?:^|\s)(?:using|with|via|in)\s$/iu.test(all.slice(Math.max(0, at - 8), at))) return found;
    return spelled(low) ?? found;
  });
}

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
  `(?<![\\p{L}\\p{N}@./-])(?:${[...TOOL_NAMES.keys(), ...TECHNICAL_NAMES.keys()]
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
      name.length > 3 &&
      /\p{Lu}/u.test(name) &&
      (line === line.toLowerCase() ||
        !/^(?:Chef|Bank|Hotel|School|Club|Shop|Manager|Nurse|Teacher|Waiter|Driver|Cleaner|Engineer|Assistant|Receptionist)$/u.test(name))
    )
      line = line.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), name);
  line = withNames(line)
    .replace(
      /(?<![\p{L}\p{N}])(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|german|french|spanish|italian|polish|christmas|easter|london|europe|european)s?(?![\p{L}\p{N}])/gu,
      capital,
    )
    .replace(/(?<![\p{L}\p{N}])(?:uk|usa|eu|nhs|ceo|cfo|cto|hr)(?![\p{L}\p{N}])/gu, (word) => word.toUpperCase());
  return line.replace(/^(["'(]?)(\p{Ll})(?!\p{Lu})/u, (_, sign: string, letter: string) => sign + letter.toUpperCase());
}
