import { agreeing, counted } from '../../english/grammar/agreement.ts';
import { listed } from '../../english/grammar/lists.ts';
import { withArticle } from '../../english/grammar/article.ts';
import { shortQuote } from '../../../domain/quote.ts';
import { aboutTheWork } from '../../evidence/personal/about-the-work.ts';
import { measuresIn } from '../../english/measures.ts';
import { carriesNumber, jobBullets } from '../../evidence/shared/counts.ts';
import { bulletsOf, type Statement } from '../../evidence/shared/statements.ts';
import { foldedWords } from '../../english/folding.ts';
import { coarseStem } from '../../english/keyed-words.ts';
import { lookForOf } from '../../job/occupations/look-for.ts';
import { relevanceOf } from '../../job/relevance-of.ts';
import type { Relevance } from '../../job/relevance.ts';
import { isNowhere, pageWords } from '../../job/skills-nowhere.ts';
import { seniorityOf } from '../../job/titles/seniority.ts';
import type { Seniority } from '../../job/titles/seniority.ts';
import type { Judgement } from '../../judgement.ts';
import { placesInWords } from './places.ts';

const MOST = 8;
const MOST_LOOKED_FOR = 4;
const NAMED = 5;
const PIECE = 90;

/**
 * What recruiters of this job look for, five to eight points, each tied to what this CV shows or lacks. From the lexicon of
 * occupations; for a job it does not know, from the job as typed and the work on the page.
 */
export function writeRecruitersWant(judgement: Judgement): string[] {
  const found = relevanceOf(aboutTheWork(judgement));
  const bullets = bulletsOf(judgement);
  const used = new Set<string>();
  const wants: string[] = [];
  for (const want of lookForOf(judgement.job)) {
    const kind = TIES.find(([, words]) => words.test(want))?.[0];
    // Two wants with one answer are one want.
    if (wants.length === MOST_LOOKED_FOR || (kind !== undefined && used.has(kind))) continue;
    wants.push(`${want} ${tie(want, judgement, found, bullets, used)}`);
  }
  return [
    ...wants,
    ...required(judgement, found),
    ...usual(judgement, found),
    ...named(judgement),
    ...measured(judgement, used),
    ...career(judgement),
    ...first(judgement),
    ...skills(judgement),
  ].slice(0, MOST);
}

type Tie = (judgement: Judgement, found: Relevance, bullets: readonly Statement[]) => string;

/** What a want is about, by its words; the first that fits ties it to the CV. */
const TIES: readonly (readonly [string, RegExp, Tie])[] = [
  [
    'link',
    /\blinks?\b|repositor|portfolio|showreel|reel\b/iu,
    ({ cv }) => (cv.links[0] === undefined ? 'Yours has no link to follow.' : `Yours has “${shortQuote(cv.links[0].value, PIECE)}”; check that it opens.`),
  ],
  ['certificate', /certificat|licen[cs]e|accredit|qualification/iu, certificates],
  [
    'number',
    /\bnumbers?\b|how many|\bsize|\ba (?:day|week|month|year)\b|before and after|budget|revenue|quota|target|accuracy|uptime|traffic|turnover|\btime\b|\bcut\b|ratio|rating|savings?|\bresults?\b|growth/iu,
    (judgement) => numbers(judgement),
  ],
  ['tool', /\btools?\b|\bstack\b|systems?\b|frameworks?|languages|methods?|versions?|software|machines|data stores/iu, (_, found) => tools(found)],
];

function tie(want: string, judgement: Judgement, found: Relevance, bullets: readonly Statement[], used: Set<string>): string {
  const fit = TIES.find(([, words]) => words.test(want));
  if (fit !== undefined) {
    used.add(fit[0]);
    return fit[2](judgement, found, bullets);
  }
  const line = closest(want, bullets, used);
  if (line === null) return 'No line of yours answers that yet.';
  used.add(line.text);
  return `Closest on your page: “${quotable(line.text)}” (${placesInWords([line.passage])}).`;
}

function numbers(judgement: Judgement): string {
  const bullets = jobBullets(judgement);
  const withNumber = bullets.filter(({ text }) => carriesNumber(text));
  const [best] = withNumber.toSorted((a, b) => measuresIn(b.text).length - measuresIn(a.text).length);
  if (bullets.length === 0) return 'Yours lists no work to measure.';
  if (best === undefined) return bullets.length === 1 ? 'Your one line of work has no number.' : `None of your ${bullets.length} lines of work has a number.`;
  return `${withNumber.length} of your ${counted(bullets.length, 'line')} of work ${agreeing(withNumber.length, 'has', 'have')} a number; the best is “${quotable(best.text)}” (${placesInWords([best])}).`;
}

function tools({ matched }: Relevance): string {
  const shown = matched.slice(0, NAMED);
  return shown.length === 0
    ? 'Yours names none that belong to this job.'
    : `Yours names ${listed(shown.map(({ said }) => said))}, first at ${placesInWords(shown.slice(0, 1))}.`;
}

function certificates({ cv, lines }: Judgement, found: Relevance): string {
  const section = cv.sections.find(({ kind }) => kind === 'certifications');
  const line = section === undefined ? undefined : lines[section.from + (section.heading === null ? 0 : 1)];
  if (line !== undefined) return `Yours begins with “${quotable(line.text)}” (${placesInWords([line])}).`;
  const skill = found.matched.find((entry) => /licen[cs]e|certif/iu.test(entry.skill));
  return skill === undefined
    ? 'Yours has no section for them and names none.'
    : `Yours mentions it once (${placesInWords([skill])}); give it a line with its date.`;
}

const COMMON: ReadonlySet<string> = new Set(
  'what with which that your you their from have used work worked work done well also only they them more less than into over under each kind sort part whom where when how who for and the its one'.split(
    ' ',
  ),
);
const stemsOf = (text: string): Set<string> => new Set(foldedWords(text).flatMap((word) => (word.length < 4 || COMMON.has(word) ? [] : [coarseStem(word)])));

/** The line that shares most words with a want; null when none does. */
function closest(want: string, bullets: readonly Statement[], used: ReadonlySet<string>): Statement | null {
  const wanted = stemsOf(want);
  let best: Statement | null = null;
  let most = 0;
  for (const bullet of bullets) {
    if (used.has(bullet.text)) continue;
    const shared = [...stemsOf(bullet.text)].filter((stem) => wanted.has(stem)).length;
    if (shared > most) [best, most] = [bullet, shared];
  }
  return best;
}

function required({ job, cv, lines }: Judgement, { matched, missing }: Relevance): string[] {
  const wanted = job.skills.filter(({ importance }) => importance === 3);
  if (wanted.length === 0) return [];
  const shown = matched.filter(({ skill }) => wanted.some(({ name }) => name === skill));
  const page = pageWords(lines);
  const absent = missing.filter((skill) => skill.importance === 3 && isNowhere(skill, page)).map(({ name }) => name);
  const has =
    shown.length > 0
      ? `You show ${listed(shown.map((one) => `${one.said} (${placesInWords([one])})`))}`
      : absent.length === wanted.length && cv.language === 'en'
        ? 'None of them is on your page'
        : 'Check that yours says each in plain words';
  const lacks = absent.length === 0 ? '.' : cv.language === 'en' ? `; you do not name ${listed(absent)}.` : '; the rest was not found in these words.';
  return [`The core of ${withArticle(job.title)}: ${listed(wanted.map(({ name }) => name))}. ${has}${lacks}`];
}

function usual({ job, cv, lines }: Judgement, { matched, missing }: Relevance): string[] {
  const wanted = job.skills.filter(({ importance }) => importance === 2);
  if (wanted.length === 0 || cv.language !== 'en') return [];
  const shown = matched.filter(({ skill }) => wanted.some(({ name }) => name === skill)).map(({ said }) => said);
  const page = pageWords(lines);
  const absent = missing.filter((skill) => skill.importance === 2 && isNowhere(skill, page)).map(({ name }) => name);
  const beyond =
    shown.length === 0
      ? `Beyond the core, ${withArticle(job.title)} usually needs ${listed(wanted.slice(0, NAMED).map(({ name }) => name))}.`
      : `Beyond the core, your page names ${listed(shown.slice(0, NAMED))}.`;
  return [`${beyond}${absent.length === 0 ? '' : ` Look through these for what you have done and not said: ${absent.slice(0, NAMED).join(', ')}.`}`];
}

function named({ findings, job }: Judgement): string[] {
  const there = findings.find(({ kind }) => kind === 'job-named');
  return [
    there === undefined
      ? `The words “${shortQuote(job.phrase, 50)}” near the top, because recruiters search by title. They are nowhere on your page.`
      : `The job by its name, because recruiters search by title. “${shortQuote(job.phrase, 50)}” is answered at ${placesInWords([there])}.`,
  ];
}

function measured(judgement: Judgement, used: ReadonlySet<string>): string[] {
  return used.has('number') ? [] : [`Proof in numbers: how many, how much, how fast. ${numbers(judgement)}`];
}

const JUNIOR: ReadonlySet<Seniority | null> = new Set<Seniority>(['intern', 'junior']);
const ANSWERABLE: ReadonlySet<Seniority | null> = new Set<Seniority>(['senior', 'lead', 'manager', 'head', 'director', 'vp', 'chief']);

function career({ cv, job }: Judgement): string[] {
  const years = Math.round(cv.yearsOfExperience);
  const jobs = cv.experience.length;
  const title = cv.experience.find((one) => one.title !== null)?.title;
  if (jobs === 0) return ['Work in dated entries: title, employer, month and year. No job was found on your page that reads so.'];
  const shows = `Yours shows ${counted(jobs, 'job')}${years > 0 ? ` over about ${counted(years, 'year')}` : ''}${title == null ? '' : `, the first of them as “${shortQuote(title.value, 60)}” (${placesInWords([title])})`}.`;
  const rank = seniorityOf(job.phrase);
  if (ANSWERABLE.has(rank)) return [`Signs that you have answered for people, money or decisions, since the title says so. ${shows}`];
  if (JUNIOR.has(rank)) return [`Signs that you learn and can be relied on: one finished thing with a date. ${shows}`];
  return [`A path that can be followed in ten seconds: title, employer, dates. ${shows}`];
}

/** The third of the page that is read first. */
function first({ cv }: Judgement): string[] {
  const opening = cv.summary[0] ?? null;
  if (opening !== null) return [`The reason to read on, in the first lines. Yours begins “${quotable(opening.text)}” (${placesInWords([opening])}).`];
  return ['The reason to read on, in the first lines. Yours has no summary; give it two sentences with the job and your strongest fact.'];
}

/** What can be said of any job: skills with a witness. */
function skills({ cv, findings }: Judgement): string[] {
  const unused = findings.find(({ kind }) => kind === 'skill-unused');
  if (cv.skills.length === 0) return ['Skills named one by one, in words that are searched for. No list of skills was found on your page.'];
  return [
    unused === undefined
      ? `Skills that turn up in the work. Yours lists ${cv.skills.length}; keep those that a line of work can vouch for.`
      : `Skills that turn up in the work. ${unused.facts['unused']} of the ${unused.facts['total']} you list appear in no job.`,
  ];
}

const quotable = (text: string): string =>
  shortQuote(
    text.split(/[“”]/u).reduce((longest, part) => (part.trim().length > longest.trim().length ? part : longest), ''),
    PIECE,
  )
    .replace(/[\s.;:,]+$/u, '')
    .replace(/^[\s•·▪●*–—-]+/u, '');
