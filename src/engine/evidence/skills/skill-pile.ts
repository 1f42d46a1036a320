import type { Detector } from '../detector.ts';
import { lineIndex, quoteStart } from '../shared/locate.ts';
import { squeezed } from '../../english/folding.ts';

/** Nobody is good at this many things. Ours: recruiters advise ten to fifteen, a grouped list of tools may be twice that. */
const PILE = 40;
const HEAP = 1.5 * PILE;

/** A list of skills longer than any interview, pinned to where it begins. */
export const skillPileDetector: Detector<'skill-pile'> = {
  kind: 'skill-pile',
  detect(context) {
    const { skills } = context.cv;
    const first = skills[0];
    const last = skills.at(-1);
    if (skills.length < PILE || !first || !last) return [];
    const line = squeezed(context.lines[lineIndex(context, first)]?.text ?? '');
    const quoted = quoteStart(context, line.slice(Math.max(0, line.indexOf(squeezed(first.value)))), first);
    return quoted
      ? [{ ...quoted, weight: skills.length >= HEAP ? 6 : 4, facts: { over: surelyOver(skills.length), first: first.value, last: last.value } }]
      : [];
  },
};

/** Where one entry ends is a matter of taste ("Windows 7/8/10"): what is said is a round number that every way of counting passes. */
const SURE = 0.75;
const surelyOver = (count: number): number => Math.floor((count * SURE) / 10) * 10;
