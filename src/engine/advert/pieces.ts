import { alternativeWord } from './alternatives.ts';
import { verbOf } from '../english/grammar/verbs.ts';
import { knownTerm } from './known-terms.ts';
import { PLAIN_WORDS } from '../lexicon/words/plain-words.ts';
import type { Statement } from './statements.ts';
import { stripped } from './stripped.ts';
import { REPORTS_TO } from '../lexicon/advert/asking-phrases.ts';

/** A stretch of a sentence is looked at in reach of this. */
const MOST_PIECES = 12;

/** A clause of a statement that may ask for something of its own. */
export interface Piece {
  text: string;
  /** Asked for by the verb of the clause before it: "CostX is required, as is Excel". */
  carried: boolean;
}

/** The verb of one clause speaks for the thing that follows. */
const CARRIED =
  /,?\s(?:and\s)?(?:as|so)\s(?:is|are|would|will|does)(?:\sbe)?\s|,\s(?:tout comme|de même que)\s|,\s(?:al igual que|así como)\s|,?\sand\s(?=(?:of|with|in)\s(?:either|both|the)\s)|,?\sand\s(?=with\s)|(?<=\b(?:knowledge|understanding|experience|awareness|grasp)\sof\s[^,;]{3,60})\sand\s(?=of\s\p{L})|,\s(?!spoken|written|read|used)(?=\p{L}{4,}(?: or \p{L}{4,})? (?:to|at) (?:a |an )?(?:conversational|business|fluent|native|professional|working|basic|[abc]\d)\b)/iu;

/** Where one demand of a sentence ends and the next begins. */
const BETWEEN = new RegExp(
  [
    String.raw`;\s`,
    String.raw`(?<![\s.(]\p{L})(?<!\b(?:etc|incl|bzw|approx|ca|no|st|nr|ex))\.\s`,
    String.raw`:\s(?=(?:a|an|the)\s|you(?:['’]ll)?\s)`,
    String.raw`,?\sand\s(?=will\s)|,\s(?=will\s)`,
    String.raw`(?-i:\sand\san?\s(?=\p{Lu}))`,
    String.raw`,?\s(?:and|but|so|plus)\s(?:(?:so|that)\s)?(?=(?:you|we)(?:['’](?:ll|ve|re))?\s)`,
    String.raw`(?<!\bregistration),\s(?:with(?! (?:at least some|no|up to)\b)|plus|und|so)\s(?=\p{Ll})`,
    String.raw`,\s(?=(?:you|vous)\s)`,
    String.raw`,\sbut\s(?=(?:experience|knowledge|any|an?)\s)`,
    String.raw`,\sand\s(?=(?:happy|willing|prepared|able|ready)\s)`,
    String.raw`,\sand\s(?=\p{L}+ed\s(?:an?|the|our|your)\s)`,
    String.raw`,\s(?:to include|including)\s(?=(?:at least|a minimum)\b)`,
    String.raw`,\s(?:and\s)?(?=be\s)`,
    String.raw`,?\sand\s(?=be\s)`,
    String.raw`,\sand\s(?=the\s)`,
    // "Qualified Teacher Status and a relevant degree"
    String.raw`\sand\s(?=an?\s(?:relevant |good |honours |first |university |bachelor's |master's )*degree\b)`,
    // "A master's degree, and at least four years of museum work."
    String.raw`\sand\s(?=(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|ten)\s(?:or more\s)?years?['’]?\s(?:of\s)?)`,
    String.raw`,?\sand\s(?=(?:at least|a minimum of|minimum)\s(?:\d|one|two|three|four|five|six|seven|eight|ten)\b)`,
    String.raw`,\sand\s(?=an?\s\p{Ll}+\s(?:of|in|for|with)\s)`,
    String.raw`,\s(?:and\s)?(?=(?:(?:solid|good|strong|proven|excellent|sound|working)\s)*(?:knowledge|experience|understanding|skills)\b)`,
    String.raw`,?\s(?:and|as well as)\s(?=(?:an?\s)?(?:good|solid|full|valid|current|willing|ability|able|knowledge|experience|proven|strong|excellent|evidence|competent|confident|some exposure)\b)`,
    // "Eight years in recruiting, at least three of them in-house."
    String.raw`,\s(?:including\s)?(?=(?:at least\s)?(?:\d\+?|two|three|four|five|six)\s(?:of (?:them|which|those|these)|or more)\b)`,
    String.raw`,\s(?:of which|davon|dont|de los cuales|waarvan)\s`,
    String.raw`,?\s(?:et|ainsi que)\s(?=vous\s)`,
    String.raw`,?\s(?:und|sowie)\s(?=(?:sie|du|gute|sehr|mindestens|idealerweise|kenntnisse|erfahrung|umgang|sicherer)\s)`,
    String.raw`,?\sy\s(?=(?:manejo|conocimientos?|dominio|experiencia|nivel|capacidad|buen[ao]s?)\s)`,
    String.raw`,?\set\s(?=(?:maîtrise|connaissances?|expérience|pratique|bonnes?|capacité)\s)`,
    // "Two years of collections work, including cataloguing": the years are one thing, the work another.
    String.raw`(?<=\byears?['’]?\b[^.;]{5,80}),\sincluding\s(?=\p{Ll}+ing\s)`,
    String.raw`\sy\s(?=(?:tener|un[ao]? segund[ao]|un[ao]? otr[ao])\s)`,
    String.raw`\s(?:and|und|et|en)\s(?=(?:a second|eine zweite|une (?:deuxième|seconde)|een tweede)\s)`,
  ].join('|'),
  'iu',
);

/** "You will run the list, answer the phone and look after the files": a verb with its object begins a further duty. */
const NEXT_DUTY =
  /,?\sand\s(?=\p{Ll}{3,}ing\s\p{Ll})|,\s(?:and\s)?(?=\p{Ll}{3,}ing\s\p{Ll})|,\s(?:and\s)?(?=\p{Ll}{3,}\s(?:the|an?|our|your|up|after|for|questions)\b)|,?\s(?:and\s)?for\s(?=\p{Ll}+ing\s)|,\sfor\s(?=\p{L})|,?\sand\sto\s(?=\p{Ll})|,\sand\s(?=(?:lead|run|manage|keep|own|be)\s)/u;

/** Words that open a sentence or stand between its commas and say nothing of what is asked for. */
const ASIDE =
  /^(?:ideally|preferably|also|however|in addition|of course|additionally|professionally|in practice),\s|,\s(?:however|though|therefore|of course|in addition|naturally|for that),(?=\s)/giu;
/** "If you can trim feet, so much the better": a wish. */
const SUPPOSED = /^if you (?:can also |also |can |have |know |hold |speak )(.+?),\s(?:so much|all|even) the better.*$/iu;

/** "Join a site visit, hi-vis provided": what the house gives. */
const PROVIDED = /,\s[\p{L}-]+(?:\s(?:is|are|will be))?\s(?:provided|supplied|given|paid)\.?$/iu;

/** The clauses of a statement, each of which may ask for something. */
export function piecesOf({ text, item, zone }: Statement): Piece[] {
  const plain = text
    .replace(/\.$/u, '')
    .replace(REPORTS_TO, '')
    .replace(PROVIDED, '')
    .replace(SUPPOSED, '$1 would be an advantage')
    .replace(ASIDE, (aside) => (aside.startsWith(',') ? '' : aside.replace(/,\s$/u, ' ')));
  const kept: string[] = [];
  // What stands in brackets is one with what it explains.
  const hidden = plain.replace(/\([^()]*\)/gu, (inside) => `(${String(kept.push(inside) - 1)})`);
  const shown = (piece: Piece): Piece => ({ ...piece, text: piece.text.replace(/\((\d+)\)/gu, (_, at: string) => kept[Number(at)] ?? '') });
  return clausesOf(hidden, item, zone).slice(0, MOST_PIECES).map(shown);
}

function clausesOf(plain: string, item: boolean, zone: Statement['zone']): Piece[] {
  const whole = (part: string): Piece => ({ text: part, carried: false });
  const things = item && zone === 'duty' ? longListIn(plain) : null;
  if (things !== null) return things.map(whole);
  if (item && zone === 'duty')
    return plain
      .split(/;\s|(?<=\p{L}{3})\.\s|\sy\s(?=\p{Ll}+(?:ar|er|ir)\s)/u)
      .flatMap((part) => (WILL.test(part) ? verbByVerb(part) : twoDeeds(part)))
      .map(whole);
  const listed = zone === 'duty' ? listIn(plain) : null;
  if (listed !== null) return listed.map(whole);
  const pieces = plain.split(BETWEEN).flatMap((piece) => piece.split(CARRIED).map((part, at): Piece => ({ text: part, carried: at > 0 })));
  return zone === 'duty'
    ? pieces.flatMap(({ text: piece, carried }) => piece.split(NEXT_DUTY).flatMap((part) => verbByVerb(part).map((one): Piece => ({ text: one, carried }))))
    : pieces;
}

/** "Key tasks: AML checks, submitting searches, raising enquiries, preparing statements": a line of so many things is a list of duties. */
function longListIn(text: string): string[] | null {
  const members = text.split(/,\s(?:and\s)?|;\s/u);
  if (members.length < A_LONG_LIST || /\b(?:or|including|such as|like|e\.g|between|from|with)\b/iu.test(text)) return null;
  return members.every((member) => member.split(' ').length > 1) && members.filter((member) => /^\p{L}+ing\s/u.test(member)).length > 1 ? members : null;
}
const A_LONG_LIST = 4;

/** "Turn returns into reports, build dashboards, and train staff": each verb in its bare form with an object of its own is a duty. */
function verbByVerb(clause: string): string[] {
  const [head] = (/^(?:you|the) ?[^,]*?(?:['’]ll| will)\s(.+)$/iu.exec(clause)?.[1] ?? stripped(clause)).split(/\s+/u);
  if (head === undefined || !isBareVerb(head)) return [clause];
  const duties: string[] = [];
  let from = 0;
  for (const { index, 0: gap, 1: verb = '', 2: next = '' } of clause.matchAll(/,\s(?:and\s)?(\p{Ll}{3,})\s(?!(?:and|or)\s)([\p{L}\d-]+)/gu)) {
    // "Liaise with sales, support and design": a noun that is also a verb has no object.
    if (!isBareVerb(verb) || !/\p{L}/u.test(next)) continue;
    duties.push(clause.slice(from, index));
    from = index + gap.indexOf(verb);
  }
  return [...duties, clause.slice(from)];
}

/** "Deploying hardware, and keeping the asset register up to date", "Administer medications and perform wound care": each with its own object. */
function twoDeeds(item: string): string[] {
  const [head = ''] = item.toLowerCase().split(/\s/u);
  const form = verbOf(head)?.form;
  if (form !== 'bare' && form !== 'ing' && !(form === 'third' && !/^(?:of|for|in|on|to|with|at|from|and)$/u.test(item.split(/\s/u)[1] ?? ''))) return [item];
  for (const { index, 0: gap, 1: verb = '', 2: next = '' } of item.matchAll(/,?\sand\s(\p{Ll}{4,})\s([\p{L}-]+)(?=\s\p{L}|$)/gu)) {
    const left = item.slice(0, index);
    if (verbOf(verb)?.form !== form || /^(?:and|or|them|it|their|with)$/u.test(next) || A_SECOND_VERB.has(verb)) continue;
    if (/,/u.test(left.replace(/,?\sand\s.*$/u, '')) && !gap.startsWith(',')) continue;
    // "Help onboard and coach newer reps": verbs that wait for their object.
    if (/^(?:help|support|assist)(?:ing)? \S+$/iu.test(left)) continue;
    if (left.split(/\s/u).length > 1 && !/^\S+(?:,\s\S+)*,?\sand$/u.test(left) && !/\s(?:to|and|or)$/u.test(left))
      return [left, item.slice(index + gap.lastIndexOf(verb))];
  }
  return [item];
}
/** Verbs that are nouns as often: "clinical and support staff". */
const A_SECOND_VERB: ReadonlySet<string> = new Set(
  'support process plan test design control help market order report work schedule record service supply contract building training planning purchasing marketing reporting processing scheduling cleaning plans reports records orders controls supplies contracts schedules services'.split(
    ' ',
  ),
);

/** A sentence and no item of a list. */
const WILL = /^(?:you(?:['’]ll| will)|the (?:\p{L}+ ){1,3}will)\s/iu;

/** "Plan", "plan": never "planned" or "planning". */
const isBareVerb = (word: string): boolean => ['bare', 'either'].includes(verbOf(word.toLowerCase())?.form ?? '');

/** "You keep us safe: HACCP plans for each site, allergen matrices that are right": what stands behind the colon, thing by thing. */
export function listIn(text: string): string[] | null {
  const [, head = '', tail = ''] = /^([^:]{3,60}):\s(.+)$/u.exec(text) ?? [];
  const members = tail.split(/,\s(?:and\s)?/u);
  if (members.length < 2 || /^\d/u.test(tail) || /\b(?:team|staff|people|reports|department|group)\b/iu.test(head)) return null;
  const things = members.filter((member) => member.split(' ').length > 1 && !/^(?:an?|one|two|three|four|five|six|eight|you|the|we)\s|\d\s?°/iu.test(member));
  return things.length > 1 && things.some((member) => member.split(' ').length > 2) ? things : null;
}

/** "Makaton, paediatric first aid, a minibus licence (D1)": three things or more between commas, none of them "or"'s other half. */
function listedApart(piece: string): string[] | null {
  const masked = piece.replace(/\([^()]*\)/gu, (inside) => `(${'x'.repeat(Math.max(0, inside.length - 2))})`);
  const members: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of masked.matchAll(/,\s(?:and\s|or\s(?=an?\s))?/gu)) {
    members.push(piece.slice(from, index));
    from = index + gap.length;
  }
  const last = piece.slice(from);
  members.push(...(members.length > 1 && !/\sor\s/u.test(last) ? last.split(/\s(?:and|&)\s(?=\p{Ll}+$|\p{Lu}[\p{L}+#]+$)/u) : [last]));
  if (
    members.length < A_LIST ||
    /:\s|\b(?:such as|like|including|e\.?g|ideally|preferably|for example|especially|similar|equivalent|related|etc)\b/iu.test(masked)
  )
    return null;
  // "A, B or C" are ways to one thing, "in A, B and C" places of one.
  if (/\sor\s/u.test(members.at(-1) ?? '') || A_CLAUSE_OF_ITS_OWN.test(masked)) return null;
  const [first = ''] = members;
  if (/\s(?:in|of|with|for|as|on|at|from|to|using)\s\S+$|\p{L}ing$|^\p{L}+$/u.test(first) && !members.slice(1).some((member) => OWN_NOUN.test(member)))
    return null;
  if (members.some((member) => NO_THING_ALONE.test(member) || verbOf(member.trim().toLowerCase())?.form === 'bare')) return null;
  return members.every((member) => member.trim().split(/\s+/u).length <= LONGEST_OF_LIST) ? members.map((member) => member.trim()) : null;
}
const A_LIST = 3;
/** Words. */
const LONGEST_OF_LIST = 7;
/** A verb of its own, or somebody who does it. */
const A_CLAUSE_OF_ITS_OWN = /\b(?:you|we|who|which|that|is|are|was|will|can|must|our|they|it)\b/iu;
/** A half of what stands before it. */
const NO_THING_ALONE = /^(?:at|in|on|for|with|to|by|from|of|under|across)\s/iu;
/** What shows that a member is a thing of its own, and no place or field of the first. */
const OWN_NOUN =
  /\b(?:experience|knowledge|licen[cs]e|certificate|ticket|card|status|skills?|aid|training|work|check|membership|qualification|driving|(?:basic|some|good) \p{L}+)\b|^an?\s|\(/iu;

/** "Fluent German and Excel" asks for two things, each of which a list knows; "read blueprints and check them" for one. */
export function membersOf(piece: string, language: string, isDuty: boolean): string[] {
  const apart = isDuty ? null : listedApart(piece);
  if (apart !== null) return apart;
  if (
    alternativeWord(language).test(piece) ||
    /\(|:/u.test(piece) ||
    KEPT.test(piece) ||
    /,\s(?:both|either)\s/iu.test(piece) ||
    TWO_DEEDS.test(piece) ||
    ONE_COURSE.test(piece) ||
    TWO_OF_ONE.test(piece)
  )
    return [piece];
  const parts = piece.split(/,?\s+(?:and|und|et|y|en|&)\s+|,\s+/iu);
  // "Signalling systems PZB and LZB": both belong to the word before them.
  if (parts.length === 2 && parts.every((part) => /(?:^|\s)\p{Lu}[\p{Lu}\d-]+$/u.test(part)) && /\s/u.test(parts[0] ?? '') && !/\s/u.test(parts[1] ?? ''))
    return [piece];
  if (parts.length < 2 || parts.some((part) => stripped(part).split(/\s+/u).length > LONGEST_MEMBER)) return onlyLastSplit(piece, parts, language, isDuty);
  if (isDuty && !parts.every((part, at) => isOne(stripped(part), at, language))) return [piece];
  const groups: { text: string; known: boolean }[] = [];
  for (const [at, part] of parts.entries()) {
    const known = isOne(stripped(part), at, language);
    const last = groups.at(-1);
    if (last === undefined || known || last.known) groups.push({ text: part, known });
    else last.text = piece.slice(piece.indexOf(last.text), piece.indexOf(part, piece.indexOf(last.text) + last.text.length) + part.length);
  }
  return groups.length > 1 ? groups.map(({ text }) => text) : [piece];
}
/** "NVQ Level 2 in Health and Social Care": the course has one name. */
const ONE_COURSE = /\b(?:[NS]VQ|BTEC|diploma|certificate|degree|award|qualification|apprenticeship)\b.*\b(?:in|of)\s\p{Lu}\p{L}+ (?:and|&) \p{Lu}/u;
/** "Experience measuring and ordering frames": two deeds with one object. */
const TWO_DEEDS = /(?<!\p{L})\p{Ll}{3,}ing (?:and|&) \p{Ll}{3,}ing (?!and\b|or\b)\p{L}/u;
/** "Hand and power tools", "a good level of literacy and numeracy": both belong to one noun. */
const TWO_OF_ONE =
  /(?:^|\s)(?:\p{Lu}{2,6}, )*\p{Lu}{2,6},? (?:and|&) \p{Lu}{2,6} (?:rules|regulations|standards|requirements|guidelines|legislation|laws|procedures)$|(?:^|\s)(?:use of |skills? with |with |good |basic )?\p{Ll}+ (?:and|&) \p{Ll}+ (?:tools|drawings|equipment|machinery|plant|checks|limits|clients|customers|patients|vehicles|shifts)$|\b(?:level|standard)s? of \p{Ll}+ (?:and|&) \p{Ll}+$/iu;
const LONGEST_MEMBER = 4;
/** What is part of the thing before it. */
const KEPT =
  /,\s(?:including|ideally|preferably|especially|mainly|particularly|above all)\s|\b(?:use|access|own)(?: of| to)?(?: an?)? (?:car|vehicle|transport)\b/iu;

/** "A degree in computer science, and Excel": what a list knows stands apart from the longer thing before it. */
function onlyLastSplit(piece: string, parts: readonly string[], language: string, isDuty: boolean): string[] {
  const last = parts.at(-1) ?? '';
  // "Grow accounts through upsells and renewals": both stand behind one preposition.
  if (isDuty && BEHIND_PREPOSITION.test(parts[0] ?? '')) return [piece];
  // "Applications in Docker and Kubernetes": both belong to the head before them.
  if (knownTerm(parts[0]?.split(' ').at(-1) ?? '')?.kind === 'tool') return [piece];
  return parts.length === 2 && isOne(stripped(last), 1, language) ? [...parts] : [piece];
}

const BEHIND_PREPOSITION = /\s(?:through|via|by|with|alongside|between|from)\s\S+(?:\s\S+)?$/u;

function isOne(part: string, at: number, language: string): boolean {
  const term = knownTerm(part);
  // Every noun of German is written large: there only an acronym is a name.
  const name = language === 'de' ? /^\p{Lu}[\p{Lu}\p{N}+#.]+$|^\p{Lu}\p{Ll}+\p{Lu}/u : /^\p{Lu}[\p{L}\p{N}+#.]*$/u;
  return (term !== undefined && term.kind !== 'skill') || (at > 0 && name.test(part) && !PLAIN_WORDS.has(part.toLowerCase()));
}
