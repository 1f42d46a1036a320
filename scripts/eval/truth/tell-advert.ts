import type { OptimizationResult } from '../../../src/domain/optimization.ts';
import { changesOf } from '../../../src/domain/optimization.ts';
import { requirementClaim } from './check-advert.ts';
import type { Claim, Told } from './claim.ts';
import { advise, sentencesOf, tell } from './sentences.ts';

/** Rule 14: what a letter says when it volunteers a gap. */
const CONFESSION =
  /\b(?:I (?:do not|don't|have not|haven't|lack|am not)|although I|even though I|while I (?:have not|do not|lack)|(?:no|not yet|without) (?:direct |formal |any )?experience|what I lack|not (?:yet )?worked with|new to me|my CV does not|does not list|rather you knew)\b/iu;
const FIGURE =
  /(?<![\p{L}\p{N}])(?!\d+(?:st|nd|rd|th)(?!\p{L}))[£$€]?\d[\d.,]*(?:%|(?:bn|[kKmMb]|mn)(?![\p{L}\p{N}])|\p{L}(?![\p{L}\p{N}])|s(?![\p{L}\p{N}]))?/gu;

/** Everything a tailored application says: the ledger, the letter, the changes, tips and recommendations. */
export function tellOptimisation(result: OptimizationResult): Told[] {
  const ledger = result.keywordLedger.map((entry): Told => ({
    room: 'advert',
    where: `ledger.${entry.id}`,
    text: `${entry.requirement} (${entry.must ? 'must' : 'wish'}): ${entry.status}${entry.proof === null ? '' : ` “${entry.proof.quote}”`}`,
    claims: [requirementClaim(entry), ...(entry.proof === null ? [] : [{ kind: 'quote', value: entry.proof.quote, rule: 6, place: entry.proof } as const])],
    advice: false,
  }));
  const ours = [result.jobRole, result.companyName, ...result.keywordLedger.map(({ requirement }) => requirement)];
  const letter = result.coverLetter
    .split(/\n+/u)
    .flatMap((paragraph, at) =>
      sentencesOf(paragraph).map((sentence, part) =>
        tell('letter', `letter.${String(at)}.${String(part)}`, sentence, [...figuresIn(sentence), ...confessionsIn(sentence)], ours),
      ),
    );
  const changes = changesOf(result).map((section): Told => ({
    room: 'changes',
    where: section.id,
    text: section.improved,
    claims:
      section.original === '' ? figuresIn(section.improved) : [{ kind: 'rewrite', subject: section.original, value: section.improved, rule: 12, place: null }],
    advice: false,
  }));
  const advice = [...result.companyTailoringTips, ...result.overallRecommendations].map((text, at) => advise('advert', `advice.${String(at)}`, text));
  return [...ledger, ...letter, ...changes, ...advice];
}

const figuresIn = (sentence: string): Claim[] =>
  [...sentence.replace(/\[[^\]]*\]/gu, '').matchAll(FIGURE)].map(([value]) => ({
    kind: 'presence',
    subject: 'term',
    value: value.replace(/[.,]$/u, ''),
    rule: 3,
    place: null,
  }));
const confessionsIn = (sentence: string): Claim[] => (CONFESSION.test(sentence) ? [{ kind: 'confession', value: sentence, rule: 14, place: null }] : []);
