import { knownTerm } from './known-terms.ts';
import { ALTERNATIVE, DUTCH_OR, WHATEVER } from '../lexicon/advert/asking-phrases.ts';

const MOST = 12;
const PLACED = /^(?:in|at|on|of|for|to|from)\s/iu;

const OR = /\b(?:or|oder|ou|o)\b/iu;
const DUTCH = /\b(?:of|or)\b/iu;
/** What parts alternatives; "of" is "or" in Dutch alone. */
export const alternativeWord = (language: string): RegExp => (language === 'nl' ? DUTCH : OR);

/**
 * The members of a requirement each of which fulfils it alone: of "a package such as CostX, Bluebeam or Causeway" the package and
 * the three names. Empty where there is one way only. "Or equivalent" is a way that no words name, and is no member.
 */
export function alternativesOf(body: string, language: string): string[] {
  const asked = body.replace(/,\s(?:in date|up to date|current|valid|or willing\p{L}* .*)$/iu, '');
  const plain = (language === 'nl' ? asked.replace(DUTCH_OR, ' or ') : asked).replace(/\(([^()]*)\)/gu, (_, inside: string) =>
    LISTED.test(inside.trim()) ? ` or ${inside.replaceAll(',', ' or ')}` : ' ',
  );
  if (!ALTERNATIVE.test(plain)) return asked === body ? [] : [asked];
  const members = plain
    .split(ALTERNATIVE)
    // Commas part alternatives only before the "or" they belong to.
    .flatMap((member) => member.split(/,\s+|\s[–-]\s|:\s/u))
    .map((member) =>
      member
        .replace(/^(?:either|both|an?|the|any|some|or|entweder|soit)\s+/iu, '')
        .replace(/[\s,;:.–-]+$/u, '')
        .trim(),
    )
    .filter((member) => /[\p{L}\p{N}]{2}|^[CR]$|\p{L}[+#]/u.test(member) && !WHATEVER.test(member));
  // "Listing, in the Crown Court or the magistrates' courts": where, and no other way.
  const bare = members.map((member, at) => (at > 0 && knownTerm(member.replace(PLACED, ''))?.kind === 'tool' ? member.replace(PLACED, '') : member));
  if (bare.slice(1).some((member) => PLACED.test(member))) return [];
  return [...new Set(bare)].slice(0, MOST);
}

/** What stands in brackets is an alternative when it is an acronym or a list of names. */
const LISTED =
  /^(?:[\p{Lu}\d][\p{L}\p{N}.&+#/-]*(?:\s[\p{Lu}\d][\p{L}\p{N}.&+#/-]*){0,3})(?:(?:,\s|\sor\s|,\sor\s|\sand\s)(?:[\p{L}\d][\p{L}\p{N}.&+#/ -]*))*$/u;
