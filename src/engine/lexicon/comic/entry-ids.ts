import { HOBBIES, OF_TRADES, PAIRS, STEPS, THINGS } from './all-entries.ts';
import type { ComicEntry, ComicPair, ComicStep, Telling } from './comic-entry.ts';

/** Names an entry by the words it is found by: the same for as long as its words are. */
export function comicId(entry: ComicEntry | ComicPair | ComicStep): string {
  if ('says' in entry) return [entry.says, entry.near, entry.in].filter((part) => part !== undefined).join(' & ');
  if ('first' in entry) return `${entry.first} + ${entry.second}`;
  return [`${entry.from} > ${entry.to}`, entry.rank].filter((part) => part !== undefined).join(' ');
}

let byId: Map<string, Telling> | null = null;

/** What is told by the entry of this id; entries of one trade are kept apart by its name. */
export function comicEntry(id: string, trade?: string): Telling | undefined {
  byId ??= new Map([
    ...[...THINGS, ...HOBBIES, ...PAIRS, ...STEPS].map((entry): [string, Telling] => [comicId(entry), entry]),
    ...Object.entries(OF_TRADES).flatMap(([name, entries]) => entries.map((entry): [string, Telling] => [`${name}: ${comicId(entry)}`, entry])),
  ]);
  return byId.get(trade === undefined ? id : `${trade}: ${id}`);
}

/** The entry of a step, which has a sentence for the verdict as well. */
export const comicStep = (id: string): ComicStep | undefined => STEPS.find((step) => comicId(step) === id);
