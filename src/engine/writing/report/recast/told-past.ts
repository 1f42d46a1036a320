import { capital } from '../../../english/grammar/capitals.ts';
import { openingVerb } from '../../../english/grammar/retense.ts';
import { cvVerb, pastOf, type Verb, verbOf } from '../../../english/grammar/verbs.ts';
import { GERUND_NOUNS } from '../../../lexicon/grammar/gerunds.ts';
import { NOUN_VERBS } from '../../../lexicon/wording/nominals.ts';

/** What joins a further deed to the first one; an adverb may stand between. */
const JOINT = /((?:,\s+|\s+)(?:and|or|&)\s+(?:then\s+|also\s+)?|,\s+(?:then\s+)?)((?:\p{Ll}+ly\s+)?)(\p{L}+)(?=\s|[,.;:]|$)/gu;
const DETERMINED = /^\s+(?:the|an?|all|any|our|their|its|his|her|new|each|every|both|this|these|those|them|it|\d[\d,.]*)(?!\p{L})/iu;
/** Clauses with a verb of their own would stay in their tense. */
const CLAUSE = /\b(?:that|which|who|whom|whose|when|while|where|if|because|so|until|unless|whether|how|what|why|once|since|I|we|they|he|she|you)\b/iu;
const PRESENT =
  /\b(?:is|are|am|has|have|do|does|can|may|might|will|must|shall|should|would|could|currently|now|today|don['’]t|isn['’]t|aren['’]t|etc)\b|[?!“”"[\]]/iu;
const AS_NEEDED = /\b(?:as|when|if|where|whenever|wherever)\s(?:needed|required|necessary|requested|appropriate|possible|applicable|assigned|directed)\b/giu;
/** "While ensuring standards" has no tense of its own. */
const WHILE_DOING = /\s(?:while|when|once)\s(?=(?:\p{Ll}+ly\s)?\p{Ll}+ing\b)/gu;
/** Behind these a clause stands without "that": "ensure guests have towels". */
const WITH_CLAUSE: ReadonlySet<string> = new Set(
  'ensure verify confirm check make let assure see watch know think believe guarantee have say demonstrate show'.split(' '),
);
/** What is no deed of a job, or as often a noun or a post in front of a line. */
const NO_DEED: ReadonlySet<string> = new Set(
  'be have do need want know understand love enjoy seek possess act own like hope believe feel will contact staff practice volunteer'.split(' '),
);

/**
 * A line in the present told in the past: its first verb and every deed beside it. Null where a word may be a deed or a thing, where a
 * clause has a verb of its own, and of a line that is in the past already.
 */
export function toldInPast(line: string): string | null {
  const first = openingVerb(line);
  if (first === null || first.at !== 0 || !(first.form === 'third' || first.form === 'bare')) return null;
  const after = line.slice(first.written.length);
  if (NO_DEED.has(first.verb) || !/^\s/u.test(after) || cvVerb(first.written.toLowerCase()) === undefined) return null;
  if (mayBeNoun(first) && !isDeedBefore(first, after)) return null;
  const plain = after.replace(AS_NEEDED, '').replace(WHILE_DOING, ' ');
  if (CLAUSE.test(plain) || PRESENT.test(plain) || /[;:]\s*\p{L}|\.\s|\s[–—-]\s|\/\s|\s\//u.test(plain)) return null;
  if (hasLooseVerb(plain)) return null;
  if (WITH_CLAUSE.has(first.verb) && (plain.match(/(?<!\bto\s)\b\p{Ll}{2,}\b/gu) ?? []).some((word) => isPresent(verbOf(word)))) return null;
  const rest = furtherDeeds(after, first);
  return rest === null ? null : capital(pastOf(first.verb)) + rest;
}

/** "Establish goals manage budgets devise forecasts", "oversee interviewing hiring training": deeds that lost the commas between them. */
const hasLooseVerb = (text: string): boolean =>
  /\p{Ll}ing\s\p{Ll}+ing\s\p{Ll}+ing\b/u.test(text) ||
  [...text.matchAll(/(\p{Ll}+)\s(?=(\p{Ll}+)\s)/gu)].some(
    ([, before = '', word = '']) =>
      !LEADS_IN.has(before) && !before.endsWith('ly') && !ALSO_ADJECTIVES.has(word) && !NOUN_VERBS.has(word) && cvVerb(word)?.form === 'bare',
  );
const LEADS_IN: ReadonlySet<string> = new Set('to and or but not help helping let make then also either both'.split(' '));
const ALSO_ADJECTIVES: ReadonlySet<string> = new Set(
  'complete secure correct perfect appropriate lower advance select like free follow moderate elaborate articulate own'.split(' '),
);

const isPresent = (verb: Verb | undefined): boolean => verb?.form === 'bare' || verb?.form === 'third';

/** "Reports", "support": forms that are as often things. */
const mayBeNoun = ({ verb }: Verb): boolean => NOUN_VERBS.has(verb);

/** Of a word that may be a thing, what shows that it opens the line as a deed: an article or the like, or another deed in its form beside it. */
function isDeedBefore(first: Verb, after: string): boolean {
  // "Exchange 2000" is a program, "process 40 claims" a deed.
  if (/^\s+\d/u.test(after))
    return /^\s+\d[\d,.]*\+?\s(?:(?!(?:including|with|for|in|and|from|to)\b)\p{Ll}+\s)?(?!(?:includes|as|is|was)\b)\p{Ll}+s\b/u.test(after);
  if (DETERMINED.test(after)) return true;
  const [, beside = ''] = /^(?:,|\s+(?:and|&))\s+(\p{Ll}+)\s/u.exec(after) ?? [];
  const other = verbOf(beside);
  if (other?.form === first.form && !NOUN_VERBS.has(other.verb)) return true;
  // "Order supplies": an -s behind a bare verb is its object; "order forms" are paper.
  return first.form === 'bare' && OFTEN_DEEDS.has(first.verb) && /^\s+(?:\p{Ll}+\s){0,3}?(?!\p{Ll}*ss\b)\p{Ll}{3,}(?:s|ment|ware)\b/u.test(after);
}

/** Nouns in form that open lines of a CV as deeds. */
const OFTEN_DEEDS: ReadonlySet<string> = new Set(
  'answer process handle train monitor lead order review schedule conduct address guide supervise direct coach mentor interview recruit update draft document forward greet clean cook stock load repair build open close resolve'.split(
    ' ',
  ),
);

/** The deeds behind the first one in the past; null where one of them is not certain. */
function furtherDeeds(text: string, first: Verb): string | null {
  let [isUnsure, hasThings, hasDeeds] = [SLASHED.test(text) && slashedDeed(text), false, false];
  const told = text.replace(JOINT, (whole, joint: string, adverb: string, word: string, offset: number) => {
    const verb = verbOf(word.toLowerCase());
    const before = text.slice(0, offset);
    const after = text.slice(offset + whole.length);
    const isPair = before.trim() === '';
    if (verb === undefined) {
      // "Prepare entries and book urgent invoices": a deed that our lists of verbs do not hold.
      if (NOUN_VERBS.has(word.toLowerCase()) && !isThing(joint, after) && !TO_DO.test(before)) isUnsure = true;
      // "Devein and poach the prawns": a deed that we do not know.
      if ((isPair && !/(?:ed|ing|s)$/u.test(word)) || (/^\s+(?:the|an?|all|any)\s/u.test(after) && !/(?:ed|ing|s)$/u.test(word) && adverb === ''))
        isUnsure = true;
      // "made changes and replenish goods": the end of a list of deeds is one, whatever our lists of verbs hold.
      if (hasDeeds && /and|or|&/u.test(joint) && /^\s\p{Ll}/u.test(after) && !/(?:ed|ing|ly)$/u.test(word)) isUnsure = true;
      hasThings ||= /^,\s+(?:then\s+)?$/u.test(joint);
      return whole;
    }
    if (!isPresent(verb)) return whole;
    const isCapital = /^\p{Lu}/u.test(word);
    if (isCapital && mayBeNoun(verb)) return whole;
    // "to plan and run": both are what for.
    if (TO_DO.test(before)) return whole;
    if (mayBeInfinitive(before)) {
      if (!(mayBeNoun(verb) && isThing(joint, after))) isUnsure = true;
      return whole;
    }
    // "Answer phones and orders": beside a bare verb a plural is a thing, and before an article nobody knows.
    if (verb.form === 'third' && first.form === 'bare') {
      if (
        DETERMINED.test(after) ||
        /^\s(?:(?:as|with|on|to|in|up|out)\s|(?!(?:of|for|from|by|at|and|or|using|via|per|including|regarding|concerning|about|related|within|during|throughout|across)\b)\p{Ll})/u.test(
          after,
        )
      )
        isUnsure = true;
      return whole;
    }
    // "Prepares and files returns": what stands right beside the first deed is one.
    if (!isPair && (mayBeNoun(verb) || isPaper(word)) && !DETERMINED.test(after)) {
      isUnsure = isUnsure || !isThing(joint, after);
      return whole;
    }
    // "Greet guests, ascertain wishes, and seat them": what stood between may be a deed that we do not know.
    if (hasThings) isUnsure = true;
    if (first.verb === 'help') isUnsure = true;
    hasDeeds ||= joint.startsWith(',');
    return `${joint}${adverb}${pastOf(verb.verb)}`;
  });
  return isUnsure ? null : told;
}

/** "Write and edit/rewrite articles". */
const SLASHED = /\p{L}\/\p{L}/u;
const slashedDeed = (text: string): boolean =>
  [...text.matchAll(/(\p{Ll}+)\/(\p{Ll}+)/gu)].some(([, one = '', other = '']) =>
    [one, other].some((word) => verbOf(word)?.form === 'bare' && !NOUN_VERBS.has(word)),
  );

/** Whether a gerund stands beside the deeds: "Trained staff and checking tills" is half in one form and half in another. */
export const hasStrayGerund = (text: string): boolean =>
  [...text.matchAll(/\s(?:and|&)\s(\p{Ll}+)\s/gu)].some(
    ({ 1: word = '', index }) => cvVerb(word)?.form === 'ing' && !GERUND_NOUNS.has(word) && !HAS_GERUND.test(text.slice(0, index)),
  );
const HAS_GERUND = /\p{Ll}ing\b|\b(?:by|for|in|of|with|including|via|through|to|on|about)\s/u;

/** Plurals of paper that a third person looks like. */
const isPaper = (word: string): boolean =>
  /^(?:reports|records|orders|files|invoices|documents|contracts|plans|schedules|forms|supplies|programs|projects|calls)$/iu.test(word);

/** Whether a word that may be a deed is certainly a thing here: nothing but a comma, a stop or "of" behind it. */
const isThing = (joint: string, after: string): boolean => /^\s*(?:$|[.,])|^\s+of\s/u.test(after) && /and|&|,/u.test(joint);

/** A purpose right before the joint: "to plan", "to carefully plan, run". */
const TO_DO = /\bto\s(?:\p{Ll}+ly\s)?\p{Ll}+(?:,\s\p{Ll}+)*$/u;

/** Whether a purpose stands somewhere before: what is joined may belong to it. */
const mayBeInfinitive = (before: string): boolean =>
  [...before.matchAll(/\b(?:to|help|helping|let|make)\s(?:\p{Ll}+ly\s)?(\p{Ll}+)/gu)].some(
    ([, word = '']) => isPresent(verbOf(word)) || verbOf(word)?.form === 'either',
  );
