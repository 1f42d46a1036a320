import type { Read } from '../../domain/cv.ts';
import { LANGUAGE_NAMES, LEVEL_WORDS } from '../lexicon/reading/levels.ts';
import { fold, words } from './fold.ts';
import type { ReadSection } from './sections.ts';
import type { SeenLine } from './seen-line.ts';

const MAX_SKILL_CHARACTERS = 60;
const MAX_SKILL_WORDS = 7;
const MAX_SKILLS = 200;
/** Share of the widest line from which a list line may run on into the next. */
const FULL_LINE = 0.7;
/** Labels before a list of tools where a CV has no section for them. */
const TOOL_LABEL = /^(?:technologies(?: used)?|tech(?:nical)? stack|tech|techs|tools|tools used|environment|skills|key skills|technical skills|skills used|tools and technologies|tools & technologies|stack|software|technologien|werkzeuge|kenntnisse|environnement(?: technique)?|outils|stack technique|tecnologías|tecnologias|herramientas|tecnologie|strumenti|technologieën|技术栈|使用技術)\s?[:：]\s*(?=\S)/iu;

/** Skills one by one, in the order of the CV, each once. */
export function readSkills(sections: readonly ReadSection[], lines: readonly SeenLine[]): Read[] {
  const listed = unique(sections.filter((section) => section.kind === 'skills').flatMap((section) => itemsOf(section.content)));
  if (listed.length > 0) return listed;
  return unique(lines.flatMap((line) => {
    const label = TOOL_LABEL.exec(line.body);
    return label ? splitItems(line.body.slice(label[0].length)).map((value) => ({ value, ...line.place })) : [];
  }));
}

/** The items of a list section: by commas, bars, bullets, lines or "Category: a, b". */
function itemsOf(content: readonly SeenLine[]): Read[] {
  return joinWrapped(content).flatMap((row) => {
    const text = row.parts.map((part) => part.text).join(' ');
    let cursor = 0;
    return splitItems(withoutLabel(text)).map((value) => {
      const found = text.indexOf(value, cursor);
      if (found >= 0) cursor = found;
      return { value, ...lineAt(row, cursor).place };
    });
  });
}

interface Part {
  text: string;
  line: SeenLine;
}

interface Row {
  parts: [Part, ...Part[]];
}

/** The line on which the character at `offset` of the joined row stands. */
function lineAt({ parts: [first, ...more] }: Row, offset: number): SeenLine {
  let last = first;
  let end = first.text.length;
  for (const part of more) {
    if (offset <= end) break;
    last = part;
    end += part.text.length + 1;
  }
  return last.line;
}

/** Lines of a comma list that runs on are one row. */
function joinWrapped(content: readonly SeenLine[]): Row[] {
  const rows: Row[] = [];
  const widest = content.reduce((max, line) => Math.max(max, line.text.length), 0);
  let previous: SeenLine | null = null;
  for (const line of content) {
    const row = rows.at(-1);
    if (row && previous && runsOn(previous, line, row, widest)) row.parts.push({ text: line.text, line });
    else rows.push({ parts: [{ text: line.body, line }] });
    previous = line;
  }
  return rows;
}

function runsOn(previous: SeenLine, line: SeenLine, row: Row, widest: number): boolean {
  if (line.marked || line.line.column !== previous.line.column || line.line.page < previous.line.page) return false;
  if (previous.text.endsWith(',') || line.text.startsWith('(')) return true;
  if (/^\p{Ll}/u.test(line.text) && !/^\p{Ll}\S{0,14}$/u.test(line.text)) return true;
  const lists = row.parts.some((part) => isList(part.text)) && (isList(line.text) || isList(previous.text));
  return lists && previous.text.length >= widest * FULL_LINE && !/[.;:]$/.test(previous.text) && !/^[^,]{1,30}[:：]/u.test(line.text) && isList(line.text);
}

function isList(text: string): boolean {
  return text.includes(',') || text.includes('|') || text.includes('•');
}

function withoutLabel(text: string): string {
  const match = /^([^:：,|]{2,40})[:：]\s*(?=\S)/u.exec(text);
  return match && !/https?$/i.test(match[1] ?? '') ? text.slice(match[0].length) : text;
}

/** The items of one row. Commas inside brackets do not part. */
function splitItems(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const char of text) {
    if (char === '(' || char === '[' || char === '（') depth++;
    else if ((char === ')' || char === ']' || char === '）') && depth > 0) depth--;
    if (depth === 0 && /[,;|•●·▪■◦\t、，；｜✓✔\uE000-\uF8FF]/u.test(char)) {
      parts.push(current);
      current = '';
    } else current += char;
  }
  parts.push(current);
  return parts.flatMap((part) => part.split(/\s+[–—-]\s+(?=\p{Lu})/u)).map(cleanItem).filter(isSkill);
}

function cleanItem(text: string): string {
  return text
    .replace(/^(?:and|und|et|y|e|en|sowie) (?=\S)/iu, '')
    .replace(/[★☆○●◦◯⬤■□▪▫█░▒▓◆◇✩✪⭐*_]{2,40}/gu, ' ')
    .replace(/\s*[(（]?(?:\d{1,2}\+? ?(?:years?|yrs?|jahre?|ans)|\d{1,3} ?%|\d ?\/ ?\d{1,2})[)）]?\s*$/iu, '')
    .replace(/^[\s.:–—-]{1,6}|[\s.:–—]{1,6}$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isSkill(text: string): boolean {
  const folded = fold(text);
  if (folded === '' || !/\p{L}/u.test(text) || text.length > MAX_SKILL_CHARACTERS || LEVEL_WORDS.has(folded)) return false;
  if (/^(?:https?:|www\.)|@/iu.test(text)) return false;
  return text.split(/\s+/).length <= MAX_SKILL_WORDS;
}

function unique(items: readonly Read[]): Read[] {
  const seen = new Set<string>();
  const out: Read[] = [];
  for (const item of items) {
    const key = fold(item.value);
    if (seen.has(key) || out.length >= MAX_SKILLS) continue;
    seen.add(key);
    out.push(item);
  }
  return out;
}

/** Languages spoken, each with the level as written ("German (C1)"). */
export function readLanguages(sections: readonly ReadSection[]): Read[] {
  const rows = sections.filter((section) => section.kind === 'languages').flatMap((section) => section.content);
  const found = rows.flatMap((line) =>
    line.body.split(/[,;|•·\t、，]/u).map((part) => part.replace(/^(?:and|und|et|y|e|en) /iu, '').replace(/\s+/g, ' ').trim())
      .filter((part) => words(part).some((word) => LANGUAGE_NAMES.has(word)) || /[语語]/u.test(part))
      .filter((part) => part.length <= 80)
      .map((value) => ({ value, ...line.place })),
  );
  return unique(found);
}

/** Hobbies and interests one by one. */
export function readInterests(sections: readonly ReadSection[]): Read[] {
  return unique(sections.filter((section) => section.kind === 'interests').flatMap((section) => itemsOf(section.content)));
}
