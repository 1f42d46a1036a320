import { isAmongItems } from './among-items.ts';
import type { SectionKind } from '../../../domain/cv.ts';
import { NOT_NAMES } from '../../lexicon/reading/not-names.ts';
import { LANGUAGE_NAMES } from '../../lexicon/reading/levels.ts';
import { findPeriods } from '../text/dates.ts';
import { companyScore, isDegree, titleScore } from '../text/evidence-words.ts';
import { capitalLabels, type CapitalLabel } from './capital-labels.ts';
import { looksOfOtherColumns } from './column-looks.ts';
import { isHeadOfEntry } from './heads-of-entries.ts';
import { isNameOverContact } from './name-over-contact.ts';
import { stylesOf, type HeadingStyles } from './heading-styles.ts';
import { isLabelOfForm, joinedHeading, labelUnderLanguages } from './halves-and-labels.ts';
import { kindOfHeading, stemOf, whimsicalKind } from './heading-words.ts';
import type { Heading } from './heading.ts';
import { bodyLooks, looksOf, type Looks } from '../text/looks.ts';
import { readPlace } from '../contact/places.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { fold, foldedWords } from '../../english/folding.ts';

const MAX_HEADING_CHARACTERS = 60;
/** Letter-spaced headings count every letter, others come nowhere near. */
const MAX_HEADING_TOKENS = 30;
/** Headings that are also items of lists: alone they prove nothing inside a list of skills. */
const ALSO_ITEMS = new Set(
  'training leadership presentations mentoring service outreach software tools web info research community technologies knowledge languages work design activities goals career strengths presentation sales portfolio contributions certification academic impact positions organizations data project projects education coordinates social links studies school expertise informatique tecnologia reading music travel divers extras study school schools cards permits scheine otros varios autres altro details stage formation seminars workshops grants abilities volunteer volunteering recognition credentials books talks papers articles language license licence speaks speak computer computers computing certs'.split(
    ' ',
  ),
);
/** Labels that may have their content on the same line. */
const INLINE_KINDS: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'interests',
  'summary',
  'objective',
  'education',
  'experience',
  'certifications',
  'references',
  'awards',
]);

/** Lines nearer than so many times their size stand in one list. */
const ITEM_GAP = 1.7;

/** One underlined line may be a flourish. */
const FEWEST_UNDERLINED = 2;

/** Every heading of the CV, in order. */
export function findHeadings(lines: readonly SeenLine[], source: 'pdf' | 'text'): Heading[] {
  const body = bodyLooks(lines);
  const known = lines.map((line) => (isShort(line.body) ? kindOfHeading(line.body) : null));
  const styles = stylesOf(lines, known, body, source);
  const marginal = marginalHeadings(lines);
  const labels = capitalLabels(lines, known);
  const besides = source === 'pdf' ? looksOfOtherColumns(lines, known, styles) : () => false;
  const isUnderlined = source === 'text' && lines.filter(({ line }) => line.bold).length >= FEWEST_UNDERLINED;
  const headings: Heading[] = [];
  let kind: SectionKind = 'header';
  for (const line of lines) {
    const heading = headingAt(line, known[line.index] ?? null, kind, {
      lines,
      styles,
      body,
      source,
      marginal,
      labels,
      besides,
      isUnderlined,
      last: headings.at(-1),
    });
    const last = headings.at(-1);
    const whole = heading && last ? joinedHeading(last, heading) : null;
    if (whole) headings[headings.length - 1] = whole;
    else if (heading) headings.push(heading);
    if (heading) kind = (whole ?? heading).kind;
  }
  return headings;
}

interface Page {
  lines: readonly SeenLine[];
  styles: HeadingStyles;
  body: Looks;
  source: 'pdf' | 'text';
  marginal: ReadonlyMap<number, Heading>;
  labels: ReadonlyMap<number, CapitalLabel>;
  /** Whether a line looks as the headings of another column do, and its own column has others. */
  besides: (line: SeenLine) => boolean;
  /** Pasted text in which headings are underlined: what is not is none, whatever it says. */
  isUnderlined: boolean;
  /** The heading before this line. */
  last: Heading | undefined;
}

/** Headings in the left margin, their content beside them: "Experience [tab] Acme Ltd". One alone proves nothing. */
function marginalHeadings(lines: readonly SeenLine[]): Map<number, Heading> {
  const found = lines.flatMap((line): Heading[] => {
    const tab = line.text.indexOf('\t');
    const label = tab > 0 ? line.text.slice(0, tab) : '';
    const kind = label !== '' && isShort(label) && /^\p{Lu}|^\p{Lo}/u.test(label) ? kindOfHeading(label) : null;
    return kind === null ? [] : [{ line, kind, text: label.replace(/\s*[:：]$/u, ''), rest: line.text.slice(tab + 1) }];
  });
  const left = Math.min(...found.map((heading) => heading.line.line.x));
  const kinds = new Set(found.map((heading) => heading.kind));
  const aligned = found.filter((heading) => heading.line.line.x - left < 3);
  return kinds.size >= 3 && aligned.length >= 3 ? new Map(aligned.map((heading) => [heading.line.index, heading])) : new Map();
}

/** Share of a letter's height that it is wide, capitals and others. */
const LETTER_WIDTH = { caps: 0.65, lower: 0.5 } as const;

/** "STRENGTHS [tab] HOBBIES": two headings side by side, each over a column of a table. */
function pairedHeading(line: SeenLine, looks: Looks, body: Looks): Heading | null {
  if (!line.text.includes('\t')) return null;
  const [left = '', right = '', ...more] = line.text.split('\t').map((cell) => cell.trim().replace(/\s*[:：]$/u, ''));
  if (right === '' || more.length > 0 || line.marked || looks.isLike(body) || !isShort(left) || !isShort(right) || !/^\p{Lu}.*\t\p{Lu}/u.test(line.text))
    return null;
  const kind = kindOfHeading(left);
  const other = kindOfHeading(right);
  if (kind === null || other === null || kind === other) return null;
  const { x, width, fontSize } = line.line;
  const x2 = x + width - right.length * fontSize * (looks.caps ? LETTER_WIDTH.caps : LETTER_WIDTH.lower);
  return { line, kind, text: left, rest: '', beside: { kind: other, text: right, x: x2 - Math.max(15, width * 0.1) } };
}

function headingAt(line: SeenLine, known: SectionKind | null, current: SectionKind, page: Page): Heading | null {
  const { source, styles, body } = page;
  const looks = looksOf(line);
  const plain = line.body;
  if (page.isUnderlined)
    return line.line.bold
      ? { line, kind: known ?? whimsicalKind(plain) ?? stemOf(plain) ?? 'other', text: plain.replace(/\s*[:：]$/u, ''), rest: '' }
      : (page.marginal.get(line.index) ?? inlineHeading(line, current) ?? (current === 'other' ? labelAmongOthers(line, page) : null));
  const label = page.labels.get(line.index);
  if (label) return { line, ...label };
  const paired = pairedHeading(line, looks, body);
  if (paired) return paired;
  const isPlainSmall = line.small === true && !/[.,;]$/u.test(plain) && gapBefore(page.lines, line) > 20;
  if (known !== null && !isPlainSmall && /[.,;]$|^\p{Ll}/u.test(plain) && (source === 'text' || !styles.distinct || !styles.isHeadingStyle(looks))) return null;
  // "Skills", and right under it "Web Technologies": a part of the section, not another.
  if (known !== null && known === current && page.last?.line.index === line.index - 1 && page.last.rest === '') return null;
  // The first item of a list is none either, whatever its words: "• Leadership skills" under "Skill Highlights".
  if (known !== null && page.last?.line.index === line.index - 1 && line.marked && page.lines[line.index + 1]?.marked === true && !styles.isHeadingStyle(looks))
    return null;
  // Nor is any other: "• Leadership/communication skills" among items of the same list.
  if (known !== null && line.marked && !looks.caps && !plain.endsWith(':') && foldedWords(plain).length > 1 && isAmongItems(line, page.lines)) return null;
  if (known !== null) {
    const styled = styles.isHeadingStyle(looks);
    const single = foldedWords(plain).length === 1;
    // Where headings have a look of their own, the word without the look is an item ("Languages" under Skills).
    if (isTableLabel(line, known, current, page)) return { line, kind: known, text: plain.replace(/\s*[:：]$/u, ''), rest: '' };
    if (source === 'pdf' && styles.distinct && !styled && looks.isLike(body)) return null;
    if (source === 'pdf' && styles.distinct && !styled && looks.size < styles.smallest - 0.6 && !looks.caps) return null;
    if (source === 'pdf' && styles.distinct && !styled && (known === current || ALSO_ITEMS.has(fold(plain))) && looks.size <= styles.smallest && !looks.caps)
      return null;
    if (line.marked && !styled && ALSO_ITEMS.has(fold(plain))) return null;
    if (source === 'text' && single && ALSO_ITEMS.has(fold(plain)) && isInsideList(line, current, page) && !plain.endsWith(':') && !looks.caps) return null;
    return { line, kind: known, text: plain.replace(/\s*[:：]$/u, ''), rest: '' };
  }
  const marginal = page.marginal.get(line.index);
  if (marginal) return marginal;
  const under = current === 'languages' || isLabelOfForm(page.last) ? labelUnderLanguages(line) : null;
  if (under) return under;
  const inline = inlineHeading(line, current) ?? (current === 'other' ? labelAmongOthers(line, page) : null);
  if (inline) return inline;
  // "CURRICULUM VITAE" over the name heads no section.
  const standing = styles.isStanding(looks) && !NOT_NAMES.has(fold(plain));
  if (current === 'header' && !standing && styles.first !== null && line.index < styles.first) return null;
  if (current === 'header' && isNameOverContact(line, page.lines)) return null;
  const charm = line.marked || plain.includes('\t') ? null : whimsicalHeading(line, page, looks);
  if (charm) return charm;
  const unknown =
    isShort(plain) && !line.marked && !plain.includes('\t') && !/[.;,!?]$/.test(plain) && plain.split(/\s+/).length <= 6 && /\p{L}{2}/u.test(plain);
  if (!unknown || findPeriods(plain).length > 0 || /[@]|https?:|\d{3}|^(?:以上|現在にいたる|現在に至る)$/.test(plain)) return null;
  // "OSHA 10", "ISO 9001" among other lines: capitals of a name, with no room above.
  if (looks.caps && /\d/.test(plain) && !looks.bold && looks.size <= body.size + 0.25 && gapBefore(page.lines, line) < looks.size * ITEM_GAP) return null;
  if (page.besides(line) || isHeadOfEntry(line, current, page.lines, isOpenerLooks(looks, page))) return null;
  const stem = stemOf(plain);
  if (source === 'pdf') {
    if (!styles.distinct || !styles.isHeadingStyle(looks)) {
      // A second look of headings, none of whose words is known.
      if (!standing || titleScore(plain) === 2) return null;
    }
    if (stem !== null && stem === current && page.last?.line.index === line.index - 1) return null;
    if (stem !== null && titleScore(plain) < 2) return { line, kind: stem, text: plain, rest: '' };
    const next = page.lines[line.index + 1];
    if (standing && titleScore(plain) < 2 && !(plain.includes(' ') && (companyScore(plain) === 3 || isDegree(plain))))
      return { line, kind: 'other', text: plain.replace(/\s*[:：]$/u, ''), rest: '' };
    const entryHead =
      titleScore(plain) > 0 ||
      companyScore(plain) > 1 ||
      isDegree(plain) ||
      readPlace(plain) !== null ||
      (next !== undefined && !next.marked && !(styles.specific && looks.size >= body.size + 0.75) && findPeriods(next.text).some((p) => p.range));
    return entryHead || !styles.specific ? null : { line, kind: 'other', text: plain.replace(/\s*[:：]$/u, ''), rest: '' };
  }
  if (stem === null || stem === current || line.text.length > 45) return null;
  const tokens = plain.replace(/[:&]/g, ' ').trim().split(/\s+/);
  const titled = tokens.every((token) => /^(?:\p{Lu}|and$|of$|&$)/u.test(token));
  const strict = looks.caps || plain.endsWith(':') || (styles.titledOnly && gapBefore(page.lines, line) > 20);
  const lastIsStem = stemOf(tokens.at(-1) ?? '') !== null;
  return titled && lastIsStem && tokens.length <= 5 && (strict || (!isInsideList(line, current, page) && tokens.length <= 4)) && titleScore(plain) < 2
    ? { line, kind: stem, text: plain.replace(/\s*[:：]$/u, ''), rest: '' }
    : null;
}

/** Points that a heading of the same rank may be smaller than another. */
const SAME_RANK = 0.4;

/** Whether a look may be that of a heading beside the one above: accepted as a heading's, and no smaller. Pasted text shows no look. */
function isOpenerLooks(looks: Looks, { source, styles, last }: Page): boolean {
  return source === 'text' || (styles.isHeadingStyle(looks) && (last === undefined || looks.size >= looksOf(last.line).size - SAME_RANK));
}

/** Rows of a table of skills that show where its labels stand. */
const FEWEST_ROWS = 2;

/** "Certificates" where the labels of a table of skills stand, its lines beside it: none of the skills. */
function isTableLabel(line: SeenLine, known: SectionKind, current: SectionKind, { lines, source }: Page): boolean {
  if (source !== 'pdf' || current !== 'skills' || known === 'skills' || known === 'languages' || known === 'interests') return false;
  const next = lines[line.index + 1];
  const rows = lines.slice(Math.max(0, line.index - 10), line.index).filter(({ text, line: { x } }) => text.includes('\t') && Math.abs(x - line.line.x) < 2);
  return rows.length >= FEWEST_ROWS && next !== undefined && next.line.page === line.line.page && next.line.x > line.line.x + line.line.width;
}

/** "My Teaching Journey": a heading by its look, or in pasted text by its capitals and the room above it. */
function whimsicalHeading(line: SeenLine, { styles, source, lines }: Page, looks: Looks): Heading | null {
  const isSet =
    source === 'pdf'
      ? styles.distinct && styles.isHeadingStyle(looks)
      : gapBefore(lines, line) > 20 && isShort(line.body) && /^\p{Lu}/u.test(line.body) && isTitled(line.body);
  if (!isSet || /[,;]$/.test(line.body) || stemOf(line.body) !== null || findPeriods(line.body).length > 0) return null;
  const kind = whimsicalKind(line.body);
  return kind === null ? null : { line, kind, text: line.body.replace(/\s*[:：]$/u, ''), rest: '' };
}

/** Capitals on all words but the small ones. */
function isTitled(text: string): boolean {
  return text.split(/[^\p{L}\p{N}'’]+/u).every((word) => /^(?:$|[\p{Lu}\p{N}]|\p{Ll}{1,3}$)/u.test(word));
}

/** "Military service: completed" is a line about the person; as a heading it stands alone. */
const MILITARY = /^military (?:service|experience|status)$/iu;

/** "Skills: SQL, Go" with nothing but a label before the colon. */
function inlineHeading(line: SeenLine, current: SectionKind): Heading | null {
  const match = /^([\p{L}][\p{L} &/'’-]{2,30}?)\s?[:：]\s?(?=\S)/u.exec(line.body);
  const label = match?.[1];
  if (!match || label === undefined || line.marked) return null;
  const kind = kindOfHeading(label);
  if (kind === null || !INLINE_KINDS.has(kind) || kind === current || MILITARY.test(label)) return null;
  // "AWARDS: …" in capitals heads a section wherever a list was that is over.
  const isShouted = label.length > 4 && label === label.toUpperCase() && (kind === 'awards' || kind === 'certifications' || kind === 'interests');
  // Inside skills and entries such labels belong to them ("Languages: C, Go"; "Technologies: ...").
  if (
    current === 'experience' ||
    current === 'projects' ||
    current === 'publications' ||
    current === 'other' ||
    (current === 'education' && kind !== 'languages' && kind !== 'skills' && !isShouted)
  )
    return null;
  const rest = line.body.slice(match[0].length);
  // "Profile: pro.example/inesc": an address, and nothing about anybody.
  if (/^\S+\.\S+$/u.test(rest.trim())) return null;
  if (current === 'skills' && !isShouted && !(kind === 'languages' && foldedWords(rest).some((word) => LANGUAGE_NAMES.has(word)))) return null;
  if (kind === 'languages' && !foldedWords(rest).some((word) => LANGUAGE_NAMES.has(word))) return { line, kind: 'skills', text: label, rest, inline: true };
  return { line, kind, text: label, rest, inline: true };
}

/** "Hobbys: Chor, Garten", "Interests [tab] crosswords": the last label under a heading for all the rest ("Besides", "Sonstiges"). */
function labelAmongOthers(line: SeenLine, { lines, last }: Page): Heading | null {
  const [whole = '', label = ''] = LABEL.exec(line.body) ?? [];
  const kind = whole === '' ? null : kindOfHeading(label);
  const rest = line.body.slice(whole.length);
  const isNamed = kind === 'interests' || (kind === 'languages' && foldedWords(rest).some((word) => LANGUAGE_NAMES.has(word)));
  if (!isNamed || last === undefined || (kindOfHeading(last.text) !== 'other' && !ALL_THE_REST.has(fold(last.text)))) return null;
  const after = lines.slice(line.index + 1);
  const end = after.findIndex(({ body }) => kindOfHeading(body) !== null);
  const isLast = !(end < 0 ? after : after.slice(0, end)).some(({ body }) => LABEL.test(body) && kindOfHeading(LABEL.exec(body)?.[1] ?? '') === null);
  return isLast ? { line, kind, text: label, rest, inline: true } : null;
}

/** Alone they are labels in lists as often as headings. */
const ALL_THE_REST = new Set(['other', 'others', 'additional', 'further', 'also', 'weitere', 'otras', 'outros']);
const LABEL = /^([\p{L}][\p{L} &/'’-]{2,30}?)(?:\s?[:：]\s?|\t)(?=\S)/u;

/** Lines around read as items of a list: short, and so is the one after. */
function isInsideList(line: SeenLine, current: SectionKind, page: Page): boolean {
  if (gapBefore(page.lines, line) > 20) return false;
  const next = page.lines[line.index + 1];
  const listish = current === 'skills' || current === 'interests' || current === 'certifications' || current === 'awards';
  return listish && next !== undefined && next.text.split(/\s+/).length <= 6;
}

function gapBefore(lines: readonly SeenLine[], line: SeenLine): number {
  const previous = lines[line.index - 1];
  return previous ? line.line.y - previous.line.y : 0;
}

function isShort(text: string): boolean {
  return text.length <= MAX_HEADING_CHARACTERS && text.split(/\s+/).length <= MAX_HEADING_TOKENS;
}
