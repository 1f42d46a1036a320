import { knownTerm } from './known-terms.ts';
import { LEAD_IN, PRAISE, REASON, TAIL, VERDICT } from '../lexicon/advert/asking-phrases.ts';

/** A piece without what leads to the thing itself and what follows it. */
export function stripped(piece: string, withoutTail = true): string {
  let rest = piece
    .trim()
    .replace(/^["“„«]+/u, '')
    // "Someone who: has a licence, makes confident use of technology, is willing to help"
    .replace(THIRD_PERSON, '')
    .replace(/ (?:is|would be) nice(?: to have)?(?:,? but .*)?$/u, '')
    .replace(/^knows? how to (?=keep|run|make|get|lead|cook|manage)/u, '')
    .replace(MAKES_USE, 'using ')
    .replace(/^subject to an? (?=\p{L}+ (?:dbs|pvg|police|criminal))/iu, '');
  for (let turn = 0; turn < 8; turn += 1) {
    // "IT literate": no "it".
    const shorter = /^IT\b/u.test(rest) ? rest : rest.replace(LEAD_IN, '').trimStart();
    // "Experience of working with bereaved families" is not asked for by the families.
    const led = rest.slice(0, rest.length - shorter.length);
    if (WITH_WHOM.test(shorter) && (WORKING_WITH.test(led) || (/\bexperience with\s*$/iu.test(led) && WHO_ARE.test(shorter)))) {
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
  const said = rest.replace(VERDICT, '');
  const bare = said.replace(withoutTail ? TAIL : REASON, '').trim();
  // "Identifying customers who may be vulnerable": of two words who they are is the thing.
  const [whoever = bare] = /^[\p{L}-]+ing [\p{L}-]+ (?:who|which|that) (?:\p{L}+ ){1,4}?\p{L}+(?=$|[,;.]| and )/iu.exec(said) ?? [];
  const short = bare.split(/\s+/u).length === 2 ? whoever : bare;
  // "Confidence with numbers: you build your own report": the one word before the colon is not the thing.
  const body = /^\p{Ll}+$/u.test(short) && /^\p{Ll}+:\s/u.test(rest) && knownTerm(short) === undefined ? rest.replace(VERDICT, '').trim() : short;
  return (/\p{L}{2}|\p{L}[+#]|^[CR]$/u.test(body) ? body : rest)
    .replace(/(?<=\s(?:domain|industry|sector))\s(?:experience|knowledge|expertise|background)$/iu, '')
    .replace(/[\s,;:.!–-]+$/u, '');
}

const THIRD_PERSON =
  /^(?:has|holds|possesses|brings)\s(?=\p{L}+(?:\s\p{L}+)?)(?!been|to\b|\p{Ll}+ed\s|the (?:ability|right)\b)|^is (?=(?:willing|able|confident|comfortable|happy|prepared|experienced|qualified|fluent|familiar)\b)/u;
const MAKES_USE = /^(?:makes?|making) (?:(?:confident|good|effective|creative|full|regular) )?use of (?=\p{L})/iu;

const WORKING_WITH = /\bwork(?:ing|ed) with\s*(?:the\s+)?$/iu;
/** "Experience with learners who sign" is no experience of "people management". */
const WHO_ARE = /^[^,.;]*?\p{L}(?=$|[,.;]|\s(?:who|with|from|of|in|aged|living)\b)(?<!management|services?|centres?|relations)/iu;
/** People that one works with; at its head. */
const WITH_WHOM =
  /^(?:(?:an? |other |different |older |young |younger |vulnerable |bereaved |disabled |diverse |adult |disadvantaged |local |internal |external |indigenous |multiple |volunteer )*)(?:people|others|children|adults?|families|communities|colleagues|volunteers|patients|pupils|students|teenagers|toddlers|residents|learners|refugees|offenders|stakeholders|customers|clients|animals|horses|dogs|livestock|public)\b/iu;
