import { changesOf, type OptimizationResult } from '../../../../domain/optimization.ts';

/** Ids of the ledger entries that accepted changes say. */
export function addedBy(result: OptimizationResult, accepted: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(changesOf(result).flatMap(({ id, adds }) => (accepted.has(id) ? adds : [])));
}
