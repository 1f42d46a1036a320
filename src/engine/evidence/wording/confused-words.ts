import {
  CONFUSIONS,
  LETTERED,
  MAY_STAND_TWICE,
  NEVER_TWICE,
  RARE_CONFUSIONS,
  RARELY_CONFUSED,
  SILENT_H,
  SPOKEN_EITHER_WAY,
  SPOKEN_WITH_CONSONANT,
} from '../../lexicon/words/confusions.ts';
import { ENGLISH_WORDS } from '../../reading/quality/quality-words.ts';

/** Words that are wrong where they stand, with offsets in the text, and what should stand there. */
export interface WrongWords {
  start: number;
  end: number;
  suggestion: string;
}

/** Mistakes that only the words around give away: "more then 20", "a excellent", "the the". In order of kind, then of place. */
export function confusedWords(text: string): WrongWords[] {
  return [...confusions(text), ...articles(text), ...beforeTitle(text), ...doubled(text), ...smallNames(text)];
}

/** Words taken for others, alone: what can be said of an entry of a list, a title or a heading, too. */
export function confusions(text: string): WrongWords[] {
  const sought = RARELY_CONFUSED.test(text) ? [...CONFUSIONS, ...RARE_CONFUSIONS] : CONFUSIONS;
  const wrongs = sought.flatMap(({ pattern, right }) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const wrong = found.groups?.['wrong'];
      if (wrong === undefined) return [];
      const start = found.index + found[0].indexOf(wrong);
      return [{ start, end: start + wrong.length, suggestion: inCaseOf(wrong, right(wrong)) }];
    }),
  );
  // Two patterns may know the same mistake: "from loosing customers".
  return [...new Map(wrongs.map((wrong) => [wrong.start, wrong])).values()];
}

/** "Pubic Relations" becomes "Public": a capital is no part of the mistake. */
function inCaseOf(wrong: string, right: string): string {
  if (/^\p{Lu}{2,}$/u.test(wrong)) return right.toUpperCase();
  return /^\p{Lu}/u.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

const ARTICLE = /(?<![\p{L}\p{N}.'’&/-])(an?) (\p{Ll}{3,})(?![\p{L}\p{N}])/gu;
/** "an der Universität": a line of another language in an English CV. */
const NOT_ENGLISH_HERE: ReadonlySet<string> = new Set(['die', 'den', 'der', 'das', 'dem', 'des', 'una', 'los', 'las', 'les', 'est', 'era']);

function articles(text: string): WrongWords[] {
  return [...text.matchAll(ARTICLE)].flatMap(({ index, 1: article = '', 2: word = '' }) => {
    if (!ENGLISH_WORDS.has(word) || NOT_ENGLISH_HERE.has(word) || SPOKEN_EITHER_WAY.test(word)) return [];
    if (LETTERED.test(text.slice(Math.max(0, index - 14), index))) return [];
    const vowel = /^[aeiou]/u.test(word) ? !SPOKEN_WITH_CONSONANT.test(word) : SILENT_H.test(word);
    // "an mot", "an led": three letters may be an abbreviation that is spelt out.
    if (vowel === (article === 'an') || (!vowel && word.length < 4)) return [];
    // "a and b", "a or an": the letter itself.
    if (article === 'a' && /^(?:and|are|also|its|etc)$/u.test(word)) return [];
    return [{ start: index, end: index + article.length + 1 + word.length, suggestion: `${vowel ? 'an' : 'a'} ${word}` }];
  });
}

const BEFORE_TITLE =
  /(?<=\p{Ll} )a ((?:Operations|Office|Assistant|Engineer|Administrat(?:or|ive)|Account(?:s|ant|ancy)?|Analyst|Advis[eo]r|Agent|Area|Associate|Apprentice|Architect|Auditor|Event[s]?|Executive|Electrician|Editor|Operator|Officer|Instructor|Interim|Intern|Inspector|IT|Owner))(?!\p{L})/gu;

/** "become a Operations Manager": titles, whose capital says nothing. */
function beforeTitle(text: string): WrongWords[] {
  return [...text.matchAll(BEFORE_TITLE)].map(({ index, 0: both, 1: word = '' }) => ({ start: index, end: index + both.length, suggestion: `an ${word}` }));
}

const SMALL_NAMES =
  /(?<![\p{L}\p{N}@/._-])(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|september|october|november|december|christmas|easter)(?![\p{L}\p{N}@/._-])/gu;

/** "the busy christmas period": days, months and feasts take a capital, in a line that uses capitals at all. */
function smallNames(text: string): WrongWords[] {
  if (!/^\p{Lu}/u.test(text)) return [];
  return [...text.matchAll(SMALL_NAMES)].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
    suggestion: name.charAt(0).toUpperCase() + name.slice(1),
  }));
}

const TWICE = new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(${NEVER_TWICE}|\p{Ll}{4,}) \1(?![\p{L}\p{N}'’-])`, 'gu');

function doubled(text: string): WrongWords[] {
  return [...text.matchAll(TWICE)].flatMap(({ index, 0: both, 1: word = '' }) =>
    MAY_STAND_TWICE.has(word) || !ENGLISH_WORDS.has(word) ? [] : [{ start: index, end: index + both.length, suggestion: word }],
  );
}
