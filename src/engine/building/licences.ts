import type { Cv } from '../../domain/cv.ts';

const LICENCE =
  /^(?:(?:full|clean|valid|current|uk|eu|us|irish|provisional|manual|a|code \d+\p{L}{0,2}|cat(?:egory)? \p{L}\d?) ){0,5}(?:driv(?:ing|er['’]?s) licen[cs]e|(?:car|hgv|lgv|pcv|psv|motorcycle) licen[cs]e|licen[cs]e (?:class|category|code) |cdl(?:,? class)?(?!\p{L})|führerschein|permis (?:de conduire|[a-e]\d?(?!\p{L}))|rijbewijs|patente (?:di guida|[a-e](?!\p{L}))|carn[eé] de conducir|permiso de conduc|carta de condução|prawo jazdy)/iu;
/** With more words it is a sentence that mentions one. */
const MOST_WORDS = 9;

/** "Full clean driving licence", "Führerschein B, BE", "CDL Class A": a right to drive, and no skill of a trade. */
export const isLicence = (text: string): boolean => LICENCE.test(text) && text.split(/\s+/u).length <= MOST_WORDS;

/** A CV whose skills hold no driving licences, and those licences apart: they stand among the certificates. */
export function withoutLicences(cv: Cv): { cv: Cv; licences: string[] } {
  const licences = cv.skills.filter(({ value }) => isLicence(value)).map(({ value }) => value.charAt(0).toUpperCase() + value.slice(1));
  return { cv: { ...cv, skills: cv.skills.filter(({ value }) => !isLicence(value)) }, licences };
}
