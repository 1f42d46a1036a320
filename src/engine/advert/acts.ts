import { foldedWords, foldKeepingSigns } from '../english/folding.ts';
import { ACTS } from '../lexicon/advert/acts.ts';

/** Which kinds of doing a text tells. */
function actsIn(text: string): Set<string> {
  const folded = foldKeepingSigns(text);
  return new Set([...ACTS].flatMap(([name, pattern]) => (pattern.test(folded) ? [name] : [])));
}

/** The kinds of doing that a duty asks for: by its first words, as what follows says what it is done with and for. */
function actsAsked(duty: string): Set<string> {
  const heads = duty.split(/,\s|\s(?:and|or|und|sowie|et|ou|y|e|en)\s/u).map((part) => part.split(/\s+/u).slice(0, HEAD).join(' '));
  const head = actsIn(heads.join(' '));
  return head.size > 0 ? head : actsIn(duty);
}
/** Whether a text tells a deed that we know: "stock control" does, "Windows Server" does not. */
export const tellsAct = (text: string): boolean => actsIn(text).size > 0;

/** Letters that two forms of a word share. */
const A_STEM = 5;

/** Words of a clause that hold its verb. */
const HEAD = 3;

/**
 * Whether a line tells a deed of the kind that a duty asks for. True where either tells none that we know: then the things that
 * are named must do.
 */
export function sameAct(duty: string, line: string): boolean {
  const asked = actsAsked(duty);
  // "Ran the briefings" of "deliver briefings": what was done is told by the other words.
  const things = new Set(foldedWords(duty).map((word) => word.slice(0, A_STEM)));
  const told = actsIn(
    foldedWords(line)
      .filter((word) => !things.has(word.slice(0, A_STEM)) || actsIn(word).size === 0 || [...actsIn(word)].some((act) => asked.has(act)))
      .join(' '),
  );
  return asked.size === 0 || told.size === 0 || [...asked].some((act) => told.has(act));
}
