import { fold } from '../../english/folding.ts';
import { LANGUAGE_NAMES, LEVEL_WORDS } from '../../lexicon/reading/levels.ts';
import { commonest } from './language-lines.ts';
import type { SeenLine } from '../text/seen-line.ts';

const MOTHER =
  /^(?:mother tongues?|first languages?|native languages?|muttersprachen?|langues? maternelles?|lengua materna|lingua materna|madrelingua|moedertaal)(?:\(s\))?\s*[:：\t]\s*(?=\p{Lu})/iu;
const MOST_MOTHER_TONGUES = 3;
const LANGUAGE_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** A step of the European frame, or a cell left empty. */
const STEP = /^(?:[abc][12])(?=\s|$)|^[–—-]$/iu;
const FEWEST_STEPS = 3;

/** The line with each language and its level side by side: rows of the Europass table and the mother tongue above it. Null where it is neither. */
export function europassRow(line: SeenLine): SeenLine | null {
  const label = MOTHER.exec(line.body)?.[0];
  if (label !== undefined) {
    const names = line.body.slice(label.length).split(/\s*[,;/|\t]\s*|\s+(?:and|und|et|y|e)\s+/u);
    // The form asks for nothing but a language: one that no list has is one ("Hiligaynon").
    return names.length <= MOST_MOTHER_TONGUES && names.every((name) => LANGUAGE_NAMES.has(fold(name)) || LANGUAGE_NAME.test(name))
      ? withText(line, names.map((name) => `${name} (mother tongue)`).join(', '))
      : null;
  }
  const [name = '', ...steps] = line.body.split('\t').map((cell) => cell.trim());
  if (steps.length < FEWEST_STEPS || !LANGUAGE_NAMES.has(fold(name)) || !steps.every((step) => STEP.test(step))) return null;
  const levels = steps.flatMap((step) => (/^[abc]/iu.test(step) ? [step.slice(0, 2).toUpperCase()] : []));
  const level = commonest(levels);
  return level === undefined ? null : withText(line, `${name} (${level})`);
}

/** What stands over the columns of the Europass table. */
const FRAME_HEAD =
  /^(?:listening|reading|writing|interaction|production|spoken (?:interaction|production)|speaking|understanding|mother tongue(?:\(s\))?|other languages?(?:\(s\))?)$/iu;

/** The lines of a section of skills without the table of languages in it. */
export function withoutFrame(content: readonly SeenLine[]): SeenLine[] {
  return content.filter((line) => europassRow(line) === null && !line.body.split('\t').every((cell) => FRAME_HEAD.test(cell.trim())));
}

const withText = (line: SeenLine, text: string): SeenLine => ({ ...line, text, body: text });

const TOLD_LEVEL =
  /^(\p{Lu}\p{L}+(?:(?:, | and | & )\p{Lu}\p{L}+){0,3}) (fluent(?:ly)?|native|conversation(?:al)?|a little|a bit|some|basic|good|very good|working knowledge|beginner|intermediate|advanced|reading only|spoken)\.?$/u;

/** "English and Yoruba (fluent)" */
const PAIR = /^(\p{Lu}\p{L}+) (?:and|&|und|et|y) (\p{Lu}\p{L}+) \(([^()]{2,40})\)$/u;

/** "English and Twi fluent", "French a little.": each language with what is said of it. */
export function toldLevels(part: string): string[] {
  const [, one = '', other = '', both = ''] = PAIR.exec(part) ?? [];
  if (one !== '' && ((LANGUAGE_NAMES.has(fold(one)) && LANGUAGE_NAMES.has(fold(other))) || LEVEL_WORDS.has(fold(both))))
    return [`${one} (${both})`, `${other} (${both})`];
  const [, names, said = ''] = TOLD_LEVEL.exec(part) ?? [];
  const level = said.replace(/^conversation$/u, 'conversational').replace(/^fluently$/u, 'fluent');
  return names === undefined ? [part] : names.split(/, | and | & /u).map((name) => `${name} (${level})`);
}

/** "Dholuo and Kiswahili (both native)", "English, Spanish (both native)": two languages, whether a list has them or not. */
const BOTH = /(?<![\p{L}-])(\p{L}*\p{Lu}\p{L}+)(?:,| and| &| und| et| y) (\p{L}*\p{Lu}\p{L}+) \(both (?:are )?(\p{Ll}[\p{L} -]{2,30})\)/gu;

/** Words of a sentence that says which languages somebody speaks, and nothing else. */
const SAYS_SPOKEN: ReadonlySet<string> = new Set(
  'bilingual trilingual speak speaks speaking read reads reading write writes writing spoken written oral verbal and in both able to can i am fluent fluently native proficient conversational intermediate basic advanced skills language languages level with'.split(
    ' ',
  ),
);
const ONE_LEVEL: ReadonlySet<string> = new Set(['fluent', 'fluently', 'native', 'proficient', 'conversational', 'intermediate', 'basic', 'advanced']);

/** "Bilingual, speak, read and write English and Spanish fluently.": the languages with the one level said of them; null for any other text. */
function saidInSentence(text: string): string | null {
  const words = text.split(/[\s,/&.]+/u).filter((word) => word !== '');
  const names = words.filter((word) => LANGUAGE_NAMES.has(fold(word)));
  const others = words.filter((word) => !LANGUAGE_NAMES.has(fold(word))).map((word) => word.toLowerCase());
  const levels = others.filter((word) => ONE_LEVEL.has(word));
  if (names.length === 0 || levels.length > 1 || others.every((word) => word === 'and') || !others.every((word) => SAYS_SPOKEN.has(word))) return null;
  const [level] = levels;
  return names.map((name) => (level === undefined ? name : `${name} (${level.replace('fluently', 'fluent')})`)).join(', ');
}

/** "English, native" alone on its line: the language and how well; and a level that two share told of each. */
export function besideComma(written: string): string {
  const told = /[()|\t:–—]/u.test(written) ? null : saidInSentence(written);
  if (told !== null) return told;
  const text = written.replaceAll(BOTH, '$1 ($3), $2 ($3)');
  const [, name = '', said = ''] = /^(\p{Lu}\p{L}+), (\p{Ll}[^,;|•·()]{2,60})$/u.exec(text) ?? [];
  return LANGUAGE_NAMES.has(fold(name)) && !said.split(/\s+/u).some((word) => LANGUAGE_NAMES.has(fold(word))) ? `${name} (${said.replace(/\.$/u, '')})` : text;
}
