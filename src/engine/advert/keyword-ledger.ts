import type { KeywordEntry } from '../../domain/optimization.ts';
import type { Context } from '../context.ts';
import type { Advert, AdvertRequirement } from './advert.ts';
import { findingOf } from './finding.ts';
import { ofItsKind } from './kind/of-its-kind.ts';
import { ledgerRequirements } from './ledger-requirements.ts';
import { meantBy } from '../job/occupations/meant-occupations.ts';
import { titleFit } from '../job/titles/title-fit.ts';
import { nearLines } from './near/near-line.ts';
import { type PlainProof, saidPlainly, sharedWords } from './near/plainly-said.ts';
import { isTooLittle } from './near/too-little.ts';
import { type Finding, NO_MATTER, NOT_SHOWN, saidAt, UNCLEAR } from './outcomes.ts';
import { proofPassages, WORK_DONE } from './proof.ts';
import { foldedWords, foldKeepingSigns } from '../english/folding.ts';

/**
 * The honest keyword ledger: what of an advert a CV says, proves without saying it, or does not show. At most 25 entries, best
 * first; the points are whole numbers that add up to 100 (no entry where nothing is asked). Pure.
 */
export function keywordLedger(advert: Advert, context: Context): KeywordEntry[] {
  const asked = ledgerRequirements(advert);
  const passages = proofPassages(context);
  const near = nearLines(context, passages);
  const names = [...context.cv.experience.map(({ company }) => company), ...context.cv.education.map(({ institution }) => institution)].flatMap((read) =>
    read ? [read.value] : [],
  );
  const isForeign = advert.language !== context.cv.language && !isOfAnotherTrade(context);
  const hasLargeNouns = advert.language === 'de' || context.cv.language === 'de';
  const all = asked.map((requirement) => {
    const first = findingOf(requirement, context, passages, { names, isForeign, hasLargeNouns });
    // The line that holds everything that is asked for proves it best.
    const plain = first === NO_MATTER ? null : saidPlainly(requirement, ofItsKind(requirement, context, passages).passages);
    const finding = plain !== null && isBetter(plain, first, requirement) ? saidAt(plain.passage) : first;
    return {
      requirement,
      finding: isTooLittle(requirement, finding) ? { ...NOT_SHOWN, proof: near(requirement) ?? finding.proof } : finding,
    };
  });
  const found = all.flatMap(({ requirement, finding }) => {
    if (finding === NO_MATTER) return [];
    if (finding !== UNCLEAR) return [{ requirement, finding }];
    // What may be meant by a line is asked beside that line; where there is none nothing is said: that it is missing is not known.
    const proof = near(requirement);
    return proof === null ? [] : [{ requirement, finding: { ...NOT_SHOWN, proof } }];
  });
  const shown = found.flatMap(({ requirement, finding }) => (finding.status === 'not-shown' ? [] : [requirement]));
  // Of "German or French" the one that is there answers for both.
  const counted = found.filter(({ requirement, finding }) => finding.status !== 'not-shown' || !shown.some((other) => isAlternative(requirement, other)));
  const shares = sharesOf(counted.map(({ requirement }) => requirement));
  return counted.map(({ requirement, finding }, at): KeywordEntry => ({
    id: requirement.id,
    requirement: asProved(requirement, finding),
    kind: requirement.kind,
    must: requirement.must,
    advertQuote: requirement.quote,
    ...finding,
    // What is not said may be meant by a line all the same: then the person is shown it, and asked.
    proof: finding.proof ?? near(requirement),
    points: shares[at] ?? 0,
  }));
}

/** Whether a line that plainly says it tells more than what was found: anything is more than nothing, its own words more than a proof without them. */
function isBetter({ passage, isByName }: PlainProof, { status, proof }: Finding, { phrase }: AdvertRequirement): boolean {
  if (status === 'not-shown' || proof === null) return true;
  return status === 'unsaid' ? isByName : passage.worth >= WORK_DONE && sharedWords(phrase, passage.text) > sharedWords(phrase, proof.quote);
}

/**
 * A requirement as far as the line that says it carries: a line that says "Excel" has not said "advanced Excel", and one that says
 * "SQL" none of the things in brackets behind it. The advert's own words stand beside it.
 */
function asProved({ phrase, kind }: AdvertRequirement, { status, proof }: Finding): string {
  if (status !== 'said' || proof === null || kind !== 'tool') return phrase;
  const own = foldKeepingSigns(proof.quote);
  const level = MASTERY.exec(phrase)?.[0] ?? '';
  const bare =
    level !== '' && !own.includes(foldKeepingSigns(level).split(' ')[0] ?? '') ? (phrase.slice(level.length).split(/,\s(?![^(]*\))/u)[0] ?? phrase) : phrase;
  const [bracket = '', inside = ''] = /\s*\(([^()]*)\)$/u.exec(bare) ?? [];
  const isSaid = foldedWords(inside).some((word) => word.length > 1 && own.includes(word));
  const short = bracket === '' || isSaid ? bare : bare.slice(0, -bracket.length);
  return /\p{L}/u.test(short) ? short : phrase;
}
const MASTERY = /^(?:advanced|expert|intermediate|in-depth|thorough|deep|extensive)(?: (?:level|knowledge|user|skills?))?(?: (?:in|of|with))? /iu;

/** Whether we know both the job and what the CV's titles mean, and they have nothing in common. */
function isOfAnotherTrade({ cv, job }: Context): boolean {
  const meant = meantBy(job);
  return meant.length > 0 && cv.experience.length > 0 && titleFit(cv, job, meant, 0).fit < NOTHING_ALIKE;
}
/** Of 1. */
const NOTHING_ALIKE = 0.1;

/** Whether the advert names both in one breath and nothing but "or" between them. */
function isAlternative(one: AdvertRequirement, other: AdvertRequirement): boolean {
  const bare = ({ phrase }: AdvertRequirement): string => phrase.replace(/\s*\(.*$/u, '').toLowerCase();
  const low = one.quote.toLowerCase();
  const [a, b] = [low.indexOf(bare(one)), low.indexOf(bare(other))];
  if (a < 0 || b < 0 || one.quote !== other.quote) return false;
  const between = a < b ? low.slice(a + bare(one).length, b) : low.slice(b + bare(other).length, a);
  return /^\s*(?:,?\s*(?:or|oder|ou|o)|\/)\s*$/u.test(between);
}

/** Points by weight, a must twice a wish; whole numbers that add up to 100. Rounded on the running sum, so that none is lost. */
function sharesOf(asked: readonly AdvertRequirement[]): number[] {
  const worth = asked.map(({ must, weight, kind }) => weight * (must ? 2 : 1) * (kind === 'skill' ? 1 : 2));
  const total = worth.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  return worth.map((share) => {
    const before = Math.round((100 * sum) / total);
    sum += share;
    return Math.round((100 * sum) / total) - before;
  });
}
