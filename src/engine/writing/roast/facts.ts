import type { Finding } from '../../../domain/finding.ts';
import { shortQuote } from '../../../domain/quote.ts';
import type { Judgement } from '../../judgement.ts';
import { withoutTrailingWord, type Facts } from './template.ts';

/** A fact longer than this is no longer a phrase inside a sentence. */
const MAX_FACT = 60;
/** A job title longer than this does not fit beside a joke. */
const MAX_JOB = 40;

/** How each reason for hiding text looks to somebody who opens the file. */
const HIDING_PLACES: Readonly<Record<string, string>> = {
  white: 'in the colour of the paper',
  invisible: 'in invisible ink',
  covered: 'under a painted box',
  tiny: 'in letters under two points high',
  'off-page': 'off the edge of the page',
};

type Mutable = Record<string, string | number>;

/**
 * What any sentence about this CV may count. Zero is left out, so that no sentence counts to nothing.
 * Prefix "cv", apart from `job`: the target job as typed, shortened.
 */
export function cvFacts(judgement: Judgement): Facts {
  const { cv, document, lines } = judgement;
  const counts: Mutable = {
    cvWords: lines.reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0),
    cvLines: lines.length,
    cvPages: document.pages,
    cvBullets: cv.experience.reduce((sum, job) => sum + job.bullets.length, 0),
    cvJobs: cv.experience.length,
    cvSkills: cv.skills.length,
    cvYears: Math.round(cv.yearsOfExperience),
    buzzTerms: new Set(judgement.findings.filter(isBuzz).map((finding) => String(finding.facts['term']))).size,
  };
  const facts: Mutable = Object.fromEntries(Object.entries(counts).filter(([, count]) => Number(count) > 0));
  const job = shortQuote(judgement.job.phrase, MAX_JOB);
  if (job !== '') facts['job'] = job;
  const employer = cv.experience[0]?.company?.value.trim() ?? '';
  if (/^[\p{L}\p{N}][\p{L}\p{N} &.'’-]{1,28}$/u.test(employer) && !/^(?:company|employer|confidential|firma|self)/iu.test(employer)) facts['employer'] = employer;
  return facts;
}

const isBuzz = (finding: Finding): boolean => finding.kind === 'buzzword' || finding.kind === 'cliche' || finding.kind === 'empty-adjective';

/** The blanks a sentence about one finding may use: its own facts, what follows from them, and the CV's counts. */
export function factsOf(finding: Finding, about: Facts): Facts {
  const facts: Mutable = { ...about, line: finding.line, page: finding.page };
  for (const [name, value] of Object.entries(finding.facts)) {
    facts[name] = typeof value === 'string' ? shortQuote(value, name === 'job' ? MAX_JOB : MAX_FACT) : value;
  }
  const number = (name: string): number | null => (typeof facts[name] === 'number' ? facts[name] : null);
  const less = (name: string, total: string, part: string): void => {
    const [whole, taken] = [number(total), number(part)];
    if (whole !== null && taken !== null && whole - taken > 0) facts[name] = whole - taken;
  };
  less('with', 'total', 'without');
  less('matched', 'total', 'missing');
  less('used', 'total', 'unused');
  if (finding.kind === 'no-numbers') facts['ofBullets'] = facts['without'] === facts['total'] ? `all ${facts['total']} bullets` : `${facts['without']} of ${facts['total']} bullets`;
  const object = facts['object'];
  if (typeof object === 'string') facts['object'] = withoutTrailingWord(object.replace(/[\s.,;:–—-]+$/u, ''));
  list(facts, 'skills', 'skill');
  list(facts, 'fonts', 'font');
  list(facts, 'formats', 'format');
  list(facts, 'sections', 'section');
  for (const [name, value] of Object.entries(facts)) if (value === '') delete facts[name];
  const reason = facts['reason'];
  if (typeof reason === 'string') facts['hiding'] = HIDING_PLACES[reason] ?? 'where nobody looks';
  if (finding.quote !== null) {
    const words = finding.quote.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
    if (words > 0) facts['quoteWords'] = words;
  }
  return facts;
}

/** "SQL, Airflow, dbt" -> skill1, skill2, skill3 and skillCount; a bare number -> skillCount. */
function list(facts: Mutable, name: string, item: string): void {
  const value = facts[name];
  if (typeof value === 'number') facts[`${item}Count`] = value;
  if (typeof value !== 'string') return;
  const items = value.split(/\s*(?:[,;|]|\s(?:and|und)\s)\s*/u).map((part) => part.trim()).filter((part) => part !== '');
  if (items.length > 0) facts[`${item}Count`] = items.length;
  items.slice(0, 3).forEach((part, index) => {
    facts[`${item}${index + 1}`] = part;
  });
}
