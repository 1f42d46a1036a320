import { verbOf } from '../../../english/grammar/verbs.ts';

/** Pasts that as often belong to a name: "Limited", "United". */
const OF_NAMES: ReadonlySet<string> = new Set(
  'limited united associated certified licensed registered advanced integrated applied accredited managed'.split(' '),
);
/** Shorter pieces are no sentences. */
const LEAST_WORDS = 4;

/**
 * The sentences of a line that lost what parted them: "… to the till.Counted stock", "… sales tax returns Prepared invoices". Each opens with
 * a deed in the past; null where it is one sentence, or where a piece is none.
 */
export function partedLine(text: string): string[] | null {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: whole, index } of text.matchAll(/(?<=[\p{Ll}\d)])(?:\s?\.\s?|\s|;\s)(?=\p{Lu}\p{Ll}+\s(?:\p{Ll}|\d|\p{Lu}))/gu)) {
    const [word = ''] = /^\p{Lu}\p{Ll}+/u.exec(text.slice(index + whole.length)) ?? [];
    const isStopped = whole.includes('.') || whole.includes(';');
    const form = verbOf(word.toLowerCase())?.form;
    if (form !== 'past' && !(isStopped && (form === 'bare' || form === 'third'))) continue;
    const [next = ''] = /^\S+/u.exec(text.slice(index + whole.length + word.length + 1)) ?? [];
    if (!isStopped && (OF_NAMES.has(word.toLowerCase()) || !/^[\p{Ll}\d]/u.test(next) || OPEN_END.test(text.slice(from, index)))) continue;
    pieces.push(text.slice(from, index));
    from = index + whole.length;
  }
  if (pieces.length === 0) return null;
  pieces.push(text.slice(from));
  const told = pieces.map((piece) => piece.trim().replace(/[\s.;]+$/u, ''));
  const isSentence = (piece: string): boolean => {
    const form = verbOf((/^\p{L}+/u.exec(piece)?.[0] ?? '').toLowerCase())?.form;
    return piece.split(/\s+/u).length >= LEAST_WORDS && form !== undefined && form !== 'ing';
  };
  return told.every(isSentence) ? told : null;
}

/** What cannot end a sentence. */
const OPEN_END =
  /\b(?:a|an|the|of|for|to|with|and|or|by|in|on|at|from|as|that|which|new|all|any|our|their|its|using|via|per|into|is|are|was|were)$|[,&/–—-]\s*$/iu;
