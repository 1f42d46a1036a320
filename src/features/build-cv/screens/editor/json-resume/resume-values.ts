/** An address with its protocol, as the schema's "uri" wants it; empty for what is none. */
export function webAddress(text: string): string {
  const typed = text.trim();
  const address = /^[a-z][\w+.-]*:/iu.test(typed) ? typed : `https://${typed}`;
  return typed !== '' && /^https?:\/\/[^\s.]+\.[^\s]+$/iu.test(address) && URL.canParse(address) ? new URL(address).href : '';
}

/** Without the texts that are empty. */
export function compact<T extends Record<string, unknown>>(object: T): Partial<T> {
  const kept: Partial<T> = { ...object };
  for (const key of Object.keys(kept)) if (kept[key] === '') Reflect.deleteProperty(kept, key);
  return kept;
}
