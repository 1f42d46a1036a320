import { isMeasured } from '../../../english/measures.ts';
import { ADVERB, openingVerb } from '../../../english/grammar/retense.ts';
import { verbOf } from '../../../english/grammar/verbs.ts';

/** Where a new deed may begin inside a run-on sentence: ", i", "and then i", "and also", "and my manager". */
const JOIN = new RegExp(
  String.raw`(?<punctuation>\s*[,;]\s*|\s+-+\s+|\s+)(?<conjunction>(?:(?:and|but|also|then|so|plus)\s+)*)(?=(?<self>I\s+)|(?<boss>(?:my|the|our) (?:boss|manager|supervisor|owner|head chef|team leader) \p{Ll}+ me\b)|(?<word>\p{Ll}+)\s)`,
  'gu',
);
const AUXILIARY: ReadonlySet<string> = new Set('was am did do have had would used got made will can could managed tend tended started need needed'.split(' '));
/** What hangs on the words before it cannot stand alone. */
const HANGS = /\b(?:that|which|who|where|when|while|because|so|if|what|how|as|until|after|before|since|whenever|whatever)(?:\s+and)?$/iu;
/** "When the boss left in 2023, I ...": what follows is the deed. */
const CIRCUMSTANCE = /^\s*(?:when|while|after|before|whenever|if|once|as soon as)\s[^,]*$/iu;
const LEAST_WORDS = 2;

/** Pasts that are things or qualities, too. */
const TWO_FACED = /^(?:wound|ground|left|bore|lay|saw|felt|found)$/u;
/** A list of deeds longer than this is no bullet. */
const LONG = 70;
/** Where a segment of a list begins something of its own. */
const OWN_HEAD =
  /^(?:(?:and|then|also)\s+)*(?:responsible for|in charge of|never\s|no\s+\p{L}+\s+(?:in|for|since)\b|(?:got|took|did|had|won|made|gave|set up|helped|dealt|deal with|manage (?:a|the|an|\d)|run (?:the|a)|look after|mentor(?:ed)?\s)\b)/iu;

/** A run-on sentence in single deeds. */
export function deedsOf(line: string): string[] {
  return statementsOf(line).flatMap((part) => segmentsOf(part).flatMap(joinedDeeds));
}

/** Halves round a semicolon, where the second one begins a deed: "led four engineers; two were promoted" stays one. */
function statementsOf(line: string): string[] {
  const parts: string[] = [];
  for (const part of line.split(/\s*;\s+/u)) {
    const previous = parts.at(-1);
    if (previous === undefined || OWN_HEAD.test(part) || openingVerb(part) !== null) parts.push(part);
    else parts[parts.length - 1] = `${previous}; ${part}`;
  }
  return parts;
}

/** "Month end down to 5 days, responsible for a budget, deal with auditors": a list of unlike things, cut where one begins. */
function segmentsOf(line: string): string[] {
  if (line.length <= LONG) return [line];
  const segments = line.split(/,\s+(?![^()]*\))/u);
  if (segments.length < 3) return [line];
  const heads = segments.map(headOf);
  // A list of the same form throughout is one statement ("do payroll, chase invoices and order materials").
  if (new Set(heads.map((head) => head ?? 'none')).size < 2) return [line];
  const parts: string[] = [];
  for (const [at, segment] of segments.entries()) {
    const previous = parts.at(-1);
    const hangs = previous !== undefined && (HANGS.test(previous) || /\b(?:by|for|including|such as|like|e\.g\.|of|with)\s+\p{L}+ing\b[^,]*$/iu.test(previous));
    // What somebody is responsible for goes on to the next "responsible for".
    const isObject = previous !== undefined && /^(?:responsible for|in charge of)\b/iu.test(previous) && heads[at] !== 'own';
    if (previous === undefined || (heads[at] !== null && !hangs && !isObject)) parts.push(segment);
    else parts[parts.length - 1] = `${previous}, ${segment}`;
  }
  return parts;
}

/** How a segment begins: the form of its verb, 'own' for "responsible for" and its kin; null where it begins no statement. */
function headOf(segment: string, at: number): string | null {
  if (OWN_HEAD.test(segment)) return 'own';
  // "Budgets, including monitors", "lobbied, meeting with": they hang on what goes before, and are no deeds.
  if (
    at > 0 &&
    /^(?:and\s+)?(?:including|concerning|regarding|following|depending|according|leading|resulting|using|ensuring|being|working|meeting|providing|making)\b/iu.test(
      segment,
    )
  )
    return null;
  const verb = openingVerb(segment);
  if (verb === null || verb.written !== verb.written.toLowerCase()) return at === 0 ? 'first' : null;
  if (verb.form === 'third' || verb.form === 'bare') return at === 0 ? verb.form : null;
  if (at > 0 && verb.form === 'ing' && !/^(?:\p{L}+ly\s+)?\p{L}+ing\s+(?!and\b|or\b|&)\p{L}/iu.test(segment)) return null;
  // "Wound care", "cut flowers": no deed without an object that a verb takes.
  if (at > 0 && (verb.form === 'either' || TWO_FACED.test(verb.written)) && !/^\p{L}+\s+(?:the|a|an|all|up|out|\d|\p{L}+s\b)/u.test(segment)) return null;
  return segment.trim().split(/\s+/u).length < LEAST_WORDS ? null : verb.form;
}

function joinedDeeds(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of line.matchAll(JOIN)) {
    const { index } = found;
    const before = line.slice(from, index);
    const after = line.slice(index + found[0].length);
    if (
      before.trim().split(/\s+/u).length < LEAST_WORDS ||
      HANGS.test(before.trim()) ||
      CIRCUMSTANCE.test(line.slice(from, index)) ||
      !beginsDeed(found.groups ?? {}, after, before)
    )
      continue;
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
  if (verb === undefined || TWO_FACED.test(join['word'] ?? '') || after.split(/\s+/u).length < LEAST_WORDS) return false;
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
