import { coreOf } from './job-phrase.ts';
import { isSomebody } from './spoken-name.ts';
import { withoutReason, withoutTermsInside } from './typed-terms.ts';

/** What one is hired for, whatever it is; where and in what it is may follow. */
const ANY_WORK =
  '(?:[\\p{L}-]+ ){0,2}(?:jobs?|work|employment|positions?|roles?|vacanc(?:y|ies)|opportunit(?:y|ies)|apprenticeships?|traineeships?|arbeit|ausbildung(?:splatz)?|stelle|emploi|travail|apprentissage|trabajo|empleo|lavoro)';
const NO_JOB = new RegExp(
  `^(?:(?:any|some)(?: kind of| sort of)? )?${ANY_WORK}(?:\\s*(?:/|\\bor\\b|\\band\\b|\\boder\\b|\\bou\\b|\\bo\\b)\\s*${ANY_WORK})*(?:\\s(?:in|at|with|near|for|around|on|bei|im|chez|en|dans)\\s.*)?$`,
  'iu',
);
const WHATEVER = /^(?:something|anything|everything|whatever|whichever|irgend(?:etwas|was)|egal was|n['’]importe quoi|cualquier cosa|lo que sea)(?:\s|$)/iu;

/**
 * Whether a visitor asks for work and names no job: "any job or apprenticeship in a builders merchant", "something with animals". Of such a
 * wish it cannot be said that the page does not name it.
 */
export function namesNoJob(phrase: string): boolean {
  const [head = ''] = withoutReason(phrase.trim()).split(/\s*,\s*/u);
  if (WHATEVER.test(head)) return !/\sas\s/iu.test(head);
  if (!NO_JOB.test(head)) return false;
  const left = withoutTermsInside(coreOf(head))
    .replace(/\s(?:in|at|with|near|for|around|on)\s.*$/iu, '')
    .replace(/\s*\b(?:jobs?|work|positions?|roles?|vacanc(?:y|ies)|employment|opportunit(?:y|ies))\b/giu, '');
  return !isSomebody(left);
}
