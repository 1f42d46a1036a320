import { capital, uncapital } from '../../../english/grammar/capitals.ts';
import { mayOpenWithThing, openingVerb, retensed } from '../../../english/grammar/retense.ts';
import { inTense, verbOf } from '../../../english/grammar/verbs.ts';

const SENTENCES = /(?<=[\p{Ll}\d)%][.!?;])\s+(?=\p{Lu})/u;
/** "TRAINING: Train staff", "Effectively teach families": what stands in front of the deed. */
const IN_FRONT = /^(?:\p{Lu}[\p{L} &/-]{2,40}:\s+(?=\p{Lu})|\p{Lu}\p{Ll}+ly,? (?=\p{Ll}))/u;
const inFront = (sentence: string): string => IN_FRONT.exec(sentence)?.[0] ?? '';
/** A person or a thing that the word in front of it only describes: "Project manager", "Process improvement". */
const THING = /^\s+(?:\p{L}+(?:ion|ment|ness|ity|ance|ence|ship|ing|al|er|or|ist|ant)|lead|plan|team|work|staff|desk|line|group)(?!\p{L})/iu;
const PERSON = /^\s+(?:\p{L}+ )?(?:manager|leader|lead|coordinator|engineer|designer|member|specialist|assistant)(?!\p{L})/iu;
const PLURAL = /^\s+(?:\p{L}+\s+){0,2}?\p{L}+(?<!s)s(?!\p{L})/u;
/** A second deed right behind the first, by "and" or a comma. */
const SECOND = /^(?:\p{L}+)?(?:\s(?:and|or|&|and\/or)\s|,\s)(?:\p{Ll}+ly\s)?(\p{L}+)(?=[\s,])/u;
/** Endings by which a word is no verb. */
const NO_VERB = /(?:ions?|ments?|ness|ity|ities|ances?|ences?|ing|ly|al|ers?|ors?|s)$/u;

/** Whether a statement tells what somebody does, in one of its sentences. */
export const tellsPresent = (text: string): boolean => text.split(SENTENCES).some(isPresent);

/** "re-applies" is a form of "applies". */
const openingOf = (sentence: string): ReturnType<typeof openingVerb> => openingVerb(sentence.replace(/(?<=\s)re-(?=\p{Ll})/gu, ''));

function isPresent(whole: string): boolean {
  const sentence = whole.slice(inFront(whole).length);
  const opening = openingOf(sentence);
  if (opening === null || (opening.form !== 'bare' && opening.form !== 'third')) return false;
  const after = sentence.slice(opening.at + opening.written.length);
  // "Project #1", "Report Cards": a word that is a thing as often, and no object of everyday behind it.
  if (opening.form === 'bare' && /^\s*(?:[#:]|\p{Lu})/u.test(after) && mayOpenWithThing(`${opening.written} thing`)) return false;
  return opening.form === 'third' || !(PERSON.test(after) || (mayOpenWithThing(sentence) && (THING.test(after) || !PLURAL.test(after))));
}

/** What somebody does, told as done in each of its sentences; null where a deed would be left behind in the present. */
export function toldAsDone(text: string): string | null {
  const sentences = text.split(SENTENCES).map((sentence) => (isPresent(sentence) ? done(sentence) : sentence));
  return sentences.some((sentence) => sentence === null) ? null : sentences.join(' ');
}

function done(whole: string): string | null {
  const front = inFront(whole);
  const told = deedDone(whole.slice(front.length));
  return told === null ? null : front + (front.endsWith(': ') || front === '' ? told : uncapital(told));
}

function deedDone(sentence: string): string | null {
  const opening = openingOf(sentence);
  if (opening === null) return null;
  const told = withClauses(listTold(sentence, opening.form) ?? retensed(sentence, 'past'), opening.form);
  if (told.toLowerCase() === sentence.toLowerCase() || told.startsWith(`${opening.written} `) || told.startsWith(`${opening.written},`)) return null;
  const rest = sentence.slice(opening.at + opening.written.length);
  const [, second = ''] = SECOND.exec(rest) ?? [];
  if (second === '') return told;
  const [, after = ''] = SECOND.exec(told.slice(opening.at)) ?? [];
  const form = verbOf(second.toLowerCase())?.form;
  const isLeft = after === second && form !== 'past' && (form !== undefined || !NO_VERB.test(second));
  return isLeft ? null : told;
}

/** "Hire, train and supervise staff", "Removes and re-applies dressings": so many verbs before their one object. */
const LIST = /^((?:(?:re-)?\p{L}+, )*(?:re-)?\p{L}+),? (and|or|&|and\/or) ((?:re-)?\p{L}+)(?= \p{L}| \d)/iu;
/** Verbs that are as often things; behind another verb they are none. */
const BEHIND_OTHERS: ReadonlySet<string> = new Set(
  'enroll enrol return terminate refer link inform label request review record track report test rinse dust fax'.split(' '),
);

/** A sentence whose deeds stand in a list before their object, each of them told as done; null for any other. */
function listTold(sentence: string, form: string): string | null {
  const [whole = '', first = '', joint = '', last = ''] = LIST.exec(sentence) ?? [];
  const deeds = [...first.split(', '), last].map((word, at) => doneWord(word, form, at > 0));
  if (whole === '' || deeds.includes(null)) return null;
  const comma = whole.includes(`, ${joint} `) ? ',' : '';
  const told = `${capital(deeds.slice(0, -1).join(', '))}${comma} ${joint} `;
  const [verb = ''] = deeds.slice(-1);
  // What follows may go on with another deed.
  const opened = `${capital(verb ?? '')}${sentence.slice(whole.length)}`;
  return told + (/^\p{Lu}/u.test(last) ? opened : uncapital(opened));
}

/** One verb of a list in the past; null for a word that is none, or stands in another form. */
function doneWord(word: string, form: string, isBehind: boolean): string | null {
  const [prefix, bare] = /^re-/iu.test(word) ? [word.slice(0, 3), word.slice(3).toLowerCase()] : ['', word.toLowerCase()];
  const verb = verbOf(bare);
  if (verb !== undefined && (verb.form === form || (verb.form === 'either' && form === 'bare'))) return prefix + inTense(verb.verb, 'past');
  return isBehind && form === 'bare' && BEHIND_OTHERS.has(bare) ? prefix + inTense(bare, 'past') : null;
}

/** "; keep the log": a deed of its own behind a semicolon, with its object. */
const BEHIND_STOP = /(; )(\p{Ll}+)(?= (?:the|an?|all|our|new|any|each|every|daily|weekly|monthly|\p{Ll}+s)(?!\p{L}))/gu;

const withClauses = (told: string, form: string): string =>
  told.replace(BEHIND_STOP, (whole, stop: string, word: string) => {
    const deed = doneWord(word, form, true);
    return deed === null ? whole : `${stop}${deed}`;
  });
