import type { CvBuildDetails } from '../../../domain/cv-details.ts';
import { forget, keep } from '../../../ui/device-store.ts';

/** The name under which this device keeps what completes a CV. */
export const detailsKey = (cvBuildId: string): string => `cv-build-details-${cvBuildId}`;

/** Ties details to the row that was made with them, so that no other CV ever gets this name. */
export function keepDetailsFor(cvBuildId: string, details: CvBuildDetails): void {
  keep(detailsKey(cvBuildId), JSON.stringify(details));
}

export function forgetDetailsFor(cvBuildId: string): void {
  forget(detailsKey(cvBuildId));
}
