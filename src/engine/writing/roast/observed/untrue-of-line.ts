import { asksAnything } from '../asks.ts';
import type { LineRole, QuotedLine } from '../line-role.ts';

/** What we say of a line, without what we show of it. */
export const voiceOf = (told: string): string => told.replace(/“[^”]*”/gu, '“”');

/** Lines of which nobody asks a result, a number or a reason. */
const NO_WORK: ReadonlySet<LineRole> = new Set(['skill', 'study', 'paper', 'language', 'interest', 'head']);
/** For those who have to save space. */
const OF_SPACE = /\bspace (?:is short|runs out)\b|\bfor space\b|\bneed the space\b/iu;

/** Whether the role of a line, what else was found in it or the room on the page speaks against a sentence. */
export function isUntrueOf(told: string, line: QuotedLine): boolean {
  if (!line.isStruck && !line.hasRoom && !NO_WORK.has(line.role)) return false;
  const voice = voiceOf(told);
  return (line.isStruck && APPROVES.test(voice)) || (line.hasRoom && OF_SPACE.test(voice)) || (NO_WORK.has(line.role) && asksAnything(told));
}

/** Calls a line good as it is, or wants it kept: not said of one that another finding would change. */
const APPROVES =
  /\b(?:keep|leave|let) “|\b(?:keep (?:it|this|the|both|all)|leave (?:it|this|the|both)|(?:it|this|that|he|she|they) (?:may |can |should )?stays?|let (?:it|this) stand|nothing (?:to|more|is missing|needs)|(?:would|need) not (?:change|touch|polish|add)|needs? no(?:thing|t)?|i would (?:not|keep|leave)|worth the line|as it is|complete|right place|pattern|be seen early|best seat)\b/iu;
