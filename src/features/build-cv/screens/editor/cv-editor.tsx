import { useRef, useState } from 'react';
import { cvPage } from '../../../../domain/cv-page.ts';
import { expectsPhoto } from '../../../../domain/cv-photo.ts';
import { cvFileStem } from '../../../../domain/file-names.ts';
import { EDITOR as TIMES } from '../../../../domain/limits.ts';
import { link } from '../../../../domain/paths.ts';
import { paperFor } from '../../../../domain/paper.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { Tabs } from '../../../../ui/form/tabs.tsx';
import { EDITOR, JSON_RESUME, PARTS } from '../../editor.copy.ts';
import { askedOf, bracketsOf } from './cv-questions.ts';
import type { OpenedCv } from './cv-row.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { type CvEditorState, useCvEditor } from './hooks/use-cv-editor.ts';
import { useCvFile } from './hooks/use-cv-file.ts';
import { type Place, usePlace } from './hooks/use-place.ts';
import { useUndoKeys } from './hooks/use-undo-keys.ts';
import { JsonFiles } from './json-resume/json-files.tsx';
import { QuestionsNotice, RestoredNotice } from './notices.tsx';
import { partTabs } from './part-tabs.tsx';
import { timeOf } from './time-of.ts';
import { Toolbar } from './toolbar.tsx';
import { useCvPdf } from '../pdf/use-cv-pdf.ts';
import { useCvPhoto } from '../pdf/use-cv-photo.ts';
import { PDF } from '../../pdf.copy.ts';
import { Outside } from './view/outside.tsx';
import { PrintCopy } from './view/print-copy.tsx';

/** The editor of one CV: the form, and beside it what the CV looks like from outside. */
export function CvEditor({ id, opened }: { id: string; opened: OpenedCv }) {
  const editor = useCvEditor(id, opened);
  const { data } = editor;
  const root = useRef<HTMLDivElement>(null);
  const place = usePlace(root);
  const brackets = bracketsOf(data);
  const questions = [...brackets, ...askedOf(data)];
  const photo = useCvPhoto(expectsPhoto(opened.country, data.location));
  const pdf = useCvPdf(id, data, photo.shown);
  const file = useCvFile(editor, opened.country, brackets.length, { design: pdf.design, photo: photo.shown?.bytes });
  const nextQuestion = useRound(questions, place.goToField);
  const step = useSteps(editor, place);

  const blocks = cvPage(data);
  const paper = paperFor(opened.country, data.location);
  const stem = cvFileStem(data.fullName);
  return (
    <div ref={root} className="mx-auto max-w-[112rem] px-4 pt-6 pb-16 sm:px-6 lg:pt-8">
      <ButtonLink to={link('build')} tone="paper" size="sm" className="mb-4 sm:hidden">
        {EDITOR.back}
      </ButtonLink>
      <h1 className="text-4xl sm:text-6xl">{EDITOR.heading}</h1>
      <p className="mt-1 mb-3 max-w-3xl">{EDITOR.lead}</p>
      <Toolbar
        status={statusOf(editor)}
        saving={editor.saving}
        generating={file.generating}
        canUndo={editor.undoPart !== null}
        canRedo={editor.redoPart !== null}
        onUndo={() => step('undo')}
        onRedo={() => step('redo')}
        onSave={() => void file.save()}
        onDownload={file.askFirst}
        pdf={pdf}
        shown={place.shown}
        onShow={place.setShown}
      />
      {file.failed && (
        <div className="mt-5">
          <ErrorBox heading={EDITOR.downloadFailedHeading} message={EDITOR.downloadFailed} />
        </div>
      )}
      {pdf.trouble !== null && (
        <div className="mt-5">
          <ErrorBox heading={PDF.failedHeading} message={pdf.trouble} />
        </div>
      )}
      <Restored editor={editor} />
      {questions.length > 0 && <QuestionsNotice count={questions.length} hasBrackets={brackets.length > 0} onNext={nextQuestion} />}
      <div className="mt-6 grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(25rem,33rem)]">
        <div className={place.shown === 'form' ? 'min-w-0' : 'min-w-0 max-xl:hidden'}>
          <Form editor={editor} place={place} stem={stem} />
        </div>
        <div
          className={`min-w-0 xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto xl:pr-2 xl:pb-2 ${place.shown === 'page' ? '' : 'max-xl:hidden'}`}
        >
          <Outside id={id} jobTitle={opened.jobTitle} data={data} blocks={blocks} paper={paper} place={place} pdf={pdf} photo={photo} />
        </div>
      </div>
      <PrintCopy blocks={blocks} paper={paper} fileName={stem} />
      <EditorDialogs
        editor={editor}
        file={file}
        brackets={brackets.length}
        onBracket={() => brackets[0] !== undefined && place.goToField(brackets[0])}
        stem={stem}
      />
    </div>
  );
}

/** The eight sections, and the CV as a file that other programs read and write. */
function Form({ editor, place, stem }: { editor: CvEditorState; place: Place; stem: string }) {
  const toast = useToast();
  return (
    <>
      <Tabs label={EDITOR.partsLabel} layout="side" tabs={partTabs(editor, place.focusSoon)} selected={place.part} onSelect={place.setPart} />
      <JsonFiles
        data={editor.data}
        fileName={stem}
        onImport={(found) => {
          editor.edit('bio', null, (cv) => ({ ...cv, ...found }));
          toast(JSON_RESUME.done, TIMES.savedMessage);
        }}
      />
    </>
  );
}

/** Changes that were found on the device, if there were any, and whether to keep them. */
function Restored({ editor }: { editor: CvEditorState }) {
  const toast = useToast();
  if (editor.restoredAt === null) return null;
  const discard = () => {
    editor.discard();
    toast(EDITOR.discarded, TIMES.failedMessage);
  };
  return <RestoredNotice time={timeOf(editor.restoredAt)} onKeep={editor.keepRestored} onDiscard={discard} />;
}

/** Undo and redo, by button and by key: the section that changes is opened, and said. */
function useSteps(editor: CvEditorState, place: Place): (way: 'undo' | 'redo') => void {
  const toast = useToast();
  const step = (way: 'undo' | 'redo') => {
    const where = way === 'undo' ? editor.undoPart : editor.redoPart;
    if (where === null) return;
    editor[way]();
    place.setPart(where);
    toast(way === 'undo' ? EDITOR.undone(PARTS[where]) : EDITOR.redone(PARTS[where]), TIMES.savedMessage);
  };
  useUndoKeys(step);
  return step;
}

/** From one to the next, and after the last to the first again. */
function useRound<Item>(items: readonly Item[], go: (item: Item) => void): () => void {
  const [turn, setTurn] = useState(0);
  return () => {
    const next = items[turn % Math.max(1, items.length)];
    setTurn(turn + 1);
    if (next !== undefined) go(next);
  };
}

function statusOf({ saving, dirty, keptHere, lastSaved }: CvEditorState): string {
  if (saving) return EDITOR.saving;
  if (dirty) return keptHere ? EDITOR.unsaved : EDITOR.unkept;
  return lastSaved === null ? EDITOR.neverSaved : EDITOR.lastSaved(timeOf(Date.parse(lastSaved)));
}
