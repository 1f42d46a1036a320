import type { Read } from '../../../domain/cv.ts';
import type { Context } from '../../context.ts';
import { quoteStart } from '../shared/locate.ts';
import type { Quoted } from '../shared/locate.ts';
import type { Term } from '../../lexicon/words/terms-notation.ts';
import { squeezed } from '../../english/folding.ts';
import { skillKey } from './skill-names.ts';

export interface ListedTerm extends Quoted {
  term: Term;
  /** The entry as written. */
  written: string;
  times: number;
}

/** Entries of the skills that are a term of a word list, one a wording with its first place, in the order of the CV. */
export function listedTerms(context: Context, byEntry: ReadonlyMap<string, Term>, accept: (term: Term, entry: Read) => boolean = () => true): ListedTerm[] {
  const found = new Map<string, ListedTerm>();
  for (const entry of context.cv.skills) {
    const term = byEntry.get(skillKey(entry.value));
    if (!term || !accept(term, entry)) continue;
    const key = skillKey(entry.value);
    const seen = found.get(key);
    if (seen) seen.times += 1;
    else {
      const quoted = quoteStart(context, entry.value, entry);
      if (quoted) found.set(key, { ...quoted, term, written: squeezed(entry.value), times: 1 });
    }
  }
  return [...found.values()];
}
