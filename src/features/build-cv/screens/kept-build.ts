import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { CvBuildQuestionnaire, EMPTY_QUESTIONNAIRE, FIELD_ORIGINS, type InferredCvBuildData, type QuestionnaireField } from '../../../domain/cv-build.ts';
import { CvBuildDetails } from '../../../domain/cv-details.ts';
import { keysOf } from '../../../domain/keys.ts';
import { forget, keep, kept } from '../../../ui/device-store.ts';
import { forgetDetailsFor } from './kept-details.ts';

/** The screens of /build in their order (product specification 4). */
export const STEPS = ['warning', 'step1', 'step2', 'step3', 'step3b', 'step4', 'bonus', 'interests', 'generating', 'complete'] as const;
export type Step = (typeof STEPS)[number];
export const Step = z.enum(STEPS);

/** The row on the server that was made from these answers. */
const BuiltRow = z.object({
  id: z.uuid(),
  /** The answers it was made from: with the same ones no second row is made. */
  madeFrom: z.string(),
  /** Whether the CV has been written into it. */
  written: z.boolean(),
  owned: z.boolean(),
});

/** Everything /build remembers between two visits. */
const KeptBuild = z.object({
  step: Step,
  answers: CvBuildQuestionnaire,
  /** How imported fields came to be; what was edited or confirmed since is gone from here. */
  origins: z.partialRecord(z.enum(keysOf(CvBuildQuestionnaire.shape)), z.enum(FIELD_ORIGINS)),
  /** Name, contact and what else no column holds: imported, or typed on the last step. */
  details: CvBuildDetails.nullable().default(null),
  /** What the import said it found; shown above the first step. */
  importSummary: z.array(z.string()),
  /** True from an import until the questionnaire was opened on it. */
  arrived: z.boolean(),
  row: BuiltRow.nullable(),
  /** What stands in the honeypot. */
  trap: z.string(),
  /** True while a failed generation has not been tried again. */
  failed: z.boolean(),
});
export type KeptBuild = z.infer<typeof KeptBuild>;
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

/** The last text read and what it says, so that the same text is the same object. */
let known: { text: string | null; build: KeptBuild } = { text: null, build: NEW_BUILD };

/** What this device remembers; a new build when that is nothing, or nothing we still understand. */
export function keptBuild(): KeptBuild {
  const text = kept(KEY);
  if (text !== known.text) known = { text, build: parsed(text) };
  return known.build;
}

function parsed(text: string | null): KeptBuild {
  try {
    return KeptBuild.safeParse(JSON.parse(text ?? 'null')).data ?? NEW_BUILD;
  } catch {
    return NEW_BUILD;
  }
}

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());
/** False once the browser would not keep something: then it lives as long as the page. */
let stored = true;

export function keepBuild(build: KeptBuild): void {
  stored = keep(KEY, JSON.stringify(build));
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

/** An import takes the place of whatever was answered before. `asked`: lines that a report has put together from answers. */
export function buildFromImport(found: InferredCvBuildData, importSummary: string[], asked: CvBuildDetails['asked'] = []): KeptBuild {
  const { bio, otherLanguages, moreExperience, moreSkills, summary, summaryStruck, moreSections, places, ownYears } = found;
  return {
    ...NEW_BUILD,
    answers: CvBuildQuestionnaire.parse(found),
    origins: found.origins,
    details: { bio, otherLanguages, moreExperience, moreSkills, summary, summaryStruck, moreSections, asked, places, ownYears },
    importSummary,
    arrived: true,
  };
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
