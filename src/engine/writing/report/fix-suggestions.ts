import { FINDING_KINDS, type Finding, type FindingKind } from '../../../domain/finding.ts';
import { SCORES } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
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

const MOST = 12;
const MOST_RENEWALS = 2;

/** Places that are named of one kind of fault. */
const PLACES = 24;

/** More scores than these are not told with one fix. */
const MOST_SCORES = 2;

/**
 * What to mend, the largest step of one score first, with what the score becomes: "Length Appropriateness 15 → 100". Scores are never
 * added up. What part 3 has told with its way out (`told`) is no advice a second time: one line says what it brings.
 */
export function writeFixSuggestions(judgement: Judgement, told: ReadonlySet<FindingKind>): string[] {
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
  const fixes = gains.flatMap((gain) => {
    const { finding, scores } = gain;
    if (isGathered && isTold(gain)) return gain === ofPart3[0] ? [gathered(ofPart3)] : [];
    const fix = fixOf(finding, judgement) ?? fixFor(finding, about, finding.id);
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
function fixOf(finding: Finding, judgement: Judgement): string | null {
  const { words, idealWords } = lengthOf(judgement);
  const count = judgement.findings.filter(({ kind }) => kind === finding.kind).length;
  return FIXES[finding.kind]?.({ finding, count, wordsOver: words - idealWords }) ?? null;
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
  if (kind === 'missing-link') return FOUND_BY_LINK.test(judgement.job.phrase) && !mayHaveLink(judgement);
  if (kind !== 'thin-job') return true;
  if (/\b(?:university|college|school|academy|institute)\b/iu.test(String(facts['company'] ?? ''))) return false;
  return judgement.cv.experience.slice(0, NEWEST_JOBS).some((job) => job.page === page && job.line <= line && line - job.line <= NEAR);
}
const NEAR = 4;

/** Where the lines of that kind stand; for something missing, where it should. */
function whereOf(finding: Finding, judgement: Judgement): string {
  // More or fewer words belong everywhere.
  if (finding.kind === 'too-short' || finding.kind === 'skills-missing') return '';
  const kin = judgement.findings.filter(({ kind }) => kind === finding.kind);
  const { quoted } = FINDING_KINDS[finding.kind];
  if (!quoted) return finding.kind === 'file-name' || finding.kind === 'document-title' ? '(In the file itself.)' : `(Belongs at ${placesInWords([finding])}.)`;
  return `(${allPlacesOf(kin, PLACES)}.)`;
}
