import { withArticle } from '../../english/grammar/article.ts';
import { agreeing, counted } from '../../english/grammar/agreement.ts';
import { listed } from '../../english/grammar/lists.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import type { Finding } from '../../../domain/finding.ts';
import { phraseQuote, shortQuote } from '../../../domain/quote.ts';
import { aboutTheWork } from '../../evidence/personal/about-the-work.ts';
import { carriesNumber, countedBullets, countedJobs } from '../../evidence/shared/counts.ts';
import { mayHaveSummary } from '../../evidence/shared/second-look.ts';
import { bulletsOf, type Statement } from '../../evidence/shared/statements.ts';
import { fold, foldedWords } from '../../english/folding.ts';
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

type Tie = (judgement: Judgement, found: Relevance, bullets: readonly Statement[], want: string) => string;

const LINKED = /https?:|www\.|linkedin|github|behance|portfolio/iu;

/** The link a want is about: code is no profile. Null where none fits. */
function linkFor(want: string, links: Judgement['cv']['links']): string | null {
  const all = links.map(({ value }) => value);
  const code = all.find((link) => /git(?:hub|lab)|bitbucket|codeberg|kaggle|huggingface/iu.test(link));
  if (/\bcode\b|repositor/iu.test(want)) return code ?? null;
  return all.find((link) => !/linkedin|facebook|instagram|twitter|(?:^|\/)x\.com/iu.test(link)) ?? null;
}

/** What a want is about, by its words; the first that fits ties it to the CV. */
const TIES: readonly (readonly [string, RegExp, Tie])[] = [
  [
    'link',
    /\blinks?\b|repositor|portfolio|showreel|reel\b/iu,
    ({ cv, lines }, _, __, want) => {
      const link = linkFor(want, cv.links);
      if (link !== null) return `Yours has “${shortQuote(link, PIECE)}”; check that it opens.`;
      return cv.links.length > 0 || lines.some(({ text }) => LINKED.test(text))
        ? 'None of the links on your page is named as one to it; name it, and write it out.'
        : 'Our reader found no link on your page to follow.';
    },
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
    return fit[2](judgement, found, bullets, want);
  }
  const line = closest(want, bullets, used);
  // Our search is by words; a line in other words may well answer it.
  if (line === null) {
    const said = UNSURE.find((one) => !used.has(one)) ?? '';
    used.add(said);
    return said;
  }
  used.add(line.text);
  return `Closest on your page: “${quotable(line.text)}” (${placesInWords([line.passage])}).`;
}

/** Said where no line shares a word with a want; each once. */
const UNSURE: readonly string[] = [
  'If a line of yours answers that, move it up; if none does, write one.',
  'Ask yourself which of your lines shows it, and whether a stranger would see that.',
  'Say it in so many words where it is true.',
  'One line with a case and its outcome is enough.',
];

/** As the judgement has counted them, so that both say the same. */
function numbers(judgement: Judgement): string {
  const { findings } = judgement;
  const few = findings.find(({ kind }) => kind === 'no-numbers');
  const strong = findings.find(({ kind, quote }) => kind === 'strong-number' && quote !== null);
  if (few !== undefined && few.facts['exact'] === 0) return `Most of your bullets carry none${bestOf(strong)}.`;
  if (strong !== undefined && strong.facts['exact'] === 0) return `Your page has some${bestOf(strong)}.`;
  if (few !== undefined) {
    const total = Number(few.facts['total']);
    const withNumber = total - Number(few.facts['without']);
    return withNumber === 0
      ? `None of your ${total} bullets carries a number.`
      : `${withNumber} of your ${total} bullets ${agreeing(withNumber, 'carries', 'carry')} a number${bestOf(strong)}.`;
  }
  if (strong !== undefined) {
    const times = Number(strong.facts['times']);
    return `${times} of your ${counted(Number(strong.facts['total']), 'bullet')} ${agreeing(times, 'carries', 'carry')} a number${bestOf(strong)}.`;
  }
  return numbersIn(judgement);
}

const bestOf = (strong: Finding | undefined): string =>
  strong?.quote == null ? '' : `; the strongest is “${quotable(strong.quote)}” (${placesInWords([strong])})`;

function numbersIn(judgement: Judgement): string {
  const bullets = countedBullets(judgement);
  if (bullets === null) return 'Ask of each line of work how many, how much or how fast, and write the answer behind it.';
  const withNumber = bullets.filter(({ text }) => carriesNumber(text));
  const [best] = withNumber;
  if (best === undefined) return `None of your ${bullets.length} bullets carries a number.`;
  return `${withNumber.length} of your ${bullets.length} bullets ${agreeing(withNumber.length, 'carries', 'carry')} a number, such as “${quotable(best.text)}” (${placesInWords([best])}).`;
}

/** What may stand in a list: each thing once, and no verb of a sentence ("Mentored"). */
function namesIn(matched: Relevance['matched']): Relevance['matched'] {
  const seen = new Set<string>();
  return matched.filter(({ said }) => {
    const word = fold(said);
    if (seen.has(word) || (!/\s/u.test(word) && isVerbForm(word))) return false;
    seen.add(word);
    return true;
  });
}

/** "Mentored"; what may be a noun as well ("audits", "drafting") names the thing itself. */
const isVerbForm = (word: string): boolean => verbOf(word)?.form === 'past';

function tools({ matched }: Relevance): string {
  const shown = namesIn(matched).slice(0, NAMED);
  return shown.length === 0
    ? 'Yours names none that belong to this job.'
    : `Yours names ${listed(shown.map(({ said }) => said))}, first at ${placesInWords(shown.slice(0, 1))}.`;
}

function certificates({ cv, lines }: Judgement, found: Relevance): string {
  const section = cv.sections.find(({ kind }) => kind === 'certifications');
  const line = section === undefined ? undefined : lines[section.from + (section.heading === null ? 0 : 1)];
  if (line !== undefined) return `Yours begins with “${quotable(line.text)}” (${placesInWords([line])}).`;
  const skill = found.matched.find((entry) => /licen[cs]e|certif/iu.test(entry.skill));
  const held = lines.find(({ text }) => /\b(?:certifi(?:ed|cates?|cations?)|licen[cs]e[ds]?|accredited|chartered|registered)\b/iu.test(text));
  if (skill === undefined && held !== undefined)
    return `Yours mentions one in “${quotable(held.text)}” (${placesInWords([held])}); give each a line with its date.`;
  return skill === undefined
    ? 'Our reader found none on your page. If you hold one, give it a line with its date.'
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
  const shown = namesIn(matched.filter(({ skill }) => wanted.some(({ name }) => name === skill)));
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
  const shown = namesIn(matched.filter(({ skill }) => wanted.some(({ name }) => name === skill))).map(({ said }) => said);
  const page = pageWords(lines);
  const absent = missing.filter((skill) => skill.importance === 2 && isNowhere(skill, page)).map(({ name }) => name);
  const beyond =
    shown.length === 0
      ? `Beyond the core, ${withArticle(job.title)} usually needs ${listed(wanted.slice(0, NAMED).map(({ name }) => name))}.`
      : `Beyond the core, your page names ${listed(shown.slice(0, NAMED))}.`;
  return [`${beyond}${absent.length === 0 ? '' : ` Look through these for what you have done and not said: ${absent.slice(0, NAMED).join(', ')}.`}`];
}

function named({ findings, job, lines }: Judgement): string[] {
  const there = findings.find(({ kind }) => kind === 'job-named') ?? lines.find(({ text }) => fold(text).includes(fold(job.phrase.trim())));
  return [
    there === undefined
      ? `The job by its name, because recruiters search by title. “${shortQuote(job.phrase, 50)}” was not found on your page in these words; put it near the top if it is what you do.`
      : `The job by its name, because recruiters search by title. “${shortQuote(job.phrase, 50)}” is answered at ${placesInWords([there])}.`,
  ];
}

function measured(judgement: Judgement, used: ReadonlySet<string>): string[] {
  return used.has('number') ? [] : [`Proof in numbers: how many, how much, how fast. ${numbers(judgement)}`];
}

const JUNIOR: ReadonlySet<Seniority | null> = new Set<Seniority>(['intern', 'junior']);
const ANSWERABLE: ReadonlySet<Seniority | null> = new Set<Seniority>(['senior', 'lead', 'manager', 'head', 'director', 'vp', 'chief']);

function career(judgement: Judgement): string[] {
  const { cv, job } = judgement;
  // How long a job that goes on has lasted depends on today, and no clock is read here.
  const isOpen = cv.experience.some(({ period }) => period?.current === true);
  const years = isOpen ? 0 : Math.round(cv.yearsOfExperience);
  const jobs = cv.experience.length;
  const title = cv.experience.find((one) => one.title !== null)?.title;
  if (jobs === 0) return ['Work in dated entries: title, employer, month and year. Our reader found no job on your page written that way.'];
  const place = title == null ? '' : `“${shortQuote(title.value, 60)}” (${placesInWords([title])})`;
  // As many as a cruder look over the lines finds, or no number.
  const known = countedJobs(judgement);
  const count = known === null ? '' : `Our reader counts ${counted(known, 'job')} on your page${years > 0 ? ` over about ${counted(years, 'year')}` : ''}`;
  const shows = [count, place === '' ? '' : `${count === '' ? 'The' : 'the'} first job our reader lists is ${place}`].filter((part) => part !== '').join('; ');
  const rank = seniorityOf(job.phrase);
  if (ANSWERABLE.has(rank)) return [`Signs that you have answered for people, money or decisions, since the title says so. ${shows}.`];
  if (JUNIOR.has(rank)) return [`Signs that you learn and can be relied on: one finished thing with a date. ${shows}.`];
  return [`A path that can be followed in ten seconds: title, employer, dates. ${shows}.`];
}

/** The third of the page that is read first. */
function first(judgement: Judgement): string[] {
  const { cv } = judgement;
  const opening = cv.summary[0] ?? null;
  if (opening !== null) return [`The reason to read on, in the first lines. Yours begins “${quotable(opening.text)}” (${placesInWords([opening])}).`];
  if (mayHaveSummary(judgement)) return ['The reason to read on, in the first lines: the job and your strongest fact, before anything else.'];
  return ['The reason to read on, in the first lines. Our reader found no summary; give it two sentences with the job and your strongest fact.'];
}

/** What can be said of any job: skills with a witness. */
function skills({ cv, findings }: Judgement): string[] {
  const unused = findings.find(({ kind }) => kind === 'skill-unused');
  if (cv.skills.length === 0) return ['Skills named one by one, in words that are searched for. Our reader found no list of skills on your page.'];
  return [
    unused === undefined
      ? 'Skills that turn up in the work. Of those you list, keep the ones that a line of work can vouch for.'
      : `Skills that turn up in the work. “${shortQuote(String(unused.facts['skill']), PIECE)}” (${placesInWords([unused])}) is one of those on your list that appear in no job.`,
  ];
}

const quotable = (text: string): string =>
  phraseQuote(
    text.split(/[“”]/u).reduce((longest, part) => (part.trim().length > longest.trim().length ? part : longest), ''),
    PIECE,
  )
    .replace(/[\s.;:,]+$/u, '')
    .replace(/^[\s•·▪●*–—-]+/u, '');
