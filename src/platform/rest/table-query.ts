import { notPermitted, RestError } from './rest-error.ts';
import type { TableRule } from './table-rule.ts';

/** A call on a table, understood: one key, some columns. */
export interface TableQuery {
  key: string | null;
  columns: readonly string[];
  limit: number | null;
}

const COLUMN = /^[a-z][a-z0-9_]*$/;

/**
 * Reads PostgREST's query language as far as we speak it: `select` of plain column names, `limit`,
 * one `eq` filter on the key. Everything else is refused, never ignored: an ignored filter would answer
 * more than was asked for.
 * @throws RestError PGRST100 (not understood), PGRST204 (unknown column), 42501 (understood and not allowed)
 */
export function readTableQuery(rule: TableRule, query: URLSearchParams): TableQuery {
  let key: string | null = null;
  let columns: readonly string[] = rule.columns;
  let limit: number | null = null;
  const seen = new Set<string>();
  for (const [name, value] of query) {
    if (seen.has(name)) throw new RestError('PGRST100', `"${name}" is given twice`);
    seen.add(name);
    if (name === 'select') columns = readColumns(rule, value);
    else if (name === 'limit') limit = readLimit(value);
    else if (name === 'columns') continue; // supabase-js repeats the inserted columns here; the body decides
    else if (name === rule.key.name) key = readEquals(value);
    else if (rule.columns.includes(name)) throw notPermitted(`filter on ${rule.name}.${name}`);
    else throw new RestError('PGRST100', `"${clip(name)}" is not understood here`);
  }
  return { key, columns, limit };
}

function readColumns(rule: TableRule, value: string): readonly string[] {
  const names = value.split(',').map((name) => name.trim());
  const wanted = names.flatMap((name) => (name === '*' ? rule.columns : [name]));
  for (const name of wanted) {
    if (!COLUMN.test(name))
      throw new RestError('PGRST100', `"${clip(name)}" is not a plain column name`, { hint: 'Aliases, casts, paths and embedded tables are not offered.' });
    if (!rule.columns.includes(name)) throw unknownColumn(rule, name);
  }
  return [...new Set(wanted)];
}

function readLimit(value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw new RestError('PGRST100', 'limit must be a whole number');
  return Number(value);
}

function readEquals(value: string): string {
  if (!value.startsWith('eq.')) throw new RestError('42501', 'only eq is offered on the key');
  return value.slice(3);
}

export function unknownColumn(rule: TableRule, name: string): RestError {
  return new RestError('PGRST204', `Could not find the '${clip(name)}' column of '${rule.name}' in the schema cache`);
}

/** What a stranger sent is not echoed at length. */
function clip(text: string): string {
  return text.slice(0, 60);
}
