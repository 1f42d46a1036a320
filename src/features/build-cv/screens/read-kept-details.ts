import { CvBuildDetails } from '../../../domain/cv-details.ts';
import { kept } from '../../../ui/device-store.ts';
import { detailsKey } from './kept-details.ts';

/** What this device knows of a CV beyond its row; null where it knows nothing. */
export function keptDetailsFor(cvBuildId: string): CvBuildDetails | null {
  try {
    return CvBuildDetails.safeParse(JSON.parse(kept(detailsKey(cvBuildId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
