import { squeezed } from '../../english/folding.ts';

/** "A, B and C". */
export function listed(items: readonly string[], and = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** "an Accountant", "a Data Engineer", "an HR Manager": by sound, as far as letters tell it. */
export function withArticle(noun: string): string {
  const isSpelt = /^[A-Z]{2}|^[A-Z]\b/u.test(noun);
  const isVowel = isSpelt ? /^[AEFHILMNORSX]/u.test(noun) : /^(?:[aeio]|u(?!ni|se|su|ti)|h(?:our|onest|eir))/iu.test(noun) && !/^(?:eu|one\b)/iu.test(noun);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

/** "the University of Wexmoor" within a sentence. */
export const withThe = (name: string): string =>
  /^(?:University|Museum|Institute|Department|Ministry|Bank|City|Borough|College|School|Church|Office|Bureau|Embassy) of\b/u.test(name) ? `the ${name}` : name;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name typed by a stranger made fit for one line of prose: no markup, no addresses, no brackets, no line breaks. */
export function tidyName(text: string, max: number): string {
  const plain = squeezed(
    text
      .toWellFormed()
      .replace(/<[^>]*>/gu, ' ')
      .replace(/https?:\S+|www\.\S+/giu, ' ')
      .replace(/[<>[\]{}`|\\“”"]/gu, ' ')
      .replace(/(?![\t\n])\p{Cc}/gu, ' '),
  ).replace(/^[\s,.;:!?–-]+|[\s,;:!?–-]+$/gu, '');
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max + 1);
  const space = cut.lastIndexOf(' ');
  return (space > max / 2 ? cut.slice(0, space) : cut.slice(0, max)).toWellFormed().trim();
}

/** Points of 100 below which a CV is one of another trade, as far as the advert goes. */
export const FEW_POINTS = 15;
