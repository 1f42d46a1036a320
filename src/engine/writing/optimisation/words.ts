import { squeezed } from '../../english/folding.ts';

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
