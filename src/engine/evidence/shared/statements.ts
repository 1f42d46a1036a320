import type { Context } from '../../context.ts';
import { passagesOf, type Passage } from './passages.ts';
import { isUnspaced, tokensOf, type Token } from '../../english/tokens.ts';
import { cvVerb, type Verb } from '../../english/grammar/verbs.ts';

/** One sentence of a passage that tells of work done. */
export interface Statement {
  passage: Passage;
  /** Offset of the sentence in the passage. */
  start: number;
  text: string;
  /** Tokens of `text`; their offsets count from its beginning. */
  tokens: readonly Token[];
  /** The verb it opens with, an adverb skipped ("Successfully led"); null when it opens with something else. */
  verb: (Verb & { written: string }) | null;
}

const SENTENCE_END = /(?<=[\p{L}\p{N})%"”]{2})(?<!(?<!\p{L})(?:Mio|Mrd|Tsd|ca|bzw|inkl|Dr|Mr|Mrs|Nr|No|approx|incl|vs|esp))[.!?;]\s+(?=[\p{Lu}\d])/gu;

/** Sentences of the jobs and of projects and the like, in document order. Computed once a context. */
export function statementsOf(context: Context): readonly Statement[] {
  const known = memo.get(context);
  if (known) return known;
  const statements = passagesOf(context)
    .filter((passage) => passage.role === 'job' || passage.role === 'line')
    .flatMap(sentencesOf);
  memo.set(context, statements);
  return statements;
}
const memo = new WeakMap<Context, readonly Statement[]>();

/** The sentences of a passage. */
export function sentencesOf(passage: Passage): Statement[] {
  const starts = [0];
  for (const end of passage.text.matchAll(SENTENCE_END)) starts.push(end.index + end[0].length);
  return starts.map((start, at) => {
    const text = passage.text.slice(start, starts[at + 1] ?? passage.text.length).trim();
    const tokens = tokensOf(text);
    return { passage, start, text, tokens, verb: openingVerb(text, tokens) };
  });
}

function openingVerb(text: string, tokens: readonly Token[]): Statement['verb'] {
  const first = tokens[0];
  const token =
    first && /(?<!^(?:week|dai|month|quarter|year|hour|ear|fami|supp))ly$|^(?:also|i)$/u.test(first.word) && !cvVerb(first.word) ? tokens[1] : first;
  const form = token && cvVerb(token.word);
  return token && form ? { ...form, written: text.slice(token.start, token.end) } : null;
}

/** Statements of jobs, one a bullet (its first sentence), long enough to say something. */
export function bulletsOf(context: Context): readonly Statement[] {
  return statementsOf(context).filter(
    (statement) => statement.start === 0 && statement.passage.role === 'job' && statement.passage.tokens.length >= 4 && !isUnspaced(statement.text),
  );
}
