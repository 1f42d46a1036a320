import type { Cv, Read } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { LANGUAGE_NAMES } from '../lexicon/reading/levels.ts';
import { isRated, gridItems } from '../reading/skills/skill-grid.ts';
import { type CellsOf, plainCells } from '../reading/tables/cells.ts';
import { commaParts } from '../reading/text/commas.ts';
import { seenLine } from '../reading/text/seen-line.ts';
import { isLicence } from './licences.ts';
import { listedSkill } from './listed-skill.ts';
import { fold } from '../english/folding.ts';

/** Degrees of skill that people write beside one, and that are none by themselves. */
const LEVEL =
  /^(?:(?:(?:college|school|university|degree|entry|user|beginner|beginners|basic|intermediate|advanced|expert|professional|good|some|working|general|limited|everyday) )?(?:level|knowledge|user|awareness|understanding|use|familiarity)|awareness|basics?|beginner|intermediate|advanced|expert|proficient|competent|confident|familiar|some|good|excellent|occasional|self[- ]taught|learning)$/iu;
/** What a table of skills calls its columns. */
const COLUMN =
  /^(?:systems?|skills?|software|programs?|programmes?|tools?|packages?|applications?|areas?|levels?|ratings?|proficiency|standards?|grades?|experience)$/iu;

/**
 * The skills of a CV with the degree that stands beside them ("Intune (working knowledge)"), without degrees and names of columns by
 * themselves, a licence with its class, and languages among the languages.
 */
export function withLevels(cv: Cv, lines: readonly Line[], cellsOf: CellsOf = plainCells): Cv {
  const graded = gradesIn(cv, lines, cellsOf);
  const lineOf = ({ page, line }: Read): string => lines.find((one) => one.page === page && one.line === line)?.text ?? '';
  const skills: Read[] = [];
  const spoken: Read[] = [];
  for (const skill of cv.skills) {
    const { value } = skill;
    const last = skills.at(-1);
    const cells = lineOf(skill).split('\t');
    if (isHead(lines, skill) && COLUMN.test(value)) continue;
    if (LEVEL.test(value)) continue;
    const languages = spokenIn(value);
    if (languages !== null) spoken.push(...languages.map((language) => ({ ...skill, value: language })));
    else if (/^[A-E]\d?E?(?:\+E)?$/u.test(value) && last !== undefined && /(?:licen[cs]e|category|class)$/iu.test(last.value))
      skills[skills.length - 1] = { ...last, value: `${last.value} ${value}` };
    else if (last !== undefined && isLicence(last.value) && (/^[A-E]\d?E?$/u.test(value) || /^own (?:car|van|transport|vehicle)$/iu.test(value)))
      skills[skills.length - 1] = { ...last, value: `${last.value}, ${value}` };
    else if (graded.has(fold(value))) skills.push({ ...skill, value: `${value} (${graded.get(fold(value)) ?? ''})` });
    else if (besideComma(value, lineOf(skill)) !== null) skills.push({ ...skill, value: `${value} (${besideComma(value, lineOf(skill)) ?? ''})` });
    else if (cells.length === 2 && cells[0]?.trim() === value && LEVEL.test(cells[1]?.trim() ?? ''))
      skills.push({ ...skill, value: `${value} (${(cells[1] ?? '').trim().toLowerCase()})` });
    else if (besideColon(value, cells) !== null) skills.push({ ...skill, value: `${value} (${besideColon(value, cells) ?? ''})` });
    else skills.push(withNote(skill, lines));
  }
  const known = new Set(cv.languages.map(({ value }) => fold(value).split(/[\s(]/u)[0]));
  return { ...cv, skills, languages: [...cv.languages, ...spoken.filter(({ value }) => !known.has(fold(value).split(/[\s(]/u)[0]))] };
}

/** What the grids of the sections of skills say of each item, by its folded name. */
function gradesIn(cv: Cv, lines: readonly Line[], cellsOf: CellsOf): Map<string, string> {
  const grades = new Map<string, string>();
  for (const { kind, from, to, heading } of cv.sections) {
    if (kind !== 'skills') continue;
    const content = lines.slice(from + (heading === null ? 0 : 1), to).map(seenLine);
    for (const { item, level } of gridItems(content, cellsOf) ?? [])
      if (level !== '') for (const name of [item, ...commaParts(item)]) grades.set(fold(name), isRated(level) ? withSmallFirst(level) : level);
  }
  return grades;
}

/** "Expert" behind a name as "expert"; a step of a frame and a German noun stay as they are. */
const withSmallFirst = (level: string): string => (LEVEL.test(level) ? level.toLowerCase() : level);

/** "SCORE, Grundlagen": the degree that stands alone behind a skill's comma. */
function besideComma(value: string, line: string): string | null {
  const at = line.indexOf(`${value}, `);
  const behind = at < 0 ? '' : (/^[^,;|•·\t]+/u.exec(line.slice(at + value.length + 2))?.[0].trim() ?? '');
  return LEVEL.test(behind) || /^(?:grundlagen|grundkenntnisse|fortgeschritten|notions|básico)$/iu.test(behind) ? withSmallFirst(behind) : null;
}

/** "Valuations: good": what stands in a skill's own cell behind a colon, where it says how well. */
function besideColon(value: string, cells: readonly string[]): string | null {
  const own = cells.map((cell) => cell.trim()).find((cell) => cell.startsWith(`${value}:`));
  const level = own?.slice(value.length + 1).trim() ?? '';
  const [head = '', ...limits] = level.split(', ');
  return LEVEL.test(head) && limits.every((limit) => /^(?:no|not|without) /u.test(limit)) ? [head.toLowerCase(), ...limits].join(', ') : null;
}

/** Characters; with a longer note a skill is a paragraph. */
const MOST_NOTED = 90;

/** A skill with the note in brackets that was too long for the reading, wherever its lines break. */
function withNote(skill: Read, lines: readonly Line[]): Read {
  const at = lines.findIndex((one) => one.page === skill.page && one.line === skill.line);
  const text = lines
    .slice(at, at + NOTE_LINES)
    .map((line) => line.text)
    .join(' ');
  const from = at < 0 ? -1 : text.indexOf(`${skill.value} (`);
  const note = from < 0 ? undefined : /^ \([^()]*\)/u.exec(text.slice(from + skill.value.length))?.[0];
  return note === undefined || skill.value.length + note.length > MOST_NOTED || listedSkill(`${skill.value}${note}`) === null
    ? skill
    : { ...skill, value: `${skill.value}${note}` };
}
/** A note runs over so many lines at most. */
const NOTE_LINES = 3;

/** "System [tab] Level": the first line of a table, over rows of as many cells. */
function isHead(lines: readonly Line[], { page, line }: Read): boolean {
  const at = lines.findIndex((one) => one.page === page && one.line === line);
  const cells = lines[at]?.text.split('\t') ?? [];
  return cells.length > 1 && cells.every((cell) => COLUMN.test(cell.trim())) && lines[at + 1]?.text.split('\t').length === cells.length;
}

/** "Shona and English", "some German": languages named among skills, with what is said of them; null for what is none. */
function spokenIn(value: string): string[] | null {
  const how =
    /^(\p{Lu}\p{L}+) ((?:sehr |very |quite |fairly )?(?:gut|fließend|ordentlich|etwas|passabel|verhandlungssicher|good|fluent|fair|ok|basic|some|rusty|spoken|little|a little))$/u.exec(
      value,
    );
  if (how !== null) return LANGUAGE_NAMES.has(fold(how[1] ?? '')) ? [`${how[1] ?? ''} (${how[2] ?? ''})`] : null;
  const few = /^(some|basic|a little|conversational|school) (\p{Lu}\p{L}+)$/u.exec(value);
  if (few !== null) return LANGUAGE_NAMES.has(fold(few[2] ?? '')) ? [`${few[2] ?? ''} (${few[1] ?? ''})`] : null;
  const names = value.split(/ and | & /u);
  return names.length > 1 && names.every((name) => /^\p{Lu}\p{L}+$/u.test(name) && LANGUAGE_NAMES.has(fold(name))) ? names : null;
}
