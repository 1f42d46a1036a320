import type { FindingKind } from '../../../src/domain/finding.ts';
import { checkFinding } from './check-findings.ts';
import type { Claim, Verdict } from './claim.ts';
import { changesIn, type Ground, hasNumber, monthOf, overlap, plain, says, timesOf, yearsOf } from './ground.ts';

/** Share by which two counts of words may differ. */
const WORDS_TOLERANCE = 0.05;
const YEARS_TOLERANCE = 0.75;

/** Kinds of findings that another layout of the same words may bring or take away. */
const OF_THE_LAYOUT: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'columns-layout',
  'table-layout',
  'font-mix',
  'small-print',
  'too-long',
  'date-format-mix',
  'file-name',
  'document-title',
]);

/** Holds a claim about a CV against its truth. Claims about adverts are held by `check-advert.ts`. */
export function checkClaim(claim: Claim, ground: Ground): Verdict {
  const answer = answerTo(claim, ground);
  return { claim, holds: answer === null ? null : answer === true, why: typeof answer === 'string' ? answer : '' };
}

/** "03/22" of a CV is "March 2022" of a letter: the truth file says when each job began. */
const isYearOfJob = (value: string, { truth }: Ground): boolean =>
  /^(?:19|20)\d\d$/u.test(value) && truth.jobs.some(({ start }) => start?.startsWith(value) === true);

function answerTo(claim: Claim, ground: Ground): true | null | string {
  switch (claim.kind) {
    case 'finding':
      return checkFinding(claim.finding, { facts: claim.facts, quote: claim.subject }, ground);
    case 'quote':
      return isPrinted(ground, claim.value) || 'these words do not stand there in one piece';
    case 'count':
      return countOf(claim.subject, claim.value, ground);
    case 'absence':
      if (claim.subject === 'work') return atWork(claim.value, ground) === true ? `the work shows “${claim.value}”` : true;
      return claim.subject === 'term' ? !says(ground, claim.value) || `“${claim.value}” stands in the CV` : fieldAbsent(claim.value, ground);
    case 'presence':
      if (claim.subject === 'work') return atWork(claim.value, ground);
      return says(ground, claim.value) || isYearOfJob(claim.value, ground) || `“${claim.value}” does not stand in the CV`;
    case 'field':
      return fieldOf(claim.subject, claim.value, ground);
    case 'result':
      return resultOf(claim, ground);
    case 'rewrite':
      return rewriteOf(claim);
    case 'change':
      // One column and no table are what makes a clean structure.
      if (claim.finding === 'clean-structure' && (ground.layout.columns > 1 || ground.layout.table === true)) return null;
      return OF_THE_LAYOUT.has(claim.finding) ? null : 'the words of both CVs are the same';
    case 'changed':
      return 'the words of both CVs are the same';
    case 'confession':
      return 'a letter does not volunteer what is missing';
    case 'requirement':
      return null;
  }
}

/** Whether the jobs show it: in their titles, statements and notes, or by the truth file's word. */
function atWork(term: string, { page, truth, text }: Ground): true | string {
  const jobs = page.sections.filter(({ name }) => name === 'experience');
  const work = jobs.flatMap(({ entries, items, paragraphs }) => [
    ...items,
    ...paragraphs,
    ...entries.flatMap(({ parts, statements, notes }) => [...Object.values(parts), ...statements, ...notes]),
  ]);
  if (truth.skills.some(({ name, shownBy }) => shownBy.length > 0 && overlap(name, term))) return true;
  if (says({ low: plain(jobs.length === 0 ? text : work.join('\n')) }, term)) return true;
  return `“${term}” does not stand in the work`;
}

/** Rule 6: printed as one block, or a part of it. Ellipses at the end of a cut quote are ours. */
function isPrinted({ page, layout }: Ground, quote: string): boolean {
  const wanted = plain(quote)
    .replace(/\s*(?:…|\.\.\.)$/u, '')
    .replace(/^[-•▪*]\s*/u, '');
  if (page.blocks.some((block) => plain(block).includes(wanted))) return true;
  if (layout.arrange.includes('dashless-dates') && page.blocks.some((block) => dashless(plain(block)).includes(dashless(wanted)))) return true;
  // Heads that a layout has put together again, and dates whose dash it took away.
  const parts = page.sections.flatMap(({ entries }) => entries.flatMap(({ parts: named }) => Object.values(named))).map(plain);
  const left = parts.toSorted((a, b) => b.length - a.length).reduce((rest, part) => rest.replaceAll(part, ' '), wanted);
  return (layout.head !== null || layout.arrange.length > 0) && left !== wanted && /^[\s\p{P}\p{S}]*(?:(?:at|in)[\s\p{P}]*)*$/u.test(left);
}

/** A layout may take the dash out of a period: "2010 2013". */
const dashless = (text: string): string => text.replace(/\s*-\s*/gu, ' ');

function countOf(subject: Extract<Claim, { kind: 'count' }>['subject'], value: number, ground: Ground): true | null | string {
  const { bullets, truth } = ground;
  const is = (right: number | null): true | null | string => (right === null ? null : value === right || `it is ${String(right)}`);
  switch (subject) {
    case 'words':
      return Math.abs(value - ground.words) <= Math.max(3, ground.words * WORDS_TOLERANCE) || `it is ${String(ground.words)}`;
    case 'bullets':
      return is(bullets?.length ?? null);
    case 'bullets-with-number':
      return is(bullets?.filter(hasNumber).length ?? null);
    case 'bullets-without-number':
      return is(bullets?.filter((bullet) => !hasNumber(bullet)).length ?? null);
    case 'jobs':
      return is(truth.jobs.length);
    case 'pages':
      return is(ground.pages);
    case 'skills':
      return is(ground.listedSkills.length === 0 ? null : ground.listedSkills.length);
    case 'years': {
      const years = yearsOf(ground);
      return years === null ? null : Math.abs(years - value) <= YEARS_TOLERANCE || `it is ${years.toFixed(1)}`;
    }
  }
}

/** "2026-12" of a job that goes on until "12.2026": an end still to come, as printed. */
function isPrintedEnd(dates: string | null, value: string): boolean {
  const [, year, month] = /^(\d{4})-(\d{2})$/u.exec(value) ?? [];
  return year !== undefined && dates !== null && new RegExp(String.raw`\D0?${Number(month)}[./ -]${year}(?!\d)`, 'u').test(dates);
}

/** What a sentence calls missing, and what the truth file has there. */
function fieldAbsent(what: string, { truth, page, text }: Ground): true | null | string {
  const there: Record<string, boolean> = {
    email: truth.contact.email !== null,
    phone: truth.contact.phone !== null,
    location: truth.contact.place !== null,
    link: truth.contact.links.length > 0,
    dates: truth.jobs.some(({ dates }) => dates !== null),
    employer: truth.jobs.some(({ employer }) => employer !== null),
    title: truth.jobs.length > 0,
    degree: truth.education.length > 0,
    summary: page.sections.some(({ name }) => name === 'summary' || name === 'objective'),
    skills: page.sections.some(({ name }) => name === 'skills'),
    certificates: truth.certificates.length > 0,
    jobs: truth.jobs.length > 0,
    number: /\d/u.test(text),
    name: true,
  };
  const found = there[what];
  return found === undefined ? null : !found || 'it is there';
}

function fieldOf(field: Extract<Claim, { kind: 'field' }>['subject'], value: string, ground: Ground): true | null | string {
  const { truth } = ground;
  const { contact, jobs, education } = truth;
  const current = jobs[0];
  const among = (known: readonly (string | null)[]): true | string =>
    known.some((one) => one !== null && (overlap(one, value) || overlap(value, one))) ||
    `the truth has ${
      known
        .filter((one) => one !== null)
        .map((one) => `“${one}”`)
        .join(', ') || 'none'
    }`;
  switch (field) {
    case 'name':
      return among([contact.name]);
    case 'email':
      return (contact.email !== null && plain(contact.email) === plain(value)) || `it is “${contact.email ?? 'none'}”`;
    case 'phone':
      return (contact.phoneE164 !== null && sameNumber(contact.phoneE164, value)) || `it is “${contact.phone ?? 'none'}”`;
    case 'location':
      return among([contact.place]);
    case 'title':
      // A title that has swallowed its dates is none.
      if (/\b(?:19|20)\d\d\b/u.test(value) && !truth.jobs.some(({ title }) => /\b(?:19|20)\d\d\b/u.test(title))) return 'a date is no part of a title';
      return current === undefined ? 'there is no job' : among([current.title]);
    case 'company':
      return current === undefined ? 'there is no job' : among([current.employer]);
    case 'start':
      return current === undefined ? 'there is no job' : sameDate(current.start, value) || `it is ${current.start ?? 'not given'}`;
    case 'end':
      return current === undefined
        ? null
        : current.ongoing === /present|heute|actu|today|date|now/iu.test(value) ||
            (current.ongoing && isPrintedEnd(current.dates, value)) ||
            (current.ongoing ? 'the job goes on' : 'the job has ended');
    case 'previous-title':
      return among(jobs.slice(1).map(({ title }) => title));
    case 'degree':
      // A certificate may be called either.
      return among([...education.map(({ degree }) => degree), ...truth.certificates.map(({ name }) => name)]);
    case 'institution':
      return among(education.map(({ institution }) => institution));
    case 'skill':
      return says(ground, value) || 'it does not stand in the CV';
    case 'country':
      return truth.country === null ? null : new Intl.DisplayNames('en', { type: 'region' }).of(truth.country) === value || `it is ${truth.country}`;
    case 'level': {
      const years = yearsOf(ground);
      const [low = 0, high = Infinity] = (value.match(/\d+/gu) ?? []).map(Number);
      return years === null ? null : (years >= low - 1 && years <= (value.includes('+') ? Infinity : high + 1)) || `the jobs make ${years.toFixed(1)} years`;
    }
  }
}

const digits = (phone: string): string => phone.replace(/\D/gu, '');
const sameNumber = (e164: string, printed: string): boolean =>
  digits(printed).replace(/^00?/u, '').endsWith(digits(e164).slice(-9)) || digits(e164).endsWith(digits(printed).replace(/^0+/u, ''));
function sameDate(truth: string | null, value: string): boolean {
  const [year] = /\d{4}/u.exec(value) ?? [];
  if (truth === null || year === undefined) return false;
  const [mine, theirs] = [monthOf(truth, 0), monthOf(/\d{4}(?:-\d{2})?/u.exec(value)?.[0] ?? null, 0)];
  return truth.length === 4 || value.length < 7 ? truth.slice(0, 4) === year : mine === theirs;
}

function resultOf({ value, subject }: Extract<Claim, { kind: 'result' }>, ground: Ground): true | null | string {
  const change = changesIn(subject).find(({ from, to }) => from !== to && (plain(from) === plain(value) || plain(to) === plain(value)));
  if (change === undefined) return timesOf(ground, value) > 0 || plain(ground.text).includes(plain(value)) || `“${value}” does not stand there`;
  return plain(change.to) === plain(value) || `the result is ${change.to}, not ${change.from}`;
}

/** Rules 10 to 12: a line that is the old one with a bracket behind it is none, nor is one that changes its figures. */
function rewriteOf({ subject, value }: Extract<Claim, { kind: 'rewrite' }>): true | null | string {
  const bare = plain(value.replace(/[\s:,;–-]*\[[^\]]*\][\s.]*/gu, ' ')).replace(/[\s.]+$/u, '');
  if (value.includes('[') && bare === plain(subject).replace(/[\s.]+$/u, '')) return 'the old sentence with a bracket behind it';
  const figures = (text: string): string => (text.match(/\d+(?:[.,]\d+)?/gu) ?? []).toSorted().join(' ');
  return figures(value.replace(/\[[^\]]*\]/gu, '')) === figures(subject) || null;
}
