import { OPTIMIZE } from '../../../../domain/limits.ts';
import type { AnnotatedExperience, KeywordEntry } from '../../../../domain/optimization.ts';
import type { Bullet, Experience } from '../../../../domain/cv.ts';
import type { Judgement } from '../../../judgement.ts';
import { isPrivateLine } from '../../../privacy/private-lines.ts';
import { lineIndex } from '../../../evidence/shared/locate.ts';
import { isMeasured } from '../../../english/measures.ts';
import { looksLikeEntryHead } from '../../../evidence/shared/passages.ts';
import { squeezed } from '../../../english/folding.ts';
import { respelled } from '../../../english/grammar/respelled.ts';
import { questionsAbout } from '../../report/rewrites/line-questions.ts';
import { rewriteLine, type Ailment } from '../../report/rewrites/rewrite-line.ts';
import { BULLET_SIGN, rangeOf } from '../cv-lines.ts';
import { says } from '../letter/deeds.ts';
import { readyLine } from '../letter/ready-line.ts';
import { isOrder } from '../prose-check.ts';
import { countWords, sameWords } from '../../../english/tokens.ts';
import type { OptimisationInput } from '../optimisation-input.ts';

/** The most that anybody goes through line by line. */
const MOST = 14;
const MAX_BULLET = 420;
/** Lines whose only fault is a missing number: some of them show what is meant. */
const MOST_PLAIN = 4;
/** A line further down than this in its job is read by few. */
const HIGH = 2;
/** How much a line wants mending. */
const NEED: Readonly<Partial<Record<Ailment, number>>> = {
  duty: 8,
  vague: 7,
  'worked-on': 6,
  involved: 6,
  exposed: 6,
  attended: 5,
  help: 5,
  passive: 5,
  gerund: 5,
  wall: 4,
  plain: 2,
};

interface Candidate extends AnnotatedExperience {
  need: number;
  plain: boolean;
}

/** One entry a line worth changing, in the CV's order; ranges never overlap. */
export function experienceSections(input: OptimisationInput, judgement: Judgement): AnnotatedExperience[] {
  const { context } = input;
  const found = context.cv.experience
    .flatMap((job) => job.bullets.map((bullet, at) => ({ job, bullet, at })))
    .slice(0, OPTIMIZE.maxStatements)
    .flatMap(({ job, bullet, at }) => candidateOf(input, judgement, job, bullet, at));
  const plain = new Set(
    found
      .filter((one) => one.plain)
      .toSorted((a, b) => b.need - a.need || a.lines.from - b.lines.from)
      .slice(0, MOST_PLAIN),
  );
  let end = -1;
  return found
    .filter((one) => !one.plain || plain.has(one))
    .toSorted((a, b) => b.need - a.need || a.lines.from - b.lines.from)
    .slice(0, MOST)
    .toSorted((a, b) => a.lines.from - b.lines.from)
    .filter(({ lines }) => lines.from >= end && ((end = lines.to), true))
    .map(({ original, improved, suggestions, adds, lines, role }, at) => ({ id: `experience-${at + 1}`, original, improved, suggestions, adds, lines, role }));
}

function candidateOf(input: OptimisationInput, judgement: Judgement, job: Experience, bullet: Bullet, position: number): Candidate[] {
  const { context, ledger } = input;
  const original = squeezed(bullet.text.replace(BULLET_SIGN, ''));
  const lines = rangeOf(context, bullet, original);
  if (lines === null || original.length > MAX_BULLET || countWords(original) < 2) return [];
  if (!bullet.marked && looksLikeEntryHead(original)) return [];
  const places = context.lines.slice(lines.from, lines.to);
  const orders = judgement.findings.filter(({ kind }) => kind === 'machine-instruction' || kind === 'personal-detail');
  if (
    isOrder(original) ||
    places.some((line) => isPrivateLine(context, line) || orders.some((finding) => finding.page === line.page && finding.line === line.line))
  )
    return [];

  const beside = [job.company?.value ?? '', job.title?.value ?? ''].filter((name) => name !== '');
  const entries = ledger.filter(({ proof }) => proof !== null && isWithin(proof, lines, input));
  const made = rewritten(original, beside, context.cv.language);
  const mended =
    made !== null &&
    (isNoun(original, job, made.ailment) ||
      breaksPair(original, made.after) ||
      isCutShort(original, made.after) ||
      isTrifle(original, made) ||
      isWorse(original, made.after))
      ? null
      : made;
  // A shorter line that loses a word of the advert is no better for this job.
  const better = mended !== null && ledger.some(({ requirement }) => says(original, requirement) && !says(mended.after, requirement)) ? null : mended;
  // What the advert calls it is asked for, and not put in front of the line as a label: "Teaching in schools: ..." is nobody's sentence.
  const text = better === null ? original : respelled(better.after);
  const proved = entries.filter(({ status }) => status !== 'not-shown');
  const isSound = better === null || better.ailment === 'sound';
  const suggestions = suggestionsOf(original, text, better, proved, position, job);
  if (isSound) {
    // A good line keeps its words; it may still stand in the wrong place.
    const isLow = suggestions.length > 0 && proved.some(({ must }) => must) && position > HIGH;
    return isLow ? [entry(original, original, suggestions.slice(0, 1), lines, job, 3, false)] : [];
  }
  if (text === original) return [];
  const need = (NEED[better.ailment] ?? 0) + (proved.length > 0 ? 3 : 0);
  return [entry(original, text, suggestions, lines, job, need, better.ailment === 'plain')];
}

/** "Operating manuals", "Moving & Handling trainer": an -ing form that stands alone in its job and before no determiner may be a noun (rule 10). */
const isNoun = (original: string, { bullets }: Experience, ailment: Ailment): boolean =>
  ailment === 'gerund' &&
  !/^\p{L}+ing\s(?:the|an?|all|our|their|his|her|its|any|each|every|new|up|in|on|with|to|for|out)\s/iu.test(original) &&
  bullets.filter(({ text }) => OPENS_ING.test(text)).length < 2;
const OPENS_ING = /^\P{L}*\p{L}+ing\b/u;

/** People, and what was to be completed, are not "handled"; and of a line that is damaged no rule makes a better one. */
const isWorse = (original: string, after: string): boolean =>
  readyLine(original, true) === null ||
  (after.startsWith('Handled ') &&
    /^Handled (?:[\p{L}/&+-]+ ){0,2}?(?:supervisors?|staff|teams?|crews?|managers?|chefs?|employees|people|associates|assistants|agents|nurses|drivers|completion|the completion)(?!\p{L})|, also (?:for )?/u.test(
      after,
    ));

/** Letters by which two forms of a word are known. */
const STEM = 3;
/** "Engaging and inspiring lessons" without its first half is no pair any more. */
function breaksPair(original: string, after: string): boolean {
  const pairs = (text: string): string[] =>
    [...text.matchAll(/([\p{L}\d%-]+) and (?=([\p{L}\d-]+))/gu)].map(([, left = '', right = '']) =>
      `${left} ${right}`.toLowerCase().replace(/(\S+) (\S+)/u, (_, a: string, b: string) => `${a.slice(0, STEM)} ${b.slice(0, STEM)}`),
    );
  const own = new Set(pairs(original));
  return pairs(after).some((pair) => !own.has(pair));
}

/** A word or two less and nothing else is no change to go through a page for. */
const FEW_WORDS = 3;
const isTrifle = (original: string, { ailment, after }: Better): boolean =>
  (ailment === 'plain' || ailment === 'vague') &&
  !after.includes('[') &&
  countWords(original) - countWords(after) < FEW_WORDS &&
  countWords(after) < countWords(original);

/** What stands in front of a duty, and is told by its verb. */
const DUTY_OPENING =
  /^(?:(?:I |was |were |am |mainly |fully |solely |directly )*(?:responsible|accountable) for|in charge of|my duties included|duties (?:included|include)|tasked with)\s+/iu;
/** Less of its words left, a line is another line: "Went above and beyond" of what it was done for. */
const LEAST_KEPT = 0.7;
function isCutShort(original: string, after: string): boolean {
  const [own, left] = [countWords(original.replace(DUTY_OPENING, '')), countWords(after.replace(/\[[^\]]*\]/gu, ''))];
  return left < own * LEAST_KEPT;
}

const entry = (
  original: string,
  improved: string,
  suggestions: string[],
  lines: { from: number; to: number },
  job: Experience,
  need: number,
  plain: boolean,
): Candidate => ({ id: '', original, improved, suggestions, adds: [], lines, role: roleOf(job), need, plain });

const roleOf = ({ title, company }: Experience): string =>
  [title?.value, company?.value]
    .map((name) => squeezed(name ?? ''))
    .filter((name) => name !== '')
    .join(', ');

interface Better {
  ailment: Ailment;
  after: string;
  question: string | null;
}

const SENTENCE_END = /(?<=[\p{L}\p{N})%"”]{2}[.!?])\s+(?=[\p{Lu}\d])/u;

/** The line made better by the rules of the report, sentence by sentence where it has several. */
function rewritten(original: string, beside: readonly string[], language: string): Better | null {
  const sentences = original.split(SENTENCE_END);
  const parts = sentences.map((text) => ({ text, better: rewriteLine({ text, beside, language }) }));
  const mended = parts.flatMap(({ better }) => (better === null || KEPT.has(better.ailment) ? [] : [better]));
  if (parts.length > 1) {
    const [first] = mended;
    if (first === undefined) return null;
    const after = parts.map(({ text, better }) => withStop(better !== null && mended.includes(better) ? better.after : text)).join(' ');
    if (sameWords(after, original) || BLANK_AMID.test(after)) return null;
    return { ailment: first.ailment, after, question: after.includes('[') ? askedOf(original, first.ailment, language, after) : null };
  }
  const better = parts[0]?.better ?? null;
  if (better === null) return null;
  const { after } = better;
  return TRIFLING.has(better.ailment) || BLANK_AMID.test(after) || sameWords(after, original)
    ? null
    : { ailment: better.ailment, after, question: after.includes('[') ? askedOf(original, better.ailment, language, after) : null };
}

/** "Attend [how many?] meetings": a hole in somebody's sentence is no better sentence (truth.md, rule 12). */
const BLANK_AMID = /\[[^[\]]*\]\s+[\p{L}\d]/u;

/** What several sentences are not broken up for: a missing number, a result that stands at the end. */
const KEPT: ReadonlySet<Ailment> = new Set(['sound', 'plain', 'result', 'help', 'involved']);
/** Changes of a word, no better for it. */
const TRIFLING: ReadonlySet<Ailment> = new Set(['result', 'help', 'involved']);

const askedOf = (line: string, ailment: Ailment, language: string, after: string): string | null =>
  questionsAbout(line, ailment, language, after).ask[0] ?? null;

const withStop = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

function isWithin(proof: { page: number; line: number }, lines: { from: number; to: number }, { context }: OptimisationInput): boolean {
  const at = lineIndex(context, proof);
  return at >= lines.from && at < lines.to;
}

function suggestionsOf(
  original: string,
  improved: string,
  better: Better | null,
  proved: readonly KeywordEntry[],
  position: number,
  job: Experience,
): string[] {
  const suggestions: string[] = [];
  // “Eye” is a word of a sentence, and nothing that an advert insists on.
  const top = proved.find(({ must, kind, requirement }) => must && kind !== 'experience' && (/[\s-]|\p{Lu}/u.test(requirement) || kind === 'tool'));
  if (top !== undefined && position > HIGH)
    suggestions.push(`Move it up: the advert insists on “${top.requirement}”, and this line stands ${position + 1} of ${job.bullets.length} in its job.`);
  if (better?.question !== null && better?.question !== undefined && improved.includes('[')) suggestions.push(better.question);
  else if (!isMeasured(original) && !improved.includes('[')) suggestions.push('No number in it: how many, how often, or how much, if you know.');
  return suggestions;
}
