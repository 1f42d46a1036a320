import type { Bullet, Read } from '../../../domain/cv.ts';
import type { Place } from '../../../domain/document.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { runOnsIn } from '../../english/whole/breaks.ts';
import { isLoneMark, type SeenLine } from '../text/seen-line.ts';

/** Share of the widest line from which a line counts as full: the next one may be its continuation. */
const FULL_LINE = 0.78;
const WIDE_FULL_LINE = 0.9;
/** Characters of the longest line under which a block is a narrow column. */
const NARROW = 60;

/** Statements of a stretch of lines: wrapped lines joined, marked or not. */
export function readBullets(lines: readonly SeenLine[]): Bullet[] {
  const bullets: Pick<Statement, 'bullet' | 'lines'>[] = [];
  const anyMarked = lines.some((line) => line.marked);
  const edge = lines.reduce((max, { line: { x, width } }) => Math.max(max, x + width), 0);
  const widest = lines.reduce((max, line) => Math.max(max, line.text.length), 0);
  let open: Statement | null = null;
  let pendingMark = false;
  for (const line of lines) {
    if (isLoneMark(line.text)) {
      pendingMark = true;
      continue;
    }
    const marked: boolean = line.marked || pendingMark;
    pendingMark = false;
    const isUnmarked: boolean = open !== null && !marked && (line.opens === true || lostItsMark(open, line, edge));
    if (open !== null && !marked && !isUnmarked && continues(open, line, anyMarked, widest)) {
      open.bullet.text += glue(open.bullet.text, line.text);
      open.lines.push({ at: open.bullet.text.length, place: line.place });
      open.bullet.text += flat(line.text);
      open.last = line;
      continue;
    }
    const bullet: Bullet = { text: flat(line.body), marked, ...line.place };
    const places: Statement['lines'] = [{ at: 0, place: line.place }];
    bullets.push({ bullet, lines: places });
    // A statement without its sign begins where the words of the others do.
    open = { bullet, lines: places, last: line, textX: isUnmarked && open ? open.textX : line.line.x, isHanging: marked || isUnmarked };
  }
  // A bare address under an entry is no statement.
  return bullets.flatMap(partedWhereItRunsOn).filter((bullet) => /\p{L}/u.test(bullet.text) && !/^(?:https?:\/\/|www\.)\S+$/i.test(bullet.text));
}

/** English running text holds these; the capitals of other languages begin no statements. */
const IN_ENGLISH = /\b(?:the|and|of|to|for|with)\b/u;

/** "… ensure data quality Created functional specifications": one statement each, where a verb of work begins behind a word that no stop ends. */
function partedWhereItRunsOn({ bullet, lines }: Pick<Statement, 'bullet' | 'lines'>): Bullet[] {
  const breaks = IN_ENGLISH.test(bullet.text) ? runOnsIn(bullet.text).filter(({ sure }) => sure) : [];
  return [{ at: 0, next: 0 }, ...breaks].map(({ next }, nth) => ({
    ...bullet,
    ...lines.findLast(({ at }) => at <= next)?.place,
    text: bullet.text.slice(next, breaks[nth]?.at ?? bullet.text.length),
  }));
}

const DEEDS =
  '(?:roles?|dut(?:y|ies)|responsibilit(?:y|ies)|tasks?|achievements?|accomplishments|contributions|activities|job (?:description|profile|role)|(?:haupt)?aufgaben|tätigkeiten|verantwortlichkeiten|erfolge|missions|tâches|réalisations|funciones|responsabilidades|logros|mansioni|taken|verantwoordelijkheden)';
/** "Roles & Responsibilities:", "Key achievements": what stands over statements and is none. */
const LABEL_ALONE = new RegExp(
  String.raw`^(?:(?:my|main|key|core|major|primary|daily|day[- ]to[- ]day|general|other|some|job|work|principal|notable) )*${DEEDS}(?:(?:\s*[&/,]\s*| and | und | et | y )(?:(?:key|main|job) )?${DEEDS})*(?: (?:include|included|involved|were|are))?\s*[:：–-]*$`,
  'iu',
);
/** "Company profile: Tier-1 supplier of seat frames": what the house is, and nobody's deed. */
const OF_HOUSE =
  /^(?:(?:company|organi[sz]ation|client|employer|business) (?:profile|overview|description|information|background)|about (?:the )?(?:company|organi[sz]ation|client|employer)|unternehmensprofil)\s*[:：–-]\s*(?=\S)/iu;

/** Statements without those that only label others, and apart from them what is told of the house. */
export function deedsOf(bullets: readonly Bullet[]): { deeds: Bullet[]; ofHouse: Read[] } {
  return {
    deeds: bullets.filter(({ text }) => !LABEL_ALONE.test(text) && !OF_HOUSE.test(text)),
    ofHouse: bullets.flatMap(({ text, page, line }) => (OF_HOUSE.test(text) ? [{ value: text.replace(OF_HOUSE, ''), page, line }] : [])),
  };
}

/** What ends so goes on below. */
export const CARRIES_ON = /[,–—-]$|\b(?:and|or|the|of|for|to|with|in|a|an|at|by|from|on|und|et|y|e|en|von|mit|de)$/iu;

interface Statement {
  bullet: Bullet;
  /** Its printed lines, with the offset in its text at which each begins. */
  lines: { at: number; place: Place }[];
  last: SeenLine;
  textX: number;
  /** Whether its other lines stand under its words and not under its sign. */
  isHanging: boolean;
}

function continues(open: Statement, line: SeenLine, anyMarked: boolean, widest: number): boolean {
  const { last } = open;
  const previous = last.text;
  // What was told behind a head may have been printed a line further down than the head.
  if (
    last.cut === undefined &&
    line.line.page === last.line.page &&
    line.line.column === last.line.column &&
    line.line.y - last.line.y > Math.max(last.line.fontSize, 8) * 2.6
  )
    return false;
  // "picker packer, agency, 2016" to the left of the bullet's sign: a head without a capital.
  if (open.isHanging && line.line.x < open.textX - 2 && /[,–—|(-]\s?(?:\p{L}+\.? )?(?:19|20)\d\d\)?$/u.test(line.text)) return false;
  // "As Branch Manager:" opens what is told of another job.
  if (/^As (?:an? |the )?\p{L}[\p{L} ]{2,60}:$/u.test(line.text)) return false;
  if (/^\p{Ll}/u.test(line.text)) return true;
  // A bracket that is open, and words for it.
  if (CARRIES_ON.test(previous) || (/\([^()]*$/u.test(open.bullet.text) && /^[^(]*\)/u.test(line.text))) return true;
  if (/^\p{Lu}[\p{L} ]{2,24}[:：]\s/u.test(line.text)) return false;
  const ended = /[.!?;:。；]["”’)]?$/u.test(previous);
  const printed = previous.length + (last.cut ?? 0);
  const full = printed >= widest * FULL_LINE;
  if (open.isHanging) {
    if (line.line.x < open.textX - 2) return false;
    // Where a bullet's other lines hang under its words, a capital under its sign begins something else.
    if (last.marked && last.line.fontName !== '' && line.line.x <= last.line.x + 1 && /^\p{Lu}/u.test(line.text) && !full && last.line.width > 0) return false;
    return full || line.line.x > open.textX + 2 || !ended;
  }
  if (ended) return !anyMarked && full && widest < NARROW;
  // Running text behind a head has no lines of its own.
  if (last.cut !== undefined && full) return true;
  // Unmarked and without a stop: only a line that ran to the margin, or a narrow column, wraps to a capital.
  // A verb of work, and the next in small letters: a statement of its own that fills its line.
  const isOwn =
    /^\p{Lu}\p{Ll}{2,}(?:ed|ing)\s/u.test(line.text) ||
    (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(line.text) && cvVerb(line.text.split(' ')[0]?.toLowerCase() ?? '')?.strong === true);
  return printed >= widest * (widest < NARROW ? FULL_LINE : WIDE_FULL_LINE) && !isOwn;
}

/** Room behind a line, as a share of the widest one, that no word was ever too long for. */
const ROOM = 0.12;

/** "• Highlight reels" / "Drone flights over venues": a capital under a bullet whose line had room for it begins a statement that has no sign. */
function lostItsMark({ isHanging, last }: Statement, line: SeenLine, edge: number): boolean {
  if (!isHanging || line.line.page !== last.line.page || line.line.column !== last.line.column || last.line.width === 0) return false;
  const [first = '', second = ''] = line.text.split(/\s+/u);
  // Two words with a small second one, so that a name that was carried over whole is none.
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(first) || !/^[\p{Ll}\d]/u.test(second) || CARRIES_ON.test(last.text)) return false;
  const letter = last.line.width / Math.max(last.text.length, 1);
  const end = last.line.x + last.line.width;
  return end + letter * (first.length + 1) < edge - (edge - last.line.x) * ROOM;
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Chinese and Japanese join without a space, and so do the parts of a compound: "Hands-on-" / "Mentalität", but "Vor-" / "und Nachteile". */
function glue(left: string, right: string): string {
  if (/(?:\p{L}|(?<!\d)\d{1,3})[-‐]$/u.test(left) && /^\p{L}/u.test(right) && !/^(?:und|oder|bzw|sowie|and|or|to|et|ou|y|o|e|en|of)(?!\p{L})/u.test(right))
    return '';
  return /[\u3040-\u30ff\u4e00-\u9fff]$/.test(left) && /^[\u3040-\u30ff\u4e00-\u9fff]/.test(right) ? '' : ' ';
}
