import { findPeriods } from '../text/dates.ts';
import { isDegree, isSentence, schoolScore, titleScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';
import type { SectionKind } from '../../../domain/cv.ts';

/**
 * What stands under headings that no list knows ("KITCHENS", "BITS OF PAPER"), told by itself: the jobs, the studies, the skills
 * and the opening words of a CV that has no section of that kind. Each kind is given once at most.
 */
export function tellByContent<T extends { kind: SectionKind; heading: unknown; content: readonly SeenLine[] }>(sections: T[]): T[] {
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
  return sections;
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
  if (content.some((line) => /[@\t]|\d{5}/u.test(line.text))) return false;
  const text = content.map((line) => line.text).join(' ');
  return text.split(/\s+/u).length >= 12 && /\p{Ll}[.!?](?:\s|$)/u.test(text) && !content.some((line) => findPeriods(line.text).some(({ range }) => range));
}
