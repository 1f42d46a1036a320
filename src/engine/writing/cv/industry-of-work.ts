import type { CvBuildQuestionnaire } from '../../../domain/cv-build.ts';
import { squeezed } from '../../english/folding.ts';
import { capital, isShouted, uncapital } from '../../english/grammar/capitals.ts';
import { numberWord } from '../../english/grammar/number-words.ts';
import { TECHNICAL_NAMES, TOOL_NAMES } from '../../lexicon/words/spellings.ts';
import { fill } from './summary-parts.ts';
import type { SummaryPhrases } from './summary-phrases.ts';
import type { yearsAtWork } from './years-in-trade.ts';

/** Title and years of one who names no house: in one industry, or in several. */
export function allYears(
  { years, isWhole, industry }: NonNullable<ReturnType<typeof yearsAtWork>>,
  title: string,
  questionnaire: CvBuildQuestionnaire,
  phrases: SummaryPhrases,
): string {
  const counted = `${isWhole ? '' : 'more than '}${numberWord(years)} years`;
  const named = industry === null ? '' : industryIn({ ...questionnaire, industry }, phrases, 'en');
  // "Sales" is what one works in.
  if (A_FIELD.test(title)) return `${capital(counted)} of work experience.`;
  const sentence = fill(phrases.titleAndYears, { title: title.includes(',') ? `${title},` : title, years: counted, industry: named, place: '' });
  return named === '' ? sentence.replace(' of experience', ' of work experience') : sentence;
}

/** The industry that was answered, as a summary says it; nothing where the language has no words for it. */
export function industryIn({ industry }: CvBuildQuestionnaire, phrases: SummaryPhrases, language: string): string {
  const name = isShouted(industry) ? industry.toLowerCase() : squeezed(industry);
  if (name === '' || language !== 'en' || phrases.inIndustry === '') return '';
  return fill(phrases.inIndustry, {
    industry:
      /^\p{Lu}{2,}(?:$|\s)/u.test(name) || TOOL_NAMES.has(name.toLowerCase()) || TECHNICAL_NAMES.has(name.toLowerCase())
        ? name.replace(/^it$/iu, 'IT')
        : uncapital(name),
  });
}

/** What one works in, and not as. */
export const A_FIELD =
  /(?:^|\s)(?:management|marketing|accounting|accountancy|finance|sales|nursing|teaching|design|engineering|development|administration|admin work|support|logistics|care|retail|hospitality|education|science|analytics|analysis|construction|it|hr|law|media|publishing|tech)$/iu;
