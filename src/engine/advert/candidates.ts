import { cvVerb } from '../english/grammar/verbs.ts';
import { ASKING_CUE, BREAK_WORDS, LONE_WORDS, TRIM_WORDS } from '../lexicon/advert/phrase-words.ts';
import { foldKeepingSigns } from '../english/folding.ts';
import { writtenWords, type Token } from '../english/tokens.ts';

/** A run of words of a statement that may name a thing that is asked for. */
export interface Chunk {
  text: string;
  start: number;
  end: number;
  /** Whether words like "experience with" stand before it or before the list it is part of. */
  cued: boolean;
}

/** A written word of a statement. */
interface Part extends Token {
  /** As it stands there; in lower case where everything is shouted. */
  text: string;
  /** Punctuation that no phrase reaches over stands before it. */
  cut: boolean;
}

const CUT = /[,;:()[\]|•·"“”„»«!?–—<>=]|\.\s|\s[-/]\s|\n/u;
const LONGEST = 5;
/** Characters; a shorter text in capitals may be one acronym. */
const SHOUTED = 12;
/** Words of the parts a run is cut to. */
const PART = { least: 2, most: 3 } as const;
/** Characters before a phrase that may ask for it, and between two members of one list. */
const CUE_REACH = 80;
const LIST_GAP = 60;

function partsOf(text: string): Part[] {
  // Where everything is shouted a capital makes no name.
  const shouted = text.length > SHOUTED && !/\p{Ll}/u.test(text);
  return writtenWords(text).map((token, at, all) => {
    const written = text.slice(token.start, token.end);
    return { ...token, text: shouted ? written.toLowerCase() : written, cut: at === 0 || CUT.test(text.slice(all[at - 1]?.end, token.start)) };
  });
}

/** The noun phrases of a statement, in order, without praise and measure at their ends. */
export function chunksOf(text: string): Chunk[] {
  const tokens = partsOf(text);
  const runs: Part[][] = [];
  let run: Part[] = [];
  const close = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const token of tokens) {
    const first = token.cut || run.length === 0;
    if (token.cut) close();
    if (BREAK_WORDS.has(token.word) && !isName(token)) close();
    else if (isActing(token, first)) close();
    else run.push(token);
  }
  close();
  const cueEnds: { at: number; cued: boolean }[] = [];
  return runs.flatMap((words) => {
    const trimmed = trim(words);
    const first = trimmed[0];
    if (first === undefined) return [];
    const cued = isCued(text, first.start, cueEnds);
    return shortened(trimmed).flatMap((part) => {
      const [from, to] = [part[0], part.at(-1)];
      if (!from || !to) return [];
      const lone =
        part.length === 1 && (LONE_WORDS.has(from.word) || /^\d[\d.,]*\+?$/u.test(from.text) || (from.text.length < 2 && !/^[CR]$/u.test(from.text)));
      return lone ? [] : [{ text: text.slice(from.start, to.end), start: from.start, end: to.end, cued }];
    });
  });
}

/** "IT", "BE": written like a name, it is one. */
const isName = ({ text }: Part): boolean =>
  /^\p{Lu}{2,}$/u.test(text) && !/^(?:AND|OR|THE|WE|YOU|OF|IN|WITH|FOR|TO|A|AN|IS|ARE|OUR|YOUR|ON|AT|BY|AS|NOT|MUST|WILL|ALL|HAVE)$/u.test(text);

/** A verb that opens its phrase: "design systems", "managing accounts". Further in it may be part of a name ("automated testing"). */
function isActing(token: Part, first: boolean): boolean {
  return first && !/^\p{Lu}{2,}|.\p{Lu}/u.test(token.text) && cvVerb(token.word) !== undefined;
}

function trim(words: readonly Part[]): Part[] {
  let from = 0;
  let to = words.length;
  const plain = (word: Part | undefined): boolean => word !== undefined && TRIM_WORDS.has(word.word) && !/.\p{Lu}/u.test(word.text);
  while (from < to && (plain(words[from]) || /^\d[\d.,]*\+?$/u.test(words[from]?.text ?? ''))) from += 1;
  while (to > from && plain(words[to - 1])) to -= 1;
  return words.slice(from, to);
}

/** A run too long to be one thing is a list that lost its commas: cut where a capital begins after a small word, and every few words. */
function shortened(words: Part[]): Part[][] {
  if (words.length <= LONGEST) return [words];
  const parts: Part[][] = [[]];
  for (const [at, word] of words.entries()) {
    const last = parts.at(-1) ?? [];
    const before = words[at - 1];
    if (last.length >= PART.most || (before && /^\p{Lu}|\p{N}/u.test(word.text) && last.length >= PART.least)) parts.push([word]);
    else last.push(word);
  }
  return parts.map((part) => trim(part)).filter((part) => part.length > 0);
}

/** A cue counts for what follows it and for the further members of its list. */
function isCued(text: string, start: number, ends: { at: number; cued: boolean }[]): boolean {
  const before = foldKeepingSigns(text.slice(Math.max(0, start - CUE_REACH), start));
  const direct = ASKING_CUE.test(before.replace(/[\s(:,]+$/u, '')) || /(?:such as|e\.g\.?|like|including|z\.b\.?)[\s(:,]*$/u.test(before);
  const last = ends.at(-1);
  const gap = last === undefined ? '' : text.slice(last.at, start);
  const cued = direct || (last?.cued === true && gap.length < LIST_GAP && !/[.;!?]\s/u.test(gap));
  ends.push({ at: start, cued });
  return cued;
}
