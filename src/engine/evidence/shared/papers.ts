import type { SectionKind } from '../../../domain/cv.ts';
import type { Line, Place } from '../../../domain/document.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { plainCells } from '../../reading/tables/cells.ts';
import { cellOf, cellText, isRow, type RowLine } from '../../reading/tables/rows.ts';
import { withTables } from '../../reading/tables/tables.ts';
import { findPeriods, monthIndex } from '../../reading/text/dates.ts';
import { type SeenLine, seenLine } from '../../reading/text/seen-line.ts';
import type { Context } from '../../context.ts';
import { pastDate } from './lapsed.ts';

/** A licence, certificate, registration or ticket as its own words tell it. */
export interface Paper extends Place {
  /** As printed, without what is said about its state: "FLT Reach". */
  name: string;
  /** In force as far as it says; run out; run out and being renewed; not finished yet. */
  state: 'held' | 'lapsed' | 'renewing' | 'unfinished';
  /** All that is said of it, as printed. */
  text: string;
}

const SAID_LAPSED =
  /\b(?:expired|lapsed|ran out|run out|out of date|no longer (?:valid|in force|current)|not renewed|did not renew|validity (?:is )?(?:over|ended|expired)|(?:appointment|registration|accreditation|membership|licen[cs]e|validity) ended|abgelaufen|expirée?|caducad[oa])\b/iu;
/** "valid upto 2022", "(exp. 06/2024)", "in date till March 2025", "appointment ended 2024". */
const UNTIL =
  /\b(?:(?:valid(?:ity)?|in date|certified|licen[cs]ed|current|good|registered)\s(?:up\s?to|upto|to|until|till|through)|expir(?:es|y|ing)|exp\b\.?|ended|until|upto|up to(?=\s(?:\p{L}+\s)?(?:19|20)\d\d)|valid (?:up\s?to|upto|until|till|to)|gültig bis|befristet bis|valable jusqu['’]au?|válido hasta)[:\s]*(?<when>[^,;()]{4,24})/iu;
const RENEWING =
  /\b(?:renewal (?:booked|pending|due|applied|under way|underway|in progress|to be booked)|being renewed|renewing|re-?appl(?:ied|ying|ication)|new ap{1,2}lication|applied again|refresher(?=[^.;]{0,30}\b(?:booked|due|needed|with work|to do|in (?:January|February|March|April|May|June|July|August|September|October|November|December)))|re-?sit(?:ting)?|re-?certif\p{L}+ (?:booked|in)|rebooked)\b/iu;
const UNFINISHED =
  /\b(?:in progress|to go|scheduled|booked|started|studying|under way|underway|finn?ish(?:ing|es)?|working towards|part[- ]qualified|expected|enrolled|not yet|pending|appearing (?:shortly|in)|exam (?:on |in )?\d|(?:course|unit|module|mod) \d+ of \d+|\d+ of \d+ (?:nights|units|modules|courses|days|weeks|done))\b/iu;
/** "N4 Certificate (N5 in progress)": said of the next one. */
const OF_ANOTHER = /\(\p{Lu}[\p{L}\d]{0,5}\s[^)]*\)/u;
const PAPER =
  /\b(?:certifi(?:ed|cates?|cations?)|licen[cs]e[ds]?|accredit(?:ed|ation)|chartered|registered|registration|practitioner|first aid|safe pass|cscs|dbs|smsts|sssts|sia|haccp|food (?:safety|hygiene)|tickets?|level \d|ilm|cipd|nebosh|iosh|cpr|aed|prince2|itil|yellow belt|green belt|black belt|ndt|cpc|cat [a-e]\b|class [a-e]\b|cdl|adr|hgv|lgv|flt|counterbalance|reach truck|ipaf|pasma|tacho(?:graph)? card|manual handling|safeguarding|sworn|notary|usatf|nfhs|cscs|tefl|celta|pmp|scrum master|rcvs|avnat|nmc|gmc|hcpc|pin|gas safe|part p|18th edition|train the trainer|radiation licence|ersthelfer\p{L}*|ersthilfe\p{L}*|\p{L}{3,}schein\p{L}*|ada[- ]schein|aevo|befähigungsnachweis)(?!\p{L})/iu;
/** Schooling is no paper that runs out. */
const SCHOOLING =
  /\b(?:gcses?|a[- ]levels?|leaving cert\p{L}*|abitur|baccalaur\p{L}+|b\.?\s?(?:sc|a|eng|com|tech|ed)\b|m\.?\s?(?:sc|a|eng|ba|phil)\b|ll\.?[bm]|ph\.?d|bachelor|master of|honours in|year 12|hsc|ssc|plus two|tenth)\b/iu;
/** A line that says there is none. */
const NOT_HELD = /^(?:no|not|none|without)\b|\b(?:facts|basis)\s+no\b|\bno\.?\s*$/iu;
/** Where what a line names may be something else than a paper of its author's: only one that says that it ran out is one there. */
const ELSEWHERE: ReadonlySet<SectionKind> = new Set<SectionKind>(['interests', 'experience', 'projects', 'volunteering', 'summary', 'publications']);
const LONGEST_NAME = 70;
const MOST_WORDS = 16;
/** What a paper says of its renewal may take a sentence. */
const MOST_WORDS_OUT = 24;

/** Every paper that the page names, in its order: one reader for all that is said of licences and certificates. */
export function papersOf({ cv, lines, today }: Pick<Context, 'cv' | 'lines' | 'today'>): Paper[] {
  const known = memo.get(lines);
  if (known !== undefined) return known;
  const papers = cv.sections.flatMap(({ kind, from, to, heading }) => {
    const own = lines.slice(from + (heading !== null && heading.value.trim() === lines[from]?.text.trim() ? 1 : 0), to);
    const read = HOLDS_TABLES.has(kind) ? withTables(own.map(seenLine), plainCells) : own.map(seenLine);
    return groupsOf(read).flatMap((group) =>
      isRow(group[0])
        ? paperOfRow(group[0], kind, today)
        : unitsOf(group.map(({ line }) => line)).flatMap((unit) => piecesOf(unit).flatMap((piece) => paperIn(piece, kind, today))),
    );
  });
  const once = papers.filter(
    (paper, at) => papers.findIndex((other) => other.name.toLowerCase() === paper.name.toLowerCase() && other.state === paper.state) === at,
  );
  memo.set(lines, once);
  return once;
}
const memo = new WeakMap<readonly Line[], Paper[]>();

/** Sections whose tables name papers. */
const HOLDS_TABLES: ReadonlySet<SectionKind> = new Set<SectionKind>(['certifications', 'education', 'other']);

/** Rows of tables one by one, and what stands between them together. */
function groupsOf(lines: readonly SeenLine[]): [SeenLine, ...SeenLine[]][] {
  const groups: [SeenLine, ...SeenLine[]][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last === undefined || isRow(line) || isRow(last[0])) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

/** The paper of a row by its columns: who gave it is none, and until when it is valid may be past. */
function paperOfRow(row: RowLine, kind: SectionKind, today: string | null): Paper[] {
  const text = cellText(cellOf(row, 'certificate', 'degree', 'title'));
  const until = cellText(cellOf(row, 'until'));
  const isOut = until !== '' && isLapsedPaper(`valid until ${until}`, today);
  return paperIn({ text, line: row.line }, kind, today).map((paper) => (isOut ? { ...paper, state: 'lapsed' } : paper));
}

interface Unit {
  text: string;
  /** Where each line begins in `text`. */
  starts: { at: number; line: Line }[];
}

/** Lines that go on in the next: it begins small or with a bracket, or the last one ends in the middle of something. */
function unitsOf(lines: readonly Line[]): Unit[] {
  const units: Unit[] = [];
  for (const line of lines) {
    const text = line.text.replace(/^[\s•·▪●*–—-]+/u, '').trim();
    if (text === '') continue;
    const last = units.at(-1);
    const isMarked = /^\s*[•·▪●*]/u.test(line.text);
    const isOpen = last !== undefined && (last.text.match(/\(/gu)?.length ?? 0) > (last.text.match(/\)/gu)?.length ?? 0);
    if (last !== undefined && !isMarked && (/^[\p{Ll}(&]/u.test(text) || /(?:[–—,-]|\b(?:and|of|for|the|in|new))$/u.test(last.text) || isOpen)) {
      last.starts.push({ at: last.text.length + 1, line });
      last.text += ` ${text}`;
    } else units.push({ text, starts: [{ at: 0, line }] });
  }
  return units;
}

interface Piece {
  text: string;
  line: Line;
}

/** What stands side by side in one line: behind a semicolon, a dot in the middle, a full stop, or the closing bracket of the paper before it. */
function piecesOf({ text, starts }: Unit): Piece[] {
  const cuts = [
    ...text.matchAll(
      /\s*[;•|·]\s*|\s*\t\s*(?!(?:to (?:\p{L}+ )?(?:19|20)\d\d|until|till|valid|exp(?:ires|ired|iry)?|ran out|run out|lapsed|in date|out of date|not renewed|renew\p{L}*)\b)|(?<=\p{L}{4}|\d{4})\.\s+(?=\p{Lu})|(?<=\))\.?\s+(?=\p{Lu})|(?<=\p{L}),\s+(?=Cat [A-E]\b)|\s{3,}(?!(?:to (?:\p{L}+ )?(?:19|20)\d\d|until|till|valid|exp(?:ires|ired|iry)?|ran out|run out|lapsed|in date|out of date|not renewed|renew\p{L}*)\b)/gu,
    ),
  ];
  const edges = [0, ...cuts.map((found) => found.index + found[0].length)];
  return edges.flatMap((from, at) => {
    const piece = text.slice(from, cuts[at]?.index ?? text.length).trim();
    const line = starts.findLast((start) => start.at <= from)?.line;
    return piece === '' || line === undefined ? [] : [{ text: piece, line }];
  });
}

function paperIn({ text, line }: Piece, kind: SectionKind, today: string | null): Paper[] {
  const isOut = isLapsedPaper(text, today);
  const isNamed = PAPER.test(text);
  const isListed = kind === 'certifications' && /\s|\p{Lu}{2}/u.test(text) && !/\b(?:microsoft|office|word|excel)\b/iu.test(text);
  if (
    text.split(/\s+/u).length > (isOut && isNamed ? MOST_WORDS_OUT : MOST_WORDS) ||
    SCHOOLING.test(text) ||
    NOT_HELD.test(text) ||
    !(isOut || isNamed || isListed)
  )
    return [];
  // "Chased expired certificates" is work.
  if (
    ELSEWHERE.has(kind) &&
    !(isOut && isNamed && !/^\p{L}+(?:ed|ing)\s/iu.test(text) && cvVerb((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()) === undefined)
  )
    return [];
  const state = isOut
    ? RENEWING.test(text) || /\b(?:booked|scheduled|in progress|applied)\b/iu.test(text)
      ? 'renewing'
      : 'lapsed'
    : RENEWING.test(text)
      ? 'renewing'
      : UNFINISHED.test(text.replace(OF_ANOTHER, '')) && !/\b(?:periodic|due|valid)\b/iu.test(text)
        ? 'unfinished'
        : 'held';
  const name = nameIn(text);
  return name === null ? [] : [{ name, state, text, page: line.page, line: line.line }];
}

/** Whether the words of one paper say that it has run out, or name a day that is past. */
export function isLapsedPaper(text: string, today: string | null): boolean {
  if (SAID_LAPSED.test(text) || pastDate(text, today) !== null) return true;
  const [, year, month] = /^(\d{4})-(\d{2})/u.exec(today ?? '') ?? [];
  const when = UNTIL.exec(text)?.groups?.['when'];
  if (year === undefined || when === undefined) return false;
  const [date] = findPeriods(when);
  const until = date?.end ?? date?.start;
  return (
    until !== undefined &&
    until !== null &&
    monthIndex({ year: until.year, month: until.month ?? 12 }) < monthIndex({ year: Number(year), month: Number(month) })
  );
}

/** The name in front of what is said of its state; null where nothing is left that names one. */
function nameIn(said: string): string | null {
  const text = said.replace(/^(?:currently |now )?(?:working towards|studying(?: for)?|started|enrolled (?:in|on)|in progress:?)\s+/iu, '');
  const state = [SAID_LAPSED, UNTIL, RENEWING, UNFINISHED, /\b(?:in date|last renewed|valid|gültig)\b/iu].flatMap((pattern) => pattern.exec(text)?.index ?? []);
  const end = Math.min(text.length, ...state);
  const name = text
    .slice(0, end)
    .replace(/^(?:(?:19|20)\d\d\s+|other\s+|certificates?\s*:\s+(?=\p{Lu}))/iu, '')
    .replace(/\s*[([][^()[\]]*$/u, '')
    .replace(/^\p{Lu}\p{Ll}{2,8} (?:19|20)\d\d,?\s+(?=\p{Lu})/u, '')
    .replace(/\s+to (?:\p{L}+ )?(?:19|20)\d\d$/iu, '')
    .replace(/\s[–—-]\s.*$/u, '')
    .replace(/[\s.,;:–—([-]+$/u, '')
    .trim();
  const words = name.match(/[\p{L}\d]{2,}/gu) ?? [];
  if (words.length === 0 || name.length > LONGEST_NAME || (name.match(/\(/gu)?.length ?? 0) !== (name.match(/\)/gu)?.length ?? 0)) return null;
  return words.every((word) => GENERIC.has(word.toLowerCase())) ? null : name;
}
/** What says nothing about which paper is meant. */
const GENERIC: ReadonlySet<string> = new Set(
  'certificate certificates certification certifications licence licences license licenses qualification qualifications accreditation card cards ticket tickets and training courses other skills professional'.split(
    ' ',
  ),
);
