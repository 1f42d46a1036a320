import { CvDesign, DEFAULT_DESIGN } from '../../../../domain/cv-design.ts';
import { keep, kept } from '../../../../ui/device-store.ts';

/** One for all CVs of this device: who has found a look keeps it. It says nothing about anybody. */
const KEY = 'cv-design';

/** The design chosen last on this device. */
export function keptDesign(): CvDesign {
  try {
    return CvDesign.safeParse(JSON.parse(kept(KEY) ?? 'null')).data ?? DEFAULT_DESIGN;
  } catch {
    return DEFAULT_DESIGN;
  }
}

export const keepDesign = (design: CvDesign): void => void keep(KEY, JSON.stringify(design));
