import type { LineTemplate } from '../../../domain/line-template.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { OPEN_ASKS, type OpenAsk } from '../../lexicon/wording/asks/open-asks.ts';
import { added, fixed, templateOf } from './line-shapes.ts';
import { mayBeTaken } from './template-for.ts';

/** Longer lines have no room for a clause more, and shorter ones name no work. */
const ROOM = { words: 32, least: 3 } as const;

/** What has been asked in this report, and the examples that were given. */
export interface Given {
  questions: Map<string, number>;
  examples: Set<string>;
}

/** So often is one question asked in a report. */
const MOST_ALIKE = 2;

/**
 * An English line with what came of it behind it, in its author's own words: who used it, what it replaced, how long it took, what was
 * found. For lines of which nothing narrower can be asked. Null where the end of the line takes no clause, or all that fits has been asked.
 */
export function openTemplate(text: string, given: Given): LineTemplate | null {
  const whole = text.replace(/[\s.;,]+$/u, '');
  const words = whole.split(/\s+/u).length;
  if (words > ROOM.words || words < ROOM.least || !mayBeTaken(whole) || !takesClause(whole)) return null;
  const opening = cvVerb((/^\p{L}+/u.exec(whole)?.[0] ?? '').toLowerCase())?.verb ?? '';
  const ask = OPEN_ASKS.find(
    (one) => fits(one, opening, whole) && (given.questions.get(one.question) ?? 0) < MOST_ALIKE && exampleOf(one, given) !== undefined,
  );
  const example = ask === undefined ? undefined : exampleOf(ask, given);
  if (ask === undefined || example === undefined) return null;
  const label = ask.kind === 'amount' ? 'How much' : 'In a few words';
  return templateOf(
    [fixed(whole), added({ text: ask.joint }, { slot: 'told' })],
    [{ question: { text: ask.question, fields: [{ kind: ask.kind, slot: 'told', label, example }] }, example: { told: example } }],
    [],
  );
}

/** Remembers a template that is used. */
export function give({ questions, examples }: Given, template: LineTemplate): void {
  for (const { text, fields } of template.questions) {
    questions.set(text, (questions.get(text) ?? 0) + 1);
    for (const { kind, slot } of fields) if (kind !== 'choice' && kind !== 'number') examples.add(template.example[slot] ?? '');
  }
}

const exampleOf = (ask: OpenAsk, { examples }: Given): string | undefined => ask.examples.find((one) => !examples.has(one));

const fits = ({ deeds, words, unless }: OpenAsk, opening: string, text: string): boolean =>
  (deeds === undefined || deeds.has(opening)) && words?.test(text) !== false && unless?.test(text) !== true;

/** Whether a clause behind a line belongs to the whole of it: not behind a list with a colon, a question, or a clause of somebody else's. */
const takesClause = (text: string): boolean =>
  !/[:;?!]|\s[–—-]\s|\)$|\b(?:which|who|that|because|so|but|although|until|resulting|leading)\b/iu.test(text) &&
  !/\b(?:them|it|him|her|up|out|me|us)$/iu.test(text);
