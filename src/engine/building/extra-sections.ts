import type { Bullet, Cv, SectionKind } from '../../domain/cv.ts';
import { type CvExtraEntry, type CvExtraSection, type ExtraKind, NEW_ENTRY } from '../../domain/cv-extras.ts';
import type { Line, Place } from '../../domain/document.ts';
import { readBullets } from '../reading/entries/bullets.ts';
import { furnitureOf } from '../reading/sections/furniture.ts';
import { withRowsTold } from '../reading/tables/told-rows.ts';
import { seenLine } from '../reading/text/seen-line.ts';
import { isRestOfPaper } from '../reading/text/rest-of-paper.ts';
import { joinedItems, spacedItems } from '../reading/text/spaced-items.ts';
import { credentialsOf } from './credentials.ts';
import { papersOf } from './papers-of-rows.ts';
import { linesUnder } from './section-lines.ts';
import { isOfCourses } from './education-text.ts';

/** Sections that no question asks for. */
const KINDS: Partial<Record<SectionKind, ExtraKind>> = {
  certifications: 'certificates',
  projects: 'projects',
  volunteering: 'volunteering',
  awards: 'awards',
  publications: 'publications',
  references: 'references',
  other: 'custom',
};
/** The line at the foot of a page tells nobody anything. */
const ON_REQUEST = /\b(?:request|available|provided|furnished|supplied)\b/iu;
/** A longer line is a statement, and no head of one. */
const MAX_HEAD = 110;

/** Certificates, projects, volunteering and the like as they stand in a CV, each under its own heading, headings that we have no name for among them. What was read as a job is told with the jobs; `told` are lines that stand elsewhere already. */
export function extraSections(cv: Cv, lines: readonly Line[], told: readonly string[], licences: readonly string[] = []): CvExtraSection[] {
  const furniture = furnitureOf(lines.map(seenLine));
  const sections = cv.sections.flatMap((section): CvExtraSection[] => {
    const { kind, heading, from, to } = section;
    if (kind === 'languages') return besideLanguages(cv, section, lines);
    if (kind === 'personal') return besideContact(section, lines);
    // A heading that promises jobs, over sentences that none can be made of: they stay as they are.
    const isUnread =
      kind === 'experience' &&
      heading !== null &&
      !cv.experience.some(({ page, line }) => lines.slice(from, to).some((one) => one.page === page && one.line === line));
    const extra = isUnread || (kind === 'education' && isOfCourses(section, cv, lines)) ? 'custom' : KINDS[kind];
    const shown = lines.slice(from, to).filter((_, index) => furniture.has(from + index));
    const own = linesUnder(section, lines).filter((line) => !shown.some((other) => other.page === line.page && other.line === line.line));
    const isHere = ({ page, line }: Place): boolean => own.some((one) => one.page === page && one.line === line);
    const isRead = cv.experience.some(isHere) || (kind === 'other' && cv.education.some(isHere));
    if (extra === undefined || isRead || (kind === 'other' && (heading === null || from === 0))) return [];
    const rows = withRowsTold(own);
    if (extra === 'references' && own.length <= 1 && own.every(({ text }) => ON_REQUEST.test(text))) return [];
    const items = rows.length === own.length ? spacedItems(own.map(seenLine)) : null;
    const read =
      items === null
        ? entriesOf(
            extra === 'certificates' || extra === 'awards' || kind === 'education' || areDated(rows)
              ? listed(rows).flatMap(partedPapers)
              : readBullets(rows.map(seenLine)),
          )
        : [listOf(items)];
    const entries = read
      .map((entry) => ({ ...entry, lines: entry.lines.filter((line) => !told.includes(line)) }))
      .filter((entry) => (entry.title === '' ? entry.lines.length > 0 : !told.includes(entry.title)));
    // The gap before a date of its own is a comma in running text.
    const commaed = (text: string): string => text.replaceAll(/,?\s*\t+\s*/gu, ', ');
    const written = entries.map((entry) => ({ ...entry, title: commaed(entry.title), lines: entry.lines.map(commaed) }));
    return written.length === 0 ? [] : [{ kind: extra, heading: heading?.value.trim() ?? '', entries: written }];
  });
  return withCredentials(sections, [...credentialsOf(cv, lines), ...licences]);
}

/** Credentials from beside the name, above the certificates or as such. */
function withCredentials(sections: readonly CvExtraSection[], credentials: readonly string[]): CvExtraSection[] {
  const told = sections.flatMap(({ entries }) => entries.flatMap(({ title, lines }) => [title, ...lines]));
  const fresh = credentials.filter((credential) => !told.some((line) => line.includes(credential)));
  if (fresh.length === 0) return [...sections];
  const entry = { ...NEW_ENTRY, lines: fresh };
  const at = sections.findIndex(({ kind }) => kind === 'certificates');
  if (at < 0) return [...sections, { kind: 'certificates', heading: '', entries: [entry] }];
  return sections.map((section, i) => (i === at ? { ...section, entries: [entry, ...section.entries] } : section));
}

/** A heading of its own that our reader took for a line of the section above. */
const SHORT_HEADING = /^\p{Lu}[\p{L}&'’ ]{2,40}$/u;

/** What stands under the languages and was read as none: one that we have no name for, and lines under a heading we did not see. */
function besideLanguages(cv: Cv, { heading, from, to }: Cv['sections'][number], lines: readonly Line[]): CvExtraSection[] {
  const own = wholeBrackets(lines.slice(from + (heading === null ? 0 : 1), to).map((line, index) => seenLine(line, index).body.trim()));
  const known = cv.languages.map(({ value }) => value.split(/[\s(:–—-]/u)[0]?.toLowerCase() ?? '').filter((name) => name !== '');
  const isKnown = (text: string): boolean => known.some((name) => text.toLowerCase().includes(name));
  const end = own.findLastIndex(isKnown) + 1;
  const unnamed = own.slice(0, end).flatMap((line) => line.split(/\s*[,;|•·]\s*(?![^(]*\))/u).filter((piece) => UNNAMED.test(piece) && !isKnown(piece)));
  const [first = '', ...rest] = own.slice(end).filter((line) => line !== '');
  const isHead = rest.length > 0 && SHORT_HEADING.test(first);
  const section = (title: string, texts: readonly string[]): CvExtraSection[] =>
    texts.length === 0 ? [] : [{ kind: 'custom', heading: title, entries: [{ ...NEW_ENTRY, lines: [...texts] }] }];
  const below = first === '' ? [] : isHead ? rest : [first, ...rest];
  return [...section(heading?.value.trim() ?? '', end === 0 ? [] : unnamed), ...section(isHead ? first : (heading?.value.trim() ?? ''), below)];
}

/** "Vietnamese, enough for my" over "mother's teeth", "Italian (enough" over "for the menu)": a bracket that its line had no room for. */
function wholeBrackets(texts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const text of texts) {
    const open = whole.at(-1);
    if (open !== undefined && (text.startsWith('(') || /^\p{Ll}/u.test(text) || (/\([^()]*$/u.test(open) && !/^[^()]*\(/u.test(text))))
      whole[whole.length - 1] = `${open} ${text}`;
    else whole.push(text);
  }
  return whole;
}

/** Facts about working that people write among their personal details: no address, no birthday, no family. */
const OF_WORK =
  /(?<!\p{L})(?:driv(?:ing|er['’]?s?) licen[cs]e|licen[cs]e|führerschein\p{L}*|permis(?: de conduire)?|rijbewijs|patente|permiso de conducir|carta de condução|prawo jazdy|notice period|notice:|kündigungsfrist|préavis|available (?:from|immediately)|availability|verfügbar\p{L}*|disponib\p{L}+|work permit|right to work|security clearance|willing to (?:relocate|travel)|relocat\p{L}+)(?!\p{L})/iu;
const OF_PERSON =
  /@|(?<!\p{L})(?:born|birth|marital|married|single|religion|father|mother|gender|sex|age|passport|geboren|ledig|verheiratet)(?!\p{L})|(?:\d[\s().-]?){8}/iu;

/** What stands under personal details about licences, notice and the like, under its own heading. */
function besideContact({ heading, from, to }: Cv['sections'][number], lines: readonly Line[]): CvExtraSection[] {
  if (heading === null) return [];
  const facts = lines
    .slice(from + 1, to)
    .map((line, index) => seenLine(line, index).body.replaceAll('\t', ': ').trim())
    .filter((text) => OF_WORK.test(text) && !OF_PERSON.test(text));
  return facts.length === 0 ? [] : [{ kind: 'custom', heading: heading.value.trim(), entries: [{ ...NEW_ENTRY, lines: facts }] }];
}

/** A language by its own name with something said of it: "Saxon (passive)". */
const UNNAMED = /^\p{Lu}\p{L}+(?: \p{L}+)? ?[(:–-]/u;

type Statement = Pick<Bullet, 'text' | 'marked'>;

/** Courses, one a line, each with its year at the end: "First aid for children, 2025". */
const areDated = (lines: readonly Line[]): boolean =>
  lines.length > 1 && lines.every(({ text }) => /\p{L}.*[, (\t](?:\d{1,2}[./])?(?:19|20)\d\d\)?\.?$/u.test(text.trim()));

/** Names of certificates stand one a line, each as wide as the last one or not; only what begins small or follows a comma goes on. */
function listed(lines: readonly Line[]): Statement[] {
  const goesOn = new Set(lines.filter((line, at) => isRestOfPaper(line, lines[at - 1], lines)));
  return joinedItems(lines.map(seenLine), ({ text, marked, line }) => !marked && (/^[\p{Ll}(&]/u.test(text) || goesOn.has(line)));
}

/** Several papers of one row, one a line. */
const partedPapers = ({ text, marked }: Statement): Statement[] => papersOf(text.replaceAll(/,?\s*\t+\s*/gu, ', ')).map((paper) => ({ text: paper, marked }));

/** A list, an item a line. */
const listOf = (items: readonly Statement[]): CvExtraEntry => ({ ...NEW_ENTRY, lines: items.map(({ text }) => text) });

/** Marked lines belong to the unmarked one above them; where all lines are of one kind, each is a line of its own. */
function entriesOf(read: readonly Statement[]): CvExtraEntry[] {
  const statements = read.map(({ text, marked }) => ({ text: text.trim(), marked }));
  const isHead = ({ text, marked }: Statement): boolean => !marked && text.length <= MAX_HEAD;
  if (!statements.some(isHead) || statements.every(isHead)) return statements.length === 0 ? [] : [{ ...NEW_ENTRY, lines: statements.map(({ text }) => text) }];
  const entries: CvExtraEntry[] = [];
  for (const statement of statements) {
    const last = entries.at(-1);
    if (isHead(statement)) entries.push({ ...NEW_ENTRY, title: statement.text, lines: [] });
    else if (last === undefined) entries.push({ ...NEW_ENTRY, lines: [statement.text] });
    else last.lines.push(statement.text);
  }
  return entries;
}
