import type { Context } from '../../context.ts';
import { locate } from '../../evidence/shared/locate.ts';
import { foldedWords, foldKeepingSigns } from '../../english/folding.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import { NEGATION, WISHES } from '../../lexicon/advert/implications.ts';
import { PAPER_WORDS } from '../../lexicon/advert/kinds-of-proof.ts';
import { KIN } from '../../lexicon/advert/kin/kin.ts';
import { TELLS_NO_LINE_APART } from '../../lexicon/advert/near-words.ts';
import { SAME_THING } from '../../lexicon/advert/same-thing.ts';
import { SAME_THING_OF_TRADES } from '../../lexicon/advert/same-thing-trades.ts';
import { EMPTY_WORDS, THIN_WORDS } from '../../lexicon/advert/thin-words.ts';
import { isEverydayWord } from '../../lexicon/words/word-sizes.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import type { AdvertRequirement } from '../advert.ts';
import { isSameThing } from '../kind/same-thing.ts';
import type { Finding } from '../outcomes.ts';
import type { ProofPassage } from '../proof.ts';
import { sameWord } from './same-word.ts';

/** How much a word says of what is asked for; below `LEAST` a line has nothing to do with it. */
const WORTH = { rare: 4, plain: 2, sameThing: 3, kin: 3, further: 1, thin: 1, empty: 0.5 } as const;
const LEAST = 3;
/** Letters; shorter words are parts of too many. */
const A_WORD = 3;
/** Characters; more is not read as one line. */
const LONGEST = 240;
/** Lines that are looked at. */
const MOST_LINES = 800;

type Proof = NonNullable<Finding['proof']>;
/** Looks a requirement up among the lines of one page. */
export type NearLines = (requirement: AdvertRequirement) => Proof | null;

/** A line of the page, folded once for all requirements. */
interface Line extends Pick<ProofPassage, 'text' | 'page' | 'line'> {
  folded: string;
  words: readonly string[];
}

/** What is asked for, by its words. */
interface Asked {
  worth: ReadonlyMap<string, number>;
  /** Names of things that no other line holds by chance. */
  rare: ReadonlySet<string>;
  /** Names of things at all. */
  nouns: ReadonlySet<string>;
  /** Other words for it; `covers` where hardly anything rare is asked for beside them. */
  things: readonly { pattern: RegExp; covers: boolean }[];
  /** What people write who have it. */
  kin: readonly Telling[];
}

/** How a thing is told, and what a line gains by it: more for what the requirement begins with. */
interface Telling {
  tells: RegExp;
  worth: number;
}

/**
 * The lines that come nearest to what no line says: one that holds the thing itself or another word for it, wherever it stands on the
 * page; a verb or an adjective in common is nothing. Null where none does; only then is there nothing to show (rule 2).
 */
export function nearLines(context: Context, passages: readonly ProofPassage[]): NearLines {
  let page: readonly Line[] | null = null;
  return ({ phrase, kind, alternatives }) => {
    const asked = askedIn([phrase, ...alternatives].join(' '));
    const most = [...asked.worth.values()].reduce((sum, worth) => sum + worth, 0) + asked.things.length * WORTH.sameThing + asked.kin.length * WORTH.kin;
    const least = Math.min(LEAST, most);
    if (least < WORTH.thin) return null;
    page ??= linesOf(context, passages);
    const isOfIt = (text: string): boolean => [phrase, ...alternatives].some((way) => isSameThing(way, text)) && !isOtherLicence(phrase, text);
    let best: { line: Line; score: number } | null = null;
    for (const line of page) {
      const told = scoreOf(line, asked);
      const score =
        told === 0
          ? 0
          : told -
            (kind === 'responsibility' && isHead(line, context) ? WORTH.thin : 0) +
            (kind === 'credential' && isOfPapers(line, context) ? WORTH.thin : 0);
      if (score >= least && score > (best?.score ?? 0) && !isPrivateLine(context, line) && isOfIt(line.text)) best = { line, score };
    }
    if (best === null) return null;
    const { text, page: at, line } = best.line;
    return { quote: text.replace(/^\s*[•●▪■◦○‣⁃∙·►➢*–—-]\s*/u, ''), page: at, line };
  };
}

/** Where somebody worked and as what tells less of a deed than a line of the work; of years and papers it may tell all. */
const isHead = ({ page, line }: Line, { cv }: Context): boolean =>
  cv.experience.some(({ title, company }) => [title, company].some((read) => read !== null && read.page === page && read.line === line));
const isOfPapers = ({ page, line }: Line, { cv, lines }: Context): boolean =>
  cv.sections.some(
    ({ kind, from, to }) => (kind === 'certifications' || kind === 'education') && lines.slice(from, to).some((one) => one.page === page && one.line === line),
  );

const ALL_THINGS = [...SAME_THING, ...SAME_THING_OF_TRADES];

/** Whoever may drive has no licence to treat water, nurse or serve. */
const isOtherLicence = (phrase: string, text: string): boolean =>
  // Neither a food drive nor a driving force is a driving licence.
  (/\bdriv\p{L}*(?:'s)? licen[cs]/iu.test(phrase) && !MAY_DRIVE.test(foldKeepingSigns(text))) ||
  (/\blicen[cs]/iu.test(phrase) && !A_DRIVER.test(foldKeepingSigns(phrase)) && A_DRIVER.test(foldKeepingSigns(text)) && !/\bforklift|\bflt\b/iu.test(phrase));
const MAY_DRIVE =
  /\blicen[cs]|\bdrivers?\b|\bdriving (?!force)|\bdrove\b|\b(?:own|clean) (?:car|vehicle)|\bcat(?:egory)?\.? ?[bcd]\b|\b(?:hgv|lgv|cpc|dvla|fuhrerschein|permis|rijbewijs|carnet?)\b/u;
const A_DRIVER = /\bdriv\p{L}*|\b(?:full|clean) (?:uk |clean )*licen[cs]e|\blicen[cs]e class [a-e]\b|\bclass [a-e] licen[cs]e|\b(?:hgv|lgv|c\+e)\b/u;

/** Statements first: a line that is cut by the margin says less than the whole. */
const linesOf = (context: Context, passages: readonly ProofPassage[]): Line[] =>
  [...passages.filter(({ statement }) => statement), ...context.lines.slice(0, MOST_LINES)]
    .filter((line) => !isHeading(line, context))
    .flatMap(({ text, page, line }) =>
      sayingsOf(text).flatMap((one) => {
        if (one === text) return [{ text, page, line }];
        // A later sentence of a wrapped statement begins in a line of its own.
        const place = locate(context, one, { page, line });
        return place === null ? [] : [{ text: one, page: place.page, line: place.line }];
      }),
    )
    .filter((line) => isTelling(line.text))
    .map(({ text, page, line }) => ({ text, page, line, folded: foldKeepingSigns(text), words: foldedWords(text) }));

/** The cells of a row each for itself, and of a long line each sentence: what is quoted is one thing that somebody wrote (rule 6). */
const sayingsOf = (text: string): string[] =>
  text
    .split('\t')
    .flatMap((cell) => {
      const sentences = cell.length > A_SENTENCE ? cell.split(/(?<=\p{L}{3}[.!?;])\s+(?=\p{Lu})/u) : [cell];
      return sentences.every((sentence) => /\S\s\S+\s\S/u.test(sentence)) ? sentences : [cell];
    })
    .map((one) => one.trim())
    .filter((one) => one !== '');
/** Characters; a shorter line is quoted whole. */
const A_SENTENCE = 100;

const isTelling = (text: string): boolean => text.length <= LONGEST && TELLS.test(text) && !STUMP.test(text) && !WISHES.test(text);
/** The end of a sentence whose beginning stands in another line. */
const STUMP = /^\s*\p{Ll}\S*(?:\s\S+)?$/u;
/** More than a number and a mark. */
const TELLS = /\p{L}{3}/u;

function askedIn(phrase: string): Asked {
  const folded = foldKeepingSigns(phrase);
  const worth = new Map<string, number>();
  const [rare, nouns] = [new Set<string>(), new Set<string>()];
  for (const [at, word] of foldedWords(folded).entries()) {
    if (word.length < A_WORD || /^\d/u.test(word)) continue;
    const value = worthOf(word);
    // "Walk patients to theatre": what is done with a thing names no thing.
    // "Certification" is what every paper is.
    const isDone =
      PAPER_WORDS.has(word) || (value <= WORTH.plain && (TELLS_NO_LINE_APART.has(word) || word.endsWith('ly') || (at === 0 && verbOf(word) !== undefined)));
    worth.set(word, isDone ? Math.min(value, WORTH.thin) : value);
    if (!isDone && value >= WORTH.plain) nouns.add(word);
    if (!isDone && value >= WORTH.rare) rare.add(word);
  }
  // With whom and where it is done is no name of it.
  const at = /\s(?:together with|along(?:side| with)|with|for|across|within|from|to)\s/u.exec(folded)?.index ?? Infinity;
  const head = folded.slice(0, at).split(' ').length >= A_THING ? folded.slice(0, at) : folded;
  const things = ALL_THINGS.filter((pattern) => pattern.test(head)).map((pattern) => {
    const said = head.match(new RegExp(pattern.source, 'gu'))?.flatMap(foldedWords) ?? [];
    return { pattern, covers: [...rare].filter((word) => said.some((own) => sameWord(word, own))).length >= rare.size * MOST_OF_THEM };
  });
  const kin = kinOf(head);
  return { worth, rare, nouns, things, kin: kin.length > 0 || head === folded ? kin : kinOf(folded) };
}

/** How the lines of those tell it who have what this asks for. */
const kinOf = (folded: string): Telling[] =>
  KIN.flatMap(({ asks, tells }) => {
    const at = folded.search(asks);
    return at < 0 ? [] : [{ tells: new RegExp(tells.source, 'gu'), worth: WORTH.kin + (at <= folded.length * THE_BEGINNING ? WORTH.further : 0) }];
  });
const THE_BEGINNING = 0.34;

/** What a line tells of one such thing: the thing, and a little for each further word of it. */
function kinWorth(folded: string, kin: readonly Telling[]): number {
  return kin.reduce((sum, { tells, worth }) => {
    const found = new Set(folded.match(tells));
    return found.size === 0 ? sum : sum + worth + Math.min(found.size - 1, MOST_FURTHER) * WORTH.further;
  }, 0);
}
const MOST_FURTHER = 2;

function scoreOf({ folded, words }: Line, { worth, rare, nouns, things, kin }: Asked): number {
  const others = things.filter(({ pattern }) => pattern.test(folded));
  const ofKin = kinWorth(folded, kin);
  let score = others.length * WORTH.sameThing + ofKin;
  let [rares, named, thin] = [0, 0, 0];
  for (const [word, value] of worth) {
    const own = words.find((one) => sameWord(word, one));
    if (own === undefined || NEGATION.test(folded.slice(0, Math.max(0, folded.indexOf(own))))) continue;
    score += value;
    if (rare.has(word)) rares += 1;
    if (nouns.has(word)) named += 1;
    else if (value >= WORTH.thin) thin += 1;
  }
  const isNear =
    ofKin > 0 ||
    rares > 0 ||
    others.some(({ covers }) => covers) ||
    (rare.size === 0 ? named + (nouns.size === 0 ? thin - 1 : 0) > 0 && named >= nouns.size * MOST_OF_THEM : named >= ENOUGH_PLAIN);
  return isNear ? score : 0;
}
/** Of the things asked for by everyday words; and how many of those stand in for the rare one. */
const MOST_OF_THEM = 0.5;
const ENOUGH_PLAIN = 2;
/** Words. */
const A_THING = 3;

const worthOf = (word: string): number =>
  EMPTY_WORDS.has(word) ? (isSmall(word) ? 0 : WORTH.empty) : THIN_WORDS.has(word) ? WORTH.thin : isEverydayWord(word) ? WORTH.plain : WORTH.rare;
/** Words of grammar say nothing, however many of them meet. */
const isSmall = (word: string): boolean =>
  word.length <= 4 ||
  /^(?:about|above|after|again|along|among|around|before|being|between|could|every|first|least|might|other|others|should|their|there|these|those|three|through|under|using|where|which|while|within|without|would|years|your)$/u.test(
    word,
  );

const isHeading = ({ page, line }: { page: number; line: number }, { cv }: Context): boolean =>
  cv.sections.some(({ heading }) => heading?.page === page && heading.line === line);
