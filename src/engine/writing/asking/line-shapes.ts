import type { LineQuestion, LineTemplate, Segment } from '../../../domain/line-template.ts';
import { capital } from '../../english/grammar/capitals.ts';
import { listed } from '../../english/grammar/lists.ts';
import { inTense, type Tense } from '../../english/grammar/verbs.ts';
import type { OutcomeExample } from '../../lexicon/wording/asks/outcomes.ts';
import { type Rate, ratesBeside } from '../../lexicon/wording/work-things.ts';

/** A question with the parts of the line that its answer gives. */
export interface Asked {
  question: LineQuestion;
  example: Readonly<Record<string, string>>;
}

/** A part of the line that nothing is asked about. */
export const fixed = (text: string): Segment => ({ pieces: [], otherwise: text });

/** Words and answers with nothing in their place while one of them is missing. */
export const added = (...pieces: Segment['pieces']): Segment => ({ pieces, otherwise: '' });

/** "did you prepare", "do you prepare". */
export const doYou = (tense: Tense): string => (tense === 'present' ? 'do you' : 'did you');

/** How many of a thing, and by what they are counted where that is open. */
export function askCount(text: string, unit: string, example: string, rate: Rate | null): Asked {
  const count = { kind: 'number' as const, slot: 'count', label: 'How many', unit, example };
  const per = {
    kind: 'choice' as const,
    slot: 'per',
    label: 'Counted by',
    options: ratesBeside(rate ?? 'a week').map((value) => ({ value, label: value })),
  };
  return rate === null
    ? { question: { text, fields: [count] }, example: { count: example } }
    : { question: { text, fields: [count, per] }, example: { count: example, per: rate } };
}

/** " a month", where a count was given. */
export const perRate: Segment = added({ countedBy: 'count', one: ' ', many: ' ' }, { slot: 'per' });

/** Which of some verbs was the person's own deed; the line opens with it. */
export function askVerb(text: string, verbs: readonly string[], tense: Tense): Asked {
  const options = verbs.map((verb) => capital(inTense(verb, tense)));
  return {
    question: { text, fields: [{ kind: 'choice', slot: 'verb', label: 'Your part', options: options.map((value) => ({ value, label: value })) }] },
    example: { verb: options[0] ?? '' },
  };
}

/** "Did you prepare, check or file the VAT returns?" */
export const whichVerb = (verbs: readonly string[], object: string, tense: Tense): string => `${capital(doYou(tense))} ${listed(verbs, 'or')} ${object}?`;

/** What was better afterwards, from what to what. */
export function askOutcome(text: string, { outcome, from, to }: OutcomeExample): Asked {
  return {
    question: {
      text,
      fields: [
        { kind: 'noun', slot: 'outcome', label: 'What changed', example: outcome },
        { kind: 'amount', slot: 'from', label: 'from', example: from },
        { kind: 'amount', slot: 'to', label: 'to', example: to },
      ],
    },
    example: { outcome, from, to },
  };
}

/** ", cutting waiting time from 9 days to 4 days": a participle goes with any tense. */
export const withOutcome: Segment = added(
  { text: ', ' },
  { from: 'from', to: 'to', less: 'cutting', more: 'raising', other: 'taking' },
  { text: ' ' },
  { slot: 'outcome' },
  { text: ' from ' },
  { slot: 'from' },
  { text: ' to ' },
  { slot: 'to' },
);

/** A template of what was asked; at most two questions. */
export function templateOf(segments: readonly Segment[], asked: readonly Asked[], needs: readonly string[]): LineTemplate {
  const some = asked.slice(0, 2);
  return {
    questions: some.map(({ question }) => question),
    segments: [...segments],
    needs: [...needs],
    example: Object.fromEntries(some.flatMap(({ example }) => Object.entries(example))),
  };
}
