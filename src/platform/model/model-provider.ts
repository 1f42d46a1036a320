/** Whose protocol the model speaks. Apart from the clients themselves, which are heavy to load. */
export const MODEL_PROVIDERS = ['openai', 'anthropic', 'openai-compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];
