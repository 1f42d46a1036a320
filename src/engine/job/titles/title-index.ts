import { learning } from '../../english/keyed-words.ts';
import { occupationIndex } from '../occupations/occupation-index.ts';
import type { Vocabulary } from './misspelled.ts';
import { titleForms } from './title-forms.ts';
import { leadOf, titleWords } from './title-words.ts';

/** All titles of the lexicon, ready to be looked up. */
export interface TitleIndex {
  /** Occupation by its title's words written together, so that "full stack" and "full-stack" and "fullstack" are one. */
  whole: ReadonlyMap<string, number>;
  /** What leads a field, by the field's words written together: occupations with the rank their title gives. */
  leads: ReadonlyMap<string, readonly { occupation: number; rank: number }[]>;
  /** Occupations by the last word of their English titles. */
  byHead: ReadonlyMap<string, ReadonlySet<number>>;
  vocabulary: Vocabulary;
}

let built: TitleIndex | null = null;

/** Built at first use and kept: it depends on nothing but the lexicon. */
export function titleIndex(): TitleIndex {
  built ??= learning(build);
  return built;
}

function build(): TitleIndex {
  const whole = new Map<string, number>();
  const leads = new Map<string, { occupation: number; rank: number }[]>();
  const byHead = new Map<string, Set<number>>();
  const vocabulary = new Map<string, Set<string>>();
  const { occupations } = occupationIndex();
  const named = occupations.flatMap((occupation, at) => [occupation.title, ...occupation.synonyms].map((title) => ({ at, title })));
  for (const { at, title } of named) {
    for (const form of [title, ...titleForms(title)]) {
      const words = titleWords(form);
      const key = words.join('');
      for (const word of words) vocabulary.set(word.charAt(0), (vocabulary.get(word.charAt(0)) ?? new Set()).add(word));
      if (!whole.has(key)) whole.set(key, at);
    }
    const words = titleWords(title);
    const head = words.at(-1) ?? '';
    byHead.set(head, (byHead.get(head) ?? new Set()).add(at));
    const lead = leadOf(words);
    if (!lead) continue;
    const key = lead.field.join('');
    leads.set(key, [...(leads.get(key) ?? []), { occupation: at, rank: lead.rank }]);
  }
  return { whole, leads, byHead, vocabulary };
}
