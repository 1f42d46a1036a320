import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelProvider } from './model-provider.ts';

/** Written out, because the SDK would otherwise look for other programs' variables in the environment. */
const HOME = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' } as const;

/** Nothing is kept at the provider (law 7), and little thought is enough for twelve jokes in the time there is. */
// With an effort set the SDK asks for summaries of the reasoning, too, which OpenAI refuses to organisations it has not verified.
export const PROVIDER_OPTIONS = { openai: { store: false, reasoningEffort: 'low', reasoningSummary: null } };

/** The model behind one of the three protocols. "openai" speaks the Responses API, "openai-compatible" Chat Completions. */
export function languageModel(settings: { provider: ModelProvider; name: string; baseUrl: string | null; apiKey: string | null }): LanguageModel {
  const { provider, name, baseUrl, apiKey } = settings;
  switch (provider) {
    case 'openai':
      return createOpenAI({ baseURL: baseUrl ?? HOME.openai, apiKey: apiKey ?? '' })(name);
    case 'anthropic':
      return createAnthropic({ baseURL: baseUrl ?? HOME.anthropic, apiKey: apiKey ?? '' })(name);
    case 'openai-compatible': {
      if (baseUrl === null) throw new Error('an openai-compatible model needs a base URL');
      return createOpenAICompatible({ name: 'model', baseURL: baseUrl, supportsStructuredOutputs: true, ...(apiKey === null ? {} : { apiKey }) })(name);
    }
  }
}
