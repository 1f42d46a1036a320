import { FINDING_KINDS, type FindingGroup } from '../../../domain/finding.ts';
import { isObserved } from '../../../domain/observation.ts';
import type { Evidence } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';

/** The finding or observation of this id. */
export const evidenceOf = ({ findings, observations }: Judgement, id: string): Evidence | undefined =>
  findings.find((one) => one.id === id) ?? observations.find((one) => one.id === id);

/** The group of a finding; an observation has none: it is no fault and no strength. */
export const groupOf = ({ kind }: Evidence): FindingGroup | null => (isObserved(kind) ? null : FINDING_KINDS[kind].group);
