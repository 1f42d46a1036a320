import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { type CvQuestion, questionAbout } from '../../../../../domain/cv-question.ts';
import { BUILD } from '../../../../../domain/limits.ts';
import type { LineAnswers } from '../../../../../domain/line-template.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { EXPERIENCE } from '../../../editor.copy.ts';
import { IconButton } from './icon-button.tsx';
import { LineQuestion } from './line-question.tsx';
import { moved, pastedBullets } from './lists.ts';
import type { PartProps } from './part-props.ts';

interface BulletsProps {
  bullets: readonly string[];
  /** What is asked about the bullets of this job. */
  questions: readonly CvQuestion[];
  /** Path of the list. */
  path: string;
  change: (field: string | null, next: (bullets: string[]) => string[]) => void;
  answer: (at: number, question: CvQuestion, answers: LineAnswers) => void;
  dismiss: (at: number, question: CvQuestion) => void;
  focusSoon: PartProps['focusSoon'];
}

/** The bullets of a job. Enter begins the next, Backspace in an empty one goes back, a pasted list becomes a list. */
export function Bullets({ bullets, questions, path, change, answer, dismiss, focusSoon }: BulletsProps) {
  const id = useId();
  const insert = (at: number, texts: readonly string[]) => {
    change(null, (all) => all.toSpliced(at, 0, ...texts));
    focusSoon(`${path}.${at + texts.length - 1}`);
  };
  const remove = (at: number) => {
    change(null, (all) => all.toSpliced(at, 1));
    focusSoon(bullets.length > 1 ? `${path}.${Math.max(0, at - 1)}` : `${path}.add`);
  };
  const move = (at: number, by: 1 | -1) => {
    change(null, (all) => moved(all, at, by));
    focusSoon(`${path}.${at + by}.${by === 1 ? 'down' : 'up'}`);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>, at: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      insert(at + 1, ['']);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && !event.repeat && bullets.length > 1) {
      event.preventDefault();
      remove(at);
    }
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>, at: number) => {
    const lines = pastedBullets(event.clipboardData.getData('text/plain'));
    if (lines === null) return;
    event.preventDefault();
    const empty = event.currentTarget.value.trim() === '';
    change(null, (all) => all.toSpliced(empty ? at : at + 1, empty ? 1 : 0, ...lines));
    focusSoon(`${path}.${at + lines.length - (empty ? 1 : 0)}`);
  };
  const asked = (text: string, at: number) => {
    const question = questionAbout(text, questions);
    return (
      question !== undefined && (
        <div className="col-span-full">
          <LineQuestion
            question={question}
            name={EXPERIENCE.bullet(at + 1)}
            field={`${path}.${at}.question`}
            answer={(answers) => answer(at, question, answers)}
            dismiss={() => dismiss(at, question)}
          />
        </div>
      )
    );
  };
  return (
    <fieldset className="mt-6 min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="display text-xl">{EXPERIENCE.bullets}</legend>
      <p id={`${id}-hint`} className="mt-1 text-base text-ink-soft">
        {EXPERIENCE.bulletsHint}
      </p>
      <ol className="mt-3 space-y-3">
        {bullets.map((text, at) => (
          // Bullets have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-1.5">
            <textarea
              aria-label={EXPERIENCE.bullet(at + 1)}
              data-field={`${path}.${at}`}
              rows={2}
              value={text}
              maxLength={BUILD.maxTextCharacters}
              onChange={(event) => change(`${path}.${at}`, (all) => all.with(at, event.target.value))}
              onKeyDown={(event) => press(event, at)}
              onPaste={(event) => paste(event, at)}
              className="field-sizing-content block min-h-20 w-full min-w-0 border-3 border-ink bg-sheet px-3 py-2 text-lg max-sm:col-span-2"
            />
            <div className="flex gap-1.5 max-sm:col-span-2 max-sm:justify-end">
              <IconButton icon="up" label={EXPERIENCE.bulletUp(at + 1)} focusName={`${path}.${at}.up`} disabled={at === 0} onClick={() => move(at, -1)} />
              <IconButton
                icon="down"
                label={EXPERIENCE.bulletDown(at + 1)}
                focusName={`${path}.${at}.down`}
                disabled={at === bullets.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton icon="cross" label={EXPERIENCE.removeBullet(at + 1)} focusName={`${path}.${at}.remove`} onClick={() => remove(at)} />
            </div>
            {asked(text, at)}
          </li>
        ))}
      </ol>
      <Button tone="paper" size="sm" className="mt-4" data-focus={`${path}.add`} onClick={() => insert(bullets.length, [''])}>
        {EXPERIENCE.addBullet}
      </Button>
    </fieldset>
  );
}
