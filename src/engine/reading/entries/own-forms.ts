import type { SectionKind } from '../../../domain/cv.ts';
import type { ReadSection } from '../sections/read-section.ts';
import { readPlace } from '../contact/places.ts';
import { findPeriods } from '../text/dates.ts';
import { companyScore, titleScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** Sections that tell of jobs. */
const TELL_JOBS: ReadonlySet<SectionKind> = new Set(['experience', 'volunteering']);

/** A line of its own over a job that goes on: it is no title. */
const ONLY_NOW = /^(?:currently|at present|at the moment|now|present(?: job)?|previously|before that)[:.]?$/iu;
/** "Work as IT Support Technician at …": how a sentence begins that names a post. */
const WORK_AS = /^(?:I )?(?:(?:[Cc]urrently|[Nn]ow|[Pp]resently|[Pp]reviously) )?(?:am )?(?:[Ww]ork(?:ing|ed)?|[Ee]mployed) as (?:an? |the )?(?=\p{Lu})/u;
const LONGEST_HEAD = 110;
/** Where a head ends and what was done begins on the same line: behind its dates. */
const BEHIND_DATES =
  /^(.{8,110}?(?:19|20)\d\d(?:\s?(?:[-–—]|to|until|and)\s?(?:\p{L}{3,9}\.?\s)?(?:(?:19|20)\d\d|now|date|present|today))?\)?)\. (?=[\p{Lu}\d])/u;

/**
 * Sections with jobs told in a person's own form: a post in a sentence ("Work as Porter at …"), a line that only says "Currently", and what
 * was done behind the dates of its head, as a line of its own. What is no such form stays as it is.
 */
export function withOwnForms(sections: readonly ReadSection[]): ReadSection[] {
  return sections.map((section) => (TELL_JOBS.has(section.kind) ? { ...section, content: section.content.flatMap(told) } : section));
}

function told(line: SeenLine, at: number, content: readonly SeenLine[]): SeenLine[] {
  if (line.marked || line.row !== undefined) return [line];
  if (ONLY_NOW.test(line.text)) return namesPost(content[at + 1]) ? [] : [line];
  const named = namesPost(line) ? withText(line, atHouse(line.text.replace(WORK_AS, ''))) : line;
  const head = BEHIND_DATES.exec(named.text)?.[1] ?? '';
  const behind = named.text.slice(head.length + 1).trim();
  if (head === '' || head.length > LONGEST_HEAD || findPeriods(head).length !== 1 || !isHead(head)) return [named];
  return [withText(named, head), { ...withText(named, behind), opens: true, cut: named.text.length - behind.length }];
}

/** "Test Engineer in Fennimore Technologies Ltd, Leeds from 2020 to till date.": for whom, as others say it. */
function atHouse(text: string): string {
  const [, post = '', house = ''] = /^(.{3,60}?) (?:in|with|for) (\p{Lu}.*)$/u.exec(text) ?? [];
  const [name = ''] = house.split(/, | from | since /u);
  const plain = text.replace(/(?<= )to till (?=date|now|today)/iu, 'to ').replace(/(?<=\d{4}|date|now|today)\.$/u, '');
  return (companyScore(name) > 0 && titleScore(post) > 0) || (titleScore(post) === 2 && readPlace(name) === null)
    ? plain.replace(/ (?:in|with|for) (?=\p{Lu})/u, ' at ')
    : plain;
}

/** A line that names a post behind "work as". */
function namesPost(line: SeenLine | undefined): boolean {
  if (line === undefined || line.marked || !WORK_AS.test(line.text)) return false;
  const [post = ''] = line.text.replace(WORK_AS, '').split(/ (?:at|for|with) (?=\p{Lu})|, |\s\(/u);
  return titleScore(post) > 0 && (findPeriods(line.text).length > 0 || / (?:at|for|with) \p{Lu}/u.test(line.text));
}

/** "Receptionist, Esplanade Hotel, Oban, 2013-2016": parts between commas, the first of them a post, and no sentence. */
function isHead(head: string): boolean {
  const parts = head.split(', ');
  return (
    parts.length > 1 && parts.length < MOST_PARTS && titleScore(parts[0] ?? '') === 2 && !/(?<!\p{L})(?:I|my|we|was|were|had|have)(?!\p{L})|\.\s/u.test(head)
  );
}
const MOST_PARTS = 6;

const withText = (line: SeenLine, text: string): SeenLine => ({ ...line, text, body: text });
