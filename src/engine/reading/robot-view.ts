import type { Cv, Read } from '../../domain/cv.ts';
import { ROBOT_VIEW } from '../../domain/limits.ts';
import { ROBOT_FIELDS, type RobotFieldName, type RobotView } from '../../domain/roast.ts';
import type { Context } from '../context.ts';
import { currentJob, employerOf } from './entries/current-job.ts';

type Found = Omit<RobotView['fields'][number], 'name'>;

/**
 * The CV as application software reads it: its lines in reading order with what is hidden in them, the fields that
 * were found (and, with a null value, those that were not), and the names that do not belong on a public picture.
 */
export function robotView({ cv, document }: Context): RobotView {
  const found = fieldsOf(cv);
  return {
    fields: ROBOT_FIELDS.flatMap((name) => {
      const values = found[name];
      return (values.length > 0 ? values : [{ value: null, page: null, line: null }]).map((field) => ({ name, ...field }));
    }),
    lines: document.lines
      .slice(0, ROBOT_VIEW.maxLines)
      .map(({ page, line, text, hidden }) => ({ page, line, text: text.slice(0, ROBOT_VIEW.maxLineCharacters).toWellFormed(), hidden })),
    totalLines: document.lines.length,
    sections: cv.sections.map(({ kind, heading }) => ({ kind, heading: heading?.value ?? null })),
    people: peopleOf(cv),
  };
}

function fieldsOf(cv: Cv): Record<RobotFieldName, Found[]> {
  const job = currentJob(cv);
  return {
    name: one(cv.name),
    headline: one(cv.headline),
    email: one(cv.email),
    phone: one(cv.phone),
    location: one(cv.location),
    link: cv.links.flatMap(one),
    currentTitle: one(job?.title),
    currentCompany: one(employerOf(job)),
    period: cv.experience.flatMap(({ period }) => (period === null ? [] : [{ value: period.text, page: period.page, line: period.line }])),
    degree: cv.education.flatMap(({ degree }) => one(degree)),
    institution: cv.education.flatMap(({ institution }) => one(institution)),
    skills: cv.skills.length === 0 ? [] : [{ value: String(cv.skills.length), page: cv.skills[0]?.page ?? null, line: cv.skills[0]?.line ?? null }],
  };
}

function one(read: Read | null | undefined): Found[] {
  return read == null || read.value.trim() === '' ? [] : [{ value: read.value.trim(), page: read.page, line: read.line }];
}

/** A piece shorter than this is no name. */
const MIN_NAME = 2;

/** Name, e-mail and its handle, phone, place, links, employers, schools: each once, longest first. */
function peopleOf(cv: Cv): string[] {
  const email = cv.email?.value ?? '';
  const reads = [
    cv.name,
    cv.phone,
    cv.location,
    ...cv.links,
    ...cv.experience.flatMap(({ company, location }) => [company, location]),
    ...cv.education.map(({ institution }) => institution),
  ];
  const names = [email, email.split('@')[0] ?? '', ...reads.map((read) => read?.value ?? '')].map((name) => name.trim());
  return [...new Set(names.filter((name) => name.length >= MIN_NAME))].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
