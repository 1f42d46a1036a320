import type { LineTemplate } from '../../../domain/line-template.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { isMeasured } from '../../english/measures.ts';
import { ASKS_OF_CHANGE, ASKS_OF_TOLD, OPEN_ASKS, type OpenAsk } from '../../lexicon/wording/asks/open-asks.ts';
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

/** What a line says already: nothing of its result, or the result, in its own words or in those of the next sentence. */
export type Told = 'nothing' | 'further' | 'change';

/**
 * An English line with what came of it behind it, in its author's own words: who used it, what it replaced, how long it took, what was
 * found; of a change what helped. For lines of which nothing narrower can be asked. Null where the end of the line takes no clause, or
 * all that fits has been asked.
 */
export function openTemplate(text: string, told: Told, given: Given): LineTemplate | null {
  const whole = text.replace(/[\s.;,]+$/u, '');
  // A list behind a colon would take the clause for one more of its items.
  const [, head = whole, list = ''] = /^([^:]+)(:\s[^:]+)$/u.exec(whole) ?? [];
  const words = whole.split(/\s+/u).length;
  if (words > ROOM.words || head.split(/\s+/u).length < ROOM.least || !mayBeTaken(whole) || !takesClause(head)) return null;
  // "Train new paralegals; wrote the guide": the clause belongs to the last deed.
  const opening = cvVerb((/^\p{L}+/u.exec(head.split(/;\s+/u).at(-1) ?? '')?.[0] ?? '').toLowerCase())?.verb ?? '';
  if (/^(?:win|receive|award|attend|complete|earn|leave|join)$/u.test(opening) || (opening === '' && told !== 'change' && !tellsEnough(head))) return null;
  const asks =
    told === 'nothing'
      ? OPEN_ASKS
      : told === 'change' && opening === ''
        ? ASKS_OF_CHANGE
        : [...ASKS_OF_TOLD, ...OPEN_ASKS.filter(({ joint }) => joint !== ', with ')];
  const ask = asks.find(
    (one) => fits(one, opening, whole) && (given.questions.get(one.question) ?? 0) < MOST_ALIKE && exampleOf(one, whole, given) !== undefined,
  );
  const example = ask === undefined ? undefined : exampleOf(ask, whole, given);
  if (ask === undefined || example === undefined) return null;
  const label = ask.kind === 'amount' ? 'How much' : 'In a few words';
  return templateOf(
    [fixed(head), added({ text: ask.joint }, { slot: 'told' }), ...(list === '' ? [] : [fixed(list)])],
    [{ question: { text: ask.question, fields: [{ kind: ask.kind, slot: 'told', label, example }] }, example: { told: example } }],
    [],
  );
}

/** Without a verb a line needs a figure and some words, or it is a heading. */
const LEAST_WITHOUT_VERB = 5;
const tellsEnough = (text: string): boolean =>
  isMeasured(text) && text.split(/\s+/u).length >= LEAST_WITHOUT_VERB && !/^\p{Lu}\p{L}+\s\p{Lu}\p{Ll}/u.test(text);

/** Remembers a template that is used. */
export function give({ questions, examples }: Given, template: LineTemplate): void {
  for (const { text, fields } of template.questions) {
    questions.set(text, (questions.get(text) ?? 0) + 1);
    for (const { kind, slot } of fields) if (kind !== 'choice' && kind !== 'number') examples.add(template.example[slot] ?? '');
  }
}

/** Begins at another example for another line: two people are not given the same. */
function exampleOf({ examples }: OpenAsk, text: string, given: Given): string | undefined {
  const from = text.length % examples.length;
  return [...examples.slice(from), ...examples.slice(0, from)].find((one) => !given.examples.has(one));
}

const fits = ({ deeds, words, unless }: OpenAsk, opening: string, text: string): boolean =>
  (deeds === undefined || deeds.has(opening)) && words?.test(text) !== false && unless?.test(text) !== true;

/** Whether a clause behind a line belongs to the whole of it: not behind a list with a colon, a question, or a clause of somebody else's. */
const takesClause = (text: string): boolean =>
  !/[:?!]|\s[–—-]\s|\.\s|\b(?:which|who|that|because|so|but|although|until|resulting|leading)\b/iu.test(text) &&
  !/\b(?:them|it|him|her|up|out|me|us)$/iu.test(text);
