import type { Correction } from '../../domain/correction.ts';
import type { Cv, Experience, SectionKind } from '../../domain/cv.ts';
import type { CvDocument, Line } from '../../domain/document.ts';
import { languageOf } from '../english/language.ts';
import { correctFields } from './corrections/correct-fields.ts';
import { readBullets } from './entries/bullets.ts';
import { readContact } from './contact/contact.ts';
import { partStudies } from './studies/among-jobs.ts';
import { readEducation } from './studies/education.ts';
import { withoutFormLabels } from './entries/europass-labels.ts';
import { readExperience } from './entries/experience.ts';
import { readName } from './contact/name.ts';
import { monthIndex } from './text/dates.ts';
import { findSections } from './sections/sections.ts';
import { cellsIn } from './tables/cells.ts';
import { withOwnForms } from './entries/own-forms.ts';
import { withTables } from './tables/tables.ts';
import { markDashes, markSmall, type SeenLine, seenLine } from './text/seen-line.ts';
import { withGrid } from './skills/skill-grid.ts';
import { readInterests, readLanguages, readSkills } from './skills/skills.ts';
import { joinWrappedHeads } from './entries/wrapped-heads.ts';
import { yearsOfExperience } from './entries/years-of-experience.ts';

/** Sections whose tables tell jobs and studies. */
const HOLD_TABLES: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'certifications', 'other', 'header']);

/** A contract that ends after the day of the upload goes on, and its end stays as printed. */
function stillHeld(job: Experience, today: string | null): Experience {
  const [, year, month] = /^(\d{4})-(\d{2})/u.exec(today ?? '') ?? [];
  const end = job.period?.end;
  if (
    !job.period ||
    !end ||
    year === undefined ||
    monthIndex({ year: end.year, month: end.month ?? 1 }) <= monthIndex({ year: Number(year), month: Number(month) })
  )
    return job;
  return { ...job, period: { ...job.period, current: true } };
}

/** "Career summary" over a list of jobs: of it only what stands before the first job sums anything up. */
function beforeJobs(content: readonly SeenLine[], jobs: readonly Experience[]): readonly SeenLine[] {
  const first = content.findIndex(({ place }) => jobs.some(({ page, line, period }) => period !== null && page === place.page && line === place.line));
  return first < 0 ? content : content.slice(0, first);
}

/**
 * Reads a CV: sections, who it is of, jobs, studies, skills. What is not found stays null or empty.
 * `lines` are the document's visible lines in order; `cv.sections` index into them. Hidden lines
 * never reach the reading. `today` (ISO) is what "Present" means; without it, the newest date on the page. Fields that its owner has
 * put right (`corrections`) are as she has them.
 */
export function readCv(document: CvDocument, today: string | null = null, corrections: readonly Correction[] = []): { cv: Cv; lines: readonly Line[] } {
  const lines = document.lines.filter((line) => line.hidden === null);
  const seen = markSmall(markDashes(lines.map(seenLine)));
  const cellsOf = cellsIn(document);
  const sections = findSections(seen, document.source).map((section) =>
    HOLD_TABLES.has(section.kind)
      ? { ...section, content: withTables(section.content, cellsOf) }
      : section.kind === 'skills'
        ? { ...section, content: withGrid(section.content, cellsOf) }
        : section,
  );
  const contact = readContact(sections, seen, document.links);
  const { name, headline } = readName(
    sections,
    seen,
    contact.email?.value ?? null,
    contact.links.map((link) => link.value),
  );
  const entries = partStudies(joinWrappedHeads(withOwnForms(withoutFormLabels(sections)), seen, document.source));
  const experience = readExperience(entries, contact.location?.value ?? null).map((job) => stillHeld(job, today));
  const read: Cv = {
    language: languageOf(seen.map(({ body }) => body).join('\n')),
    name,
    headline,
    ...contact,
    sections: sections.map(({ kind, heading, from, to }) => ({ kind, heading, from, to })),
    summary: sections
      .filter((section) => section.kind === 'summary' || section.kind === 'objective')
      .flatMap((section) => readBullets(beforeJobs(section.content, experience))),
    experience,
    education: readEducation(entries),
    skills: readSkills(sections, seen),
    languages: readLanguages(sections),
    interests: readInterests(sections),
    yearsOfExperience: yearsOfExperience(experience, seen, today),
  };
  const cv = correctFields(read, lines, corrections);
  if (cv === read) return { cv, lines };
  const held = cv.experience.map((job) => stillHeld(job, today));
  return { cv: { ...cv, experience: held, yearsOfExperience: yearsOfExperience(held, seen, today) }, lines };
}
