import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type CvEditorData, editorDataOf } from '../../../../../domain/cv-build.ts';
import { withDetails } from '../../../../../domain/cv-details.ts';
import type { CvPart } from '../../../../../domain/cv-page.ts';
import { EDITOR } from '../../../../../domain/limits.ts';
import { keptDetailsFor } from '../../read-kept-details.ts';
import { type OpenedCv, openCv } from '../cv-row.ts';
import { forgetDraft, keepDraft, keptDraft } from '../draft.ts';
import { historyOf, historyReducer } from '../history.ts';
import { type SaveEnd, saveCv } from '../save.ts';

/** What the server has. */
interface Base {
  data: CvEditorData;
  revision: number;
  lastSaved: string | null;
}

/** The version of the other tab. */
export type Theirs = Base;

/** The CV in the editor: its history, what of it is saved, the draft on the device. */
export function useCvEditor(id: string, opened: OpenedCv) {
  const [start] = useState(() => startOf(id, opened));
  const [history, dispatch] = useReducer(historyReducer, start.data, historyOf);
  const [base, setBase] = useState<Base>(start.base);
  const [restoredAt, setRestoredAt] = useState(start.restoredAt);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Theirs | null>(null);
  const [keptHere, setKeptHere] = useState(true);
  const { present } = history;
  const dirty = !sameCv(present, base.data);

  const keepAs = useEffectEvent((draft: CvEditorData, unsavedChanges: boolean) => {
    if (unsavedChanges) setKeptHere(keepDraft(id, { data: draft, revision: base.revision, at: Date.now() }));
    else forgetDraft(id, null);
  });
  const keepNow = useEffectEvent(() => keepAs(present, dirty));
  useEffect(() => {
    const timer = setTimeout(() => keepAs(present, dirty), EDITOR.draftDelay);
    return () => clearTimeout(timer);
  }, [present, dirty]);
  useEffect(() => {
    // The last keys before a tab is closed are not left to a timer.
    const leaving = () => keepNow();
    addEventListener('pagehide', leaving);
    return () => {
      removeEventListener('pagehide', leaving);
      keepNow();
    };
  }, []);

  const saveOver = async (revision: number): Promise<SaveEnd> => {
    setSaving(true);
    const end = await saveCv(id, present, revision, new Date());
    setSaving(false);
    if (end.ok) {
      setBase({ data: present, revision: end.revision, lastSaved: end.lastSaved });
      setConflict(null);
      setRestoredAt(null);
      forgetDraft(id, restoredAt);
    } else if (end.reason === 'conflict') setConflict(await theirsOf(id));
    return end;
  };

  return {
    data: present,
    dirty,
    saving,
    lastSaved: base.lastSaved,
    /** False when this browser keeps no draft. */
    keptHere,
    /** When the changes were made that were found on the device; null when none were. */
    restoredAt,
    conflict,
    undoPart: history.past.at(-1)?.part ?? null,
    redoPart: history.future.at(-1)?.part ?? null,
    edit: (part: CvPart, field: string | null, change: (data: CvEditorData) => CvEditorData) =>
      dispatch({ type: 'change', part, field, at: Date.now(), change }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    save: () => saveOver(base.revision),
    /** Back to what the server has; undo brings the changes back. */
    discard: () => {
      dispatch({ type: 'change', part: 'bio', field: null, at: Date.now(), change: () => base.data });
      forgetDraft(id, restoredAt);
      setRestoredAt(null);
    },
    keepRestored: () => setRestoredAt(null),
    keepMine: (theirs: Theirs) => saveOver(theirs.revision),
    takeTheirs: (theirs: Theirs) => {
      dispatch({ type: 'change', part: 'bio', field: null, at: Date.now(), change: () => theirs.data });
      setBase(theirs);
      setConflict(null);
    },
    decideLater: () => setConflict(null),
  };
}

export type CvEditorState = ReturnType<typeof useCvEditor>;

function startOf(id: string, { content }: OpenedCv): { data: CvEditorData; base: Base; restoredAt: number | null } {
  const base = baseOf(content);
  const own = { ...base, data: unsaved(editorDataOf(withDetails(content, keptDetailsFor(id)))) };
  const draft = keptDraft(id);
  if (draft === null || sameCv(draft.data, own.data)) return { data: own.data, base: own, restoredAt: null };
  // Saving it must know on what it was made: the server may have moved on since.
  return { data: unsaved(draft.data), base: { ...own, revision: draft.revision }, restoredAt: draft.at };
}

function baseOf(content: OpenedCv['content']): Base {
  return { data: unsaved(editorDataOf(content)), revision: content.revision ?? 0, lastSaved: content.lastSaved ?? null };
}

async function theirsOf(id: string): Promise<Theirs | null> {
  const opened = await openCv(id).catch(() => null);
  return opened !== null && 'content' in opened ? baseOf(opened.content) : null;
}

/** When it was saved is no part of what is edited. */
function unsaved({ lastSaved: _lastSaved, ...data }: CvEditorData): CvEditorData {
  return data;
}

const sameCv = (one: CvEditorData, other: CvEditorData): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);
