import { LANGUAGE_LEVELS } from '../lexicon/demands/languages.ts';
import { foldKeepingSigns } from '../english/folding.ts';

/** How well a language is spoken: 1 basic to 5 native. */
interface LanguageLevel {
  rank: 1 | 2 | 3 | 4 | 5;
  name: string;
  /** The level in the text's own word: "conversational", "B2". */
  word: string;
}

/** The level a text gives to a language; null when it gives none. */
export function languageLevel(text: string): LanguageLevel | null {
  const folded = foldKeepingSigns(text);
  for (const [rank, name, pattern] of LANGUAGE_LEVELS) {
    const hit = pattern.exec(folded);
    if (hit === null) continue;
    const rest = /^[\p{L}]*/u.exec(folded.slice(hit.index + hit[0].length))?.[0] ?? '';
    const word = (hit[0] + rest).trim();
    return { rank, name, word: /^[abc][12]$/u.test(word) ? word.toUpperCase() : word };
  }
  return null;
}
