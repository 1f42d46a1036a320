import type { AnswerField, LineTemplate, Segment } from '../../../../domain/line-template.ts';
import { capital } from '../../../english/grammar/capitals.ts';
import { inTense } from '../../../english/grammar/verbs.ts';
import type { TenseOfJob } from '../../report/rewrites/rewrite-line.ts';
import { type Rate, ratesBeside } from '../../../lexicon/wording/work-things.ts';
import { added, templateOf, withOutcome } from '../line-shapes.ts';

/** A field for a thing in the person's own words. */
export const noun = (slot: string, label: string, example: string): AnswerField => ({ kind: 'noun', slot, label, example });
/** A field for a figure with its unit. */
export const amount = (slot: string, label: string, example: string): AnswerField => ({ kind: 'amount', slot, label, example });
/** A field for a count. */
export const number = (slot: string, label: string, unit: string, example: string): AnswerField => ({ kind: 'number', slot, label, unit, example });
/** A field with a few answers to choose from. */
export const choice = (slot: string, label: string, values: readonly string[]): AnswerField => ({
  kind: 'choice',
  slot,
  label,
  options: values.map((value) => ({ value, label: value })),
});
/** What a count is counted by. */
export const perOf = (rate: Rate): AnswerField => choice('per', 'Counted by', ratesBeside(rate));

interface Question {
  text: string;
  fields: readonly AnswerField[];
}

/** A template of these questions; the first option and the examples are what its gain is computed with. */
export function built(questions: readonly Question[], segments: readonly Segment[], needs: readonly string[]): LineTemplate {
  const asked = questions.map(({ text, fields }) => ({
    question: { text, fields: [...fields] },
    example: Object.fromEntries(fields.map((field) => [field.slot, field.kind === 'choice' ? (field.options[0]?.value ?? '') : field.example])),
  }));
  return templateOf(segments, asked, needs);
}

/** A deed that was done once, and what was better afterwards. */
export function changedThing(text: string, tense: TenseOfJob): LineTemplate {
  const verbs = ['introduce', 'change', 'move', 'rewrite', 'replace', 'set'].map((verb) => (verb === 'set' ? 'Set up' : capital(inTense(verb, 'past'))));
  return built(
    [
      { text, fields: [choice('verb', 'Your part', verbs), noun('thing', 'What', 'a checklist for the late shift')] },
      {
        text: tense === 'present' ? 'What is better for it, from what to what?' : 'What was better for it, from what to what?',
        fields: [noun('outcome', 'What changed', 'missed orders'), amount('from', 'from', '9 a week'), amount('to', 'to', '2 a week')],
      },
    ],
    [added({ slot: 'verb' }, { text: ' ' }, { slot: 'thing' }), withOutcome],
    ['verb', 'thing'],
  );
}

/** "Led", "Lead": the verb that a line opens with. */
export const told = (verb: string, tense: TenseOfJob): string => capital(inTense(verb, tense));
