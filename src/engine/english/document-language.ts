import { languageOf, UNDETERMINED } from './language.ts';

/** Scripts that one language stands for well enough to be read aloud, and whose lines run the right way. */
const BY_SCRIPT = { ar: /\p{Script=Arabic}/gu, he: /\p{Script=Hebrew}/gu, el: /\p{Script=Greek}/gu, ko: /\p{Script=Hangul}/gu } as const;

/** ISO 639-1, what a document says its language is: never undetermined, since no reader could do anything with that. */
export function documentLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = Object.entries(BY_SCRIPT).find(([, letter]) => (text.match(letter)?.length ?? 0) * 2 > letters);
  if (script !== undefined) return script[0];
  const language = languageOf(text);
  return language === UNDETERMINED ? 'en' : language;
}
