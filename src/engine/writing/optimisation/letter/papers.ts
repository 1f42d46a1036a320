import type { KeywordEntry } from '../../../../domain/optimization.ts';
import type { SectionKind } from '../../../../domain/cv.ts';
import type { Place } from '../../../../domain/document.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { countWords } from '../../../english/tokens.ts';
import { lineIndex } from '../../../evidence/shared/locate.ts';
import { isPrivateLine } from '../../../privacy/private-lines.ts';
import { seenLine } from '../../../reading/text/seen-line.ts';
import { isClean, isOrder } from '../prose-check.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { listedName } from '../sections/nameable.ts';
import { says } from './deeds.ts';

const MOST_PAPERS = 5;
const MOST_TOOLS = 3;
const MAX_PAPER = 70;
/** Where registrations, courses and cards stand. */
const PAPER_SECTIONS: ReadonlySet<SectionKind> = new Set(['certifications', 'education', 'other']);
/** Over, or not there yet: a letter does not put it forward. */
const NOT_HELD =
  /(?<!\p{L})(?:expired|lapsed|ran out|runs? out in|out of date|in progress|booked|planned|pending|not yet|exam|applied for|retraining|incomplete|unfinished|(?:happy|willing|prepared|ready|able|hop(?:e|ing)) to|on request|if (?:needed|required)|working towards|stud(?:ying|ied) for|start(?:ed|s|ing)|begins?|due|will (?:be|do|take|undertake|sit)|to be (?:taken|done|renewed|completed))(?!\p{L})/iu;
/** How much or how fast is no paper: "Mixers to 140 qt", "71 words a minute". */
const MEASURED =
  /\d+(?:\.\d+)? ?(?:qt|quarts?|lit(?:re|er)s?|kg|lbs?|kw|tonnes?|tons?|wpm|words|covers|miles|km|mph|hours?|people|staff|customers|patients)(?!\p{L})/iu;
/** A line above that ends so offers what follows, and does not say that it is there. */
const OFFERS = /(?<!\p{L})(?:happy|willing|prepared|ready|able|hop(?:e|ing)) to(?: \p{Ll}+){0,2}$/iu;
const DATED = /(?:19|20)\d\d|\b\d{1,2}\/\d\d\b/u;

/** Registrations, clearances and qualifications that the advert asks for and the CV has, in the CV's words, the advert's first ones first. */
export function papersOf(input: OptimisationInput): string[] {
  const { context, ledger } = input;
  const lines = context.cv.sections
    .filter(({ kind }) => PAPER_SECTIONS.has(kind))
    .flatMap(({ kind, from, to }) =>
      context.lines
        .slice(from, to)
        .map((line, at): PaperLine => ({ kind, index: from + at, page: line.page, line: line.line, text: seenLine(line, from + at).body })),
    )
    .filter((line) => !isPrivateLine(context, line) && !(/^\p{Ll}/u.test(line.text) && OFFERS.test((context.lines[line.index - 1]?.text ?? '').trim())));
  const found = ledger.flatMap((entry) => {
    const { proof } = entry;
    if (entry.status === 'not-shown' || proof === null || !isPaper(entry)) return [];
    const at = lineIndex(context, proof);
    const near = lines.find(({ index }) => index === at) ?? lines.find(({ text }) => isNamedIn(entry, text));
    // "A current C+E licence and Digi card" asks for two.
    const more = lines.filter((line) => line !== near && line.kind !== 'education' && isWhollyNamedIn(entry, line.text));
    return [...(near === undefined ? [] : [near]), ...more].flatMap(({ text, kind }) => {
      const name = paperOf(text, entry);
      return name === null ? [] : [{ name, kind }];
    });
  });
  const papers = [...new Map(found.map((paper) => [paper.name, paper])).values()].slice(0, MOST_PAPERS);
  // A degree alone is in the CV, and no answer to what is asked for on paper.
  return papers.length === 1 && papers[0]?.kind === 'education' ? [] : papers.map(({ name }) => name);
}

interface PaperLine extends Place {
  kind: SectionKind;
  index: number;
  text: string;
}

/** Whether a line names the paper that is asked for: by its letters or number, or by two of its words. */
function isNamedIn(entry: KeywordEntry, text: string): boolean {
  if (codesOf(entry).some((code) => says(text, code))) return true;
  const own = contentStems(text);
  return [...contentStems(entry.requirement)].filter((stem) => own.has(stem)).length >= 2;
}

/** Whether every word of a line's name is asked for: "Digi card", "C+E, held since 2018". */
function isWhollyNamedIn(entry: KeywordEntry, text: string): boolean {
  const [name = ''] = text.split(/[,(;–]/u);
  const asked = contentStems(entry.requirement);
  const own = [...contentStems(name)];
  return (own.length >= 2 && own.every((stem) => asked.has(stem))) || codesOf(entry).some((code) => code.includes('+') && says(name, code));
}

/** Letters and numbers that papers are known by: "NMC", "2391", "C+E". */
const codesOf = ({ requirement }: KeywordEntry): string[] =>
  requirement.match(/(?<![\p{L}\p{N}+])(?:\p{Lu}{3,}|\d{4}|\p{Lu}\+\p{Lu})(?![\p{L}\p{N}+])/gu) ?? [];

const isPaper = ({ kind }: KeywordEntry): boolean => kind === 'credential' || kind === 'knowledge';

/** "NMC registered, revalidated September 2026" as what one holds: the name, and in brackets what dates it. */
function paperOf(line: string, entry: KeywordEntry): string | null {
  const asked = contentStems(entry.requirement);
  const sentences = line.replace(/[\s.]+$/u, '').split(/(?<=[\p{L}\p{N})]{2})[.;] (?=\p{Lu})/u);
  const said = sentences.length === 1 ? sentences[0] : sentences.find((one) => [...contentStems(one)].some((stem) => asked.has(stem)));
  if (said === undefined || NOT_HELD.test(said) || MEASURED.test(said) || /[–—-]$/u.test(said) || /[[\]<>:]|https?/u.test(said)) return null;
  const [first = '', ...rest] = said.split(/,\s+/u);
  const name = first.replace(/^(\p{Lu}{2,}) registered$/u, '$1 registration').trim();
  const dated = rest.find((part) => DATED.test(part) && countWords(part) <= 5);
  const told = dated === undefined || DATED.test(name) || name.endsWith(')') ? name : `${name} (${dated})`;
  return told.length > MAX_PAPER || !/\p{Lu}|\d/u.test(told) || countWords(name) > 8 || isOrder(told) || !isClean(told) || balance(told) !== 0 ? null : told;
}

const balance = (text: string): number => (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0);

/** Tools that the advert names, the CV lists, and the letter has not told yet. */
export function toolsOf(input: OptimisationInput, letter: string): string[] {
  const { ledger, context } = input;
  const names = ledger.flatMap((entry) => {
    if (entry.status !== 'said' || entry.kind !== 'tool' || entry.proof === null) return [];
    const name = listedName(entry, input);
    return name === null || countWords(name) > 3 || !/\p{Lu}/u.test(name) || says(letter, name) || !context.lines.some(({ text }) => says(text, name))
      ? []
      : [name];
  });
  return [...new Set(names)].slice(0, MOST_TOOLS);
}
