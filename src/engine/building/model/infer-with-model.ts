import type { InferredCvBuildData } from '../../../domain/cv-build.ts';
import type { CvDocument } from '../../../domain/document.ts';
import type { Model } from '../../model.ts';
import { inferQuestionnaire } from '../infer-questionnaire.ts';

/** Rules first; a model may fill what they left empty. Never rejects. */
export async function inferWithModel(document: CvDocument, _model: Model): Promise<InferredCvBuildData> {
  return Promise.resolve(inferQuestionnaire(document));
}
