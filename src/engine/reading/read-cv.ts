import type { Cv } from '../../domain/cv.ts';
import type { CvDocument, Line } from '../../domain/document.ts';
import { languageOf } from '../english/language.ts';
import { readBullets } from './entries/bullets.ts';
import { readContact } from './contact/contact.ts';
import { readEducation } from './entries/education.ts';
import { readExperience } from './entries/experience.ts';
import { readName } from './contact/name.ts';
import { findSections } from './sections/sections.ts';
import { markSmall, seenLine } from './text/seen-line.ts';
import { readInterests, readLanguages, readSkills } from './skills/skills.ts';
import { joinWrappedHeads } from './entries/wrapped-heads.ts';
import { yearsOfExperience } from './entries/years-of-experience.ts';

/**
 * Reads a CV: sections, who it is of, jobs, studies, skills. What is not found stays null or empty.
 * `lines` are the document's visible lines in order; `cv.sections` index into them. Hidden lines
 * never reach the reading. `today` (ISO) is what "Present" means; without it, the newest date on the page.
 */
export function readCv(document: CvDocument, today: string | null = null): { cv: Cv; lines: readonly Line[] } {
  const lines = document.lines.filter((line) => line.hidden === null);
  const seen = markSmall(lines.map(seenLine));
  const sections = findSections(seen, document.source);
  const contact = readContact(sections, seen, document.links);
  const { name, headline } = readName(
    sections,
    seen,
    contact.email?.value ?? null,
    contact.links.map((link) => link.value),
  );
  const entries = joinWrappedHeads(sections, seen, document.source);
  const experience = readExperience(entries, contact.location?.value ?? null);
  const cv: Cv = {
    language: languageOf(seen.map(({ body }) => body).join('\n')),
    name,
    headline,
    ...contact,
    sections: sections.map(({ kind, heading, from, to }) => ({ kind, heading, from, to })),
    summary: sections.filter((section) => section.kind === 'summary' || section.kind === 'objective').flatMap((section) => readBullets(section.content)),
    experience,
    education: readEducation(entries),
    skills: readSkills(sections, seen),
    languages: readLanguages(sections),
    interests: readInterests(sections),
    yearsOfExperience: yearsOfExperience(experience, seen, today),
  };
  return { cv, lines };
}
