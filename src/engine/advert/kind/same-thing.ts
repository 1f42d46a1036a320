import { foldedWords, foldKeepingSigns } from '../../english/folding.ts';
import { knownTerm } from '../known-terms.ts';

/** Whether a line can be about the very thing: the act, the product, the sort of budget that is asked for, and not one that shares its words. */
export const isSameThing = (ask: string, text: string): boolean =>
  isOfPaper(ask, text) &&
  isOfGrade(ask, text) &&
  isOfLaw(ask, text) &&
  isWholeName(ask, text) &&
  isOfNumber(ask, text) &&
  OTHER_SENSES.every((one) => one(ask, text));

/** A paper of three words and more by its name ("Qualified Teacher Status", "Certified Executive Chef (CEC)"). */
const PAPER_NAME = /\b((?:Qualified|Certified|Registered|Chartered|Accredited|Licensed) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3})(?: \((\p{Lu}{2,6})\))?/u;

/** Whoever holds another certificate, or calls himself certified, has not this one: its name stands in the line, or its letters. */
function isOfPaper(ask: string, text: string): boolean {
  const [, name = '', letters] = PAPER_NAME.exec(ask) ?? [];
  if (name === '') return true;
  const initials =
    letters ??
    name
      .split(' ')
      .map((word) => word.charAt(0))
      .join('');
  return foldKeepingSigns(text).includes(foldKeepingSigns(name)) || new RegExp(`\\b${initials}\\b`, 'u').test(text);
}

/** "SHRM-CP" is a grade of its body's, and no membership. */
function isOfGrade(ask: string, text: string): boolean {
  const [code] = /^\p{Lu}{3,6}-\p{Lu}{1,4}$/u.exec(ask.trim()) ?? [];
  return code === undefined || text.toUpperCase().includes(code);
}

/** A law by its name: "the Medical Schemes Act". */
const LAW =
  /\b((?:\p{Lu}[\p{L}'’]+,?(?: \([^()]*\))? (?:(?:of|and|at|for|in|to|on|the|&) )*)+)(Act|Acts|Regulations?|Directive|Ordinance|Convention|Code of Practice)\b/u;

/** "Two medical schemes" are no act: its kind stands in the line, or the letters it is known by. */
function isOfLaw(ask: string, text: string): boolean {
  const [, name = '', kind = ''] = LAW.exec(ask) ?? [];
  const words = name.split(/[^\p{L}]+/u).filter((word) => /^\p{Lu}/u.test(word));
  if (words.length < 2) return true;
  const letters = [...words, kind].map((word) => word.charAt(0)).join('');
  if (new RegExp(`\\b(?:${letters}|${letters.slice(0, -1)})\\b`, 'u').test(text)) return true;
  const own = new Set(foldedWords(text));
  return foldedWords(kind).some((word) => own.has(word) || own.has(`${word}s`)) && words.some((word) => own.has(foldKeepingSigns(word)));
}

/** Norms, parts of laws and forms by their number: "BS EN 81-20", "Section 508", "Part 145", "Form 1040". */
const NUMBERED =
  /\b(?:BS|EN|ISO|IEC|DIN|ASTM|NFPA|ANSI|IEEE|IPC|Section|Part|Article|Title|Chapter|Form|Schedule|Regulation)(?: (?:BS|EN|ISO|IEC))*[ -]?(\d{2,6})\b/u;

/** "BS 7671" is no "BS EN 81-20", and sections of pupils are no "Section 508": the number stands there. */
function isOfNumber(ask: string, text: string): boolean {
  const [, number] = NUMBERED.exec(ask) ?? [];
  return number === undefined || new RegExp(`(?<!\\d)${number}(?!\\d)`, 'u').test(text);
}

/** "Six Sigma" is not said by "Delta Kappa Sigma": of a name of several words the line holds more than one, or one that is no part of another name. */
export function isOfThatName(ask: string, text: string): boolean {
  return [...ask.matchAll(LARGE_RUN)].every(([run]) => {
    const own = run.split(' ');
    const others = [...text.matchAll(LARGE_RUN)].map(([other]) => other.split(' '));
    const alone = others.reduce((rest, other) => rest.replace(other.join(' '), ' '), text);
    const isThere = (words: readonly string[]): number => own.filter((word) => words.includes(word)).length;
    const inNames = others.filter((other) => isThere(other) > 0);
    return inNames.length === 0 || inNames.some((other) => isThere(other) > 1) || own.some((word) => new RegExp(`\\b${word}\\b`, 'u').test(alone));
  });
}
const LARGE_RUN = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu;

/** "Internship in supply chain": a course about it is none. */
export const isOfPosting = (ask: string, text: string): boolean => !A_POSTING.test(ask) || OF_POSTING.test(text);
const A_POSTING = /^(?:an? )?(?:\p{L}+ )?(?:internships?|placements?|work experience placement|praktikum)\b/iu;
const OF_POSTING = /\b(?:intern(?:ship|s|ships)?|placements?|co-?op|sandwich year|year in industry|trainee\p{L}*|praktik\p{L}*|stage|stagiaire)\b/iu;

/** Behind the name of a program these name no other one. */
const NO_PRODUCT =
  /^(?:Pro|Online|Enterprise|Desktop|Suite|Server|Cloud|Professional|Standard|Premium|Software|Studio|Certified|Certification|Developer|Skills?|Or|And|System|Systems|Plus|Basic|Advanced|Core|Mobile|Web|Platform|Application|Applications|Apps?)$/u;

/** "ArcGIS Utility Network" is not said by ArcGIS, nor "SAP Business One" by SAP. */
function isWholeName(ask: string, text: string): boolean {
  const words = ask.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !words.every((word) => /^\p{Lu}[\p{L}\d]*$/u.test(word)) || !/\p{Ll}/u.test(last) || NO_PRODUCT.test(last)) return true;
  if (knownTerm(last)?.kind === 'tool') return true;
  const isOfProgram = words.some((_, at) => at > 0 && knownTerm(words.slice(0, at).join(' '))?.kind === 'tool');
  const initials = words.map((word) => word.charAt(0)).join('');
  return !isOfProgram || foldKeepingSigns(text).includes(foldKeepingSigns(last)) || new RegExp(`\\b${initials}\\b`, 'u').test(text);
}

/** Words that are two things, by what stands before the other one. */
const OTHER_SENSES: readonly ((ask: string, text: string) => boolean)[] = [
  // A harbour master holds no master's certificate by that.
  otherSense(/\bmaster/u, /\b(?:harbou?r|station|quarter|toast|choir|web|head)[ -]?masters?\b/gu),
  // An uncertainty budget is no money.
  otherSense(/\bbudget/u, /\b(?:uncertainty|error|time|timing|power|link|weight|noise|carbon|thermal|performance|word|calorie|loss) budget\p{L}*/gu),
];

/** Whoever is learning for it, or has half of it, is not qualified. */
export const isPartOfIt = (phrase: string, text: string): boolean =>
  /\bqualified\b/iu.test(phrase) && !/\bpart[- ]qualified\b/iu.test(phrase) && /\bpart[- ]qualified\b/iu.test(text);

/** Whether a line holds the word in the sense that is asked for, and not only in the other one. */
function otherSense(word: RegExp, other: RegExp): (ask: string, text: string) => boolean {
  return (ask, text) => {
    const [asked, own] = [foldKeepingSigns(ask), foldKeepingSigns(text)];
    return !word.test(asked) || asked.search(other) >= 0 || own.search(other) < 0 || word.test(own.replace(other, ' '));
  };
}
