import { isMeasured } from '../../../evidence/shared/measures.ts';
import { ADVERB } from './retense.ts';
import { verbOf } from './verbs.ts';

/** Where a new deed may begin inside a run-on sentence: ", i", "and then i", "and also", "and my manager". */
const JOIN = new RegExp(
  String.raw`(?<punctuation>\s*[,;]\s*|\s+-+\s+|\s+)(?<conjunction>(?:(?:and|but|also|then|so|plus)\s+)*)(?=(?<self>I\s+)|(?<boss>(?:my|the|our) (?:boss|manager|supervisor|owner|head chef|team leader) \p{Ll}+ me\b)|(?<word>\p{Ll}+)\s)`,
  'gu',
);
const AUXILIARY: ReadonlySet<string> = new Set('was am did do have had would used got made will can could managed tend tended started need needed'.split(' '));
/** What hangs on the words before it cannot stand alone. */
const HANGS = /\b(?:that|which|who|where|when|while|because|so|if|what|how|as|until|after|before|since|whenever|whatever)(?:\s+and)?$/iu;
const LEAST_WORDS = 2;

/** A run-on sentence in single deeds. */
export function deedsOf(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of line.matchAll(JOIN)) {
    const { index } = found;
    const before = line.slice(from, index);
    const after = line.slice(index + found[0].length);
    if (before.trim().split(/\s+/u).length < LEAST_WORDS || HANGS.test(before.trim()) || !beginsDeed(found.groups ?? {}, after, before)) continue;
    parts.push(before);
    from = index + found[0].length;
  }
  parts.push(line.slice(from));
  return parts.map((part) => part.replace(/^[\s,;.]+|[\s,;.]+$/gu, '').replace(/\s+(?:and|but|so|then|also)$/u, '')).filter((part) => part !== '');
}

function beginsDeed(join: Record<string, string | undefined>, after: string, before: string): boolean {
  const conjunction = (join['conjunction'] ?? '').trim();
  const isCut = /[,;-]/u.test(join['punctuation'] ?? '') || conjunction !== '';
  if (!isCut) return false;
  if (join['boss'] !== undefined) return true;
  if (join['self'] !== undefined) {
    const [word = ''] = new RegExp(String.raw`^I\s+(?:${ADVERB}\s+)?(\p{L}+)`, 'iu').exec(after)?.slice(1) ?? [];
    return AUXILIARY.has(word.toLowerCase()) || verbOf(word.toLowerCase()) !== undefined;
  }
  const verb = verbOf(join['word'] ?? '');
  if (verb === undefined || after.split(/\s+/u).length < LEAST_WORDS) return false;
  if (conjunction.endsWith('also')) return verb.form === 'past' || verb.form === 'either';
  // ", trained 2 commis": a deed with a figure of its own deserves a line of its own.
  const part = after.split(/,|;/u)[0] ?? '';
  return (
    /,/u.test(join['punctuation'] ?? '') &&
    (verb.form === 'past' || verb.form === 'either') &&
    isMeasured(part) &&
    before.trim().split(/\s+/u).length > LEAST_WORDS
  );
}
