import { verbOf } from '../../../english/grammar/verbs.ts';

/** "Cannulate fistulas", "Prioritise orders": words that end so in front of a thing are deeds. */
const BY_ENDING = /^\p{Lu}\p{Ll}{2,}(?:ate|ise|ize|ify)$/u;
/** Those that are things or qualities all the same. */
const NO_DEED =
  /^(?:certificate|estate|climate|candidate|private|corporate|delegate|associate|duplicate|chocolate|aggregate|template|update|debate|exercise|enterprise|franchise|graduate|intermediate|immediate|appropriate|accurate|adequate|alternate|separate|ultimate|late|plate|slate|crate|gate|date|rate|state|merchandise|expertise|disguise|size|prize|promise|surprise|concise|precise|rise|wise|noise|otherwise|premise|cruise|advise|senate|palate|pirate|carbonate|nitrate|concentrate|substrate|laminate|deliberate|moderate|elaborate|approximate|affiliate|advocate|magistrate|electorate|doctorate|inmate|primate|roommate)$/u;
/** Verbs that are no things: behind "and" they show that what the line opens with is a deed, too. */
const PURE =
  /^(?:keep|make|ensure|maintain|provide|write|prepare|take|give|bring|send|carry|advise|teach|serve|collect|deliver|arrange|organise|organize|resolve|assess|fill|pay|sell|buy|read|bill|draw up|fit|check|log|clean|test|submit|update|assist|greet|remove|replace|repair|install|inspect)$/u;
const THING = /^(?:\p{Lu}{2,}s?|the|an?|all|our|any|each|every|new|\d[\d,.]*|(?!and|or|of|for|in|on|at|with|by|from|to|is|are|was|were|as)\p{Ll}{3,})$/u;

/**
 * Whether a line is an order to oneself for certain ("Cannulate fistulas and grafts", "Cost fabric and keep within budget") though its first
 * word is in no list of verbs, or is a thing as often.
 */
export function isCertainOrder(line: string): boolean {
  const [first = '', next = '', , behind = ''] = line.split(' ');
  const second = next === 'and' ? behind : next;
  const low = first.toLowerCase();
  if (BY_ENDING.test(first) && !NO_DEED.test(low) && THING.test(second)) return true;
  // "Dismantle and reduce trees": two deeds done to one thing.
  const [, one = '', other = '', what = ''] = /^(\p{Lu}\p{Ll}+) and (\p{Ll}+) ((?:\p{Lu}{2,}s?|\p{L}+))(?!\p{L})/u.exec(line) ?? [];
  if (
    other !== '' &&
    !/^(?:design|stock|order|plan|test|work|support|report|sales|food|health|store|shop|market|travel|transport|record|research)$/iu.test(one) &&
    [one.toLowerCase(), other].every((word) => !/(?:s|ing|ed|ly|ion)$/u.test(word)) &&
    (verbOf(other)?.form === 'bare' || verbOf(low)?.form === 'bare') &&
    /^(?:the|an?|all|our|\p{Lu}{2,}s?|\p{Ll}{3,}s)$/u.test(what)
  )
    return true;
  // "Grind and buff AFOs, keep the oven log": a later deed with its object shows the first to be one.
  const rows = line.split(', ').slice(1);
  if (
    rows.length > 1 &&
    rows.every((row) => (row.match(/^\p{Ll}+|(?<=^\p{Ll}+ and )\p{Ll}+$/gu) ?? []).some((word) => verbOf(word)?.form === 'bare')) &&
    rows.some((row) => /^\p{Ll}+ (?:the|an?|all|our|every|each) /u.test(row)) &&
    THING.test(second)
  )
    return true;
  // A word that no list holds ("Cost fabric") is one by what is joined to it.
  const form = verbOf(low)?.form ?? (/(?:s|ing|ed|ly|ion|ment|al)$/u.test(low) ? 'none' : 'bare');
  if ((form !== 'bare' && form !== 'either') || !THING.test(second)) return false;
  return [...line.matchAll(/(?:, | and |, and )(\p{Ll}+) (?=(?:the|an?|all|our|within|up|out|to|in|on|any|each|every|\d|\p{Ll}{4,}))/gu)].some(
    ([, verb = '']) => PURE.test(verb),
  );
}
