import type { CvEditorData } from '../../../../../domain/cv-build.ts';

/** What each section of the form is given. */
export interface PartProps {
  data: CvEditorData;
  /** `field` names what is typed in: going on in it is one step of undo; null is a step of its own. */
  edit: (field: string | null, change: (data: CvEditorData) => CvEditorData) => void;
  /** Moves the focus to an element with this `data-field` or `data-focus` once it stands there. */
  focusSoon: (name: string) => void;
}
