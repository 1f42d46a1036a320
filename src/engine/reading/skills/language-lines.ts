import { fold, foldedWords } from '../../english/folding.ts';
import { LANGUAGE_NAMES, LEVEL_WORDS } from '../../lexicon/reading/levels.ts';
import type { SeenLine } from '../text/seen-line.ts';

const isLanguage = (text: string): boolean => LANGUAGE_NAMES.has(fold(text));

/** How well, in a word of a scale or a step of the European frame, with what is said besides: "C1 daily use at work", "mother tongue". */
function isLevel(text: string): boolean {
  const words = foldedWords(text);
  const opening = [1, 2, 3, 4].map((count) => words.slice(0, count).join(' '));
  return (
    words.length > 0 && words.length <= MAX_LEVEL_WORDS && !words.some((word) => LANGUAGE_NAMES.has(word)) && opening.some((part) => LEVEL_WORDS.has(part))
  );
}
const MAX_LEVEL_WORDS = 7;

/** What a form writes over the languages that are not the first. */
const OTHER_TONGUES = /^(?:other|foreign) languages?(?:\(s\))?\s?[:：]?$/iu;
/** "LISTENING C1 READING C1 WRITING B2": the frame of Europass without its table. */
const FRAME = /(?:listening|reading|writing|(?:spoken )?(?:production|interaction)|speaking|understanding)\s*[:：]?\s*([abc][12])(?![\p{L}\d])/giu;

/** The steps that a line of the frame gives; empty where it is none. */
function stepsOf(text: string): string[] {
  const steps = [...text.matchAll(FRAME)].map(([, step = '']) => step.toUpperCase());
  return text.replaceAll(FRAME, '').trim() === '' ? steps : [];
}

/** Of several steps the one most of them are; of two as many, the lower. */
export function commonest(steps: readonly string[]): string | undefined {
  const count = (step: string): number => steps.filter((other) => other === step).length;
  return [...new Set(steps)].toSorted((a, b) => count(b) - count(a) || (a < b ? -1 : 1))[0];
}

/**
 * The lines of a section of languages with each level on the line of its language: from the cell beside it ("Spanish [tab] Mother
 * tongue"), the line below it, or the lines of the European frame below it.
 */
export function withLevels(content: readonly SeenLine[]): SeenLine[] {
  const lines: SeenLine[] = [];
  for (let at = 0; at < content.length; at += 1) {
    const line = content[at];
    if (!line || OTHER_TONGUES.test(line.body)) continue;
    const cell = besideCell(line.body);
    if (cell !== null) {
      lines.push(withText(line, cell));
      continue;
    }
    if (!isLanguage(line.body)) {
      lines.push(line);
      continue;
    }
    const next = content[at + 1]?.body ?? '';
    if (isLevel(next) && stepsOf(next).length === 0) {
      lines.push(withText(line, `${line.body} (${next})`));
      at += 1;
      continue;
    }
    const steps: string[] = [];
    for (let own = stepsOf(next); own.length > 0; own = stepsOf(content[at + 1]?.body ?? '')) {
      steps.push(...own);
      at += 1;
    }
    const level = commonest(steps);
    lines.push(level === undefined ? line : withText(line, `${line.body} (${level})`));
  }
  return lines;
}

/** "A little", "enough for the market": beside a language whatever is no other language says how well. */
const isSaid = (level: string): boolean => /^\p{L}[\p{L} '’-]{1,30}$/u.test(level) && !foldedWords(level).some((word) => LANGUAGE_NAMES.has(word));

/** "English [tab] C1 daily use at work", with nothing else on the line. */
function besideCell(text: string): string | null {
  const [name = '', level = '', ...more] = text.split('\t').map((cell) => cell.trim());
  return more.length === 0 && isLanguage(name) && level !== '' && !/[,;|]/u.test(level) && (isLevel(level.replace(/\s*\(.*$/u, '')) || isSaid(level))
    ? `${name} (${level.replace(/\s*\(([^()]*)\)/u, ', $1')})`
    : null;
}

const withText = (line: SeenLine, text: string): SeenLine => ({ ...line, text, body: text });

/** "home language", "fair", "understand and speak" */
const OWN_LEVEL =
  /^(?:home|first|second|third|school)(?: language| tongue)?$|^(?:spoken|fair|learning)$|^(?:understand|speak|read|write|spoken|written)(?:(?:,| and|, and) (?:understand|speak|read|write|spoken|written))*$/iu;

/** "Dholuo", "isiXhosa": one name, and how well in the bracket behind it; a language among languages, whether a list has it or not. */
export function isNamedWithLevel(part: string): boolean {
  const [, name = '', level = ''] = /^(\p{L}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?) \(([^()]{2,40})\)$/u.exec(part) ?? [];
  return /\p{Lu}/u.test(name) && (isLevel(level) || OWN_LEVEL.test(level));
}

/** "Kalenjin (greetings)": a name and how far it goes, in words of one's own. Among languages that a list has, it is one. */
export const isNamedWithRemark = (part: string): boolean => /^\p{Lu}\p{Ll}+ \(\p{Ll}[\p{L} ]{3,30}\)$/u.test(part);
