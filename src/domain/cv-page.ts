import type { CvEditorData, CvEducation, CvExperience } from './cv-build.ts';
import { type CvExtraEntry, headingOf } from './cv-extras.ts';
import { keysOf } from './keys.ts';
import type { PageWords } from './page-words/page-words.ts';
import { wordsIn } from './page-words/words-in.ts';

/** The parts a CV is edited in, in the order of the editor's side list (product specification 2), and what comes after those eight. */
export const CV_PARTS = ['bio', 'optionalBio', 'summary', 'skills', 'experience', 'education', 'achievements', 'interests', 'more'] as const;
export type CvPart = (typeof CV_PARTS)[number];

/** Chosen in a select to say nothing; printed it would say something. */
const NOT_SAID = 'Prefer not to say';

/** A piece of a contact line, with where it leads when it is an address. */
interface ContactPart {
  text: string;
  href: string | null;
}

/** A CV as it is printed, block by block, one column, top to bottom. No block is blank. */
export type CvPageBlock =
  | { kind: 'name'; part: 'bio'; text: string }
  | { kind: 'contact'; part: 'bio'; items: ContactPart[] }
  | { kind: 'personal'; part: 'optionalBio'; label: string; value: string }
  | { kind: 'heading'; part: CvPart; text: string }
  | { kind: 'paragraph'; part: CvPart; text: string }
  | { kind: 'skills'; part: 'skills'; label: string; items: string[] }
  /** Head of a job, a course of study or a further entry: `title` beside `dates`, `under` below it; any of them may be empty, not all. */
  | { kind: 'entry'; part: 'experience' | 'education' | 'more'; title: string; dates: string; under: string }
  | { kind: 'bullet'; part: 'experience' | 'more'; text: string };

/**
 * The CV as a page: name, contact, personal lines, then the headed parts. Blank parts, entries and bullets are left out.
 * The Word file, the preview, the print and the text that the robot is given are all made from it, so they cannot differ.
 */
export function cvPage(data: CvEditorData): CvPageBlock[] {
  const words = wordsIn(data.language);
  const headed = (part: keyof PageWords['headings'], blocks: CvPageBlock[]): CvPageBlock[] => withHeading(words.headings[part], part, blocks);
  return [
    ...bio(data),
    ...personal(data, words),
    ...headed('summary', paragraphs('summary', data.professionalSummary)),
    ...headed('skills', skills(data, words)),
    ...headed('experience', data.experience.flatMap(job)),
    ...headed('education', education(data)),
    ...headed('achievements', paragraphs('achievements', data.proudestAchievement)),
    ...headed('interests', paragraphs('interests', data.personalInterests)),
    ...(data.moreSections ?? []).flatMap((section) => withHeading(headingOf(section, words.extras), 'more', section.entries.flatMap(extra))),
  ];
}

/** The page as plain text, line by line; a tab stands for the gap before a date on the right. */
export function cvPageText(blocks: readonly CvPageBlock[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

/** The part that each line of that text belongs to, blank lines not counted: the line of a finding is 1-based in it. */
export function cvPageParts(blocks: readonly CvPageBlock[]): CvPart[] {
  return blocks.flatMap((block) => linesOf(block).flatMap((line) => (line === '' ? [] : [block.part])));
}

function linesOf(block: CvPageBlock): string[] {
  switch (block.kind) {
    case 'contact':
      return [block.items.map(({ text }) => text).join(GAP)];
    case 'personal':
      return [`${block.label}: ${block.value}`];
    case 'skills':
      return [`${block.label}: ${block.items.join(', ')}`];
    case 'entry':
      return [[block.title, block.dates].filter((text) => text !== '').join('\t'), block.under].filter((text) => text !== '');
    case 'bullet':
      return [`• ${block.text}`];
    case 'heading':
      return ['', block.text];
    case 'name':
    case 'paragraph':
      return [block.text];
  }
}

/** Between the pieces of one line: every parser cuts there, and a comma it may not ("Northwake Freight, Leeds"). */
export const GAP = ' | ';

function withHeading(text: string, part: CvPart, blocks: CvPageBlock[]): CvPageBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', part, text: flat(text) }, ...blocks];
}

/** One line of text: no breaks, single spaces, nothing at the ends. */
const flat = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const filled = (texts: readonly string[]): string[] => texts.map(flat).filter((text) => text !== '');

function paragraphs(part: CvPart, text: string): CvPageBlock[] {
  return filled(text.split('\n')).map((line) => ({ kind: 'paragraph', part, text: line }));
}

function bio(data: CvEditorData): CvPageBlock[] {
  const name = flat(data.fullName);
  const email = flat(data.email);
  const reach: ContactPart[] = [
    { text: email, href: email.includes('@') ? `mailto:${email}` : null },
    { text: flat(data.phone), href: null },
    { text: flat(data.location), href: null },
  ].filter(({ text }) => text !== '');
  const links = [data.linkedinUrl, data.portfolioUrl].map(linkPart).filter(({ text }) => text !== '');
  return [
    ...(name === '' ? [] : [{ kind: 'name', part: 'bio', text: name } as const]),
    ...[reach, links].flatMap((items) => (items.length === 0 ? [] : [{ kind: 'contact', part: 'bio', items } as const])),
  ];
}

/** An address without what nobody reads ("https://www."), leading where it leads. */
function linkPart(address: string): ContactPart {
  const typed = flat(address);
  const text = typed.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
  const href = /^https?:\/\//iu.test(typed) ? typed : `https://${typed}`;
  return { text, href: /^[^\s/]+\.[^\s]+$/u.test(text) && URL.canParse(href) ? href : null };
}

function personal(data: CvEditorData, words: PageWords): CvPageBlock[] {
  const inWords = (text: string): string => words.chosen[text] ?? text;
  const lines = keysOf(words.personal).map((key) => {
    const value = key === 'dateOfBirth' ? longDate(data[key], words) : key === 'maritalStatus' || key === 'gender' ? inWords(data[key]) : data[key];
    return [words.personal[key], value] as const;
  });
  const languages = data.otherLanguages
    .filter(({ language }) => flat(language) !== '')
    .map(({ language, proficiency }) => (proficiency === '' ? flat(language) : `${flat(language)} (${inWords(proficiency)})`));
  return [...lines, [words.otherLanguages, languages.join(', ')] as const]
    .filter(([, value]) => flat(value) !== '' && value !== NOT_SAID)
    .map(([label, value]) => ({ kind: 'personal', part: 'optionalBio', label, value: flat(value) }));
}

function skills(data: CvEditorData, words: PageWords): CvPageBlock[] {
  return keysOf(words.skills).flatMap((key) => {
    const items = filled(data[key]);
    return items.length === 0 ? [] : [{ kind: 'skills', part: 'skills', label: words.skills[key], items } as const];
  });
}

function job({ jobTitle, company, location, dates, bulletPoints }: CvExperience): CvPageBlock[] {
  return [
    ...entry('experience', flat(jobTitle), flat(dates), filled([company, location ?? ''])),
    ...filled(bulletPoints).map((text) => ({ kind: 'bullet', part: 'experience', text }) as const),
  ];
}

const education = ({ education: main, moreEducation = [] }: CvEditorData): CvPageBlock[] => [main, ...moreEducation].flatMap(study);

function study({ degree, institution, dates, details }: CvEducation): CvPageBlock[] {
  return [...entry('education', flat(degree), flat(dates), filled([institution])), ...paragraphs('education', details)];
}

function extra({ title, place, dates, url, lines }: CvExtraEntry): CvPageBlock[] {
  return [
    ...entry('more', flat(title), flat(dates), filled([place, linkPart(url).text])),
    ...filled(lines).map((text) => ({ kind: 'bullet', part: 'more', text }) as const),
  ];
}

/** What is under the title moves up where there is no title: a date alone on its line belongs to nothing. */
function entry(part: 'experience' | 'education' | 'more', title: string, dates: string, under: string[]): CvPageBlock[] {
  const below = under.join(GAP);
  if (title === '' && dates === '' && below === '') return [];
  return [title === '' ? { kind: 'entry', part, title: below, dates, under: '' } : { kind: 'entry', part, title, dates, under: below }];
}

/** "1990-05-01" as the date field has it, as a person writes it; anything else stays as it is. */
function longDate(text: string, { months, day: dayIn }: PageWords): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text.trim()) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? text : dayIn(Number(day), name, year);
}

const QUESTION = /\[[^[\]\n]{1,200}\?\]/gu;

/** Blanks that only the person can fill ("[how many?]"), where they stand in a text. */
export function openQuestions(text: string): { from: number; to: number }[] {
  return [...text.matchAll(QUESTION)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
