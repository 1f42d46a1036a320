import { foldedWords } from '../../english/folding.ts';
import { LANGUAGE_NAMES } from '../../lexicon/reading/levels.ts';
import { findPeriods } from '../text/dates.ts';
import { isDegree, isSentence, schoolScore, titleScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';
import type { ReadSection } from './read-section.ts';

/**
 * What stands under headings that no list knows ("KITCHENS", "BITS OF PAPER"), told by itself: the jobs, the studies, the skills
 * and the opening words of a CV that has no section of that kind. Each kind is given once at most.
 */
export function tellByContent(sections: ReadSection[]): ReadSection[] {
  const unknown = sections.filter((section) => section.kind === 'other' && section.heading !== null && section.content.length > 0);
  for (const kind of ['experience', 'education', 'skills', 'summary'] as const) {
    if (sections.some((section) => section.kind === kind)) continue;
    const found = unknown.find((section) => section.kind === 'other' && READS_AS[kind](section.content, sections.indexOf(section)));
    if (found) found.kind = kind;
  }
  // "Akademische Laufbahn" over posts, beside "Studium" over degrees: two headings of studies, one of which holds jobs.
  const studies = sections.filter((section) => section.kind === 'education' && section.heading !== null);
  if (studies.length > 1 && !sections.some((section) => section.kind === 'experience')) {
    const posts = studies.find(({ content }) => readsAsJobs(content) && !content.some((line) => isDegree(line.body)));
    if (posts) posts.kind = 'experience';
  }
  // "Personal profile" over a date of birth: what a form asks for, and no summary.
  for (const section of sections) if (section.kind === 'summary' && asksForPerson(section.content)) section.kind = 'personal';
  for (const section of sections) if (section.kind === 'languages' && section.heading !== null && namesMore(section)) section.kind = 'skills';
  return withUnheadedSummary(sections);
}

/** What else a heading of languages may stand over. */
const BESIDES = /(?<!\p{L})(?:skills?|computers?|computing|literacy|software|tools?|i\.?t|edv|programme|programs|informatique|kenntnisse)(?!\p{L})/iu;

/** "Computer literacy and languages", over programs first: a list of skills that has languages in it. */
function namesMore({ heading, content }: ReadSection): boolean {
  const others = content.filter(({ body }) => !foldedWords(body).some((word) => LANGUAGE_NAMES.has(word)));
  return BESIDES.test(heading?.value ?? '') && others.length > 1 && others.length * 3 >= content.length;
}

/** A row of a form about the person, what it asks before a colon or a gap. */
const FORM_ROW = /^\p{Lu}[\p{L}’' /]{2,28}?\s*(?:[:：]|\t)/u;
const OF_PERSON =
  /^(?:date of birth|d\.?o\.?b|birth ?date|marital status|father|mother['’]?s? name|spouse|gender|sex|religion|nationality|passport|geburtsdatum|familienstand|fecha de nacimiento|estado civil|date de naissance)/iu;

/** Rows of a form and nothing else, one of them of the person's birth or family. */
function asksForPerson(content: readonly SeenLine[]): boolean {
  const rows = content.filter(({ body }) => FORM_ROW.test(body));
  return rows.length * 2 > content.length && rows.some(({ body }) => OF_PERSON.test(body));
}

/**
 * A paragraph of sentences between the contact and the first heading is what others put under "Profile": it gets a section of its own,
 * where no section is one.
 */
function withUnheadedSummary(sections: ReadSection[]): ReadSection[] {
  const [header, ...rest] = sections;
  if (header?.kind !== 'header' || header.heading !== null || rest.some(({ kind }) => kind === 'summary' || kind === 'objective')) return sections;
  const start = header.content.find((_, at) => at > 0 && isParagraph(header.content.slice(at)));
  if (start === undefined) return withParagraphOverHeads(header, rest) ?? sections;
  const content = header.content.slice(header.content.indexOf(start));
  if (content.some((line, at) => line.index !== start.index + at) || start.index + content.length !== header.to) return sections;
  const above: ReadSection = { ...header, to: start.index, content: header.content.filter((line) => line.index < start.index) };
  return [above, { kind: 'summary', heading: null, from: start.index, to: header.to, content }, ...rest];
}

/** A paragraph under the name, over lines in bold that no heading stands above: the profile of a CV that goes on with its jobs. */
function withParagraphOverHeads(header: ReadSection, rest: readonly ReadSection[]): ReadSection[] | null {
  const end = header.content.findIndex((line, at) => at > 1 && line.line.bold && header.content[at - 1]?.line.bold === false);
  if (end < 0 || header.content.some((line, at) => line.index !== header.from + at)) return null;
  const at = header.content.slice(0, end - 1).findIndex((_, i) => i > 0 && isParagraph(header.content.slice(i, end)));
  const [first, next] = [header.content[at], header.content[end]];
  if (at < 0 || !first || !next) return null;
  return [
    { ...header, to: first.index, content: header.content.slice(0, at) },
    { kind: 'summary', heading: null, from: first.index, to: next.index, content: header.content.slice(at, end) },
    { kind: 'header', heading: null, from: next.index, to: header.to, content: header.content.slice(end) },
    ...rest,
  ];
}

/** Words of a wrapped line at least; the last line of a paragraph may be short. */
const WRAPPED_WORDS = 5;
const LOWER_WORDS = 0.5;
/** A line that ends so far before the widest has ended on purpose. */
const BROKEN_OFF = 0.7;

/** Lines that are one paragraph of sentences: no bullets, cells, addresses or dates, and no line that stops early before a new beginning. */
function isParagraph(lines: readonly SeenLine[]): boolean {
  const words = lines
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  const widest = Math.max(...lines.map(({ text }) => text.length));
  return (
    /^[\p{Lu}“"]/u.test(lines[0]?.text ?? '') &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * LOWER_WORDS &&
    lines.every(({ text, marked }, at) => {
      const before = lines[at - 1]?.text ?? '';
      const goesOn = at === 0 || /^\p{Ll}/u.test(text) || /[.!?,;:–—-]$/u.test(before) || before.length >= widest * BROKEN_OFF;
      return !marked && goesOn && !/[|•·@]|https?:|www\./iu.test(text) && (at === lines.length - 1 || text.split(/\s+/u).length >= WRAPPED_WORDS);
    }) &&
    readsAsProse(lines)
  );
}

const READS_AS: Record<'experience' | 'education' | 'skills' | 'summary', (content: readonly SeenLine[], at: number) => boolean> = {
  experience: readsAsJobs,
  education: readsAsStudies,
  skills: readsAsSkills,
  summary: (content, at) => at <= 1 && readsAsProse(content),
};

/** Dated lines that name jobs, or stand beside lines that do. */
function readsAsJobs(content: readonly SeenLine[]): boolean {
  const heads = content.filter((line) => !line.marked && (line.line.bold || !isSentence(undated(line))));
  const dated = heads.filter((line) => findPeriods(line.text).some(({ range }) => range));
  const titled = heads.filter((line) => head(line).some((piece) => titleScore(piece) === 2));
  const studied = heads.filter((line) => isDegree(line.text) || schoolScore(line.text) === 2);
  // Dated heads with statements under them, none of them a study: jobs that no list of titles knows.
  if (dated.length >= FEWEST_DATED && studied.length === 0 && content.filter((line) => line.marked).length >= dated.length) return true;
  return dated.length > 0 && titled.length > 0 && titled.length * 2 >= dated.length && studied.length * 2 < dated.length + titled.length;
}

/** A line behind the date it opens with: "seit 2020" begins no sentence. */
function undated({ text }: SeenLine): string {
  const [first] = findPeriods(text);
  return first?.from === 0 ? text.slice(first.to).trim() : text;
}

const FEWEST_DATED = 2;

const head = (line: SeenLine): string[] => line.text.split(/\s*[,|(:\t]\s*|\s+[–—-]\s+/u);

/** Degrees or schools on a good part of the lines that are no statements. */
function readsAsStudies(content: readonly SeenLine[]): boolean {
  const named = content.filter((line) => !isSentence(line.text) && (isDegree(line.body) || schoolScore(line.body) === 2));
  return named.length > 0 && named.length * 3 >= content.length;
}

/** Fewest items that make a list. */
const FEWEST_ITEMS = 4;
const MAX_ITEM_WORDS = 4.5;

/** Lists of short items, no sentences and no dates. */
function readsAsSkills(content: readonly SeenLine[]): boolean {
  const text = content.map((line) => line.body).join(', ');
  if (content.some((line) => findPeriods(line.text).length > 0 || isDegree(line.body) || schoolScore(line.body) === 2)) return false;
  if (/\b(?:I|my|me|and I)\b|\p{Ll}{3}[.!?] \p{Lu}/u.test(text)) return false;
  const items = text.split(/\s*[,;|•·\t]\s*|:\s/u).filter((item) => item !== '');
  const count = items.reduce((sum, item) => sum + item.split(/\s+/u).length, 0);
  return items.length >= FEWEST_ITEMS && count / items.length <= MAX_ITEM_WORDS - 2;
}

/** Sentences about somebody, undated. */
function readsAsProse(content: readonly SeenLine[]): boolean {
  // What says where to write to, or stands in cells, tells nothing in sentences.
  if (content.some((line) => /[@\t]|(?<!\b(?:ISO|IEC|EN|DIN|BS|OHSAS)[ -]?)\b\d{5}/u.test(line.text))) return false;
  const text = content.map((line) => line.text).join(' ');
  return text.split(/\s+/u).length >= 12 && /\p{Ll}[.!?](?:\s|$)/u.test(text) && !content.some((line) => findPeriods(line.text).some(({ range }) => range));
}
