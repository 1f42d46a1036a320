import { foldKeepingSigns } from '../english/folding.ts';
import { capital } from '../english/grammar/capitals.ts';
import { FAMILIES } from '../lexicon/advert/families/families.ts';
import { EXPIRED, WISHES } from '../lexicon/advert/implications.ts';
import { PERMISSIONS } from '../lexicon/advert/permissions.ts';
import type { AdvertRequirement } from './advert.ts';
import { licenceClasses, licenceCovers } from './licences.ts';
import { type Finding, NOT_SHOWN, saidAt, UNCLEAR, unsaidAt } from './outcomes.ts';
import { LEAST_PROOF, without, type ProofPassage } from './proof.ts';
import { addingSentences } from './sentence.ts';

/** A driving licence by its classes: the one that is asked for, or one that holds it. Null where none is asked for. */
export function licence(requirement: AdvertRequirement, passages: readonly ProofPassage[]): Finding | null {
  const folded = foldKeepingSigns(requirement.phrase);
  if (!LICENCE.test(folded)) return null;
  const asked = licenceClasses(requirement.phrase);
  const hardest = asked.find((name) => name !== 'B') ?? (asked.length > 0 ? 'B' : null);
  if (hardest === null) return null;
  const isWithoutCar = NEEDS_CAR.test(folded) && !passages.some(({ text }) => HAS_CAR.test(text));
  // Whoever has the licence may have the use of a car: most do not say so.
  if (isWithoutCar && !/\b(?:access to|use of)\b/u.test(folded)) return NOT_SHOWN;
  let higher: ProofPassage | null = null;
  for (const listed of passages) {
    // "First aid, expired 2025 · Manual driver licence": what has run out takes back its own item.
    const passage = without(withoutLostClass(listed), EXPIRED);
    if (passage === null || WISHES.test(passage.text)) continue;
    const covers = licenceCovers(licenceClasses(passage.text), hardest);
    if (covers !== null && isWithoutCar) return UNCLEAR;
    if (covers === 'said') return saidAt(passage);
    if (covers === 'higher') higher ??= passage;
  }
  if (higher === null) return NOT_SHOWN;
  return unsaidAt(requirement, higher, addingSentences(requirement.phrase.split(',')[0] ?? requirement.phrase, higher, null));
}
/** "B, BE (C1 expired in 2021)": the class in the bracket has run out, and not those before it. */
function withoutLostClass(passage: ProofPassage): ProofPassage {
  const text = passage.text.replace(/\s*\(([^()]*)\)/gu, (bracket, inside: string) => (EXPIRED.test(inside) && /\b[CD]1?E?\b/u.test(inside) ? ' ' : bracket));
  return text === passage.text ? passage : { ...passage, text };
}
const LICENCE =
  /\b(?:driv\p{L}+ licen[cs]e|driver'?s? licen[cs]e|cat(?:egory)?\.? [bcd]1?\+?e? (?:driving )?licen[cs]e|class [12] licen[cs]e|(?:full|clean) (?:uk |clean )*licen[cs]e|c\+e licen[cs]e|(?:hgv|lgv|pcv|psv|c\+e) licen[cs]e|fuhrerschein\p{L}*|permis (?:b|c|de conduire)|(?:carne|permiso|carnet) de conducir|rijbewijs)\b/u;
const NEEDS_CAR = /\b(?:and|mit|et|y|en)\b[^.;]{0,20}\b(?:car|vehicle|pkw|voiture|vehicule|vehiculo|coche|auto)\b/u;
const HAS_CAR = /\bown (?:car|vehicle|van|transport)\b|\buse of a car\b|\beigene[srn]? (?:pkw|auto)\b|\bvehicule personnel\b|\bcoche propio\b|\beigen auto\b/iu;

/** The right to work is also proved by a nationality; an address proves nothing. Null for anything else. */
export function permission(requirement: AdvertRequirement, passages: readonly ProofPassage[]): Finding | null {
  if (PERMISSIONS[1]?.test(requirement.phrase) !== true && !LAWFUL.test(requirement.phrase)) return null;
  const said = FAMILIES.find(({ name }) => name.en === 'Right to work')?.says;
  const telling = passages.filter(({ text }) => !WISHES.test(text));
  const passage = telling.find(({ text }) => said?.test(foldKeepingSigns(text)) === true && !NATIONALITY.test(text));
  if (passage) return saidAt(passage);
  const national = telling.find(({ text }) => NATIONALITY.test(text) && sameCountry(requirement.phrase, text));
  return national ? unsaidAt(requirement, national, [capital(requirement.phrase.replace(/[.\s]+$/u, ''))]) : NOT_SHOWN;
}
/** "Permission to work full-time", without a country. */
const LAWFUL = /\b(?:permission|right|eligible|eligibility|authori[sz]ed|authori[sz]ation|entitled|entitlement) to (?:live and )?work\b/iu;
const NATIONALITY = /\b(?:nationality|citizenship|nationalité|Staatsangehörigkeit|nacionalidad|nationaliteit)\b/iu;
const EU_COUNTRY =
  /\b(?:Ireland|Germany|France|Spain|Italy|Portugal|Netherlands|Belgium|Austria|Poland|Sweden|Denmark|Finland|Greece|Czech(?:ia| Republic)|Hungary|Romania|Bulgaria|Croatia|Slovenia|Slovakia|Lithuania|Latvia|Estonia|Malta|Cyprus|Luxembourg|the EU|European Union|Norway|Switzerland)\b/u;
const EU_PEOPLE =
  /\b(?:Irish|German|French|Spanish|Italian|Portuguese|Dutch|Belgian|Austrian|Polish|Swedish|Danish|Finnish|Greek|Czech|Hungarian|Romanian|Bulgarian|Croatian|Slovenian?|Slovak|Lithuanian|Latvian|Estonian|Maltese|Cypriot|Luxembourg\p{L}*|EU|European Union)\b/u;
const COUNTRIES: readonly (readonly [asked: RegExp, own: RegExp])[] = [
  [/\b(?:UK|United Kingdom|Britain)\b/u, /\b(?:British|UK|Irish)\b/u],
  [/\bIreland\b/u, /\b(?:Irish|British)\b/u],
  // Whoever holds the passport of one country of the union may work in all.
  [EU_COUNTRY, EU_PEOPLE],
  [/\b(?:US|U\.S\.|USA|United States)\b/u, /\b(?:American|US|U\.S\.)/u],
  [/\bAustralia\b/u, /\b(?:Australian|New Zealand)/u],
  [/\bCanada\b/u, /\bCanadian\b/u],
];
const sameCountry = (asked: string, own: string): boolean => COUNTRIES.some(([country, people]) => country.test(asked) && people.test(own));

/** A norm by its number: it stands there, or nothing else says it. */
export const CODE = /\b(?:FSSC|ISO|IFS|BRCGS?|EN|DIN|IATF|AS|HACCP)[ -]?\d{4,5}\b/u;
export function byCode(passages: readonly ProofPassage[], code: string): Finding {
  const wanted = code.toLowerCase().replace(/[\s-]/gu, '');
  const passage = passages.find(({ text, worth }) => worth >= LEAST_PROOF && text.toLowerCase().replace(/[\s-]/gu, '').includes(wanted) && !WISHES.test(text));
  return saidAt(passage ?? null);
}
