/**
 * The same value with every text whole: PostgreSQL's jsonb takes neither NUL nor half of a surrogate pair, and a cut in
 * the middle of an emoji makes one. Plain JSON values only.
 */
export function storable<T>(value: T): T;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (Array.isArray(value)) return value.map((entry) => storable<unknown>(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [storable(name), storable<unknown>(entry)]));
}
