import type { Finding } from '../../../domain/finding.ts';
import type { Judgement } from '../../judgement.ts';

/** The word that a finding is about. */
const termOf = ({ facts }: Finding): string => String(facts['term'] ?? facts['word'] ?? '').toLowerCase();

/**
 * Whether all that one kind of finding is about has been told by another: "team player" as a buzzword and as a soft skill is one phrase,
 * and is told once.
 */
export function isToldBy(finding: Finding, other: Finding, { findings }: Judgement): boolean {
  if (finding.kind === other.kind) return false;
  const [own, told] = [finding, other].map((one) => findings.filter(({ kind }) => kind === one.kind));
  return (own ?? []).every(
    (one) => termOf(one) !== '' && (told ?? []).some((beside) => beside.page === one.page && beside.line === one.line && termOf(beside) === termOf(one)),
  );
}
