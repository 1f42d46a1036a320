import type { Bullet, Cv, SectionKind } from '../../domain/cv.ts';
import { type CvExtraEntry, type CvExtraSection, type ExtraKind, NEW_ENTRY } from '../../domain/cv-extras.ts';
import type { Line } from '../../domain/document.ts';
import { readBullets } from '../reading/entries/bullets.ts';
import { seenLine } from '../reading/text/seen-line.ts';

/** Sections that no question asks for. */
const KINDS: Partial<Record<SectionKind, ExtraKind>> = {
  certifications: 'certificates',
  projects: 'projects',
  volunteering: 'volunteering',
  awards: 'awards',
  publications: 'publications',
};
/** A longer line is a statement, and no head of one. */
const MAX_HEAD = 110;

/** Certificates, projects, volunteering and the like as they stand in a CV, each under its own heading. What was read as a job is told with the jobs; `told` are lines that stand elsewhere already. */
export function extraSections(cv: Cv, lines: readonly Line[], told: readonly string[]): CvExtraSection[] {
  return cv.sections.flatMap(({ kind, heading, from, to }) => {
    const extra = KINDS[kind];
    const own = lines.slice(from + (heading === null ? 0 : 1), to);
    const isJob = cv.experience.some(({ page, line }) => own.some((one) => one.page === page && one.line === line));
    if (extra === undefined || isJob) return [];
    const entries = entriesOf(extra === 'certificates' || extra === 'awards' ? listed(own) : readBullets(own.map(seenLine)))
      .map((entry) => ({ ...entry, lines: entry.lines.filter((line) => !told.includes(line)) }))
      .filter((entry) => (entry.title === '' ? entry.lines.length > 0 : !told.includes(entry.title)));
    return entries.length === 0 ? [] : [{ kind: extra, heading: heading?.value.trim() ?? '', entries }];
  });
}

type Statement = Pick<Bullet, 'text' | 'marked'>;

/** Names of certificates stand one a line, each as wide as the last one or not; only what begins small goes on. */
function listed(lines: readonly Line[]): Statement[] {
  const statements: Statement[] = [];
  for (const { body, text, marked } of lines.map(seenLine)) {
    const last = statements.at(-1);
    if (last !== undefined && !marked && /^[\p{Ll}(&]/u.test(text)) last.text += ` ${text.trim()}`;
    else if (/\p{L}/u.test(body)) statements.push({ text: body.trim(), marked });
  }
  return statements;
}

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
