import type { Detector } from '../detector.ts';
import { lineIndex, quoteStart } from '../shared/locate.ts';
import { fold } from '../shared/tokens.ts';

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
    const line = fold(context.lines[lineIndex(context, first)]?.text ?? '');
    const quoted = quoteStart(context, line.slice(Math.max(0, line.indexOf(fold(first.value)))), first);
    return quoted ? [{ ...quoted, weight: skills.length >= HEAP ? 6 : 4, facts: { total: skills.length, first: first.value, last: last.value } }] : [];
  },
};
