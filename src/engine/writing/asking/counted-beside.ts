import type { LineTemplate } from '../../../domain/line-template.ts';
import { singular } from '../../english/grammar/agreement.ts';
import { cvVerb, type Verb } from '../../english/grammar/verbs.ts';
import { isMeasured, tellsTime } from '../../english/measures.ts';
import { type Rate, UNCOUNTED_THINGS, WORK_THINGS } from '../../lexicon/wording/work-things.ts';
import { added, askCount, fixed, perRate, templateOf } from './line-shapes.ts';

/** Longer lines have no room, and a longer row of words is no one thing. */
const ROOM = { words: 24, object: 6 } as const;
const verbs = (bare: string): ReadonlySet<string> => new Set(bare.split(' '));

/** What is done by the piece, again and again. */
const AGAIN = verbs(
  'prepare process handle resolve answer review generate issue verify file complete conduct perform write draft schedule coordinate arrange organize organise send deliver repair inspect test audit negotiate interview investigate submit post approve check compile order collect respond reply update enter record sort edit produce make plan take examine evaluate assess calculate reconcile document present dispense type print distribute ship pack load unload book quote proofread screen log track fill clean administer analyze analyse translate transcribe photograph mail copy scan host facilitate lead run attend',
);
/** What is done to people who come one after the other. */
const DAILY = verbs('serve greet assist help treat see welcome escort guide advise contact call visit');
const YEARLY = verbs('train teach coach recruit hire onboard mentor orient instruct tutor educate');
/** What is there in all, and not by the month. */
const ONCE = verbs('develop create design build establish install introduce launch set configure manage supervise oversee maintain');

const END =
  /^(?:for|to|in|on|at|with|using|utilizing|via|from|across|that|which|who|by|per|into|onto|about|through|throughout|within|under|over|while|when|where|as|so|until|after|before|between|against|without|because|including|such|based|leading|resulting|ensuring|regarding|related|of|concerning|during|and\/or)$/iu;
const OPENS_OBJECT =
  /^(?:all|any|new|daily|weekly|monthly|the|a|an|our|their|its|his|her|this|these|each|every|both|no|such|other|own|it|them|and|or|several|various|multiple|numerous|many|some|few|necessary|appropriate|following|up|out|off|down|over|back|with|to|in|on)$/iu;
const NO_COUNT =
  /(?:^|\s)(?:records|notes|logs|needs|standards|skills|goals|efforts|times|ways|things|news|details|hours|days|services|operations|levels|sales|works|relations|duties|aspects|conditions|resources|materials|goods|supplies|funds|costs|results|outcomes|strategies|activities|affairs|matters|communications|logistics|grounds|premises|facilities|savings|earnings|series|practices|guidelines|policies|regulations|procedures|processes|relationships|functions|responsibilities|priorities|objectives|expectations|benefits|analytics|metrics|trends|issues|systems|types|areas|requirements|changes|improvements|tasks|foods|products|controls|measures|terms|rates|habits|techniques|methods|metals|solutions|tactics|restraints|steps|approaches|capabilities|abilities|telephones|phones|opportunities|efforts|challenges|finances|taxes|lines|levels|concerns|actions)$/iu;

/**
 * "Handled returns and exchanges (about 60 a month) within guidelines": how many of the plural that a line did something with, in brackets
 * right behind it, where no other place is as certain. Null where the thing is no plural, or the line tells a time or a number.
 */
export function countedBeside(text: string): LineTemplate | null {
  if (isMeasured(text) || tellsTime(text) || text.split(/\s+/u).length > ROOM.words || /[()[\]:;“”"]|\bdaily\b|\bweekly\b|\bmonthly\b/iu.test(text))
    return null;
  const opened = openedBy(text);
  if (opened === null) return null;
  const { verb, from } = opened;
  const words = text.slice(from).split(/\s+/u);
  const stop = words.findIndex((word, at) => END.test(word.replace(/[,.]$/u, '')) || (at > 0 && /[,.]$/u.test(words[at - 1] ?? '')));
  const object = (stop < 0 ? words : words.slice(0, stop)).join(' ').replace(/[,.]$/u, '');
  const rest = text.slice(from + object.length);
  const things = object.replace(/^all\s/iu, '');
  if (
    !isPluralThing(things) ||
    /^\s+of\b/u.test(rest) ||
    (rest.startsWith(',') && !/^,\s+(?:which|\p{Ll}+ing)\b/u.test(rest)) ||
    /^,.*,\s+(?:and|or)\s+\p{Ll}+s?$/u.test(rest)
  )
    return null;
  const head = things.split(' ').at(-1)?.toLowerCase() ?? '';
  const rate = rateOf(verb.verb, head);
  if (rate === undefined) return null;
  const example = WORK_THINGS.get(head)?.example ?? (rate === 'a day' ? '30' : '12');
  return templateOf(
    [
      fixed(text.slice(0, from + object.length)),
      rate === null
        ? added({ text: ' (' }, { slot: 'count' }, { text: things === object ? ' in all)' : ' of them)' })
        : added({ text: ' (about ' }, { slot: 'count' }),
      ...(rate === null ? [] : [perRate, added({ countedBy: 'count', one: ')', many: ')' })]),
      fixed(rest),
    ],
    [askCount(`How many ${things}, roughly?`, things, example, rate)],
    [],
  );
}

/** The last of the verbs in front, and where its object begins. */
function openedBy(text: string): { verb: Verb; from: number } | null {
  const [whole = '', first = '', middle = '', last = ''] =
    /^(\p{L}+)(?:,\s(\p{Ll}+),?)?(?:\s(?:and|&)\s(\p{Ll}+))?\s(?:(?<=(?:espond|eplied|eply|esponded)\s)to\s)?/u.exec(text) ?? [];
  const opening = cvVerb(first.toLowerCase());
  if (opening === undefined || opening.form === 'ing' || opening.form === 'third') return null;
  // "Packed and shipped parcels", "drafted, checked and filed letters": the object is of all of them.
  const others = [middle, last].filter((word) => word !== '').map((word) => cvVerb(word));
  return others.every((other) => other?.form === opening.form) ? { verb: others.at(-1) ?? opening, from: whole.length } : null;
}

/** Whether words name a plural that can be counted; of two things each. */
function isPluralThing(things: string): boolean {
  const words = things.split(' ');
  if (words.length > ROOM.object || OPENS_OBJECT.test(words[0] ?? '') || !words.every((word) => /^[\p{L}’'-]+$|^&$/u.test(word))) return false;
  const parts = things.split(/\s(?:and|or|&)\s/u);
  return (
    parts.length <= 2 &&
    parts.every((part, at) => {
      const head = part.split(' ').at(-1) ?? '';
      const opening = cvVerb((part.split(' ')[0] ?? '').toLowerCase())?.form;
      return (
        /^\p{Ll}/u.test(head) &&
        /\p{Ll}{2,}[^su\W]s$/u.test(head) &&
        singular(head) !== null &&
        !NO_COUNT.test(head) &&
        !UNCOUNTED_THINGS.test(part) &&
        !(at > 0 && (opening === 'past' || (opening === 'bare' && part.includes(' '))))
      );
    })
  );
}

/** What such things are counted by with such a verb; null where they are counted in all, undefined where nobody counts them. */
function rateOf(verb: string, head: string): Rate | null | undefined {
  const usual = WORK_THINGS.get(head)?.rate;
  if (ONCE.has(verb)) return /^(?:manage|supervise|oversee|maintain)$/u.test(verb) ? (usual ?? null) : null;
  if (YEARLY.has(verb)) return 'a year';
  if (DAILY.has(verb)) return PEOPLE.test(head) ? 'a day' : undefined;
  return AGAIN.has(verb) ? (usual ?? 'a month') : undefined;
}
const PEOPLE =
  /^(?:customers|clients|guests|patients|residents|visitors|callers|members|students|passengers|shoppers|users|families|parents|individuals|patrons|tenants)$/u;
