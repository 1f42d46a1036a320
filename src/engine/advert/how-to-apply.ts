import { countWords } from '../english/tokens.ts';
import { advertLines } from './advert-text.ts';

/** A letter, and whether it is wanted. */
const LETTER =
  /\b(?:cover(?:ing)? letters?|letters? of (?:application|motivation)|motivation letter|carta de presentación|lettre de motivation|anschreiben)\b/iu;
const UNWANTED = /\b(?:no|without|not|don['’]t|instead of|in place of|rather than|skip|sin|sans|pas de|kein(?:e|en)?|ohne)\b/iu;
/** What else is to be sent, and where. */
const SENDING =
  /\b(?:application form|one page|two questions|in (?:no more than|under|up to) \d+ words|portfolio|writing sample|sample menus?|three menus|quote (?:the )?ref(?:erence)?|(?:job )?reference (?:number )?[A-Z0-9-]{3,}|referencia [A-Z0-9-]{3,}|tell us (?:about|in)|send (?:us |me |your )|envíe|enviar|to apply)\b/iu;
const MAX_SENTENCE = 240;
const MOST = 2;
const LEAST_WORDS = 4;

/** Sentences of an advert on how to apply, verbatim, those on a letter first. */
export function howToApply(text: string): string[] {
  const sentences = advertLines(text)
    .flatMap((line) => line.split(/(?<=[\p{L}\p{N})]{2}[.!?])(?<!\b(?:Ms|Mr|Mrs|Dr|Prof|No|Ref)\.)\s+(?=[\p{Lu}“"¿])/u))
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length <= MAX_SENTENCE &&
        countWords(sentence) >= LEAST_WORDS &&
        !/\badjustments?\b/iu.test(sentence) &&
        (LETTER.test(sentence) || SENDING.test(sentence)),
    );
  const onLetters = sentences.filter((sentence) => LETTER.test(sentence));
  return [...new Set([...onLetters, ...sentences])].slice(0, MOST);
}

/** Whether a sentence on how to apply says that no letter is wanted. */
export const refusesLetter = (sentence: string): boolean => {
  const letter = LETTER.exec(sentence);
  return letter !== null && UNWANTED.test(sentence.slice(Math.max(0, letter.index - 40), letter.index));
};
