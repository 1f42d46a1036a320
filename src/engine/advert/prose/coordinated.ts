import { foldKeepingSigns } from '../../english/folding.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import {
  ADJECTIVES,
  DEMAND_NOUNS,
  DEMAND_PHRASES,
  DETERMINERS,
  NOUNS_IN_ING,
  NOUNY_VERBS,
  NO_VERBS,
  PARTICLES,
  TRADE_VERBS,
} from '../../lexicon/advert/coordination.ts';
import { ADVERB, AUXILIARY, HAVING } from '../../lexicon/advert/prose-frames.ts';

/** Where one demand of a clause may end and the next begin. */
const BETWEEN = /\s?;\s|,\s(?:(?:and|but|plus|then|so|as well as)\s)?(?!or\s)|\s(?:and then|and|but|plus|&|as well as)\s|\s[–—]\s/giu;

/** What the verb at the head of a part looks like; `having` where the things behind it are what is asked for. */
type Head = 'bare' | 'ing' | 'third' | 'past' | 'having' | 'being' | 'other';

/**
 * A predicate cut into the demands that it strings together: "lift 25 kg and doesn't mind an early start", "run a till, cash up and
 * close alone". A verb without an object of its own stays with the next ("loading and unloading wagons"); what "or" joins stays together.
 */
export function coordinated(predicate: string): string[] {
  // What stands in brackets is one with what it explains.
  const masked = predicate.replace(/\([^()]*\)/gu, (inside) => `(${'x'.repeat(Math.max(0, inside.length - 2))})`);
  const parts: string[] = [];
  let from = 0;
  // What stands behind a colon is a list of what stands before it.
  const colon = masked.search(/:\s/u);
  for (const { index, 0: gap } of masked.matchAll(BETWEEN)) {
    if (index < from) continue;
    if (colon >= 0 && index > colon) break;
    const left = masked.slice(from, index);
    const following = masked.slice(index + gap.length);
    if (!gap.includes(';') && (!isWhole(left) || REFERS_BACK.test(following) || !opensFurther(following, left))) continue;
    // "Setting up and clearing down the surgery": two verbs with their particles and one object.
    if (VERB_AND_PARTICLE.test(bareOf(left)) && VERB_AND_PARTICLE.test(following.split(/\s/u).slice(0, 2).join(' ')) && /^\S+\s\S+\s\p{L}/u.test(following))
      continue;
    // "Cook for a crowd, fix a bicycle or referee a match": any of them.
    if (/^,\s$/u.test(gap) && isOfAlternatives(following)) continue;
    parts.push(predicate.slice(from, index));
    from = index + gap.length;
  }
  return [...parts, predicate.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

const VERB_AND_PARTICLE = /^\p{L}{3,}\s(?:up|down|out|off|away)$/iu;

/** Whether the list that goes on here ends in "or" and a verb. */
function isOfAlternatives(following: string): boolean {
  const [, verb = ''] = /^(?:(?!\s(?:and|but|plus)\s)[^;])*?\sor\s(\p{Ll}+)\s/u.exec(following) ?? [];
  return verb !== '' && !NO_VERBS.has(verb) && isBare(verb);
}

/** "Has built wheels, can true them", "milk, and happy to do so": the second is nothing without the first. */
const REFERS_BACK = /^(?:\S+\s){1,3}?(?:it|them|do so|doing so)\b/iu;
/** "A clean licence is essential": a sentence with a verdict of its own. */
const OWN_VERDICT =
  /^[^,;:]{3,90}\s(?:is|are|would be|will be)\s(?:(?:an?|also|very|really|absolutely|both|all|highly|real|big|distinct|definite)\s)*(?:essential|required|needed|necessary|mandatory|must|desirable|preferred|advantage|advantageous|bonus|plus|asset|helpful|useful|handy|welcome|great|ideal|nice)\b/iu;

/** A part without auxiliaries and adverbs at its head. */
export function bareOf(part: string): string {
  let rest = part.trim();
  for (let turn = 0; turn < 6; turn += 1) {
    const shorter = rest.replace(ADVERB, '').replace(AUXILIARY, '').trimStart();
    if (shorter === rest || shorter === '') break;
    rest = shorter;
  }
  return rest;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];

/** Whether a part has an object of its own, or needs none. */
function isWhole(part: string): boolean {
  const words = wordsOf(bareOf(part));
  // "Lead, schedule and coach a team": verbs that wait for their object.
  if (words.length > 1 && /,/u.test(part) && words.every((word) => isBare(word) || /^(?:and|or)$/u.test(word))) return false;
  if (words.length > 1 || (words.length === 1 && /^(?:is|are|be|['’]re)\s/iu.test(part.trim()))) return true;
  const [word = ''] = words;
  return word !== '' && ADJECTIVES.test(word);
}

const isBare = (word: string): boolean => TRADE_VERBS.has(word) || ['bare', 'either'].includes(verbOf(word)?.form ?? '');
const isThird = (word: string): boolean =>
  /\p{L}s$/u.test(word) && (verbOf(word)?.form === 'third' || TRADE_VERBS.has(word.replace(/(?:(?<=ch|sh|ss|x)es|s)$/u, '')));
const isPast = (word: string): boolean =>
  ['past', 'either'].includes(verbOf(word)?.form ?? '') || (/\p{L}{2}ed$/u.test(word) && TRADE_VERBS.has(word.replace(/(?:(?<=\p{L}{2}[^e])ed|d)$/u, '')));
const isIng = (word: string): boolean => /^\p{L}{2,}ing$/u.test(word.split('-').at(-1) ?? word);

/** What a bare verb stands behind, whatever verb it is. */
const MODAL = /^(?:['’]ll|will|would|can|could|must|should|to|need to|needs to)\s/iu;

function headOf(left: string): Head {
  if (HAVING.test(left.replace(ADVERB, '').replace(/^(?:will|must|should|['’]ll|['’]ve)\s/iu, ''))) {
    const [first = ''] = wordsOf(bareOf(left).replace(HAVING, ''));
    return isPast(first) && !NO_VERBS.has(first) ? 'past' : 'having';
  }
  const bare = bareOf(left);
  const isModal = MODAL.test(left.replace(ADVERB, ''));
  if (ADJECTIVES.test(foldKeepingSigns(bare))) return 'being';
  const [first = ''] = wordsOf(bare);
  if (isIng(first)) return 'ing';
  if (isThird(first)) return 'third';
  if (isBare(first)) return 'bare';
  return isPast(first)
    ? 'past'
    : DEMAND_PHRASES.test(foldKeepingSigns(bare)) || DEMAND_NOUNS.test(foldKeepingSigns(bare))
      ? 'having'
      : isModal && !NO_VERBS.has(first)
        ? 'bare'
        : 'other';
}

/** Whether what follows a comma or an "and" is a demand of its own, given what stands before it. */
function opensFurther(following: string, left: string): boolean {
  const plain = following.replace(ADVERB, '');
  // "Health and Social Care" is one name.
  if (OWN_VERDICT.test(plain) && !(/\p{Lu}\p{L}*$/u.test(left) && /^\p{Lu}/u.test(plain))) return true;
  if (/^to\s\p{L}/iu.test(plain) && /\bto\s/iu.test(left)) return true;
  if (/^(?:you|we|he|she|they|who|our|it|this|there)(?:['’](?:ll|re|ve|d|s))?\s/iu.test(plain)) return true;
  if (/^(?:can|could|must|should|will|would|is|are|has|have|isn['’]t|aren['’]t|don['’]t|doesn['’]t|won['’]t|needs? to|be|been)\s/iu.test(plain)) return true;
  const folded = foldKeepingSigns(plain);
  if (ADJECTIVES.test(folded) || DEMAND_NOUNS.test(folded)) return true;
  const head = headOf(left);
  const [first = '', second = ''] = wordsOf(plain.split(/[,;]/u)[0] ?? '');
  const third = wordsOf(plain)[2] ?? '';
  // "Take and develop radiographs": two verbs with one object.
  if (/^(?:and|or)$/u.test(second) && ((head === 'bare' && isBare(first) && isBare(third)) || (head === 'ing' && isIng(first) && isIng(third)))) return true;
  // "Negotiate with vendors, and hire, train and schedule cooks": three verbs with one object.
  if (head === 'bare' && isBare(first) && THREE_VERBS.test(plain) && wordsOf(plain).slice(0, 2).every(isBare)) return true;
  const isAlone = second === '' || /^(?:and|or|und|but|of)$/u.test(second);
  if (head === 'having' && /^(?:good|excellent|strong|solid|sound|proven|valid|full|clean|current)\s\p{L}/u.test(folded)) return true;
  // "An MSc in toxicology, LC-MS experience and a licence"
  if (head === 'having' && /^(?:[\p{L}\d/.-]+ ){1,2}(?:experience|knowledge|certification|registration|licen[cs]e|certificates?)\b/u.test(folded)) return true;
  // "Comfortable working outdoors and lifting coolers"
  if (
    head === 'being' &&
    isIng(first) &&
    !NOUNS_IN_ING.has(first) &&
    /^(?:\S+\s){0,3}(?:comfortable|confident|happy|good at|used to|capable of|experienced in|competent)\s(?:in |at |with )?\p{Ll}+ing\s/iu.test(left)
  )
    return true;
  // "Responsible for the integrity of our data, building dashboards and doing analysis"
  if (head === 'being' && isIng(first) && !NOUNS_IN_ING.has(first) && second !== '' && /\b(?:responsible for|in charge of|accountable for)\s/iu.test(left))
    return true;
  // "Understanding of safeguarding and of access arrangements"
  if (first === 'of' && /\b(?:knowledge|understanding|experience|awareness|grasp)\sof\s/iu.test(left)) return true;
  // "With a smile and a firm hand": both stand behind one preposition.
  if (
    DEMAND_PHRASES.test(folded) &&
    (head === 'having' || head === 'being') &&
    !/\s(?:with|in|of|for|at|on|from|to|between)\s(?:an?\s)?[^,]{0,24}$/iu.test(left)
  )
    return true;
  if (
    /^(?:hold|holds|hold|know|knows|own|owns|speak|speaks|understand|understands|possess|possesses|like|likes|love|loves|enjoy|enjoys|have|want|wants)$/u.test(
      first,
    ) &&
    !isAlone
  )
    return true;
  if (NO_VERBS.has(first) || isAlone) return false;
  if (head === 'ing') return isIng(first) && (!NOUNS_IN_ING.has(first) || DETERMINERS.has(second));
  if (head === 'third') return isThird(first) || (/\p{L}s$/u.test(first) && (DETERMINERS.has(second) || PARTICLES.has(second)));
  if (head === 'past') return isPast(first) || isThird(first);
  if (head !== 'bare' && head !== 'being') return false;
  if (isIng(first)) return head === 'bare' && !NOUNS_IN_ING.has(first) && DETERMINERS.has(second);
  if (DETERMINERS.has(second)) return !/ly$|['’]s$/u.test(first) && (isBare(first) || !isThird(first));
  if (!isBare(first)) return false;
  if (!NOUNY_VERBS.has(first)) return true;
  // "Order stock and file invoices": after a verb and its object a verb goes on; within a list of things a noun does.
  return (
    PARTICLES.has(second) || (wordsOf(plain).length > 2 && wordsOf(left).length <= SHORT && !/\s(?:with|to|for|of|in|on|between|including)\s/iu.test(left))
  );
}
const THREE_VERBS = /^\p{Ll}+,\s\p{Ll}+,?\s(?:and|or)\s\p{Ll}+\s\p{L}/u;
/** Words of a verb with its object. */
const SHORT = 5;
