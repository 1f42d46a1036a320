import { foldCue } from './advert-text.ts';
import { LANGUAGE_LEVELS } from '../lexicon/demands/languages.ts';

/** How well a language is spoken: 1 basic to 5 native. */
interface LanguageLevel {
  rank: 1 | 2 | 3 | 4 | 5;
  name: string;
}

/** The level a text gives to a language; null when it gives none. */
export function languageLevel(text: string): LanguageLevel | null {
  const folded = foldCue(text);
  const found = LANGUAGE_LEVELS.find(([, , pattern]) => pattern.test(folded));
  return found === undefined ? null : { rank: found[0], name: found[1] };
}
