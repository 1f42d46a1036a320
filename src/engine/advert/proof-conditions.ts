import type { Context } from '../context.ts';
import { coarseStems } from '../english/keyed-words.ts';
import { languageOfFamily, type FamilyLanguage } from '../lexicon/advert/families/family.ts';
import { WISHES } from '../lexicon/advert/implications.ts';
import type { AdvertRequirement } from './advert.ts';
import { conditionsIn } from './conditions.ts';
import { type Finding, NOT_SHOWN, saidAt, UNCLEAR, unsaidAt } from './outcomes.ts';
import { LEAST_PROOF, type ProofPassage } from './proof.ts';
import { addingSentences } from './sentence.ts';

/** Hours, travel and the will to be there, as a CV shows them. Null where something else is asked for. */
export function ofConditions(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[]): Finding | null {
  if (requirement.kind !== 'responsibility' && !AVAILABLE.test(requirement.phrase)) return null;
  // Whoever plans the rota is asked for no hours.
  if (ORGANISES.test(requirement.phrase)) return null;
  const asked = conditionsIn(requirement.phrase);
  if (asked.length > 0) {
    const shown =
      passages.find(
        ({ text, worth }) =>
          worth >= LEAST_PROOF && !WISHES.test(text) && !OF_A_FIGURE.test(text) && asked.every((at) => conditionsIn(text.replace(NO_SHIFT, ' ')).includes(at)),
      ) ?? null;
    if (shown === null) {
      // Some of what is asked for is there ("nights" of "nights and weekends"), or hours of another name.
      const may = passages.some(({ text, worth }) => worth >= LEAST_PROOF && conditionsIn(text.replace(NO_SHIFT, ' ')).some((at) => isOfHours(at, asked)));
      return may || standsThere(requirement.phrase, context) ? UNCLEAR : NOT_SHOWN;
    }
    if (conditionWord(requirement.phrase, shown.text)) return saidAt(shown);
    // Who has worked weekends may still have no Mondays.
    if (/\bmonday to\b|\bmon(?:day)?\s?[–-]\s?/iu.test(requirement.phrase)) return UNCLEAR;
    const own = CONDITION_NAME[languageOfFamily(context.cv.language)];
    return unsaidAt({ ...requirement, phrase: own }, shown, addingSentences(own, shown, null));
  }
  // Being there and being willing are no deeds: what somebody once did says nothing of them.
  if (AVAILABLE.test(requirement.phrase)) return standsThere(requirement.phrase, context) ? UNCLEAR : NOT_SHOWN;
  return null;
}

const ORGANISES =
  /^(?:allocat|manag|plann|organi[sz]|writ|prepar|co-?ordinat|produc|schedul|creat|draw|administer|oversee|overs|assign|arrang|maintain|develop)\p{L}*\s(?!and work)/iu;

/** "Waiting time on Saturday from 9 min to 4 min": when something was measured, and not when somebody worked. */
const OF_A_FIGURE = /\bfrom [^.;]{0,12}\d[^.;]{0,12} to [^.;]{0,6}\d/u;

/** What asks for a place in the diary; at its head. */
const AVAILABLE =
  /^(?:available|availability|willing(?:ness)?|happy|prepared(?= to\s)|flexib\p{L}*|able to work|take part in|stay|travel)\s(?!to (?:learn|train|undertake|complete|obtain|study))/iu;

/** Whether a line names a condition in the requirement's own words: "night shift", "on call". */
const conditionWord = (phrase: string, text: string): boolean => {
  const words = coarseStems(phrase).filter((stem) => CONDITION_STEMS.test(stem));
  const own = new Set(coarseStems(text));
  return words.every((word) => own.has(word));
};
/** Whether a place that the requirement names stands on the page: whoever lives in Leicester may be willing to work there. */
const standsThere = (phrase: string, { lines }: Context): boolean =>
  [...phrase.matchAll(/(?<=\s)\p{Lu}\p{Ll}{3,}/gu)].some(([place]) => !DAYS.test(place) && lines.some(({ text }) => text.includes(place)));
const DAYS = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|january|february|march|april|june|july|august|september|october|november|december)$/iu;

/** Conditions of one kind, by their places in the list: nights are shifts, and whoever is on call works nights and out of hours. */
const isOfHours = (own: number, asked: readonly number[]): boolean =>
  asked.some((at) => at === own || ALIKE.some((kind) => kind.includes(at) && kind.includes(own)));
const ALIKE: readonly (readonly number[])[] = [
  [0, 2],
  [0, 4],
  [3, 4],
];
/** How much was done in a night, and who audits by night: no shifts. */
const NO_SHIFT =
  /\b(?:an?|one|per|last|the|every) (?:night|weekend|saturday|sunday)\b(?! shift| duty| work)|\b(?:sunday|saturday) (?:dave|jack|roast|school|lunch(?:es)?|league|times)\b|\bnight auditor\b|\bnights out\b|\b(?:taught|studied|learn\p{L}*|study\p{L}*|course\p{L}*|degree|diploma|college)\b[^.;]{0,30}\b(?:nights?|evenings?|weekends?|saturdays?)\b|\b(?:evening|night|weekend) (?:class(?:es)?|course|school|study)\b/giu;
const CONDITION_STEMS = /^(?:night|weeke|satur|sunda|shift|eveni|call|trave|trans|schic|nacht|woche|rufbe|nuit|astre|turno)/u;
const CONDITION_NAME: Readonly<Record<FamilyLanguage, string>> = { en: 'Working hours', de: 'Arbeitszeiten', fr: 'Horaires', es: 'Horarios', nl: 'Werktijden' };
