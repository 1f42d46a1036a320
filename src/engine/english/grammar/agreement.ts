import { IRREGULAR_PLURALS } from '../../lexicon/grammar/plurals.ts';

/** What agrees with a number: "is" with 1, "are" with 0, 2 and 1.5. */
export const agreeing = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** "1 line", "3 lines", "1 entry", "2 entries". `noun` may be a phrase; its last word takes the plural, unless `many` is given. */
export const counted = (count: number, noun: string, many = plural(noun)): string => `${count} ${agreeing(count, noun, many)}`;

/** "lines", "entries", "boxes", "analyses"; of a phrase the last word. */
export function plural(noun: string): string {
  const [last = ''] = /\p{L}+$/u.exec(noun) ?? [];
  const irregular = IRREGULAR_PLURALS.get(last.toLowerCase());
  if (irregular !== undefined) return noun.slice(0, noun.length - last.length) + last.charAt(0) + irregular.slice(1);
  if (/(?:s|x|z|ch|sh)$/iu.test(last)) return `${noun}es`;
  return /[^aeiou]y$/iu.test(last) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** "return" of "returns", "enquiry" of "enquiries"; of a phrase the last word. Null where no rule is certain. */
export function singular(noun: string): string | null {
  const [last = ''] = /\p{L}+$/u.exec(noun) ?? [];
  const head = noun.slice(0, noun.length - last.length);
  const [irregular] = [...IRREGULAR_PLURALS].find(([, many]) => many === last.toLowerCase()) ?? [];
  const one =
    irregular ??
    (/[^aeiou]ies$/u.test(last)
      ? `${last.slice(0, -3)}y`
      : /(?:ss|x|z|ch|sh)es$/u.test(last)
        ? last.slice(0, -2)
        : /[^su]s$/u.test(last)
          ? last.slice(0, -1)
          : null);
  return one !== null && plural(one) === last ? head + one : null;
}
