import { FINDING_KINDS, type Finding } from '../../../../domain/finding.ts';
import { isObserved } from '../../../../domain/observation.ts';
import { ROAST_LINE } from '../../../../domain/limits.ts';
import { shortQuote } from '../../../../domain/quote.ts';
import type { Rewrite } from '../../../../domain/report.ts';
import type { Roast, RoastEvidence, Tone } from '../../../../domain/roast.ts';
import { locate } from '../../../evidence/shared/locate.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { isMeasured } from '../../../english/measures.ts';
import { statementsOf, type Statement } from '../../../evidence/shared/statements.ts';
import type { Judgement } from '../../../judgement.ts';
import { checkLine } from '../../roast/check-line.ts';
import { ANY_JOKES } from '../../roast/jokes/any-jokes.ts';
import { cvFacts } from '../../roast/facts.ts';
import { shuffled } from '../../roast/stable-hash.ts';
import { fill, textOf, withoutTrailingWord } from '../../roast/template.ts';
import { LINE_ROASTS } from './line-roasts.ts';
import { questionsAbout } from './line-questions.ts';
import { AILMENTS, ailmentOf, rewriteLine, type Ailment, type BetterLine } from './rewrite-line.ts';

/** Fewest rewrites of a report, unless the CV has fewer lines; and the most that anybody reads. */
export const REWRITES = { least: 6, most: 10 } as const;
/** A longer line is quoted by its sentence, not whole. */
const MAX_BEFORE = 420;
/** Rewrites of these change a word and no more: the line is kept, and its author is asked. */
const TRIFLING: ReadonlySet<Ailment> = new Set(['help', 'involved']);

const NO_JOB = '';
/** Lines run together by a reader are longer than anybody writes one. */
const LONG = 260;

interface Candidate extends BetterLine {
  before: string;
  /** No rule makes it certainly better: `after` is the line itself, and a question goes with it. */
  kept: boolean;
  /** Opens with a deed, as lines of work do. */
  deed: boolean;
  page: number;
  line: number;
  /** Of its job, for a spread over the CV. */
  job: string;
}

/**
 * This CV's own lines, made better by rule, in the order of the CV; where too few can be made certainly better, further ones kept as
 * they are (`after` is `before`) with the question that only their author can answer. `seed` picks the wording of the roasts.
 */
export function writeRewrites(judgement: Judgement, roast: Roast, tone: Tone, seed: string): Rewrite[] {
  const used = new Set<string>();
  // No two questions of one shape, as long as there is another.
  const first = (questions: readonly string[]): string => {
    const isNew = (one: string): boolean => !used.has(shapeOf(one)) && !used.has(unquoted(one));
    const question = questions.find(isNew) ?? questions.find((one) => !used.has(unquoted(one))) ?? questions[0] ?? '';
    used.add(shapeOf(question)).add(unquoted(question));
    return question;
  };
  return choose(candidatesOf(judgement)).map((line) => {
    const { ask, interview } = questionsAbout(line.before, line.ailment, judgement.cv.language, line.after);
    return {
      before: line.before,
      roast: roastOf(line, judgement, roast, tone, seed, used),
      after: line.after,
      question: line.kept || line.after.includes('[') ? first(ask) : null,
      interviewQuestion: asksAbout(line.before, first(interview)),
      page: line.page,
      line: line.line,
    };
  });
}

const unquoted = (question: string): string => question.replace(/“[^”]*”/gu, '“”');
const shapeOf = (question: string): string => unquoted(question).split(' ').slice(0, 3).join(' ');

/** An interviewer's question with the line it is about. */
export const asksAbout = (before: string, question: string): string => `You write “${withoutTrailingWord(shortQuote(quotable(before), 70))}”. ${question}`;

function candidatesOf(judgement: Judgement): Candidate[] {
  const orders = judgement.findings.filter(({ kind }) => kind === 'machine-instruction' || kind === 'personal-detail');
  const seen = new Set<string>();
  return statementsOf(judgement).flatMap((statement): Candidate[] => {
    const before = statement.text;
    if (!isWorth(statement, judgement.cv.language) || seen.has(before)) return [];
    const place = locate(judgement, before, statement.passage);
    if (place === null || orders.some((finding) => finding.page === place.page && finding.line === place.line)) return [];
    const { job } = statement.passage;
    const beside = [job?.company?.value ?? '', job?.title?.value ?? ''].filter((name) => name !== '');
    const better = rewriteLine({ text: before, beside, language: judgement.cv.language });
    const kept = better === null || TRIFLING.has(better.ailment);
    seen.add(before);
    return [
      {
        ailment: better?.ailment ?? ailmentOf(before),
        after: kept ? before : better.after,
        kept,
        before,
        deed: statement.verb !== null || better !== null || ailmentOf(before) !== 'plain',
        ...place,
        job: job === null ? NO_JOB : `${job.page}:${job.line}`,
      },
    ];
  });
}

/** Words that open a sentence about something else, or hang on the one before. */
const NO_OPENING =
  /^(?:it|this|that|these|those|they|he|she|we|there|here|even|although|though|so|but|because|since|if|when|while|once|as|in order|having|being|during|after|before|also|the|i|my|our|nobody|no one|i’m)\b(?!\s+\p{L}+ed\b)/iu;

/** Lines of work; not what stands in other sections by a reader's mistake, no names of posts and things, no lines run together. */
function isWorth({ passage, text, verb }: Statement, language: string): boolean {
  if (passage.role !== 'job' && passage.section !== 'projects' && passage.section !== 'volunteering') return false;
  // "Interactive Dashboard" names a thing: there is nothing to tell better.
  if (passage.role !== 'job' && verb === null && !isMeasured(text)) return false;
  // "Machine Set Up", "Safety Audit": a heading, whatever its words may be elsewhere.
  if (/^\p{Lu}\S*(?:\s+(?:\p{Lu}\S*|of|the|and|&|-|–|\/))*$/u.test(text) && text.length < 50 && !isMeasured(text)) return false;
  if (language === 'en' && (NO_OPENING.test(text) || isRunTogether(text))) return false;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return (
    words >= 3 &&
    text.length <= MAX_BEFORE &&
    // A small letter begins what lost its head; the others are signs of a file read in the wrong alphabet.
    /^[\p{Lu}\p{Lo}\d£$€]|^i(?:OS|Pad|Phone)/u.test(text) &&
    !/â€|ï¼|[ÂÃ][^\p{L}\s]|Â\s/u.test(text) &&
    !/[:,]$|\b(?:which includes?|including|such as|and|or|for|to|of)\.?$/iu.test(text) &&
    !/^(?:[\p{L} ]{3,30}:)\s/u.test(text) &&
    (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) &&
    !/^(?:I hereby|I confirm|I declare|nobody|no one)\b/iu.test(text)
  );
}

/** "… calls Answered customer calls", "… pallets.Adhered to": several lines that lost what parted them. */
const isRunTogether = (text: string): boolean =>
  /\s\*\s?\p{Lu}|\p{Ll}\.\p{Lu}\p{Ll}/u.test(text) ||
  [...text.matchAll(/(?<=[\p{Ll}\d)]\s)(\p{Lu}\p{Ll}+)(?=\s\p{Ll})/gu)].some(([, word = '']) => {
    const form = cvVerb(word.toLowerCase())?.form;
    return form === 'past' || form === 'ing';
  });

/** Lines that can be made better, the most ailing first, spread over the jobs; kept ones only to come to the least number. */
function choose(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const pool = [...candidates];
  while (chosen.length < REWRITES.most && pool.length > 0) {
    const ailing = pool.filter(({ kept }) => chosen.length < REWRITES.least || !kept);
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
  return (
    (candidate.kept ? -40 : 0) -
    (candidate.ailment === 'sound' ? 10 : 0) -
    (candidate.deed ? 0 : 15) -
    (candidate.job === NO_JOB ? 4 : 0) -
    (candidate.before.length > LONG ? 5 : 0) +
    (AILMENTS.length - AILMENTS.indexOf(candidate.ailment)) -
    kin * 2 -
    neighbours * 0.5
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
function isAbout(joke: string, line: Candidate, kind: RoastEvidence['kind'] | undefined): boolean {
  const group = kind === undefined || isObserved(kind) ? null : FINDING_KINDS[kind].group;
  return group === 'wording' || group === 'buzzwords' || [...joke.matchAll(/“([^”]+)”/gu)].some(([, quote]) => line.before.includes(quote ?? ''));
}

/** Without its own quotation marks, which would end ours. */
const quotable = (text: string): string =>
  text
    .split(/[“”]/u)
    .reduce((longest, part) => (part.trim().length > longest.trim().length ? part : longest), '')
    .replace(/[\s.;:,]+$/u, '')
    .trim();
