import type { Line } from '../../../domain/document.ts';
import { slipFor } from '../../lexicon/words/claimed-words.ts';
import { RUN_TOGETHER } from '../../lexicon/words/confusions.ts';
import { MISSPELLINGS, MISSPELLINGS_OR_FOREIGN } from '../../lexicon/words/misspellings.ts';
import type { Context } from '../../context.ts';
import type { Draft, Detector } from '../detector.ts';
import { quoteAround } from '../shared/locate.ts';
import { passagesOf, type Passage } from '../shared/passages.ts';
import { isInsideName } from '../shared/proper-names.ts';
import { confusedWords, confusions } from './confused-words.ts';
import { fold } from '../../english/folding.ts';
import { tokensOf } from '../../english/tokens.ts';

const MOST = 8;

/**
 * Well-known misspellings and words taken for others, one finding a word. English only; names, addresses, links, quoted titles and
 * capitalised words inside a sentence do not count.
 */
export const spellingMistakeDetector: Detector<'spelling-mistake'> = {
  kind: 'spelling-mistake',
  detect(context) {
    if (context.cv.language !== 'en') return [];
    const drafts = new Map<string, Draft<'spelling-mistake'>>();
    const add = (text: string, place: { page: number; line: number }, start: number, end: number, suggestion: string): void => {
      const word = text.slice(start, end);
      const seen = drafts.get(word.toLowerCase());
      if (seen) {
        seen.facts.times = Number(seen.facts.times) + 1;
        return;
      }
      const quoted = quoteAround(context, text, place, start, end);
      if (quoted) drafts.set(word.toLowerCase(), { ...quoted, weight: 7, facts: { word, suggestion, times: 1 } });
    };
    const passages = passagesOf(context);
    for (const passage of passages) {
      for (const { start, end, suggestion } of mistakesOf(context, passage)) add(passage.text, passage, start, end, suggestion);
    }
    const told = passages.map(({ text }) => text).join('\n');
    for (const line of context.lines) {
      if (told.includes(fold(line.text).replace(/^[^\p{L}\p{N}]+/u, ''))) continue;
      for (const { start, end, suggestion } of mistakesOutside(context, line))
        if (!drafts.has(line.text.slice(start, end).toLowerCase())) add(line.text, line, start, end, suggestion);
    }
    const found = [...drafts.values()].sort((a, b) => a.page - b.page || a.line - b.line);
    return found.filter(({ facts }) => isLostLigature(facts)).length >= LOST_LIGATURES ? [] : found.slice(0, MOST);
  },
};

interface Mistake {
  start: number;
  end: number;
  suggestion: string;
}

/** Mistakes in a statement. */
function mistakesOf(context: Context, passage: Passage): Mistake[] {
  const { text, role } = passage;
  const words = passage.tokens.flatMap(({ word, start, end }): Mistake[] => {
    const suggestion = suggestionFor(text, word, start);
    if (suggestion === undefined || isElsewhere(text, start, end) || isInsideName(context, passage, start, end)) return [];
    return isCapital(text, start) && !opens(text, start, role === 'skill') ? [] : [{ start, end, suggestion }];
  });
  const confused = (role === 'skill' ? confusions(text) : confusedWords(text)).filter(({ start, end }) => !isElsewhere(text, start, end));
  return [...words, ...confused];
}

/** Mistakes in a line that is no statement: in lower case, or in what is capitalised without being a name (headings, titles, degrees). */
function mistakesOutside(context: Context, line: Line): Mistake[] {
  const { cv } = context;
  const { text } = line;
  const suspects = tokensOf(text).flatMap(({ word, start, end }) => {
    const suggestion = suggestionFor(text, word, start);
    return suggestion === undefined || isElsewhere(text, start, end) ? [] : [{ start, end, suggestion }];
  });
  const confused = confusions(text).filter(({ start, end }) => !isElsewhere(text, start, end));
  // Most lines have none: what of them is a name need not be looked up.
  if (suspects.length === 0 && confused.length === 0) return [];
  const here = (reads: readonly ({ value: string; page: number; line: number } | null)[]): [number, number][] =>
    reads.flatMap((read): [number, number][] => {
      const at = read?.page === line.page && read.line === line.line ? text.indexOf(read.value) : -1;
      return read && at >= 0 ? [[at, at + read.value.length]] : [];
    });
  const names = here([cv.name, cv.location, ...cv.experience.flatMap((job) => [job.company, job.location]), ...cv.education.map((study) => study.institution)]);
  const labels = here([
    cv.headline,
    ...cv.sections.map((section) => section.heading),
    ...cv.experience.map((job) => job.title),
    ...cv.education.map((study) => study.degree),
  ]);
  const within = (spans: readonly [number, number][], start: number): boolean => spans.some(([from, to]) => start >= from && start < to);
  return [
    ...suspects.filter(({ start }) => !within(names, start) && (!isCapital(text, start) || within(labels, start))),
    ...confused.filter(({ start }) => within(labels, start) && !within(names, start)),
  ];
}

function suggestionFor(text: string, word: string, start: number): string | undefined {
  const sure = MISSPELLINGS.get(word) ?? RUN_TOGETHER.get(word) ?? slipFor(word);
  if (sure !== undefined) return sure;
  const plural = pluralFor(text, word, start);
  if (plural !== undefined) return plural;
  const foreign = MISSPELLINGS_OR_FOREIGN.get(word);
  return foreign !== undefined && !isCapital(text, start) && isEnglish(text) ? foreign : undefined;
}

/** "quantitys", "facilitys", "deliverys": no English plural ends like that. Before another noun it may be a genitive without its apostrophe, and nothing is said. */
const MADE_PLURAL = /^(?:\p{Ll}{2,}(?:it|an|er|or|ar|og|om|ph|nc|lt|nt|rt|ud|ch|il|pl|ppl))ys$/u;
const NO_NOUN_AFTER = /^(?:\s*(?:$|[.,;:)])|\s+(?:and|or|in|for|to|of|with|from|at|by|on|as|were|are|that|which)(?!\p{L}))/u;
function pluralFor(text: string, word: string, start: number): string | undefined {
  return MADE_PLURAL.test(word) && NO_NOUN_AFTER.test(text.slice(start + word.length)) ? `${word.slice(0, -2)}ies` : undefined;
}

const ENGLISH = /(?<![\p{L}'’])(?:the|and|of|to|for|with|by|from|our|their|all|was|were|is|are)(?![\p{L}'’])/giu;
const FOREIGN = /(?<![\p{L}'’])(?:der|und|des|dem|de|la|le|les|et|du|el|los|las|del|y|il|della|het|een|van|voor|en|da|do|dos|e|para|por|com)(?![\p{L}'’])/iu;

/** A small word of English and none of its neighbours: an English sentence, whatever single words it borrows. */
function isEnglish(text: string): boolean {
  return (text.match(ENGLISH)?.length ?? 0) >= 1 && !FOREIGN.test(text.toLowerCase());
}

const isCapital = (text: string, start: number): boolean => /^\p{Lu}/u.test(text.slice(start));

/** Whether a capital tells nothing here: a sentence begins, or an entry of a list. */
function opens(text: string, start: number, inList: boolean): boolean {
  const before = text.slice(Math.max(0, start - 3), start).trimEnd();
  return start === 0 || before === '' || /[.!?:;•|]$/u.test(before) || (inList && /[,(/&]$/u.test(before));
}

/** Parts of addresses and links, halves of a word broken at the end of a line, titles in quotation marks. */
function isElsewhere(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 30);
  return (
    /[@/\\_.][\p{L}\d-]{0,29}$/u.test(before.slice(-30)) ||
    /^[\p{L}\d-]{0,29}(?:@|\.\p{L}|\/\p{Ll}|_)/u.test(after) ||
    /^[-\u00ad‐](?:\s|$)/u.test(after) ||
    /[\p{L}][-\u00ad‐]\s?$/u.test(before) ||
    /[“«„][^”»“]{0,59}$/u.test(before) ||
    (/(?:^|\s)"[^"]{0,58}$/u.test(before) && /^[^"]{0,29}"/u.test(after))
  );
}

/** So many mistakes of that shape are the file's. */
const LOST_LIGATURES = 3;

/** Some PDFs lose the second half of a ligature all over ("certifcation"): many mistakes of that shape are the file's, not the person's. */
function isLostLigature({ word, suggestion }: { word: string | number; suggestion: string | number }): boolean {
  const right = String(suggestion);
  const wrong = String(word).toLowerCase();
  return [...right.matchAll(/(?<=[ft])[filt]/gu)].some(({ index }) => right.slice(0, index) + right.slice(index + 1) === wrong);
}
