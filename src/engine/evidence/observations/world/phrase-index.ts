import { tokensOf, type Token } from '../../../english/tokens.ts';

/** Where a phrase stands in a text. */
export interface PhraseHit<T> {
  value: T;
  start: number;
  end: number;
}

interface Entry<T> {
  words: readonly string[];
  /** How it must be written where its words are single letters or its signs are part of it: "m&s" is no "M.S.", "c#" no "C". */
  written: string | null;
  value: T;
}

/**
 * Phrases by their first word. A phrase is matched in whole words, case and hyphens aside, in the singular and in the regular plural
 * of each of its words: "boiler" finds "Boilers", "risk assessment" finds "risk assessments". Longer phrases come first.
 */
export class PhraseIndex<T> {
  readonly #byFirst = new Map<string, Entry<T>[]>();

  add(alternatives: string, value: T): void {
    for (const phrase of alternatives.split('|')) {
      const words = tokensOf(phrase).map(({ word }) => word);
      const [first] = words;
      if (first === undefined) continue;
      const entries = this.#byFirst.get(first) ?? [];
      entries.push({ words, written: words.every((word) => word.length === 1) || /[#+(]/u.test(phrase) ? phrase.toLowerCase() : null, value });
      entries.sort((a, b) => b.words.length - a.words.length);
      this.#byFirst.set(first, entries);
    }
  }

  /** Every phrase that stands in the text, overlapping ones of different values included. A phrase reaches over no comma, stop or bracket. */
  hits(text: string, tokens: readonly Token[]): PhraseHit<T>[] {
    const found: PhraseHit<T>[] = [];
    for (const [at, token] of tokens.entries()) {
      for (const form of singularsOf(token.word)) {
        for (const { words, written, value } of this.#byFirst.get(form) ?? []) {
          const last = tokens[at + words.length - 1];
          if (
            last !== undefined &&
            words.every((word, offset) => isForm(tokens[at + offset]?.word ?? '', word)) &&
            (written === null ? !CUT.test(text.slice(token.start, last.end)) : text.slice(token.start, token.start + written.length).toLowerCase() === written)
          )
            found.push({ value, start: token.start, end: written === null ? last.end : token.start + written.length });
        }
      }
    }
    return found;
  }
}

const CUT = /[,;:()•|]|[.!?]\s/u;
const SHORT = 3;

/** The word and what it may be the plural of. */
function singularsOf(word: string): string[] {
  const forms = [word];
  if (word.length > SHORT && word.endsWith('s')) forms.push(word.slice(0, -1));
  if (word.length > SHORT + 1 && word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.length > SHORT + 1 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

const isForm = (written: string, word: string): boolean => written === word || singularsOf(written).includes(word);
