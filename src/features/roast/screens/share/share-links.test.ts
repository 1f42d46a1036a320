import { describe, expect, it } from 'vitest';
import { shareLinks, shortPost } from './share-links.ts';

describe('share links', () => {
  it('lead to the networks with the address, and nothing of the text is lost on the way', () => {
    const links = shareLinks('100 % & "more"', 'https://example.org/');
    expect(new URL(links.x).searchParams.get('text')).toBe('100 % & "more"');
    expect(new URL(links.x).searchParams.get('url')).toBe('https://example.org/');
    expect(new URL(links.facebook).searchParams.get('u')).toBe('https://example.org/');
    expect(new URL(links.linkedin).searchParams.get('url')).toBe('https://example.org/');
  });

  it('cut a post to what the network takes, at a word', () => {
    expect(shortPost('Short.')).toBe('Short.');
    const cut = shortPost('word '.repeat(80).trim());
    expect(cut.length).toBeLessThanOrEqual(256);
    expect(cut).toMatch(/ word…$/);
    expect(shortPost('█'.repeat(300))).toHaveLength(128);
  });
});
