import type { LetterTone } from '../../../../domain/optimization.ts';
import { withArticle } from '../../../english/grammar/article.ts';
import { stableHash } from '../../roast/stable-hash.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { isOrder } from '../prose-check.ts';
import { countWords } from '../../../english/tokens.ts';
import { tidyName } from '../words.ts';
import { isNoTitle, shortTitle, titleAsked } from './title-asked.ts';
import { ENGLISH_COPY } from './copy-en.ts';
import { FRENCH_COPY, GERMAN_COPY, SPANISH_COPY, type Register } from './copy-other-languages.ts';
import type { LetterCopy, LetterWords } from './letter-copy.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-words.ts';
import { toneOf } from './tone.ts';

const MAX_JOB = 80;
const MAX_COMPANY = 80;
const UNNAMED_JOB: Readonly<Record<LetterLanguage, string>> = { en: 'role', de: 'Fachkraft', fr: 'titulaire', es: 'profesional' };
const UNNAMED_COMPANY: Readonly<Record<LetterLanguage, string>> = { en: 'your company', de: 'Ihrem Haus', fr: 'votre entreprise', es: 'su empresa' };
/** "(m/w/d)" is for the advert, not for the letter. */
const GENDERS = /\s*[([](?:[mwfdhxiva*]\s*[/|]\s*){1,3}[mwfdhxiva*]\s*[)\]]/giu;

/** "Director/a de hotel", "Leiter/in". */
const BOTH_GENDERS = /(\p{L}{3})\/-?(?:a|e|in|innen|as)(?!\p{L})/gu;

/** The language a letter is written in: that of the CV whose lines it tells, where we have sentences for it. */
export const letterLanguage = (cvLanguage: string): LetterLanguage => (cvLanguage === 'de' || cvLanguage === 'fr' || cvLanguage === 'es' ? cvLanguage : 'en');

/** How a letter is told and whom it is for. */
export interface Voice {
  language: LetterLanguage;
  copy: LetterCopy;
  words: LetterWords;
  job: string;
  /** The title without what follows its comma, dash or bracket: "Program Manager". */
  short: string;
  /** "a Data Engineer"; without an article in other languages than English. */
  aJob: string;
  /** "Data Engineer role", "role" where it has no name. */
  shortRole: string;
  /** "Data Engineer role", "role of Director, Clinical Affairs", with the advert's reference. */
  role: string;
  company: string;
  /** What the choice among wordings hangs on: the same letter chooses the same. */
  seed: string;
}

export function voiceOf(input: OptimisationInput): Voice {
  const language = letterLanguage(input.context.cv.language);
  const tone = toneOf(input.toneOfVoice);
  const job = nameOr(tidyName(titleAsked(input, language).replace(GENDERS, ' ').replace(BOTH_GENDERS, '$1'), MAX_JOB), UNNAMED_JOB[language]);
  const isNamed = language !== 'en' || (!isNoTitle(job) && job !== UNNAMED_JOB.en);
  const short = isNamed ? shortTitle(job) : 'hire';
  const reference = input.advert.reference === null ? '' : ` (${input.advert.reference})`;
  const company = nameOr(tidyName(input.companyName, MAX_COMPANY), UNNAMED_COMPANY[language]);
  return {
    language,
    copy: copyOf(language, tone),
    words: LETTER_WORDS[language],
    job,
    short,
    aJob: !isNamed ? 'somebody' : language === 'en' ? withArticle(short) : job,
    shortRole: isNamed ? `${short} role` : 'role',
    role: !isNamed
      ? `role you are advertising${reference}`
      : `${/[,:]|\s[–—-]\s/u.test(job) || countWords(job) > MOST_BEFORE_ROLE ? `role of ${job}` : `${job} role`}${reference}`,
    company,
    seed: `letter:${stableHash(input.context.lines.map(({ text }) => text).join('\n'))}:${company}:${job}:${tone}`,
  };
}

/** One of several wordings, the same one each time for a letter and a `slot` of it; undefined where there is none. */
export const pick = <T>({ seed }: Voice, options: readonly T[], slot: string): T | undefined =>
  options[stableHash(`${seed}:${slot}`) % Math.max(1, options.length)];

/** English has sentences for every tone; the other languages are formal or near. */
function copyOf(language: LetterLanguage, tone: LetterTone): LetterCopy {
  const register: Register = tone === 'Warm' || tone === 'Enthusiastic' || tone === 'Direct' ? 'near' : 'formal';
  return { en: ENGLISH_COPY[tone], de: GERMAN_COPY[register], fr: FRENCH_COPY[register], es: SPANISH_COPY[register] }[language];
}

/** A longer title goes behind "role of". */
const MOST_BEFORE_ROLE = 6;

const nameOr = (name: string, otherwise: string): string => (name === '' || isOrder(name) || !/\p{L}/u.test(name) ? otherwise : name);
