import { callFunction } from './api.ts';

/** A PDF that a function sets. @throws Error where there is none */
export async function pdfFrom(call: string, body: Record<string, unknown>): Promise<Blob> {
  const result = await callFunction(call, body);
  if (result.ok && result.data instanceof Blob) return result.data;
  throw new Error('No PDF came', { cause: result.ok ? null : result.failure.status });
}
