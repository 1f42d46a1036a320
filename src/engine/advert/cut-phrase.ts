/** Words of a phrase that is told; the thing itself needs no more. */
const MOST_WORDS = 24;
const MOST_CHARACTERS = 150;

/** Not longer than a line of a list may be, cut where a thought ends. */
export function cut(phrase: string): string {
  const words = phrase.split(/\s+/u);
  if (words.length <= MOST_WORDS && phrase.length <= MOST_CHARACTERS) return balanced(phrase);
  const kept = words.slice(0, MOST_WORDS).join(' ').slice(0, MOST_CHARACTERS);
  const comma = kept.lastIndexOf(',');
  // "Sign off designs with our team in Little Island": a thought ends before the word that leads to the next.
  const boundary = [...kept.matchAll(/\s(?=(?:with|in|on|at|for|from|including|across|through|by|to|as|that|so)\s)/gu)].at(-1)?.index ?? -1;
  const end = comma > MOST_CHARACTERS / 3 ? comma : boundary > MOST_CHARACTERS / 3 ? boundary : Math.max(kept.lastIndexOf(' '), 1);
  const short = kept.slice(0, phrase.length > kept.length ? end : kept.length);
  return balanced(
    // "The standards that the rest of": a clause that is cut goes altogether.
    (phrase.length > short.length ? short.replace(/\s(?:that|which|who|where|so|when)(?:\s\S+){0,4}$/u, '') : short).replace(
      /(?:\s+(?:and|or|in|of|with|a|an|the|as|at|to|for|on|by|und|oder|et|ou|de|des|du|der|die|das|dem|den|im|y|o|en|of|from|our|your|its|their|is|are|who|that|so|but|if|unser\p{L}*|notre|nos|nuestr\p{L}*))+$/iu,
      '',
    ),
  );
}

/** With its brackets closed, and without what led to the words that were cut off behind it. */
const balanced = (phrase: string): string => closed(phrase.replace(DANGLING, '').replace(/[\s,;:]+$/u, '')).replace(DANGLING, '');

/** "At peak (October to December": what was left of a bracket is closed where it is a thought, and goes where it is cut itself. */
function closed(phrase: string): string {
  const at = phrase.lastIndexOf('(');
  if (at <= phrase.lastIndexOf(')')) return phrase;
  const inside = phrase.slice(at + 1);
  return /^[\p{L}\d]/u.test(inside) && !CUT_INSIDE.test(inside) ? `${phrase})` : phrase.slice(0, at).trim();
}
/** Longer, or a list: then what is missing of it is missed. */
const CUT_INSIDE = /,|^.{40}|\b(?:given|support|we|you|is|are|if)\b/u;

/** "Dual ticket strongly", "menu planning with four lines, of", "2+ of", "loads diesel and deliver". */
const DANGLING =
  /(?:[\s,]+(?:strongly|highly|well|greatly|widely|we|you|they|so|such|such as|a distinct|an added|and|or|of|with|to|for|(?<!\b(?:lean|check|sign|clock|opt|buy|chip|step|join|pitch|dig|settle|drop)\s)in|at|by|from|as|an?|the|our|your|their|that|which)|,?\s(?:and|or)\s(?:deliver|manage|lead|run|provide|ensure|support|maintain|develop)(?: (?:the|our|a|an))?|,\s\d\+? of)+$/iu;
