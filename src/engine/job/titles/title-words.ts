import { LEAD_WORDS, RANK_WORDS, SMALL_WORDS, SPELLINGS } from '../../lexicon/titles/title-words.ts';

/**
 * The words of a title made comparable: folded, lower case, abbreviations spelled out, singular, small words left out.
 * No stems: "counsel" and "counselling", "engineer" and "engineering" are different things in a title.
 */
export function titleWords(title: string): string[] {
  return fold(title)
    .split(' ')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map((word) => SPELLINGS.get(word) ?? singular(word))
    .map((word) => SPELLINGS.get(word) ?? word);
}

function fold(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[’'´`](?=s\b)/gu, '')
    .replace(/\b[ld][’'](?=\p{L})/gu, ' ')
    .replace(/\bvice[\s-]president\b/gu, 'vp')
    .replace(/\bsous[\s-]chef\b/gu, 'souschef')
    .replace(/\bteam[\s-]lead(?:er)?\b/gu, 'teamlead')
    .replace(/[£$€]\s?\d[\d.,]*k?(?:\s?(?:ph|pa)\b|\s?(?:per|an) (?:hour|annum|year))?/gu, ' ')
    .replace(/\.net\b/gu, 'dotnet')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

function singular(word: string): string {
  return word.length > 3 && /[^suiy]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** A title that leads a field: "Head of Marketing", "Marketing Director", "Director, Marketing", "Chief Marketing Officer". */
export interface Lead {
  /** Words of the field, rank and place left out; never empty. */
  field: readonly string[];
  /** 1 manager, 2 head, 3 director, 4 vice president, 5 chief officer. */
  rank: number;
}

/** The field a title leads; null where it leads none that is named. */
export function leadOf(words: readonly string[]): Lead | null {
  if (words[0] === 'chief' && words.at(-1) === 'officer') return leadWith(words.slice(1, -1), 5);
  const last = LEAD_WORDS.get(words.at(-1) ?? '');
  if (last !== undefined && words.at(-1) !== 'chief' && words.at(-1) !== 'head') return leadWith(words.slice(0, -1), last);
  const first = words.findIndex((word) => !RANK_WORDS.has(word) || LEAD_WORDS.has(word));
  const rank = LEAD_WORDS.get(words[first] ?? '');
  return rank === undefined || words[first] === 'chief' ? null : leadWith(words.slice(first + 1), rank);
}

function leadWith(words: readonly string[], rank: number): Lead | null {
  const field = words.filter((word) => !RANK_WORDS.has(word) && !LEAD_WORDS.has(word));
  return field.length === 0 ? null : { field, rank };
}
