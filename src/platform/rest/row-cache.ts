import { LRUCache } from 'lru-cache';
import type { Signals } from '../database/signals.ts';

type Row = Record<string, unknown>;

/** A presented row and the bodies already written of it, by the columns that were asked for. */
export interface CachedRow {
  row: Row;
  bodies: Map<string, string>;
}

export interface RowCache {
  get(table: string, key: string): CachedRow | undefined;
  /** Loads a row and keeps it if `keep` says so, unless it changed while it was being read. */
  load(table: string, key: string, read: () => Promise<Row | null>, keep: (row: Row) => boolean): Promise<CachedRow | null>;
}

const MOST_ROWS = 500;
/** A change is told by a signal; this bounds how long one that got lost could matter. */
const LONGEST_MS = 60_000;

/**
 * Finished results, kept in memory: they are read again and again and change only by what sends a signal
 * (a purchase, a deletion). It is a copy, never the truth: a process without it answers the same.
 */
export function createRowCache(signals: Signals): RowCache {
  const rows = new LRUCache<string, CachedRow>({ max: MOST_ROWS, ttl: LONGEST_MS });
  const loading = new Map<string, Set<{ stale: boolean }>>();
  signals.watch((entityId) => {
    if (entityId === null) rows.clear();
    for (const name of rows.keys()) if (entityId !== null && name.endsWith(entityId)) rows.delete(name);
    for (const [name, loads] of loading) if (entityId === null || name.endsWith(entityId)) for (const load of loads) load.stale = true;
  });
  const nameOf = (table: string, key: string): string => `${table} ${key}`;
  return {
    get: (table, key) => rows.get(nameOf(table, key)),
    load: async (table, key, read, keep) => {
      const name = nameOf(table, key);
      const load = { stale: false };
      const loads = loading.get(name) ?? new Set();
      loading.set(name, loads.add(load));
      try {
        const row = await read();
        if (row === null) return null;
        const cached = { row, bodies: new Map<string, string>() };
        if (!load.stale && keep(row)) rows.set(name, cached);
        return cached;
      } finally {
        loads.delete(load);
        if (loads.size === 0) loading.delete(name);
      }
    },
  };
}
