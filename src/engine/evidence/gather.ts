import { FINDING_KINDS } from '../../domain/finding.ts';
import type { Finding, FindingGroup, FindingKind } from '../../domain/finding.ts';
import { isVerbatim } from '../../domain/quote.ts';
import type { Context } from '../context.ts';
import { ALL_DETECTORS } from './all-detectors.ts';
import type { AnyDraft } from './all-detectors.ts';
import { aboutTheWork } from './personal/about-the-work.ts';
import { isPrivateLine } from '../privacy/private-lines.ts';
import { isDisputed } from './disputed.ts';

/** What may be said of a line about the person: that it is there, or that it does its job. */
const MAY_QUOTE_PRIVATE: ReadonlySet<FindingGroup> = new Set(['contact', 'personal', 'tricks', 'job', 'strengths']);

/** Who looks for contact, personal details and tricks must see them; everybody else sees the work alone. */
const SEES_EVERYTHING: ReadonlySet<FindingGroup> = new Set(['contact', 'personal', 'tricks']);

/** The scale of seriousness. */
const WEIGHTS = { least: 1, most: 10 } as const;

/**
 * Runs every detector and keeps what holds: quotes that stand in the CV (law 2), facts that are complete, and nothing
 * about the person (law 6). In document order, with ids `kind-ordinal`; what its owner disputes is dropped last, so that nothing else changes its id.
 */
export function gatherEvidence(context: Context): Finding[] {
  const judged = aboutTheWork(context);
  const kept = ALL_DETECTORS.flatMap((detector) => {
    const { kind } = detector;
    return detector
      .detect(SEES_EVERYTHING.has(FINDING_KINDS[kind].group) || kind === 'placeholder' ? context : judged)
      .flatMap((draft) => (holds(context, kind, draft) ? [{ kind, draft }] : []));
  });
  kept.sort((a, b) => a.draft.page - b.draft.page || a.draft.line - b.draft.line);
  const ordinals = new Map<FindingKind, number>();
  const findings = kept.map(({ kind, draft }) => {
    const ordinal = (ordinals.get(kind) ?? 0) + 1;
    ordinals.set(kind, ordinal);
    const { page, line, weight, facts } = draft;
    // The sign in front of a bullet is drawn, not written.
    const quote = draft.quote?.replace(/^[•◦▪■●‣–*-]\s+/u, '') ?? null;
    return { id: `${kind}-${ordinal}`, kind, quote, page, line, weight: Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, weight)), facts: { ...facts } };
  });
  return findings.filter((finding) => !isDisputed(context.corrections, finding));
}

function holds(context: Context, kind: FindingKind, draft: AnyDraft): boolean {
  const { quoted, facts, group } = FINDING_KINDS[kind];
  if (quoted !== (draft.quote !== null)) return false;
  if (!facts.every((name) => isGiven(draft.facts[name]))) return false;
  if (draft.quote === null) return true;
  const privately = MAY_QUOTE_PRIVATE.has(group) || kind === 'title-heading' || kind === 'placeholder';
  return isVerbatim(context.document, draft.quote, draft) && (privately || !isPrivateLine(context, draft));
}

function isGiven(fact: string | number | undefined): boolean {
  return typeof fact === 'number' ? Number.isFinite(fact) : fact !== undefined && fact.trim() !== '';
}
