import { SHARE } from '../../../../domain/limits.ts';

/**
 * The pages on which the networks let a visitor post a link (their own documentation: "intent" of X, "sharer" of
 * Facebook, "share-offsite" of LinkedIn). Only X takes a text along. `address` is the product's, never the roast's: its id is a key.
 */
export function shareLinks(text: string, address: string): { x: string; facebook: string; linkedin: string } {
  const link = (page: string, query: Record<string, string>): string => `${page}?${new URLSearchParams(query).toString()}`;
  return {
    x: link('https://x.com/intent/post', { text: shortPost(text), url: address }),
    facebook: link('https://www.facebook.com/sharer/sharer.php', { u: address }),
    linkedin: link('https://www.linkedin.com/sharing/share-offsite/', { url: address }),
  };
}

/** X counts a character beyond the Latin and a few more blocks double. */
const weight = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (/[^ -\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/u.test(sign) ? 2 : 1), 0);

/** As much of the text as a post holds beside a link, cut at a word. */
export function shortPost(text: string): string {
  const room = SHARE.maxPostCharacters - SHARE.postLinkCharacters - 1;
  if (weight(text) <= room) return text;
  const words = text.split(' ');
  while (words.length > 1 && weight(`${words.join(' ')}…`) > room) words.pop();
  let short = words.join(' ');
  while (weight(`${short}…`) > room) short = Array.from(short).slice(0, -1).join('');
  return `${short}…`;
}
