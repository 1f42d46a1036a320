import { FINDING_KINDS, printableFacts } from '../../../../domain/finding.ts';
import { isObserved } from '../../../../domain/observation.ts';
import type { Evidence } from '../../../../domain/roast.ts';
import type { Line } from '../../../../domain/document.ts';
import type { Judgement } from '../../../judgement.ts';
import { isPrivateLine } from '../../../privacy/private-lines.ts';
import { type Mask, type MaskedCv, maskedCv } from '../../../privacy/mask.ts';
import { evidenceOf, groupOf } from '../evidence-of.ts';
import { touchesPerson } from '../../../privacy/touches-person.ts';

/** A line of the CV the model may read, with the id it is told under ("L1"). */
export interface ToldLine {
  id: string;
  line: Line;
  text: string;
}

/** A finding or observation the model may joke about. */
export interface ToldFinding {
  /** "F1".."F12", in the order of the roast. */
  id: string;
  finding: Evidence;
  /** Where it stands among the told lines; null where its line is withheld. */
  lineId: string | null;
  /** False where the words of the line stay here: the model writes around the placeholder. */
  quoteTold: boolean;
}

export interface Told {
  /** The mask of this CV, through which the prompt goes as a whole. */
  mask: Mask;
  lines: readonly ToldLine[];
  findings: readonly ToldFinding[];
  /** What the CV says to machines, and what it hides: never told, and nothing of it may come back. */
  orders: readonly string[];
}

/** More than any CV worth reading; keeps the price of a call in hand. */
const MAX_LINES = 260;
const MAX_CHARACTERS = 16_000;

/**
 * What leaves the machine: the visible lines about the work, and the findings of the roast.
 * Laws 6 and 7: lines about the person (name, contact, personal details, gaps) and findings about them stay here.
 * Hidden text and sentences addressed to machines stay here too, so that they cannot steer what they never reach.
 */
export function tellModel(judgement: Judgement, evidence: readonly { findingId: string }[]): Told {
  const masked = maskedCv(judgement);
  const { mask } = masked;
  const orders = ordersOf(judgement);
  const lines = toldLines(judgement, masked);
  const findings: ToldFinding[] = [];
  for (const [at, { findingId }] of evidence.entries()) {
    const finding = evidenceOf(judgement, findingId);
    if (finding === undefined || isAboutPerson(judgement, finding, masked)) continue;
    const told = lines.find(({ line }) => isOn(line, finding));
    findings.push({ id: `F${at + 1}`, finding, lineId: told?.id ?? null, quoteTold: groupOf(finding) !== 'tricks' });
  }
  return { mask, lines, findings, orders };
}

const isOn = (line: { page: number; line: number }, place: { page: number; line: number }): boolean => line.page === place.page && line.line === place.line;

function toldLines(judgement: Judgement, { textAt }: MaskedCv): ToldLine[] {
  const instructions = judgement.findings.filter(({ kind }) => kind === 'machine-instruction');
  const lines: ToldLine[] = [];
  let characters = 0;
  for (const [at, line] of judgement.lines.entries()) {
    // A line on a topic no joke may touch (schools, faith, family) gives no ideas where it is not read.
    const masked = textAt(at);
    if (line.hidden !== null || masked === null || touchesPerson(line.text)) continue;
    if (instructions.some((finding) => isOn(line, finding) || runsOnTo(judgement, finding, at))) continue;
    const text = masked.replaceAll('<', '‹').replaceAll('>', '›').trim();
    if (text === '') continue;
    characters += text.length;
    if (lines.length === MAX_LINES || characters > MAX_CHARACTERS) break;
    lines.push({ id: `L${lines.length + 1}`, line, text });
  }
  return lines;
}

/** Whether an instruction that began on the line before ends on this one. */
function runsOnTo(judgement: Judgement, finding: Evidence, at: number): boolean {
  const before = judgement.lines[at - 1];
  return before !== undefined && isOn(before, finding) && !before.text.includes(finding.quote ?? '');
}

function ordersOf(judgement: Judgement): string[] {
  const hidden = judgement.document.lines.filter((line) => line.hidden !== null).map((line) => line.text);
  const instructions = judgement.findings.filter(({ kind }) => kind === 'machine-instruction').map(({ quote }) => quote ?? '');
  const lines = judgement.lines.filter((line) => judgement.findings.some((finding) => finding.kind === 'machine-instruction' && isOn(line, finding)));
  return [...hidden, ...instructions, ...lines.map(({ text }) => text)].filter((text) => text.trim() !== '');
}

/** A finding whose words would tell who the person is. Its line is written here. */
function isAboutPerson(judgement: Judgement, finding: Evidence, { mask, textAt }: MaskedCv): boolean {
  const group = groupOf(finding);
  const quoted = isObserved(finding.kind) || FINDING_KINDS[finding.kind].quoted;
  if (group === 'personal') return true;
  const isWithheld = isPrivateLine(judgement, finding) || judgement.lines.some((line, at) => isOn(line, finding) && textAt(at) === null);
  if (quoted && group !== 'tricks' && isWithheld) return true;
  const words = `${finding.quote ?? ''} ${Object.values(printableFacts(finding)).join(' ')}`;
  if (mask.homeText(words) !== words) return true;
  // A file is named in any case and joins words: "smith_cv".
  return (finding.kind === 'file-name' || finding.kind === 'document-title') && nameParts(judgement.cv).some((name) => words.toLowerCase().includes(name));
}

const nameParts = ({ name }: Judgement['cv']): string[] =>
  (name?.value ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 2);
