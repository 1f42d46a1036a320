import { uncapital } from '../english/grammar/capitals.ts';
import { verbOf } from '../english/grammar/verbs.ts';
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
  // "Formally or not" is no way to have done it; nor is an examination passed or exempted two things.
  const whole = body
    .replace(/,?\s\p{L}+ or not$/iu, '')
    .replace(/,?\s(?:passed|completed?|held|achieved|obtained|finished) or (?:exempt(?:ed)?|in progress|pending|nearly|part[- ]\p{L}+|under ?way)$/iu, '')
    .replace(ONE_NAME, (name) => name.replaceAll('/', '∕'));
  const asked = whole.replace(/,\s(?:in date|in use|up to date|current|valid|or willing\p{L}* .*)$/iu, '');
  // "Registered nurse (diploma or degree)": how one gets there is no other way to be registered.
  const bare = asked.replace(/(?<=\bregist\p{L}*\b[^()]{0,60})\([^()]*\)/giu, ' ');
  const plain = (language === 'nl' ? bare.replace(DUTCH_OR, ' or ') : bare).replace(/\(([^()]*)\)/gu, (_, inside: string) =>
    LISTED.test(inside.trim()) && !isShortFor(inside, bare) ? ` or ${inside.replaceAll(',', ' or ')}` : ' ',
  );
  // "Grade C/4 or above" is one grade.
  const graded = plain.replace(/(?<=\b[\p{Lu}\d])\/(?=\d\b)|(?<=\blevel \d) or (?=\d\b)/giu, '∕').replace(OR_MORE, ' ');
  if (!ALTERNATIVE.test(graded)) return asked.replaceAll('∕', '/') === body ? [] : [asked.replace(OR_MORE, '').replaceAll('∕', '/').trim()];
  const members = graded
    .split(ALTERNATIVE)
    // Commas part alternatives only before the "or" they belong to.
    .flatMap((member) => member.split(/,\s+|\s[–-]\s|:\s/u))
    .map((member) =>
      member
        .replace(/^(?:either|both|preferably|ideally|vorzugsweise|idealerweise|an?|the|any|some|or|entweder|soit)\s+/iu, '')
        .replace(/[\s,;:.–-]+$/u, '')
        .replaceAll('∕', '/')
        .trim(),
    )
    .filter((member) => /[\p{L}\p{N}]{2}|^[CR]$|\p{L}[+#]/u.test(member) && !WHATEVER.test(member));
  // "Listing, in the Crown Court or the magistrates' courts": where, and no other way.
  const placed = members.map((member, at) => (at > 0 && knownTerm(member.replace(PLACED, ''))?.kind === 'tool' ? member.replace(PLACED, '') : member));
  if (placed.slice(1).some((member) => PLACED.test(member))) return [];
  return [...new Set(withVerb(placed))].slice(0, MOST);
}

/** Names and norms that are written with a stroke. */
const ONE_NAME =
  /\b(?:ISO\/IEC|(?:BS|DIN|NF|UNE|IS)?\/?EN\/ISO|EN \d+(?:-\d+)?(?:\/\d+)+|AS\/NZS|ANSI\/\p{Lu}{2,5}|MET\/CAL|CI\/CD|TCP\/IP|PL\/SQL|T-SQL\/\p{Lu}+|LC-MS\/MS|GC-MS\/MS|A\/B|I\/O|S\/4HANA|A\/V|R\/3)(?!\p{L})/gu;

/** "(ITAR)" behind "U.S. person" is why or where, and "(CAD)" how: one acronym in brackets is another way only where it is a tool. */
const isShortFor = (inside: string, whole: string): boolean =>
  /^\p{Lu}{2,6}$/u.test(inside) && !/\b(?:or|such as|e\.g)\b/iu.test(whole) && knownTerm(inside)?.kind !== 'tool';

/** "Maintaining buses, lorries or plant": the verb belongs to each of them. */
function withVerb(members: readonly string[]): readonly string[] {
  // "Led, mentored or managed other recruiters": whom belongs to each verb.
  const [, last, object] = /^(\p{Ll}+)\s(.+)$/u.exec(members.at(-1) ?? '') ?? [];
  const verbs = members.slice(0, -1);
  if (
    last !== undefined &&
    object !== undefined &&
    verbs.length > 0 &&
    [...verbs, last].every((word) => /^\p{Ll}+$/u.test(word) && verbOf(word)?.form === 'past')
  )
    return [...verbs, last].map((verb) => `${verb} ${object}`);
  const [first = '', ...rest] = members;
  const [, verb] = /^(\p{Ll}{3,}ing)\s\S/u.exec(uncapital(first)) ?? [];
  return verb === undefined || rest.some((member) => !/^\p{Ll}+$/u.test(member) || member.endsWith('ing'))
    ? members
    : [first, ...rest.map((member) => `${verb} ${member}`)];
}

/** What may be more than is asked for is no other way. */
const OR_MORE =
  /,?\s(?:or|and) (?:above|higher|better|over|more|later|newer)\b|,?\soder (?:höher|besser|mehr)\b|,?\sou (?:plus|supérieur\p{L}*)\b|,?\so superior(?:es)?\b/giu;

/** What stands in brackets is an alternative when it is an acronym or a list of names. */
const LISTED =
  /^(?:[\p{Lu}\d][\p{L}\p{N}.&+#/-]*(?:\s[\p{Lu}\d][\p{L}\p{N}.&+#/-]*){0,3})(?:(?:,\s|\sor\s|,\sor\s|\sand\s)(?:[\p{L}\d][\p{L}\p{N}.&+#/ -]*))*$/u;
