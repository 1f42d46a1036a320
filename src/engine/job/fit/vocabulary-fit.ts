import type { CvWords, Zone } from '../cv-words.ts';
import { printed } from '../printed.ts';
import { occupationIndex } from '../occupations/occupation-index.ts';

/** How much a word proves by where it stands: work done proves more than a list. */
export const PROOF: Readonly<Record<Zone, number>> = { title: 2.5, summary: 1.1, work: 1, told: 1, list: 0.9, study: 0.7, rest: 0.5, private: 0 };

export interface VocabularyFit {
  /** Cosine of the CV's vocabulary and each occupation's, 0 to 1, by occupation index. */
  likeness: readonly number[];
  /** Features the CV uses with the weight of each in it. */
  used: ReadonlyMap<number, number>;
  /** The words of each as the CV first prints them. */
  said: ReadonlyMap<number, string>;
  /** Euclidean length of the CV's vocabulary: how much it says at all. */
  length: number;
}

/** Compares the CV's words with the profile of every occupation: one pass over the text, then one over what was found. */
export function vocabularyFit(cv: CvWords): VocabularyFit {
  const { trie, features, lengths, occupations } = occupationIndex();
  const counts = new Map<number, number>();
  const said = new Map<number, string>();
  for (const hit of trie.find(cv.words)) {
    const zone = cv.lines[cv.lineOf[hit.from] ?? 0]?.zone ?? 'rest';
    counts.set(hit.id, (counts.get(hit.id) ?? 0) + PROOF[zone]);
    if (!said.has(hit.id)) said.set(hit.id, printed(hit, cv));
  }
  const dots = occupations.map(() => 0);
  const used = new Map<number, number>();
  let square = 0;
  for (const [id, count] of counts) {
    const feature = features[id];
    if (!feature) continue;
    const weight = Math.log(1 + count) * feature.rarity * (feature.loose ? 0.5 : 1);
    used.set(id, weight);
    square += weight * weight;
    for (const entry of feature.in) dots[entry.occupation] = (dots[entry.occupation] ?? 0) + weight * entry.worth * feature.rarity;
  }
  const length = Math.sqrt(square);
  return { likeness: dots.map((dot, at) => dot / ((length || 1) * (lengths[at] || 1))), used, said, length };
}
