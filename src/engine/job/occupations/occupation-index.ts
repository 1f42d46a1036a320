import { OCCUPATIONS, stemOf } from '../../lexicon/occupations/all-occupations.ts';
import { OTHER_LANGUAGES } from '../../lexicon/occupations/other-languages.ts';
import { HOLLOW_WORDS } from '../../lexicon/occupations/job-phrases.ts';
import type { Occupation } from '../../lexicon/occupations/occupation.ts';
import { TermTrie } from '../../english/matching.ts';
import { learning, phraseKey, keyedWords } from '../../english/keyed-words.ts';
import { titleForms } from '../titles/title-forms.ts';

/** How a term came into an occupation's profile, and what that alone makes it worth. */
const WORTH = { title: 3, skill: [0, 1, 1.4, 1.8], context: 1.1, word: 0.35 } as const;
/** A word of a title is worth no more than a word of a skill. */
const MOST_OF_A_PHRASE = 1.5;
/** Rarity of what every occupation says: still a little. */
const LEAST_RARITY = 0.05;

/** A term of the whole lexicon. Terms spelled alike are one. */
export interface Feature {
  id: number;
  /** As the lexicon spells it. */
  name: string;
  /** Comparable form of it (`phraseKey`). */
  key: string;
  /** How few broad occupations (or families, of a word that only branches have) use it: natural logarithm of (all / those that do), plus a little. */
  rarity: number;
  /** Index of the occupation and worth of the term in it. */
  in: { occupation: number; worth: number }[];
  /** One word taken from a longer phrase. */
  loose: boolean;
  /** Known only from the German, French and Spanish words. */
  foreign: boolean;
}

/** All terms of all occupations, ready for one pass over a text. */
export interface OccupationIndex {
  occupations: readonly Occupation[];
  byId: ReadonlyMap<string, number>;
  features: readonly Feature[];
  trie: TermTrie;
  /** Euclidean length of each occupation's profile. */
  lengths: readonly number[];
  /** Index of the occupation at the root of each one's branch; its own for a stem. */
  stems: readonly number[];
}

let built: OccupationIndex | null = null;

/** Built at first use and kept: it depends on nothing but the lexicon. */
export function occupationIndex(): OccupationIndex {
  built ??= learning(() => build(OCCUPATIONS));
  return built;
}

function build(occupations: readonly Occupation[]): OccupationIndex {
  const features: Feature[] = [];
  const byKey = new Map<string, Feature>();
  const uses = new Map<number, { occupation: number; worth: number }>();
  const trie = new TermTrie();
  const note = (phrase: string, key: string, occupation: number, worth: number, loose: boolean): void => {
    let feature = byKey.get(key);
    if (!feature) {
      feature = { id: features.length, name: phrase, key, rarity: 0, in: [], loose, foreign: false };
      features.push(feature);
      byKey.set(key, feature);
      trie.add(phrase, feature.id);
    }
    if (!loose) feature.loose = false;
    const use = feature.id * occupations.length + occupation;
    const known = uses.get(use);
    if (known) known.worth = Math.max(known.worth, worth);
    else {
      const entry = { occupation, worth };
      uses.set(use, entry);
      feature.in.push(entry);
    }
  };
  for (const [at, occupation] of occupations.entries()) {
    const phrases: { phrase: string; worth: number }[] = [
      ...[occupation.title, ...occupation.synonyms].map((phrase) => ({ phrase, worth: WORTH.title })),
      ...occupation.skills.flatMap((skill) => [skill.name, ...skill.aliases].map((phrase) => ({ phrase, worth: WORTH.skill[skill.importance] }))),
      ...occupation.context.map((phrase) => ({ phrase, worth: WORTH.context })),
    ];
    for (const { phrase, worth } of phrases) {
      const words = keyedWords(phrase);
      note(phrase, words.map((word) => word.key).join(' '), at, worth, false);
      if (words.length > 1)
        for (const word of words)
          if (word.key.length > 1 && !HOLLOW_WORDS.has(word.key))
            note(phrase.slice(word.start, word.end), word.key, at, WORTH.word * Math.min(MOST_OF_A_PHRASE, worth), true);
    }
  }
  const english = features.length;
  for (const [at, occupation] of occupations.entries()) {
    for (const phrase of (OTHER_LANGUAGES[occupation.id] ?? '').split(', ').filter((word) => word !== ''))
      note(phrase, phraseKey(phrase), at, WORTH.context, false);
  }
  for (const feature of features.slice(english)) feature.foreign = true;
  // Further forms of a title are the same term, unless the lexicon has them as their own.
  for (const { title, synonyms } of occupations) {
    for (const name of [title, ...synonyms]) {
      const feature = byKey.get(phraseKey(name));
      for (const form of titleForms(name)) if (feature && !byKey.has(phraseKey(form))) trie.add(form, feature.id);
    }
  }
  const byId = new Map(occupations.map((occupation, at) => [occupation.id, at]));
  const stems = occupations.map(({ id }, at) => byId.get(stemOf(id)) ?? at);
  const families = new Set(stems).size;
  for (const feature of features) {
    // A branch that shares a word with a stem of another family does not make it commoner: what the broad occupations say counts.
    const broad = feature.in.filter((entry) => stems[entry.occupation] === entry.occupation).length;
    const using = broad > 0 ? broad : new Set(feature.in.map((entry) => stems[entry.occupation])).size;
    feature.rarity = Math.log((families + 1) / using) + LEAST_RARITY;
  }
  const squares = occupations.map(() => 0);
  // A CV is written in one language: the others must not make an occupation's profile longer.
  for (const feature of features)
    if (!feature.foreign) for (const entry of feature.in) squares[entry.occupation] = (squares[entry.occupation] ?? 0) + (entry.worth * feature.rarity) ** 2;
  return {
    occupations,
    byId,
    features,
    trie,
    lengths: squares.map(Math.sqrt),
    stems,
  };
}
