import { folded, type Page } from '../../../fixtures/people/page.ts';
import type { KnownPerson } from '../../../fixtures/people/people.ts';
import type { Person } from '../../../fixtures/people/person.ts';
import type { Layout } from '../../../fixtures/people/print/layouts.ts';

/** The day on which the bench's people live ("to date"), and on which the engine's clock stands where it has one. */
export const TODAY = { year: 2026, month: 11 };

/** All that a checker may know: the truth file, the HTML, the layout it was printed in. Nothing that our reader made of it. */
export interface Ground {
  truth: Person;
  page: Page;
  layout: Layout;
  /** Pages of the PDF. */
  pages: number;
  /** The whole text, blocks joined by line ends, and the same with accents and case folded. */
  text: string;
  low: string;
  /** Words as a word processor counts them. */
  words: number;
  /** Statements of all jobs; null where a job tells itself in prose. */
  bullets: readonly string[] | null;
  /** Entries of skill lists. */
  listedSkills: readonly string[];
}

export function groundOf({ truth, page }: KnownPerson, layout: Layout, pages: number): Ground {
  const text = page.blocks.join('\n');
  const jobs = page.sections.filter(({ name }) => name === 'experience').flatMap(({ entries }) => entries);
  const prose = jobs.length === 0 || jobs.some(({ statements, notes }) => statements.length === 0 && notes.length > 0);
  return {
    truth,
    page,
    layout,
    pages,
    text,
    low: plain(text),
    words: text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    bullets: prose ? null : jobs.flatMap(({ statements }) => statements),
    listedSkills: page.sections.filter(({ name }) => name === 'skills').flatMap(({ items, paragraphs }) => [...items, ...paragraphs.flatMap(inlineList)]),
  };
}

/** "Systems: SAP, Excel" as its entries; a sentence is no list. */
function inlineList(paragraph: string): string[] {
  const list = paragraph.replace(/^[^:,]{1,40}:\s*/u, '').split(/\s*[,;|·•]\s*/u);
  return list.length < 3 || list.some((item) => item.split(' ').length > 6) ? [] : list.map((item) => item.replace(/\.$/u, ''));
}

/** Case, accents, quotation marks and hyphens folded: whether two prints are the same words. */
export function plain(text: string): string {
  return folded(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/\u00ad/gu, '')
    .replace(/[‐‑–—−]/gu, '-')
    .toLowerCase();
}

/** Whether the CV says this, in these words or with another ending ("invoice" for "invoices"). The second, cruder look of truth.md, rule 2. */
export function says({ low }: Pick<Ground, 'low'>, term: string): boolean {
  const wanted = plain(term).trim();
  if (wanted === '') return false;
  if (bounded(wanted).test(low)) return true;
  const stem = wanted.length > 5 ? wanted.replace(/(?:ing|ed|es|s|ment|er)$/u, '') : wanted;
  return stem.length >= 4 && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(stem)}(?:ing|ed|es|s|ment|er|e|e[dr]|y|ies)?(?![\\p{L}\\p{N}])`, 'u').test(low);
}

/** How often it stands there, as these words. */
export function timesOf({ low }: Ground, term: string): number {
  return [...low.matchAll(new RegExp(bounded(plain(term).trim()).source, 'gu'))].length;
}

const bounded = (wanted: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(wanted)}(?![\\p{L}\\p{N}])`, 'u');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/** Whether one of them is the other one, or a part of it at the borders of words. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [plain(one).trim(), plain(other).trim()];
  return a !== '' && b !== '' && (a === b || bounded(a).test(b) || bounded(b).test(a));
}

/** Years in jobs until today, overlaps once; null where a job has no dates. */
export function yearsOf({ truth }: Ground): number | null {
  const spans: [number, number][] = [];
  for (const { start, end, ongoing } of truth.jobs) {
    const from = monthOf(start, 1);
    const to = ongoing ? TODAY.year * 12 + TODAY.month : monthOf(end, 12);
    if (from === null || to === null) return null;
    spans.push([from, to]);
  }
  spans.sort((a, b) => a[0] - b[0]);
  let months = 0;
  let reached = -Infinity;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months / 12;
}

export function monthOf(date: string | null, ifYearOnly: number): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/u.exec(date ?? '') ?? [];
  return year === undefined ? null : Number(year) * 12 + (month === undefined ? ifYearOnly : Number(month));
}

/** Pairs of jobs at the same time for more than a month, by the dates alone. */
export function overlapping({ truth }: Ground): [string, string][] {
  const spans = truth.jobs.map(({ title, employer, start, end, ongoing }) => ({
    names: [title, employer ?? ''],
    from: monthOf(start, 1),
    to: ongoing ? TODAY.year * 12 + TODAY.month : monthOf(end, 12),
  }));
  return spans.flatMap((one, at) =>
    spans.slice(at + 1).flatMap((other): [string, string][] => {
      if (one.from === null || one.to === null || other.from === null || other.to === null) return [];
      const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
      return shared > 1 ? [[one.names.join('\n'), other.names.join('\n')]] : [];
    }),
  );
}

/** Number words of the languages of the bench. "One" and its like are articles and pronouns more often than numbers. */
const NUMBER_WORDS = [
  'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  'hundreds? thousands? millions? billions? dozens? half quarter third twice doubled? doubles tripled? halved?',
  'null zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert tausend halb zweimal dreimal doppelt verdoppelt halbiert',
  'deux trois quatre cinq sept huit neuf dix onze douze vingt cent mille moitié doublée? doublé',
  'dos tres cuatro cinco seis siete ocho nueve diez doce veinte cien mil mitad doble',
  'dois duas três quatro cinco sete oito nove dez onze doze vinte cem metade dobro',
  'twee drie vier vijf zes zeven acht negen tien elf twaalf twintig honderd duizend helft tweemaal',
  'dwa dwie dwóch trzy trzech cztery pięć sześć siedem osiem dziewięć dziesięć sto tysiąc połowę',
  'iki üç dört beş altı yedi sekiz dokuz yirmi yüz yarım',
].join(' ');
const IN_WORDS = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${NUMBER_WORDS.split(' ').join('|')})(?![\p{L}\p{N}])`, 'iu');

/** Whether a statement carries a number, in digits or in words. */
export const hasNumber = (statement: string): boolean => /\d/u.test(statement) || IN_WORDS.test(statement);

/** Changes on the page, as written: "from 14 days to 3", "61% of lists to 22%", "12 → 3". */
export function changesIn(text: string): { from: string; to: string }[] {
  const number = String.raw`[£$€]?\d[\d.,]*\s?(?:%|k|m)?`;
  const patterns = [
    new RegExp(String.raw`\b(?:from|von|de|van)\s+(?:\p{L}+\s){0,2}(${number})[^.;]{0,40}?\s(?:to|auf|à|a|naar)\s+(?:\p{L}+\s){0,2}(${number})`, 'giu'),
    new RegExp(String.raw`(${number})[^.;\d]{0,20}(?:→|->|=>)\s*(${number})`, 'giu'),
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, from = '', to = '']) => ({ from: from.trim(), to: to.trim() })));
}
