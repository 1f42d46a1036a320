import { knownTerm } from './known-terms.ts';
import { LEAD_IN, PRAISE, REASON, TAIL, VERDICT } from '../lexicon/advert/asking-phrases.ts';

/** A piece without what leads to the thing itself and what follows it. */
export function stripped(piece: string, withoutTail = true): string {
  let rest = piece.trim().replace(/^["“„«]+/u, '');
  for (let turn = 0; turn < 8; turn += 1) {
    const shorter = rest.replace(LEAD_IN, '').trimStart();
    // "Experience of working with bereaved families" is not asked for by the families.
    if (WITH_WHOM.test(shorter) && /\bworking with\s*$/iu.test(rest.slice(0, rest.length - shorter.length))) {
      rest = `working with ${shorter}`;
      break;
    }
    if (shorter === rest || !/\p{L}{2}|\p{L}[+#]|\d/u.test(shorter)) break;
    rest = shorter;
  }
  // "A collections database (PastPerfect preferred)": the wish is inside the bracket.
  rest = rest.replace(PRAISE, '').replace(/\s(?:(?:is|are|highly|strongly) )?(?:preferred|desirable|desired|ideal|a plus|an advantage|helpful)(?=\))/giu, '');
  // "Working Figma" is Figma, and "working Saturdays" is not.
  rest = rest.replace(/^[Ww]orking (?=\p{Lu}\p{Ll}+$)(?!\p{Lu}\p{Ll}+days?$)/u, '');
  const short = rest
    .replace(VERDICT, '')
    .replace(withoutTail ? TAIL : REASON, '')
    .trim();
  // "Confidence with numbers: you build your own report": the one word before the colon is not the thing.
  const body = /^\p{Ll}+$/u.test(short) && /^\p{Ll}+:\s/u.test(rest) && knownTerm(short) === undefined ? rest.replace(VERDICT, '').trim() : short;
  return (/\p{L}{2}|\p{L}[+#]|^[CR]$/u.test(body) ? body : rest)
    .replace(/(?<=\s(?:domain|industry|sector))\s(?:experience|knowledge|expertise|background)$/iu, '')
    .replace(/[\s,;:.!–-]+$/u, '');
}

/** People that one works with; at its head. */
const WITH_WHOM =
  /^(?:(?:an? |other |different |older |young |younger |vulnerable |bereaved |disabled |diverse |adult |disadvantaged |local |internal |external |indigenous |multiple |volunteer )*)(?:people|others|children|adults?|families|communities|colleagues|volunteers|patients|pupils|students|teenagers|toddlers|residents|learners|refugees|offenders|stakeholders|customers|clients|animals|horses|dogs|livestock)\b/iu;
