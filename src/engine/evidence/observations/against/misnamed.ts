import type { Finding } from '../../../../domain/finding.ts';
import type { Context } from '../../../context.ts';
import { WRONG_NAMES, type Misnaming } from '../../../lexicon/words/right-names.ts';
import { observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

/** A space too many is a small thing; the name of one's own certificate is none. */
const ODDITIES: Readonly<Record<Misnaming, number>> = { paper: 9.5, body: 9, degree: 8.5, letters: 9, word: 9, spelt: 8.5, spaced: 6.5 };
const LONGEST = 84;

/** What stands under a name that it does not have, the oddest first; one of them. What is told as a misspelling is not told again. */
export function observeMisnamed(context: Context, findings: readonly Finding[]): AnySighting[] {
  const texts = observedTexts(context);
  const page = texts.map(({ text }) => text).join('\n');
  for (const { wrong, right, sort } of WRONG_NAMES) {
    if (!wrong.test(page)) continue;
    for (const text of texts) {
      const match = wrong.exec(text.text);
      if (match === null || match[0] === right) continue;
      const it = match[0];
      const isToldAlready = findings.some(({ kind, facts }) => kind === 'spelling-mistake' && it.toLowerCase().includes(String(facts['word']).toLowerCase()));
      const quoted = isToldAlready ? null : quoteOf(context, text, match.index, match.index + it.length);
      if (quoted === null || quoted.quote.length > LONGEST || !quoted.quote.includes(it)) continue;
      const slip = /^(?:Masters|Bachelors|Associates) /u.test(it) ? 'plural' : /['’]/u.test(it) && sort === 'degree' ? 'owned' : sort;
      return [{ kind: 'misnamed', ...quoted, oddity: ODDITIES[sort], facts: { it, right, name: slip } }];
    }
  }
  return [];
}
