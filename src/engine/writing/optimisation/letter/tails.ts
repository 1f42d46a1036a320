import { capital } from '../../../english/grammar/capitals.ts';
import { isCertainOrder } from './certain-order.ts';
import { cvVerb, verbOf } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';

const FINITE = /(?<!\p{L})(?:is|are|was|were|has|have|had|do|does|did|went|came|said|says|asked|asks|wanted|allowed|still)(?!\p{L})/iu;
/** A sentence of its own behind a comma: "now it is in the system", "this is twice a week", "it’s 3.5 now". */
const SPLICED =
  /^(?:(?:and |but )?(?:now|then|today) )?(?:it|this|that|they|he|she|we|there|the \p{L}+(?: \p{L}+){0,2}|our \p{L}+)(?:['’]s|['’]re)?(?: (?:is|are|was|were|has|have|had|does|did|went|came|took|said|says|asked|asks|wanted|allowed|will|would|can|could|still|now|all|only)(?!\p{L})|(?<=['’](?:s|re)) )/iu;
/** What may follow a comma in a sentence: how, when, with what, what came of it, which, and the end of a list. */
const GOES_ON =
  /^(?:and|or|but|then|with|without|including|in|on|at|by|for|from|to|through|across|over|under|of|as|after|before|since|until|because|so|while|when|where|which|who|whose|whom|plus|against|worth|despite|mostly|mainly|partly|largely|usually|often|always|sometimes|alone|together|up to|rather|not|compared|based|both|each|\p{Ll}{3,}ing|the (?:biggest|largest|longest|first|only|last|oldest|smallest)|(?:an? |the )?(?:first|second) in)(?!\p{L})/iu;
const OF_THEM = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|all|most|some|many|none|both) of (?:them|whom|which)(?!\p{L})/iu;
/** "Winter 2024", "March 2023": when it was. */
const WHEN =
  /^((?:(?:early|late|mid) )?(?:spring|summer|autumn|winter|fall|january|february|march|april|may|june|july|august|september|october|november|december) )?(?:19|20)\d\d$/iu;
const MOST_PARTS = 9;
const LONGEST_ITEM = 7;
const LEAST_HEAD = 4;

/** The parts of a sentence between its commas, those in brackets and in numbers apart. */
const partsOf = (text: string): string[] => text.split(/, (?![^(]*\))/u);

/** Where a list ends that begins at `from`: the part with "and" in it; -1 where what stands there is none. */
function endOfList(parts: readonly string[], from: number): number {
  const isItem = (part: string): boolean => countWords(part) <= LONGEST_ITEM && !FINITE.test(part) && !SPLICED.test(part);
  for (let at = from; at < Math.min(parts.length, MOST_PARTS); at += 1) {
    const part = parts[at] ?? '';
    if (/^(?:and|or) |(?<!\p{L})(?:and|or) /u.test(part) && !GOES_ON.test(part.replace(/^(?:and|or) /u, ''))) return at;
    // "Levels with laser, ordering of plants": of two kinds, and no list of one.
    if (/^\p{Ll}+ing of /u.test(part) || !isItem(part) || (GOES_ON.test(part) && !/^\p{Ll}+ing(?:$|,)/u.test(part))) return -1;
  }
  return -1;
}

/**
 * A sentence told without what hangs on it by a comma alone: amounts, places in a ranking, a second sentence. Null where nouns stand one
 * beside the other without an "and", for which no rule can tell what they are.
 */
export function withoutTails(told: string, isResult = false): string | null {
  const parts = partsOf(told);
  // "On voice, chat and e-mail": one list, behind its preposition.
  const isListed = parts.length === 2 && LISTED.test(told);
  if (!isResult && !isListed && parts.length > 1 && (isRow(parts) || isRowOfOrders(told, parts)))
    return `${parts.slice(0, -1).join(', ')}${parts.length > 2 || parts.some((part) => / and /u.test(part)) ? ',' : ''} and ${(parts.at(-1) ?? '').replace(/^and /u, '')}`;
  const behind = parts.findIndex((part) => /:\s/u.test(part));
  // What a thing consists of, behind a colon: told whole, its last item with "and", or not at all.
  if (behind === 0 && parts.length > 1) return withItems(told);
  let kept = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const passed = /^all (?:of them )?(passed|qualified|graduated|finished)(?!\p{L})(.*)$/u.exec(part);
    if (passed !== null) kept += `, all of whom ${passed[1] ?? ''}${passed[2] ?? ''}`;
    else if (WHEN.test(part) && at === parts.length - 1)
      kept += ` in ${part.charAt(0).toLowerCase() === part.charAt(0) || /^\d/u.test(part) || !/^(?:spring|summer|autumn|winter|fall|early|late|mid)/iu.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1)}`;
    else if (isResult && SPLICED.test(part) && /\d/u.test(part)) kept += `; ${part}`;
    else if (SPLICED.test(part)) return enough(kept);
    else if (GOES_ON.test(part) || OF_THEM.test(part) || isDeed(part) || BOUND.test(part)) kept += `, ${part}`;
    else {
      const rest = parts.slice(at);
      // "From change tickets, calendars, bank holidays, year end": a list that lacks its "and".
      if (rest.length > 1 && rest.every((one) => isPlainThing(one)))
        return / and /u.test(rest.at(-1) ?? '') ? `${kept}, ${rest.join(', ')}` : `${kept}, ${rest.slice(0, -1).join(', ')} and ${rest.at(-1) ?? ''}`;
      const end = endOfList(parts, at);
      // A list of amounts behind a deed that is whole without them is left out; of things it would be half a list.
      if (end < 0)
        return NUMBERED.test(part) || FINITE.test(part) || /^(?:first|second|third|fourth|best|top|runner-up)(?!\p{L})/iu.test(part) ? enough(kept) : null;
      for (; at < end; at += 1) kept += `, ${parts[at] ?? ''}`;
      kept += `, ${parts[end] ?? ''}`;
    }
  }
  return kept;
}

const LISTED = /(?<!\p{L})(?:on|by|via|in|of|with|for|through|across) \p{Ll}+, \p{Ll}+ and \p{Ll}[\p{Ll}-]+(?: (?:for|to|of|in|at|from|on|with)(?!\p{L})|$)/u;

/** "Grind and buff AFOs, pull plastic, keep the oven log": orders to oneself, the first of them for certain, and every one with its thing. */
const isRowOfOrders = (told: string, parts: readonly string[]): boolean =>
  isCertainOrder(capital(told)) &&
  !/(?<!^) and /u.test((parts.at(-1) ?? '').replace(/^\p{Ll}+ and /u, '')) &&
  parts.slice(1).every((part) => {
    const [first = '', second = ''] = part.replace(/^and /u, '').split(' ');
    // "Strap and rivet": one of the two is known for a deed.
    const [, , other = ''] = /^(\p{Ll}+) and (\p{Ll}+)$/u.exec(part) ?? [];
    return (
      (verbOf(first)?.form === 'bare' || verbOf(other)?.form === 'bare') &&
      (second !== '' || part.startsWith('and ')) &&
      !/(?<!\p{L})(?:is|are|was|were)(?!\p{L})|\d/u.test(part)
    );
  });

/** "Run the back shift: 46 colleagues, 3 team leaders, 9 doors". */
function withItems(told: string): string | null {
  const at = told.search(/:\s/u);
  const [head, items] = [told.slice(0, at), told.slice(at + 1).trim()];
  if (/:\s/u.test(items)) return enough(head);
  const parts = partsOf(items);
  const last = parts.at(-1) ?? '';
  if (parts.some((part) => FINITE.test(part) || SPLICED.test(part) || /;/u.test(part) || countWords(part) > MOST_OF_ITEM) || /(?:19|20)\d\d$/u.test(head))
    return enough(head);
  if (/^and |(?<!\p{L})and /u.test(last)) return told;
  return /(?:19|20)\d\d/u.test(items) ? told : `${head}: ${parts.slice(0, -1).join(', ')} and ${last}`;
}
const MOST_OF_ITEM = 9;

const NUMBERED = /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)(?!\p{L})/iu;

/** "On an ambulance and, since 2023": what the "and" joins is behind the comma, and was cut. */
const HANGING = /(?<!\p{L})(?:and|or|but|that|which)(?:, [^,]*)?$/iu;

/** "Trained 5 trainees" says enough; of "plan 38 trucks, 22 trailers" it would be half. */
const TAUGHT = /^(?:trained|mentored|coached|supervised|recruited|hired|taught) (?:\d+|\p{Ll}+) \p{Ll}+s$/u;
const enough = (head: string): string | null => ((countWords(head) >= LEAST_HEAD || TAUGHT.test(head)) && !HANGING.test(head) ? head : null);

/** "..., tied to the yearly plan", "..., signed off by two of us": in what way. */
const BOUND =
  /^(?:tied|linked|matched|adapted|tailored|based|signed off|checked|approved|agreed|funded|supported|backed|paid|run|led|graded) (?:to|by|on|with) (?:the|an?|our|my|each|their|its|\d|\p{Lu})/u;

/** A thing in two or three small words, and nothing that a deed could be. */
const isPlainThing = (part: string): boolean =>
  /^\p{Ll}{3,}(?: \p{Ll}{3,}){0,2}$/u.test(part) &&
  !FINITE.test(part) &&
  !GOES_ON.test(part) &&
  !/(?:ed|ly)(?!\p{L})/u.test(part) &&
  (verbOf(part.split(' ')[0] ?? '') === undefined || part.includes(' '));

/** "Answer queries from tenants, log repairs, chase contractors": deeds of one tense, one behind the other. */
function isRow(parts: readonly string[]): boolean {
  const tenses = parts.map((part) => {
    const [first = '', second = ''] = part.replace(/^and /u, '').split(' ');
    const verb = cvVerb(first.toLowerCase()) ?? verbOf(first.toLowerCase());
    // A past that no list of verbs holds: "filleted", "descaled".
    if (verb === undefined && /^\p{Ll}{3,}ed$/u.test(first) && second !== '' && !/[:;]/u.test(part))
      return /^(?:by|to|with|in|from|on|for|as)$/u.test(second) ? undefined : 'past';
    if (verb === undefined || second === '' || /[:;]/u.test(part)) return undefined;
    if (verb.tense === 'past' || verb.form === 'past') return /^(?:by|to|with|in|from|on|for|as)$/u.test(second) ? undefined : 'past';
    return verb.form === 'bare' && /^(?:the|an?|all|our|up|out|in|down|off|and|\d\S*|\p{Ll}{3,}s|new)$/u.test(second) ? 'bare' : undefined;
  });
  return tenses[0] !== undefined && tenses.every((tense) => tense === tenses[0]);
}

/** "..., recovered $10,900", "carried 60 files at a time, drafted answers": the next of several deeds. */
const isDeed = (part: string): boolean => cvVerb(/^\p{Ll}+/u.exec(part)?.[0] ?? '')?.tense === 'past' && countWords(part) > 1;
