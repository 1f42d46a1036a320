import type { CvBuildQuestionnaire, QuestionnaireField } from '../../../../domain/cv-build.ts';
import type { Origins } from '../kept-build.ts';

/** What every step is given. */
export interface StepProps {
  answers: CvBuildQuestionnaire;
  origins: Origins;
  /** Takes an answer; what an import said about it is forgotten. */
  onAnswer: (change: Partial<CvBuildQuestionnaire>) => void;
  onConfirm: (field: QuestionnaireField) => void;
  /** The fields that kept Next from working, and the box that says so. */
  refused: readonly QuestionnaireField[];
  boxId: string;
}
