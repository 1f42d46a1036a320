import { printableFacts, type Finding } from '../../../domain/finding.ts';
import type { Observation } from '../../../domain/observation.ts';
import type { Evidence } from '../../../domain/roast.ts';
import { shortQuote } from '../../../domain/quote.ts';
import { squeezed } from '../../english/folding.ts';
import { countWords } from '../../english/tokens.ts';
import { countedBullets, countedJobs } from '../../evidence/shared/counts.ts';
import { lengthOf } from '../../evidence/structure/length.ts';
import type { Judgement } from '../../judgement.ts';
import { currentJob } from '../../reading/entries/current-job.ts';
import { statesField } from '../../job/titles/states-field.ts';
import { blankFacts, jobFacts } from './facts-of-jobs.ts';
import { lineFacts } from './facts-of-line.ts';
import { openingFacts } from './facts-of-opening.ts';
import { nounIn } from './facts-of-nouns.ts';
import { isShouted, titleCase, upperCaseAbbreviations } from '../../english/grammar/capitals.ts';
import { titleInside } from '../../english/grammar/casing.ts';
import { isCutQuote } from './is-cut-quote.ts';
import { isEmployer } from './is-employer.ts';
import { homeOf } from './at-home-in.ts';
import { workerOf } from './worker-of.ts';
import { inWords, withoutTrailingWord, type Facts } from './template.ts';

/** A fact longer than this is no longer a phrase inside a sentence. */
const MAX_FACT = 60;
/** Characters of a file's name that a joke can carry. */
const MAX_NAME = 40;
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
 * What any sentence about this CV may count, prefix "cv". Zero is left out, so that no sentence counts to nothing, and so is what a reader may count otherwise.
 * `job` is the target job as a title ("Data Engineer"), `jobSpoken` as one says who does it ("data engineer"; none for "agriculture").
 */
export function cvFacts(judgement: Judgement): Facts {
  const { cv, document, lines } = judgement;
  const counts: Mutable = {
    // One count for the whole roast: the one that the length is scored by.
    cvWords: lengthOf(judgement).words,
    cvLines: lines.length,
    cvPages: document.pages,
    cvBullets: countedBullets(judgement)?.length ?? 0,
    cvJobs: countedJobs(judgement) ?? 0,
    cvYears: Math.round(cv.yearsOfExperience),
    buzzTerms: new Set(judgement.findings.filter(isBuzz).map((finding) => String(finding.facts['term']))).size,
    weakOpenings: judgement.findings.filter(({ kind }) => kind === 'weak-opening' || kind === 'duty-opening').length,
  };
  const facts: Mutable = Object.fromEntries(Object.entries(counts).filter(([, count]) => Number(count) >= 1));
  const { abroad, america } = homeOf(judgement);
  if (abroad) facts['abroad'] = 1;
  if (america) facts['america'] = 1;
  const spoken = spokenJob(judgement.job.title);
  if (spoken !== '') facts['job'] = titleCase(spoken);
  // “An Employment law associate, Dublin” is said as “an employment law associate”.
  const worker = workerOf(spoken.split(/\s*,\s*/u)[0] ?? spoken);
  if (worker !== null) facts['jobSpoken'] = titleInside(worker);
  const employer = currentJob(cv)?.company?.value.trim() ?? '';
  if (isEmployer(judgement, currentJob(cv), employer)) facts['employer'] = employer;
  return facts;
}

const LEAST_JOB = 4;

const isBuzz = (finding: Finding): boolean => finding.kind === 'buzzword' || finding.kind === 'cliche' || finding.kind === 'empty-adjective';

/** Short enough for a sentence, cut where a part ends: never "Manager &"; "hr manager" is an "HR manager". */
function spokenJob(typed: string): string {
  // Nobody is hired as a SALES ASSOCIATE out loud.
  const title = upperCaseAbbreviations(isShouted(typed) ? typed.toLowerCase() : typed);
  if (title.length <= MAX_JOB) return title;
  const [first = ''] = title.split(/\s*[/|,;(–—]\s*|\s(?:at|for|with|in|to)\s/u);
  if (first.length >= LEAST_JOB && first.length <= MAX_JOB) return first.trim();
  return withoutTrailingWord(shortQuote(title, MAX_JOB).replace(/[\s&/|,;(–—-]+$/u, '')).replace(/[\s&/|,;(–—-]+$/u, '');
}

/** The name of a file keeps its beginning and its end. */
const shortName = (name: string): string => (name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME - 16)}…${name.slice(-14)}`);

/**
 * The blanks a sentence about one finding may use: its own facts, what follows from them, and the CV's counts.
 * Without the judgement, what only the whole CV can tell is left out.
 */
export function factsOf(finding: Finding, about: Facts, judgement?: Judgement): Facts {
  const facts: Mutable = { ...about, line: finding.page > 1 ? `${finding.line} of page ${finding.page}` : finding.line, page: finding.page };
  for (const [name, value] of Object.entries(printableFacts(finding))) {
    if (name === 'job' && facts['job'] !== undefined) continue;
    facts[name] = typeof value !== 'string' ? value : name === 'name' ? shortName(value) : shortQuote(value, name === 'job' ? MAX_JOB : MAX_FACT);
  }
  const number = (name: string): number | null => (typeof facts[name] === 'number' ? facts[name] : null);
  const less = (name: string, total: string, part: string): void => {
    const [whole, taken] = [number(total), number(part)];
    if (whole !== null && taken !== null && whole - taken > 0) facts[name] = whole - taken;
  };
  less('with', 'total', 'without');
  less('matched', 'total', 'missing');
  if ((number('times') ?? 0) > 1) facts['more'] = (number('times') ?? 0) - 1;
  if (finding.kind === 'no-numbers' && facts['total'] !== undefined)
    facts['ofBullets'] =
      facts['without'] === facts['total'] ? `all ${facts['total']} bullets` : `${inWords(number('without') ?? 0)} of ${facts['total']} bullets`;
  if (finding.kind === 'weak-opening' || finding.kind === 'duty-opening') openingFacts(facts, finding.quote ?? '');
  if (finding.facts['opening'] !== undefined && finding.facts['opening'] === finding.facts['object']) facts['wholeLine'] = 1;
  if (finding.kind === 'small-print') facts['lineCount'] = Number(facts['lines']);
  if (finding.kind === 'strong-number' && finding.quote !== null) withNoun(facts, finding.quote);
  // "I am a digital media" is a sentence that was taken for a title.
  if (finding.kind === 'date-missing' && /^\p{Ll}|\b(?:am|is|are|was|were)\b|[.!?]$/u.test(String(facts['title']))) delete facts['title'];
  list(facts, 'skills', 'skill');
  // “Line 35 says Programming” is said where line 35 does.
  if (finding.kind === 'skills-match' && !(finding.quote ?? '').toLowerCase().includes(String(facts['skill1']).toLowerCase())) delete facts['skill1'];
  list(facts, 'fonts', 'font');
  list(facts, 'formats', 'format');
  list(facts, 'sections', 'section');
  for (const [name, value] of Object.entries(facts)) if (value === '') delete facts[name];
  // A finding names an employer as it was read: what may be none is said by nobody.
  const company = facts['company'];
  if (
    judgement !== undefined &&
    typeof company === 'string' &&
    !isEmployer(judgement, judgement.cv.experience.find((job) => job.company?.value === finding.facts['company']) ?? null, company)
  )
    delete facts['company'];
  const reason = facts['reason'];
  if (typeof reason === 'string') facts['hiding'] = HIDING_PLACES[reason] ?? 'where nobody looks';
  if (finding.quote !== null) quoteFacts(facts, finding.quote);
  if (finding.quote !== null && judgement !== undefined && isCutQuote(judgement, finding, finding.quote)) facts['quoteCut'] = 1;
  if (finding.kind === 'vague-quantity' && finding.quote !== null) amountFacts(facts, finding.quote);
  if (judgement !== undefined) {
    placeFacts(facts, finding, judgement);
    lineFacts(facts, judgement, finding);
  }
  if (judgement !== undefined && isNeeded(judgement, String(facts['term'] ?? facts['skill'] ?? ''))) facts['needed'] = 1;
  return facts;
}

/** What stands between a vague amount and the end of what is counted: "various client accounts". */
const COUNTED_WORDS =
  /^\s+(?:(?:different|other|of|the|our)\s+)*((?:(?!(?:and|or|of|to|in|on|at|by|for|from|with|as)\s)\p{Ll}[\p{L}'’-]*\s+){0,2}\p{Ll}[\p{L}-]{2,}s)(?=[\s.,;:)]|$)/u;
/** Words that end in s and are no several, or are too wide to be asked for. */
const NOT_COUNTED =
  /\b(?:\p{L}*(?:ss|us|is|ly|ing)|and|or|of|to|in|on|at|by|for|from|with|that|who|which|as|the|all|than|including|across|years|months|weeks|days|hours|minutes|times|ways|areas|aspects|others|things|kinds|types|sorts|levels|news|sales|goods|series|means|needs|logistics|was|has|does)\b/iu;

/** "various client accounts" -> `object`: "client accounts", where it is surely several of something. */
function amountFacts(facts: Mutable, quote: string): void {
  const term = String(facts['term'] ?? '');
  const at = quote.toLowerCase().indexOf(term.toLowerCase());
  const object = at < 0 ? undefined : COUNTED_WORDS.exec(quote.slice(at + term.length))?.[1];
  if (object !== undefined && !NOT_COUNTED.test(object) && object.length <= MAX_COUNTED) facts['object'] = object;
}
const MAX_COUNTED = 30;

/** The blanks a sentence about an odd detail may use: its own facts and the CV's counts. */
export function factsOfObservation(observation: Observation, about: Facts, judgement?: Judgement): Facts {
  const { facts: own, quote, page, line } = observation;
  const facts: Mutable = { ...about, ...own, line: page > 1 ? `${line} of page ${page}` : line, page };
  quoteFacts(facts, quote);
  if (judgement === undefined) return facts;
  if (isNeeded(judgement, observationWords(own))) facts['needed'] = 1;
  if (judgement.cv.language === 'en') nounFacts(facts, quote);
  else delete facts['paper'];
  jobFacts(facts, judgement, { page, line }, quote);
  lineFacts(facts, judgement, observation);
  return facts;
}

/** The words that an odd detail is about. */
const observationWords = (own: Facts): string => String(own['paper'] ?? own['it'] ?? own['skill'] ?? '');

/** What the job asks for, or a title of the CV names, nobody is told to cut. */
function isNeeded({ job, cv }: Judgement, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  if (wanted.length < LEAST_NEEDED) return false;
  const names = [job.phrase, ...job.skills.flatMap(({ name, aliases }) => [name, ...aliases]), ...cv.experience.flatMap(({ title }) => title?.value ?? [])];
  return names.some((name) => ` ${name.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `.includes(` ${wanted.replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `));
}
const LEAST_NEEDED = 3;

/** `noun`, a thing that the line names, and `oddNoun`, one that its odd words name: both as said behind "the". */
function nounFacts(facts: Mutable, quote: string): void {
  const noun = nounIn(quote);
  const oddNoun = nounIn(String(facts['inside'] ?? facts['last'] ?? ''));
  if (noun !== null) facts['noun'] = noun;
  if (oddNoun !== null) facts['oddNoun'] = oddNoun;
}

/** The same for either. */
export const factsOfEvidence = (evidence: Evidence, about: Facts): Facts =>
  'also' in evidence ? factsOfObservation(evidence, about) : factsOf(evidence, about);

/** What a template must know of a quote before it may repeat it. */
function quoteFacts(facts: Mutable, quote: string): void {
  const words = countWords(quote);
  if (words > 0) facts['quoteWords'] = words;
  facts['quoteLength'] = quote.length;
  facts['quoteText'] = quote;
  if (/\b(?:award\w*|recogni[sz]ed|received|rated|honou?red|named|voted|dean)\b/iu.test(quote)) facts['quoteAward'] = 1;
  if (/\d/u.test(quote)) facts['quoteDigits'] = 1;
  if (
    /\b(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|hourly|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|(?:19|20)\d\d)\b/iu.test(
      quote,
    )
  )
    facts['quoteTime'] = 1;
  if (/\b(?:increas|reduc|improv|grew|grow|cut|boost|rais|sav(?:e|ed|ing)|expand|doubl|decreas|lower)\w*/iu.test(quote)) facts['quoteGrows'] = 1;
  if (/\b(?:other duties|as directed|as assigned|as required)\b/iu.test(quote)) facts['quoteIsDuty'] = 1;
  if (/\b(?:my role|responsib\w+|duties)\b/iu.test(quote)) facts['quoteIsDuty'] = 1;
}

/** Where in the CV the finding stands, and what stands around it. */
function placeFacts(facts: Mutable, finding: Finding, judgement: Judgement): void {
  const { cv, lines, job } = judgement;
  const at = lines.findIndex((line) => line.page === finding.page && line.line === finding.line);
  if (at >= 0) facts['lineInCv'] = at + 1;
  if (at > 0) facts['linesBefore'] = at;
  // The quote may be cut; who counts the words of a line counts the printed one.
  const printed = lines[at]?.text;
  if (printed !== undefined && facts['quoteWords'] !== undefined) facts['quoteWords'] = countWords(printed);
  if (cv.headline !== null) facts['hasHeadline'] = 1;
  if (at >= 0 && isAtTheEnd(lines.slice(at), finding)) facts['isLast'] = 1;
  if (cv.language !== 'en') {
    // Words of another language stand in an English sentence between quotation marks only.
    if (facts['rest'] !== undefined) facts['restAbroad'] = facts['rest'];
    delete facts['rest'];
    delete facts['object'];
  }
  const here = (place: { page: number; line: number }): boolean => place.page === finding.page && place.line === finding.line;
  if (cv.summary.some(here)) facts['inSummary'] = 1;
  if (cv.language === 'en' && finding.quote !== null) nounFacts(facts, finding.quote);
  // What stands on no line is said of the whole CV, unless it names a job.
  jobFacts(facts, judgement, finding.quote === null && facts['company'] === undefined && facts['title'] === undefined ? null : finding, finding.quote);
  if (finding.kind === 'placeholder') blankFacts(facts, judgement, finding);
  const bullets = cv.experience.flatMap((one) => one.bullets);
  if (finding.kind === 'wall-of-text') facts['piece'] = bullets.some((bullet) => bullet.marked && here(bullet)) ? 'bullet' : 'paragraph';
  const oldest = cv.experience.at(-1);
  if (finding.kind === 'thin-job' && cv.experience.length >= 3 && oldest?.company?.value === finding.facts['company']) facts['isOldest'] = 1;
  const noun = job.title.toLowerCase().split(/\s+/u).at(-1) ?? '';
  const close =
    finding.kind === 'job-absent' && noun.length > 3
      ? cv.experience.find(({ title }) =>
          title?.value
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .includes(noun),
        )?.title?.value
      : undefined;
  if (close !== undefined && close.length <= MAX_JOB) facts['closeTitle'] = close;
  else if (finding.kind === 'job-absent' && statesField(cv, job.phrase)) facts['field'] = 1;
}

/** Whether the words of a finding are the last of the page; a full stop may follow. */
function isAtTheEnd(rest: Judgement['lines'], { quote, facts }: Finding): boolean {
  const words = squeezed(String(facts['term'] ?? quote ?? ''));
  const text = squeezed(rest.map((line) => line.text).join(' '));
  return (
    words !== '' &&
    text
      .toLowerCase()
      .replace(/[\s.;:]+$/u, '')
      .endsWith(words.toLowerCase().replace(/[\s.;:]+$/u, ''))
  );
}

/** "38 million" of what? The word or two that follow it in the line. */
function withNoun(facts: Mutable, quote: string): void {
  const number = String(facts['number'] ?? '');
  const at = quote.indexOf(number);
  facts['figure'] = number;
  if (at < 0 || number === '' || (/[\p{L}%]$/u.test(number) && !/(?:million|billion|thousand|[kKmM])$/u.test(number))) return;
  const next = /^\+?\s+((?:\p{Ll}[\p{L}-]+\s+)?\p{Ll}[\p{L}-]+s)\b/u.exec(quote.slice(at + number.length))?.[1];
  if (next !== undefined && !/\b(?:and|or|of|to|in|on|by|for|from|with|across|per|is|was|this|its|as|has)\b/u.test(next) && next.length < 28)
    facts['figure'] = `${number} ${next}`;
}

/** "SQL, Airflow, dbt" -> skill1, skill2, skill3 and skillCount; a bare number -> skillCount. */
function list(facts: Mutable, name: string, item: string): void {
  const value = facts[name];
  if (typeof value === 'number') facts[`${item}Count`] = value;
  if (typeof value !== 'string') return;
  const items = value
    .split(/\s*(?:[,;|]|\s(?:and|und)\s)\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (items.length > 0) facts[`${item}Count`] = items.length;
  items.slice(0, 3).forEach((part, index) => {
    facts[`${item}${index + 1}`] = part;
  });
}
