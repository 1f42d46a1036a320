import { CvBuildDetails } from '../../../domain/cv-details.ts';
import { forget, keep, kept } from '../../../ui/device-store.ts';

const keyOf = (cvBuildId: string): string => `cv-build-details-${cvBuildId}`;

/** Ties details to the row that was made with them, so that no other CV ever gets this name. */
export function keepDetailsFor(cvBuildId: string, details: CvBuildDetails): void {
  keep(keyOf(cvBuildId), JSON.stringify(details));
}

/** What this device knows of a CV beyond its row; null where it knows nothing. */
export function keptDetailsFor(cvBuildId: string): CvBuildDetails | null {
  try {
    return CvBuildDetails.safeParse(JSON.parse(kept(keyOf(cvBuildId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function forgetDetailsFor(cvBuildId: string): void {
  forget(keyOf(cvBuildId));
}
