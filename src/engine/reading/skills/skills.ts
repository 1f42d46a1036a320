import { isNamedWithLevel, isNamedWithRemark, withLevels } from './language-lines.ts';
import { languageOf, languagesIn, spokenInWords } from './languages-among.ts';
import { besideComma, europassRow, toldLevels, withoutFrame } from './spoken.ts';
import type { Read } from '../../../domain/cv.ts';
import { LANGUAGE_NAMES, LEVEL_WORDS } from '../../lexicon/reading/levels.ts';
import { ASKS_FOR_PROSE } from '../sections/heading-words.ts';
import { lineFinder, listRows, rowKind, type ListRow } from './list-rows.ts';
import { cutOutsideBrackets } from '../text/commas.ts';
import { withoutDeeds } from './deeds-among-skills.ts';
import type { ReadSection } from '../sections/read-section.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { fold, foldedWords } from '../../english/folding.ts';

const MAX_SKILL_CHARACTERS = 60;
const MAX_SKILL_WORDS = 7;
const MAX_SKILLS = 200;
/** "38 wpm" is how fast, not what. */
const MEASURE = /^\d+ ?\+? ?(?:w\.?p\.?m|k\.?s?p\.?h|cpm|ppm|words (?:per|a) minute|mots (?:par|\/) ?min|anschläge|pulsaciones|battute|aanslagen)/iu;
/** Labels before a list of tools where a CV has no section for them. */
const TOOL_LABEL =
  /^(?:technologies(?: used)?|tech(?:nical)? stack|tech|techs|tools|tools used|environment|skills|key skills|technical skills|skills used|tools and technologies|tools & technologies|stack|software|systems|it systems|it|edv|programs|programmes|machines|equipment|it skills|languages and tools|technologien|werkzeuge|kenntnisse|environnement(?: technique)?|outils|stack technique|tecnologías|tecnologias|herramientas|tecnologie|strumenti|technologieën|技术栈|使用技術)\s?[:：]\s*(?=\S)/iu;

/** Skills one by one, in the order of the CV, each once. */
export function readSkills(sections: readonly ReadSection[], lines: readonly SeenLine[]): Read[] {
  const listed = unique(sections.filter((section) => section.kind === 'skills').flatMap((section) => itemsOf(withoutFrame(section.content), 'skills')));
  if (listed.length > 0) return listed;
  const labelled = unique(
    lines.flatMap((line) => {
      const label = TOOL_LABEL.exec(line.body);
      return label ? splitItems(line.body.slice(label[0].length)).map((value) => ({ value, ...line.place })) : [];
    }),
  );
  return labelled.length > 0 ? labelled : unique(sections.filter(({ kind }) => kind === 'summary' || kind === 'header').flatMap(inlineSkills));
}

/** "… nine years in stores. Systems: SAP, Excel, Sage 50.": a list inside a profile, from its label to the full stop. */
function inlineSkills(section: ReadSection): Read[] {
  const text = section.content.map((line) => line.text).join(' ');
  return text.split(/(?<=[.!?]) +(?=\p{Lu})/u).flatMap((sentence) => {
    const label = TOOL_LABEL.exec(sentence);
    const items = label ? splitItems(sentence.slice(label[0].length)) : [];
    const line = section.content.find((candidate) => items[0] !== undefined && candidate.text.includes(items[0])) ?? section.content[0];
    return line && items.length >= 2 ? items.map((value) => ({ value, ...line.place })) : [];
  });
}

type Wanted = NonNullable<ReturnType<typeof rowKind>>;

/** The items of a list section: by commas, bars, bullets, lines or "Category: a, b". `wanted` picks among rows labelled as something else. */
function itemsOf(content: readonly SeenLine[], wanted: Wanted | null): Read[] {
  return itemsOfRows(listRows(content), wanted);
}

function itemsOfRows(rows: readonly ListRow[], wanted: Wanted | null): Read[] {
  return rows.flatMap((row) => {
    if (wanted !== null && (rowKind(row) !== wanted || (wanted === 'skills' && isProse(row)))) return [];
    const text = textOf(row).replaceAll(NEXT_LABEL, ', ');
    let cursor = 0;
    const lineAt = lineFinder(row);
    return splitItems(row.label === null && row.parts[0].line.marked ? withoutDeeds(text) : text).map((value) => {
      const found = text.indexOf(value, cursor);
      if (found >= 0) cursor = found;
      return { value, ...lineAt(cursor).place };
    });
  });
}

/** "Communication skills [tab] Good communication skills gained as a nurse. Can work …": sentences, and no list of skills. */
const isProse = (row: ListRow): boolean => row.label !== null && ASKS_FOR_PROSE.test(row.label) && /\p{L}[\p{L})]\.(?: \p{Lu}|$)/u.test(textOf(row));

/** "Lever, iCIMS / Sourcing: LinkedIn Recruiter": the label of another list on the same row. */
const NEXT_LABEL = / ?(?<= )[/|;] \p{Lu}[\p{L}&]*(?: [\p{L}&]+){0,2}: (?=\S)|(?<=[\p{L}\d)])\. \p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}: (?=\S)/gu;

/** The comma of "1,204 finds" and "£48,500" parts nothing. */
const THOUSANDS = /(?<=(?<!\d)\d{1,3}),(?=\d{3}(?!\d))/gu;
/** "· accents: Fife, Kerry, Ulster ·" between items that other signs part: one item with a list of its own. */
const SMALL_LIST = /(?<=[·|•] )\p{Ll}[\p{L} ]{2,24}: [^·|•]{3,120}(?= [·|•]|$)/gu;
const NO_SIGN = '\u0001';
/** "Excel, no macros", "licence class C, clean": a comma before what only limits the item in front of it. */
const BELONGS =
  /,(?= (?:no|not|but|except|mostly|mainly) \p{Ll})|(?<=\blicen[cs]es?(?: \p{L}+){0,2}),(?= (?:clean|full|current|valid|unrestricted)(?:[,.;]|$))/giu;
/** "Used to nights, weekends and holidays, actually prefer them.": a sentence about how somebody works, whole. */
const READINESS = /(?<=^|\. )(?:used to|happy (?:to|with)|willing to|able to|prepared to|available|not afraid) [^.]*(?:\.|$)/giu;

/** The items of one row. Commas inside brackets and numbers do not part. */
function splitItems(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const char of text
    .replaceAll(THOUSANDS, NO_SIGN)
    .replaceAll(SMALL_LIST, (list) => list.replaceAll(',', NO_SIGN))
    .replaceAll(BELONGS, NO_SIGN)
    .replaceAll(READINESS, (sentence) => sentence.replaceAll(',', NO_SIGN))) {
    if (char === '(' || char === '[' || char === '（') depth++;
    else if ((char === ')' || char === ']' || char === '）') && depth > 0) depth--;
    if (depth === 0 && /[,;|•●·▪■◦\t、，；｜✓✔\uE000-\uF8FF]/u.test(char)) {
      parts.push(current);
      current = '';
    } else current += char;
  }
  parts.push(current);
  return parts
    .map((part) => part.replaceAll(NO_SIGN, ','))
    .flatMap((part) =>
      part.split(
        /\s+[–—-]\s+(?=\p{Lu})|(?<=\p{Ll}{3}\)?|\p{Lu}{3}|\s[ABC][12]|(?:[Ll]icen[cs]e|[Cc]lass|Klasse|Führerschein|[Pp]ermis) [A-E]\d?E?)\.\s+(?=\p{Lu}\p{Ll}+ |\p{Lu}\p{L}+(?: |$)|I )(?![^()]*\))/u,
      ),
    )
    .map(cleanItem)
    .map(withoutLongNote)
    .map(withinLength)
    .filter(isSkill);
}

/** "Python 8/10", "English (4/5)": so many of so many. "Windows 7 / 10" and "XP / 7 / 10" are versions. */
const RATED_OF =
  /(?<![\d/]\s?|(?:windows|win|office|version|release|python|java|php|android|ios|server|sql|sap)\s)[(（]?(?:[0-9]|10) ?\/ ?(?:5|6|10|100)[)）]?\s*$/iu;

function cleanItem(text: string): string {
  return text
    .trim()
    .replace(/^(?:and|und|et|y|e|en|sowie) (?=\S)/iu, '')
    .replace(/[★☆○●◦◯⬤■□▪▫█░▒▓◆◇✩✪⭐*_]{2,40}/gu, ' ')
    .replace(/\s*[(（]?(?:\d{1,2}\+? ?(?:years?|yrs?|jahre?|ans)|\d{1,3} ?%)[)）]?\s*$/iu, '')
    .replace(RATED_OF, '')
    .replace(/^[\s.:–—-]{1,6}|[\s.:–—]{1,6}$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The foot of a page, in whatever cell or column it was read. */
const ON_REQUEST = /^(?:(?:references?|referees?|details)\b.{0,20} )?(?:available |provided |supplied |gladly )*(?:up)?on request$/iu;
/** "I print things out", "Small kitchen is fine": a sentence, and no skill. */
const TOLD_OF_SELF = /^I['’ ]|^\p{Lu}\p{L}+(?: \p{Ll}+){0,3} (?:is|are|was|were|am) \p{Ll}|[.] I['’ ]/u;

/** A long note in brackets does not make a skill a sentence: "Stakeholder management (suppliers, front of house, ...)". */
function withoutLongNote(item: string): string {
  return item.length > MAX_SKILL_CHARACTERS || item.split(' ').length > MAX_SKILL_WORDS ? item.replace(/ ?[(（][^()（）]*[)）]?$/u, '') : item;
}

/** A list of its own as far as a skill may go: whole parts of it, and its first at least. */
function withinLength(item: string): string {
  if (item.length <= MAX_SKILL_CHARACTERS && item.split(' ').length <= MAX_SKILL_WORDS) return item;
  const [label, list] = item.split(/(?<=^\p{Ll}[\p{L} ]{2,24}): /u);
  const parts = list?.split(', ') ?? [];
  while (parts.length > 1 && (parts.join(', ').length > MAX_SKILL_CHARACTERS - 25 || parts.join(' ').split(' ').length > MAX_SKILL_WORDS - 1)) parts.pop();
  return list === undefined ? item : `${label}: ${parts.join(', ')}`;
}

function isSkill(text: string): boolean {
  const folded = fold(text);
  if (folded === '' || !/\p{L}/u.test(text) || text.length > MAX_SKILL_CHARACTERS || LEVEL_WORDS.has(folded)) return false;
  if (/^(?:https?:|www\.)|@/iu.test(text) || MEASURE.test(text) || TOLD_OF_SELF.test(text) || ON_REQUEST.test(text)) return false;
  // The strokes of "Windows XP / 7 / 10 / 11" are no words.
  return text.split(/\s+/).filter((word) => word !== '/').length <= MAX_SKILL_WORDS;
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

/** Languages spoken, each with the level as written ("German (C1)"), from their section, a row of the skills, or items among the skills that name one. */
export function readLanguages(sections: readonly ReadSection[]): Read[] {
  const table = sections.filter((section) => section.kind === 'skills').flatMap((section) => section.content.flatMap((line) => europassRow(line) ?? []));
  const own = sections
    .filter((section) => section.kind === 'languages')
    .flatMap((section) => joinBrackets([...table, ...withLevels(section.content).map((line) => europassRow(line) ?? line)]));
  if (own.length === 0) own.push(...joinBrackets(table));
  const rows = sections.filter((section) => section.kind === 'skills').flatMap((section) => listRows(section.content));
  const ofForm = listRows(
    sections.filter(({ kind }) => kind === 'personal').flatMap(({ content }) => content.filter(({ body }) => LANGUAGES_ROW.test(body))),
  ).filter(({ label }) => label !== null);
  const labelled = [...rows.filter((row) => rowKind(row) === 'languages'), ...(own.length > 0 ? [] : ofForm)];
  const found = [...own, ...labelled].flatMap((row) => {
    const text = besideComma(textOf(row));
    let cursor = 0;
    const lineAt = lineFinder(row);
    // "Setswana: read, write, speak. English: read, write."
    const isTold = TOLD.test(text) && foldedWords(TOLD.exec(text)?.[1] ?? '').every((word) => LANGUAGE_NAMES.has(word));
    // "Welsh – first language. English – fluent."
    const sentences = text.split(/(?<=[\p{L}\d)]{2})\.(?:\s+|$)/u).filter((sentence) => sentence !== '');
    const isByStops = sentences.length > 1 && sentences.every((sentence) => LANGUAGE_NAMES.has(fold(/^\p{L}+/u.exec(sentence)?.[0] ?? '')));
    return (
      cutOutsideBrackets(text, isTold || isByStops ? /\.\s+(?=\p{Lu})|\.$/u : /[,;|•·\t、，]/u)
        .map((part) =>
          part
            .replace(/^\s*(?:and|und|et|y|e|en) /iu, '')
            .replace(/\s+/g, ' ')
            .trim(),
        )
        .flatMap((part) => (own.includes(row) || row.label !== null ? toldLevels(part) : [part]))
        // "Telugu and Hindi": two, neither with a level.
        .flatMap((part) => {
          const two = part.split(/ (?:and|und|et|y|e|en|&) /u);
          return two.length === 2 && two.every((one) => LANGUAGE_NAMES.has(fold(one))) ? two : [part];
        })
        .filter(
          (part, _, all) =>
            foldedWords(part).some((word) => LANGUAGE_NAMES.has(word)) ||
            (all.length > 1 && isToldOf(part, text)) ||
            ((all.length > 1 || own.length > 1) && isNamedWithLevel(part)) ||
            (own.includes(row) && isNamedWithRemark(part) && all.some((other) => foldedWords(other).some((word) => LANGUAGE_NAMES.has(word)))) ||
            /[语語]/u.test(part) ||
            (isTold && part.includes(':')),
        )
        .filter((part) => part.length <= 80 && !NOTE_ON.test(part))
        .map((value) => {
          cursor = Math.max(cursor, text.indexOf(value, cursor));
          return { value, ...lineAt(cursor).place };
        })
    );
  });
  const named = new Set(found.map(({ value }) => languageOf(value)));
  const spoken = itemsOfRows(rows, 'skills').flatMap(({ value, ...place }) => languagesIn(value).map((language) => ({ value: language, ...place })));
  const listed = unique([...found, ...spoken.filter(({ value }) => !named.has(languageOf(value)))]);
  return listed.length > 0 ? listed : unique(sections.filter(({ kind }) => kind === 'summary' || kind === 'header' || kind === 'other').flatMap(spokenInWords));
}

/** "Languages [tab] isiZulu, English": a row of a form about a person. */
const LANGUAGES_ROW = /^(?:(?:home|other|spoken|known) )?languages?(?: (?:spoken|known))?\s*[:\t]|^sprachen\s*[:\t]/iu;

/** "Arabic: mostly “where is the pain”": what is said of a language, in words of its own. */
const NOTE_ON = /^\p{Lu}\p{L}+: (?:mostly|mainly|only|just|enough|i |as )\P{P}*["“«]/iu;

/** Whether a level was taken from between several languages: then each name before it is one, known or not. */
const isToldOf = (part: string, text: string): boolean => / \([^()]+\)$/u.test(part) && !text.includes(part);

/** A language, a colon, and a list of what is done in it. */
const TOLD = /^(\p{Lu}\p{L}+): [^.:]*,[^.:]*\. \p{Lu}\p{L}+: /u;

/** The lines of a row as one text, a character between any two: a bracket that closes at the end of a line closes its item. */
const textOf = ({ parts }: ListRow): string =>
  parts.reduce((text, { text: next }, at) => `${text}${at === 0 ? '' : text.endsWith(')') && /^\p{Lu}/u.test(next) ? ',' : ' '}${next}`, '');

/** Lines one by one, but a line that ends inside a bracket or at a colon and what goes on there. */
function joinBrackets(content: readonly SeenLine[]): ListRow[] {
  const rows: ListRow[] = [];
  for (const line of content) {
    const open = rows.at(-1);
    const isOpen =
      open !== undefined &&
      (textOf(open).endsWith(':') ||
        line.body.startsWith('(') ||
        (/^\p{Ll}(?!\p{Ll}{0,4}\p{Lu})/u.test(line.body) &&
          !line.marked &&
          !/@|https?:|www\.|\p{L}\.\p{L}{2,}\/?/u.test(line.body) &&
          !/[.;]$/u.test(textOf(open))) ||
        (/\([^()]*$/u.test(textOf(open)) && !/^[^()]*\(/u.test(line.body)));
    if (open && isOpen) open.parts.push({ text: line.body, line });
    else rows.push({ label: null, parts: [{ text: line.body, line }] });
  }
  return rows;
}

/** "In my spare time I enjoy": what comes before the interests of those who write sentences. */
const ENJOYS =
  /^(?:(?:in|during|outside|away from)(?: of)?(?: my)?(?: spare| free| leisure)?(?: time| work),? )?i(?:['’]m| am)?(?: also| really| very much)*(?: enjoy| like| love| keen on| fond of| interested in| passionate about)(?: to)? (?=\S)/iu;

/** Sentences about what somebody likes, without the words that say so; lists stay as they are. */
function withoutEnjoying(row: ListRow): ListRow[] {
  const sentences = row.parts
    .map((part) => part.text)
    .join(' ')
    .split(/(?<=[\p{L}\d)”"][.!])\s+(?=\p{Lu})/u);
  if (sentences.length < 2 && !ENJOYS.test(sentences[0] ?? '')) return [row];
  let at = 0;
  const lineAt = lineFinder(row);
  return sentences.flatMap((sentence) => {
    const line = lineAt(at);
    at += sentence.length + 1;
    const opener = ENJOYS.exec(sentence);
    // "Geocaching: 1,204 finds": what it is, and how it went.
    const told = sentence.slice(opener?.[0].length ?? 0).replace(/[.!]+$/u, '');
    return (opener ? told.split(/,? (?:and|as well as) |,\s*/u) : [told]).map((item): ListRow => ({ label: null, parts: [{ text: item, line }] }));
  });
}

/** The last line of the page stands below the interests as often as not. */
const REFERENCES = /^(?:references?|referees) (?:are |is |can be )?(?:available|provided|furnished|supplied|on|upon)(?!\p{L})/iu;

/** Hobbies and interests one by one, from their section or a row of the skills. */
export function readInterests(sections: readonly ReadSection[]): Read[] {
  const own = sections
    .filter((section) => section.kind === 'interests')
    .flatMap((section) => itemsOfRows(listRows(section.content).flatMap(withoutEnjoying), null));
  return unique([...own, ...sections.filter((section) => section.kind === 'skills').flatMap((section) => itemsOf(section.content, 'interests'))]).filter(
    ({ value }) => !REFERENCES.test(value),
  );
}
