import { withArticle } from '../../english/grammar/article.ts';
import { agreeing, counted } from '../../english/grammar/agreement.ts';
import { listed } from '../../english/grammar/lists.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import { shortQuote } from '../../../domain/quote.ts';
import { shownBeginning } from '../../english/whole/whole-parts.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import { aboutTheWork } from '../../evidence/personal/about-the-work.ts';
import { carriesNumber, countedJobs } from '../../evidence/shared/counts.ts';
import { isMeasured } from '../../english/measures.ts';
import { mayHaveSummary } from '../../evidence/shared/second-look.ts';
import { fold, foldedWords } from '../../english/folding.ts';
import { coarseStem } from '../../english/keyed-words.ts';
import { sameWords } from '../../english/same-words.ts';
import { isOfOneCountry } from '../../lexicon/wants/of-one-country.ts';
import { GENERAL_WANTS, lookForOf } from '../../job/occupations/look-for.ts';
import { hasOwnList } from '../../job/occupations/own-occupation.ts';
import { isTool } from '../../job/occupations/known-tools.ts';
import { specialField } from '../../job/titles/special-field.ts';
import { jobMention } from '../../job/titles/job-mention.ts';
import { relevanceOf } from '../../job/relevance-of.ts';
import type { Relevance } from '../../job/relevance.ts';
import { isNowhere, pageWords } from '../../job/skills-nowhere.ts';
import { unprovenWords } from '../../job/unproven-words.ts';
import { seniorityOf } from '../../job/titles/seniority.ts';
import type { Seniority } from '../../job/titles/seniority.ts';
import type { Judgement } from '../../judgement.ts';
import { currentJob } from '../../reading/entries/current-job.ts';
import { wantsOfFirstPage } from './wants/first-page.ts';
import { isFirstPage } from './rewrites/plain-asks.ts';
import { placesInWords } from './places.ts';
import { bestEvidence } from './wants/best-evidence.ts';
import { certificates, hasTroubledPapers, lapsedLicences } from './wants/certificates.ts';
import { tellNumbers } from './wants/tell-numbers.ts';
import { tellWants } from './wants/tell-wants.ts';

const MOST = 8;
const MOST_LOOKED_FOR = 4;
const ENOUGH = 5;
const NAMED = 5;
const PIECE = 90;

type StrongLines = NonNullable<FullRoastReport['strongLines']>;

/**
 * What recruiters of this job look for, five to eight points, each tied to what this CV shows or asked as a question. From the lexicon
 * of occupations; for a job it does not surely know, what they ask of anybody. `strong` are the lines that the report leaves alone; what it
 * mends (`mended`) is no proof of anything: one line has one judgement.
 */
export function writeRecruitersWant(judgement: Judgement, strong: StrongLines, mended: readonly string[]): string[] {
  const found = relevanceOf(aboutTheWork(judgement));
  const wants = isFirstPage(judgement) ? wantsOfFirstPage(judgement) : wantsOfJob(judgement, found, mended);
  const [lapsed] = lapsedLicences(judgement);
  const evidence = bestEvidence(judgement, strong);
  const told = [
    ...evidence,
    // What stops an application stands before what only improves it.
    ...(lapsed === undefined ? wants : wants.toSorted((a, b) => Number(PAPERS_TOLD.test(b)) - Number(PAPERS_TOLD.test(a)))),
    ...(hasTroubledPapers(judgement) && !wants.some((want) => PAPERS_TOLD.test(want)) ? [`Papers in date. ${certificates(judgement, 'Papers in date.')}`] : []),
    ...required(judgement, found),
    ...usual(judgement, found),
    ...named(judgement),
    `Numbers, because they are remembered. ${tellNumbers(judgement, strong, [...evidence, ...wants])}`,
    ...first(judgement, evidence.length > 0 ? [] : strong),
  ];
  // What could be said of anybody is said where there is little else.
  return quotedOnce((told.length >= ENOUGH ? told : [...told, ...career(judgement), ...skills(judgement)]).slice(0, MOST));
}

/** A line that has been read out is named by its place the second time. */
function quotedOnce(wants: readonly string[]): string[] {
  const said = new Set<string>();
  return wants.map((want) =>
    want.replace(/“([^”]{40,})” \((page[^)]*)\)|“([^”]{40,})”/gu, (whole, quote: string | undefined, place: string | undefined, alone: string | undefined) => {
      const text = quote ?? alone ?? '';
      const isSaid = said.has(text);
      said.add(text);
      return isSaid && place !== undefined ? `the line at ${place}` : whole;
    }),
  );
}

/** What is looked for in the very job; of a family's list only what the page answers, and for the rest what is asked of anybody. */
function wantsOfJob(judgement: Judgement, found: Relevance, mended: readonly string[]): string[] {
  const own = lookForOf(judgement.job);
  const tell = (wants: readonly string[]): string[] => tellWants(wants, judgement, found, { most: MOST_LOOKED_FOR, mended });
  if (own.length > 0 && hasOwnList(judgement.job)) return tell(own);
  const answered = tell(own).filter((want) => /\bOn your page: /u.test(want) && !want.endsWith('?'));
  const quoted = answered.flatMap((want) => want.match(/“[^”]+”/gu) ?? []);
  const general = tell(GENERAL_WANTS).filter((want) => !quoted.some((quote) => want.includes(quote)));
  return [...answered, ...general].slice(0, MOST_LOOKED_FOR);
}

const PAPERS_TOLD = /has run out|has lapsed|is being renewed|is not finished/u;

/** What may stand in a list: each thing once ("desserts", "Plate desserts"), and no verb of a sentence ("Mentored"). */
function namesIn(matched: Relevance['matched']): Relevance['matched'] {
  const names = matched.filter(({ said }) => /\s/u.test(said) || !isVerbForm(fold(said)));
  return names.filter(({ said }, at) => !names.some((other, nth) => nth !== at && isWithin(said, other.said) && (!isWithin(other.said, said) || nth < at)));
}

const isWithin = (piece: string, whole: string): boolean => ` ${fold(whole)} `.includes(` ${fold(piece)} `);

/** "Mentored", "Order"; what may be a noun as well ("audits", "drafting") names the thing itself. */
const isVerbForm = (word: string): boolean =>
  (/\p{L}{3}ed$/u.test(word) || ['past', 'bare'].includes(verbOf(word)?.form ?? '')) && !NOUNS_TOO.has(word) && !isTool(word);
const NOUNS_TOO: ReadonlySet<string> = new Set('design research test audit budget control support train market brand forecast stock harvest'.split(' '));

/** A word of a title proves the skill of that name and no other: "Shop" on a badge is no sales. */
const isShown = ({ said, skill, zone }: Relevance['matched'][number]): boolean => zone !== 'title' || sameWords(said, skill);

function required({ job, cv, lines }: Judgement, { matched, missing }: Relevance): string[] {
  const wanted = job.skills.filter(({ importance }) => importance === 3);
  // The core of a broader job is not the core of this one.
  if (wanted.length === 0 || job.occupation === null || specialField(job).length > 0 || (cv.language === 'en' && !hasOwnList(job))) return [];
  const shown = namesIn(matched.filter((entry) => wanted.some(({ name }) => name === entry.skill) && isShown(entry))).map((entry) => {
    // Where the thing itself stands on the page, it and no neighbour of it is named.
    const line = sameWords(entry.said, entry.skill) ? undefined : lines.find(({ text }) => isWithin(entry.skill, text));
    return line === undefined ? entry : { ...entry, said: entry.skill, page: line.page, line: line.line };
  });
  const page = pageWords(lines);
  const absent = missing.filter((skill) => skill.importance === 3 && isNowhere(skill, page)).map(({ name }) => name);
  // Of a page that shows next to nothing of it and may have the rest by other names the list may be the wrong one.
  if (absent.length < wanted.length && shown.length * 3 < wanted.length) return [];
  const core = `The skills ${withArticle(job.title)} is hired for: ${listed(wanted.map(({ name }) => name))}.`;
  if (cv.language !== 'en') return [`${core} Check that your page names each of them.`];
  // A neighbour of the thing ("croissants" for baking) is told as what it is, not as the thing.
  const same = shown.filter(({ said, skill }) => sameWords(said, skill)).map((one) => `${one.said} (${placesInWords([one])})`);
  const near = shown.filter(({ said, skill }) => !sameWords(said, skill)).map((one) => `“${one.said}” (${placesInWords([one])})`);
  const has = [
    ...(same.length > 0 ? [`You show ${listed(same)}`] : []),
    ...(near.length > 0 ? [`${same.length > 0 ? '' : 'On your page '}${listed(near)} ${agreeing(near.length, 'comes', 'come')} close`] : []),
  ].join('; ');
  return [[core, ...(has !== '' ? [`${has}.`] : absent.length === wanted.length ? ['Our reader found none of them in these words.'] : [])].join(' ')];
}

function usual({ job, cv, lines }: Judgement, { matched, missing }: Relevance): string[] {
  const wanted = job.skills.filter(({ importance }) => importance === 2);
  if (wanted.length === 0 || cv.language !== 'en' || specialField(job).length > 0 || !hasOwnList(job)) return [];
  const shown = namesIn(matched.filter((entry) => wanted.some(({ name }) => name === entry.skill) && isShown(entry))).map(({ said }) => said);
  const page = pageWords(lines);
  const absent = missing.filter((skill) => skill.importance === 2 && isNowhere(skill, page) && !isOfOneCountry(skill.name)).map(({ name }) => name);
  // Of a page that names none of it the list may be the wrong one.
  if (shown.length === 0) return [];
  const ask = absent.length === 0 ? '' : ` Have you worked with ${absent.length === 1 ? absent[0] : `any of these: ${absent.slice(0, NAMED).join(', ')}`}?`;
  return [`The skills that come next: your page has ${listed(shown.slice(0, NAMED))}.${ask}`];
}

const BY_NAME = 'The job title, because recruiters search by it.';

function named(judgement: Judgement): string[] {
  const { job, lines, cv } = judgement;
  // Who asks for any work in a trade has named no job that could stand there.
  if (job.title === '') return [];
  const phrase = `“${shortQuote(bareTitle(job.phrase), 50)}”`;
  const mention = jobMention(judgement);
  const at = lines.findIndex(({ text }) => fold(text).includes(fold(job.phrase.trim())));
  const literal = lines[at];
  const isWish = (unprovenWords(lines, cv)[at] ?? []).some(([from, to]) =>
    (literal?.text.slice(from, to) ?? '').toLowerCase().includes(job.phrase.trim().toLowerCase()),
  );
  const wish = mention?.asTitle === true ? undefined : mention?.asWish === true ? mention.line : isWish ? literal : undefined;
  if (wish !== undefined) return [`${BY_NAME} Yours names it as what you want (${placesInWords([wish])}). Put your best reason right behind it.`];
  const own = ownTitle(judgement);
  if (mention?.asTitle === true)
    return own !== null && !isWithin(job.phrase, mention.line.text)
      ? [own]
      : [
          isOfEarlierJob(mention.line, judgement)
            ? `${BY_NAME} “${shortQuote(mention.said, 60)}” is the title of an earlier job of yours (${placesInWords([mention.line])}). Put ${bareTitle(job.phrase)} near the top too, as the job you want.`
            : isWithin(job.phrase, mention.line.text)
              ? `${BY_NAME} ${phrase} is there as your title (${placesInWords([mention.line])}). Nothing to do.`
              : `${BY_NAME} Your title “${shortQuote(mention.said, 60)}” (${placesInWords([mention.line])}) will be read as that job.`,
        ];
  if (literal !== undefined) return [`${BY_NAME} ${phrase} is at ${placesInWords([literal])}.`];
  if (own !== null) return [own];
  // "Isn't named anywhere" and "in nearly these words" are not both true.
  const near = judgement.findings.some(({ kind }) => kind === 'job-absent') ? null : nearLine(judgement);
  return near === null
    ? [`${BY_NAME} Yours does not say ${phrase} in these words. Add it near the top as the job you want.`]
    : [`${BY_NAME} Yours says it in nearly these words (${placesInWords([near])}): use the advert’s own.`];
}

/** Whether a title stands with a job that is not the newest, and nowhere near the top. */
function isOfEarlierJob({ page, line }: { page: number; line: number }, { cv, lines }: Judgement): boolean {
  const newest = currentJob(cv)?.title ?? null;
  const isTop = lines.slice(0, TOP).some((one) => one.page === page && one.line === line);
  return (
    newest !== null &&
    !isTop &&
    (newest.page !== page || newest.line !== line) &&
    cv.experience.some(({ title }) => title?.page === page && title.line === line)
  );
}
/** So many lines are the top of a page. */
const TOP = 6;

/** "class 2 HGV driver, multi drop" is searched for as what stands in front of the comma. */
const bareTitle = (phrase: string): string => phrase.trim().replace(/\s*(?:,|\(|\s[–—-]\s|\s(?:for|at|in|with|im|beim?|für)\s).*$/u, '');

const WORDS_OF_RANK = /^(?:senior|junior|head|lead|chief|principal|trainee|assistant|deputy|the|and|of)$/iu;
/** The words of a title that name the work, each alternative of "terminology manager / in-house translator" by itself. */
const alternativesOf = (phrase: string): string[][] =>
  bareTitle(phrase)
    .split(/\s*\/\s*|\sor\s/u)
    .map((one) => foldedWords(one).map(coarseStem));

/** The newest title of one's own that shares the head of the job's, or is one of its alternatives. */
function ownTitle({ cv, job }: Judgement): string | null {
  const wanted = alternativesOf(job.phrase);
  const titles = cv.experience.flatMap(({ title }) => (title === null ? [] : [title]));
  const same = titles.find(({ value }) => wanted.some((words) => isSameName(words, foldedWords(value).map(coarseStem))));
  if (same !== undefined) return `${BY_NAME} “${shortQuote(same.value, 60)}” stands there as your title (${placesInWords([same])}).`;
  const heads = new Set(wanted.flatMap((words) => words.slice(-1)));
  const near = jobTitleWithHead(titles, heads);
  return near === undefined
    ? null
    : `${BY_NAME} Your title “${shortQuote(near.value, 60)}” (${placesInWords([near])}) is the nearest: name the job itself above it.`;
}

/** The name of a job stands in a title, or the title in the name: a "Night Auditor" is the "hotel night auditor" who is wanted. */
function isSameName(wanted: readonly string[], own: readonly string[]): boolean {
  // "Notengrafikerin" is wanted and held; "manager" is a part of many titles.
  const isWhole = wanted.length > 1 || own.length === 1;
  if (isWhole && wanted.every((word) => own.includes(word))) return true;
  return own.length > 1 && own.at(-1) === wanted.at(-1) && own.every((word) => wanted.includes(word));
}

const jobTitleWithHead = <T extends { value: string }>(titles: readonly T[], heads: ReadonlySet<string>): T | undefined =>
  titles.find(({ value }) =>
    foldedWords(value)
      .map(coarseStem)
      .some((word) => heads.has(word)),
  );

/** A line with nearly all the words of the job's title: "looking for a head nurse job". */
function nearLine({ lines, job }: Judgement): Judgement['lines'][number] | null {
  const wanted = alternativesOf(job.phrase);
  return (
    lines.find(({ text }) => {
      const there = new Set(foldedWords(text).map(coarseStem));
      return wanted.some((words) => {
        const telling = words.filter((word) => !WORDS_OF_RANK.test(word));
        const shared = words.filter((word) => there.has(word));
        return shared.length >= 2 && shared.length >= words.length - 1 && telling.some((word) => there.has(word));
      });
    }) ?? null
  );
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
  if (jobs === 0) return ['Jobs with a title, an employer, a month and a year. Our reader found none on your page written that way.'];
  const place = title == null ? '' : `“${shortQuote(title.value, 60)}” (${placesInWords([title])})`;
  // As many as a cruder look over the lines finds, or no number.
  const known = countedJobs(judgement);
  const count = known === null ? '' : `Our reader counts ${counted(known, 'job')} on your page${years > 0 ? ` over about ${counted(years, 'year')}` : ''}`;
  const shows = [count, place === '' ? '' : `${count === '' ? 'The' : 'the'} first job our reader lists is ${place}`].filter((part) => part !== '').join('; ');
  const rank = seniorityOf(job.phrase);
  if (ANSWERABLE.has(rank)) return [`Something you were in charge of: people, money or a decision. ${shows}.`];
  if (JUNIOR.has(rank)) return [`One thing you finished, with its date. ${shows}.`];
  return [`A career that can be followed at a glance: title, employer, dates. ${shows}.`];
}

/** The third of the page that is read first. */
function first(judgement: Judgement, strong: StrongLines): string[] {
  const { cv } = judgement;
  const opening = openingOf(judgement);
  if (opening !== null) {
    const best = strong.find((line) => carriesNumber(line.quote));
    const better =
      best === undefined || cv.summary.some(({ text }) => isMeasured(text))
        ? ''
        : ` It has no number in it; the line at ${placesInWords([best])} has one. Move that up.`;
    const wish =
      cv.language === 'en' && ASKS_ONLY.test(opening.text)
        ? ' That says what you want. Say first what they get: your trade, and the best thing you have done in it.'
        : '';
    return [
      `An opening that says what you do and how well. Yours begins “${quotable(opening.text)}” (${placesInWords([opening])}).${wish === '' ? better : wish}`,
    ];
  }
  if (mayHaveSummary(judgement)) return ['An opening that says what you do and how well: the job and your best result, in two sentences.'];
  return ['An opening that says what you do and how well. Our reader found no summary: write two sentences, the job and your best result.'];
}

/** Opens with what its author is looking for. */
const ASKS_ONLY =
  /^(?:seeking|looking (?:for|to)|to (?:achieve|obtain|gain|find|secure|acquire|contribute|work|pursue|use|utili[sz]e|get)|i am (?:seeking|looking)|desire|aspiring)\b/iu;

/** What the page begins with: the summary, or a sentence that stands above what was read as one. */
function openingOf({ cv, lines }: Judgement): { text: string; page: number; line: number } | null {
  const [summary] = cv.summary;
  if (summary === undefined) return null;
  const above = lines.filter(({ page, line }) => page < summary.page || (page === summary.page && line < summary.line));
  return above.find(({ text }) => text.split(/\s+/u).length >= SENTENCE && /\p{Ll}[.,]?\s\p{Ll}/u.test(text) && !/@|\t|\d{5,}/u.test(text)) ?? summary;
}
const SENTENCE = 9;

/** What can be said of any job: skills with a witness. */
function skills({ cv, findings }: Judgement): string[] {
  const unused = findings.find(({ kind }) => kind === 'skill-unused');
  if (cv.skills.length === 0) return ['A list of skills, in the words adverts use. Our reader found none on your page.'];
  return [
    unused === undefined
      ? 'Skills that your jobs back up. Drop the ones that no job shows.'
      : `Skills that your jobs back up. “${shortQuote(String(unused.facts['skill']), PIECE)}” (${placesInWords([unused])}) is on your list and in none of your jobs.`,
  ];
}

const quotable = (text: string): string =>
  shownBeginning(
    text.split(/[“”]/u).reduce((longest, part) => (part.trim().length > longest.trim().length ? part : longest), ''),
    PIECE,
  )
    .replace(/[\s.;:,]+$/u, '')
    .replace(/^[\s•·▪●*–—-]+/u, '');
