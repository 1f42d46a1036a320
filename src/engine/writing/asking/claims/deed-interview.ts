import { capital } from '../../../english/grammar/capitals.ts';
import { cvVerb, pastOf } from '../../../english/grammar/verbs.ts';
import { VERBS_WITH_OUTCOME } from '../../../lexicon/wording/work-things.ts';
import type { InterviewQuestion } from '../../report/rewrites/interview-questions.ts';
import { partsOf } from '../../report/rewrites/line-parts.ts';
import { stableHash } from '../../roast/stable-hash.ts';

/** What a deed was done to, or with whom. */
interface Deed {
  /** "prepare bank deposits". */
  bare: string;
  /** "prepared bank deposits". */
  past: string;
}

/** What nobody sees happen on one day. */
const NOT_SEEN: ReadonlySet<string> = new Set(
  'be have maintain ensure increase improve reduce achieve demonstrate exceed grow gain earn win support foster know understand keep work act serve join start begin become receive own display show'.split(
    ' ',
  ),
);
/** Of these no question repeats the words. */
const NOT_REPEATED = /\b(?:my|our|me|us|you|your|any|various|several|multiple|numerous|many|some|other)\b|\b(?:all|daily|weekly|monthly)\b|\b(?:a|an|the)$/iu;

/**
 * An interviewer's questions about the very thing that a line says was done: "Take me through the last time you prepared bank deposits."
 * Three wordings, begun at another of them for every line; none where the object cannot be said again.
 */
export function deedInterviews(text: string, verb: string): InterviewQuestion[] {
  const deed = NOT_SEEN.has(verb) ? null : deedIn(text.replace(/^I\s+/u, ''), verb);
  if (deed === null) return [];
  const { bare, past } = deed;
  const lastTime = {
    question: `Take me through the last time you ${past}.`,
    contains: `When it was, which steps were yours, what held you up, and how it ended. Have one time ready when you ${past}.`,
  };
  // What is made once has no ordinary day.
  if (VERBS_WITH_OUTCOME.has(verb)) return [lastTime];
  const all = [
    lastTime,
    {
      question: `What goes wrong most often when you ${bare}?`,
      contains: `The commonest mistake when you ${bare}, how you notice it, and what you do at once.`,
    },
    {
      question: `If a beginner had to ${bare}, what would they get wrong?`,
      contains: `The step that looks easy when you ${bare}, what follows from it, and how you would show it to them.`,
    },
  ];
  const at = stableHash(text) % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
}

function deedIn(line: string, verb: string): Deed | null {
  // "Scheduled and conducted tours": the last of two verbs has the object.
  const [, second = '', behind = ''] = /^\p{L}+ (?:and|&) (?:\p{Ll}+ly )?(\p{Ll}+)( .*)$/u.exec(line) ?? [];
  const other = cvVerb(second);
  if (other !== undefined) return other.form === 'ing' || NOT_SEEN.has(other.verb) ? null : deedIn(capital(second) + behind, other.verb);
  const parts = partsOf(line);
  const [, beside = ''] =
    /^\p{L}+ ((?:with|to) (?:\p{Ll}[\p{L}’'-]* ){0,4}?\p{Ll}[\p{L}’'-]*)(?= (?:to|in order|regarding|concerning|about|for|on|by|in|at|and|using)\b|[,.;]|$)/u.exec(
      line,
    ) ?? [];
  // "Provided staff training": what looks like the object only says what kind of training.
  if (/^\s+\p{Ll}+ing\b/u.test(parts?.rest ?? '')) return null;
  const thing = parts?.object === '' ? beside : (parts?.object ?? '');
  return thing === '' || NOT_REPEATED.test(thing) || !isWholePhrase(thing) ? null : { bare: `${verb} ${thing}`, past: `${pastOf(verb)} ${thing}` };
}

/** "Bank deposits", "the tide table", "mail", and not "team" or "Student": what stands in a sentence without a further word. */
const isWholePhrase = (thing: string): boolean =>
  !/(?<!\p{L})\p{Lu}\p{Ll}/u.test(thing) && (/^(?:with |to )?(?:an?|the|both|each|every)\s/u.test(thing) || /[^su\W]s$/u.test(thing) || UNCOUNTED.test(thing));
const UNCOUNTED =
  /(?:^|\s)(?:data|information|stock|inventory|mail|payroll|cash|equipment|food|merchandise|correspondence|paperwork|documentation|luggage|furniture|material|media|content|meat|bread|fish|software|hardware|people|children|staff)$/u;
