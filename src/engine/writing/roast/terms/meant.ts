import type { Facts, Template } from '../template.ts';

/** Jokes about a word that is in the dictionary and was not meant: told where it stands for one of `rights`, and of no other mistake that holds it. */
export function meant(rights: string, ...texts: readonly string[]): readonly Template[] {
  const known = new Set(rights.split('|'));
  const when = ({ suggestion }: Facts): boolean => known.has(String(suggestion).toLowerCase());
  return texts.map((text) => ({ text, when }));
}
