import { unaccent } from '../reading/text/fold.ts';
import { withoutElements } from './markup.ts';

/** Bounds the work on a pasted page; a longer advert repeats itself. */
const MAX_CHARACTERS = 50_000;

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    bull: '•',
    middot: '·',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
    lsquo: '‘',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    uuml: 'ü',
    ouml: 'ö',
    auml: 'ä',
    szlig: 'ß',
    ntilde: 'ñ',
    oacute: 'ó',
    iacute: 'í',
    aacute: 'á',
    uacute: 'ú',
  }),
);
const LOOKS_LIKE_HTML = /<\/?(?:p|div|br|ul|ol|li|span|h[1-6]|strong|b|em|i|table|tr|td|section|article|body|html|a)\b[^<>]{0,2000}>/iu;

/** The advert's lines, in order, trimmed, without empty ones. Pasted HTML loses its tags; anything else keeps every character. */
export function advertLines(text: string): string[] {
  const short = text.slice(0, MAX_CHARACTERS);
  const plain = LOOKS_LIKE_HTML.test(short) ? withoutTags(short) : short;
  return plain
    .split(/[\r\n\u2028\u2029\u0085]+/u)
    .map((line) => line.replace(/(?!\t)\p{Cc}|[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '').trim())
    .filter((line) => line !== '');
}

function withoutTags(html: string): string {
  return withoutElements(html, ['script', 'style', 'head', 'svg', 'noscript'], ' ')
    .replace(/<!--[\s\S]{0,5000}?-->/gu, ' ')
    .replace(/<li\b[^<>]{0,500}>/giu, '\n• ')
    .replace(/<(?:br|\/?p|\/?div|\/?h[1-6]|\/?ul|\/?ol|\/li|\/?tr|\/?td|\/?section|\/?article|\/?table)\b[^<>]{0,500}>/giu, '\n')
    .replace(/<\/?[a-z][^<>]{0,2000}>/giu, ' ')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/giu, (whole, name: string) => decoded(name) ?? whole);
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase());
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/** For comparing with the cue lists: folded, punctuation kept, one kind of apostrophe. */
export const foldCue = (text: string): string =>
  unaccent(text)
    .replace(/[’‘`´]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
