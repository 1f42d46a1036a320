import { ABBREVIATED_TRADES, SMALL_IN_NAMES } from '../../lexicon/grammar/casing.ts';

/** The first letter large: "Order", "Über". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first letter small, whatever the word is. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The first letter small, unless the word is an abbreviation: "Responsable", but "HR". */
export const calm = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? uncapital(text) : text);

/** A sentence's first word within a sentence: names ("Lloyds Bank") and abbreviations keep their capital. */
export const inside = (text: string): string => (/^(?:\p{Lu}\p{Ll}|A )/u.test(text) && !/^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u.test(text) ? uncapital(text) : text);

/** A large letter in front of a statement, behind a bracket or a quotation mark; "iOS" and "eBay" stay as they are. */
export const statementCapital = (text: string): string =>
  text.replace(/^(["'“([]?)(\p{Ll})(?!\p{Lu})/u, (_, sign: string, letter: string) => sign + letter.toUpperCase());

/** Capitals throughout, and more than an abbreviation. */
export const isShouted = (text: string): boolean => text === text.toUpperCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) > 5;

/** Whether capitals tell nothing here: all of them, or none. */
export const isCaseless = (text: string): boolean => text === text.toLowerCase() || isShouted(text);

/** A job as a title: "data engineer" is what a person is, "Data Engineer" what an advert is for. */
export const titleCase = (job: string): string =>
  job
    .split(' ')
    .map((word, at) => (at > 0 && SMALL_IN_NAMES.has(word.toLowerCase()) ? word : capital(abbreviated(word))))
    .join(' ');

const abbreviated = (word: string): string => (ABBREVIATED_TRADES.has(word) ? word.toUpperCase() : word);

/** "hr manager" is typed, "HR manager" is written. */
export const upperCaseAbbreviations = (job: string): string => job.split(' ').map(abbreviated).join(' ');

/** "MAEVE THORNBURY" signs with small letters, and so does "CHASE McALLISTER III"; a numeral keeps its capitals. */
export const spokenName = (name: string): string => {
  const caps = name.replace(/(?<=\bM)a?c(?=\p{Lu})/gu, '');
  return caps === caps.toUpperCase()
    ? name.replace(/\p{L}+/gu, (word) => {
        if (/^(?:II|III|IV|JP|MBE|OBE|CBE|RN|PMP|CPA|MD|PE|MCILT|MCIPD)$/u.test(word)) return word;
        const [, mac = '', rest = word] = /^(Ma?c)(\p{Lu}+)$/u.exec(word) ?? [];
        return mac + rest.charAt(0).toUpperCase() + rest.slice(1).toLowerCase();
      })
    : name;
};
