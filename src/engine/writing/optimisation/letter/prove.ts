import { capital } from '../../../english/grammar/capitals.ts';
import { numberWord } from '../../../english/grammar/number-words.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import type { Experience } from '../../../../domain/cv.ts';
import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { shuffled } from '../../roast/stable-hash.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { saidOf, type Deed } from './deeds.ts';
import { demandAnswered } from './demands.ts';
import type { Proof } from './letter-copy.ts';
import { namesOf } from './requirement-names.ts';
import { placed } from './letter-words.ts';
import { placesOf } from './seats.ts';
import type { Voice } from './voice.ts';

const DEGREE = /degree|diploma|bachelor|master|gcse|a-level|grade|nvq|studium|licen[cs]e/iu;
export const isDegree = ({ requirement }: KeywordEntry): boolean => DEGREE.test(requirement);
/** What a sentence can name as a thing one worked with or knows. */
export const isThing = (entry: KeywordEntry): boolean => (entry.kind === 'tool' || entry.kind === 'knowledge') && !isDegree(entry);

/** Sentences that cannot come first. */
const GOES_ON =
  /^(?:You also mention|And|Sie nennen außerdem|Und|Hinzu|Außerdem|Gern erzähle|Vous citez aussi|Et|J’ajoute|También|Y|Añado)(?!\p{L})|\bI also\b/u;
/** Sentences that only go with the job of the one before. */
const SAME_JOB =
  /\bI also\b|^(?:And in (?:the|that) same job|Außerdem|(?:Also )?[Ii]n (?:the same|that) (?:job|post|role)|Besides that|On top of that|Beyond that|In addition|I(?! was glad))(?=[\s:,])/u;

/** What the opening of a letter has told already. */
export interface Opened {
  /** Requirements by name. */
  names: readonly string[];
  /** The job it speaks of; null where it speaks of none. */
  job: Experience | null;
  /** Whether it tells a deed of that job: what follows goes on from there. */
  isBegun: boolean;
}

/** The deeds in sentences, one each, and the requirements that they name. */
export interface Proofs {
  sentences: readonly string[];
  names: ReadonlySet<string>;
}

/** A wording and what it says when filled in. */
interface Wording {
  option: unknown;
  said: string;
}

/** What the sentences so far have used up. */
interface Told {
  names: Set<string>;
  options: Set<unknown>;
  last: unknown;
  /** How often "Before that," has been said. */
  goneBack: number;
  /** How often an earlier post of the same employer. */
  wentBackThere: number;
  /** Demands of the advert that have been named with the deed that answers them. */
  links: Set<string>;
}

/** Tells the deeds one after the other: each names what it proves, in a wording of its own, and follows on from the one before. */
export function prove(deeds: readonly Deed[], opened: Opened, input: OptimisationInput, voice: Voice): Proofs {
  const seats = placesOf(deeds, opened.job, voice.words);
  const patterns = shuffled(voice.copy.proofs, `${voice.seed}:proofs`, String);
  const told: Told = { names: new Set(), options: new Set(), last: null, goneBack: 0, wentBackThere: 0, links: new Set() };
  const sentences = deeds.map((deed, index) => {
    const before = index === 0 ? opened.job : deeds[index - 1]?.job;
    const isSameJob = before === deed.job && deed.job !== null;
    const follows = isSameJob && (index > 0 || opened.isBegun);
    const asks = labelOf(deed, opened, told, input);
    const place = seats.get(deed);
    const { linked, needed } = voice.copy;
    const demand = told.links.size < MOST_LINKS && linked !== undefined && needed !== undefined ? demandAnswered(deed, told.links, input) : null;
    if (demand !== null) {
      const frames = demand.kind === 'duty' ? needed : linked;
      const frame = frames?.[told.links.size % frames.length];
      told.links.add(demand.id);
      told.last = null;
      // In the same job as the sentence before, the place was just said.
      const said = saidWith(deed, voice);
      return frame?.(demand.text, follows ? said : placed(place?.mid ?? '', said)) ?? '';
    }
    const proof = { ...(place ?? { at: '', mid: '' }), deed: saidWith(deed, voice) };
    const wordings =
      asks === null ? wordingsOf(turned(voice.copy.further, follows ? 1 : 0), { ...proof, asks }) : wordingsOf(turned(patterns, index), { ...proof, asks });
    const isUsed = ({ option }: Wording): boolean => (asks !== null || follows) && told.options.has(option);
    const fit = wordings.filter(({ said }) => isFit(said, index === 0 && !opened.isBegun, follows));
    const best = fit.find((wording) => !isUsed(wording)) ?? fit.find(({ option }) => option !== told.last) ?? fit[0] ?? wordings[0];
    if (best !== undefined) told.options.add(best.option);
    told.last = best?.option;
    // "I also am" is "I am also".
    return withoutSecondBefore(
      (best?.said ?? '').replace(/\bI also (am|was|have(?= (?:\p{Ll}+ed|been|had|made|built|led|held|run|taught|kept)(?!\p{L}))) /u, 'I $1 also '),
      told,
    );
  });
  return {
    sentences: sentences.map((sentence, at) =>
      sentences.slice(0, at).some((one) => BELONGS.test(one)) ? sentence.replace(BELONGS, '$1 auch $2 dazu.') : sentence,
    ),
    names: told.names,
  };
}

/** German: what belongs to somebody's work is said in other words the second time. */
const BELONGS = /(?<!\p{L})(gehör(?:t|te|en|ten)) zu meiner Arbeit ([^.:;]+)\.$/u;

/** More would be a form filled in. */
const MOST_LINKS = 2;

/** The deed and what came of it, in one sentence; in two where the result speaks of us. */
function saidWith(deed: Deed, { language }: Voice): string {
  const said = saidOf(deed, language);
  if (deed.result === '') return said;
  return !/^(?!(?:we|our|my|it|they)(?!\p{L}))(?:\p{Ll}|\d+ (?:are|were|have|passed|stayed)(?!\p{L}))/u.test(deed.result) || /;/u.test(`${said}${deed.result}`)
    ? `${said}. ${capital(deed.result.replace(/^(\d{1,2})(?= \p{L})/u, (figure) => (Number(figure) > 0 ? numberWord(Number(figure)) : figure)))}`
    : `${said}; ${deed.result}`;
}

/** The requirement a sentence names; null where the opening has named all of them, or the line itself says it. */
function labelOf(deed: Deed, opened: Opened, told: Told, input: OptimisationInput): string | null {
  const own = contentStems(`${deed.told} ${deed.result}`);
  // What the line itself does not name is the ledger's reading of it, and no label.
  const whole = contentStems(deed.source);
  const names = namesOf(deed.proves.filter(isThing), input, told.names).filter(
    (name) =>
      !opened.names.includes(name) && ![...contentStems(name)].some((stem) => own.has(stem)) && [...contentStems(name)].every((stem) => whole.has(stem)),
  );
  for (const name of names) told.names.add(name);
  return names[0] ?? null;
}

const wordingsOf = <P extends Proof>(options: readonly ((proof: P) => string)[], proof: P): Wording[] =>
  options.map((option) => ({ option, said: option(proof) }));

/** One colon a sentence, nothing that goes on from nowhere, no "also" in another job. */
const isFit = (said: string, isFirst: boolean, follows: boolean): boolean =>
  (said.match(/:\s/gu)?.length ?? 0) < 2 && (!isFirst || !GOES_ON.test(said)) && (follows || !SAME_JOB.test(said));

const EARLIER = 'In an earlier post there';

/** "Before that," said twice is "Earlier still," the second time, and the place alone from then on. */
function withoutSecondBefore(said: string, told: Told): string {
  if (said.startsWith(EARLIER)) {
    told.wentBackThere += 1;
    return told.wentBackThere === 1 ? said : `Earlier still, in the same company,${said.slice(EARLIER.length)}`;
  }
  if (!said.startsWith('Before that,')) return said;
  told.goneBack += 1;
  if (told.goneBack === 1) return said;
  return told.goneBack === 2 ? said.replace('Before that,', 'Earlier still,') : said.replace(/^Before that, at /u, 'At ');
}

/** The list from its `index`th item on, and round again. */
const turned = <T>(items: readonly T[], index: number): T[] => {
  const at = items.length === 0 ? 0 : index % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};
