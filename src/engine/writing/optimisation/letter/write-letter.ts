import type { Experience } from '../../../../domain/cv.ts';
import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { withThe } from '../../../english/grammar/article.ts';
import { capital, spokenName } from '../../../english/grammar/capitals.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { coarseStem, contentStems } from '../../../english/keyed-words.ts';
import { countWords } from '../../../english/tokens.ts';
import { FEW_POINTS } from '../words.ts';
import { currentJob } from '../../../reading/entries/current-job.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { castOf, chooseDeeds, DEEDS, type Cast } from './choose-deeds.ts';
import { companyPhrases, type CompanyPhrase } from './company-words.ts';
import { deedsOf, says, type Deed } from './deeds.ts';
import { isDegree, isThing, prove, type Opened, type Proofs } from './prove.ts';
import { namesOf } from './requirement-names.ts';
import { firmOf, nowOf, seatOf } from './seats.ts';
import { pick, voiceOf, type Voice } from './voice.ts';

/** What a reader reads to its end; a CV with little in it gives a shorter letter, never a padded one. */
export const LETTER_WORD_COUNT = { least: 120, most: 320 } as const;
/** Requirements that the opening names. */
const MAX_OPENED = 2;
/** Requirements that are named in passing, for the CV only lists them. */
const MAX_ALSO = 4;
/** Requirements that are asked back for where the CV gives nothing to tell. */
const MAX_ASKED = 2;
/** Fewer words make no paragraph of their own. */
const SHORT = 22;

/**
 * A cover letter of the CV's own lines, in the tone asked for. Paragraphs are split by blank lines; the last is the signature.
 * What it says of the writer stands in the CV; what it says of the company stands in the pasted pages, in quotation marks.
 */
export function writeLetter(input: OptimisationInput): string {
  const deeds = deedsOf(input.context, input.ledger, input.advert);
  const chosen = chooseDeeds(deeds);
  let best = compose(input, deeds, chosen.slice(0, DEEDS.usual));
  for (let count = DEEDS.usual + 1; count <= Math.min(DEEDS.most, chosen.length) && countWords(best) < LETTER_WORD_COUNT.least; count += 1)
    best = compose(input, deeds, chosen.slice(0, count));
  for (let count = DEEDS.usual - 1; count >= DEEDS.least && countWords(best) > LETTER_WORD_COUNT.most; count -= 1)
    best = compose(input, deeds, chosen.slice(0, count));
  return best;
}

/** The letter that tells the chosen deeds of `all`. */
function compose(input: OptimisationInput, all: readonly Deed[], chosen: readonly Deed[]): string {
  const voice = voiceOf(input);
  // The advert is not quoted back to those who wrote it.
  const phrase = companyPhrases(input.websiteText, input.linkedinText, input.companyName.trim(), 1)[0] ?? null;
  const cast = castOf(all, chosen, phrase);
  const opening = open(input, voice, cast.proofs);
  // The requirements the opening has named are proved first; a second mention says which line belongs to which.
  const proofs = prove(cast.proofs, opening, input, voice);
  const employer = employerOf(input, voice, opening.job ?? cast.proofs[0]?.job);
  const theirs = phrase === null ? '' : theirWords(phrase, cast, employer, voice);
  return lettered([
    voice.copy.greeting(voice.company),
    opening.text,
    ...body(cast.proofs, proofs.sentences, passingOf(input, voice, opening, proofs, cast.told)),
    ...questionsOf(input, voice, chosen.length, proofs.sentences.length),
    // Their words without an answer of one's own make no paragraph: they lead to the conversation.
    cast.nearest === null ? '' : theirs,
    joined([cast.nearest === null ? theirs : '', pick(voice, voice.copy.closings, 'closing')?.({ job: voice.job, company: voice.company, employer }) ?? '']),
    signed(input, voice),
  ]);
}

/** The first paragraph: the job, what of the advert the letter proves, and who writes. */
function open(input: OptimisationInput, voice: Voice, deeds: readonly Deed[]): Opened & { text: string } {
  const { cv } = input.context;
  const shared = unique(deeds.flatMap(({ proves }) => proves)).toSorted((a, b) => Number(b.must) - Number(a.must) || b.points - a.points);
  const names = namesOf(shared.filter(isThing), input, new Set())
    .filter((name) => !isTheJob(name, input))
    .slice(0, MAX_OPENED);
  const current = currentJob(cv);
  const present = nowOf(cv, current, voice.words);
  const now = present !== null && isChange(input, current?.title?.value ?? '') ? `${present}${voice.words.change}` : present;
  const filled = { job: voice.job, aJob: voice.aJob, company: voice.company, now };
  const text =
    names.length === 0
      ? pick(voice, voice.copy.plainOpenings, 'opening')?.({ ...filled, asks: null })
      : pick(voice, voice.copy.openings, 'opening')?.({ ...filled, asks: listed(names, voice.words.and) });
  return { text: text ?? '', names, job: now === null ? null : current };
}

/** Whether a requirement is what the job is called: "engineering" of an engineer. */
function isTheJob(name: string, { jobRole }: OptimisationInput): boolean {
  const own = [...contentStems(jobRole)].map(coarseStem);
  return [...contentStems(name)].every((stem) => own.includes(coarseStem(stem)));
}

/** Whether the job is another trade: nothing in common with the title held, and next to nothing of the advert shown. */
function isChange({ ledger, advert, jobRole }: OptimisationInput, title: string): boolean {
  const own = contentStems(title);
  const shown = ledger.reduce((sum, { status, points }) => (status === 'not-shown' ? sum : sum + points), 0);
  return advert.isAdvert && ledger.length > 3 && shown < FEW_POINTS && own.size > 0 && ![...contentStems(jobRole)].some((stem) => own.has(stem));
}

/** The employer that the closing and the company's words may refer to: of the job told first, else of the present one. */
function employerOf({ context }: OptimisationInput, { language }: Voice, job: Experience | null | undefined): string | null {
  const firm = firmOf(job ?? currentJob(context.cv));
  return firm === null || language !== 'en' ? firm : withThe(firm);
}

/** The proofs in one paragraph or two, with what is named in passing behind them. A new one begins with another job, as far from either end as can be. */
function body(deeds: readonly Deed[], sentences: readonly string[], passing: string): string[] {
  const half = Math.ceil(sentences.length / 2);
  const cut = deeds.findIndex((deed, index) => index > 0 && deed.job !== deeds[index - 1]?.job && index >= half - 1);
  const split = cut > 0 ? cut : sentences.length <= DEEDS.usual ? sentences.length : half;
  const first = sentences.slice(0, split).join(' ');
  const rest = joined([...sentences.slice(split), passing]);
  return countWords(rest) < SHORT ? [joined([first, rest])] : [first, rest];
}

/** What of the advert the CV lists without a line to tell; empty where there is nothing. */
function passingOf(input: OptimisationInput, voice: Voice, opened: Opened, proofs: Proofs, told: readonly Deed[]): string {
  const said = input.ledger.filter((entry) => entry.status === 'said' && entry.proof !== null && LISTED.has(entry.kind) && !isDegree(entry));
  const names = namesOf(said, input, new Set([...opened.names, ...proofs.names]))
    .filter((name) => !isTheJob(name, input) && !told.some((deed) => says(deed.told, name)))
    .slice(0, MAX_ALSO);
  return names.length === 0 ? '' : (pick(voice, voice.copy.also, 'also')?.(listed(names, voice.words.and)) ?? '');
}

/** What a CV can list and a letter name in passing. */
const LISTED: ReadonlySet<KeywordEntry['kind']> = new Set(['tool', 'knowledge', 'language']);

/** The company's own words, and beside them the line of the CV that comes nearest. */
function theirWords(phrase: CompanyPhrase, { nearest }: Cast, employer: string | null, voice: Voice): string {
  const { words, job, aJob, company } = voice;
  const answer = nearest === null ? null : words.clause(seatOf(nearest, null, words).mid, nearest.told);
  return pick(voice, voice.copy.theirs, 'theirs')?.({ says: saysOf(phrase, voice), nearest: answer, job, aJob, company, employer }) ?? '';
}

/** Other languages than English quote the whole sentence: their grammar cannot take it in. */
const saysOf = ({ source, form, quote, sentence }: CompanyPhrase, { language, words }: Voice): string =>
  language === 'en' || form === 'line' ? words.says(source, form, quote) : words.says(source, 'line', sentence.replace(/[\s.]+$/u, ''));

/** Where the CV gives too little to tell, only the writer knows: bracketed blanks instead of inventions. */
function questionsOf(input: OptimisationInput, { words }: Voice, chosen: number, proofs: number): string[] {
  if (chosen >= DEEDS.least) return [];
  if (proofs === 1) return [words.ask(null)];
  const musts = namesOf(
    input.ledger.filter(({ must }) => must),
    input,
    new Set(),
  );
  return [...musts.slice(0, MAX_ASKED).map((name) => words.ask(name)), words.ask(null)];
}

function signed({ context }: OptimisationInput, { copy, words }: Voice): string {
  const name = spokenName(context.cv.name?.value.trim() ?? '');
  return `${copy.signOff}\n${name === '' ? words.signature : name}`;
}

/** Paragraphs to a letter. What follows a German salutation begins with a small letter, so the opening's capital is the copy's. */
const lettered = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((paragraph, at) => (at === 1 ? tight(paragraph) : capital(tight(paragraph))))
    .filter((paragraph) => paragraph !== '')
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
