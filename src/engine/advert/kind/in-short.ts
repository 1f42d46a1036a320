import type { Context } from '../../context.ts';
import { foldKeepingSigns } from '../../english/folding.ts';
import type { ProofPassage } from '../proof.ts';

/** The line of an entry that names job and employer tells no deed. */
export const isHead = ({ page, line, statement }: ProofPassage, { cv }: Context): boolean =>
  !statement && cv.experience.some(({ title, company }) => [title, company].some((read) => read?.page === page && read.line === line));

/** A long statement up to the end of a clause, where that clause proves as much. */
export function inShort(passage: ProofPassage, shows: RegExp | null): ProofPassage {
  if (passage.text.length <= LONG_LINE || shows === null) return passage;
  const ends = [...passage.text.slice(0, LONG_LINE).matchAll(/[,;.](?=\s)/gu)].map(({ index }) => index);
  const end = ends.findLast((at) => shows.test(foldKeepingSigns(passage.text.slice(0, at))));
  return end === undefined ? passage : { ...passage, text: passage.text.slice(0, end) };
}
/** Characters; a longer line is no heading of itself. */
const LONG_LINE = 150;
