import { useRef, useState } from 'react';
import { type CvPart, cvPage } from '../../../../domain/cv-page.ts';
import { cvFileStem } from '../../../../domain/file-names.ts';
import { EDITOR as TIMES } from '../../../../domain/limits.ts';
import { link } from '../../../../domain/paths.ts';
import { paperFor } from '../../../../domain/paper.ts';
import { downloadFile } from '../../../../ui/download.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { Tabs } from '../../../../ui/form/tabs.tsx';
import { EDITOR, JSON_RESUME, PARTS, PREVIEW } from '../../editor.copy.ts';
import { cvDocument } from './cv-document.ts';
import { type FieldPlace, fieldOfLine, questionsOf } from './cv-questions.ts';
import type { OpenedCv } from './cv-row.ts';
import { ConflictDialog, DoneDialog, LeaveDialog, QuestionsDialog } from './dialogs.tsx';
import { resumeFile } from './json-resume/export-resume.ts';
import { JsonFiles } from './json-resume/json-files.tsx';
import { QuestionsNotice, RestoredNotice } from './notices.tsx';
import { partTabs } from './part-tabs.tsx';
import type { SaveEnd } from './save.ts';
import { Toolbar } from './toolbar.tsx';
import { useCvEditor } from './use-cv-editor.ts';
import { useDraftScore } from './use-draft-score.ts';
import { useFocusSoon } from './use-focus-soon.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { PageView } from './view/page-view.tsx';
import { PrintCopy } from './view/print-copy.tsx';
import { RobotView } from './view/robot-view.tsx';
import { ScoreView } from './view/score-view.tsx';

/** The editor of one CV: the form, and beside it what the CV looks like from outside. */
export function CvEditor({ id, opened }: { id: string; opened: OpenedCv }) {
  const editor = useCvEditor(id, opened);
  const { data, dirty, saving } = editor;
  const root = useRef<HTMLDivElement>(null);
  const focusSoon = useFocusSoon(root);
  const guard = useLeaveGuard(dirty);
  const score = useDraftScore(id, data, opened.jobTitle);
  const toast = useToast();
  const [part, setPart] = useState<CvPart>('bio');
  const [outside, setOutside] = useState<'page' | 'score' | 'robot'>('page');
  const [shown, setShown] = useState<'form' | 'page'>('form');
  const [generating, setGenerating] = useState(false);
  const [failed, setFailed] = useState(false);
  const [dialog, setDialog] = useState<'done' | 'questions' | null>(null);
  const [warned, setWarned] = useState(false);
  const [asked, setAsked] = useState(0);

  const blocks = cvPage(data);
  const paper = paperFor(opened.country, data.location);
  const questions = questionsOf(data);
  const stem = cvFileStem(data.fullName);

  const goTo = (place: FieldPlace) => {
    setPart(place.part);
    setShown('form');
    focusSoon(place.field, [place.from, place.to]);
  };
  const nextQuestion = () => {
    const next = questions[asked % Math.max(1, questions.length)];
    setAsked(asked + 1);
    if (next !== undefined) goTo(next);
  };
  const tellSaved = (end: SaveEnd): boolean => {
    if (end.ok) toast(EDITOR.saved, TIMES.savedMessage);
    else if (end.reason === 'too-long') toast(EDITOR.tooLong, TIMES.failedMessage);
    else if (end.reason !== 'conflict') toast(EDITOR.saveFailed, TIMES.failedMessage);
    return end.ok;
  };
  const save = async (): Promise<SaveEnd | null> => {
    if (saving) return null;
    const end = await editor.save();
    tellSaved(end);
    return end;
  };
  const download = async () => {
    if (generating) return;
    setGenerating(true);
    setFailed(false);
    const end = await save();
    // Of two versions one must be chosen first. Any other trouble with saving is no reason to keep the file back.
    if (end === null || end.ok || end.reason !== 'conflict') {
      try {
        const { content, name } = await cvDocument(data, opened.country, new Date());
        downloadFile(content, name);
        setDialog('done');
      } catch {
        setFailed(true);
      }
    }
    setGenerating(false);
  };
  const askFirst = () => {
    if (questions.length === 0 || warned) return void download();
    setWarned(true);
    setDialog('questions');
  };
  const step = (way: 'undo' | 'redo') => {
    const where = way === 'undo' ? editor.undoPart : editor.redoPart;
    if (where === null) return;
    editor[way]();
    setPart(where);
    toast(way === 'undo' ? EDITOR.undone(PARTS[where]) : EDITOR.redone(PARTS[where]), TIMES.savedMessage);
  };
  useUndoKeys(step);

  return (
    <div ref={root} className="mx-auto max-w-[112rem] px-4 pt-6 pb-16 sm:px-6 lg:pt-8">
      <ButtonLink to={link('build')} tone="paper" size="sm" className="mb-4 sm:hidden">
        {EDITOR.back}
      </ButtonLink>
      <h1 className="text-4xl sm:text-6xl">{EDITOR.heading}</h1>
      <p className="mt-1 mb-3 max-w-3xl">{EDITOR.lead}</p>
      <Toolbar
        status={statusOf(editor)}
        saving={saving}
        generating={generating}
        canUndo={editor.undoPart !== null}
        canRedo={editor.redoPart !== null}
        onUndo={() => step('undo')}
        onRedo={() => step('redo')}
        onSave={() => void save()}
        onDownload={askFirst}
        shown={shown}
        onShow={setShown}
      />
      {failed && (
        <div className="mt-5">
          <ErrorBox heading={EDITOR.downloadFailedHeading} message={EDITOR.downloadFailed} />
        </div>
      )}
      {editor.restoredAt !== null && (
        <RestoredNotice
          time={timeOf(editor.restoredAt)}
          onKeep={editor.keepRestored}
          onDiscard={() => {
            editor.discard();
            toast(EDITOR.discarded, TIMES.failedMessage);
          }}
        />
      )}
      {questions.length > 0 && <QuestionsNotice count={questions.length} onNext={nextQuestion} />}
      <div className="mt-6 grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(25rem,33rem)]">
        <div className={shown === 'form' ? 'min-w-0' : 'min-w-0 max-xl:hidden'}>
          <Tabs label={EDITOR.partsLabel} layout="side" tabs={partTabs(editor, focusSoon)} selected={part} onSelect={setPart} />
          <JsonFiles
            data={data}
            fileName={stem}
            onImport={(found) => {
              editor.edit('bio', null, (cv) => ({ ...cv, ...found }));
              toast(JSON_RESUME.done, TIMES.savedMessage);
            }}
          />
        </div>
        <div
          className={`min-w-0 xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto xl:pr-2 xl:pb-2 ${shown === 'page' ? '' : 'max-xl:hidden'}`}
        >
          <Tabs
            label={PREVIEW.tabsLabel}
            selected={outside}
            onSelect={setOutside}
            tabs={[
              { id: 'page', label: PREVIEW.page, panel: <PageView blocks={blocks} paper={paper} /> },
              {
                id: 'score',
                label: PREVIEW.score,
                panel: (
                  <ScoreView
                    score={score}
                    jobTitle={opened.jobTitle}
                    onGo={({ part: where, quote }) => {
                      const place = quote === null ? null : fieldOfLine(data, quote);
                      if (place !== null) goTo(place);
                      else if (where !== null) {
                        setPart(where);
                        setShown('form');
                        focusSoon(`part.${where}`);
                      }
                    }}
                  />
                ),
              },
              { id: 'robot', label: PREVIEW.robot, panel: <RobotView score={score} /> },
            ]}
          />
        </div>
      </div>
      <PrintCopy blocks={blocks} paper={paper} fileName={stem} />
      <DoneDialog open={dialog === 'done'} onClose={() => setDialog(null)} />
      <QuestionsDialog
        open={dialog === 'questions'}
        count={questions.length}
        onClose={() => setDialog(null)}
        onShow={() => {
          setDialog(null);
          nextQuestion();
        }}
        onDownload={() => {
          setDialog(null);
          void download();
        }}
      />
      <LeaveDialog
        open={guard.asking}
        saving={saving}
        keptHere={editor.keptHere}
        onStay={guard.stay}
        onLeave={guard.leave}
        onSaveAndLeave={() => void save().then((end) => (end?.ok === true ? guard.leave() : guard.stay()))}
      />
      <ConflictDialog
        open={editor.conflict !== null}
        time={editor.conflict?.lastSaved == null ? '' : timeOf(Date.parse(editor.conflict.lastSaved))}
        saving={saving}
        onClose={editor.decideLater}
        onMine={() => editor.conflict !== null && void editor.keepMine(editor.conflict).then(tellSaved)}
        onTheirs={() => editor.conflict !== null && editor.takeTheirs(editor.conflict)}
        onFile={() => downloadFile(resumeFile(data, new Date()), `${stem}.json`)}
      />
    </div>
  );
}

function statusOf({ saving, dirty, keptHere, lastSaved }: ReturnType<typeof useCvEditor>): string {
  if (saving) return EDITOR.saving;
  if (dirty) return keptHere ? EDITOR.unsaved : EDITOR.unkept;
  return lastSaved === null ? EDITOR.neverSaved : EDITOR.lastSaved(timeOf(Date.parse(lastSaved)));
}

/** A time of today as a time, any other with its day. */
function timeOf(at: number): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat('en', today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
