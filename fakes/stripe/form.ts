import type { IncomingMessage } from 'node:http';

/** A form in Stripe's way of nesting: `line_items[0][price_data][currency]=usd`. */
export interface Form {
  [name: string]: string | Form;
}

/** The body of a request, form-encoded. */
export async function readForm(request: IncomingMessage): Promise<Form> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString('utf8'))) place(form, name, value);
  return form;
}

/** Puts a value where its bracketed name says. */
export function place(form: Form, name: string, value: string): void {
  const path = name.split(/\[|\]\[|\]/).filter((part) => part !== '');
  const last = path.pop();
  if (last === undefined) return;
  let inner = form;
  for (const part of path) {
    const next = inner[part];
    const deeper: Form = typeof next === 'object' ? next : {};
    inner[part] = deeper;
    inner = deeper;
  }
  inner[last] = value;
}

export function textOf(form: Form, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function formOf(form: Form, name: string): Form | null {
  const value = form[name];
  return typeof value === 'object' ? value : null;
}

/** Its plain values, those that are forms left out. */
export function textsOf(form: Form | null): Record<string, string> {
  return Object.fromEntries(Object.entries(form ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
