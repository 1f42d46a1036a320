import type { LineTemplate } from '../../../../domain/line-template.ts';
import { changesIn } from '../../../english/changes.ts';
import { isMeasured } from '../../../english/measures.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { locate } from '../../../evidence/shared/locate.ts';
import { type Passage, passagesOf } from '../../../evidence/shared/passages.ts';
import { statementsOf, type Statement } from '../../../evidence/shared/statements.ts';
import type { Judgement } from '../../../judgement.ts';
import { isEmptyClaim } from '../../asking/anew/empty-claims.ts';
import { mendingOf, strikesAlone } from '../../asking/mend-line.ts';
import { recastOf } from '../recast/recast-line.ts';
import { shorter } from '../recast/fillers.ts';
import { isNonsense } from '../../asking/sense/nonsense.ts';
import { isTold } from '../../asking/sense/told.ts';
import { aroundOf } from './around.ts';
import { ailmentOf, type Ailment } from './rewrite-line.ts';
import { tellsOfChange } from '../wants/answering-lines.ts';
import { isWorthAsking } from './worth-asking.ts';

/** Of lines outside every job. */
export const NO_JOB = '';
/** A line of work, and what can be done for it. */
export interface Candidate {
  before: string;
  /** Certainly better without any answer; else the line itself. */
  after: string;
  template: LineTemplate | null;
  ailment: Ailment;
  /** Only says what its author is like. */
  isClaim: boolean;
  /** Opens with a deed, as lines of work do. */
  deed: boolean;
  /** What is asked about it, where that is decided; else it is asked by what ails it. */
  question: string | null;
  page: number;
  line: number;
  /** Of its job, for a spread over the CV. */
  job: string;
  /** What `after` is worth where it says the same in a better sentence, and what the line lacks is asked all the same. */
  recast?: number;
}

/** The lines of a CV that may be mended, asked about or left as strong, in its order; no jokes, which their authors meant. */
export function candidatesOf(judgement: Judgement): Candidate[] {
  const orders = judgement.findings.filter(({ kind }) => kind === 'machine-instruction' || kind === 'personal-detail');
  const statements = statementsOf(judgement);
  const seen = new Set<string>();
  const asked = new Set<string>();
  const claims = new Map<string, number>();
  const examples = new Set<string>();
  const candidates = statements.flatMap((statement): Candidate[] => {
    const before = statement.text;
    const { job } = statement.passage;
    const isClaim = job !== null && judgement.cv.language === 'en' && isEmptyClaim(before);
    const name = isClaim ? `${job.page}:${job.line}:${before}` : before;
    if (!(isClaim || isWorthAsking(statement, judgement.cv.language)) || seen.has(name)) return [];
    const place = locate(judgement, before, statement.passage);
    if (place === null || orders.some((finding) => finding.page === place.page && finding.line === place.line)) return [];
    const beside = [job?.company?.value ?? '', job?.title?.value ?? ''].filter((word) => word !== '');
    const ofJob = job === null ? NO_JOB : `${job.page}:${job.line}`;
    const at = claims.get(ofJob) ?? 0;
    if (isClaim) claims.set(ofJob, at + 1);
    const claim = isClaim ? { title: job.title?.value ?? '', at } : undefined;
    if (isJoke(before, place, judgement)) return [];
    const better = isClaim ? null : recastOf({ text: before, beside, tense: overOf(statement, statements) });
    const base = better !== null && strikesAlone(better.after, beside).length === 0 ? better.after : before;
    const mending = mendingOf({ text: base, beside, language: judgement.cv.language, tense: tenseOf(statement, statements), claim });
    // One sentence of a tale in the first person is not told without it.
    const isTale = /^I\s/u.test(before) && statements.filter(({ passage }) => passage === statement.passage).length > 1;
    const told = !isClaim && (isTale || isToldFurther(statement, statements));
    // What is told of a job that is over is told in the past, or as its author wrote it.
    const isLate = overOf(statement, statements) === 'past' && ['bare', 'third'].includes(cvVerb(firstWord(mending.after))?.form ?? '');
    const isTurned = !told && !isLate && mending.after !== base;
    const after = told ? before : isTurned ? brief(mending.after, beside) : base;
    const fitting =
      told ||
      isOddExample(mending.template, examples, judgement) ||
      mending.template?.questions.some((question) => isNonsense(question.text, before)) === true ||
      isCountedBeside(mending.template, statement, statements) ||
      isToldAround(mending.template, statement, judgement)
        ? null
        : mending.template;
    seen.add(name);
    const asks = fitting === null ? '' : `${fitting.needs.includes('thing') ? '' : ofJob}:${fitting.questions[0]?.text ?? ''}`;
    // Nobody is asked the same twice about one job, nor the broadest of all questions twice about a CV.
    const template = fitting !== null && asked.has(asks) ? null : fitting;
    asked.add(asks);
    for (const value of template === null ? [] : saidIn(template)) examples.add(value);
    const named = ailmentOf(before);
    const isSound = named === 'plain' && (told || tellsOfChange(before) || changesIn(before).length > 0);
    const ailment = isClaim ? 'vague' : isSound ? 'sound' : named;
    const recast = better !== null && !isTurned && after === base && after !== before ? { recast: better.worth } : {};
    return [
      {
        ailment: ailment === 'plain' && isTurned ? 'gerund' : ailment,
        after,
        template,
        before,
        deed: statement.verb !== null || after !== before || ailment !== 'plain',
        ...place,
        job: ofJob,
        isClaim,
        question: null,
        ...recast,
      },
    ];
  });
  return inOneTense(candidates);
}

const firstWord = (text: string): string => (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();

/** A sentence that was told anew in fewer words, where those are no worse. */
function brief(text: string, beside: readonly string[]): string {
  const less = shorter(text);
  return less === text || strikesAlone(less, beside).length > 0 ? text : less;
}

/** What makes a sentence a joke of its author's: a homely last item, an aside, an afterthought. */
const JOKES: ReadonlySet<string> = new Set(['homely', 'aside', 'afterthought', 'tale', 'denial']);

/** Whether a line was meant to amuse: nobody is asked to defend it, or how often. A duty in it is still a duty. */
export function isJoke(text: string, { page, line }: { page: number; line: number }, { observations }: Judgement): boolean {
  if (/^(?:was |were )?(?:responsible|in charge|duties|accountable)\b/iu.test(text)) return false;
  // "Scanned, packed, smiled".
  if (/^(?:\p{L}+,\s)+(?:and\s)?\p{L}+[.]?$/u.test(text)) return true;
  return observations.some((one) => JOKES.has(one.kind) && one.page === page && one.line >= line && text.includes(one.quote));
}

/** A first sentence whose figures or consequences stand in the sentences behind it: the bullet is read whole, and so is what it lacks. */
function isToldFurther({ passage, text, start }: Statement, all: readonly Statement[]): boolean {
  const rest = `${passage.text.slice(0, start)} ${passage.text.slice(start + text.length)}`.trim();
  if (rest !== '' && (isMeasured(rest) || tellsOfChange(rest))) return true;
  // A sentence that is no further deed tells what came of the one before it.
  if (all.some((other) => other.passage === passage && other.start > start && other.verb === null && other.tokens.length >= FURTHER_WORDS)) return true;
  // "The tracker showed that …": the next line of the job goes on about the thing of this one.
  const behind = all.find((other) => other.passage.job === passage.job && other.start === 0 && isBehind(other.passage, passage));
  const [, thing = ''] = /^(?:The|This|That|These)\s(?:\p{L}+\s)?(\p{Ll}{4,})\b/u.exec(behind?.text ?? '') ?? [];
  return thing !== '' && new RegExp(String.raw`(?<!\p{L})${thing}(?!\p{L})`, 'iu').test(text) && isMeasured(behind?.passage.text ?? '');
}
/** Shorter sentences are asides. */
const FURTHER_WORDS = 4;
const isBehind = (one: Passage, other: Passage): boolean => one.page === other.page && one.line > other.line && one.line <= other.line + 4;

/** Figures and names of a template's example answer, without those of a choice. */
const saidIn = ({ questions, example }: LineTemplate): string[] =>
  questions
    .flatMap(({ fields }) => fields.flatMap((field) => (field.kind === 'choice' || field.kind === 'number' ? [] : [example[field.slot] ?? ''])))
    .filter((value) => value !== '');

/** An example that another line of the report has, or whose figures are the CV's own: who leaves it standing would tell an untruth. */
function isOddExample(template: LineTemplate | null, used: ReadonlySet<string>, judgement: Judgement): boolean {
  if (template === null) return false;
  const values = saidIn(template);
  const figures = values.flatMap((value) => /^[£$€]?\d[\d.,]*/u.exec(value)?.[0] ?? []);
  const isOwn =
    figures.length > 1 &&
    passagesOf(judgement).some(({ text }) =>
      figures.every((figure) => new RegExp(String.raw`(?<![\d.,])${figure.replace(/[$.]/gu, '\\$&')}(?![\d])`, 'u').test(text)),
    );
  return isOwn || values.some((value) => used.has(value));
}

/** What the template asks stands in the bullet, or in another line of the job. */
const isToldAround = (template: LineTemplate | null, { text, passage }: Statement, judgement: Judgement): boolean =>
  template?.questions.some((question) => isTold(question.text, text, passage.text, aroundOf(judgement, passage))) === true;

/** How many there are a day has been said by another line of the job: asked again, two answers would contradict each other. */
function isCountedBeside(template: LineTemplate | null, { passage }: Statement, all: readonly Statement[]): boolean {
  if (template === null || !template.questions.some(({ fields }) => fields.some(({ slot }) => slot === 'per'))) return false;
  return all.some((other) => other.passage !== passage && other.passage.job === passage.job && COUNTED_PER.test(other.text));
}
const COUNTED_PER =
  /\d\s(?:\p{L}+\s){0,2}(?:calls|customers|guests|patients|visitors|clients|people|covers|drinks|tickets|parcels|picks|drops|jobs)\s(?:\p{L}+\s)?(?:an?|per|each|every)\s(?:hour|day|night|shift|week|month|year)\b/iu;

/** Gerunds of a job are told as deeds together or not at all: half of them would leave it in two tenses. */
function inOneTense(candidates: readonly Candidate[]): Candidate[] {
  const isGerund = ({ before }: Candidate): boolean => cvVerb((/^\p{L}+/u.exec(before)?.[0] ?? '').toLowerCase())?.form === 'ing';
  const stuck = new Set(candidates.filter((line) => line.after === line.before && isGerund(line)).map(({ job }) => job));
  return candidates.map((line) => (stuck.has(line.job) && isGerund(line) ? { ...line, after: line.before } : line));
}

/** Whether the job of a line is over, and its lines are told in the past; null where nobody knows, or a job that goes on is told in it. */
export function overOf(statement: Statement, all: readonly Statement[]): 'past' | 'present' | null {
  const period = statement.passage.job?.period ?? null;
  if (period === null) return null;
  return period.current ? (tenseOf(statement, all) === 'present' ? 'present' : null) : 'past';
}

/** The tense of a job's other lines; of a job that goes on and has none, the present. */
function tenseOf({ passage: { job } }: Statement, all: readonly Statement[]): 'past' | 'present' {
  if (job === null || job.period?.current !== true) return 'past';
  const kin = all.filter(({ passage }) => passage.job === job);
  const count = (tense: string): number => kin.filter(({ verb }) => verb?.tense === tense).length;
  return count('past') > count('present') ? 'past' : 'present';
}
