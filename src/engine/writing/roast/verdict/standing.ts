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
}

/** What a sentence claims of the CV besides its own score. It is said only where that is so: no page may contradict itself. */
export const CLAIMS = {
  /** "Nothing to mend", "send it tonight": the words are the person's own, and nobody sighs. */
  clean: ({ filler, eyeRoll }) => filler <= 30 && eyeRoll <= 40,
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
  aimless: ({ relevance, named }) => relevance < 38 && named === 0,
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

export function standingOf({ scores, findings, binnedPercent, cv }: Judgement): Standing {
  const told = cv.experience.flatMap(({ bullets }) => bullets).filter(({ text }) => LIKE_A_RESULT.test(text)).length;
  const match = findings.find(({ kind }) => kind === 'skills-match')?.facts;
  return {
    skilled: match === undefined ? 0 : Math.round((100 * Number(match['matched'])) / Math.max(1, Number(match['total']))),
    filler: Math.max(scores.buzzwordOverdose, scores.clicheDensity),
    eyeRoll: scores.eyeRollFactor,
    ats: scores.atsRating,
    relevance: scores.skillRelevance,
    binned: binnedPercent,
    results: Math.max(told, findings.filter(({ kind, weight }) => kind === 'strong-number' && weight >= RESULT_WEIGHT).length),
    named: findings.some(({ kind }) => kind === 'job-absent') ? 0 : 1,
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
