import { capital } from '../../../english/grammar/capitals.ts';
import { cvVerb, verbOf } from '../../../english/grammar/verbs.ts';
import { numbersIn } from '../../../english/measures.ts';
import { inventionsAgainst } from '../../../facts/fact-lock.ts';
import { NOMINALS } from '../../../lexicon/wording/nominals.ts';
import { shorter } from './fillers.ts';
import { lightTold, nominalTold, ownDeed, withoutLabel } from './openings.ts';
import { resultInFront } from './result-front.ts';
import { partedLine } from './run-ons.ts';
import { hasStrayGerund, toldInPast } from './told-past.ts';

/** A line told better without an answer, and how much better: what turns a sentence before what only takes words away. */
export interface Recast {
  after: string;
  worth: number;
}

export interface LineToRecast {
  text: string;
  /** Names that belong to the line: employer and title of its job. */
  beside: readonly string[];
  /** The tense of its job: past where it is over; null where nobody knows. */
  tense: 'past' | 'present' | null;
}

/** What each kind of change is worth. */
const WORTH = { turned: 4, parted: 3, deed: 3, label: 3, tense: 2, word: 1 } as const;

/**
 * The same line in a better sentence: the deed for its noun, the tense of a job that is over, fewer words, sentences that were run together
 * parted. English only; null where nothing is certain. No fact is added and none is lost.
 */
export function recastOf({ text, beside, tense }: LineToRecast): Recast | null {
  const before = text.trim().replace(/[\s.;,]+$/u, '');
  // Signs of a file read in the wrong alphabet, and a stop that belongs to its last word: "Customer P.O."
  if (/[[\]“”"•|…]|â€|ï¼|[ÂÃ]|\p{Lu}\.\p{Lu}$/u.test(before)) return null;
  const plain = withoutLabel(before);
  const pieces = partedLine(plain);
  let worth = (plain === before ? 0 : WORTH.label) + (pieces === null ? 0 : WORTH.parted);
  const told = (pieces ?? [plain]).map((piece): string => {
    const one = pieceTold(piece, tense);
    worth += one.worth;
    return one.after;
  });
  const after = told.map((piece) => capital(piece)).join('. ') + (pieces === null ? '' : '.');
  const isSame = lettersOf(after) === lettersOf(before);
  if (LEARNED.test(after) || worth === 0 || (isSame && pieces === null) || after.length > LONGEST || !told.every((piece) => isWhole(piece, tense))) return null;
  if (numbersIn(before).join() !== numbersIn(after).join() || inventionsAgainst(after, { text, beside }).length > 0) return null;
  return { after, worth };
}

function pieceTold(text: string, tense: LineToRecast['tense']): Recast {
  let [after, worth] = [text, 0];
  const turn = (next: string | null, by: number): void => {
    if (next === null || next === after) return;
    after = next;
    worth += by;
  };
  turn(ownDeed(after, tense ?? 'past'), WORTH.deed);
  if (tense !== null) turn(nominalTold(after, tense), WORTH.turned);
  if (tense === 'past') turn(toldInPast(after), WORTH.tense);
  turn(lightTold(after), WORTH.turned);
  turn(resultInFront(after), WORTH.turned);
  const brief = shorter(after);
  const saved = after.split(/\s+/u).length - brief.split(/\s+/u).length;
  turn(brief, WORTH.word + Math.min(3, Math.max(0, saved)) / 4);
  // "Successfully manage": without its escort the verb can be told in its tense.
  if (tense === 'past') turn(toldInPast(after), WORTH.tense);
  return { after, worth };
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What somebody has learned, or was present at, is no line to sell. */
const LEARNED = /^(?:learn(?:ed|t)|gained|attended|received|was|were)\s/iu;
/** Longer lines are blocks, which want more than a new tense. */
const LONGEST = 420;

/** Whether a sentence is closed, is one, and opens with a deed in the tense of its job. */
function isWhole(text: string, tense: LineToRecast['tense']): boolean {
  const form = verbOf((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase())?.form;
  return (
    form !== undefined &&
    form !== 'ing' &&
    !hasStrayGerund(text) &&
    !(tense === 'past' && (form === 'bare' || form === 'third')) &&
    text.split(/\s+/u).length > 2 &&
    !/\b(?:and|or|of|for|with|to|in|the|an?|includ(?:e|es|ed|ing)|such as)$/iu.test(text) &&
    (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) &&
    !text.includes('[') &&
    !RUN_TOGETHER.test(text) &&
    !hasSecondOpening(text) &&
    ![...text.matchAll(/(?<=[\p{L}\d)]\s)\p{Lu}\p{Ll}+(?=\s)/gu)].some(([word]) => cvVerb(word.toLowerCase())?.form === 'past') &&
    // "Prepared reports and files the returns".
    !(form === 'past' && MIXED.test(text))
  );
}

/** "… manufacturers Interface with …", "… functions .Design and …". */
const RUN_TOGETHER =
  /\p{Ll}\s?\.\s?\p{Lu}|\p{Ll}\s\p{Lu}\p{Ll}+ed\s\p{Ll}|\p{Ll}\s(?:Interface|Work|Manage|Provide|Assist|Develop|Design|Create|Maintain|Prepare|Perform|Ensure|Responsible|Implement|Conduct|Coordinate|Train|Monitor)\s\p{Ll}|\s\*\s?\p{Lu}/u;
/** "… to load for payment Analysis of terms …", "… staff members Schedule training …": a deed with a capital in the midst of a sentence. */
const hasSecondOpening = (text: string): boolean =>
  [...text.matchAll(/(?<=\s\p{Ll}+\s)(\p{Lu}\p{Ll}+)(?=\s\p{Ll})/gu)].some(
    ([, word = '']) => cvVerb(word.toLowerCase()) !== undefined || NOMINALS.has(word.toLowerCase()),
  );
const MIXED =
  /\b(?:and|&)\s(?:acts|works|maintains|provides|ensures|assists|prepares|performs|manages|develops|coordinates|completes|conducts|keeps|makes|gives|takes|serves)\s/u;
