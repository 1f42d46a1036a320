import { CJK_SCHOOL, DEGREE, SCHOOL_SUFFIX, SCHOOL_WORDS } from '../../lexicon/reading/degrees.ts';
import { COMPANY_PLACEHOLDERS, LEGAL_FORMS, ORGANISATION_WORDS } from '../../lexicon/reading/organisations.ts';
import { CJK_TITLE, RANK_WORDS, TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import { foldedWords } from '../../english/folding.ts';

/** Endings of German and Dutch compounds that name a job. */
const TITLE_SUFFIX =
  /.{3}(?:leiter|entwickler|berater|ingenieur|manager|assistent|mitarbeiter|techniker|meister|kaufmann|kauffrau|verkaufer|pfleger|lehrer|helfer|kraft|fahrer|arzt|anwalt|referent|spezialist|analyst|designer|redakteur|forscher|ontwikkelaar|adviseur|medewerker|leider|beheerder|verpleegkundige|engineer|developer|ologist|ographer)(?:in)?$/;

/** "Kennel hand", "Ranch Hand": who lends one, by where; "drawn by hand" names nobody. */
const HAND =
  /(?:^|\s)(?:kennel|kitchen|galley|farm|ranch|stable|yard|deck|field|orchard|vineyard|shed|shearing|dairy|stage|mill|dock|harbou?r|warehouse|site|factory|bar|shop|hired|general|casual)[ -]hand$/u;

/** "Co-ordinator" is no company, and a post as "coordinator" is. */
const unhyphened = (text: string): string => text.replace(/\b([Cc])o-(?=ordinat|operat(?!ive))/gu, '$1o');

/**
 * How much a piece of text reads as a job title: 0 no sign, 1 holds a title word, 2 a title word
 * stands where its head noun stands.
 */
export function titleScore(written: string): 0 | 1 | 2 {
  const text = unhyphened(written);
  if (CJK_TITLE.test(text.trim())) return 2;
  // What a bracket behind it says about a job is no part of its name, however long.
  const all = foldedWords(withoutRemark(text));
  // "Machinist II", "Engineer 3": the step of a ladder behind the noun.
  if (all.length > 1 && LADDER_STEP.test(all.at(-1) ?? '')) all.pop();
  if (all.length === 0 || all.length > 16 || (all.length > 3 && isPastVerb(all[0] ?? ''))) return 0;
  const head =
    foldedWords(
      text.replace(/ (?:I{1,3}|IV|V|\d)$/u, '').split(/,| of | for | de | du | des | di | da | do | del | für | im | in | on | at | – | - |\(/u)[0] ?? '',
    ).at(-1) ?? '';
  if (HAND.test(all.join(' '))) return 2;
  if (isTitleWord(head) || isTitleWord(all.at(-1) ?? '') || (isTitleWord(all[0] ?? '') && all.length > 1)) return 2;
  return all.some((word) => isTitleWord(word) || RANK_WORDS.has(word)) ? 1 : 0;
}

/** A text without the bracket behind it, where it does not consist of one. */
const withoutRemark = (text: string): string => text.replace(/(?<=\S)\s*\([^()]*\)\s*$/u, '');

const LADDER_STEP = /^(?:i{1,3}|iv|v|[1-5])$/;

/** "Supervised a team of engineers" tells of a job; "Certified Nurse" names one. */
function isPastVerb(word: string): boolean {
  return (
    /.{2}ed$/.test(word) &&
    !/^(?:certified|registered|licensed|chartered|advanced|accredited|experienced|unmanned|applied|embedded|skilled|limited|distributed|united|allied|integrated|special(?:ized|ised)|qualified|shared|managed|connected|trained|assigned|retired|affiliated|board)$/.test(
      word,
    )
  );
}

function isTitleWord(word: string): boolean {
  return TITLE_WORDS.has(word) || (word.endsWith('s') && TITLE_WORDS.has(word.slice(0, -1)) && word.length > 5) || TITLE_SUFFIX.test(word);
}

/** How much a piece of text reads as an organisation: 0 no sign to 3 certain (legal form, placeholder). */
export function companyScore(written: string): 0 | 1 | 2 | 3 {
  const text = unhyphened(written);
  // "nights (bank)": what a bracket says behind small letters makes no house of them.
  const all = foldedWords(/^\p{Ll}/u.test(text) ? withoutRemark(text) : text);
  if (all.length === 0 || all.length > 14) return 0;
  if (COMPANY_PLACEHOLDERS.includes(all.join(' '))) return 3;
  // A remark behind a name is no part of it: "Designer on Tidewrack (PC, Switch)" is no private company.
  const named = withoutRemark(text);
  // Dotted legal forms ("S.L.", "B. V.") fold to lone letters; without the dots they are themselves.
  const undotted = named.includes('.') ? foldedWords(named.replace(/(?<!\p{L})(\p{L})\. (?=\p{L}\.)/gu, '$1').replaceAll('.', '')) : foldedWords(named);
  if (undotted.some((word, i) => i > 0 && LEGAL_FORMS.has(word)) || /(?:公司|株式会社|集团|事務所)/u.test(text)) return 3;
  if (ORGANISATION_WORDS.has(all.at(-1) ?? '') || (schoolScore(text) === 2 && !isPostAtSchool(all))) return 2;
  if (/^@\S|^[\w-]{2,40}\.(?:com|io|org|net|de|ai|co|eu|fr|it|es|nl|uk)$/iu.test(text.trim())) return 2;
  return all.some((word) => ORGANISATION_WORDS.has(word)) ? 1 : 0;
}

/** "School Bus Driver", "College Librarian": the last word is what somebody does; a "College of Surgeons" is a house. */
const isPostAtSchool = (words: readonly string[]): boolean => words.length > 1 && isTitleWord(words.at(-1) ?? '') && !words.includes('of');

/** What schools and colleges have, and are not. */
const OF_SCHOOLS =
  /(?<!\p{L})(?:school|college|university|academy) (?:records?|captain|prefect|council|newspaper|magazine|play|band|choir|prize|colours|teams?|leavers?|trips?|runs?|meals?|holidays)(?!\p{L})/giu;

/** How much a piece of text reads as a place of learning: 0, 1 (an ambiguous word) or 2. */
export function schoolScore(text: string): 0 | 1 | 2 {
  if (CJK_SCHOOL.test(text)) return 2;
  const all = foldedWords(text.replace(OF_SCHOOLS, ' '));
  if (all.length === 0 || all.length > 16) return 0;
  if (
    all.some(
      (word, i) =>
        (word === 'sixth' && all[i + 1] === 'form') ||
        /^(?:university|universit(?:at|e|a|eit)|universidade?|college|hochschule|fachhochschule|polytechnic|institute|cegep|tafe|ecole|lycee|gymnasium|politecnico|academy)$/.test(
          word,
        ) ||
        SCHOOL_SUFFIX.test(word),
    )
  )
    return 2;
  return all.some((word) => SCHOOL_WORDS.has(word)) ? (all.length <= 6 ? 2 : 1) : 0;
}

/** Whether a piece of text names a degree, a certificate of schooling or a course of study. */
export function isDegree(text: string): boolean {
  return text.length <= 200 && DEGREE.test(text);
}

/** Words of employment terms that stand where a title or company might and are neither. */
const TERMS =
  /^(?:full|part)[- ]?time$|^(?:internship|contract|permanent|temporary|freelance|self[- ]employed|vollzeit|teilzeit|befristet|cdi|cdd|stage|alternance|apprenticeship|seasonal|remote|hybrid|on[- ]?site|tempo pieno|tempo parziale|jornada completa|media jornada|fulltime|parttime|volunteer|contractor|consultancy)$/iu;

export function isEmploymentTerm(text: string): boolean {
  return TERMS.test(text.replace(/[()[\],.]/g, '').trim());
}

/** Words whose full stop ends no sentence. */
const ABBREVIATION =
  /(?<!\p{L})(?:stellv|bzw|inkl|zzgl|ggf|dept|approx|incl|esp|resp|dir|prof|dr|st|no|nr|vol|ltd|inc|co|corp|bros|univ|assoc|asst|mgr|sr|jr|dipl|ing|kfm|bac|sept|feb|aug|oct|nov|dec|jan|apr|im|ul)\.(?= )/giu;

/** Whether a line reads as a sentence or a list of duties rather than as the head of an entry. */
export function isSentence(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 140) return true;
  const count = trimmed.split(/\s+/).length;
  if (count > 16) return true;
  if (/[\p{Ll}\d)%]{2}[.;]$/u.test(trimmed) && count > 3 && !/\b(?:inc|ltd|co|corp|llc|jr|sr|dept|univ)\.$/iu.test(trimmed)) return true;
  if (/^\p{Ll}/u.test(trimmed) && count > 2) return true;
  return /\p{Ll}{2,}[.!?] \p{Lu}/u.test(trimmed.replace(ABBREVIATION, ' ')) && count > 8;
}
