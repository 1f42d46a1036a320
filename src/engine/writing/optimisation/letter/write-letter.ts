import type { Experience } from '../../../../domain/cv.ts';
import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { withThe } from '../../../english/grammar/article.ts';
import { capital, spokenName } from '../../../english/grammar/capitals.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { numberWord } from '../../../english/grammar/number-words.ts';
import { withStop } from '../../../english/grammar/stops.ts';
import { coarseStem, contentStems } from '../../../english/keyed-words.ts';
import { countWords } from '../../../english/tokens.ts';
import { presentJob } from './present-job.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { castOf, chooseDeeds, DEEDS, type Cast } from './choose-deeds.ts';
import { companyPhrases, type CompanyPhrase } from './company-words.ts';
import { joinGermanDuties } from './german-duties.ts';
import { earlierPosts } from './earlier-posts.ts';
import { noticeOf } from './notice.ts';
import { yearsInTrade } from './years-in-trade.ts';
import { deedsOf, saidOf, says, type Deed } from './deeds.ts';
import { heldOf } from './held.ts';
import { howItMoved } from './how-it-moved.ts';
import { joinDuties } from './join-duties.ts';
import { inPairs } from './in-pairs.ts';
import { letterQuestions } from './letter-questions.ts';
import { beginWith, begunWell } from './begin-with.ts';
import { ownAnswers, withoutRepeats } from './own-answers.ts';
import { isThing, prove, type Opened } from './prove.ts';
import type { Closing } from './letter-copy.ts';
import { thingOf } from './thing-to-discuss.ts';
import { shuffled } from '../../roast/stable-hash.ts';
import { namesOf } from './requirement-names.ts';
import { firmOf, isNowhere, nowOf, seatOf, titleTold } from './seats.ts';
import { pick, voiceOf, type Voice } from './voice.ts';

/** What a reader reads to its end; a CV with little in it gives a shorter letter, never a padded one. `full`: where there is enough to tell. */
export const LETTER_WORD_COUNT = { least: 170, full: 180, most: 300 } as const;
/** Lines that answer the advert: from so many on a letter is to be a full one. */
const ENOUGH_ANSWERS = 3;
/** Requirements that the opening names. */
const MAX_OPENED = 2;
/** From this worth on one more line is told than usual. */
const STRONG = 15;
/** A letter of fewer words of work tells any earlier post. */
const THIN = 110;
/** Fewer words make no paragraph of their own. */
const SHORT = 22;

/** A letter, and what its writer could add to it. */
export interface Letter {
  /** Paragraphs split by blank lines; the last is the signature. */
  text: string;
  questions: string[];
}

/**
 * A cover letter of the CV's own lines and the writer's own answers, in the tone asked for. What it says of the writer stands in
 * one of them; what it says of the company stands in the pasted pages, in quotation marks. It has no blanks: what is not known is
 * asked beside it.
 */
export function writeLetter(input: OptimisationInput): Letter {
  const deeds = anchored(framedOnce(withoutTwins(withoutRepeats(deedsOf(input.context, input.ledger, input.advert), input))), input);
  const isFull = deeds.filter(({ proves, isNear, worth }) => proves.length > 0 || (isNear && worth > 0)).length >= ENOUGH_ANSWERS;
  let chosen = chooseDeeds(deeds, isFull);
  const { bridged = 0 } = voiceOf(input).copy;
  // Where three lines answer the advert outright a letter is a full one in any tone; else it is short and honest.
  const mustBeFull = deeds.filter(({ proves }) => proves.length > 0).length >= ENOUGH_ANSWERS;
  const least = isFull ? LETTER_WORD_COUNT.full : LETTER_WORD_COUNT.least;
  let count = Math.min(DEEDS.usual + ((chosen[DEEDS.usual]?.worth ?? 0) >= STRONG ? 1 : 0), chosen.length);
  const written = (more: Omit<Extent, 'isFull'> = { training: false, bridges: 0, posts: 0 }): string =>
    compose(input, deeds, chosen.slice(0, count), { isFull, ...more, bridges: Math.max(more.bridges, bridged) });
  let best = written();
  while (count < chosen.length && countWords(best) < least) {
    count += 1;
    best = written();
  }
  if (countWords(best) < least) chosen = chooseDeeds(deeds, isFull, true);
  while (count < chosen.length && countWords(best) < least) {
    count += 1;
    best = written();
  }
  while (count > DEEDS.least && countWords(best) > LETTER_WORD_COUNT.most) {
    count -= 1;
    best = written();
  }
  // Then what the person is, told in full: posts before this one, and the study.
  if (countWords(best) < least) best = written({ training: false, bridges: 0, posts: 1 });
  if (countWords(best) < least) best = written({ training: true, bridges: 0, posts: 1 });
  if (countWords(best) < least) best = written({ training: true, bridges: 0, posts: 2 });
  if (mustBeFull && countWords(best) < least) best = written({ training: true, bridges: 1, posts: 2 });
  if (mustBeFull && countWords(best) < least) best = written({ training: true, bridges: 2, posts: 2 });
  return { text: best, questions: letterQuestions(input, chosen.length) };
}

/** What was written under two jobs is told of the one it serves best, and what says nearly the same of another is not told again. */
function withoutTwins(deeds: readonly Deed[]): Deed[] {
  const told: { deed: Deed; stems: ReadonlySet<string> }[] = [];
  for (const deed of deeds) {
    const stems = contentStems(deed.told);
    const isTwin = told.some((one) => {
      const shared = [...stems].filter((stem) => one.stems.has(stem)).length;
      return shared > 1 && shared >= MOSTLY * Math.max(stems.size, one.stems.size);
    });
    if (!isTwin) told.push({ deed, stems });
  }
  return told.map(({ deed }) => deed);
}
const MOSTLY = 0.7;

/** German, French and Spanish tell a noun behind one and the same frame: once in a letter it is a sentence, twice a form. */
const FRAMED = /^(?:(?:mon travail|mi trabajo) \p{L}+\s?:|gehörte? zu meiner Arbeit:)/u;
const framedOnce = (deeds: readonly Deed[]): Deed[] => {
  const best = deeds.find(({ told }) => FRAMED.test(told));
  return deeds.filter((deed) => deed === best || deed.duty !== '' || !FRAMED.test(deed.told));
};

/** "In another job I": told once, and only where there is nothing better that says where it was. */
function anchored(deeds: readonly Deed[], input: OptimisationInput): Deed[] {
  const { words } = voiceOf(input);
  const [first] = deeds.filter((deed) => isNowhere(deed, words));
  const known = deeds.filter((deed) => !isNowhere(deed, words));
  return known.length >= DEEDS.least ? known : deeds.filter((deed) => deed === first || known.includes(deed));
}

/** How much a letter says beside its deeds. */
interface Extent {
  isFull: boolean;
  /** With the degree. */
  training: boolean;
  /** Sentences that lead from the deeds to the end. */
  bridges: number;
  /** Posts before the present one that no deed speaks of. */
  posts: number;
}

/** The letter that tells the chosen deeds of `all`. */
function compose(input: OptimisationInput, all: readonly Deed[], chosen: readonly Deed[], { isFull, training, bridges, posts }: Extent): string {
  const voice = voiceOf(input);
  const { copy } = voice;
  // The advert is not quoted back to those who wrote it.
  const phrase = companyPhrases(input.websiteText, input.linkedinText, input.companyName.trim(), 1)[0] ?? null;
  const begun = begunWell(castOf(all, chosen, phrase, copy.strongestFirst), presentJob(input.context.cv), copy.strongestFirst);
  const cast: Cast = {
    ...begun,
    proofs:
      voice.language === 'en'
        ? joinDuties(inPairs(begun.proofs), voice.seed)
        : voice.language === 'de'
          ? joinGermanDuties(begun.proofs, voice.seed)
          : begun.proofs,
  };
  const opening = open(input, voice, cast.proofs);
  // The requirements the opening has named are proved first; a second mention says which line belongs to which.
  const proofs = prove(cast.proofs.slice(opening.isBegun ? 1 : 0), opening, input, voice);
  const employer = employerOf(input, voice, opening.job ?? cast.proofs[0]?.job);
  const theirs = phrase === null ? '' : theirWords(phrase, cast, employer, voice);
  const own = ownAnswers(input, voice);
  // Named twice is enough.
  const named = employer === null ? 0 : [opening.text, ...proofs.sentences].join(' ').split(employer).length - 1;
  const title = titleTold(presentJob(input.context.cv));
  const post = title === null ? null : voice.words.asTitle(title);
  const closing = { post, job: voice.short, role: voice.shortRole, company: voice.company, employer: named > 1 ? null : employer };
  const bridged = isFull && cast.proofs.length >= ENOUGH_ANSWERS ? shuffled(copy.bridges, `${voice.seed}:bridge`, String).slice(0, bridges) : [];
  const told = [opening.text, ...proofs.sentences].join(' ');
  const before = posts === 0 ? '' : earlierPosts(input, voice, told, countWords(told) < THIN, posts);
  const held = heldOf(input, voice, training, told);
  return lettered([
    greetingOf(input, voice),
    // Before the opening, which ends in the job that the first deed belongs to.
    copy.reasonFirst ? own.motivation : '',
    opening.text,
    ...body(
      cast.proofs.slice(opening.isBegun ? 1 : 0),
      [...proofs.sentences, before].filter((one) => one !== ''),
      joined(bridged.map((say) => say(closing))),
      held,
    ),
    own.proudest,
    // Their words without an answer of one's own make no paragraph: they lead to the conversation.
    cast.nearest === null ? '' : theirs,
    copy.reasonFirst ? '' : own.motivation,
    joined([cast.nearest === null ? theirs : '', noticeOf(input.context), closingOf(voice, closing, thingOf(input, told), howItMoved(cast.proofs))]),
    signed(input, voice),
  ]);
}

/** The first paragraph: the job, what of the advert the letter proves, and who writes. */
function open(input: OptimisationInput, voice: Voice, deeds: readonly Deed[]): Opened & { text: string } {
  const shared = unique(deeds.flatMap(({ proves }) => proves)).toSorted((a, b) => Number(b.must) - Number(a.must) || b.points - a.points);
  // A plus is not what they ask for.
  const names = namesOf(
    shared.filter((entry) => entry.must && isThing(entry) && deeds.some(({ told, result }) => saysName(`${told} ${result}`, entry))),
    input,
    new Set(),
  )
    .filter((name) => !isTheJob(name, input) && (voice.language !== 'de' || isUninflected(name)))
    .slice(0, MAX_OPENED);
  const current = presentJob(input.context.cv);
  const now = nowOf(input.context, current, voice.words);
  const begun = deeds[0] !== undefined && now !== null && deeds[0].job === current && firmOf(current) !== null ? beginWith(now, deeds[0], voice) : null;
  const years = voice.language === 'en' ? yearsInTrade(input.context) : null;
  const who = begun ?? now;
  // "I have fifteen years in defined benefit schemes. Since May 2019 ..."
  const filled = {
    job: voice.job,
    aJob: voice.aJob,
    role: voice.role,
    company: voice.company,
    now: years === null ? who : who === null ? `I have ${years}` : `I have ${years}. ${who}`,
  };
  const text =
    names.length === 0 || voice.copy.openings.length === 0
      ? pick(voice, voice.copy.plainOpenings, 'opening')?.({ ...filled, asks: null })
      : pick(voice, voice.copy.openings, 'opening')?.({ ...filled, asks: listed(names, voice.words.and) });
  const result = begun === null || deeds[0] === undefined || deeds[0].result === '' ? '' : withStop(capital(inWords(deeds[0].result)));
  return {
    text: joined([text ?? '', result]),
    names: voice.copy.openings.length === 0 ? [] : names,
    job: now === null ? null : current,
    isBegun: begun !== null,
  };
}

/** "3 have since become subject leaders" opens no sentence with its figure. */
const inWords = (text: string): string => text.replace(/^(\d{1,2})(?= \p{L})/u, (figure) => (Number(figure) > 0 ? numberWord(Number(figure)) : figure));

/** German: a noun without an adjective, which would want another ending behind "nennen": "Dienstplanung", not "herausforderndem Verhalten". */
const isUninflected = (name: string): boolean =>
  name.split(/\s+/u).every((word, at) => !/^\p{Ll}/u.test(word) || (at > 0 && /^(?:und|oder|von|für|in|im|mit|an|am|auf|zur|zum|der|des)$/u.test(word)));

/** Whether a deed names the requirement itself, and not only proves it. */
const saysName = (text: string, { requirement }: KeywordEntry): boolean =>
  says(text, requirement) || says(text, requirement.split(/ (?:or|and) |, |\s\(/u)[0] ?? requirement);

/** Whether a requirement is what the job is called: "engineering" of an engineer. */
function isTheJob(name: string, { jobRole }: OptimisationInput): boolean {
  const own = [...contentStems(jobRole)].map(coarseStem);
  return [...contentStems(name)].every((stem) => own.includes(coarseStem(stem)));
}

/** The employer that the closing and the company's words may refer to: of the job told first, else of the present one. */
function employerOf({ context }: OptimisationInput, { language }: Voice, job: Experience | null | undefined): string | null {
  const firm = firmOf(job ?? presentJob(context.cv));
  return firm === null || language !== 'en' ? firm : withThe(firm);
}

/**
 * The proofs in one paragraph or two, and `held`, the papers, in one of its own where they are no line and a half. A new one begins with
 * another job, as far from either end as can be.
 */
function body(deeds: readonly Deed[], sentences: readonly string[], last: string, held: string): string[] {
  const all = joined([...sentences, last]);
  if (countWords(all) <= ONE_PARAGRAPH && countWords(held) >= A_PARAGRAPH && sentences.length > 0) return [joined(sentences), joined([held, last])];
  const half = Math.ceil(sentences.length / 2);
  const cut = deeds.findIndex((deed, index) => index > 0 && deed.job !== deeds[index - 1]?.job && index >= half - 1);
  const split = cut > 0 ? cut : sentences.length <= DEEDS.usual ? sentences.length : half;
  const first = sentences.slice(0, split).join(' ');
  const rest = joined([...sentences.slice(split), held, last]);
  return countWords(rest) < SHORT || countWords(first) < SHORT ? [joined([first, rest])] : [first, rest];
}
/** More words of work are two paragraphs. */
const ONE_PARAGRAPH = 80;
/** So many words of papers are a paragraph. */
const A_PARAGRAPH = 11;

/** The end of the letter: on a change that it tells of, else on one thing of the advert, where there is one to talk about. */
const closingOf = (voice: Voice, closing: Closing, thing: string | null, how: string | null): string =>
  (how === null || voice.copy.closingsHow === undefined ? undefined : pick(voice, voice.copy.closingsHow, 'closing')?.({ ...closing, how })) ??
  (thing === null ? undefined : pick(voice, voice.copy.closingsOn, 'closing')?.({ ...closing, thing })) ??
  pick(voice, voice.copy.closings, 'closing')?.(closing) ??
  '';

/** The company's own words, and beside them the line of the CV that comes nearest. */
function theirWords(phrase: CompanyPhrase, { nearest }: Cast, employer: string | null, voice: Voice): string {
  const { words, short: job, aJob, company } = voice;
  const answer = nearest === null ? null : words.clause(seatOf(nearest, null, words).mid, saidOf(nearest, voice.language));
  return pick(voice, voice.copy.theirs, 'theirs')?.({ says: saysOf(phrase, voice), nearest: answer, job, aJob, company, employer }) ?? '';
}

/** Other languages than English quote the whole sentence: their grammar cannot take it in. */
const saysOf = ({ source, form, quote, sentence }: CompanyPhrase, { language, words }: Voice): string =>
  language === 'en' || form === 'line' ? words.says(source, form, quote) : words.says(source, 'line', sentence.replace(/[\s.]+$/u, ''));

/** By name where the advert names somebody to write to, and is of the letter's language. */
function greetingOf({ advert: { contact, language }, companyName }: OptimisationInput, { copy, company, language: own }: Voice): string {
  const plain = copy.greeting(company);
  if (contact === null || language !== own || companyName.includes(contact.name)) return plain;
  const who = `${contact.address} ${contact.name}`.trim();
  if (own === 'en') return `${plain.startsWith('Hello') ? 'Hello' : 'Dear'} ${who},`;
  if (own !== 'de' || contact.address === '') return plain;
  return plain.startsWith('Guten Tag') ? `Guten Tag, ${who},` : `${contact.address.startsWith('Herr') ? 'Sehr geehrter' : 'Sehr geehrte'} ${who},`;
}

function signed({ context, advert }: OptimisationInput, { copy }: Voice): string {
  const own = advert.isNameless ? '' : spokenName(context.cv.name?.value.trim() ?? '');
  // "kylie tranter" was typed so, and signs no letter so.
  const name = own === own.toLowerCase() ? own.replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase()) : own;
  return name === '' ? copy.signOff : `${copy.signOff}\n${name}`;
}

/** Paragraphs to a letter. What follows a German salutation begins with a small letter, so the opening's capital is the copy's. */
const lettered = (paragraphs: readonly string[]): string =>
  paragraphs
    .map(tight)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, at) => (at === 1 ? paragraph : capital(paragraph)))
    .join('\n\n');

/** Single spaces, no doubled stops. */
const tight = (text: string): string =>
  text
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/\.{2,}/gu, '.')
    .replace(/\?\./gu, '?')
    .trim();

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const unique = (entries: readonly KeywordEntry[]): KeywordEntry[] => [...new Map(entries.map((entry) => [entry.id, entry])).values()];
