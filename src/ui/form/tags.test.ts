import { describe, expect, it } from 'vitest';
import { withTags } from './tags.ts';

describe('tags', () => {
  it('are trimmed; blanks and duplicates in any case are ignored', () => {
    expect(withTags(['SQL'], '  Excel   for  grown-ups ')).toEqual({ tags: ['SQL', 'Excel for grown-ups'], rest: '' });
    expect(withTags(['SQL'], '   ')).toEqual({ tags: ['SQL'], rest: '' });
    expect(withTags(['SQL'], 'sql')).toEqual({ tags: ['SQL'], rest: '' });
  });

  it('come several at once from a pasted list, and what finds no room is handed back', () => {
    expect(withTags([], 'C++, C#; Go\nC++')).toEqual({ tags: ['C++', 'C#', 'Go'], rest: '' });
    expect(withTags(['a', 'b'], 'c, d, b, e', 3)).toEqual({ tags: ['a', 'b', 'c'], rest: 'd, e' });
  });
});
