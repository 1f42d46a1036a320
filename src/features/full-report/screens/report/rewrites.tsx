import { besideQuote } from '../../../../domain/marks/roast-note.ts';
import { useId } from 'react';
import { ANSWER_WORDS } from '../../../../domain/answer-words.ts';
import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import { lineKey, type Rewrite } from '../../../../domain/report.ts';
import { copyText } from '../../../../ui/clipboard.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { AnswerField } from '../../../../ui/form/answer-field.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Blanks } from '../../../../ui/pen/blanks.tsx';
import { MarkSign, Strike } from '../../../../ui/pen/pen-mark.tsx';
import { REPORT } from '../../copy.ts';
import { ASKING } from '../../report.copy.ts';
import type { Answering } from './use-answers.ts';

interface LinesProps {
  lines: readonly Rewrite[];
  answering: Answering;
  /** Level of the headings within. */
  label: (line: Rewrite, at: number) => string;
}

/** Lines of the CV with their joke, the question, and the line that becomes of the answer. */
export function Lines({ lines, answering, label }: LinesProps) {
  return (
    <ol className="space-y-10">
      {lines.map((line, at) => (
        <li key={lineKey(line)}>
          <MendedLine line={line} label={label(line, at)} answering={answering} />
        </li>
      ))}
    </ol>
  );
}

function MendedLine({ line, label, answering }: { line: Rewrite; label: string; answering: Answering }) {
  const toast = useToast();
  const { text } = answering.told(line);
  const isKept = text === line.before;
  const copy = async () => {
    const copied = await copyText(text);
    toast(copied ? REPORT.copiedWhole : REPORT.copyFailed, ROAST_SCREENS.toast);
  };
  return (
    <article className="sheet shadow-hard-lg!" aria-label={label}>
      <div className="grid gap-x-8 gap-y-5 px-5 pt-5 pb-6 sm:px-7 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-3">
            <span className="display text-lg">{REPORT.before}</span>
            <span className="text-base font-bold text-ink-soft">{REPORT.place(line.page, line.line)}</span>
          </h3>
          <blockquote className="mt-2 text-lg leading-relaxed wrap-anywhere">{isKept ? line.before : <Strike>{line.before}</Strike>}</blockquote>
        </div>
        <div className="border-l-3 border-pen/70 pl-5 xl:row-span-2 xl:self-center">
          <h4 className="sr-only">{REPORT.roast}</h4>
          <p className="pen-note text-[1.875rem]!">
            <span className="inline-block origin-left -rotate-1">{besideQuote(line.roast, line.before)}</span>
          </p>
        </div>
        <div className="min-w-0">
          {line.template !== null && line.template !== undefined && <Questions line={line} answering={answering} />}
          {line.question !== null && (
            <dl>
              <dt className="display text-lg">{ASKING.question}</dt>
              <dd className="mt-1 text-lg">{line.question}</dd>
            </dl>
          )}
          <div className={`border-l-6 pl-5 ${isKept ? 'border-ink/25' : 'border-ink'} not-first:mt-5`}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {!isKept && <MarkSign mark="tick" className="size-7" />}
              <h4 className="display text-lg">{REPORT.after}</h4>
              {!isKept && (
                <Button tone="paper" size="sm" onClick={() => void copy()} aria-label={REPORT.copyLabel(label)} className="ml-auto">
                  {REPORT.copy}
                </Button>
              )}
            </div>
            <output className="mt-2 block text-xl print:block! leading-relaxed font-medium wrap-anywhere">
              {isKept ? <span className="text-ink-soft">{line.template ? ASKING.stays : ASKING.keepAsIs}</span> : <Blanks text={text} />}
            </output>
          </div>
        </div>
      </div>
      <dl className="border-t-3 border-ink bg-desk px-5 py-5 sm:px-7">
        <dt className="display text-lg">{REPORT.defend}</dt>
        <dd className="mt-1">{line.interviewQuestion}</dd>
      </dl>
    </article>
  );
}

/** One or two short questions about this very line, with fields to answer in. */
function Questions({ line, answering }: { line: Rewrite; answering: Answering }) {
  const id = useId();
  const answers = answering.of(line);
  const { refused, isMended } = answering.told(line);
  const struck = answering.struck[lineKey(line)] ?? [];
  const questions = line.template?.questions ?? [];
  const field = questions.flatMap(({ fields }) => fields).find(({ slot }) => refused.includes(slot));
  return (
    <div className="space-y-5">
      {questions.map((question) => (
        <fieldset key={question.text} className="min-w-0">
          <legend className="text-lg font-bold">{question.text}</legend>
          <div className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-2">
            {question.fields.map((one) => (
              <AnswerField
                key={one.slot}
                field={one}
                value={answers[one.slot] ?? ''}
                refused={refused.includes(one.slot)}
                describedBy={`${id}-refused`}
                words={ANSWER_WORDS}
                change={(value) => answering.answer(line, one.slot, value)}
                done={answering.save}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {field !== undefined && (
        <p id={`${id}-refused`} className="font-bold text-pen-deep">
          {ANSWER_WORDS.refused[field.kind]}
        </p>
      )}
      {isMended && struck.length > 0 && <p className="font-bold text-pen-deep">{ASKING.struck(struck.map((word) => `“${word}”`).join(', '))}</p>}
      {line.gain !== null && line.gain !== undefined && !isMended && (
        <p className="text-ink-soft">{ASKING.gain(line.gain.score, line.gain.from, line.gain.to)}</p>
      )}
      {isMended && (
        <p className="flex flex-wrap items-center gap-4">
          <Button tone="paper" size="sm" onClick={() => answering.clear(line)} aria-label={ASKING.clearLabel(REPORT.place(line.page, line.line))}>
            {ASKING.clear}
          </Button>
          <span className="text-ink-soft">{answering.state === 'report' ? ASKING.kept : answering.state === 'device' ? ASKING.keptHere : ''}</span>
        </p>
      )}
    </div>
  );
}
