import type { Experience, SectionKind } from '../../../domain/cv.ts';
import type { QuotedPlace } from '../../../domain/observation.ts';
import type { Context } from '../../context.ts';
import { squeezed } from '../../english/folding.ts';
import { tokensOf, type Token } from '../../english/tokens.ts';
import type { ComicPlace } from '../../lexicon/comic/comic-entry.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { isSombre } from '../../privacy/touches-person.ts';
import { quoteAround } from '../shared/locate.ts';
import { passagesOf, statementsOfLines } from '../shared/passages.ts';

/** A stretch of the CV in which something odd may stand: a bullet, a skill, a line of studies or interests. */
export interface ObservedText {
  place: Exclude<ComicPlace, 'anywhere'>;
  section: SectionKind;
  text: string;
  tokens: readonly Token[];
  page: number;
  line: number;
  job: Experience | null;
}

const STUDY_SECTIONS: ReadonlySet<SectionKind> = new Set(['education', 'certifications', 'publications', 'languages']);
/** A quote cut at a comma keeps at least so much. */
const LEAST_KEPT = 0.45;
/** Longest quote of an observation: it stands in front of its own joke. */
const MAX_QUOTE = 84;

/** All that may be observed, in document order: nothing private, nothing that is no laughing matter. Computed once a context. */
export function observedTexts(context: Context): readonly ObservedText[] {
  const known = memo.get(context);
  if (known) return known;
  const texts: ObservedText[] = [];
  for (const passage of passagesOf(context)) {
    const { section, text, tokens, page, line, job } = passage;
    texts.push({ place: passage.role === 'skill' ? 'skills' : 'work', section, text, tokens, page, line, job });
  }
  for (const section of context.cv.sections) {
    const place = STUDY_SECTIONS.has(section.kind) ? 'study' : section.kind === 'interests' ? 'interests' : null;
    if (place === null) continue;
    for (const { text: printed, page, line } of statementsOfLines(context, section.from + (section.heading ? 1 : 0), section.to)) {
      const text = squeezed(printed.replace(/^\s*[•●▪■◦○‣⁃∙·►–—*-]\s*/u, ''));
      if (text !== '') texts.push({ place, section: section.kind, text, tokens: tokensOf(text), page, line, job: null });
    }
  }
  const told = texts.filter((one) => !isPrivateLine(context, one) && !isSombre(one.text)).toSorted((a, b) => a.page - b.page || a.line - b.line);
  memo.set(context, told);
  return told;
}
const memo = new WeakMap<Context, readonly ObservedText[]>();

/** A short verbatim quote round `text[start, end)`; null where it does not stand on the page in one piece. */
export function quoteOf(context: Context, { text, page, line }: ObservedText, start: number, end: number): QuotedPlace | null {
  const quoted = quoteAround(context, text, { page, line }, start, end, MAX_QUOTE);
  if (quoted === null) return null;
  const whole = text.endsWith(quoted.quote) ? quoted.quote : withoutDangling(quoted.quote, text.slice(start, end));
  // What was cut ends at a comma, where there is one behind the words it is about.
  const comma = text.endsWith(quoted.quote) ? -1 : Math.max(whole.lastIndexOf(', '), whole.lastIndexOf('; '));
  const about = whole.indexOf(text.slice(start, end)) + (end - start);
  const ended = comma >= about && comma >= whole.length * LEAST_KEPT ? whole.slice(0, comma) : whole;
  const trimmed = ended.replace(/^[\s,;:)–—•·-]+|[\s,;:(–—•·-]+$/gu, '');
  // A bracket that the cut left open is no part of it.
  const open = trimmed.lastIndexOf('(');
  if (open > 0 && !trimmed.includes(')', open) && !trimmed.slice(open).includes(text.slice(start, end)))
    return { ...quoted, quote: trimmed.slice(0, open).trim() };
  return trimmed.length >= 2 && trimmed.length <= MAX_QUOTE + 26 ? { ...quoted, quote: trimmed } : null;
}

/** A quote that was cut ends on a word that can end something; the words it is about stay. */
function withoutDangling(quote: string, about: string): string {
  let rest = quote;
  for (;;) {
    const found = DANGLING.exec(rest);
    if (found === null || !rest.slice(0, found.index).includes(about)) return rest;
    rest = rest.slice(0, found.index);
  }
}
const DANGLING =
  /[\s,;:–—-]+(?:and|or|of|the|a|an|to|in|on|for|with|by|at|as|from|that|which|who|one|two|more|most|across|into|over|under|than|then|my|our|your|his|her|their|its|is|was|were|are|be|not|if|when|where|while|but|per|via|each|every|some|any|all|both|right|und|der|die|das|mit|et|de|la|le|y|el|en|i|z|w|van|een|het)$/iu;

/** More of one sort nobody is told; looking each up costs a look at every line. */
const MOST_OF_A_SORT = 16;

/** What `look` sees in the texts, in their order, until there is enough of it. */
export function firstSightings<T>(texts: readonly ObservedText[], look: (text: ObservedText) => readonly T[]): T[] {
  const seen: T[] = [];
  for (const text of texts) {
    if (seen.length >= MOST_OF_A_SORT) break;
    seen.push(...look(text));
  }
  return seen.slice(0, MOST_OF_A_SORT);
}
