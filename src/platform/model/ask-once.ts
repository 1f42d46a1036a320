import { generateText, type LanguageModel, type LanguageModelUsage, type ModelMessage, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai';
import type { ModelRequest } from '../../engine/model.ts';
import { PROVIDER_OPTIONS } from './providers.ts';

/** The provider answered, and the answer is not the object asked for. */
export class Malformed extends Error {
  override name = 'Malformed';
  /** What it said instead: for repair only, never for a log. */
  readonly text: string;
  readonly why: 'cut-off' | 'refusal' | 'shape';
  constructor(text: string, finishReason: string | undefined) {
    super('malformed answer');
    this.text = text;
    this.why = finishReason === 'length' ? 'cut-off' : finishReason === 'content-filter' ? 'refusal' : 'shape';
  }
}

/**
 * One HTTP request, no retry. `onUsage` gets the tokens the provider counted, also for an answer that is of no use.
 * @throws Malformed, or what the SDK throws
 */
export async function askOnce<T>(
  model: LanguageModel,
  asked: ModelRequest<T>,
  messages: ModelMessage[],
  signal: AbortSignal,
  onUsage: (usage: LanguageModelUsage) => Promise<void>,
): Promise<T> {
  let finishReason: string | undefined;
  try {
    const result = await generateText({
      model,
      instructions: asked.system,
      messages,
      output: Output.object({ schema: asked.schema, name: asked.name }),
      maxOutputTokens: asked.maxOutputTokens,
      // The SDK would wait past our time; our own loop does not.
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
      providerOptions: PROVIDER_OPTIONS,
    });
    await onUsage(result.usage);
    ({ finishReason } = result);
    return result.output;
  } catch (error) {
    if (NoOutputGeneratedError.isInstance(error)) throw new Malformed('', finishReason);
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    if (error.usage !== undefined) await onUsage(error.usage);
    throw new Malformed(error.text ?? '', error.finishReason);
  }
}
