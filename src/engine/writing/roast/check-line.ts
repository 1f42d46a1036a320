import { FINDING_KINDS } from '../../../domain/finding.ts';
import { ROAST_LINE } from '../../../domain/limits.ts';
import { isObserved } from '../../../domain/observation.ts';
import type { Evidence, Tone } from '../../../domain/roast.ts';
import { squeezed } from '../../english/folding.ts';
import { touchesPerson } from '../../privacy/touches-person.ts';
import { inWords } from './template.ts';

const LAUGHTER = /\b(?:lol|lmao|rofl|ha(?:ha)+)\b/iu;
/** Sarcasm without a thought (voice.md). */
const CHEAP = /\b(?:wow|congratulations|congrats|impressive!|yawn|cringe)/iu;
const UNKIND = /\b(?:stupid|idiots?|pathetic|losers?|useless|worthless|moron|dumb|hopeless)\b/iu;
const FLATTERY = /\b(?:amazing|awesome|fantastic|brilliant|incredible|outstanding)\b/iu;

/**
 * What is wrong with a roast line, as codes for a log or a repair turn; empty when it may be shown.
 * `plain` holds words that are no part of the joke and excused from the law 6 word list: the target job as typed.
 */
export function checkLine(line: string, evidence: Evidence, tone: Tone, plain: readonly string[] = []): string[] {
  const problems: string[] = [];
  const own = withoutQuotes(
    plain.reduce(
      (text, words) => (words === '' ? text : text.replaceAll(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`), 'giu'), ' ')),
      line,
    ),
  );
  if (line.trim() === '') problems.push('empty');
  if (line.length > ROAST_LINE.maxCharacters) problems.push('too-long');
  if (/\{\w|\w\}/u.test(own)) problems.push('unfilled-blank');
  if (touchesPerson(own)) problems.push('about-the-person');
  if (/!\s*!/u.test(own)) problems.push('exclamation-run');
  if (/\p{Extended_Pictographic}/u.test(own)) problems.push('emoji');
  if (LAUGHTER.test(own)) problems.push('laughter');
  if (CHEAP.test(own)) problems.push('cheap-sarcasm');
  if (UNKIND.test(own)) problems.push('unkind');
  if (tone === 'gentle' && FLATTERY.test(own)) problems.push('flattery');
  if (quotesOf(line).some((quote) => !isFrom(quote, evidence))) problems.push('quote-not-verbatim');
  if (!restsOn(line, evidence)) problems.push('missing-quote');
  return problems;
}

const quotesOf = (line: string): string[] => [...line.matchAll(/“([^”]*)”/gu)].map((match) => squeezed(match[1] ?? ''));
const withoutQuotes = (line: string): string => line.replace(/“[^”]*”/gu, '“”');

function isFrom(quote: string, evidence: Evidence): boolean {
  const bare = quote.replace(/[.,;:]$/u, '');
  if (evidence.quote !== null && squeezed(evidence.quote).includes(bare)) return true;
  if ('also' in evidence && evidence.also.some((other) => squeezed(other.quote).includes(bare))) return true;
  return Object.values(evidence.facts).some((fact) => squeezed(String(fact)).toLowerCase().includes(bare.toLowerCase()));
}

/** A joke about a quoted line shows which line it means: by its words or by a fact read from it. */
function restsOn(line: string, evidence: Evidence): boolean {
  if (quotesOf(line).length > 0) return true;
  if (isObserved(evidence.kind)) return false;
  const { group, quoted } = FINDING_KINDS[evidence.kind];
  // Private details are never quoted nor named: such a line says where they stand.
  if (!quoted || evidence.quote === null || group === 'personal') return true;
  // A table may stand round an address: it is told without repeating the line.
  if (evidence.kind === 'table-layout') return true;
  const low = line.toLowerCase();
  return Object.values(evidence.facts).some((fact) => {
    if (typeof fact === 'string')
      return (
        fact !== '' &&
        fact
          .toLowerCase()
          .split(/[\s,;]+/u)
          .some((word) => word.length > 1 && low.includes(word))
      );
    return (
      new RegExp(String.raw`(?<!\d)${String(fact).replace('.', String.raw`\.`)}(?!\d)`, 'u').test(low) ||
      low.includes(inWords(fact)) ||
      (fact === 2 && low.includes('twice'))
    );
  });
}
