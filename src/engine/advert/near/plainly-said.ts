import { spelledAs } from '../../english/keyed-words.ts';
import { foldedWords, foldKeepingSigns } from '../../english/folding.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import { ANY_DOING, ANY_TRADES_NOUN, EVERYDAY_SYNONYMS, MEASURE_AND_PRAISE } from '../../lexicon/advert/everyday-synonyms.ts';
import { EXPIRED, NEGATION, TASTED, WATCHED, WISHES } from '../../lexicon/advert/implications.ts';
import { isEverydayWord } from '../../lexicon/words/word-sizes.ts';
import { EMPTY_WORDS, THIN_WORDS } from '../../lexicon/advert/thin-words.ts';
import { sameAct, tellsAct } from '../acts.ts';
import type { AdvertRequirement } from '../advert.ts';
import { conditionsIn } from '../conditions.ts';
import { A_TRAIT } from '../kind/lesser-proof.ts';
import { isLevelOf } from '../kind/level.ts';
import { isAsNarrow } from '../kind/narrower.ts';
import { isOfOthers, isOfWhom } from '../kind/of-whom.ts';
import { isOfPosting, isOfThatName, isPartOfIt, isSameThing } from '../kind/same-thing.ts';
import { LEAST_PROOF, type ProofPassage } from '../proof.ts';
import { sameWord } from './same-word.ts';

/** One clause of a requirement: what is done and with which things. */
interface Clause {
  text: string;
  verbs: readonly string[];
  things: readonly Thing[];
}
interface Thing {
  word: string;
  /** Other words for it. */
  others: readonly RegExp[];
  /** Whether it tells this thing from what every trade has. */
  isOwn: boolean;
}

/** The line, and whether it has all of it in the requirement's own words. */
export interface PlainProof {
  passage: ProofPassage;
  isByName: boolean;
}

/** Where a clause stops naming the thing and says for whom, how and by when; folded. */
const NARROWS =
  /\s(?:with|for|across|within|from|to|so|before|ahead|through|via|using|alongside|together|while|without|who|which|that|where|including|such as|in line with|in accordance with|at|by|during|on|between)\s/u;
/** Words; a longer requirement is a thought that no rule should cut. */
const MOST_WORDS = 16;
const MOST_SENTENCES = 600;

/**
 * The line that plainly says a duty or a field of work, whatever inflection or everyday word it uses: in one sentence it holds
 * everything that a clause of the requirement names, at least one of it no trade's common coin, and the same kind of doing. Null
 * where there is no such line, and for what only dates, papers and levels can prove.
 */
export function saidPlainly(requirement: AdvertRequirement, passages: readonly ProofPassage[]): PlainProof | null {
  const { phrase, kind, alternatives } = requirement;
  if (kind === 'credential') return paperInWords(phrase, passages);
  if (kind !== 'responsibility' && kind !== 'knowledge' && kind !== 'skill') return null;
  const asked = foldKeepingSigns(phrase);
  if (A_TRAIT.test(asked) || ONLY_DATES_TELL.test(asked) || conditionsIn(phrase).length > 0 || alternatives.length > 0) return null;
  const clauses = clausesIn(asked);
  if (clauses.length === 0) return null;
  const proofs = clauses.map((clause) => proofOf(clause, phrase, passages));
  const [first = null] = proofs;
  if (first === null || proofs.includes(null)) return null;
  const isByName = clauses.every(({ things }, at) => things.every(({ word }) => foldedWords(proofs[at]?.text ?? '').some((own) => isSameWord(word, own))));
  return { passage: first, isByName };
}

/** "Graduate of an AVMA-accredited program": a paper known by its letters, all of whose words stand in one line of studies or papers. */
function paperInWords(phrase: string, passages: readonly ProofPassage[]): PlainProof | null {
  const [letters] = /\b\p{Lu}{3,6}(?=-accredited|-approved| accredited| approved)/u.exec(phrase) ?? [];
  if (letters === undefined) return null;
  const words = foldedWords(phrase).filter((word) => word.length > 2 && !/^(?:graduate|from|the|completion|completed)$/u.test(word));
  const passage = passages.find(
    ({ text, section }) =>
      (section === 'education' || section === 'certifications') && words.every((word) => foldedWords(text).some((own) => isSameWord(word, own))),
  );
  return passage === undefined ? null : { passage, isByName: true };
}

/** How many of a requirement's own words a line holds. */
export const sharedWords = (phrase: string, text: string): number => {
  const words = foldedWords(text);
  return thingsIn(foldKeepingSigns(phrase)).filter(({ word }) => words.some((own) => isSameWord(word, own))).length;
};
/** Asked for in years, sums, grades and permissions, or as what one would do; folded. */
const ONLY_DATES_TELL =
  /\b(?:years?|months?|willing\p{L}*|licen[cs]\p{L}*|certif\p{L}*|degree|qualif\p{L}*|permission|right to|visa|travel|weekends?|evenings?|nights?|advanced|level|expert|fluent)\b/u;

function clausesIn(asked: string): Clause[] {
  const plain = asked
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(RELATIONS, 'liaise with ')
    .replace(/^(?:experience|knowledge|understanding|familiarity)(?: (?:in|of|with))?\s/u, '');
  if (plain.split(' ').length > MOST_WORDS || /\bor\b/u.test(plain)) return [];
  const cuts = [...plain.matchAll(/,?\s(?:and|then)\s|,\s/gu)].filter(({ index, 0: gap }) => opensDeed(plain.slice(index + gap.length)));
  const texts: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of cuts) {
    // "Develop and update care plans": the first verb has its object behind the second.
    if (thingsIn(plain.slice(from, index)).length === 0) continue;
    texts.push(plain.slice(from, index));
    from = index + gap.length;
  }
  texts.push(plain.slice(from));
  const clauses = texts.map(clauseOf);
  return clauses.every((clause) => clause !== null) ? clauses : [];
}

/** Relationships are built by talking to each other; folded. */
const RELATIONS =
  /^(?:build|develop|maintain|establish|foster|form|manag)(?:s|e|es|ing)?(?: and (?:build|develop|maintain|manag)(?:s|e|es|ing)?)? (?:(?:strong|good|great|positive|effective|close|excellent|lasting) )*(?:relationships?|relations|rapport|partnerships?) with /u;

/** Whether a text begins with a verb and its object. */
function opensDeed(rest: string): boolean {
  const [head = '', next = ''] = rest.split(' ');
  const form = verbOf(head)?.form;
  return (form === 'bare' || form === 'ing' || form === 'either' || (form === 'third' && opensThird(rest))) && next !== '' && next !== 'and';
}

/** A clause with as much of what narrows it as it needs to name something of its own; null where it never does. */
function clauseOf(text: string): Clause | null {
  let end = 0;
  for (const { index, 0: gap } of [...text.matchAll(new RegExp(NARROWS, 'gu')), { index: text.length, 0: '' }]) {
    end = index;
    const [things, verbs] = [thingsIn(text.slice(0, end)), verbsIn(text)];
    // "Catering for events": one word and no deed is half a thing.
    // "Educate clients": what everybody has, and a deed that few tell.
    const isByVerb = things.length > 0 && verbs.some((verb) => !ANY_DOING.has(verb));
    const isEnough = (things.some(({ isOwn }) => isOwn) && (things.length > 1 || verbs.length > 0 || gap === '')) || isByVerb;
    if (isEnough || things.length > 1)
      // What would be cut off here may be a further deed.
      return /,\sand\s/u.test(text.slice(end)) ? null : { text: text.slice(0, end), verbs, things };
    if (gap === '') break;
  }
  return null;
}

/** "Manages behaviour consistently": told of a third person; "plans for each site" are things. */
function opensThird(text: string): boolean {
  const [head = '', next = ''] = foldedWords(text);
  return verbOf(head)?.form === 'third' && next !== '' && !/^(?:of|for|in|on|to|with|at|from)$/u.test(next);
}

/** The verbs at the head of a clause, bare. */
function verbsIn(text: string): string[] {
  const verbs: string[] = [];
  const words = foldedWords(text);
  if (words.every((word) => ['bare', 'ing', 'either'].includes(verbOf(word)?.form ?? ''))) return [];
  for (const word of words) {
    if (word === 'and') continue;
    const verb = verbOf(word);
    if (verb === undefined || verb.form === 'past' || (verb.form === 'third' && !opensThird(text))) break;
    verbs.push(verb.verb);
  }
  return verbs;
}

function thingsIn(text: string): Thing[] {
  const words = foldedWords(text);
  const forms = opensThird(text) ? ['bare', 'ing', 'either', 'third'] : ['bare', 'ing', 'either'];
  const from = words.findIndex((word) => word !== 'and' && !forms.includes(verbOf(word)?.form ?? ''));
  // All of them are verbs as well ("order picking"): then they name one thing.
  const nouns = from >= 0 ? words.slice(from) : words.length > 1 && !words.includes('and') ? words : [];
  const folded = ` ${text} `;
  return [...new Set(nouns)]
    .filter(
      (word) =>
        (word.length > 2 || SHORT_NAMES.test(word)) &&
        !/^\d/u.test(word) &&
        !isSmall(word) &&
        !MEASURE_AND_PRAISE.test(word) &&
        !(verbOf(word)?.form === 'past' && !word.endsWith('s')),
    )
    .map((word) => ({
      word,
      others: EVERYDAY_SYNONYMS.filter((pattern) => (folded.match(new RegExp(pattern.source, 'gu')) ?? []).some((said) => foldedWords(said).includes(word))),
      isOwn: !ANY_TRADES_NOUN.test(word) && !THIN_WORDS.has(word) && !EMPTY_WORDS.has(word),
    }));
}
const SHORT_NAMES = /^(?:hr|it|qa|qc|ap|ar|pr|rn|pe|ux|ui|bi|ai|ot)$/u;
const isSmall = (word: string): boolean =>
  /^(?:the|and|for|with|our|your|their|its|his|her|into|onto|out|off|over|after|about|they|them|you|are|was|not|but|who|how|that|this|these|those|from|has|have|had|can|will|also|such|own|other|both|more|most|ones?|two|three|four|five|six|up|in|on|of|to|an?)$/u.test(
    word,
  );

function proofOf(clause: Clause, phrase: string, passages: readonly ProofPassage[]): ProofPassage | null {
  let best: { passage: ProofPassage; score: number } | null = null;
  for (const passage of passages.slice(0, MOST_SENTENCES)) {
    if (passage.worth < LEAST_PROOF || NO_PROOF.has(passage.section)) continue;
    const told = sentencesOf(passage.text).find((sentence) => tells(sentence, clause, phrase, passage));
    if (told === undefined) continue;
    const words = foldedWords(told);
    // The requirement's own words before other ones for them, work before lists.
    const own = clause.things.filter(({ word }) => words.some((one) => isSameWord(word, one))).length;
    const isOwnVerb = words.some((word) => clause.verbs.includes(verbOf(word)?.verb ?? word));
    const score = own + (isOwnVerb ? 1 : 0) + passage.worth / 10;
    if (best === null || score > best.score) best = { passage, score };
  }
  return best?.passage ?? null;
}
/** Words; a shorter line of a job that is no statement is its head. */
const A_SENTENCE = 8;
const NO_PROOF: ReadonlySet<ProofPassage['section']> = new Set(['header', 'education', 'languages', 'awards', 'interests', 'references', 'publications']);
const sentencesOf = (text: string): string[] => text.replace(/Â(?=\s|$|[.,;:)])/gu, '').split(/(?<=\p{L}{2}[.!?;])\s+|\t|\s\|\s/u);

function tells(sentence: string, clause: Clause, phrase: string, { section, statement }: ProofPassage): boolean {
  const folded = foldKeepingSigns(sentence);
  const words = foldedWords(sentence);
  if (EXPIRED.test(sentence) || WISHES.test(sentence) || WATCHED.test(sentence) || TASTED.test(folded) || NEGATION.test(folded)) return false;
  // A title above a job tells no deed.
  if (section === 'experience' && !statement && words.length < A_SENTENCE) return false;
  // One thing alone is that very noun, and not what another one is called by ("drawings" and "a drawing class").
  const isAlone = clause.things.length === 1;
  const isIt = (word: string, own: string, at: number): boolean =>
    isAlone ? spelledAs(word) === spelledAs(own) && !isModifier(words[at + 1]) : isSameWord(word, own);
  const isThere = ({ word, others }: Thing): boolean => words.some((own, at) => isIt(word, own, at)) || others.some((pattern) => pattern.test(folded));
  if (!clause.things.every(isThere)) return false;
  // What is told by other words alone may be another thing: one word at least is the requirement's own, or its name.
  const own = clause.things.filter(({ word }) => words.some((one) => isSameWord(word, one)));
  if (own.length === 0 && clause.things.length < 2 && clause.verbs.every((verb) => ANY_DOING.has(verb))) return false;
  return (
    isSameDoing(clause, sentence, words, section) &&
    isSameThing(phrase, sentence) &&
    isLevelOf(phrase, sentence) &&
    isOfThatName(phrase, sentence) &&
    isAsNarrow(phrase, sentence) &&
    !isPartOfIt(phrase, sentence) &&
    isOfPosting(phrase, sentence) &&
    isOfOthers(phrase, sentence) &&
    isOfWhom(phrase, sentence)
  );
}

/** Whether a word that follows makes the one before it part of another thing: no small word, no verb, and no word for handling it. */
const isModifier = (next: string | undefined): boolean =>
  next !== undefined &&
  next.length > 2 &&
  !isSmall(next) &&
  !EMPTY_WORDS.has(next) &&
  verbOf(next) === undefined &&
  !next.endsWith('ly') &&
  !/^(?:management|administration|preparation|process\p{L}*|reports?|records?|levels?|control|maintenance|handling|development|reviews?|plans?|duties|programs?|programmes?|skills?|systems?|needs?|figures?|targets?|daily|weekly|monthly|per)$/u.test(
    next,
  );

/** What somebody sat through he has not done. */
const WAS_TAUGHT =
  /^\W*(?:attended|received|completed (?:an? )?(?:training|courses?)|participat(?:ed|ing) in (?:\p{L}+ ){0,2}(?:training|workshops?|courses?))\b/iu;

/** What is done by whoever answers for a thing; folded. */
const MANAGES =
  /\b(?:manag\p{L}*|r[au]n(?:s|ning)?|h[eo]ld\p{L}*|k[e]?ep\p{L}*|kept|led|lead\p{L}*|supervis\p{L}*|overs\p{L}*|control\p{L}*|responsible|in charge|administ\p{L}*|handl\p{L}*|own(?:s|ed|ing)?|prepar\p{L}*|process\p{L}*|maintain\p{L}*|monitor\p{L}*|set(?:s|ting)?)\b/u;

/** Letters by which a noun is known to be of a verb. */
const A_STEM = 5;

/** Spelled in either English. */
const isSameWord = (one: string, other: string): boolean => sameWord(one, other) || sameWord(spelledAs(one), spelledAs(other));

function isSameDoing({ verbs, things }: Clause, sentence: string, words: readonly string[], section: ProofPassage['section']): boolean {
  // Names of companies ("the Stock Exchange") tell no deed.
  const told = sentence
    .replace(/(?<=\S\s)\p{Lu}[\p{L}&'’]+/gu, '')
    .split(/\s+/u)
    .filter((word) => !foldedWords(word).some((own) => things.some((thing) => isSameWord(thing.word, own))))
    .join(' ');
  const isDone = (section !== 'skills' || tellsAct(sentence)) && !WAS_TAUGHT.test(sentence);
  if (verbs.length === 0) return !WAS_TAUGHT.test(sentence);
  if (verbs.every((verb) => ANY_DOING.has(verb))) {
    // "Run a store" is not said by whatever happens in one.
    const [only] = things.length === 1 ? things : [];
    const isBare = only !== undefined && isEverydayWord(only.word);
    return (
      isDone &&
      (!isBare ||
        MANAGES.test(foldKeepingSigns(sentence)) ||
        words.some((word) => verbs.includes(verbOf(word)?.verb ?? word) || (word !== only.word && word.endsWith('ing') && isSameWord(word, only.word))))
    );
  }
  // "IV catheter placement" is placing them.
  if (
    words.some((word) => verbs.includes(verbOf(word)?.verb ?? word) || verbs.some((verb) => verb.length >= A_STEM && word.startsWith(verb.replace(/e$/u, ''))))
  )
    return true;
  const isOwnThing = things.some(({ isOwn }) => isOwn) || things.length > 1;
  return isOwnThing && tellsAct(told) && tellsAct(verbs.join(' ')) && sameAct(verbs.join(' '), told);
}
