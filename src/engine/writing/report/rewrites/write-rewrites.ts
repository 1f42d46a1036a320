import { FINDING_KINDS, type Finding, type FindingKind } from '../../../../domain/finding.ts';
import { ROAST_LINE } from '../../../../domain/limits.ts';
import { shortQuote } from '../../../../domain/quote.ts';
import type { Rewrite } from '../../../../domain/report.ts';
import type { Roast, Tone } from '../../../../domain/roast.ts';
import { locate } from '../../../evidence/shared/locate.ts';
import { isMeasured } from '../../../english/measures.ts';
import { statementsOf, type Statement } from '../../../evidence/shared/statements.ts';
import type { Judgement } from '../../../judgement.ts';
import { checkLine } from '../../roast/check-line.ts';
import { ANY_JOKES } from '../../roast/jokes/any-jokes.ts';
import { cvFacts } from '../../roast/facts.ts';
import { shuffled } from '../../roast/stable-hash.ts';
import { fill, textOf, withoutTrailingWord } from '../../roast/template.ts';
import { LINE_ROASTS } from './line-roasts.ts';
import { AILMENTS, rewriteLine, type Ailment, type BetterLine } from './rewrite-line.ts';
import { FURTHER_TOPICS, PROOF_QUESTIONS, type Topic } from './topics.ts';

/** Fewest rewrites of a report, unless the CV has fewer lines; and the most that anybody reads. */
export const REWRITES = { least: 6, most: 10 } as const;
/** A longer line is quoted by its sentence, not whole. */
const MAX_BEFORE = 420;
/** Lines that need no mending fill up, where there are too few that do. */
const FILL_UP: ReadonlySet<Ailment> = new Set(['sound']);

const NO_JOB = '';
/** Lines run together by a reader are longer than anybody writes one. */
const LONG = 260;

interface Candidate extends BetterLine {
  before: string;
  beside: readonly string[];
  page: number;
  line: number;
  /** Of its job, for a spread over the CV. */
  job: string;
}

/** This CV's own lines, made better by rule; in the order of the CV. `seed` picks the wording of the roasts. */
export function writeRewrites(judgement: Judgement, roast: Roast, tone: Tone, seed: string): Rewrite[] {
  const chosen = varied(choose(candidatesOf(judgement)), judgement.cv.language);
  const used = new Set<string>();
  return chosen.map((line) => ({
    before: line.before,
    roast: roastOf(line, judgement, roast, tone, seed, used),
    after: line.after,
    question: line.after.includes('[') ? line.topic.question : null,
    interviewQuestion: asksAbout(line.before, interviewOf(line, seed, used)),
    page: line.page,
    line: line.line,
  }));
}

/** An interviewer's question with the line it is about. */
export const asksAbout = (before: string, question: string): string => `You write “${withoutTrailingWord(shortQuote(quotable(before), 70))}”. ${question}`;

/** Further lines about the same kind of work are asked something else than the first. */
function varied(chosen: readonly Candidate[], language: string): Candidate[] {
  const asked = new Set<Topic>();
  let next = 0;
  return chosen.map((line) => {
    if (!asked.has(line.topic)) {
      asked.add(line.topic);
      return line;
    }
    const further = FURTHER_TOPICS[next];
    const better = further === undefined ? null : rewriteLine({ text: line.before, beside: line.beside, language }, further);
    if (better === null) return line;
    next += 1;
    return { ...line, ...better };
  });
}

/** A line with a result is asked for its proof, another for its story; nothing twice. */
function interviewOf(line: Candidate, seed: string, used: Set<string>): string {
  const proof = shuffled(PROOF_QUESTIONS, `${seed}:proof`, (question) => question);
  const questions =
    line.ailment === 'result' || line.ailment === 'sound' ? proof : [line.topic.interview, ...FURTHER_TOPICS.map(({ interview }) => interview), ...proof];
  const question = questions.find((one) => !used.has(one)) ?? line.topic.interview;
  used.add(question);
  return question;
}

function candidatesOf(judgement: Judgement): Candidate[] {
  const orders = judgement.findings.filter(({ kind }) => kind === 'machine-instruction' || kind === 'personal-detail');
  const seen = new Set<string>();
  return statementsOf(judgement).flatMap((statement): Candidate[] => {
    const before = statement.text;
    if (!isWorth(statement) || seen.has(before)) return [];
    const place = locate(judgement, before, statement.passage);
    if (place === null || orders.some((finding) => finding.page === place.page && finding.line === place.line)) return [];
    const { job } = statement.passage;
    const beside = [job?.company?.value ?? '', job?.title?.value ?? ''].filter((name) => name !== '');
    const better = rewriteLine({ text: before, beside, language: judgement.cv.language });
    if (better === null) return [];
    seen.add(before);
    return [{ ...better, before, beside, ...place, job: job === null ? NO_JOB : `${job.page}:${job.line}` }];
  });
}

/** Lines of work; not what stands in other sections by a reader's mistake. */
function isWorth({ passage, text, verb }: Statement): boolean {
  if (passage.role !== 'job' && passage.section !== 'projects' && passage.section !== 'volunteering') return false;
  // "Interactive Dashboard" names a thing: there is nothing to tell better.
  if (passage.role !== 'job' && verb === null && !isMeasured(text)) return false;
  if (/^\p{Lu}\S*(?:\s+(?:\p{Lu}\S*|of|the|and|&|-|–))*$/u.test(text) && text.length < 50 && !isMeasured(text) && verb === null) return false;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return (
    words >= 2 &&
    text.length <= MAX_BEFORE &&
    /^[\p{L}\d£$€]/u.test(text) &&
    (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) &&
    !/^(?:I hereby|I confirm|I declare|nobody|no one)\b/iu.test(text)
  );
}

/** The most ailing lines, spread over the jobs; sound ones only to come to the least number. */
function choose(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const pool = [...candidates];
  while (chosen.length < REWRITES.most && pool.length > 0) {
    const ailing = pool.filter(({ ailment }) => chosen.length < REWRITES.least || !FILL_UP.has(ailment));
    const next = ailing.toSorted((a, b) => worth(b, chosen) - worth(a, chosen) || candidates.indexOf(a) - candidates.indexOf(b))[0];
    if (next === undefined) break;
    chosen.push(next);
    pool.splice(pool.indexOf(next), 1);
  }
  return chosen.toSorted((a, b) => a.page - b.page || a.line - b.line || candidates.indexOf(a) - candidates.indexOf(b));
}

/** How badly a line wants mending, less where its like has been mended. */
function worth(candidate: Candidate, chosen: readonly Candidate[]): number {
  const kin = chosen.filter(({ ailment }) => ailment === candidate.ailment).length;
  const neighbours = chosen.filter(({ job }) => job === candidate.job).length;
  const repeated = chosen.some(({ topic }) => topic === candidate.topic) ? 1.5 : 0;
  return (
    (FILL_UP.has(candidate.ailment) ? -20 : 0) -
    (candidate.job === NO_JOB ? 4 : 0) -
    (candidate.before.length > LONG ? 5 : 0) +
    (AILMENTS.length - AILMENTS.indexOf(candidate.ailment)) -
    kin * 2 -
    neighbours * 0.5 -
    repeated
  );
}

/** The roast's own joke about the line, where it made one; else a fresh line through the same checks. */
function roastOf(line: Candidate, judgement: Judgement, roast: Roast, tone: Tone, seed: string, used: Set<string>): string {
  const told = roast.evidence.findIndex(
    (evidence) => evidence.quote !== null && evidence.page === line.page && evidence.line === line.line && line.before.includes(evidence.quote),
  );
  const joke = told < 0 ? undefined : roast.voices[tone].roastLines[told];
  if (joke !== undefined && !used.has(joke) && isAbout(joke, line, roast.evidence[told]?.kind)) {
    used.add(joke);
    return joke;
  }
  const finding: Finding = {
    id: `rewrite-${line.page}-${line.line}`,
    kind: 'plain-line',
    quote: line.before,
    page: line.page,
    line: line.line,
    weight: 1,
    facts: {},
  };
  const facts = { ...cvFacts(judgement), page: line.page, line: line.line };
  const slot = `${seed}:${finding.id}`;
  const templates = [
    ...shuffled(LINE_ROASTS[line.ailment][tone], slot, textOf),
    ...shuffled(LINE_ROASTS.plain[tone], slot, textOf),
    ...shuffled(ANY_JOKES[tone], slot, textOf),
  ];
  for (const template of templates) {
    if (used.has(textOf(template))) continue;
    const text = fill(template, facts, line.before, slot, ROAST_LINE.maxCharacters);
    if (text === null || checkLine(text, finding, tone).length > 0) continue;
    used.add(textOf(template));
    return text;
  }
  return `Line ${line.line}: “${shortQuote(quotable(line.before), 110)}”.`;
}

/** A joke about all bullets that only begins at this one is not about this line. */
function isAbout(joke: string, line: Candidate, kind: FindingKind | undefined): boolean {
  const group = kind === undefined ? null : FINDING_KINDS[kind].group;
  return group === 'wording' || group === 'buzzwords' || [...joke.matchAll(/“([^”]+)”/gu)].some(([, quote]) => line.before.includes(quote ?? ''));
}

/** Without its own quotation marks, which would end ours. */
const quotable = (text: string): string =>
  text
    .split(/[“”]/u)
    .reduce((longest, part) => (part.trim().length > longest.trim().length ? part : longest), '')
    .replace(/[\s.;:,]+$/u, '')
    .trim();
