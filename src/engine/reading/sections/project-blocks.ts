import type { SectionKind } from '../../../domain/cv.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** "Project #2 [tab] Food delivery app", "Project 3: …", "Project Title: …": how a form of a project begins. */
const OPENS = /^project(?:\s*(?:#|no\.?|number)?\s*[-–]?\s*\d{1,2}\b|\s+(?:name|title))\s*(?:[:：.–-]|\t)?/iu;
/** What else such a form asks. */
const ASKS =
  /^(?:client|customer|end client|duration|period|team size|environment|technolog(?:y|ies)(?: used)?|tools(?: used)?|platform|domain|role|position|roles? (?:&|and) responsibilit(?:y|ies)|responsibilities|description|project description)\s*(?:[:：]|\t|$)/iu;
/** Lines of the form that are looked at, and how many of them must ask for something. */
const WITHIN = 8;
const FEWEST_ASKED = 2;
/** Jobs hold the forms of their projects. */
const HOLD_PROJECTS: ReadonlySet<SectionKind> = new Set(['projects', 'experience', 'volunteering', 'header']);

/** Whether a labelled project begins on this line, under a heading that is none of projects: it is a project on whatever page it stands. */
export function opensProject(lines: readonly SeenLine[], line: SeenLine, current: SectionKind): boolean {
  if (HOLD_PROJECTS.has(current) || line.marked || !OPENS.test(line.body)) return false;
  return lines.slice(line.index + 1, line.index + 1 + WITHIN).filter(({ body }) => ASKS.test(body)).length >= FEWEST_ASKED;
}
