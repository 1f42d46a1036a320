import type { CvDocument } from '../../../domain/document.ts';
import { COMMON_HAN, ENGLISH_WORDS, SMALL_WORDS } from './quality-words.ts';

/** `scan`: a picture of a text; `garbled`: its fonts do not say which letters they draw; `empty`: next to no text at all. */
export type Quality = { ok: true } | { ok: false; reason: 'scan' | 'garbled' | 'empty' };

/** Fewer signs than this are no CV (the same number as for pasted text, product specification 5). */
const MIN_CHARACTERS = 100;
/** A picture this large in both directions (points) is a page, not a portrait. */
const PAGE_PICTURE = 250;
/** Letters and digits among all signs; real CVs stay above .8, bullets and rules included. */
const MIN_LETTERS = 0.6;
/** With this share of English words nothing more needs asking. */
const ENGLISH_ENOUGH = 0.3;
/** Words that could be words of some language, of all words. */
const MIN_PLAUSIBLE = 0.7;
/** Vowels among Latin letters: about .33 in Czech with many abbreviations, .55 in Finnish; shifted alphabets give .15. */
const VOWELS = { min: 0.25, max: 0.64 } as const;
/** Small words ("und", "de", "na") among all words; or some English ones, as every CV names tools. */
const MIN_SMALL_WORDS = 0.01;
const SOME_ENGLISH = 0.1;
/** The commonest 450 Han signs cover half of any text; of random signs they are 2 %. */
const MIN_COMMON_HAN = 0.12;

/**
 * Whether a reading is text that a person could read, in any language. Only visible lines count.
 * Judged by what the words look like, not by how many there are.
 */
export function judgeQuality(document: CvDocument): Quality {
  const text = document.lines
    .filter((line) => line.hidden === null)
    .map((line) => line.text)
    .join('\n')
    .normalize('NFC');
  const signs = count(text, /\S/gu);
  if (signs < MIN_CHARACTERS) {
    const pictured = document.images.some((image) => image.width >= PAGE_PICTURE && image.height >= PAGE_PICTURE);
    return { ok: false, reason: pictured ? 'scan' : 'empty' };
  }
  if (count(text, /[\p{L}\p{M}\p{N}]/gu) < MIN_LETTERS * signs) return { ok: false, reason: 'garbled' };
  const han = count(text, /\p{Script=Han}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (han > latin) return isChineseOrJapanese(text, han) ? { ok: true } : { ok: false, reason: 'garbled' };
  return isReadable(runsOf(text), latin > 0.5 * count(text, /\p{L}/gu)) ? { ok: true } : { ok: false, reason: 'garbled' };
}

function isChineseOrJapanese(text: string, han: number): boolean {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const common = [...text.matchAll(/\p{Script=Han}/gu)].filter(([sign]) => COMMON_HAN.includes(sign)).length;
  return kana > 0.1 * han || common >= MIN_COMMON_HAN * han;
}

/** What stands between spaces, without punctuation around it; addresses, numbers and lone letters say nothing about a language. */
function runsOf(text: string): string[] {
  return text
    .split(/[\s/|,;•·–—]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => /\p{L}.*\p{L}/u.test(word) && !/[@\d]|\.\p{L}{2}|:\/\//u.test(word));
}

function isReadable(words: readonly string[], isLatin: boolean): boolean {
  if (words.length < 8) return false;
  const lower = words.map((word) => word.toLowerCase());
  const english = share(
    lower,
    (word) => word.length > 2 && word.split(/[-'’]/u).every((part) => part === '' || ENGLISH_WORDS.has(part) || ENGLISH_WORDS.has(`${part}'s`)),
  );
  if (english >= ENGLISH_ENOUGH) return true;
  if (share(words, isPlausible) < MIN_PLAUSIBLE) return false;
  if (!isLatin) return true;
  const letters = lower.join('');
  const vowels = count(letters.normalize('NFD'), /[aeiouyæøœıα]/gu) / Math.max(1, count(letters, /\p{L}/gu));
  return vowels >= VOWELS.min && vowels <= VOWELS.max && (share(lower, (word) => SMALL_WORDS.has(word)) >= MIN_SMALL_WORDS || english >= SOME_ENGLISH);
}

const SCRIPTS = [
  /^[\p{Script=Latin}\p{M}]+$/u,
  /^[\p{Script=Cyrillic}\p{M}]+$/u,
  /^[\p{Script=Greek}\p{M}]+$/u,
  /^[\p{Script=Arabic}\p{M}]+$/u,
  /^[\p{Script=Hebrew}\p{M}]+$/u,
  /^[\p{Script=Hangul}\p{M}]+$/u,
  /^[\p{Script=Devanagari}\p{M}]+$/u,
  /^[\p{Script=Thai}\p{M}]+$/u,
  /^[\p{Script=Georgian}\p{M}]+$/u,
  /^[\p{Script=Armenian}\p{M}]+$/u,
];

/** One script, a usual pattern of capitals, and no more consonants in a row than a tongue can take. */
function isPlausible(word: string): boolean {
  return word
    .split(/[-'’.&+]/u)
    .filter((part) => part !== '')
    .every((part) => {
      const script = SCRIPTS.findIndex((pattern) => pattern.test(part));
      if (script < 0) return /^[\p{L}\p{M}]+$/u.test(part) && !/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(part);
      if (script > 2) return true;
      const capitals = /^(?:\p{Ll}+|\p{Lu}\p{Ll}*|\p{Lu}+s?|(?:\p{Lu}\p{Ll}+){2,3}|\p{Ll}+\p{Lu}\p{Ll}+)$/u.test(part.normalize('NFC'));
      return (
        capitals && part.length <= 40 && (script > 0 || part === part.toUpperCase() || !/[^aeiouyæøœıw\p{M}]{6}/u.test(part.toLowerCase().normalize('NFD')))
      );
    });
}

function share(items: readonly string[], test: (item: string) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
