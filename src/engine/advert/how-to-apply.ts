import { countWords } from '../english/tokens.ts';
import { advertLines } from './advert-text.ts';
import { BULLET } from './statements.ts';

/** A letter, and whether it is wanted. */
const LETTER =
  /\b(?:cover(?:ing)? letters?|letters? of (?:application|motivation)|motivation letter|carta de presentación|lettre de motivation|anschreiben)\b/iu;
const UNWANTED = /\b(?:no|without|not|don['’]t|instead of|in place of|rather than|skip|sin|sans|pas de|kein(?:e|en)?|ohne)\b/iu;
/** What else is to be sent, brought or left out, and whom to ring. */
const SENDING =
  /\b(?:application form|online form|(?:school|council|trust|company)['’]s (?:own )?form|one page|two questions|in (?:no more than|under|up to) \d+ words|\d+-(?:word|page)|(?:max\.?|maximum|no (?:more|longer) than|up to) (?:\p{L}+|\d+) (?:pages|sides|words)|(?:your|send|include|attach|with|link to) (?:an? |your )?(?:\p{L}+ )?portfolio(?! of| holder)|writing sample|(?:cvs?|resumes?) (?:alone|only) |(?:local authority|council|school|company|trust|official) (?:application )?form|in (?:word|pdf)(?: format)?\b|(?:current|expected) (?:ctc|salary)|notice period|salary expectations?|statement of (?:\p{L}+ )?philosophy|personal statement|supporting statement|certified copies|original certificates|sample menus?|three menus|quot(?:e|ing) (?:the )?(?:ref|[A-Z]{2,}[-\d])|(?:job )?reference (?:number )?(?=[A-Z0-9-]*\d)[A-Z0-9-]{3,}|referencia (?=[A-Z0-9-]*\d)[A-Z0-9-]{3,}|tell us (?:about|in|the)|send (?:us |me |in )?(?:your |an? |one |two |three )|submit (?:your |an? )|hand (?:in )?your (?:cv|resume)|(?:drop|leave|bring) (?:in |off |by )?(?:with )?(?:your|an?|two|three) (?:cv|resume|photos?|payslips?)|drop your (?:cv|resume)|walk-?in\s?:|carry (?:your |an? )?(?:cv|resume|updated)|(?:do not|don['’]t|please do not) (?:include|put|write|state|send|attach) (?:your|an?|any)|(?:phone|ring|call|text|whatsapp) (?-i:\p{Lu}\p{Ll}+) on|envíe|enviar|to apply|for an? (?:informal|confidential) (?:chat|conversation|discussion))\b/iu;
const MAX_SENTENCE = 320;
const MOST = 3;
const LEAST_WORDS = 4;
const APPLYING = /^(?:how (?:to|do i) apply|to apply|apply|application|next steps|bewerbung|candidature|cómo solicitar)\b/iu;

/** Sentences of an advert on how to apply, verbatim, those on a letter first. */
export function howToApply(text: string): string[] {
  let headed = false;
  const sentences = advertLines(text)
    .flatMap((line) => {
      headed = BULLET.test(line) ? headed : APPLYING.test(line);
      // An item of a list tells what is to be done or had there, unless the list is headed otherwise.
      return BULLET.test(line) && !headed ? [] : line.split(/(?<=[\p{L}\p{N})]{2}[.!?])(?<!\b(?:Ms|Mr|Mrs|Dr|Prof|No|Ref|max|p\.m|a\.m)\.)\s+(?=[\p{Lu}“"¿])/u);
    })
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length <= MAX_SENTENCE &&
        countWords(sentence) >= LEAST_WORDS &&
        !/\badjustments?\b|\bencourag(?:e|es|ed)\b|\bequal opportunit/iu.test(sentence) &&
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
