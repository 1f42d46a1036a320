import type { KeywordEntry } from '../../domain/optimization.ts';
import type { Context } from '../context.ts';
import { wordsOf } from '../job/text/terms.ts';
import { TermTrie } from '../job/text/term-trie.ts';
import type { Advert } from './advert.ts';

const MAX_ENTRIES = 25;

/** The honest keyword ledger: what of an advert a CV says, proves, or does not show. The points add up to 100, or there is no entry. */
export function keywordLedger(advert: Advert, context: Context): KeywordEntry[] {
  const asked = advert.requirements.slice(0, MAX_ENTRIES);
  const shares = asked.map(({ must, weight }) => weight * (must ? 2 : 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  let given = 0;
  return asked.map((requirement, at): KeywordEntry => {
    sum += shares[at] ?? 0;
    const points = Math.round((100 * sum) / total) - given;
    given += points;
    const trie = new TermTrie();
    for (const form of [requirement.phrase, ...requirement.aliases]) trie.add(form, 0);
    const line = context.lines.find(({ text }) => trie.find(wordsOf(text)).length > 0);
    return {
      id: requirement.id,
      requirement: requirement.phrase,
      kind: requirement.kind,
      must: requirement.must,
      status: line ? 'said' : 'not-shown',
      advertQuote: requirement.quote,
      proof: line ? { quote: line.text, page: line.page, line: line.line } : null,
      sentence: null,
      points,
    };
  });
}
