import type { OptimizationResult } from '../../../../domain/optimization.ts';
import type { Model } from '../../../model.ts';
import { writeOptimisation, type OptimisationInput } from '../write-optimisation.ts';

/** The optimisation with prose of a language model; the rule writer's is base and floor. Never rejects. */
export async function writeOptimisationWithModel(input: OptimisationInput, model: Model): Promise<OptimizationResult> {
  void model;
  return Promise.resolve(writeOptimisation(input));
}
