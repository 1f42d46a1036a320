import type { RequirementKind } from '../../domain/optimization.ts';
import { occupationIndex } from '../job/occupations/occupation-index.ts';
import { TermTrie } from '../job/text/term-trie.ts';
import { phraseKey, wordsOf } from '../job/text/terms.ts';
import { ADVERT_TERMS } from '../lexicon/advert/all-terms.ts';
import type { AdvertTerm } from '../lexicon/advert/terms-notation.ts';

/** A place where a text names something the lexicons know. */
export interface TermHit {
  /** As written. */
  text: string;
  start: number;
  end: number;
  /** Null for what only the occupations' skills know: their spellings of one skill are neighbours, not synonyms. */
  term: AdvertTerm | null;
}

interface Known {
  trie: TermTrie;
  entries: readonly (AdvertTerm | null)[];
  byKey: ReadonlyMap<string, AdvertTerm>;
}
let built: Known | null = null;

function known(): Known {
  if (built) return built;
  const trie = new TermTrie();
  const byKey = new Map<string, AdvertTerm>();
  const entries: (AdvertTerm | null)[] = [];
  for (const term of ADVERT_TERMS) {
    for (const form of [term.name, ...term.aliases]) {
      const key = phraseKey(form);
      if (key === '' || byKey.has(key)) continue;
      byKey.set(key, term);
      trie.add(form, entries.length);
    }
    entries.push(term);
  }
  entries.push(null);
  for (const { skills } of occupationIndex().occupations)
    for (const skill of skills) for (const form of [skill.name, ...skill.aliases]) if (!byKey.has(phraseKey(form))) trie.add(form, entries.length - 1);
  built = { trie, entries, byKey };
  return built;
}

/** The term that goes by exactly this name or a synonym of it, inflections included. */
export function knownTerm(phrase: string): AdvertTerm | undefined {
  return known().byKey.get(phraseKey(phrase));
}

/** All known things a text names, the longest at each place, in order. */
export function termHits(text: string): TermHit[] {
  const { trie, entries } = known();
  const words = wordsOf(text);
  const hits: TermHit[] = [];
  let end = 0;
  for (const hit of trie.find(words).sort((a, b) => a.from - b.from || b.to - a.to || a.id - b.id)) {
    if (hit.from < end) continue;
    const [from, to] = [words[hit.from], words[hit.to - 1]];
    if (!from || !to) continue;
    hits.push({ text: text.slice(from.start, to.end), start: from.start, end: to.end, term: entries[hit.id] ?? null });
    end = hit.to;
  }
  return hits;
}

export const kindOf = (hit: TermHit): RequirementKind => hit.term?.kind ?? 'skill';
