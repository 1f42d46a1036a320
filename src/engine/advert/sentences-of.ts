import { ABBREVIATION } from '../lexicon/advert/headings.ts';

const SENTENCE_END = /(?<=[\p{L}\p{N})\]"”'’%+#]\s?[.!?]|;)\s+(?=[\p{Lu}\p{N}"“(•-])/gu;
/** A standard's issuer, whose number follows: "I.S. 10101". */
const INITIALS = /\b(?:\p{Lu}\.){2,}$/u;
/** What stands in brackets is one with what it explains: "Category B licence (B; BE desirable)". */
const BRACKET = /\([^()]{1,200}\)/gu;

/** A text cut at this pattern, except inside brackets. */
function piecesAt(text: string, pattern: RegExp): string[] {
  const masked = text.replace(BRACKET, (inside) => `(${'x'.repeat(inside.length - 2)})`);
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of masked.matchAll(pattern)) {
    pieces.push(text.slice(from, index));
    from = index + gap.length;
  }
  return [...pieces, text.slice(from)];
}

/** The sentences of a text, each with what its abbreviations and brackets hold. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of piecesAt(text, SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && (ABBREVIATION.test(last.slice(-12)) || /(?:^|[\s(])\p{Ll}\.$/u.test(last) || (INITIALS.test(last) && /^\d/u.test(piece))))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences
    .flatMap((sentence) => sentence.split(TWO_VERDICTS))
    .flatMap(inReach)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}|\p{L}[+#]/u.test(sentence));
}

/** "A clean B licence is a must, C1 or C is a bonus": each has a verdict of its own. */
const TWO_VERDICTS =
  /(?<=\b(?:is|are) (?:a must|an? (?:essential|absolute must)|essential|required|needed|mandatory|a bonus|a plus|an advantage|desirable|preferred)),\s(?=[^,;.]{1,60}?\s(?:is|are|would be|will be) (?:an? )?(?:must|essential|required|needed|mandatory|bonus|plus|advantage|asset|desirable|preferred|welcome)\b)/iu;

/** "Someone who turns up. Early. Including Saturdays": behind a bullet sign a word or two go with what stands before them. */
export function withFragments(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      /[.!]$/u.test(last) &&
      /^(?:\p{L}+|(?:including|even|also|not|at|on|in|every|all|with|always|never|or|and)(?:\s\S+){1,2})[.!]?$/iu.test(sentence)
    )
      joined[joined.length - 1] = `${last.replace(/[.!]$/u, ',')} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** No sentence is longer; and what is compared within a statement, each thing with each, stays in reach. */
export const LONGEST_SENTENCE = 1_000;

/** What never ends is cut between words. */
function inReach(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_SENTENCE) {
    const space = rest.lastIndexOf(' ', LONGEST_SENTENCE);
    const end = space > LONGEST_SENTENCE / 2 ? space : LONGEST_SENTENCE;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
