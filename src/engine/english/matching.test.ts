import { describe, expect, it } from 'vitest';
import { innocents, termsOf } from '../lexicon/words/terms-notation.ts';
import { keyedWords } from './keyed-words.ts';
import { longestHits, TermTrie, termMatcher } from './matching.ts';

const match = termMatcher(
  termsOf({ 5: 'team player = team players, team-playing\nteam\nextra mile = go the extra mile\ndynamic' }),
  innocents('dynamic programming'),
);

describe('matching the spellings of a word list', () => {
  it.each([
    ['A Team-Player at heart', ['Team-Player']],
    ['team   players', ['team   players']],
    ['my team, players included', ['team']],
    ['team. Player', ['team']],
    ['We go the extra mile', ['go the extra mile']],
    ['Dynamic programming, dynamic', ['dynamic']],
    ['teams', []],
    ['dynamics in steam', []],
    ['İ team player', ['team player']],
    ['', []],
  ])('finds in “%s” %j', (text, found) => {
    expect(match(text).map(({ start, end }) => text.slice(start, end))).toEqual(found);
    expect(match(text).map(({ written }) => written)).toEqual(found);
  });
});

describe('matching terms in whatever inflection', () => {
  const terms = ['supplier management', 'Node.js', 'C++', 'Excel', 'Go', 'sales', 'sales forecasting', '.NET', 'R'];
  const trie = new TermTrie();
  for (const [id, term] of terms.entries()) trie.add(term, id);
  const find = (text: string): string[] => {
    const words = keyedWords(text);
    return longestHits(trie.find(words)).map(({ id }) => terms[id] ?? '');
  };

  it.each([
    ['Suppliers management', ['supplier management']],
    ['supplier, management', []],
    ['node JS and c++', ['Node.js', 'C++']],
    ['Sales forecasts of the region', ['sales forecasting']],
    ['Excel, Go', ['Excel', 'Go']],
    ['Excel at writing', []],
    ['go to market', []],
    ['ASP.NET', ['.NET']],
    ['in C', []],
  ])('finds in “%s” %j', (text, found) => {
    expect(find(text)).toEqual(found);
  });

  it('leaves the place of what is not accepted to the next shorter', () => {
    const hits = trie.find(keyedWords('sales forecasting'));
    expect(longestHits(hits, ({ to }) => to === 1).map(({ id }) => terms[id])).toEqual(['sales']);
  });
});
