import type { Read } from '../../../domain/cv.ts';
import { NOT_NAMES, TRADE_WORDS } from '../../lexicon/reading/not-names.ts';
import { findPeriods } from '../text/dates.ts';
import { companyScore, isSentence, schoolScore, titleScore } from '../text/evidence-words.ts';
import { ENGLISH_WORDS } from '../quality/quality-words.ts';
import { kindOfHeading, unspace } from '../sections/heading-words.ts';
import { readPlace } from './places.ts';
import type { ReadSection } from '../sections/read-section.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { fold, foldedWords } from '../../english/folding.ts';

const TOP_LINES = 25;
const MAX_LINE_CHARACTERS = 300;
const DOCUMENT_WORDS =
  /^(?:curriculum vitae|cv|resume|résumé|lebenslauf|bewerbung|curriculum|hoja de vida|currículo|name|nom|nombre|nome|naam)(?!\p{L})\s?[:：–|-]?\s*(?:of |von |de |di )?(?=\S)|^(?:履歴書|職務経歴書|个人简历|简历|氏名|姓名)\s?[:：|]\s*(?=\S)|(?:,| -| –| \|)?\s*\b(?:curriculum vitae|cv|resume|résumé|lebenslauf)$/giu;
const DOCUMENT_TITLE = /^(?:curriculum vitae|c\.?v\.?|resume|résumé|bio-?data|lebenslauf|europass|my cv)$/iu;
const CREDENTIALS =
  /(?:,\s*|\s+)(?:MBA|PhD|Ph\.D\.?|MSc|M\.Sc\.?|BSc|B\.Sc\.?|MD|CPA|PMP|RN|Esq\.?|CFA|MPH|LLM|B\.Eng\.?|M\.Eng\.?|B\.E|M\.E|B\.?Tech|M\.?Tech|B\.?Com|M\.?Com|B\.?Ed|M\.?Ed|M\.A\.?|B\.A\.?)\.?(?:\s\p{Lu}{3,8})*(?:,.*)?$/u;
/** "…, LL.B., LL.M.", "…, RGN, MRTPI": letters behind a name, each with dots or two capitals, whatever they stand for. */
const POST_NOMINALS =
  /(?:,\s*(?:PRINCE2|MSP|PMP|ITIL)|,\s*(?:(?:Assoc|Chartered|Grad|Dip|Cert)\.? )?(?:(?:\p{Lu}\p{L}{0,4}\.){1,4}\p{L}{0,4}|(?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{Lu}\p{L}{1,6})(?:\s?\((?:Hons?\.?|\p{Lu}\p{L}{1,9})\))?(?:\s(?:v?\d{1,2}|I{1,3}|IV|V))?\.?)+$/u;
/** "FAKOREDE, OLUMIDE (MR.)": how to address who is named before it. */
const FORM_OF_ADDRESS = /(?<=\p{L})\s*\((?:mr|mrs|ms|miss|mx|dr|prof|engr|rev|chief|herr|frau|m|mme|sr|sra)\.?\)\s*$/iu;
const FURIGANA = /^ふりがな|^フリガナ/u;

/** Who the CV is of, and the line that says what the person is. Null when no line reads as a name. */
export function readName(
  sections: readonly ReadSection[],
  lines: readonly SeenLine[],
  email: string | null,
  links: readonly string[],
): { name: Read | null; headline: Read | null } {
  const top = wholeNames(topLines(sections, lines));
  const handles = handlesOf(email, links);
  const parted = partedName(top);
  if (parted !== null) return { name: parted.name, headline: readHeadline(parted.line, parted.name.value, sections, lines) };
  const scored = top
    .flatMap((line) => candidates(line).map((text) => ({ text, line, score: nameScore(text, line, top, handles) })))
    .filter(({ score }) => score > 0);
  let winner: (typeof scored)[number] | null = null;
  for (const candidate of scored) if (winner === null || candidate.score > winner.score) winner = candidate;
  const name = winner && { value: winner.text, ...winner.line.place };
  return { name, headline: readHeadline(winner?.line ?? null, name?.value ?? null, sections, lines) };
}

const SURNAME_ROW = /^(?:surname|last name|family name|nachname|familienname|apellidos?|cognome|nazwisko)\s*[:\t]\s*(\p{L}[\p{L} '’-]{1,30})$/iu;
const FIRST_NAME_ROW = /^(?:(?:first|given|christian|full first) names?|forenames?|vornamen?|prénoms?|nombres?|imię)\s*[:\t]\s*(\p{L}[\p{L} '’-]{1,40})$/iu;

/** "Surname [tab] Ndaba" over or under "First names [tab] Sipho Emmanuel": a form's name in two rows. */
function partedName(top: readonly SeenLine[]): { name: Read; line: SeenLine } | null {
  const surname = top.map(({ body }) => SURNAME_ROW.exec(body.trim())?.[1]).find((found) => found !== undefined);
  const line = top.find(({ body }) => FIRST_NAME_ROW.test(body.trim()));
  const first = line === undefined ? undefined : FIRST_NAME_ROW.exec(line.body.trim())?.[1];
  return surname === undefined || first === undefined || line === undefined
    ? null
    : { name: { value: `${first.trim()} ${surname.trim()}`, ...line.place }, line };
}

/** Lines that a name was set over, largest of all, one under the other. */
const MAX_NAME_LINES = 3;

/** "Oluwaseun" over "Adeyemi-" over "Brook": lines in the largest letters of the page that a name wrapped to, as one. */
function wholeNames(top: readonly SeenLine[]): SeenLine[] {
  const largest = Math.max(...top.map(({ line }) => line.fontSize));
  const others = top.filter(({ line }) => line.fontSize < largest - 0.3);
  const at = top.findIndex(({ line }) => line.fontName !== '' && line.fontSize >= largest - 0.3);
  const [first] = top.slice(at, at + 1);
  if (at < 0 || !first || others.length === 0) return [...top];
  let end = at + 1;
  while (end < top.length && isSameName(top[end - 1], top[end], first)) end++;
  const lines = top.slice(at, end);
  if (lines.length < 2 || lines.length > MAX_NAME_LINES || !lines.every(({ body }) => NAME_PART.test(body)) || lines.every(({ body }) => body.includes(' ')))
    return [...top];
  const text = lines
    .map(({ body }) => body)
    .join(' ')
    .replaceAll(/(?<=\p{L})- (?=\p{L})/gu, '-');
  return [...top.slice(0, at), { ...first, text, body: text }, ...top.slice(end)];
}

/** A word or two of a name. */
const NAME_PART = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?$/u;

const isSameName = (above: SeenLine | undefined, line: SeenLine | undefined, first: SeenLine): boolean =>
  above !== undefined &&
  line !== undefined &&
  line.index === above.index + 1 &&
  line.line.fontSize === first.line.fontSize &&
  line.line.fontName === first.line.fontName &&
  line.line.column === first.line.column &&
  line.line.y - above.line.y < first.line.fontSize * 1.6;

/** The first lines of the CV and of its header blocks, on page 1, headings left out. */
function topLines(sections: readonly ReadSection[], lines: readonly SeenLine[]): SeenLine[] {
  const header = sections.filter((section) => section.kind === 'header' || section.kind === 'personal').flatMap((section) => section.content);
  const headings = new Set(sections.map((section) => section.heading && section.from));
  const top = lines.slice(0, TOP_LINES).filter((line) => !headings.has(line.index));
  return [...new Set([...header, ...top])].filter((line) => line.line.page === 1).slice(0, 60);
}

function candidates(line: SeenLine): string[] {
  if (line.text.length > MAX_LINE_CHARACTERS) return [];
  const bare = line.text.replace(/\S{1,64}@\S{1,80}/gu, '\t').replace(/[+(]?\d[\d\s().-]{6,24}\d/g, '\t');
  return bare
    .split(/\t|\s+[|•·]\s+|\s+[–—-]\s+|\s*[:：]\s+|\s{3,}|(?<=[\u4e00-\u9fff])（|\s*\/\s+/u)
    .map((cell) => clean(unspaceName(cell)))
    .filter((cell) => cell !== '');
}

function unspaceName(cell: string): string {
  const joined = unspace(cell);
  return joined === cell ? cell : joined;
}

function clean(written: string): string {
  const cell = written.replace(/[®™©]/gu, '').replace(FORM_OF_ADDRESS, '');
  const turned = /^(\p{Lu}[\p{L}'-]{1,24}), (\p{Lu}[\p{L}' -]{1,30})$/u.exec(cell.trim());
  if (turned) return cell.trim();
  return cell
    .replace(DOCUMENT_WORDS, '')
    .replace(POST_NOMINALS, '')
    .replace(CREDENTIALS, '')
    .replace(/^[^\p{L}]{1,6}|[^\p{L}.)]{1,6}$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const NAME_LABEL = /(?:氏名|姓名|^name\b|^surname|^first name|^full name|^nom\b|^nombre\b|^nome\b|^naam\b)/iu;

/** 0 when it cannot be a name; else how likely. */
function nameScore(text: string, line: SeenLine, top: readonly SeenLine[], handles: readonly string[]): number {
  const cjk = /^[\u3005\u4e00-\u9fff\u3040-\u30ff\u2f00-\u2fdf]{1,4}\s?[\u3005\u4e00-\u9fff\u3040-\u30ff]{1,4}$/u.test(text);
  const tokens = text.split(' ');
  if (text.length > 50 || tokens.length > 6 || FURIGANA.test(line.text)) return 0;
  // "ines calloway", all small, is a name where the address says the same.
  const small =
    tokens.length >= 2 &&
    tokens.length <= 4 &&
    /^[\p{Ll}'’ -]+$/u.test(text) &&
    (isSmallHandle(foldedWords(text).join(''), handles) || (line.index === 0 && isLargest(line, top) && opensHandle(tokens[0] ?? '', handles)));
  if (
    !cjk &&
    !small &&
    !tokens.every(
      (token, i) =>
        (i === 0 && tokens.length > 1 && /^\p{Lu}[\p{L}'-]{1,24},$/u.test(token)) ||
        /^(?:[\p{Lu}][\p{L}'’.-]*|\(?["“”‘’'][\p{L}]+["“”‘’']\)?|\([\p{L}]+\)|de|da|do|dos|van|von|der|den|del|della|di|la|le|el|bin|al|ter|ten|zu|zur|y|e|ibn|dos|das|du|af|av|ap|ab|ferch|bin|binti|bint|ben|zum|vom|op|dal|dalla|degli|los|las|dela)$/u.test(
          token,
        ),
    )
  )
    return 0;
  if (/[\d@:/\\]/.test(text) || line.marked || kindOfHeading(text) !== null || isSentence(text)) return 0;
  if (!cjk && titleScore(text) === 2 && !matchesHandle(text, handles) && !isTradeSurname(tokens)) return 0;
  if (companyScore(text) >= 2 || schoolScore(text) === 2 || (readPlace(text) !== null && !matchesHandle(text, handles)) || findPeriods(text).length > 0)
    return 0;
  if (NOT_NAMES.has(fold(text))) return 0;
  // "RESUME" over the name says what it is, and nothing of whose.
  const first = top.find((other) => !DOCUMENT_TITLE.test(other.text.trim()));
  const sizes = top.map((other) => other.line.fontSize).sort((a, b) => a - b);
  const largest = sizes.at(-1) ?? 0;
  // Set larger than the text around it, not just as large as the rest.
  const stands = line.line.fontName !== '' && line.line.fontSize >= largest - 0.3 && largest > (sizes[Math.floor(sizes.length / 2)] ?? 0) * 1.1;
  const mail = matchesHandle(text, handles);
  const labelled = NAME_LABEL.test(line.text);
  const parts = foldedWords(text);
  if (!mail && !labelled && (parts.filter((part) => TRADE_WORDS.has(part)).length * 2 >= parts.length || (!stands && top.indexOf(line) > 2))) return 0;
  // "Open Doors", "Quiet Confidence": words of every day that neither stand out nor answer to the address name nobody for sure.
  if (!mail && !labelled && !stands && !cjk && parts.every((word) => ENGLISH_WORDS.has(word)) && line.index > 0) return 0;
  let score = 0;
  if (mail) score += 6;
  if (labelled) score += 5;
  if (stands) score += 4;
  if (first !== undefined && line.index === first.index) score += 3;
  else if (line.index < 4) score += 1.5;
  if (tokens.length >= 2 && tokens.length <= 4) score += 2;
  if (cjk) score += tokens.length === 1 && text.length <= 4 ? 2 : 1;
  if (tokens.length === 1 && !cjk && !mail) score -= 3;
  if (titleScore(text) > 0 && !isTradeSurname(tokens)) score -= 2;
  score -= Math.min(line.index, 40) * 0.02;
  return score >= (line.line.fontName === '' ? 4 : 3.5) ? score : 0;
}

/** The name is the address, or what that begins with: "kylietranter.frontdesk". */
const isSmallHandle = (joined: string, handles: readonly string[]): boolean =>
  handles.some((handle) => handle === joined || (joined.length >= LONG_NAME && handle.startsWith(joined)));
const LONG_NAME = 8;

/** Set in the largest letters at the top of the page, and the address begins with it: "ottilie" of hello@ottiliemakes. */
const opensHandle = (first: string, handles: readonly string[]): boolean => first.length >= 4 && handles.some((handle) => handle.startsWith(fold(first)));
const isLargest = ({ line }: SeenLine, top: readonly SeenLine[]): boolean =>
  line.fontName !== '' && top.every((other) => other.line === line || other.line.fontSize < line.fontSize - 1);

/** "Ines Butler": a trade for a surname behind what is no word and no title; "Head Chef" is none. */
function isTradeSurname(tokens: readonly string[]): boolean {
  const [first = ''] = tokens;
  return tokens.length === 2 && titleScore(first) === 0 && !ENGLISH_WORDS.has(first.toLowerCase()) && !TRADE_WORDS.has(fold(first));
}

/** Whether the name, or a part of it, stands in a handle the person writes under. */
function matchesHandle(text: string, handles: readonly string[]): boolean {
  const parts = foldedWords(text);
  if (parts.length > 5) return false;
  const spellings = [parts, foldedWords(text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))];
  return handles.some((handle) =>
    spellings.some((spelled) => {
      const joined = spelled.join('');
      if (joined === handle || (spelled.length >= 2 && spelled.toReversed().join('') === handle)) return true;
      return spelled.length > 1 && spelled.some((part) => part.length >= 3 && handle.includes(part));
    }),
  );
}

const SHARED_MAILBOX = /^(?:info|contact|hello|hi|mail|me|office|kontakt|hola|bonjour|ciao)$/;

/** The letters of the e-mail's name part (or of its domain, for info@...) and of profile addresses. */
function handlesOf(email: string | null, links: readonly string[]): string[] {
  const [local = '', domain = ''] = (email ?? '').toLowerCase().split('@');
  const own = SHARED_MAILBOX.test(local) ? domain.split('.')[0] : local;
  const profiles = links.map((link) => /(?:linkedin\.com\/in|github\.com|gitlab\.com|xing\.com\/profile)\/([^/?#\s]{3,60})/i.exec(link)?.[1]);
  return [own, ...profiles].map((handle) => fold(handle ?? '').replace(/[\d\s]/g, '')).filter((handle) => handle.length >= 3);
}

/** What the person calls themself: under the name, beside it, or the first line of a CV without a name. */
function readHeadline(nameLine: SeenLine | null, name: string | null, sections: readonly ReadSection[], lines: readonly SeenLine[]): Read | null {
  // Behind a profile without a heading stand the jobs of a CV without headings.
  const profile = sections.findIndex(({ kind, heading }) => kind === 'summary' && heading === null);
  const header = sections
    .filter(
      (section, at) =>
        (section.kind === 'header' && (profile < 0 || at !== profile + 1)) ||
        (section.kind === 'personal' && nameLine !== null && section.content.includes(nameLine)),
    )
    .flatMap((section) => section.content);
  const at = nameLine === null ? -1 : header.findIndex((line) => line.index === nameLine.index);
  for (const line of name === null ? [] : header.filter((candidate) => candidate.text.includes(name))) {
    const beside = line.text.split(/\t|\s+[|•·–—-]\s+|,\s+/u).find((cell) => fold(cell) !== fold(name ?? '') && titleScore(cell) === 2 && !/[@\d]/.test(cell));
    if (beside !== undefined) return { value: beside.trim(), ...line.place };
  }
  const rows = nameLine === null ? lines.slice(0, 3).filter((line) => header.includes(line)) : header.slice(at + 1, at + 12);
  for (const [i, line] of rows.entries()) {
    const text = line.text.split('\t')[0]?.trim() ?? '';
    const count = text.split(/\s+/).length;
    if (count > 14 || text.length < 3 || text.length > 110 || !/^[\p{Lu}\p{Lo}\d]/u.test(text)) continue;
    if (
      /[@]|https?:|www\.|\d{3}|^(?:name|date|geb|status|address|adresse|driv(?:er['’]?s?|ing) licen[cs]e|führerschein|permis)/iu.test(text) ||
      readPlace(text) !== null ||
      kindOfHeading(text) !== null
    )
      continue;
    if (NOT_NAMES.has(fold(text))) continue;
    // "Imogen" over "Thackray": a part of the name says nothing of what somebody is.
    const own = new Set(foldedWords(name ?? ''));
    if (own.size > 0 && foldedWords(text).every((word) => own.has(word))) continue;
    if (titleScore(text) > 0) {
      const next = rows[i + 1];
      const wraps =
        next &&
        nameLine &&
        next.line.fontName !== '' &&
        next.line.fontName === line.line.fontName &&
        next.line.fontSize === line.line.fontSize &&
        next.line.color === line.line.color &&
        titleScore(next.text) > 0 &&
        titleScore(text) < 2 &&
        next.text.split(' ').length <= 4 &&
        !next.text.includes('\t');
      return { value: wraps ? `${text} ${next.text}` : text, ...line.place };
    }
    // Right under the name, one line in a look of its own says it even without a known word.
    if (
      i === 0 &&
      nameLine &&
      line.line.fontName !== '' &&
      count <= 10 &&
      !isSentence(text) &&
      /^\p{Lu}/u.test(text) &&
      (rows.length < 2 || line.line.fontSize > (rows[1]?.line.fontSize ?? 0) || line.line.fontName !== rows[1]?.line.fontName)
    )
      return { value: text, ...line.place };
  }
  return null;
}
