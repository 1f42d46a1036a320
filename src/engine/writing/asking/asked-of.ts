import type { LineTemplate, Segment } from '../../../domain/line-template.ts';
import { singular } from '../../english/grammar/agreement.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { isMeasured, tellsTime } from '../../english/measures.ts';
import type { Ask } from '../../lexicon/wording/asks/ask.ts';
import { ASKS } from '../../lexicon/wording/asks/all-asks.ts';
import { readClaim } from './claims/read-claim.ts';
import { deedOf } from './sense/deed-of.ts';
import { mayBeTaken } from './template-for.ts';
import { added, askCount, askOutcome, type Asked, fixed, perRate, templateOf, withOutcome } from './line-shapes.ts';

/** Longer lines have no room for more, and shorter ones name no work. */
const ROOM = { words: 18, least: 3 } as const;

/**
 * A line with what it lacks behind it: how many customers, how large the budget, in which program, for whom, how often. Asked by what
 * the line names; null where nothing fits, and of lines that say enough already.
 */
export function askedOf(text: string): LineTemplate | null {
  const words = text.split(/\s+/u).length;
  if (isMeasured(text) || words > ROOM.words || words < ROOM.least || !mayBeTaken(text) || !mayGoOn(text)) return null;
  // "Purchase ledger, petty cash, bank reconciliation": the row is asked about, and none of its things.
  if (readClaim(text, text).list !== null) return null;
  const first = cvVerb((/^\p{L}+(?=\s)/u.exec(text)?.[0] ?? '').toLowerCase());
  // "Head of year", "Skegness in summer": what opens with no deed may be a name.
  if (first === undefined || first.form === 'third' || /^(?:attend|staff|practice|start|join|begin)$/u.test(first.verb) || /\bown\b/iu.test(text)) return null;
  const isTimed = tellsTime(text) || OFTEN.test(text);
  const isRated = RATED.test(text);
  // What a line names first is what it is about.
  const nearest = asksFor(text).find((ask) => !isSaid(text, ask, isTimed));
  if (nearest !== undefined) {
    const [, whole = text, clause = ''] = CLAUSE.exec(text) ?? [];
    // "Sort the roster when the manager is away": for whom stands before it.
    if (clause !== '' && !nearest.joint.startsWith(' for ')) return null;
    return templateOf([fixed(whole), ...tailOf(nearest, isRated, text), ...(clause === '' ? [] : [fixed(clause)])], [askedBy(nearest, isRated)], []);
  }
  if (first.form === 'ing') return null;
  return forWhom(text, first.verb) ?? howOften(text, first.verb, isTimed);
}

/** A clause that tells when, behind the deed. */
const CLAUSE = /^(.+?)(\s(?:when|while|whenever|if|until|during|before|after)\s.+)$/iu;

/** Says already what it would be counted by. */
const RATED = /\b(?:daily|weekly|monthly|nightly|quarterly|annual(?:ly)?|yearly|every|each)\b|\b(?:a|per) (?:day|night|shift|week|month|year)\b/iu;
const OFTEN = /\b(?:daily|weekly|monthly|nightly|quarterly|annual(?:ly)?|yearly|every|each|at weekends|when|while|whenever|sometimes|occasional(?:ly)?)\b/iu;

/** Whether a further phrase behind a line still belongs to its deed: not behind a clause of somebody else's, an aside, or a list left open. */
const mayGoOn = (text: string): boolean =>
  // Of three deeds the last one would have it.
  ![...text.matchAll(/,\s+(?:and\s+)?(\p{Ll}+)/gu)].some(([, word = '']) => ['past', 'either'].includes(cvVerb(word)?.form ?? '')) &&
  !/^\p{L}+,\s/u.test(text) &&
  // "Order stock and chase it", "operating the till and cash up": a second deed stands behind the first.
  !/\band \p{Ll}+ (?:it|them|up|out|off|down)\b(?!\s\p{L})/u.test(text) &&
  !/[:;()“”"[\]]|\s[–—-]\s|\b(?:which|who|that|because|so|but|although|until|etc|including|such as|e\.g\.|since|recommended|in (?:19|20)\d\d|(?:19|20)\d\d|resulting|leading|ensuring|to ensure|in order to)\b|,\s+(?:mostly|one|none|now)\b/iu.test(
    text,
  );

/** What fits a line, what it names first before the rest. */
function asksFor(text: string): Ask[] {
  // "Liaised with" fits any work: with whom tells more.
  const rank = ({ ask, at }: { ask: Ask; at: number }): number => (at === 0 && ask.kind === 'noun' ? text.length : at);
  const opening = cvVerb((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase())?.verb ?? '';
  // What stands behind the object is not what the deed was done to: "calls" of "on the phones during power cuts".
  const things = deedOf(text)?.things ?? [];
  const reach = Math.max(0, ...things.map((thing) => text.indexOf(thing) + thing.length));
  return ASKS.filter((ask) => (ask.deeds === undefined || ask.deeds.has(opening)) && !(ask.kind === 'count' && ask.rate !== null && isOneThing(text, opening)))
    .map((ask) => ({ ask, at: placeOf(text, ask) }))
    .filter(({ at }) => at >= 0 && at <= reach)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ ask }) => ask);
}

/** "Repaired the school borehole": one thing is mended once, and not by the month. */
const isOneThing = (text: string, opening: string): boolean =>
  /^(?:repair|build|rebuild|paint|fit|install|renovate|restore|replace|design|make)$/u.test(opening) &&
  /^\p{L}+ (?:the|an?|our|my) (?:\p{L}+ )*\p{L}*[^s\s](?=$|[\s,.;])/u.test(text);

/** The question alone, of a line behind which no answer could be put; null where nothing fits. */
export const questionFor = (text: string): string | null =>
  isMeasured(text) || /\b(?:one|own)\b/iu.test(text) || readClaim(text, text).list !== null
    ? null
    : (asksFor(text).find((ask) => !isSaid(text, ask, tellsTime(text)))?.question ?? null);

/** Where the words of an ask stand in a line as its verb or as a thing of their own, and not in front of another noun; -1 where nowhere. */
function placeOf(text: string, { words }: Ask): number {
  const found = [...text.matchAll(new RegExp(words, 'giu'))].find(({ 0: match, index }) => {
    const behind = text.slice(index + match.length);
    return index === 0 || behind === '' || OWN_THING.test(behind);
  });
  return found?.index ?? -1;
}

/** " for … for …", ", … about …": the line has such a phrase already. */
function isSaid(text: string, { joint, kind }: Ask, isTimed: boolean): boolean {
  const [preposition = ''] = /\b(?:for|with|in|on|to)\b/u.exec(joint) ?? [];
  // Behind an aside ("…, bad quarters first for 12 people") a phrase belongs to the aside.
  if (preposition !== '' && text.includes(',') && !/,\s[^,]+\s(?:and|or)\s[^,]+$/iu.test(text)) return true;
  if (preposition !== '' && new RegExp(String.raw`\s${preposition}\s`, 'iu').test(text)) return true;
  // "Liaised with tenants regarding renewals", "collaborated with crews to plan berths": what it was about stands there.
  if (
    kind === 'noun' &&
    preposition === 'on' &&
    /\b(?:regarding|concerning|about|related to|relating to|in regards? to|in the|to \p{Ll}{3,}|for)\b/iu.test(text)
  )
    return true;
  // "The welfare of the troop": whose it was stands there.
  if (kind === 'noun' && preposition === 'for' && /\sof (?:the|our|all|every|\d)/iu.test(text)) return true;
  // "Every day, 12 a year" contradicts itself.
  return kind === 'amount' && isTimed;
}

const askedBy = (ask: Ask, isRated: boolean): Asked => {
  if (ask.kind === 'count') return askCount(ask.question, ask.unit, ask.example, isRated ? null : ask.rate);
  if (ask.kind === 'change') return askOutcome(ask.question, ask);
  const label = { amount: 'How much', noun: 'What', names: 'Names, with commas' }[ask.kind];
  return {
    question: { text: ask.question, fields: [{ kind: ask.kind, slot: 'told', label, example: ask.example }] },
    example: { told: ask.example },
  };
};

function tailOf(ask: Ask, isRated: boolean, text: string): Segment[] {
  if (ask.kind === 'change') return [withOutcome];
  if (ask.kind !== 'count') return [added({ text: ask.joint }, { slot: 'told' })];
  const one = singular(ask.unit) ?? ask.unit;
  const isRatedNow = ask.rate !== null && !isRated;
  // "Answered calls, about 60 a day": what is counted stands there already.
  const isNamed =
    isRatedNow &&
    !ask.joint.startsWith(' for ') &&
    !/\s(?:and|or|&)\s|,/u.test(text) &&
    new RegExp(String.raw`(?<!\p{L})${ask.unit}(?!\p{L})`, 'iu').test(text);
  const number = isNamed
    ? added({ text: ask.joint }, { slot: 'count' })
    : added({ text: ask.joint }, { slot: 'count' }, { text: ' ' }, { countedBy: 'count', one, many: ask.unit });
  return [number, ...(isRatedNow ? [perRate] : []), ...(ask.joint === ' (' ? [added({ countedBy: 'count', one: ')', many: ')' })] : [])];
}

/** What may stand behind a thing that is nobody's first half. */
const OWN_THING =
  /^\s*[,.&]|^\s(?:and|or|that|which|who|for|to|in|on|at|of|with|from|by|across|during|when|while|through|throughout|using|as|after|before|via|into|within|under|around|over|about|daily|weekly|monthly|each|every|per|a)\b/iu;

/** What somebody does for others. */
const FOR_OTHERS: ReadonlyMap<string, string> = new Map([
  ...'cook bake'.split(' ').map((verb) => [verb, '60 guests'] as const),
  ...'arrange book plan organise organize sort schedule'.split(' ').map((verb) => [verb, ''] as const),
  ...'translate edit type write transcribe research draw design produce print prepare'.split(' ').map((verb) => [verb, ''] as const),
  ...'sew mend repair'.split(' ').map((verb) => [verb, ''] as const),
]);

function forWhom(text: string, verb: string): LineTemplate | null {
  const example = FOR_OTHERS.get(verb);
  if (example === undefined || /,|\s(?:for|to|in|on behalf of|across|by|with|after|before|from|until|when|while|if|during)\s/iu.test(text)) return null;
  const field = { kind: 'noun' as const, slot: 'whom', label: 'For whom', example };
  return templateOf(
    [fixed(text), added({ text: ' for ' }, { slot: 'whom' })],
    [{ question: { text: 'Who was it for, and how many of them?', fields: [field] }, example: { whom: field.example } }],
    [],
  );
}

/** What is done again and again. */
const AGAIN: ReadonlySet<string> = new Set(
  'check count clean open close lock file sort review inspect monitor record update order collect chair post publish cover visit test answer restock feed water wash type print escort patrol'.split(
    ' ',
  ),
);
const INTERVALS = ['every day', 'every week', 'every two weeks', 'every month', 'every quarter', 'every year'];

function howOften(text: string, verb: string, isTimed: boolean): LineTemplate | null {
  if (!AGAIN.has(verb) || isTimed) return null;
  const options = INTERVALS.map((value) => ({ value, label: value }));
  return templateOf(
    [fixed(text), added({ text: ' ' }, { slot: 'often' })],
    [{ question: { text: 'How often?', fields: [{ kind: 'choice', slot: 'often', label: 'How often', options }] }, example: { often: 'every week' } }],
    [],
  );
}
