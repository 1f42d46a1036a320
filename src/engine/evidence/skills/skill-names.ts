import { tokensOf } from '../shared/tokens.ts';
import { termsOf } from '../shared/terms-of.ts';
import type { Term } from '../shared/term-matcher.ts';
import { SKILL_LEVEL } from '../../lexicon/words/skills.ts';

/** An entry of a skills list as it is compared: lower case, words parted by one space, levels and brackets dropped. */
export function skillKey(entry: string): string {
  const bare = entry.replace(SKILL_LEVEL, '');
  return tokensOf(bare === '' ? entry : bare)
    .map((token) => token.word)
    .join(' ');
}

/** Forms of a word list, each as an entry would be compared, to its term. */
export function termsByEntry(list: Readonly<Record<number, string>>): ReadonlyMap<string, Term> {
  const byEntry = new Map<string, Term>();
  for (const term of termsOf(list))
    for (const form of term.forms) {
      const key = tokensOf(form)
        .map((token) => token.word)
        .join(' ');
      if (!byEntry.has(key)) byEntry.set(key, term);
    }
  return byEntry;
}
