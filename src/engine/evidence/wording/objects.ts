import { tokensOf, type Token } from '../../english/tokens.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { PHRASE_ENDS, BEFORE_NOUNS, EMPTY_OBJECTS, VERB_PARTICLES, PHRASAL_NOUNS } from '../../lexicon/wording/objects.ts';

const MOST_WORDS = 6;
const MOST_CHARACTERS = 44;

/**
 * The short noun phrase that `text` goes on with after an opening, word for word ("the weekly reports" of
 * "the weekly reports for the board"); verbs at its head are left out ("managing social media" gives "social media").
 * Null when there is none to speak of.
 */
export function objectAfter(text: string, from: number): { object: string; end: number } | null {
  const tokens = tokensOf(text.slice(from, from + 160)).map((token) => ({ ...token, start: token.start + from, end: token.end + from }));
  const first = skipVerbs(text, tokens, from);
  const phrase: Token[] = [];
  for (const token of tokens.slice(first)) {
    const before = phrase.at(-1);
    if (before && (/[,;:.()•|–—\t]/u.test(text.slice(before.end, token.start)) || /\s[-/&]\s/u.test(text.slice(before.end, token.start)))) break;
    if (phrase.length >= MOST_WORDS) {
      // Cut anywhere, a long phrase would lose its noun; before "of" it is whole.
      const of = phrase.findLastIndex((word) => word.word === 'of');
      if (PHRASE_ENDS.has(token.word)) break;
      if (of < 1) return null;
      phrase.length = of;
      break;
    }
    if (phrase.length > 0 && PHRASE_ENDS.has(token.word) && !goesOn(phrase, token.word, tokens[first + phrase.length + 1]?.word)) break;
    if (phrase.length > 0 && isVerbAfterPerson(text, phrase.at(-1), token)) break;
    if (phrase.length === 0 && PHRASE_ENDS.has(token.word)) return null;
    phrase.push(token);
  }
  dropParticle(phrase);
  // A phrase cut for its length may end in the middle of "of the": give back the dangling words.
  while (phrase.length > 0 && BEFORE_NOUNS.has(phrase.at(-1)?.word ?? '')) phrase.pop();
  const start = phrase[0];
  const last = phrase.at(-1);
  if (!start || !last) return null;
  const object = text.slice(start.start, last.end);
  const telling = phrase.filter((token) => !BEFORE_NOUNS.has(token.word) && !EMPTY_OBJECTS.has(token.word));
  if (/[“”"«»]/u.test(object)) return null;
  if (
    telling.length === 0 ||
    object.length > MOST_CHARACTERS ||
    EMPTY_OBJECTS.has(start.word) ||
    /^\d/u.test(start.word) ||
    !telling.some((token) => token.word.length > 2 && /\p{L}/u.test(token.word))
  )
    return null;
  return { object, end: last.end };
}

/** "keeping the spreadsheet up (to date)": the particle is the verb's. "The clean up" and "system back up" are names of things. */
function dropParticle(phrase: Token[]): void {
  while (
    phrase.length > 1 &&
    VERB_PARTICLES.has(phrase.at(-1)?.word ?? '') &&
    cvVerb(phrase.at(-2)?.word ?? '') === undefined &&
    !PHRASAL_NOUNS.has(phrase.at(-2)?.word ?? '')
  )
    phrase.pop();
}

/** "computer and networking issues": one bare word before "and" is half a phrase. */
function goesOn(phrase: readonly Token[], word: string, next = ''): boolean {
  return (word === 'and' || word === 'or') && isNoVerb(next) && phrase.filter((token) => !BEFORE_NOUNS.has(token.word)).length === 1;
}

function isNoVerb(word: string): boolean {
  const form = cvVerb(word);
  return form === undefined || form.tense === 'ing';
}

/** "Helped customers locate items": the second verb ends the phrase. */
function isVerbAfterPerson(text: string, person: Token | undefined, token: Token): boolean {
  return /^help/iu.test(text) && /(?<!sale|busines|proces|operation|s)s$/u.test(person?.word ?? '') && cvVerb(token.word)?.tense === 'present';
}

/** Skips "to develop", "managing", "planning and organizing": what is left is the thing. */
function skipVerbs(text: string, tokens: readonly Token[], from: number): number {
  let at = 0;
  let bare = /\b(?:help\w*|to)\s+$/iu.test(text.slice(0, tokens[0]?.start ?? from));
  if (text.slice(from, tokens[0]?.start ?? from).trim() !== '') return at;
  for (;;) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token || !next || /[,;:.()]/u.test(text.slice(token.end, next.start))) return at;
    const form = cvVerb(token.word);
    const joined = next.word === 'and' || next.word === '&';
    const isVerb =
      token.word === 'to' ||
      (/^\p{L}{3,}ly$/u.test(token.word) && cvVerb(next.word)?.tense === 'ing') ||
      form?.tense === 'ing' ||
      /^(?:ensuring|handling|providing|making|doing)$/u.test(token.word) ||
      (bare && form?.tense === 'present');
    if (!isVerb) return at;
    bare ||= token.word === 'to';
    const step = joined && cvVerb(tokens[at + 2]?.word ?? '') ? 2 : 1;
    const after = tokens[at + step]?.word ?? '';
    if (after === 'of' || (PHRASE_ENDS.has(after) && after !== 'to')) return at;
    at += step;
  }
}
