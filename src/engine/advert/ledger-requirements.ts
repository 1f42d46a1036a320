import { phraseKey } from '../english/keyed-words.ts';
import type { Advert, AdvertRequirement } from './advert.ts';
import { degreeLevel } from './degree-level.ts';
import { TRADES, isNoEntry } from '../lexicon/advert/no-entries.ts';
import { foldKeepingSigns } from '../english/folding.ts';
import { knownTerm } from './known-terms.ts';

const MAX_ENTRIES = 25;
/** Of how one is (punctual, flexible) a list needs no more. */
const MAX_SOFT = 5;
/** Phrases no list knows: the advert's own words for things, fewer of them the more known things there are. */
const MAX_UNKNOWN = 20;

/** Characters; a line of a trade's name and hardly more asks for it. */
const LITTLE_MORE = 12;
/** What a must gains and a quality of character loses in the order of the ledger. */
const RANK = { must: 4, soft: 3 } as const;

/** Whether a credential is a degree, to be met by level and field, and not by its name. */
export const isDegreeDemand = ({ phrase, kind }: AdvertRequirement): boolean =>
  kind === 'credential' && !/\bregist(?:ered|ration|rable)\b/iu.test(phrase) && knownTerm(phrase)?.kind !== 'credential' && degreeLevel(phrase) !== null;

/** What goes into the ledger: each thing once, hard things before soft ones, musts before wishes; at most 25. */
export function ledgerRequirements(advert: Advert): AdvertRequirement[] {
  const taken: AdvertRequirement[] = [];
  const keys: string[] = [];
  let soft = 0;
  let unknown = 0;
  for (const requirement of advert.requirements) {
    if (taken.length === MAX_ENTRIES) break;
    const term = knownTerm(requirement.phrase);
    const isSoft = requirement.kind === 'skill';
    if (isSoft && !requirement.must && soft >= MAX_SOFT) continue;
    if (TRADES.has(requirement.phrase.toLowerCase()) && !isAskedFor(requirement)) continue;
    const isUnknown = term === undefined && requirement.kind === 'knowledge';
    if (requirement.kind !== 'experience' && requirement.kind !== 'credential' && isNoEntry(requirement.phrase)) continue;
    const key = keyOf(requirement.phrase);
    if (keys.some((other) => other.includes(key) || (key.includes(other) && isUnknown && !A_FIGURE.test(requirement.phrase)))) {
      // What one will do there and need not have done: "manage a budget" under duties, "budget management" under wishes.
      const duty = taken.findIndex(({ phrase, kind, must }) => must && kind === 'responsibility' && keyOf(phrase).includes(key));
      const wished = taken[duty];
      if (wished !== undefined && !requirement.must) taken[duty] = { ...wished, must: false };
      continue;
    }
    if ((isSoft && soft >= MAX_SOFT) || (isUnknown && unknown >= MAX_UNKNOWN)) continue;
    if (isSoft) soft += 1;
    if (isUnknown) unknown += 1;
    // Years in a field are one thing, the field another.
    if (requirement.kind !== 'experience') keys.push(key);
    taken.push(requirement);
  }
  const rank = ({ must, weight, kind }: AdvertRequirement): number => (must ? RANK.must : 0) + weight - (kind === 'skill' ? RANK.soft : 0);
  return taken.toSorted((a, b) => rank(b) - rank(a));
}

/** "A food budget of over $1m" asks for more than a budget, "45 words a minute" for more than Word. */
const A_FIGURE = /\d/u;

/** Its words by their stems, between blanks. */
const keyOf = (phrase: string): string => ` ${phraseKey(knownTerm(phrase)?.name ?? phrase)} `;

const isAskedFor = ({ phrase, quote, weight }: AdvertRequirement): boolean => {
  const before = foldKeepingSigns(quote.slice(0, Math.max(0, quote.indexOf(phrase))));
  return (
    weight === 3 ||
    quote.length <= phrase.length + LITTLE_MORE ||
    /(?:experien\p{L}*|knowledge|background|understanding|degree|career|interest|kenntnisse|erfahrung|connaissances?|conocimientos?|studium)\b[^.;]{0,30}$/u.test(
      before,
    )
  );
};
