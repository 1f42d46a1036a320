import type { Read } from '../../../domain/cv.ts';
import { fold, foldedWords } from '../../english/folding.ts';
import { LANGUAGE_NAMES, LEVEL_WORDS } from '../../lexicon/reading/levels.ts';
import type { ReadSection } from '../sections/read-section.ts';

/** "Fluent in Urdu and Punjabi", "Some Gujarati": how well, and a list of languages. */
const SPOKEN_WELL =
  /^(?:i (?:am|speak) )?((?:fully |quite |very )?(?:fluent|conversant|conversational|bilingual|proficient)(?= in )|some|a little)(?: in)? (\p{Lu}\p{L}+(?:(?:, (?:and )?| and | & | und )\p{Lu}\p{L}+){0,4})$/iu;

/** "Fluent English", "conversational Irish and French", "Spanish (working)": an item of nothing but languages and how well, each language with what is said of it. */
export function languagesIn(item: string): string[] {
  const fluent = SPOKEN_WELL.exec(item);
  if (fluent !== null) {
    const all = (fluent[2] ?? '').split(/, (?:and |und )?| and | & | und | et | y /u);
    return all.every((name) => LANGUAGE_NAMES.has(fold(name))) ? all.map((name) => `${name} (${(fluent[1] ?? '').toLowerCase()})`) : [];
  }
  const bracket = /\s*\([^()]*\)$/u.exec(item)?.[0] ?? '';
  const names = item.slice(0, item.length - bracket.length).split(/\s+(?:and|und|et|y)\s+|\s*[/&]\s*/u);
  const [first = '', ...others] = names;
  const words = first.split(/\s+/u);
  const level = words.slice(0, -1).join(' ');
  const isNamed = (text: string): boolean => LANGUAGE_NAMES.has(fold(text));
  // "English C1"
  if (others.length === 0 && words.length > 1 && isNamed(words[0] ?? '') && LEVEL_WORDS.has(fold(words.slice(1).join(' ')))) return [item];
  if (!isNamed(words.at(-1) ?? '') || !others.every(isNamed) || (level !== '' && !LEVEL_WORDS.has(fold(level)))) return [];
  if (level === '' && bracket === '') return [];
  return [words.at(-1) ?? '', ...others].map((name) => `${level === '' ? '' : `${level} `}${name}${bracket}`);
}

/** The language that an item names. */
export const languageOf = (value: string): string => foldedWords(value).find((word) => LANGUAGE_NAMES.has(word)) ?? fold(value);

/** "I speak Welsh and English.": languages that only a sentence of the opening tells. */
export function spokenInWords({ content }: ReadSection): Read[] {
  return content.flatMap(({ body, place }) => {
    const names = (SPEAKS.exec(body)?.[1] ?? '').split(/, (?:and )?| and | & /u);
    if (!names.every((name) => LANGUAGE_NAMES.has(fold(name.split(' ').at(-1) ?? '')))) return [];
    return names.map((name) => ({ value: name.replace(/^((?:some|a little|basic|fluent|good)) (\S+)$/u, '$2 ($1)'), ...place }));
  });
}
const SPEAKS =
  /(?:^|[.;] )I (?:also )?speak ((?:(?:fluent|good|some|basic|a little) )?\p{Lu}\p{L}+(?:(?:, (?:and )?| and | & )(?:(?:fluent|good|some|basic|a little) )?\p{Lu}\p{L}+)*)(?=[.,;]|$)/u;
