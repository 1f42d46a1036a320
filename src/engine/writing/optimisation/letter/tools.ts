import type { KeywordEntry } from '../../../../domain/optimization.ts';
import type { SectionKind } from '../../../../domain/cv.ts';
import { countWords } from '../../../english/tokens.ts';
import { fold } from '../../../english/folding.ts';
import { LANGUAGE_NAMES } from '../../../lexicon/reading/levels.ts';
import { TECHNICAL_NAMES, TOOL_NAMES } from '../../../lexicon/words/spellings.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { listedName } from '../sections/nameable.ts';
import { says } from './deeds.ts';
import { IS_PAPER } from './papers.ts';

const MOST_TOOLS = 5;
/** What takes a tool back: little of it, or not yet. */
const QUALIFIED =
  /(?<!\p{L})(?:a (?:bit|little) of|bit|some|basic|basics|beginner|elementary|learning|learn|learned from|started|starting|familiar\p{L}*|aware\p{L}*|exposure|introduct\p{L}+|refresher|courses?|hours?|lapsed|rusty|years ago|used to|once|studied|watched|trial|working knowledge|awareness|college level|school level|limited|grundkenntnisse|for fun|not|never|no|yet)(?!\p{L})/iu;
const TOOL_SECTIONS: ReadonlySet<SectionKind> = new Set(['skills', 'experience', 'projects']);

const LONGEST_ITEM = 7;
/** Kinds of programs: whoever knows one knows it by its name. */
const A_CLASS = /^(?:ats|plm|cmms|eld|lims|ehr|emr|hris|crm|erp|plc|lms|wms|tms|pms|mis|bi|cad|gmp|glp|uk|gdpr|pos)$/iu;
const OFFICE = /^(?:(?:ms|microsoft) )?(?:excel|word|outlook|powerpoint|office(?: 365)?|teams|windows|internet|e-?mail)$/iu;

/** Tools that the advert names, the CV lists or works with and nowhere qualifies, and the letter has not told yet. */
export function toolsOf(input: OptimisationInput, letter: string): string[] {
  const { ledger, context } = input;
  const own = context.cv.sections
    .filter(({ kind }) => TOOL_SECTIONS.has(kind))
    .flatMap(({ from, to }) => context.lines.slice(from, to).map(({ text }) => text));
  const names = ledger.flatMap((entry) => {
    if (entry.status !== 'said' || entry.proof === null) return [];
    if (entry.kind === 'knowledge') return namedIn(entry, own).filter((name) => !says(letter, name) && !isQualified(name, input));
    if (entry.kind !== 'tool') return [];
    const name = listedName(entry, input)?.replace(/\s(?:experience|exposure|skills?|knowledge)$/iu, '') ?? null;
    if (name === null || countWords(name) > 3 || !/\p{Lu}/u.test(name) || A_CLASS.test(name) || says(letter, name) || !own.some((text) => says(text, name)))
      return [];
    return isQualified(name, input) ? [] : [name];
  });
  // What every office has says little: it is named last, and not by itself.
  const all = [...new Set([...names, ...listedAndNamed(input, own, letter)])].toSorted((a, b) => Number(OFFICE.test(a)) - Number(OFFICE.test(b)));
  // "Bluebeam" is said by "Bluebeam Revu".
  // A number of a licence is no program.
  const whole = all.filter((name) => !/#\s?\d|\d{5}/u.test(name)).filter((name) => !all.some((other) => other !== name && says(other, name)));
  return whole.length === 1 && OFFICE.test(whole[0] ?? '') ? [] : whole.slice(0, MOST_TOOLS);
}

/** Programs of the CV's list of skills that the advert names in so many words, whatever else stands in its sentence: "Sibelius" of "Dorico, gerne auch Sibelius". */
function listedAndNamed(input: OptimisationInput, own: readonly string[], letter: string): string[] {
  const { ledger, context, advert } = input;
  const asked = [...ledger.map(({ advertQuote }) => advertQuote), ...advert.responsibilities];
  return context.cv.skills
    .map(({ value }) => value.replace(/\s*\([^()]*\)$/u, '').trim())
    .filter(
      (name) =>
        /^\p{Lu}/u.test(name) &&
        name.length > 2 &&
        countWords(name) <= 3 &&
        !A_CLASS.test(name) &&
        !IS_PAPER.test(name) &&
        (TOOL_NAMES.has(name.toLowerCase()) || TECHNICAL_NAMES.has(name.toLowerCase()) || isProgramName(name, context.cv.language)) &&
        !says(letter, name) &&
        asked.some((quote) => namesIt(quote, name) && (context.cv.language !== 'de' || A_COMMAND.test(quote))) &&
        own.some((text) => says(text, name)) &&
        !isQualified(name, input),
    );
}

/** A name that is no word of the language: "Hypermill", "Joblogic". German writes every noun with a capital, and so a list beside it must say what it is. */
const isProgramName = (name: string, language: string): boolean =>
  (language === 'en' || (language === 'de' && !/\s(?:und|mit|von|für|in|im)\s/u.test(name) && !A_GERMAN_NOUN.test(name))) &&
  !name.split(/[ -]/u).some((word) => PLAIN_WORDS.has(word.toLowerCase())) &&
  !LANGUAGE_NAMES.has(fold(name));
const A_GERMAN_NOUN = /(?:ung|keit|heit|schaft|satz|bau|wesen|kenntnisse|schein|arbeit|tion|ik|en|er|ie)$/u;
/** German adverts say with such words that a program is meant. */
const A_COMMAND = /Beherrschung|[Kk]enntnis|Umgang|[Pp]rogramm|[Ss]oftware|gerne auch|sicher/u;

/** Whether an advert names a program: "Lectra" names a Lectra Modaris. */
const namesIt = (quote: string, name: string): boolean => {
  const [first = ''] = name.split(' ');
  return says(quote, name) || (first !== name && first.length > 3 && !PLAIN_WORDS.has(first.toLowerCase()) && says(quote, first));
};

/** Whether the CV says little of a tool. The word next to it within its own item, a bracket included: "Power BI (a bit)", "a bit of Power BI". "A nightly 9-hour SQL job" is a deed. */
const isQualified = (name: string, { context }: OptimisationInput): boolean =>
  context.lines.some(({ text }) =>
    text.split(/[,;|•·\t](?![^(]*\))|\.\s/u).some((item) => says(item, name) && countWords(item) <= LONGEST_ITEM && QUALIFIED.test(item)),
  ) ||
  context.lines.some(({ text }) => text.includes('\t') && says(text, name) && QUALIFIED.test(text)) ||
  // "KNX, in progress"
  context.lines.some(({ text }) => says(text, name) && IN_PROGRESS.test(text.slice(text.toLowerCase().indexOf(name.toLowerCase()) + name.length))) ||
  // "Since spring doing Python and AWS courses at home"
  context.lines.some(({ text }) => text.split(/[.;]\s/u).some((part) => says(part, name) && LEARNT.test(part)));
const IN_PROGRESS = /^,? (?:still )?(?:in progress|in training|under way|underway|to come|booked|planned)(?!\p{L})/iu;
const LEARNT =
  /(?<!\p{L})(?:doing|taking|attending|following|studying|learning|started) (?:\S+ ){0,6}(?:courses?|modules?|tutorials?|certificates?)(?!\p{L})|(?:courses?|tutorials?) (?:in|on) /iu;

/** Words of a requirement that asks for a program. */
const IS_SOFTWARE =
  /(?<!\p{L})(?:systems?|software|platforms?|packages?|programs?|programme[sn]?|applications?|crm|erp|tms|wms|pms|lims|ehr|emr|pos|cad|similar)(?!\p{L})|(?<!\p{L})\p{L}*(?:software|system\p{L}{0,2}|programm\p{L}{0,2})(?!\p{L})/iu;

/** Programs by their own names within a requirement: "Priava" of "Priava or similar venue software", where the CV writes them so. */
const namedIn = ({ requirement, advertQuote }: KeywordEntry, own: readonly string[]): string[] =>
  (
    ((IS_SOFTWARE.test(`${requirement} ${advertQuote}`) || /^\p{Lu}\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(requirement)) &&
      requirement.match(/(?<![\p{L}\p{N}-])\p{Lu}[\p{L}\p{N}+.#]*(?: \p{Lu}[\p{L}\p{N}+#]*)*(?![\p{L}\p{N}-])/gu)) ||
    []
  ).filter(
    (name) =>
      /\p{Ll}{2}/u.test(name) &&
      name.length > 3 &&
      !A_CLASS.test(name) &&
      !IS_PAPER.test(name) &&
      !name.split(' ').some((word) => PLAIN_WORDS.has(word.toLowerCase())) &&
      own.some((text) => new RegExp(String.raw`(?<![\p{L}\p{N}])${name.replace(/[.+]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`, 'u').test(text)),
  );
