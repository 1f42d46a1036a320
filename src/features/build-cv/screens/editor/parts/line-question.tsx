import { useId, useState } from 'react';
import { ANSWER_WORDS } from '../../../../../domain/answer-words.ts';
import { type CvQuestion, tellLineOf } from '../../../../../domain/cv-question.ts';
import { BUILD } from '../../../../../domain/limits.ts';
import type { LineAnswers } from '../../../../../domain/line-template.ts';
import { AnswerField } from '../../../../../ui/form/answer-field.tsx';
import { Button } from '../../../../../ui/form/button.tsx';
import { TextField } from '../../../../../ui/form/text-field.tsx';
import { ASKED } from '../../../questions.copy.ts';

interface LineQuestionProps {
  question: CvQuestion;
  /** What the bullet is called. */
  name: string;
  /** By which the editor finds the first field again. */
  field: string;
  answer: (answers: LineAnswers) => void;
  dismiss: () => void;
}

/** A question beside a bullet: with fields, of which the bullet is put together as they are filled in, or in words. */
export function LineQuestion({ question, name, field, answer, dismiss }: LineQuestionProps) {
  const id = useId();
  const { template, answers, text } = question;
  const { isMended, refused } = tellLineOf(question);
  const wrong = template?.questions.flatMap(({ fields }) => fields).find(({ slot }) => refused.includes(slot));
  return (
    <fieldset aria-label={ASKED.about(name)} data-field={field} className="mt-1.5 min-w-0 border-l-6 border-marker bg-desk px-4 py-3">
      {template === null && (
        <p>
          <strong>{text}</strong> {ASKED.inWords}
        </p>
      )}
      {template?.questions.map((one) => (
        <fieldset key={one.text} className="min-w-0 not-first:mt-4">
          <legend className="font-bold">{one.text}</legend>
          <div className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-2">
            {one.fields.map((each) => (
              <AnswerField
                key={each.slot}
                field={each}
                value={answers[each.slot] ?? ''}
                refused={refused.includes(each.slot)}
                describedBy={`${id}-refused`}
                words={ANSWER_WORDS}
                change={(value) => answer({ ...answers, [each.slot]: value })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {wrong !== undefined && (
        <p id={`${id}-refused`} className="mt-2 font-bold text-pen-deep">
          {ANSWER_WORDS.refused[wrong.kind]}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {isMended && (
          <Button tone="paper" size="sm" onClick={() => answer({})} aria-label={ASKED.clearLabel(name)}>
            {ASKED.clear}
          </Button>
        )}
        <Button tone="paper" size="sm" onClick={dismiss} aria-label={ASKED.dismissLabel(name)}>
          {ASKED.dismiss}
        </Button>
      </div>
    </fieldset>
  );
}

interface JobQuestionProps {
  question: CvQuestion;
  /** What the job is called. */
  name: string;
  field: string;
  add: (text: string) => void;
  dismiss: () => void;
}

/** A question about a job that tells nothing yet: its answer becomes a bullet. */
export function JobQuestion({ question, name, field, add, dismiss }: JobQuestionProps) {
  const [typed, setTyped] = useState('');
  const submit = () => {
    if (typed.trim() !== '') add(typed);
  };
  return (
    <fieldset aria-label={ASKED.aboutJob(name)} data-field={field} className="mt-4 min-w-0 border-l-6 border-marker bg-desk px-4 py-3">
      <p className="font-bold">{question.text}</p>
      <TextField
        className="mt-2"
        label={<span className="font-text text-base font-bold tracking-normal normal-case">{ASKED.own}</span>}
        hint={ASKED.ownHint}
        value={typed}
        maxLength={BUILD.maxLineCharacters}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && submit()}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="ink" size="sm" onClick={submit} aria-disabled={typed.trim() === ''}>
          {ASKED.add}
        </Button>
        <Button tone="paper" size="sm" onClick={dismiss} aria-label={ASKED.dismissLabel(name)}>
          {ASKED.dismiss}
        </Button>
      </div>
    </fieldset>
  );
}
