import type { Experience, Period, Read } from '../../../domain/cv.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import { monthIndex } from '../text/dates.ts';
import { commaParts } from '../text/commas.ts';
import { looksOf } from '../text/looks.ts';
import { areHouses, asHouse, breakOf, isBreakHead, isProperName } from './breaks-of-work.ts';
import { deedsOf, readBullets } from './bullets.ts';
import { findEntries } from './entries.ts';
import type { Entry } from './entry.ts';
import { type Piece, piecesOf } from './heads.ts';
import { name, votes } from './names-of-heads.ts';
import { type Named, namesTowns, type Towns, townsOf, withoutTown } from './towns-of-jobs.ts';
import { timeNoteAt } from './head-periods.ts';
import { withoutHours, withoutRemarks } from './title-remarks.ts';
import { withProseHeads } from './prose-heads.ts';
import { isGradeOnly } from './comma-heads.ts';
import { withSameHouse } from './same-house.ts';
import { toldUnderTitles } from './told-elsewhere.ts';
import { isPlacement, linesOfWork } from './unheaded.ts';
import { jobsOfRows } from './table-jobs.ts';
import { asPost, employerOver, spans, titleInStory } from './posts-of-employers.ts';
import { separateAll } from './separate-heads.ts';
import { companyScore, isDegree, isEmploymentTerm, isSentence, schoolScore, titleScore } from '../text/evidence-words.ts';
import type { ReadSection } from '../sections/read-section.ts';
import { isRow } from '../tables/rows.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { COMPANY_PLACEHOLDERS } from '../../lexicon/reading/organisations.ts';
import { fold } from '../../english/folding.ts';

/**
 * The jobs of the CV, in its order. Where no heading names them, dated entries with a job title
 * under unknown headings or none are taken.
 */
export function readExperience(sections: readonly ReadSection[], location: string | null = null): Experience[] {
  const home = new Set(
    (location ?? '')
      .split(',')
      .map(fold)
      .filter((town) => town !== ''),
  );
  const jobs = sections.filter((section) => section.kind === 'experience').flatMap((section) => readJobs(section.content, home).filter((job) => !isBlank(job)));
  if (jobs.length > 0) return jobs.map((job) => withoutTownAsTitle(job, home));
  return sections
    .filter((section) => section.kind === 'other' || section.kind === 'header' || section.kind === 'summary')
    .flatMap((section) => {
      const found = readJobs(section.heading === null ? linesOfWork(section.content) : section.content, home).filter(
        ({ title }) => !OF_ONESELF.test(title?.value ?? ''),
      );
      const isDated = found.some(isDatedJob);
      return found.filter((job) => isDatedJob(job) || (isDated && isWholeJob(job)) || (section.heading === null && isAtHouse(job)));
    });
}

/** "For eighteen years I was a viola player": told of oneself, and no title. */
const OF_ONESELF = /(?:^|\s)I (?:was|am|have|had|worked|want|would|like|can)\s/u;

/** "Orgelbauer, Orgelbau Sieveking GmbH, Göttingen", read from its end: no town is a post, and who is named as a house stands behind the title. */
function withoutTownAsTitle(job: Experience, home: ReadonlySet<string>): Experience {
  const { title, company } = job;
  if (title === null || company === null || titleScore(title.value) > 0 || !isTown(title.value, home)) return job;
  const parts = commaParts(company.value);
  const house = parts.at(-1) ?? '';
  const post = parts.slice(0, -1).join(', ');
  return parts.length < 2 || companyScore(house) === 0
    ? job
    : { ...job, title: { ...company, value: post }, company: { ...company, value: house }, location: job.location ?? title };
}

const isTown = (text: string, home: ReadonlySet<string>): boolean => home.has(fold(text)) || townCountry(text) !== undefined || readPlace(text) !== null;

/** "Company Name" on a line of its own, and nothing else: a blank of a template, and no job. */
const isBlank = ({ title, company, period, bullets }: Experience): boolean =>
  title === null && period === null && bullets.length === 0 && company !== null && COMPANY_PLACEHOLDERS.includes(fold(company.value));

const isTitled = ({ title }: Experience): boolean => title !== null && titleScore(title.value) === 2 && !isDegree(title.value);

const isDatedJob = (job: Experience): boolean => job.period !== null && (job.period.end !== null || job.period.current) && isTitled(job);

/** At a house that shows itself, with a period and something told, or a placement with its date: on a page without headings a job whatever it is called. */
const isAtHouse = ({ title, company, period, bullets }: Experience): boolean =>
  period !== null &&
  company !== null &&
  bullets.length > 0 &&
  (isPlacement(title?.value ?? '') ||
    (title === null && companyScore(company.value) >= 2 && schoolScore(company.value) === 0 && (period.end !== null || period.current)));

/** Without dates, among jobs that have some: who it was for and what was done are said. */
const isWholeJob = (job: Experience): boolean => job.period === null && isTitled(job) && job.company !== null && job.bullets.some(({ marked }) => marked);

/** The jobs in one stretch of lines, those of its tables where they stand. `home` names where the person lives, folded: after an employer it is a town, known or not. */
function readJobs(content: readonly SeenLine[], home: ReadonlySet<string>): Experience[] {
  const first = content.findIndex(isRow);
  if (first < 0) return readHeads(content, home);
  const behind = content.findIndex((line, at) => at > first && !isRow(line));
  const end = behind < 0 ? content.length : behind;
  return [...readHeads(content.slice(0, first), home), ...readRows(content.slice(first, end), home), ...readJobs(content.slice(end), home)];
}

/** The jobs of the rows of a table. */
function readRows(rows: readonly SeenLine[], home: ReadonlySet<string>): Experience[] {
  const found = jobsOfRows(rows);
  const pieces = found.map((job) => job.pieces);
  const towns = townsOf(pieces, home);
  const isPlaced = namesTowns(
    found.map(({ named }) => named),
    pieces,
    home,
  );
  return found.flatMap(({ entry, named, pieces: own }) => jobOf(entry, isBreakHead(own) ? breakOf(named, own) : named, { towns, isPlaced }, own) ?? []);
}

/** The jobs of lines that stand in no table. */
function readHeads(printed: readonly SeenLine[], home: ReadonlySet<string>): Experience[] {
  const content = withProseHeads(printed);
  const entries = findEntries(content, 'job');
  const pieces = separateAll(entries.map((entry) => piecesOf(entry.head, entry.period?.line ?? null)));
  const named = pieces.map((found) => name(found, null));
  const titleFirst = votes(named, pieces);
  const isOfHouses = areHouses(named.filter((_, i) => !isBreakHead(pieces[i] ?? [])));
  const towns = townsOf(pieces, home);
  const isPlaced = namesTowns(named, pieces, home);
  const jobs: Experience[] = [];
  /** How lines look that name employers over posts. */
  const overLooks = new Set<string>();
  /** Jobs that stand right below another title of the same employer, on lines that name none. */
  const stacked = new Set<Experience>();
  /** Who the job above was for. */
  let above: Piece | null = null;
  let employer: { company: Piece; place: Piece | null } | null = null;
  /** The entry whose employer has the roles below it. */
  let group: Entry | null = null;
  entries.forEach((entry, i) => {
    const plain = withSameHouse(name(pieces[i] ?? [], titleFirst), above);
    const found = isOfHouses ? asHouse(plain) : plain;
    // Japanese records give leaving a line of its own: it ends the job before it.
    const last = jobs.at(-1);
    if (/(?:退職|退社)$/u.test(entry.head[0]?.text ?? '') && last) {
      if (last.period && entry.period) last.period = { ...last.period, end: entry.period.found.start, current: false };
      return;
    }
    // A break from work is for nobody, and whoever employed before it may do so after it.
    if (isBreakHead(pieces[i] ?? [])) {
      const job = jobOf(entry, breakOf(plain, pieces[i] ?? []), { towns, isPlaced }, pieces[i] ?? []);
      if (job) jobs.push(job);
      return;
    }
    const over = employerOver(entry, pieces[i] ?? [], entries[i + 1]);
    if (over?.company) {
      overLooks.add(looksOf(over.company.line).key);
      employer = { company: over.company, place: over.place };
      group = entry;
      return;
    }
    // An employer over several roles: its own line has no title and nothing is told of it.
    if (found.title === null && found.company !== null && (entry.body.length === 0 || spans(entry, entries[i + 1])) && entries[i + 1] !== undefined) {
      employer = { company: found.company, place: found.place };
      group = entry;
      return;
    }
    if (group !== null && employer !== null && spans(group, entry)) {
      const role = asPost(withField(found), pieces[i] ?? [], group);
      const job = jobOf(entry, { ...role, company: role.company ?? employer.company }, { towns, isPlaced }, pieces[i] ?? []);
      if (job) jobs.push(job);
      return;
    }
    // Whose years an employer's do not hold was not there.
    if (group?.period?.found.range === true && entry.period?.found.range === true) employer = null;
    group = null;
    // An employer on the line of its title is that title's own; one on a line above may have more roles.
    if (found.company !== null)
      employer =
        found.title !== null && found.company.line.index < found.title.line.index && found.company.line !== entry.period?.line
          ? { company: found.company, place: found.place }
          : null;
    else if (entry.head.some((line) => /freelance|self[- ]employed|selbst[aä]ndig|ind[ée]pendant|aut[oó]nomo|freiberuf/iu.test(line.text))) employer = null;
    // What stands on a line of its own beside the title is this job's employer, readable or not: then none is taken over.
    // A town under the dates is none.
    const beside = (pieces[i] ?? []).filter(({ line }) => line !== found.title?.line);
    const isAlone = beside.every((piece) => isTownBelow(piece, found, entry));
    const company = found.company ?? (found.title !== null && isAlone ? employer?.company : null) ?? null;
    // "Winnipeg Night Line", set as the employers of the section are: a house, too.
    const isHouse =
      company === null &&
      found.title?.title === 0 &&
      overLooks.has(looksOf(found.title.line).key) &&
      isProperName(found.title.text.replace(/\s*\([^()]*\)$/u, ''));
    const own = isHouse ? { ...found, title: null, company: found.title } : { ...found, company };
    const job = jobOf(entry, own, { towns, isPlaced }, pieces[i] ?? []);
    if (!job) return;
    jobs.push(job);
    above = own.company ?? above;
    if (beside.length === 0 && found.company === null && company !== null && entries[i - 1]?.body.length === 0) stacked.add(job);
  });
  return toldUnderTitles(toldOfTheLatest(jobs, stacked));
}

/** Of titles stacked over one list of bullets, the latest first, the list tells of the latest before all. */
function toldOfTheLatest(jobs: readonly Experience[], stacked: ReadonlySet<Experience>): Experience[] {
  const told = [...jobs];
  for (let at = told.length - 1; at > 0; at -= 1) {
    const [above, job] = [told[at - 1], told[at]];
    if (above === undefined || job === undefined || above.bullets.length > 0 || job.bullets.length === 0) continue;
    if (!stacked.has(jobs[at] ?? job) || startOf(above) < startOf(job)) continue;
    told[at - 1] = { ...above, bullets: job.bullets };
    told[at] = { ...job, bullets: [] };
  }
  return told;
}

const startOf = ({ period }: Experience): number => (period?.start ? monthIndex(period.start) : 0);

/** "July 2022 - April 2024", and under it "Bengaluru" or "Bergen, Norway": where somebody worked, for an employer named further up. */
function isTownBelow(piece: Piece, { place }: Named, { period }: Entry): boolean {
  return period !== null && piece.line.index > period.line.index && (piece.place || piece === place);
}

/** "Engineering Manager – Payments & Platform": under an employer, what follows the dash is a part of the title. */
function withField(found: Named): Named {
  const { title, company } = found;
  if (!title || !company || company.employer || companyScore(company.text) >= 2 || title.line !== company.line) return found;
  const { body } = title.line;
  const between = body.slice(body.indexOf(title.text) + title.text.length, body.indexOf(company.text));
  return /^\s[–—-]\s$/u.test(between) ? { ...found, title: { ...title, text: `${title.text}${between}${company.text}` }, company: null } : found;
}

/** Words of a line that names a house. */
const MAX_HOUSE = 14;
/** "Kestrel Ward (28 beds)": where in the house. */
const PART_OF_HOUSE = /(?<!\p{L})(?:ward|unit|department|dept|team|room|theatres?|section)(?!\p{L})/iu;

/**
 * "Staff Nurse, Band 5" over "Kestrel Ward (28 beds)," and "Leigh General Hospital, Dorset": where the head names no house, a line of
 * names right below it does, if one of them is a house by its own words.
 */
function houseBelow(entry: Entry, { title, company }: Named): { company: Piece; place: Piece | null; lines: number; beside: Read[] } | null {
  const [first, second] = entry.body;
  if (company !== null || title === null || entry.period === null || first === undefined || first.marked || isRow(first)) return null;
  const isTwo = first.text.trim().endsWith(',') && second !== undefined && !second.marked;
  const whole = isTwo ? `${first.text.trim()} ${second.text.trim()}` : first.text.trim();
  // "Kettle Dairy LLC, Hexby, WI – 640 cows, three milkings": behind a dash, what the house is.
  const [text = '', ...asides] = whole.split(/\s[–—]\s/u);
  const parts = commaParts(text);
  if (text.split(/\s+/u).length > MAX_HOUSE || parts.length < 2 || /[.!?;:]$/u.test(text) || isSentence(text) || parts.some((part) => !/^\p{Lu}/u.test(part)))
    return null;
  const house = parts.find((part) => companyScore(part) >= 2 && titleScore(part) < 2 && !PART_OF_HOUSE.test(part));
  if (house === undefined) return null;
  const line = isTwo && !first.text.includes(house) ? second : first;
  // Where in the house, and what it is, stays with the job; its town is a place.
  const beside = [...parts.slice(0, parts.indexOf(house)), ...asides].map((value) => ({ value, ...(first.text.includes(value) ? first : line).place }));
  const named: Piece = { text: house, line, title: 0, company: 2, place: false, employer: false };
  const town = parts.slice(parts.indexOf(house) + 1).join(', ');
  return { company: named, place: town === '' ? null : { ...named, text: town, company: 0, place: true }, lines: isTwo ? 2 : 1, beside };
}

/** "Staff Nurse, Band 5": the grade on the line of a title belongs to it. */
function withGrade(found: Named, pieces: readonly Piece[]): Named {
  const { title } = found;
  const grade = pieces.find(({ text, line }) => line === title?.line && isGradeOnly(text))?.text.replace(/\s*\([^()]*\)$/u, '');
  if (title === null || grade === undefined || !title.line.text.includes(`${title.text}, ${grade}`)) return found;
  return { ...found, title: { ...title, text: `${title.text}, ${grade}` } };
}

function jobOf(whole: Entry, given: Named, towns: Towns, pieces: readonly Piece[]): Experience | null {
  const below = houseBelow(whole, given);
  const entry = below === null ? whole : { ...whole, body: whole.body.slice(below.lines) };
  const named = below === null ? given : { ...given, company: below.company, place: given.place ?? below.place };
  const found = withGrade(withTitleTold(entry, named), pieces);
  const first = entry.head[0] ?? entry.body[0];
  if (!first || (found.title === null && found.company === null && entry.period === null)) return null;
  const { company, place } = withoutTown(found, towns);
  const told = deedsOf(readBullets(entry.body));
  const { ofHouse } = told;
  // "June 2023 –" over "now", "2011 – 2014" over "(part time)": of the time, and no deeds.
  const isOfTime = (text: string): boolean =>
    /^(?:now|present|to date|date|current|today|heute|ongoing)\.?$/iu.test(text) || isEmploymentTerm(text.replace(/[()]/gu, ''));
  const deeds = told.deeds.filter(({ text }, at) => at > 0 || !isOfTime(text));
  const titled = found.title === null ? null : withoutRemarks(found.title.text);
  const housed = withoutHours(company?.text ?? '');
  return {
    title: read(found.title && titled && { ...found.title, text: titled.title }),
    company: read(company && { ...company, text: housed.house }),
    location: read(place),
    period: entry.period ? openWhereJoined(periodOf(entry.period), entry) : null,
    details: [...(below?.beside ?? []), ...detailsOf(entry, found, [...(titled?.remarks ?? []), ...housed.hours], pieces), ...ofHouse],
    bullets: deeds,
    ...first.place,
  };
}

/** The title that the first words under a head give, where the head has an employer and none. */
function withTitleTold(entry: Entry, found: Named): Named {
  const told = found.title === null && found.company !== null ? titleInStory(entry) : null;
  return told === null ? found : { ...found, title: { ...told, title: 2, company: 0, place: false, employer: false } };
}

/** What a head says besides title, employer, place and period: remarks on the title, a note on the time, what was left over. */
function detailsOf(entry: Entry, { title, company, place }: Named, remarks: readonly string[], pieces: readonly Piece[]): Read[] {
  const told = [title, company, place].flatMap((found) => (found ? [found.text] : []));
  const left = pieces.filter(
    ({ text }) =>
      !told.some((other) => text.includes(other)) && !commaParts(text).every((part) => told.some((other) => other.includes(part))) && !isEmploymentTerm(text),
  );
  const { period } = entry;
  const note = period ? period.line.text.slice(period.found.to, period.found.to + timeNoteAt(period.line.text, period.found.from, period.found.to)) : '';
  const onTime = note.replace(/^[\s,(]+|[\s)]+$/gu, '');
  return [
    ...(title ? remarks.map((value) => ({ value, ...title.line.place })) : []),
    ...left.map(({ text, line }) => ({ value: text, ...line.place })),
    ...(period && onTime !== '' ? [{ value: onTime, ...period.line.place }] : []),
  ];
}

/** "Joined" with no leaving line after it (which would end it): to date. */
function openWhereJoined(period: Period, entry: Entry): Period {
  return period.end === null && entry.head.some((line) => line.text.endsWith('入社')) ? { ...period, current: true } : period;
}

/** A found period as the domain has it. */
export function periodOf({ found, line }: NonNullable<Entry['period']>): Period {
  const { start, end, current } = found;
  return { text: line.text.slice(found.from, found.to).replace(/\s+/g, ' '), start, end, current, ...line.place };
}

/** "Trolley collector, Asda. 2012": the stop of a sentence, and none of an abbreviation. */
const FULL_STOP =
  /(?<=\p{Ll}{3}|\))(?<!(?:^|\s)(?:Ltd|Ltda|Lda|Cia|Srl|Inc|Corp|Bros|Dept|Univ|Assoc|Int|Intl|Mgr|Asst|Eng|Tech|Nat|Comp|Soc|Inst|Dipl|Stellv|bzw))\.$/u;

function read(found: Piece | null): Read | null {
  return found && { value: found.text.replace(FULL_STOP, ''), ...found.line.place };
}
