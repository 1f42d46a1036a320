import { useSyncExternalStore } from 'react';
import type { QuestionnaireField } from '../../../domain/cv-build.ts';
import { EMPTY_QUESTIONNAIRE } from '../../../domain/empty-questionnaire.ts';
import { keysOf } from '../../../domain/keys.ts';
import { forget, keep, kept } from '../../../ui/device-store.ts';
import type { KeptBuild } from './kept-build-schema.ts';
import { forgetDetailsFor } from './kept-details.ts';

export type { KeptBuild };

export type Origins = KeptBuild['origins'];

export const NEW_BUILD: KeptBuild = {
  step: 'warning',
  answers: EMPTY_QUESTIONNAIRE,
  origins: {},
  details: null,
  importSummary: [],
  arrived: false,
  row: null,
  trap: '',
  failed: false,
};

const KEY = 'cv-build';

/** The last text read or written and what it says, so that the same text is the same object. */
let known: { text: string | null; build: KeptBuild } = { text: null, build: NEW_BUILD };
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Reads what is kept; not here before there is something to read, because it brings a library that nobody needs to start. */
let read: ((text: string | null) => KeptBuild) | null = null;

/** After this whatever this device keeps is understood. */
export async function learnToRead(): Promise<void> {
  if (read !== null) return;
  const { readBuild } = await import('./kept-build-schema.ts');
  read = (text) => readBuild(text) ?? NEW_BUILD;
  tell();
}

/** Screens wait for it, so that none is drawn on answers it cannot read yet. */
export const prepare = async (): Promise<void> => {
  if (kept(KEY) !== null) await learnToRead();
};

/** What this device remembers; a new build when that is nothing, or nothing we still understand. */
export function keptBuild(): KeptBuild {
  const text = kept(KEY);
  if (text === known.text) return known.build;
  if (text === null) known = { text, build: NEW_BUILD };
  else if (read !== null) known = { text, build: read(text) };
  // Another tab has just begun: its answers are here as soon as they can be read.
  else void learnToRead();
  return known.build;
}

/** False once the browser would not keep something: then it lives as long as the page. */
let stored = true;

export function keepBuild(build: KeptBuild): void {
  const text = JSON.stringify(build);
  stored = keep(KEY, text);
  known = { text, build };
  tell();
}

/** Takes a part of it; the rest stays as it is. */
export function changeBuild(part: Partial<KeptBuild>): void {
  keepBuild({ ...keptBuild(), ...part });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser answers the same questions.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The build as this device knows it, wherever it is changed; a new one while the page is the prerendered one. */
export function useKeptBuild(): { build: KeptBuild; stored: boolean } {
  const build = useSyncExternalStore(subscribe, keptBuild, () => NEW_BUILD);
  const isStored = useSyncExternalStore(
    subscribe,
    () => stored,
    () => true,
  );
  return { build, stored: isStored };
}

/** Start over. The name and what else hangs on it goes, too, unless the CV made from it was bought: the editor still wants it. */
export function forgetBuild(): void {
  const { row } = keptBuild();
  if (row !== null && !row.owned) forgetDetailsFor(row.id);
  forget(KEY);
  tell();
}

/** Whether anything was answered that would be a pity to lose. */
export function hasAnswers({ answers }: KeptBuild): boolean {
  return keysOf(answers).some((field: QuestionnaireField) => answers[field].length > 0);
}

/** Notes on this device that a CV was paid for. */
export function markOwned(cvBuildId: string): void {
  const build = keptBuild();
  if (build.row?.id === cvBuildId && !build.row.owned) keepBuild({ ...build, row: { ...build.row, owned: true } });
}
