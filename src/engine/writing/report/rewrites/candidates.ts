import type { LineTemplate } from '../../../../domain/line-template.ts';
import { changesIn } from '../../../english/changes.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { locate } from '../../../evidence/shared/locate.ts';
import { statementsOf, type Statement } from '../../../evidence/shared/statements.ts';
import type { Judgement } from '../../../judgement.ts';
import { isEmptyClaim } from '../../asking/anew/empty-claims.ts';
import { mendingOf } from '../../asking/mend-line.ts';
import { ailmentOf, type Ailment } from './rewrite-line.ts';
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
  page: number;
  line: number;
  /** Of its job, for a spread over the CV. */
  job: string;
}

/** The lines of a CV that may be mended, asked about or left as strong, in its order; no jokes, which their authors meant. */
export function candidatesOf(judgement: Judgement): Candidate[] {
  const orders = judgement.findings.filter(({ kind }) => kind === 'machine-instruction' || kind === 'personal-detail');
  const statements = statementsOf(judgement);
  const seen = new Set<string>();
  const asked = new Set<string>();
  const claims = new Map<string, number>();
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
    const { after, template: fitting } = mendingOf({ text: before, beside, language: judgement.cv.language, tense: tenseOf(statement, statements), claim });
    seen.add(name);
    const asks = fitting === null ? '' : `${fitting.needs.includes('thing') ? '' : ofJob}:${fitting.questions[0]?.text ?? ''}`;
    // Nobody is asked the same twice about one job, nor the broadest of all questions twice about a CV.
    const template = fitting !== null && asked.has(asks) ? null : fitting;
    asked.add(asks);
    const named = ailmentOf(before);
    const ailment = isClaim ? 'vague' : named === 'plain' && changesIn(before).length > 0 ? 'sound' : named;
    return [
      {
        ailment: ailment === 'plain' && after !== before ? 'gerund' : ailment,
        after,
        template,
        before,
        deed: statement.verb !== null || after !== before || ailment !== 'plain',
        ...place,
        job: ofJob,
        isClaim,
      },
    ];
  });
  return inOneTense(candidates);
}

/** What makes a sentence a joke of its author's: a homely last item, an aside, an afterthought. */
const JOKES: ReadonlySet<string> = new Set(['homely', 'aside', 'afterthought', 'denial']);

/** Whether a line was meant to amuse: nobody is asked to defend it, or how often. A duty in it is still a duty. */
function isJoke(text: string, { page, line }: { page: number; line: number }, { observations }: Judgement): boolean {
  if (/^(?:was |were )?(?:responsible|in charge|duties|accountable)\b/iu.test(text)) return false;
  // "Scanned, packed, smiled".
  if (/^(?:\p{L}+,\s)+(?:and\s)?\p{L}+[.]?$/u.test(text)) return true;
  return observations.some((one) => JOKES.has(one.kind) && one.page === page && one.line >= line && text.includes(one.quote));
}

/** Gerunds of a job are told as deeds together or not at all: half of them would leave it in two tenses. */
function inOneTense(candidates: readonly Candidate[]): Candidate[] {
  const isGerund = ({ before }: Candidate): boolean => cvVerb((/^\p{L}+/u.exec(before)?.[0] ?? '').toLowerCase())?.form === 'ing';
  const stuck = new Set(candidates.filter((line) => line.after === line.before && isGerund(line)).map(({ job }) => job));
  return candidates.map((line) => (stuck.has(line.job) && isGerund(line) ? { ...line, after: line.before } : line));
}

/** The tense of a job's other lines; of a job that goes on and has none, the present. */
function tenseOf({ passage: { job } }: Statement, all: readonly Statement[]): 'past' | 'present' {
  if (job === null || job.period?.current !== true) return 'past';
  const kin = all.filter(({ passage }) => passage.job === job);
  const count = (tense: string): number => kin.filter(({ verb }) => verb?.tense === tense).length;
  return count('past') > count('present') ? 'past' : 'present';
}
