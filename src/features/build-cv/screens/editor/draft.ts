import { z } from 'zod';
import { CvEditorData } from '../../../../domain/cv-build.ts';
import { forget, keep, kept } from '../../../../ui/device-store.ts';
import { note, noted } from '../../../../ui/session-note.ts';

/** Unsaved changes, as they are kept on the device. */
const Draft = z.object({
  data: CvEditorData,
  /** The revision they were made on: saving them knows whether another save came between. */
  revision: z.int().min(0),
  /** Milliseconds. */
  at: z.number(),
});
type Draft = z.infer<typeof Draft>;

/** One draft a tab, so that two tabs on one CV do not wipe each other's. */
const Drafts = z.record(z.string(), Draft);
const MOST_TABS = 3;

const keyOf = (id: string): string => `cv-draft-${id}`;

/** This tab's name; it outlives a reload. */
function tab(): string {
  const known = noted('editor-tab');
  if (known !== null) return known;
  const fresh = crypto.randomUUID();
  note('editor-tab', fresh);
  return fresh;
}

function draftsOf(id: string): z.infer<typeof Drafts> {
  try {
    return Drafts.safeParse(JSON.parse(kept(keyOf(id)) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** This tab's draft of a CV; without one, the newest of tabs that were closed. */
export function keptDraft(id: string): Draft | null {
  const drafts = draftsOf(id);
  const newest = Object.values(drafts).toSorted((a, b) => b.at - a.at)[0];
  return drafts[tab()] ?? newest ?? null;
}

/** False when the browser would not keep it. */
export function keepDraft(id: string, draft: Draft): boolean {
  const all = { ...draftsOf(id), [tab()]: draft };
  const newest = Object.entries(all)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_TABS);
  return keep(keyOf(id), JSON.stringify(Object.fromEntries(newest)));
}

/** Forgets every tab's draft of a CV that is gone from the server: what was deleted there must not live on here. */
export function forgetAllDrafts(id: string): void {
  forget(keyOf(id));
}

/** Forgets this tab's draft, and the one it was restored from (`at`) whatever tab that was. */
export function forgetDraft(id: string, at: number | null): void {
  const own = tab();
  const left = Object.entries(draftsOf(id)).filter(([name, draft]) => name !== own && draft.at !== at);
  if (left.length === 0) forget(keyOf(id));
  else keep(keyOf(id), JSON.stringify(Object.fromEntries(left)));
}
