import { phraseKey } from '../english/keyed-words.ts';
import { chunksOf } from './candidates.ts';
import { ELISION, knownTerm, termHits, type TermHit } from './known-terms.ts';
import { TITLE_WORDS } from '../lexicon/reading/titles.ts';
import type { Statement } from './statements.ts';

/** Something an advert may ask for, with all that speaks for it. */
export interface Candidate {
  key: string;
  phrase: string;
  hit: TermHit | null;
  /** Statements that name it, in order. */
  statements: Statement[];
  cued: boolean;
  /** Place of the first statement among all that were looked at. */
  order: number;
}

/** Zones whose statements ask for something. */
const ASKING: ReadonlySet<Statement['zone']> = new Set(['must', 'nice', 'duty', 'none']);

/** Every candidate of the statements that ask, in the order of the advert. */
export function collectCandidates(statements: readonly Statement[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const [order, statement] of statements.filter(({ zone }) => ASKING.has(zone)).entries()) {
    for (const { text, hit, cued } of namedIn(statement.text)) {
      if (hit === null && ((statement.zone === 'none' && !cued) || namesPerson(text))) continue;
      const key = hit?.term ? phraseKey(hit.term.name) : phraseKey(text);
      if (key === '') continue;
      const known = found.get(key);
      if (known === undefined) {
        found.set(key, { key, phrase: text, hit, statements: [statement], cued, order });
        continue;
      }
      if (known.statements.at(-1) !== statement) known.statements.push(statement);
      known.cued ||= cued;
      // What the advert insists on it says in the words to be used.
      if (statement.zone === 'must' && known.statements.every((other) => other === statement || other.zone !== 'must')) known.phrase = text;
    }
  }
  return [...found.values()];
}

interface Named {
  text: string;
  hit: TermHit | null;
  cued: boolean;
}

/** Known terms, and phrases that hold something beside them. */
function namedIn(text: string): Named[] {
  const hits = termHits(text);
  const chunks = chunksOf(text.replace(ELISION, (article) => ' '.repeat(article.length)));
  const named: (Named & { start: number })[] = [];
  for (const hit of hits) {
    const chunk = chunks.find(({ start, end }) => start <= hit.start && end >= hit.end);
    named.push({ text: hit.text, hit, cued: chunk?.cued ?? false, start: hit.start });
  }
  for (const chunk of chunks) {
    const inside = hits.filter(({ start, end }) => start < chunk.end && end > chunk.start);
    const covered = inside.reduce((sum, { start, end }) => sum + end - start, 0);
    if (covered > 0.45 * (chunk.end - chunk.start)) continue;
    const written = text.slice(chunk.start, chunk.end);
    // All there is of its phrase is a name, ordinary word or not ("React or Vue").
    const term = inside.length === 0 && /^\p{Lu}/u.test(written) ? knownTerm(written) : undefined;
    const hit = term ? { text: written, start: chunk.start, end: chunk.end, term } : null;
    named.push({ text: written, hit, cued: chunk.cued, start: chunk.start });
  }
  return named.toSorted((a, b) => a.start - b.start);
}

/** "Senior developer", "student nurses": somebody, and nothing one can know. */
const namesPerson = (phrase: string): boolean => {
  const last = phrase.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  return TITLE_WORDS.has(last) || TITLE_WORDS.has(last.replace(/s$/u, ''));
};
