import type { Read } from '../../../domain/cv.ts';
import type { Context } from '../../context.ts';
import { countWords } from '../../english/tokens.ts';
import { lineIndex, quoteStart } from '../shared/locate.ts';
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

const BULLET = /^\s*[•●▪■◦○‣⁃∙·►–—*-]\s/u;
/** Words from which a line below tells something. */
const TELLS = 5;

/** "Computers" alone on its line, over text or bullets: it says what they are about, and was listed by nobody. */
function isSubHeading({ lines }: Context, entry: Read): boolean {
  const at = lineIndex({ lines }, entry);
  const [own, below] = [lines[at], lines[at + 1]];
  if (own === undefined || below === undefined || squeezed(own.text).replace(/\s*:$/u, '') !== squeezed(entry.value)) return false;
  return BULLET.test(below.text) || (countWords(below.text) >= TELLS && !/^[^,]{2,24}(?:,[^,]{2,24}){2,}$/u.test(below.text));
}

/** Entries of the skills that are a term of a word list, one a wording with its first place, in the order of the CV. */
export function listedTerms(context: Context, byEntry: ReadonlyMap<string, Term>, accept: (term: Term, entry: Read) => boolean = () => true): ListedTerm[] {
  const found = new Map<string, ListedTerm>();
  for (const entry of context.cv.skills) {
    const term = byEntry.get(skillKey(entry.value));
    if (!term || isSubHeading(context, entry) || !accept(term, entry)) continue;
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
