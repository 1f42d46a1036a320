import type { SectionKind } from '../../../../domain/cv.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { isMeasured } from '../../../english/measures.ts';
import type { Statement } from '../../../evidence/shared/statements.ts';

/** A longer line is quoted by its sentence, not whole. */
const MAX_BEFORE = 420;

/** Words that open a sentence about something else, or hang on the one before. */
const NO_OPENING =
  /^(?:it|this|that|these|those|they|he|she|we|there|here|even|although|though|so|but|because|since|if|when|while|once|as|in order|having|being|during|after|before|also|the|i|my|our|nobody|no one|i’m)\b(?!\s+\p{L}+ed\b)/iu;

/** Sections whose lines are work, if they are no job's: what our reader has not made a job of, too. */
const OF_WORK: ReadonlySet<SectionKind> = new Set<SectionKind>(['experience', 'projects', 'volunteering']);

/** Lines of work; not what stands in other sections by a reader's mistake, no names of posts and things, no lines run together. */
export function isWorthAsking({ passage, text, verb, start }: Statement, language: string): boolean {
  if (passage.role !== 'job' && !OF_WORK.has(passage.section)) return false;
  // "Interactive Dashboard" names a thing: there is nothing to tell better.
  if (passage.role !== 'job' && verb === null && !isMeasured(text)) return false;
  // "Machine Set Up", "Safety Audit": a heading, whatever its words may be elsewhere.
  if (/^\p{Lu}\S*(?:\s+(?:\p{Lu}\S*|of|the|and|&|-|–|\/))*$/u.test(text) && text.length < 50 && !isMeasured(text)) return false;
  if (language === 'en' && (NO_OPENING.test(text) || isRunTogether(text))) return false;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return (
    words >= 3 &&
    text.length <= MAX_BEFORE &&
    // A small letter begins what lost its head, unless a bullet sign and a deed say that it is whole; the others are signs of a file read in the wrong alphabet.
    (/^[\p{Lu}\p{Lo}\d£$€]|^i(?:OS|Pad|Phone)/u.test(text) || (passage.marked && start === 0 && verb !== null)) &&
    !/â€|ï¼|[ÂÃ][^\p{L}\s]|Â\s/u.test(text) &&
    !/[:,]$|\b(?:which includes?|including|such as|and|or|for|to|of)\.?$/iu.test(text) &&
    !/^(?:[\p{L} ]{3,30}:)\s/u.test(text) &&
    (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) &&
    !/^(?:I hereby|I confirm|I declare|nobody|no one)\b/iu.test(text)
  );
}

/** "… calls Answered customer calls", "… pallets.Adhered to": several lines that lost what parted them. */
const isRunTogether = (text: string): boolean =>
  /\s\*\s?\p{Lu}|\p{Ll}\.\p{Lu}\p{Ll}/u.test(text) ||
  [...text.matchAll(/(?<=[\p{Ll}\d)]\s)(\p{Lu}\p{Ll}+)(?=\s\p{Ll})/gu)].some(([, word = '']) => {
    const form = cvVerb(word.toLowerCase())?.form;
    return form === 'past' || form === 'ing';
  });
