import { NAMED_OF, NOT_SPELLED, READ_AS_WORDS, SPELLED_SMALL } from '../../lexicon/grammar/articles.ts';
import { isShouted } from './capitals.ts';

/** What may stand in front of a noun without being heard: quotation marks, brackets, a currency. */
const SILENT = /^[\s"'“”‘’«»„([{<*~#£$€]+/u;

/** "an accountant", "a data engineer", "an HR manager", "a UX designer". */
export const withArticle = (noun: string): string => `${articleFor(noun)} ${noun}`;

/** "the University of Wexmoor" within a sentence; other names as they are. */
export const withThe = (name: string): string => (NAMED_OF.test(name) ? `the ${name}` : name);

/** "a" or "an", by the sound that a noun, a name or a number begins with. */
export function articleFor(noun: string): 'a' | 'an' {
  const heard = noun.replace(SILENT, '').normalize('NFD').replace(/\p{M}/gu, '');
  const number = /^\d[\d.,]*/u.exec(heard)?.[0];
  if (number !== undefined) return soundsEight(number) ? 'an' : 'a';
  const word = /^(?:\p{L}[.])+\p{L}?|^\p{L}+/u.exec(heard)?.[0] ?? '';
  const opensVowel = isSpelled(word, heard.slice(word.length), isShouted(noun)) ? /^[aefhilmnorsx]/iu.test(word) : opensWithVowel(word);
  return opensVowel ? 'an' : 'a';
}

/** Eight, eighty, eight thousand; eleven and eighteen, also of thousands, and of hundreds where no comma makes them thousands. */
function soundsEight(number: string): boolean {
  if (number.startsWith('8')) return true;
  if (!/^1[18]/u.test(number)) return false;
  const [whole = ''] = number.split(/[.,](?!\d{3}(?!\d))/u);
  const digits = whole.replace(/\D/gu, '');
  return digits.length % 3 === 2 || (digits.length === 4 && digits === whole);
}

/** Whether a word is read letter by letter. `after` is what follows it; `shouted`: its capitals say nothing. */
function isSpelled(word: string, after: string, shouted: boolean): boolean {
  if (word.includes('.')) return true;
  // "An FdSc": the letters of a foundation degree.
  if (/^Fd(?:Sc|A|Eng)$/u.test(word)) return true;
  // "X-ray", "R&D", "S3", "L2 support": a letter alone. "L'Oréal" is none.
  if (word.length === 1) return !/^['’]\p{L}/u.test(after);
  if (/^\p{Lu}{2}/u.test(word)) {
    const capitals = /^\p{Lu}+/u.exec(word)?.[0] ?? '';
    if (READ_AS_WORDS.has(capitals)) return false;
    if (capitals.length === word.length && isPronounceable(word, shouted ? 4 : 5)) return false;
    return true;
  }
  return word === word.toLowerCase() && (SPELLED_SMALL.has(word) || (/^[^aeiouy]{2,5}$/u.test(word) && !NOT_SPELLED.has(word)));
}

/** Capitals long enough for a word and with vowels where a mouth needs them: "NEBOSH", "MANAGER"; not "FMCG", nor "MRICS". */
function isPronounceable(word: string, least: number): boolean {
  return word.length >= least && /^(?:S(?:CR?|H|K|L|M|N|PR?|TR?|W)?|[FL]L?|FR|[HMNRX])?[AEIOUY]/u.test(word) && !/[^AEIOUY]{4}/u.test(word);
}

/** By the sound of a word that is read as one. */
function opensWithVowel(word: string): boolean {
  const low = word.toLowerCase();
  if (/^(?:hour|honou?r|honest|heir)/u.test(low)) return true;
  if (/^(?:eu|ewe|ouija)/u.test(low) || /^on(?:ce|e(?:s|self|ness|time)?)$/u.test(low) || /^One\p{Lu}/u.test(word)) return false;
  return low.startsWith('u') ? !OPENS_LIKE_YOU.test(low) : /^[aeio]/u.test(low);
}

/** "Unit", "user", "utility", "Ukrainian", "urologist" begin as "you" does; "unimportant", "usher", "utmost", "Uber" and "urban" do not. */
const OPENS_LIKE_YOU =
  /^u(?:ni(?!n[a-z]|m(?!od|an)|dent|deal|ron|rri|ssu|tem|llu)|nanim|nesco|s(?:[aeu]|b$|$)|t(?!t|m)|bi[qs]|k|r[aeiou]|dem|dac|gan|lys|v|x|i$)/u;
