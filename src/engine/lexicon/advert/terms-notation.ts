import type { RequirementKind } from '../../../domain/optimization.ts';

/** Something adverts ask for, with every way to say exactly the same thing. */
export interface AdvertTerm {
  name: string;
  kind: RequirementKind;
  /** Lower case; true synonyms only, so that each may prove the other. */
  aliases: readonly string[];
}

/** Parses "Name|alias|alias, Name": commas part the terms, "|" the spellings of one. */
export function advertTerms(kind: RequirementKind, list: string): AdvertTerm[] {
  return list
    .split(',')
    .map((entry) => entry.replace(/\s+/gu, ' ').trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', ...aliases] = entry.split('|').map((form) => form.trim());
      return { name, kind, aliases: aliases.map((alias) => alias.toLowerCase()) };
    });
}
