import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAbout, keep } from './device-store.ts';
import { forgetLinks, keepLink, keptLinks, type KeptLink } from './kept-links.ts';

const link = (at: number): KeptLink => ({ id: `id-${at}`, to: `/roast?id=id-${at}`, what: 'roast', job: 'Baker', at });

// Without a browser the store lives as long as the process.
beforeEach(forgetLinks);

describe('links that this device keeps', () => {
  it('are the last ten, the newest first, each once', () => {
    for (let at = 1; at <= 12; at += 1) keepLink(link(at));
    keepLink({ ...link(3), at: 20 });
    keepLink({ ...link(12), at: 21 });
    expect(keptLinks().map(({ at }) => at)).toEqual([21, 20, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('go with what they lead to, and all at once', () => {
    keepLink(link(1));
    keepLink(link(2));
    forgetAbout('id-1');
    expect(keptLinks()).toEqual([link(2)]);
    forgetLinks();
    expect(keptLinks()).toEqual([]);
  });

  it.each(['', 'null', '[]', '{"id":1}', JSON.stringify({ ...link(1), to: 'https://example.com' }), JSON.stringify({ ...link(1), to: '//example.com' })])(
    'are none where something else stands: %s',
    (text) => {
      keep('result:x', text);
      expect(keptLinks()).toEqual([]);
    },
  );
});
