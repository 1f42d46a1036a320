import { foldedWords, foldKeepingSigns } from '../english/folding.ts';
import { isEverydayWord } from '../lexicon/words/word-sizes.ts';
import { PLAIN_WORDS } from '../lexicon/words/plain-words.ts';
import { EMPTY_WORDS, THIN_WORDS } from '../lexicon/advert/thin-words.ts';
import { verbOf } from '../english/grammar/verbs.ts';
import { EXPIRED, NEGATION, WATCHED, WISHES } from '../lexicon/advert/implications.ts';
import { LEAST_PROOF, type ProofPassage } from './proof.ts';
import { isInitials } from './kind/initials.ts';
import { isLevelOf } from './kind/level.ts';
import { isOfThatName, isSameThing } from './kind/same-thing.ts';
import { termHits } from './known-terms.ts';

/** A word of a requirement and how much it proves to find it. */
interface Asked {
  word: string;
  weight: number;
  /** A member of a list that is one plain word: only the word itself is meant. */
  exact: boolean;
  /** What the ask abbreviates to with the words beside it: "foi" of "Freedom of Information". */
  initials: readonly string[];
}

/** Nothing else is written like it. */
const ACRONYM = /^\p{Lu}[\p{Lu}\d]{3,}s?$/u;
const WEIGHT = { thin: 0.5, plain: 1, name: 2, acronym: 3 } as const;
/** How much of a requirement's words a line must hold to say it. */
const ENOUGH = 0.6;
/** From here on it may be meant: then nothing is said to be missing. */
const NEAR = 0.5;

/** The words of a requirement that say what it is about. A member of a list of alternatives is a name where it is written as one. */
function askedWords(ask: string, isMember: boolean): Asked[] {
  const found = new Map<string, number>();
  const narrows = narrowsFrom(ask);
  const short = initialsIn(ask);
  const names = new Set(termHits(ask).flatMap(({ term, text }) => (term?.kind === 'tool' ? foldedWords(text) : [])));
  for (const { 0: written, index } of ask.matchAll(/[\p{L}\p{N}]+[+#]*/gu)) {
    for (const word of foldedWords(written)) {
      // "WHO" is no "who".
      if ((EMPTY_WORDS.has(word) && !/^\p{Lu}{3,}$/u.test(written)) || word.length < 2 || /^\d+$/u.test(word)) continue;
      const isName =
        names.has(word) || /^\p{Lu}[\p{Lu}\d]+s?$|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(written) || ((index > 0 || isMember) && /^\p{Lu}/u.test(written));
      const weight = THIN_WORDS.has(word)
        ? WEIGHT.thin
        : ACRONYM.test(written)
          ? WEIGHT.acronym
          : isName && !(PLAIN_WORDS.has(word) && /^\p{Lu}\p{Ll}+$/u.test(written) && !isMember && !names.has(word))
            ? WEIGHT.name
            : WEIGHT.plain;
      found.set(word, Math.max(found.get(word) ?? 0, index > narrows && weight > WEIGHT.thin ? weight / 2 : weight));
    }
  }
  return [...found].map(([word, weight]) => ({
    word,
    weight,
    exact: isMember && found.size === 1,
    initials: short.find(({ words }) => words.includes(word))?.letters ?? [],
  }));
}

/** Where an ask stops naming the thing and begins to say where, for whom and with whom. */
function narrowsFrom(ask: string): number {
  const at = /\s(?:for|with|within|across|at|on|under|from|during|among)\s/u.exec(ask)?.index ?? Infinity;
  return ask.slice(0, at).split(/\s+/u).length >= A_THING ? at : Infinity;
}
/** Words. */
const A_THING = 2;

/** Runs of words written large and the letters they begin with; "of" and "and" between them count for nothing. */
function initialsIn(ask: string): { letters: string[]; words: string[] }[] {
  return [...ask.matchAll(/\p{Lu}\p{Ll}+(?: (?:of |and |the )?\p{Lu}\p{Ll}+)+/gu)].map(([run]) => {
    const words = run.split(' ').filter((word) => /^\p{Lu}/u.test(word));
    const lettersOf = (all: readonly string[]): string => all.map((word) => word.charAt(0).toLowerCase()).join('');
    return {
      letters: [lettersOf(words), lettersOf(run.split(' '))].filter((letters) => letters.length > 2),
      words: words.flatMap((word) => foldedWords(word)),
    };
  });
}

/** A passage's words, by their first letters, and the initials of runs of words written large ("Immediate Life Support" holds "ils"). */
interface Words {
  acronyms: ReadonlySet<string>;
  /** "AZ-104". */
  codes: ReadonlySet<string>;
  /** As printed, names of employers among them. */
  printed: ReadonlySet<string>;
  whole: ReadonlySet<string>;
  byHead: ReadonlyMap<string, readonly string[]>;
  long: readonly string[];
  initials: ReadonlySet<string>;
}
const wordsOfPassage = new WeakMap<ProofPassage, Words>();

function wordsOf(passage: ProofPassage, names: readonly string[]): Words {
  const known = wordsOfPassage.get(passage);
  if (known) return known;
  // What an employer is called says nothing of what one can do.
  const text = names.reduce((rest, name) => (name.length > 2 ? rest.replaceAll(name, ' | ') : rest), passage.text).replace(MEASURED_TIME, ' ');
  const words = foldedWords(text);
  const byHead = new Map<string, string[]>();
  for (const word of words) {
    const head = word.slice(0, HEAD);
    byHead.set(head, [...(byHead.get(head) ?? []), word]);
  }
  const initials = new Set<string>();
  for (const [run] of text.matchAll(/\p{Lu}\p{Ll}+(?: (?:of |and |the )?\p{Lu}\p{Ll}+){2,4}/gu))
    initials.add(
      run
        .split(' ')
        .filter((word) => /^\p{Lu}/u.test(word))
        .map((word) => word.charAt(0).toLowerCase())
        .join(''),
    );
  const codes = new Set([...text.matchAll(/\b\p{L}{1,4}[- ]?\d{2,5}\b/gu)].map(([code]) => code.toLowerCase()));
  const acronyms = new Set([...text.matchAll(/\b\p{Lu}[\p{Lu}&]+s?\b/gu)].map(([acronym]) => singular(acronym.toLowerCase())));
  const made: Words = {
    codes,
    acronyms,
    printed: new Set(foldedWords(passage.text).map(singular)),
    whole: new Set(words.map(singular)),
    byHead,
    long: words.filter((word) => word.length > LONG),
    initials,
  };
  wordsOfPassage.set(passage, made);
  return made;
}
/** "4 minutes" are none of a meeting. */
const MEASURED_TIME = /(?:\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty))[ -]minutes?\b|\bminutes? to \d/giu;
const HEAD = 4;
/** Letters; longer words may be made of two. */
const LONG = 11;
const singular = (word: string): string => IRREGULAR.get(word) ?? word.replace(/(?<=.{3})s$/u, '');
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['children', 'child'],
  ['women', 'woman'],
  ['men', 'man'],
  ['calves', 'calf'],
  ['analyses', 'analysis'],
  // One paper, by its noun and by whom it makes.
  ['registration', 'register'],
  ['registered', 'register'],
  ['registrable', 'register'],
  ['certification', 'certificate'],
  ['certified', 'certificate'],
  ['license', 'licence'],
  ['licensed', 'licence'],
  ['qualified', 'qualification'],
  ['accredited', 'accreditation'],
  ['endorsed', 'endorsement'],
]);

/** Whether two words are forms of one: "audited" and "auditing", not "complaint" and "completion". */
function isKin(one: string, other: string): boolean {
  if (bare(one) === bare(other)) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const short = Math.min(one.length, other.length);
  return (
    shared >= KIN.least &&
    shared >= short - KIN.ending &&
    shared >= KIN.share * Math.max(one.length, other.length) &&
    !ALIEN.some(([a, b]) => a.test(one) !== a.test(other) && (b.test(one) || b.test(other)))
  );
}
/** A short verb without its ending: "trimming" is "trim". */
const bare = (word: string): string => word.replace(/(?<=.{3})(?:(?<=([bdgmnprt]))\1)?(?:ing|ed)$/u, '');
const KIN = { least: 5, ending: 2, share: 0.55 } as const;
/** Pairs that look like kin and are none. */
const ALIEN: readonly (readonly [RegExp, RegExp])[] = [
  [/^customs$/u, /^customer/u],
  [/^medicar|^medicaid/u, /^medic/u],
  [/^minutes?$/u, /^minut/u],
  [/^present$/u, /^presen/u],
  [/^assistants?$/u, /^assist(?:s|ed|ing)?$/u],
  // "Under a GP supervisor" supervises nobody.
  [/^supervis(?:e|es|ed|ing)$/u, /^supervisors?$/u],
];

function holds({ word, weight, exact, initials }: Asked, words: Words, ask: string): boolean {
  // "MS-102" is not said by milliseconds.
  if (/^\p{L}{1,3}$/u.test(word) && new RegExp(`\\b${word}[- ]?\\d`, 'iu').test(ask)) return [...words.codes].some((code) => ask.toLowerCase().includes(code));
  // "ALS" is no "als".
  if (EMPTY_WORDS.has(word)) return words.acronyms.has(singular(word));
  if (words.whole.has(singular(word)) || initials.some((letters) => words.acronyms.has(letters))) return true;
  if (exact) return false;
  if (weight >= WEIGHT.name) return /^[a-z]{3,6}$/u.test(word) && ask.includes(word.toUpperCase()) && isInitials(word, words);
  if ((words.byHead.get(word.slice(0, HEAD)) ?? []).some((other) => isKin(word, other))) return true;
  // "Prints" are blueprints.
  if (word.length > LONG - 3 && [...words.whole].some((own) => own.length >= KIN.least && singular(word).endsWith(own))) return true;
  return word.length >= KIN.least + 2 && words.long.some((long) => long.includes(word.slice(0, Math.max(KIN.least + 1, word.length - 2))));
}

/** Where names and titles stand, and what was won for fun: nothing that somebody does in the job. */
const NO_DEED: ReadonlySet<ProofPassage['section']> = new Set(['experience', 'header', 'objective', 'awards']);
/** "5.5 years of IT experience in testing" tells how long, and not what was done. */
const OF_YEARS = /^\W*(?:over |more than |about |around |having )?\d+(?:\.\d)?\+? years\b[^.;]*\bexperience\b/iu;

interface Search {
  /** Whether the ask is one of a list of alternatives. */
  isMember: boolean;
  /** Whether a deed is asked for: then a thing alone does not say it. */
  isDuty?: boolean;
  names: readonly string[];
}

/** A line that says a requirement, or comes near it. */
interface Near {
  passage: ProofPassage;
  isEnough: boolean;
  /** Whether more than one everyday word of it is there: "debrief drivers" is not what every driver may have done. */
  isNear: boolean;
}

/**
 * Rule 18: the line that says a requirement in another order, number or shape of its words, and whether it says enough of it; null
 * where none comes near. Lines that deny, wish or watched do not count.
 */
export function saidInOtherWords(ask: string, passages: readonly ProofPassage[], search: Search): Near | null {
  const { isMember } = search;
  // "Fault finding on lighting circuits": what is asked for stands before the preposition, and may be all a line says of it.
  const head = ask.slice(0, narrowsFrom(ask));
  const looks = [
    ask,
    ...(head.length < ask.length && askedWords(head, isMember).filter(({ weight }) => weight >= WEIGHT.plain).length > 1 ? [head] : []),
  ].flatMap((one) => saidAs(one, passages, search) ?? []);
  return looks.find(({ isEnough }) => isEnough) ?? looks.find(({ isNear }) => isNear) ?? looks[0] ?? null;
}

function saidAs(ask: string, passages: readonly ProofPassage[], { isMember, isDuty = false, names }: Search): Near | null {
  const asked = askedWords(ask, isMember);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (total < WEIGHT.plain) return null;
  let best: { passage: ProofPassage; score: number; share: number; found: number; isName: boolean } | null = null;
  for (const passage of passages) {
    if (passage.worth < LEAST_PROOF || WISHES.test(passage.text) || WATCHED.test(passage.text)) continue;
    // "Assistant Quantity Surveyor" above an entry mentors nobody.
    if (isDuty && ((NO_DEED.has(passage.section) && !passage.statement) || /\s\|\s/u.test(passage.text) || OF_YEARS.test(passage.text))) continue;
    const words = wordsOf(passage, names);
    const found = asked.filter((one) => holds(one, words, ask));
    const share = found.reduce((sum, { weight }) => sum + weight, 0) / total;
    if (share < NEAR || found.every(({ weight }) => weight < WEIGHT.plain)) continue;
    // One word alone must be the word itself.
    const [only] = found;
    const isOther = found.length === 1 && only !== undefined && !words.whole.has(singular(only.word)) && only.weight < WEIGHT.name;
    if (isOther && ask.split(/\s+/u).length > SHORT_ASK) continue;
    if (!isLevelOf(ask, passage.text) || !isOfThatName(ask, passage.text) || !isSameThing(ask, passage.text)) continue;
    const low = passage.text.toLowerCase();
    const first = Math.min(...found.map(({ word }) => low.indexOf(word.slice(0, HEAD))).filter((at) => at >= 0));
    if (NEGATION.test(Number.isFinite(first) ? low.slice(0, first) : low)) continue;
    const score = share + passage.worth / 100;
    if (best === null || score > best.score)
      best = {
        passage,
        score,
        found: found.length,
        isName: found.some(({ weight }) => weight >= WEIGHT.name),
        share: isOther || (found.length === 1 && only && only.weight < WEIGHT.name && ask.split(/\s+/u).length > SHORT_ASK) ? NEAR : share,
      };
  }
  return (
    best && {
      passage: best.passage,
      isNear: best.found > 1 || best.isName || asked.filter(({ weight }) => weight >= WEIGHT.plain).length === 1,
      isEnough: best.share >= ENOUGH && (best.found > 1 || (!isDuty && best.isName) || asked.length === 1),
    }
  );
}

/**
 * Rule 2's cruder look: a line that holds a word of the requirement that is no everyday word ("EICRs", "rewired", "dashboards").
 * Then it may be meant, and nothing is said to be missing.
 */
export function mayBeMeant(asks: readonly string[], passages: readonly ProofPassage[], names: readonly string[]): boolean {
  return asks.some((ask) => {
    const rare = askedWords(ask, false).filter(
      ({ word, weight }) => (weight >= WEIGHT.plain || !THIN_WORDS.has(word)) && !isEverydayWord(word) && !/\d/u.test(word),
    );
    return passages.some(
      (passage) =>
        passage.worth >= LEAST_PROOF &&
        !WISHES.test(passage.text) &&
        !WATCHED.test(passage.text) &&
        // Names of employers count here: "The Walnut Room (two Rosettes)".
        rare.some((one) => holds(one, wordsOf(passage, names), ask) || wordsOf(passage, names).printed.has(singular(one.word))),
    );
  });
}

/** Whether a line holds one of the words of a duty beside those its family is asked for by; true where it has no others. */
export function sharesMore(ask: string, family: RegExp, passage: ProofPassage, names: readonly string[]): boolean {
  const others = askedWords(ask, false).filter(({ word, weight }) => weight >= WEIGHT.plain && !family.test(word) && verbOf(word) === undefined);
  return others.length === 0 || others.some((one) => holds(one, wordsOf(passage, names), ask));
}

/** Words; of a longer requirement one everyday word is not enough. */
const SHORT_ASK = 3;
/** The first passage that a family's pattern finds and no denial, wish or date of expiry takes back. */
export function foundBy(pattern: RegExp | null, passages: readonly ProofPassage[], isPaper: boolean): ProofPassage | null {
  if (pattern === null) return null;
  return (
    passages.find(({ text, worth }) => {
      if (worth < LEAST_PROOF || WISHES.test(text) || WATCHED.test(text) || (isPaper && EXPIRED.test(text))) return false;
      const folded = foldKeepingSigns(text);
      const at = folded.search(pattern);
      return at >= 0 && !DENIED.test(folded.slice(0, at));
    }) ?? null
  );
}
const DENIED =
  /\b(?:do not|does not|don['’]?t|did not|didn['’]?t|cannot|can['’]?t|have not|haven['’]?t|never|not) (?:yet |really |ever )?(?:know|done|do|have|had|understand|speak|use|used|hold|held|worked)\b[^.;:!?]{0,60}$|\b(?:no|never|nobody|not|without|keine?\p{L}*|nie|pas|jamais|sin|nunca|geen|niet)\b[^.;,]{0,40}$/u;
