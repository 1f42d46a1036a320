import type { Judgement } from '../../../judgement.ts';
import type { Band } from '../../../scoring/bands.ts';
import { likelihoodBand } from '../../../scoring/bands.ts';
import type { Facts, Template } from '../template.ts';

/** What the rest of the page says of a CV, as numbers, for the conditions of the sentences of the verdict. */
export interface Standing {
  /** The higher of the two word scores: buzzwords, clichés. */
  filler: number;
  eyeRoll: number;
  ats: number;
  relevance: number;
  binned: number;
  /** Lines with a result: a change, a share, money. */
  results: number;
  /** 1 where the job stands on the page, by name, as a wish or by its licence. */
  named: number;
  /** Of 100 usual skills of the job, how many the page names. */
  skilled: number;
  /** How well its length fits, of 100: a page of ninety words is not “nothing to mend”. */
  length: number;
  /** How many lines hold a word of the job's own name: whoever writes of airports has thought of aviation. */
  echoes: number;
}

/** What a sentence claims of the CV besides its own score. It is said only where that is so: no page may contradict itself. */
export const CLAIMS = {
  /** "Nothing to mend", "send it tonight": the words are the person's own, and nobody sighs. */
  clean: ({ filler, eyeRoll, length }) => filler <= 30 && eyeRoll <= 40 && length >= 40,
  /** "You say what you did and how much." */
  results: ({ results }) => results >= 2,
  /** "I would not know what to talk about." */
  'no-results': ({ results }) => results === 0,
  /** "Everyone could have written the other lines." */
  'few-results': ({ results }) => results <= 1,
  /** Far from the bin, and not only on the good side of it. */
  'surely-kept': ({ binned }) => binned <= 25,
  /** Kept, though not by everybody. */
  'on-the-edge': ({ binned }) => binned > 20,
  /** Nobody could tell which job it is for. */
  aimless: ({ relevance, named, echoes }) => relevance < 38 && named === 0 && echoes === 0,
  /** The page does not say the job, by name or as a wish. */
  unnamed: ({ named, echoes }) => named === 0 && echoes <= 1,
  /** The page says the job. */
  named: ({ named }) => named === 1,
  /** The job, or work that is its work, stands on the page. */
  'half-aimed': ({ relevance, named, echoes }) => relevance >= 20 && (named === 1 || echoes > 0),
  /** Named, and the work of the page is its work. */
  aimed: ({ relevance, named }) => relevance >= 60 && named === 1,
  /** The page shows what the job needs. */
  fitting: ({ relevance, named }) => relevance >= 70 && named === 1,
  /** The work on the page is the work of the job. */
  able: ({ relevance }) => relevance >= 45,
  /** Phrases stand before the facts. */
  filled: ({ filler }) => filler >= 40,
  /** Hardly a skill of the job stands on the page. */
  unskilled: ({ skilled }) => skilled < 40,
  /** A parser hardly notices. */
  'reads-well': ({ ats }) => ats <= 15,
} as const satisfies Readonly<Record<string, (standing: Standing) => boolean>>;
export type Claim = keyof typeof CLAIMS | 'one-reason';

/** A share, money, or what came of a change: such a line is worth so much. */
const RESULT_WEIGHT = 5;

/** "9:40 to 7:15", "from 23 to 64", "€240,000", "38%": what looks like a result, for a sentence that would deny there is any. */
const LIKE_A_RESULT = /\d\s?(?:%|per cent)|[£$€₹]\s?\d|\d[\d.,:]*\s(?:\p{L}+\s){0,2}(?:to|→|->|down to|up to)\s(?:about |under |over |only )?[£$€]?\d/iu;

/** Ranks and words that any job's name may hold tell nothing of the job. */
const NO_WORD_OF_A_JOB =
  /^(?:senior|junior|lead|head|chief|assistant|associate|deputy|manager|director|officer|specialist|coordinator|executive|representative|consultant|professional|trainee|intern|worker|person|with|from|time|part|full|home|remote|level|entry)$/u;
/** So many letters make the stem of a word: "aviation", "aviations", "avionics" begin alike, "account" and "across" do not. */
const STEM = 5;

function echoesOf(job: string, lines: readonly string[]): number {
  const stems = (job.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !NO_WORD_OF_A_JOB.test(word)).map((word) => word.slice(0, STEM));
  return stems.length === 0 ? 0 : lines.filter((line) => stems.some((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(line))).length;
}

export function standingOf({ scores, findings, binnedPercent, cv, job, document }: Judgement): Standing {
  const told = cv.experience.flatMap(({ bullets }) => bullets).filter(({ text }) => LIKE_A_RESULT.test(text)).length;
  const match = findings.find(({ kind }) => kind === 'skills-match')?.facts;
  return {
    skilled: match === undefined ? 0 : Math.round((100 * Number(match['matched'])) / Math.max(1, Number(match['total']))),
    filler: Math.max(scores.buzzwordOverdose, scores.clicheDensity),
    eyeRoll: scores.eyeRollFactor,
    ats: scores.atsRating,
    length: scores.lengthAppropriate,
    relevance: scores.skillRelevance,
    binned: binnedPercent,
    results: Math.max(told, findings.filter(({ kind, weight }) => kind === 'strong-number' && weight >= RESULT_WEIGHT).length),
    named: job.title === '' || findings.some(({ kind }) => kind === 'job-absent') ? 0 : 1,
    echoes: echoesOf(
      job.title,
      document.lines.map(({ text }) => text),
    ),
  };
}

/** The band whose sentences tell of the page as a whole: nobody is praised without reserve over a page of stock phrases. */
export function toldBand(judgement: Judgement): Band {
  const band = likelihoodBand(judgement.binnedPercent);
  return band === 'good' && !CLAIMS.clean(standingOf(judgement)) ? 'mid' : band;
}

/** The standing among the facts of a sentence, under names that no blank uses. */
export const asFacts = (standing: Standing): Facts => Object.fromEntries(Object.entries(standing).map(([name, value]) => [`standing-${name}`, value]));

function fromFacts(facts: Facts): Standing {
  const of = (name: keyof Standing): number => Number(facts[`standing-${name}`] ?? 0);
  return {
    filler: of('filler'),
    eyeRoll: of('eyeRoll'),
    ats: of('ats'),
    relevance: of('relevance'),
    binned: of('binned'),
    results: of('results'),
    named: of('named'),
    skilled: of('skilled'),
    length: of('length'),
    echoes: of('echoes'),
  };
}

/** A sentence that is said only where all it claims is so. */
export function only(text: string, ...claims: readonly Claim[]): Template {
  return {
    text,
    when: (facts) =>
      claims.every((claim) => (claim === 'one-reason' ? !/^(?:[2-9]|\d{2})/u.test(String(facts['because'] ?? '')) : CLAIMS[claim](fromFacts(facts)))),
  };
}
