import type { LineTemplate } from '../../../domain/line-template.ts';
import { singular } from '../../english/grammar/agreement.ts';
import { cvVerb, type Tense } from '../../english/grammar/verbs.ts';
import { isMeasured, tellsTime } from '../../english/measures.ts';
import { VERBS_OF_CHANGE, VERBS_OF_CHARGE } from '../../lexicon/grammar/countable-things.ts';
import { DEEDS_OF_DUTY, GERUND_NOUNS } from '../../lexicon/grammar/gerunds.ts';
import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import {
  NAMEABLE_THINGS,
  UNCOUNTED_THINGS,
  VERBS_OF_A_SHARE,
  VERBS_WITH_OUTCOME,
  WORK_SIZES,
  WORK_THINGS,
  type WorkThing,
} from '../../lexicon/wording/work-things.ts';
import { outcomeExampleFor } from '../../lexicon/wording/asks/outcomes.ts';
import { isCountable, isMeasurable, partsOf, type LineParts } from '../report/rewrites/line-parts.ts';
import { isMachine, OF_MACHINES } from './machines.ts';
import { added, askCount, askOutcome, askVerb, doYou, fixed, perRate, templateOf, whichVerb, withOutcome } from './line-shapes.ts';

/** A line of a job, as far as its wording can be taken apart. */
export interface LineToAsk {
  /** Without the stop at its end. */
  text: string;
  /** What the other lines of the job are told in. */
  tense: Exclude<Tense, 'ing'>;
}

/**
 * The template of an English line whose parts are certain: the kind of question depends on its verb and its object. Null where the
 * word class of a part is not known, where nothing could be asked that fits, and of lines that say enough already.
 */
export function templateFor(line: LineToAsk): LineTemplate | null {
  if (!mayBeTaken(line.text)) return null;
  return duty(line) ?? share(line) ?? deed(line);
}

/** Whether a line is whole, and a statement of deeds that leaves its author out. */
export const mayBeTaken = (text: string): boolean =>
  !UNFINISHED.test(text) && !/[[\]“”"|•]|\bI\b|\b(?:my|me|myself)\b|\.\s|\betc\b|…/iu.test(text) && isBalanced(text);

/** A line that lost its end. */
const UNFINISHED = /\s(?:a|an|the|of|for|to|with|and|or|by|in|on|at|from|as|that|which)$/iu;

const isBalanced = (text: string): boolean => (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0);

const DUTY =
  /^(?:(?:I|also|was|am|is|being|solely|directly|mainly|primarily|fully|overall|main|key)\s+)*(?:responsible for|responsibility for|in charge of|accountable for|tasked with|entrusted with|charged with|duties included|responsibilities included?|dealing with|dealt with|deal with)\s+(?:all\s+)?/iu;

/** "Responsible for VAT returns": which deed it was is the person's to say. */
function duty({ text, tense }: LineToAsk): LineTemplate | null {
  const duties = text.replace(DUTY, '');
  const [, figure = '', rest = '', rate = ''] = /^(\d[\d,.]*\s)?(.*?)(\s(?:an?|per)\s(?:hour|day|shift|week|month|year))?$/u.exec(duties) ?? [];
  if (duties === text || /^\p{L}+ing\b/u.test(rest)) return null;
  const parts = listOf(rest) ?? partsOf(`Handled ${rest}`);
  if (parts === null || parts.object === '' || isCoordinated({ object: '', rest: parts.rest })) return null;
  const thing = thingOf(parts.object);
  // "The overall management of projects": planned or run, it is as hollow as before.
  if (thing === null || /\b(?:management|running|operations?|coordination|administration|delivery|overall)\b/iu.test(parts.object + parts.rest)) return null;
  const object = figure + lowered(parts.object);
  const behind = `${parts.rest}${rate}`;
  const verb = askVerb(whichVerb(thing.verbs, definite(object), tense), thing.verbs, tense);
  const opening = added({ slot: 'verb' }, { text: ' ' });
  const were = tense === 'present' ? 'are' : 'were';
  const counted =
    figure !== '' || isMeasured(parts.object)
      ? null
      : (countOf(object, behind, thing, `How many ${object} ${were} there?`, tense === 'present') ?? sizeOf(object, behind));
  const outcome =
    isMachine(object) && behind === ''
      ? [askOutcome('What got better, from what to what?', { outcome: 'down time', from: '2 hours a week', to: '20 minutes a week' })]
      : [];
  return counted === null
    ? templateOf(
        [opening, fixed(`${object}${behind}`), ...(outcome.length > 0 ? [withOutcome] : [])],
        [verb, ...outcome],
        outcome.length > 0 ? ['verb', 'outcome', 'from', 'to'] : ['verb'],
      )
    : templateOf([opening, ...counted.segments], [verb, counted.asked], ['verb']);
}

/** "passports, movements and the medicine book": a list to its end, each of whose things is known. */
function listOf(rest: string): { object: string; rest: string } | null {
  const items = rest.split(/,\s+(?:and\s+)?|\s+(?:and|&)\s+/u);
  const isPlain = !/[:;()]|\b(?:which|that|who|for|with|from|by|as|in|at|on|to|of)\b/iu.test(rest);
  return isPlain && items.length > 2 && items.every((item) => item.split(' ').length <= 3 && WORK_THINGS.has(headOf(item))) ? { object: rest, rest: '' } : null;
}

/** What the last word of an object names; of several things, what can be done with each of them. */
function thingOf(object: string): WorkThing | null {
  if (isMachine(object)) return OF_MACHINES;
  const items = object.split(/,\s+|\s+(?:and|&)\s+/u);
  const known = items.map((item) => WORK_THINGS.get(headOf(item)));
  const last = known.at(-1);
  if (last === undefined) return null;
  // "COSHH and GMO risk assessments": what kind of assessments.
  const others = known.slice(0, -1).filter((_, at) => !/^\p{Lu}{2,}$/u.test(items[at] ?? ''));
  if (others.length < known.length - 1 && others.length === 0) return last;
  const verbs = last.verbs.filter((verb) => others.every((other) => other?.verbs.includes(verb) === true));
  return verbs.length < 2 ? null : { ...last, verbs };
}

/** The definite article where a name or a plural has none: "the VAT returns"; "the stock". */
const definite = (object: string): string => (/^(?:the|a|an|our|their|all|its)\s/iu.test(object) ? object : `the ${object}`);
const headOf = (object: string): string => (object.split(' ').at(-1) ?? '').toLowerCase();
/** Before a noun a duty's first word keeps its capital only where it is a name. */
const lowered = (object: string): string => (/^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(object) ? object.charAt(0).toLowerCase() + object.slice(1) : object);
const isCoordinated = ({ object, rest }: Pick<LineParts, 'object' | 'rest'>): boolean =>
  /(?:^|\s)(?:and|or|&)\s|,/u.test(object) ||
  (/^\s*(?:,|and\b|&|\/)/u.test(rest) && !/^,\s+(?:which|who|that|so|mainly|mostly|especially|such as|\p{L}+ing)\b/u.test(rest));

/** The number in front of a plural, the singular where it is one, and what it is counted by behind it. */
function countOf(object: string, rest: string, thing: WorkThing | undefined, question: string, isOngoing: boolean) {
  const one = singular(object);
  // "COSHH and GMO risk assessments": both say what kind.
  const plain = object.replace(/\p{Lu}{2,} (?:and|&) (?=\p{Lu}{2,}\b)/u, '');
  if (one === null || !isPlural(plain, singular(plain) ?? one) || isCoordinated({ object: plain, rest }) || UNCOUNTED_THINGS.test(object)) return null;
  // "Staff training programme": what looks like the object only says what kind of programme.
  const next = /^\s+(\p{L}+ing)\b/u.exec(rest)?.[1]?.toLowerCase();
  if (next !== undefined && (GERUND_NOUNS.has(next) || DEEDS_OF_DUTY.has(next))) return null;
  const isTimed = tellsTime(rest) || /\b(?:daily|weekly|monthly|nightly|quarterly|annual|yearly)\b/iu.test(object + rest);
  const rate = isTimed || /^\s+(?:each|every|per|a)\b/iu.test(rest) ? null : thing === undefined ? (isOngoing ? 'a week' : null) : thing.rate;
  return {
    asked: askCount(question, object, thing?.example ?? '12', rate),
    segments: [
      { pieces: [{ slot: 'count' }, { text: ' ' }, { countedBy: 'count', one, many: object }], otherwise: object },
      ...(rate === null ? [] : [perRate]),
      fixed(rest),
    ],
  };
}

/** Whether an object is a plural that can be counted: by the list, by what is done with it, or because it names people of a trade. */
function isPlural(object: string, one: string): boolean {
  const head = headOf(object);
  return (
    isCountable(object) || ((WORK_THINGS.has(head) || TITLE_WORDS.has(headOf(one))) && isCountable(`${object.slice(0, object.length - head.length)}reports`))
  );
}

const SHARE =
  /^(?:(?:also|actively|was|were|closely|heavily)\s+)*(?:helped (?:out )?with|assisted (?:with|in)|involved in|took part in|participated in|contributed to|worked on)\s+((?:the|our|an?)\s.+)$/iu;

/** What several people work on until it is done, up to the word that tells more of it. */
const WHOLES =
  /^(?:the|our|an?)\s(?:[\p{L}-]+\s){0,3}?(?:move|migration|launch|roll-?out|implementation|introduction|refurbishment|redesign|relocation|opening|closure|merger|transition|upgrade|changeover|conversion|campaign|conference|exhibition|stock ?take|audit|project|development)(?:\s(?:of|to|from|for|in|at|on)\s.+)?$/iu;

/** "Assisted with the move from Sage 50 to Xero": the share of it that was the person's own. */
function share({ text, tense }: LineToAsk): LineTemplate | null {
  const whole = SHARE.exec(text)?.[1];
  if (whole === undefined || !WHOLES.test(whole) || /,|\b(?:and|or|which|that|who)\b/iu.test(whole) || whole.split(' ').length > 10) return null;
  const verb = askVerb(`Which part of ${whole} was yours alone?`, VERBS_OF_A_SHARE, tense);
  const field = { kind: 'noun' as const, slot: 'thing', label: 'What', example: 'the first draft' };
  return templateOf(
    [added({ slot: 'verb' }, { text: ' ' }, { slot: 'thing' }), fixed(` as part of ${whole}`)],
    [{ question: { text: verb.question.text, fields: [...verb.question.fields, field] }, example: { ...verb.example, thing: field.example } }],
    ['verb', 'thing'],
  );
}

/** What nobody counts the objects of. */
const NOT_COUNTED: ReadonlySet<string> = new Set('follow understand identify motivate encourage inspire instruct educate apply adapt'.split(' '));

const VAGUE =
  /^((?:a (?:wide |broad |large )?(?:variety|range|number|lot|handful|couple) of|lots of|plenty of|various|several|numerous|multiple|many|countless|a few|some)\s+)(.+)$/iu;

/** A line that opens with its deed: its amount, its size, the way that something went, what came of it. */
function deed({ text }: LineToAsk): LineTemplate | null {
  if (isMeasured(text)) return null;
  const parts = besidesOf(text) ?? partsOf(text);
  if (parts === null || parts.object === '') return null;
  const tense = parts.past ? 'past' : 'present';
  // "Helped answer calls": the second verb has no number in front of it.
  if (
    parts.base === 'attend' ||
    NOT_COUNTED.has(parts.base) ||
    (parts.base === 'help' && parts.object.split(' ').some((word) => cvVerb(word.toLowerCase())?.form === 'bare'))
  )
    return null;
  const first = text.slice(0, text.search(/\s/u));
  const [, vague = '', plain = parts.object] = VAGUE.exec(parts.object) ?? [];
  const outcome = outcomeOf(text, parts, tense);
  if (vague !== '' && NAMEABLE_THINGS.has(headOf(plain)) && /^use|utili[sz]e|operate/u.test(parts.base)) return named(first, parts, plain);
  // "Provided clients with leaflets": nobody provides clients.
  const isGiven = /^(?:provide|supply|equip|present|assist|help|furnish|issue|serve)$/u.test(parts.base) && /^\s+with\b/u.test(parts.rest);
  const question = isGiven ? `How many ${plain}, roughly?` : `How many ${plain} ${doYou(tense)} ${parts.base}?`;
  const counted = countOf(plain, parts.rest, WORK_THINGS.get(headOf(plain)), question, tense === 'present');
  if (counted !== null) {
    const [number, ...others] = counted.segments;
    const told = number === undefined ? [] : [{ ...number, otherwise: `${vague}${plain}` }];
    return templateOf(
      [fixed(`${first} `), ...told, ...others, ...(outcome === null ? [] : [withOutcome])],
      [counted.asked, ...(outcome === null ? [] : [outcome])],
      [],
    );
  }
  const made = pluralMade(text, first, parts, tense);
  return made ?? change(first, parts, tense) ?? sized(first, parts, tense) ?? (outcome === null ? null : templateOf([fixed(text), withOutcome], [outcome], []));
}

/** What is made by the piece. */
const BY_THE_PIECE: ReadonlySet<string> = new Set(
  'write edit draft draw make build install repair inspect fit take print cut paint translate transcribe'.split(' '),
);

/** What was done besides, of the place and not of the thing. */
const BESIDE = /^,\s(?:open(?:ed)? up|closed? up|clean(?:ed)?|tid(?:y|ied) up)\b/iu;

/** "Made maple bars, opened up and cleaned". */
function besidesOf(text: string): LineParts | null {
  const [, first = '', object = '', rest = ''] = /^(\p{L}+)\s((?:\p{Ll}+\s){0,2}\p{Ll}+s)(,\s.+)$/u.exec(text) ?? [];
  const verb = cvVerb(first.toLowerCase());
  return verb === undefined || !BESIDE.test(rest) ? null : { written: first.toLowerCase(), base: verb.verb, past: verb.form !== 'bare', object, rest };
}

/** "Wrote property descriptions": a plural that no list knows, of what is made by the piece. */
function pluralMade(text: string, first: string, { base, object, rest }: LineParts, tense: Tense): LineTemplate | null {
  const one = singular(object);
  const isBare = /^\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,2}$/u.test(object) && !/^(?:the|an?|all|our|any|other|part|notes|minutes)\b/u.test(object);
  if (
    !BY_THE_PIECE.has(base) ||
    one === null ||
    !isBare ||
    (isCoordinated({ object, rest }) && !BESIDE.test(rest)) ||
    UNCOUNTED_THINGS.test(object) ||
    tellsTime(text)
  )
    return null;
  const asked = askCount(`How many ${object} ${doYou(tense)} ${base}?`, object, '12', base === 'make' ? 'a day' : 'a month');
  return templateOf(
    [fixed(`${first} `), { pieces: [{ slot: 'count' }, { text: ' ' }, { countedBy: 'count', one, many: object }], otherwise: object }, perRate, fixed(rest)],
    [asked],
    [],
  );
}

/** "Improved delivery times": from what to what. */
function change(first: string, { base, object, rest }: LineParts, tense: Tense): LineTemplate | null {
  if (!VERBS_OF_CHANGE.has(base) || !isMeasurable(object) || /^\s*(?:,|and\b|&|by\b|from\b|to\b)/u.test(rest)) return null;
  const [from, to] = /times?$|turnaround|latency|wait|duration|downtime/iu.test(object) ? ['9 days', '4 days'] : ['71%', '82%'];
  const fields = [
    { kind: 'amount' as const, slot: 'from', label: 'from', example: from },
    { kind: 'amount' as const, slot: 'to', label: 'to', example: to },
  ];
  return templateOf(
    [fixed(`${first} ${object}`), added({ text: ' from ' }, { slot: 'from' }, { text: ' to ' }, { slot: 'to' }), fixed(rest)],
    [{ question: { text: `From what to what ${doYou(tense)} ${base} ${object}?`, fields }, example: { from, to } }],
    [],
  );
}

/** "Managed a team", "ran the payroll": how large it was. */
function sized(first: string, { base, object, rest }: LineParts, tense: Tense): LineTemplate | null {
  if (isCoordinated({ object, rest })) return null;
  const were = tense === 'present' ? 'are' : 'were';
  if (VERBS_OF_CHARGE.has(base) && /^an?\s(?:[\p{L}-]+\s){0,3}team$/iu.test(object) && !/^\s+(?:of|members?|lead|that)\b/iu.test(rest))
    return templateOf(
      [fixed(`${first} ${object}`), added({ text: ' of ' }, { slot: 'count' }), fixed(rest)],
      [askCount(`How many people ${were} in the team?`, 'people', '8', null)],
      [],
    );
  if (VERBS_OF_CHARGE.has(base) && /^(?:an?|the|our)\s(?:[\p{L}-]+\s){0,2}budget$/iu.test(object) && !/^\s+of\b/iu.test(rest)) {
    const size = { kind: 'amount' as const, slot: 'size', label: 'Budget', example: '£40,000 a year' };
    return templateOf(
      [fixed(`${first} ${object}`), added({ text: ' of ' }, { slot: 'size' }), fixed(rest)],
      [{ question: { text: `How large ${tense === 'present' ? 'is' : 'was'} the budget?`, fields: [size] }, example: { size: size.example } }],
      [],
    );
  }
  const size = sizeOf(object, rest);
  return size === null ? null : templateOf([fixed(`${first} `), ...size.segments], [size.asked], []);
}

/** "Payroll for 40 employees": how large a thing without a plural is. */
function sizeOf(object: string, rest: string) {
  const size = WORK_SIZES.get(headOf(object));
  if (size === undefined || rest !== '') return null;
  const { joint, one, many, rate, example } = size;
  return {
    asked: askCount(`How many ${many}${rate === null ? '' : ' on an ordinary day'}?`, many, example, rate),
    segments: [fixed(object), added({ text: joint }, { slot: 'count' }, { text: ' ' }, { countedBy: 'count', one, many }), ...(rate === null ? [] : [perRate])],
  };
}

/** "Used various tools to …": which ones. */
function named(first: string, { object, rest, past }: LineParts, plain: string): LineTemplate {
  const field = { kind: 'names' as const, slot: 'names', label: 'Names, with commas', example: 'Excel, Outlook' };
  return templateOf(
    [fixed(`${first} `), { pieces: [{ slot: 'names' }], otherwise: object }, fixed(rest)],
    [{ question: { text: `Which ${plain} ${doYou(past ? 'past' : 'present')} use?`, fields: [field] }, example: { names: field.example } }],
    [],
  );
}

/** Longer lines have no room for what came of them. */
const ROOM = 16;

/** What came of a deed that is done once and for all. */
function outcomeOf(text: string, { base, written, object, rest }: LineParts, tense: Tense) {
  const isFull =
    text.split(/\s+/u).length > ROOM ||
    /[,;:(]|\b(?:which|who|that|so|because|resulting|leading|ensuring|to)\b|\s\p{L}+ing\b/u.test(rest) ||
    /\b(?:and|or|&)\b/u.test(object);
  if (!VERBS_WITH_OUTCOME.has(base) || isFull) return null;
  const example = outcomeExampleFor(object);
  return example === undefined
    ? null
    : askOutcome(tense === 'present' ? `What changes when you ${base} ${object}?` : `What changed after you ${written} ${object}?`, example);
}
