import { assembleLine, type LineTemplate } from '../../../domain/line-template.ts';
import { cvVerb, inTense, type Tense, verbOf } from '../../english/grammar/verbs.ts';
import { coarseStems } from '../../english/keyed-words.ts';
import { numbersIn } from '../../english/measures.ts';
import { type Finding, FINDING_KINDS, type FindingKind } from '../../../domain/finding.ts';
import { understandJob } from '../../job/target-job.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { readCv } from '../../reading/read-cv.ts';
import { judgeCv } from '../../scoring/judge-cv.ts';
import { unblanked } from '../report/rewrites/line-parts.ts';
import { rewriteLine, withoutVagueTail, type Ailment, type BetterLine, type LineSource } from '../report/rewrites/rewrite-line.ts';
import { askedOf } from './asked-of.ts';
import { claimTemplate } from './anew/empty-claims.ts';
import { puffedTemplate } from './anew/puffed-lines.ts';
import { countedBeside } from './counted-beside.ts';
import { isTold } from './sense/told.ts';
import { isWorkLine } from './sense/work-line.ts';
import { templateFor } from './template-for.ts';
import { vagueTemplate } from './vague-amounts.ts';

type TenseOfJob = Exclude<Tense, 'ing'>;

/** What can be done for a line: told anew at once, told anew from answers, both, or neither (`after` is the line itself). */
export interface Mending {
  after: string;
  template: LineTemplate | null;
}

/** Ailments whose rewrite turns the sentence itself; the others only take words away. */
const TURNED: ReadonlySet<Ailment> = new Set(['duty', 'attended', 'passive', 'gerund', 'vague']);
/** Shorter sentences are stumps. */
const LEAST_WORDS = 3;
/** What says no more than "responsible for": the person is asked for the verb. */
const OWN_GERUND = /^(?:handling|running|looking after|dealing with)\b|\b(?:for|included|with) (?:handling|running|looking after|dealing with)\b/iu;
const NO_BETTER = /^(?:Looked after|Handled|Ran|Worked on|Acted|Dealt with|Will)\b/u;

/** A line to mend. */
export interface LineToMend extends LineSource {
  tense: TenseOfJob;
  /** Of a line that only says what its author is like: the title of its job, and which of that job's such lines it is, from 0. */
  claim?: { title: string; at: number } | undefined;
}

/** Tells a line anew where that is certain, keeps every fact of it, and finds what to ask about the rest. English only. */
export function mendingOf(source: LineToMend): Mending {
  const { text: before, language, tense, claim, beside } = source;
  if (language !== 'en') return { after: before, template: null };
  const text = before.replace(/[\s.;,]+$/u, '');
  if (claim !== undefined) return { after: before, template: claimTemplate(claim.title, tense, claim.at) };
  const told = sureRewrite(text, source);
  const sure = told !== null && told.split(' ').length >= LEAST_WORDS && isClean(told, text, beside) ? told : null;
  const isPuffed = strikesAlone(text, beside).some((kind) => PUFFED_KINDS.has(kind));
  const templates = [
    () => templateFor({ text, tense }),
    () => (told === null ? null : templateFor({ text: told, tense })),
    () => (isPuffed ? puffedTemplate(text, tense, (words) => strikesAlone(`Checked stock${words}`).length > 0) : null),
    () => vagueTemplate(told ?? text),
    () => askedOf(told ?? text),
    () => countedBeside(told ?? text),
    () => (DUTY_OF_PUFF.test(text) ? puffedTemplate(text, tense, () => true) : null),
  ];
  const template = isWorkLine(text)
    ? (templates
        .values()
        .map((build) => build())
        .find((one) => one !== null && isFit(one, told ?? text, source, text) && !one.questions.some((question) => isTold(question.text, text, text, ''))) ??
      null)
    : null;
  return { after: sure ?? before, template };
}

/** "Responsible for driving engagement": a duty to be impressive. */
const DUTY_OF_PUFF = /^(?:was )?(?:responsible|accountable) for (?:driving|fostering|championing|ensuring|promoting|maintaining|delivering)\b/iu;

/** What is said in words that every CV has. */
const PUFFED_KINDS: ReadonlySet<FindingKind> = new Set<FindingKind>(['buzzword', 'cliche', 'empty-adjective', 'weak-opening']);

/** Whether no detector of ours would strike a line; that it is short is no new fault where the old one was as short. */
const isClean = (text: string, before: string, beside: readonly string[]): boolean =>
  strikesAlone(text, beside).every((kind) => kind === 'tiny-bullet' && before.split(' ').length <= text.split(' ').length);

/** The rewrite by rule, as far as it turns the sentence and loses nothing. */
function sureRewrite(text: string, source: LineToMend): string | null {
  const of = gerundOf(text, source.tense);
  const better = of === null ? withoutBlanks(rewriteLine({ ...source, text })) : { ailment: 'gerund' as const, after: of };
  if (better !== null && isWithoutI(text, better.after)) return better.after;
  if (better === null || !TURNED.has(better.ailment) || (NO_BETTER.test(better.after) && !OWN_GERUND.test(text))) return null;
  // A word or two less is no other sentence.
  const isOpening = PUFFED_OPENING.test(text) && cvVerb(firstWord(better.after))?.form === 'past';
  if (better.ailment === 'vague' && !isOpening && text.split(' ').length - better.after.split(' ').length < LEAST_WORDS) return null;
  // Without a verb in front a filler may be half of a name: "Great Fire of London".
  if (better.ailment === 'vague' && !isOpening && cvVerb(firstWord(text)) === undefined) return null;
  if (!keepsFacts(withoutVagueTail(text), better.after) || isCrooked(better.after, source.tense)) return null;
  return source.tense === 'present' && cvVerb(firstWord(better.after))?.form === 'past' ? inPresent(better.after) : better.after;
}

/** "Successfully ran": the verb says it without its escort. */
const PUFFED_OPENING = /^(?:successfully|effectively|efficiently|actively|proactively)\s\p{Ll}/iu;

/** "I introduced Xero" is "Introduced Xero", in the tense that it had; nothing else of the sentence is changed. */
const isWithoutI = (text: string, after: string): boolean => {
  const [, rest = ''] = /^I (?:also )?(\p{Ll}.*)$/u.exec(text) ?? [];
  const form = cvVerb(firstWord(rest))?.form;
  return (
    rest !== '' && (form === 'past' || form === 'either') && after.toLowerCase() === rest.toLowerCase() && !/\b(?:I|my|me|mine|myself|we|us)\b/u.test(rest)
  );
};

const firstWord = (text: string): string => (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();

/** The rewrite without the blanks where numbers would go: those are asked for. */
function withoutBlanks(better: BetterLine | null): BetterLine | null {
  const after = better === null ? null : unblanked(better.after);
  return better === null || after === null ? null : { ...better, after };
}

/** "Answering of inbound calls" is "Answered inbound calls". */
function gerundOf(text: string, tense: TenseOfJob): string | null {
  const [, gerund = '', rest = ''] = /^(\p{L}+ing) of ((?:\p{L}+\s)*\p{L}+.*)$/u.exec(text) ?? [];
  const verb = cvVerb(gerund.toLowerCase());
  // What is joined to the object may be a further deed.
  const isJoined = [...rest.matchAll(/(?:,|\b(?:and|or)\b|&|\/)\s*(?:and\s+)?(?:\p{L}+ly\s+)?(\p{Ll}+)/gu)].some(
    ([, word = '']) => cvVerb(word) !== undefined || word.endsWith('ing'),
  );
  if (verb?.form !== 'ing' || KNOWN.has(verb.verb) || /[;:/]/u.test(rest) || isJoined) return null;
  const told = inTense(verb.verb, tense);
  return `${told.charAt(0).toUpperCase()}${told.slice(1)} ${rest}`;
}

/** What somebody knows or has is no deed. */
const KNOWN: ReadonlySet<string> = new Set('understand know have be seek learn'.split(' '));

/** What goes with a duty is told as it goes on; null where the sentence has further deeds, which no rule turns with it. */
function inPresent(text: string): string | null {
  const verb = cvVerb(firstWord(text));
  if (verb === undefined || verb.form !== 'past' || /(?:,|\band|&)\s+\p{Ll}+(?:ed|t|ote|ought|ook)\b/u.test(text)) return null;
  return `${verb.verb.charAt(0).toUpperCase()}${verb.verb.slice(1)}${text.slice(firstWord(text).length)}`;
}

/** Half in one form and half in another ("Loaded bar stock, deburring", "Operated the till and cash up"), or a stump. */
function isCrooked(text: string, tense: TenseOfJob): boolean {
  if (/(?:,|\band|&)\s+(?:\p{Ll}+\s+)?\p{Ll}+ing\b/u.test(text) || /\b(?:and|or|of|for|with|to|in)$/u.test(text)) return true;
  // "Drove, loaded, convoy commander": things among deeds.
  if (tense === 'past' && /^\p{L}+,/u.test(text) && text.split(/,\s+|\s+and\s+/u).some((item) => verbOf(firstWord(item))?.tense !== 'past')) return true;
  // "Typed – Very Good", "operated the till and cash up".
  if (/^\p{L}+\s*[–—:(-]/u.test(text) || /(?:,|\band|&)\s+\p{Ll}+\s+(?:up|out|off|in|down)$/u.test(text)) return true;
  if (tense === 'present' && cvVerb(firstWord(text))?.form === 'bare') return false;
  return [...text.replace(/\b(?:clean|neat) and tidy\b/iu, '').matchAll(/(?:,|\band|&)\s+(\p{Ll}+)(?=\s|$)/gu)].some(([, word = '']) => {
    const verb = cvVerb(word);
    return verb !== undefined && (verb.form === 'bare' || verb.form === 'third') && !word.endsWith('s');
  });
}

/** Words that a rewrite may take away: they name no fact. */
const EMPTY = new Set(
  coarseStems(
    'responsible responsibility charge accountable tasked duties included include including entrusted solely directly mainly primarily fully overall main key professional timely efficient effective accurate courteous wide broad large great engaging lot lots plenty handful couple few manner environment fast paced dynamic busy challenging required needed necessary requested times basis various several numerous multiple many countless some variety range number strong excellent outstanding great successfully effectively efficiently consistently actively leveraged utilised utilized using used other related tasks also',
  ),
);

/** Every verb in its bare form: "taking" and "took" are one word. */
const inBareVerbs = (text: string): string => text.replace(/\p{L}+/gu, (word) => verbOf(word.toLowerCase())?.verb ?? word);

/** Whether all numbers, names and words with a content are still there. */
function keepsFacts(before: string, after: string): boolean {
  const numbers = numbersIn(after);
  const stems = new Set(coarseStems(inBareVerbs(after)));
  const names = before.match(/(?<=\s)\p{Lu}[\p{L}\p{N}.+#-]*/gu) ?? [];
  return (
    numbersIn(before).every((number) => numbers.includes(number)) &&
    names.every((name) => after.includes(name)) &&
    coarseStems(inBareVerbs(before)).every((stem) => stems.has(stem) || EMPTY.has(stem) || [...stems].some((one) => one.slice(0, 3) === stem.slice(0, 3)))
  );
}

/** Whether the line filled with its example keeps the old one's facts and no detector of ours would strike it. */
function isFit(template: LineTemplate, text: string, { beside }: LineSource, before: string): boolean {
  const filled = assembleLine(template, template.example, text);
  const isNamed = 'names' in template.example;
  const isWhole = template.needs.length > 0 || isNamed || keepsFacts(text, filled.text);
  return filled.isMended && isWhole && !/[[\]]/u.test(filled.text) && isClean(filled.text, before, beside);
}

/** Kinds of findings about the wording of one line. A line alone proves nothing about the others. */
const OF_A_LINE = (kind: FindingKind): boolean =>
  ['buzzwords', 'wording'].includes(FINDING_KINDS[kind].group) && kind !== 'repeated-verb' && kind !== 'tense-mix' && kind !== 'duplicate-line'
    ? true
    : kind === 'tiny-bullet' || kind === 'wall-of-text' || kind === 'placeholder';

/** What our own detectors say against a line that stands alone in a job: kinds of findings (truth.md, rule 11). */
export const strikesAlone = (text: string, beside: readonly string[] = []): FindingKind[] => strikes(text, beside).map(({ kind }) => kind);

/** The words that our own detectors would strike in a line that stands alone. */
export const struckWords = (text: string): string[] => [
  ...new Set(strikes(text, []).map(({ quote, facts }) => String(facts['term'] ?? facts['opening'] ?? facts['phrase'] ?? facts['word'] ?? quote))),
];

function strikes(text: string, beside: readonly string[]): Finding[] {
  const [title = 'Assistant', company = 'Example Ltd'] = [beside[1], beside[0]];
  const document = documentFromText(`Experience\n${title}, ${company}, 2019 - 2022\n• ${text}\n• Answered letters from members and filed the replies.`);
  const judged = judgeCv({ document, ...readCv(document), job: ALONE, today: null, corrections: [] });
  return judged.findings.filter(({ kind, quote }) => quote !== null && text.includes(quote) && OF_A_LINE(kind));
}
const ALONE = understandJob('Assistant');
