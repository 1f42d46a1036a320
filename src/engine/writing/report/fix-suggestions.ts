import type { LineTemplate } from '../../../domain/line-template.ts';
import { FINDING_KINDS, type Finding, type FindingKind } from '../../../domain/finding.ts';
import { SCORES } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { employerOf } from '../../reading/entries/current-job.ts';
import { agreeing } from '../../english/grammar/agreement.ts';
import { cvFacts } from '../roast/facts.ts';
import { mayHaveLink } from '../../evidence/shared/second-look.ts';
import { howLapsed, lapsedLicences } from './wants/certificates.ts';
import { listed } from '../../english/grammar/lists.ts';
import { lengthOf } from '../../evidence/structure/length.ts';
import { FIXES } from './fix-copy.ts';
import { STEPS } from './scorecard-copy.ts';
import { capital } from '../../english/grammar/capitals.ts';
import { fixFor, gainsOf } from './gains.ts';
import { hasLostJobs } from './rewrites/lines-of-work.ts';
import { isToldBy } from './told-once.ts';
import { allPlacesOf, placesInWords } from './places.ts';

const MOST = 8;
/** Smaller steps are told only where there are not so many larger ones. */
const SMALL_STEP = 2;
const ENOUGH = 5;
const MOST_RENEWALS = 2;

/** Places that are named of one kind of fault. */
const PLACES = 24;

/** More scores than these are not told with one fix. */
const MOST_SCORES = 2;

/**
 * What to mend, the largest step of one score first, with what the score becomes: "Length Appropriateness 15 → 100". Scores are never
 * added up. What part 3 has told with its way out (`told`) is no advice a second time: one line says what it brings.
 */
export function writeFixSuggestions(judgement: Judgement, told: ReadonlySet<FindingKind>, lines: readonly MendedLine[] = []): string[] {
  const about = cvFacts(judgement);
  const renewals = lapsedLicences(judgement)
    .slice(0, MOST_RENEWALS)
    .map((paper) => `Renew “${paper.name}”, or take it off the page: it has run out ${howLapsed(paper)}. (${capital(placesInWords([paper]))}.)`);
  const gains = gainsOf(judgement)
    .filter(({ finding }, at, all) => !all.slice(0, at).some((other) => isToldBy(finding, other.finding, judgement)))
    .filter(({ finding }) => isWorthMending(finding, judgement));
  const isTold = ({ finding }: (typeof gains)[number]): boolean => told.has(finding.kind) && STEPS[finding.kind] !== undefined;
  const ofPart3 = gains.filter(isTold);
  const isGathered = ofPart3.length > 1;
  const fixes = gains.flatMap((gain, at) => {
    const { finding, scores } = gain;
    const step = Math.max(...scores.map(({ from, to }) => Math.abs(to - from)));
    if (at >= ENOUGH && step <= SMALL_STEP) return [];
    if (isGathered && isTold(gain)) return gain === ofPart3[0] ? [gathered(ofPart3)] : [];
    const fix = fixOf(finding, judgement, lines) ?? fixFor(finding, about, finding.id);
    if (fix === null) return [];
    const moved = scores
      .slice(0, MOST_SCORES)
      .map(({ name, from, to }) => `${SCORES[name].name} ${from} → ${to}`)
      .join(', ');
    return [`${moved}: ${fix} ${whereOf(finding, judgement)}`.trimEnd()];
  });
  return [...renewals, ...fixes].slice(0, MOST);
}

/** "ATS Murder Rating 44 → 30: add an e-mail address (part 3). Also from part 3: rename the file (…)." Each by itself, never added up. */
function gathered(gains: ReturnType<typeof gainsOf>): string {
  const said = gains.slice(0, MOST_GATHERED).flatMap(({ finding, scores: [most] }) => {
    return most === undefined ? [] : [{ step: STEPS[finding.kind] ?? '', moved: `${SCORES[most.name].name} ${most.from} → ${most.to}` }];
  });
  const [first, ...others] = said;
  if (first === undefined) return '';
  const also = others.length === 0 ? '' : ` Also from there: ${listed(others.map(({ step, moved }) => `${step} (${moved})`))}.`;
  return `${first.moved}: ${first.step}, as in part 3.${also}`;
}
const MOST_GATHERED = 5;

/** What to do about the findings of a kind, in words that name the first of them. */
function fixOf(finding: Finding, judgement: Judgement, lines: readonly MendedLine[]): string | null {
  const { words, idealWords } = lengthOf(judgement);
  const kin = judgement.findings.filter(({ kind }) => kind === finding.kind);
  const others = [...new Set(kin.flatMap(({ facts }) => (typeof facts['term'] === 'string' ? [facts['term']] : [])))].filter(
    (one) => one !== finding.facts['term'],
  );
  const fix = FIXES[finding.kind]?.({ finding, count: kin.length, others, job: jobAt(finding, judgement), wordsOver: words - idealWords }) ?? null;
  if (fix === null) return null;
  return finding.kind === 'no-numbers' ? (startingWith(lines) ?? fix) : (mendedIn(kin, lines) ?? fix);
}

/** "Start with “Answered letters from members”: how many letters?": the number that is missed most is asked for. Null where none is. */
function startingWith(lines: readonly MendedLine[]): string | null {
  const asked = lines.flatMap(({ before, after, template }) => {
    const [question] = template?.questions ?? [];
    return question !== undefined && /^How many\b/u.test(question.text) && before.length <= LONGEST_MENDED
      ? [{ before, question: question.text, isMended: before !== after }]
      : [];
  });
  // What another fix shows is not shown again.
  const first = asked.find(({ isMended }) => !isMended) ?? asked[0];
  if (first === undefined) return null;
  const question = first.question.charAt(0).toLowerCase() + first.question.slice(1);
  return `Put a number into three bullets that have none. Start with “${first.before.replace(/[\s.;,]+$/u, '')}”: ${question}`;
}

/** A line that the report tells anew or asks about. */
export interface MendedLine {
  before: string;
  after: string;
  template?: LineTemplate | null | undefined;
  page: number;
  line: number;
}

/** Faults of a sentence that telling it anew mends. */
const OF_SENTENCES: ReadonlySet<FindingKind> = new Set<FindingKind>(['weak-opening', 'duty-opening', 'passive-voice', 'tense-mix']);
const LONGEST_MENDED = 110;

/** The fault shown on a line of this very CV that part 6 tells anew; null where it tells none of them. */
function mendedIn(kin: readonly Finding[], lines: readonly MendedLine[]): string | null {
  const [first] = kin;
  if (first === undefined || !OF_SENTENCES.has(first.kind)) return null;
  const mended = lines.find(
    ({ before, after, page, line }) =>
      before !== after &&
      before.length <= LONGEST_MENDED &&
      kin.some(
        (one) => one.page === page && Math.abs(one.line - line) <= 1 && one.quote !== null && (before.includes(one.quote) || one.quote.includes(before)),
      ),
  );
  if (mended === undefined) return null;
  const rest = kin.length > 1 ? ` ${capital(inWords(kin.length - 1))} more ${agreeing(kin.length - 1, 'line wants', 'lines want')} the same.` : '';
  return `Put “${mended.after}” in place of “${mended.before.replace(/[\s.;,]+$/u, '')}”.${rest}`;
}

const inWords = (count: number): string => ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? String(count);

/** The job that a place belongs to, as it can be named: by its employer, or by its title where a template's word stands for that. */
function jobAt({ page, line }: Finding, { cv }: Judgement): string | null {
  const job = cv.experience.findLast((one) => one.page < page || (one.page === page && one.line <= line));
  if (job === undefined) return null;
  return employerOf(job)?.value ?? job.title?.value ?? null;
}

/** Work that is found through a link or a profile; a lorry driver is found through his licence. */
const FOUND_BY_LINK =
  /\b(?:engineer|developer|designer|analyst|scientist|writer|editor|journalist|marketing|manager|director|consultant|architect|photograph|artist|product|data|software|web|ux|sales|recruit|account|translator|teacher|curator|solicitor|lawyer)/iu;
/** A job so far back is rightly told in a line. */
const NEWEST_JOBS = 2;

/** Of what our reader has lost nothing can be said to lack. */
const OF_READING: ReadonlySet<string> = new Set(['missing-experience', 'no-numbers', 'no-bullets', 'thin-job', 'date-missing', 'tiny-bullet', 'too-short']);

/** Whether mending a finding would help this very person: no link for work that is found without, no more lines for a job of long ago. */
function isWorthMending({ kind, page, line, facts }: Finding, judgement: Judgement): boolean {
  if (OF_READING.has(kind) && hasLostJobs(judgement)) return false;
  // What the scorecard calls about right is not to be cut.
  if ((kind === 'too-long' || kind === 'too-short') && judgement.scores.lengthAppropriate >= LENGTH_FITS) return false;
  if (kind === 'missing-link') return FOUND_BY_LINK.test(judgement.job.phrase) && !mayHaveLink(judgement);
  if (kind !== 'thin-job') return true;
  if (/\b(?:university|college|school|academy|institute)\b/iu.test(String(facts['company'] ?? ''))) return false;
  return judgement.cv.experience.slice(0, NEWEST_JOBS).some((job) => job.page === page && job.line <= line && line - job.line <= NEAR);
}
const NEAR = 4;
/** Up to here the scorecard says that a length fits. */
const LENGTH_FITS = 78;

/** Where the lines of that kind stand; for something missing, where it should. */
function whereOf(finding: Finding, judgement: Judgement): string {
  // More or fewer words belong everywhere.
  if (finding.kind === 'too-short' || finding.kind === 'skills-missing') return '';
  const kin = judgement.findings.filter(({ kind }) => kind === finding.kind);
  const { quoted } = FINDING_KINDS[finding.kind];
  if (!quoted) return finding.kind === 'file-name' || finding.kind === 'document-title' ? '(In the file itself.)' : `(Belongs at ${placesInWords([finding])}.)`;
  return `(${allPlacesOf(kin, PLACES)}.)`;
}
