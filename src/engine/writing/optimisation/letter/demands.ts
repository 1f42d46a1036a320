import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { squeezed } from '../../../english/folding.ts';
import { coarseStem, contentStems } from '../../../english/keyed-words.ts';
import { verbOf } from '../../../english/grammar/verbs.ts';
import { uncapital } from '../../../english/grammar/capitals.ts';
import { countWords } from '../../../english/tokens.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { says, type Deed } from './deeds.ts';
import { namesOf } from './requirement-names.ts';

/** A line of an advert that asks for one thing in words that can stand behind "you ask for". */
const ASKED =
  /^(?:(?:proven|previous|demonstrable|demonstrated|strong|solid|good|some|significant|relevant|hands-on|practical|recent|sound|working) )*(?:(?:a )?(?:proven |strong )?track record (?:of|in)|experience (?:of|in|with|working|managing|leading|using|supervising|delivering)|(?:knowledge|understanding) of) [\p{L}][\p{L}\p{N} &/’'-]+$/iu;
/** Words of a demand that belong to it, and to no sentence of the one who answers. */
const THEIRS =
  /(?<!\p{L})(?:you|your|our|we|us|I|ideally|preferably|desirable|essential|advantage|plus|required|preferred|would|willing(?:ness)?|similar|equivalent|minimum|years?|least|etc)(?!\p{L})/iu;
/** What one word for a doing or a field ends in: it needs no article. */
export const A_DOING = /(?:ing|tion|sion|ment|ance|ence|control|care|sales|service|analysis|design|safety|support|maintenance|software|work|testing)$/iu;
/** How many they have is theirs, and seldom what the writer had. */
const SIZED = /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|many|multiple)(?!\p{L})/iu;
const LONGEST_DEMAND = 11;
const LONGEST_DUTY = 9;
/** Words of the duty that the deed says too: fewer are the ledger's reading. */
const SHARED_DUTY = 2;
/** "Training" and "trained" are one. */
const stemsOf = (text: string): Set<string> => new Set([...contentStems(text)].map(coarseStem));
const COMMON: ReadonlySet<string> = stemsOf(
  'experience knowledge understanding working work team good skills track record management managing using environment role similar carry conduct',
);

/** A demand of the advert and how a sentence names it: as a thing ("experience of training colleagues"), or as a duty ("run toolbox talks"). */
export interface Demand {
  id: string;
  kind: 'thing' | 'duty';
  text: string;
}

/** The demand that a deed certainly answers, in the advert's own words; null where the ledger does not say so, or the deed says it in the same words. */
export function demandAnswered(deed: Deed, taken: ReadonlySet<string>, input: OptimisationInput): Demand | null {
  if (input.advert.language !== input.context.cv.language || /[:;]/u.test(`${deed.told}${deed.result}`)) return null;
  const own = stemsOf(`${deed.told} ${deed.result}`);
  for (const entry of deed.proves) {
    if (taken.has(entry.id) || entry.status === 'not-shown') continue;
    const text = entry.kind === 'responsibility' ? dutyOf(entry, own, deed) : thingOf(entry, own, deed, input);
    if (text !== null) return { id: entry.id, kind: entry.kind === 'responsibility' ? 'duty' : 'thing', text };
  }
  return null;
}

/** "Experience of training colleagues" of a deed that says half of its telling words at least. */
function thingOf(entry: KeywordEntry, own: ReadonlySet<string>, deed: Deed, input: OptimisationInput): string | null {
  if (entry.kind !== 'knowledge' && entry.kind !== 'skill' && entry.kind !== 'tool') return null;
  const asked = [...stemsOf(entry.requirement)].filter((stem) => !COMMON.has(stem));
  const shared = asked.filter((stem) => own.has(stem)).length;
  if (shared === 0 || shared * 2 < asked.length) return null;
  const quote = squeezed(entry.advertQuote.replace(/^[\s•*·–—-]+|[\s.;,:]+$/gu, ''));
  if (ASKED.test(quote) && isSayable(quote)) return uncapital(quote);
  const [name] = namesOf([entry], input, new Set());
  // Said in the same words it would be said twice.
  return name === undefined || says(deed.told, name) || !isSayable(name) || (entry.kind !== 'tool' && (countWords(name) < 2 || !A_DOING.test(name)))
    ? null
    : name;
}

const isSayable = (text: string): boolean => !THEIRS.test(text) && !SIZED.test(text) && countWords(text) <= LONGEST_DEMAND && !isOrder(text) && isClean(text);

/** "Running toolbox talks and SWMS" of the advert as "run toolbox talks and SWMS", where the deed certainly answers it. */
function dutyOf({ must, status, requirement, proof }: KeywordEntry, own: ReadonlySet<string>, { isClause, told, page, line }: Deed): string | null {
  if (isClause || !must || status !== 'said') return null;
  const duty = asBare(requirement);
  // Said in the same words it would be said twice.
  if (duty !== null && told.startsWith(duty.split(' ').slice(0, 2).join(' '))) return null;
  if (duty === null) return null;
  const stems = [...stemsOf(duty)].filter((stem) => !COMMON.has(stem));
  if (stems.length > 0 && stems.every((stem) => own.has(stem))) return null;
  // Where the ledger itself points to this line one word of its own is enough.
  const isProof = proof !== null && proof.page === page && proof.line === line;
  const shared = [...stemsOf(isProof ? requirement : duty)].filter((stem) => own.has(stem) && !COMMON.has(stem)).length;
  return shared >= (isProof ? 1 : SHARED_DUTY) ? duty : null;
}

/** A duty with its verb bare, for "someone to"; null for what is no short phrase of one verb. */
function asBare(requirement: string): string | null {
  // "Approve rosters six weeks ahead, using HealthRoster": how and when is theirs.
  const duty = requirement
    .replace(/[\s.;]+$/u, '')
    .replace(
      /(?<=^\S+ \S+ [^,]*)(?:, (?:using|including|with|so|which|ensuring|within|on|at|from)(?!\p{L})|\s(?:using|so that|in order to|in line with|within)\s).*$/iu,
      '',
    );
  if (SIZED.test(duty) || /[()[\]:;“”"/]|(?<!\p{L})(?:you|your|we|our|us|I|etc)(?!\p{L})/iu.test(duty) || countWords(duty) > LONGEST_DUTY) return null;
  const first = /^\p{L}+/u.exec(duty)?.[0] ?? '';
  const rest = duty.slice(first.length);
  const verb = verbOf(first.toLowerCase());
  if (verb === undefined || first === '' || !/^\s/u.test(rest)) return null;
  if (verb.form === 'bare') return first.toLowerCase() + rest;
  // "Ordering plants, checking deliveries": the second would stay as it is.
  return verb.form === 'ing' && !/(?:,|\sand)\s\p{L}+ing(?!\p{L})/u.test(rest) ? verb.verb + rest : null;
}
