import { uncapital } from '../../../english/grammar/capitals.ts';
import { gerundsTold } from '../../../english/grammar/gerunds.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { cvVerb, inTense, verbOf } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';
import { isPreposition } from './object-phrase.ts';

/** Nouns of what is done again and again, and their verbs: "supervision of 12 staff" is supervising them. */
const DUTIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    supervision: 'supervise',
    management: 'manage',
    coordination: 'coordinate',
    preparation: 'prepare',
    maintenance: 'maintain',
    administration: 'administer',
    monitoring: 'monitor',
    handling: 'handle',
    processing: 'process',
    inspection: 'inspect',
    calibration: 'calibrate',
    recruitment: 'recruit',
    training: 'train',
    mentoring: 'mentor',
    coaching: 'coach',
    reconciliation: 'reconcile',
    collection: 'collect',
    allocation: 'allocate',
    organisation: 'organise',
    organization: 'organize',
  }),
);
/** Nouns of what is done once: in a job that goes on they are over, too. */
const DEEDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    introduction: 'introduce',
    installation: 'install',
    implementation: 'implement',
    negotiation: 'negotiate',
    creation: 'create',
    completion: 'complete',
    migration: 'migrate',
    replacement: 'replace',
  }),
);
/** What stands behind "of" must be an object that needs no article of ours. */
const OBJECT =
  /^(?:up to |over |around |about )?(?:\d|the |an? |all |our |my |two |three |four |five |six |seven |eight |nine |ten |\p{Ll}{3,}s(?!\p{L})|(?:\p{Ll}+ )\p{Ll}{3,}s(?!\p{L}))/u;
const NO_CLAUSE = /[:;]|(?<!\p{L})(?:is|are|was|were|has|have|had|I|me|we)(?!\p{L})/u;

/** When something was done once, or how long it took: such a line is of the past in any job. */
const OVER =
  /(?<!\p{L})(?:in|during|until|by) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d(?!\p{L})|(?<!\p{L})(?:in|within|over) (?:the |just |only )?\S+ (?:days|weeks|months|years)(?!\p{L})/u;

/**
 * A line that tells a deed by its noun, its gerund or "being", with a verb in front: "Supervision of 12 staff" as "supervise 12 staff".
 * The verb is the noun's own and claims no more. Null for any other line.
 */
export function reworded(line: string, current: boolean): string | null {
  return ofNoun(line, current) ?? being(line, current) ?? doing(line, current) ?? ofGerund(line, current);
}

function ofNoun(line: string, current: boolean): string | null {
  const [, noun = '', object = ''] = /^(?:Day-to-day |Overall |Daily )?(\p{L}+) of (.+)$/u.exec(line) ?? [];
  const low = noun.toLowerCase();
  if (
    object === '' ||
    NO_CLAUSE.test(line) ||
    !OBJECT.test(object) ||
    / of \p{L}+ and \p{L}+ of /u.test(line) ||
    /(?<!\p{L})(?:and|,) \p{L}+(?:ion|ment|ing|ance) of /u.test(object)
  )
    return null;
  // "Training of staff and stock control": the second is none of what is trained.
  if (/ and (?!the|an?|all|our|\d)\p{Ll}+(?: \p{Ll}+)*$/u.test(object) && !/ and \p{Ll}+s(?: |$)/u.test(object)) return null;
  const once = DEEDS.get(low);
  if (once !== undefined) return `${inTense(once, 'past')} ${object}`;
  // "Answering of inbound calls": the gerund is as good as its verb.
  const verb = DUTIES.get(low) ?? (low.endsWith('ing') ? verbOf(low)?.verb : undefined);
  return verb === undefined ? null : `${inTense(verb, current && !OVER.test(object) ? 'present' : 'past')} ${object}`;
}

/** "Being the main contact for 25 clients": what one is. */
const being = (line: string, current: boolean): string | null => {
  const [, what = ''] = /^Being ((?:the|an?|responsible|in charge|part) .+)$/u.exec(line) ?? [];
  return what === '' || NO_CLAUSE.test(what) ? null : `${current && !OVER.test(what) ? 'am' : 'was'} ${what}`;
};

/** Work that one "does": "rota and holiday planning for both sites". */
const DONE =
  /^(\p{Lu}[\p{L}-]*(?:(?:,| and| &)? \p{Ll}[\p{Ll}-]*){0,4}?) (planning|ordering|scheduling|invoicing|bookkeeping|purchasing|budgeting|stocktaking|rostering)((?: (?:for|at|in|across|of) [^,;:]+)?)$/u;

function doing(line: string, current: boolean): string | null {
  const [, head = '', work = '', rest = ''] = DONE.exec(line) ?? [];
  const words = head.toLowerCase().split(/[\s,]+/u);
  if (work === '' || NO_CLAUSE.test(line) || words.some((word) => isPreposition(word) || /(?:ed|ing|ly)$/u.test(word))) return null;
  const verb = verbOf(words[0] ?? '');
  // "Support planning for six sites": an order as often as a thing.
  if (
    words.length > 1 &&
    verb?.form === 'bare' &&
    cvVerb(words[0] ?? '') !== undefined &&
    !/^(?:stock|staff|shift|menu|route|budget|production|rota)$/u.test(words[0] ?? '')
  )
    return null;
  return /^(?:assist|help|support|involved|responsible)$/u.test(words[0] ?? '') ? null : `${current ? 'do' : 'did'} the ${uncapital(head)} ${work}${rest}`;
}

/** Verbs whose -ing form before a plural is a deed and no kind of thing, as it is of "operating manuals". */
const SURE: ReadonlySet<string> = new Set(
  'escalate log calibrate recruit mentor coach interview verify install repair allocate calculate reconcile negotiate supervise train update arrange schedule welcome deliver maintain assist'.split(
    ' ',
  ),
);

/** "Managing a team of 6" goes on in a job that goes on; "calibrating balances and pipettes" is a deed in any. */
function ofGerund(line: string, current: boolean): string | null {
  const tense = current && !OVER.test(line) ? 'present' : 'past';
  if (tense === 'present' && !/saving|reducing|increasing/iu.test(line)) {
    const told = uncapitalOrNull(gerundsTold(line, 'present'));
    if (told !== null) return told;
  }
  const [, first = '', rest = ''] = /^(\p{Lu}\p{Ll}+ing)((?: \p{Ll}+){0,2} \p{Ll}{2,}s(?![\p{L}’'-]).*)$/u.exec(line) ?? [];
  const verb = verbOf(first.toLowerCase());
  return rest === '' || verb?.tense !== 'ing' || !SURE.has(verb.verb) || /ing(?!\p{L})|[:;]/u.test(rest) || NO_CLAUSE.test(rest)
    ? null
    : `${inTense(verb.verb, tense)}${rest}`;
}

const uncapitalOrNull = (text: string | null): string | null => (text === null ? null : uncapital(text));

const FEWEST_DEEDS = 3;
const isPast = (part: string): boolean => {
  const first = /^\p{L}+/u.exec(part)?.[0]?.toLowerCase() ?? '';
  return (cvVerb(first) ?? verbOf(first))?.tense === 'past';
};
/** "Lock up", "sharpen the blades", "grease down every morning": a bare verb and what shows that it is one. */
const isOrderLike = (part: string): boolean =>
  verbOf(/^\p{L}+/u.exec(part)?.[0]?.toLowerCase() ?? '')?.form === 'bare' && /^\p{L}+ (?:the|an?|all|our|up|out|in|down|off)(?!\p{L})/u.test(part);

/** "Check tickets, marshal vehicles, sort out the late ones": deeds in one tense one after the other, the last joined with "and"; as it is where a part is none. */
export function deedsInARow(line: string, current: boolean): string {
  const parts = line.split(', ');
  // "Opened accounts, chased invoices and credit notes": two deeds.
  const [opener = '', last = ''] = parts;
  if (
    parts.length === 2 &&
    !/[;:()]| and | or |\d,\d/u.test(opener) &&
    [opener, last].every((part) => isPast(part) && countWords(part) > 1 && !/[;:()]/u.test(part))
  )
    return `${opener} and ${last}`;
  // "Wash down and lock up every night, empty the traps, check the guards": an "and" within the first of them.
  const [head = '', behind = ''] = opener.split(' and ');
  if (
    /[;:()]| or |\d,\d/u.test(line) ||
    (/ and /u.test(line) && (/ and /u.test(parts.slice(1).join(', ')) || behind === '' || !isOrderLike(head) || !isOrderLike(behind)))
  )
    return line;
  const tenses = parts.map((part) => {
    const [first = '', second = ''] = part.toLowerCase().split(' ');
    const verb = cvVerb(first) ?? verbOf(first);
    return second === '' ? undefined : verb?.tense === 'either' ? 'past' : verb?.form === 'third' ? undefined : verb?.tense;
  });
  const [tense] = tenses;
  const isSame = tense !== undefined && tense !== 'ing' && (tense === 'past' || current) && tenses.every((one) => one === tense);
  // What stands bare behind a bare verb may be a thing: "stock control, shift planning".
  const isSure =
    tense === 'past' || parts.filter((part) => /^\p{L}+ (?:the|an?|all|our|up|out|in|down|off|\p{Ll}+s)(?!\p{L})/u.test(part)).length === parts.length;
  return parts.length >= FEWEST_DEEDS && isSame && isSure && parts.every((part) => countWords(part) > 1) ? listed(parts, 'and') : line;
}
