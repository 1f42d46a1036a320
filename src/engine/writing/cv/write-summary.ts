import { CAREER_PATHS, type CvBuildQuestionnaire, type CvExperience } from '../../../domain/cv-build.ts';
import { worthOf } from '../../building/best-lines.ts';
import { dateOf, printedMonth } from '../../building/printed-period.ts';
import { isMeasured } from '../../evidence/shared/measures.ts';
import { fold } from '../../reading/fold.ts';
import { LANGUAGE_NAMES } from '../../lexicon/reading/levels.ts';
import { TECHNICAL_NAMES, TOOL_NAMES } from '../../lexicon/words/spellings.ts';
import { isShouted, nameCase } from './casing.ts';
import { openingVerb, retensed } from './english/retense.ts';
import { BARE_PHRASES, SUMMARY_PHRASES, type SummaryPhrases } from './summary-phrases.ts';

const [STAYING, SWITCHING, JUMPING, CLIMBING] = CAREER_PATHS;
/** A deed longer than this is no half of a sentence. */
const MAX_DEED = 170;
const MOST_SKILLS = 4;
/** From this worth on a line without a figure may stand for a person: something led, built or bettered. */
const TELLING = 1;

export interface SummarySource {
  questionnaire: CvBuildQuestionnaire;
  experience: readonly CvExperience[];
  /** Whether the first of them is the current job. */
  hasCurrent: boolean;
  skills: readonly string[];
  /** Degree and school, for those who have no job yet. */
  education: string;
  /** The achievement section, where no job has a line to show. */
  achievement: string;
  language: string;
}

/** Three or four sentences: who this is, where from, the strongest thing shown, where to. Fewer where fewer answers are there. */
export function writeSummary(source: SummarySource): string {
  const phrases = phrasesOf(source.language);
  const deed = strongest(source, phrases);
  const sentences = [opening(source, phrases), employers(source, phrases) || studies(source), deed ?? skillsLine(source, phrases), heading(source, phrases)];
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.replace(/\.{2,}$/u, '.'))
    .join(' ');
}

export const phrasesOf = (language: string): SummaryPhrases => SUMMARY_PHRASES[language] ?? BARE_PHRASES;

/** "a" or "an", by the sound of the first letter. */
const article = (title: string): string => `${/^(?:[aeio]|u(?!ni|se|k))/iu.test(title) || /^(?:HR|[FHLMNRSX][A-Z])/u.test(title) ? 'an' : 'a'} ${title}`;

const fill = (template: string, values: Readonly<Record<string, string>>): string => template.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function opening({ questionnaire, experience, language }: SummarySource, phrases: SummaryPhrases): string {
  const { experienceLevel, careerPath } = questionnaire;
  const title = experience.find(({ jobTitle }) => jobTitle !== '')?.jobTitle ?? '';
  const years = experienceLevel === '' ? '' : phrases.years[experienceLevel];
  // The industry asked for is the one to work in next; only where she stays in it do the years belong to it.
  const stays = careerPath === STAYING || careerPath === SWITCHING;
  const industry = stays ? industryIn(questionnaire, phrases, language) : '';
  if (title !== '') return years === '' ? '' : fill(phrases.titleAndYears, { title: title.includes(',') ? `${title},` : title, years, industry });
  return years === '' ? '' : capital(fill(phrases.yearsOnly, { years, industry }));
}

function industryIn({ industry }: CvBuildQuestionnaire, phrases: SummaryPhrases, language: string): string {
  const name = isShouted(industry) ? industry.toLowerCase() : industry.replace(/\s+/gu, ' ').trim();
  if (name === '' || language !== 'en' || phrases.inIndustry === '') return '';
  return fill(phrases.inIndustry, {
    industry:
      /^\p{Lu}{2,}(?:$|\s)/u.test(name) || TOOL_NAMES.has(name.toLowerCase()) || TECHNICAL_NAMES.has(name.toLowerCase())
        ? name.replace(/^it$/iu, 'IT')
        : name.charAt(0).toLowerCase() + name.slice(1),
  });
}

function employers({ questionnaire, experience, hasCurrent, language }: SummarySource, phrases: SummaryPhrases): string {
  const [first] = experience;
  const others = experience
    .slice(hasCurrent ? 1 : 0)
    .flatMap(({ jobTitle, company }) => (company === '' ? [] : [jobTitle === '' ? company : fill(phrases.at, { title: jobTitle, company })]));
  const roles = listed(others, phrases);
  if (!hasCurrent || first === undefined || first.company === '') return roles === '' ? '' : fill(phrases.previously, { roles });
  const start = dateOf(questionnaire.currentStartDate);
  const isBack = questionnaire.careerPath === CLIMBING;
  const since = start === null || isBack ? '' : fill(phrases.since, { date: printedMonth(start, language) });
  if (/^(?:self[- ]?employed|freelance\p{L}*)$/iu.test(first.company)) return `${first.company}${since}${roles === '' ? '' : fill(phrases.before, { roles })}.`;
  const here = fill(isBack ? phrases.mostRecently : since === '' ? phrases.currently : phrases.here, { company: first.company });
  // Without years nothing has said yet who this is.
  const title =
    questionnaire.experienceLevel === '' && first.jobTitle !== ''
      ? `${fill(phrases.at, { title: first.jobTitle, company: first.company })}${since}`
      : `${here}${since}`;
  return `${capital(title)}${roles === '' ? '' : fill(phrases.before, { roles })}.`;
}

const studies = ({ education, experience }: SummarySource): string => (experience.length > 0 || education === '' ? '' : `${education}.`);

/** The best line that needs no question: measured, else led or built. */
function strongest({ experience, hasCurrent, achievement, language }: SummarySource, phrases: SummaryPhrases): string | null {
  const told = [...experience, { company: '', bulletPoints: isMeasured(achievement) && experience.length === 0 ? [achievement] : [] }];
  let best: { deed: string; company: string; isCurrent: boolean; worth: number } | null = null;
  for (const [at, { company, bulletPoints }] of told.entries()) {
    for (const deed of bulletPoints) {
      if (deed.length > MAX_DEED || deed.includes('[') || /[.!?]\s/u.test(deed)) continue;
      const worth = worthOf(deed) + (isMeasured(deed) ? 2 : 0) - (/\b(?:sometimes|occasionally|helped|supported)\b/iu.test(deed) ? 1 : 0);
      if (worth >= TELLING && worth > (best?.worth ?? 0)) best = { deed, company, isCurrent: hasCurrent && at === 0, worth };
    }
  }
  if (best === null) return null;
  const { deed, company } = best;
  if (language !== 'en') return fill(phrases.result, { company, deed: language === 'de' ? deed : small(deed) });
  const verb = openingVerb(deed);
  // "Pass rate went up from 71% to 84%": a result that tells itself.
  if (verb === null)
    return isMeasured(deed) && /\s(?:went|rose|fell|grew|dropped|is|are|was|were|has|now|improved|increased|decreased)\s/u.test(deed) ? `${deed}.` : null;
  if (verb.form === 'bare' && best.isCurrent && phrases.daily !== null) return fill(phrases.daily, { deed: small(retensed(deed, 'ing')) });
  if (verb.form !== 'past' && verb.form !== 'either') return null;
  return deed.includes(': ') ? `${deed}.` : fill(phrases.result, { company, deed: small(deed) });
}

function skillsLine({ skills }: SummarySource, phrases: SummaryPhrases): string {
  const chosen = skills
    .filter((skill) => skill.includes(' ') || !/(?:ly|ive|ful|able|ed|ic|al|ent|ant|ual|ible)$/iu.test(skill))
    .slice(0, MOST_SKILLS)
    .map((skill, at) => (at === 0 ? skill : small(skill)));
  return chosen.length < 2 ? '' : fill(phrases.skills, { skills: listed(chosen, phrases) });
}

function heading(source: SummarySource, phrases: SummaryPhrases): string {
  const { questionnaire, experience, language } = source;
  const title = nameCase(questionnaire.jobTitle.replace(/\s+/gu, ' ').trim());
  if (title === '') return '';
  // Said once is enough.
  const industry = opening(source, phrases).includes(industryIn(questionnaire, phrases, language)) ? '' : industryIn(questionnaire, phrases, language);
  const current = experience[0]?.jobTitle ?? '';
  const field = industry.replace(/^ in /u, '');
  const values = { title, industry, current, role: article(title), field: field === '' ? 'a new field' : field };
  switch (questionnaire.careerPath) {
    case STAYING:
      return fill(fold(current) === fold(title) ? phrases.nextRole : phrases.role, values);
    case SWITCHING:
      return fill(current === '' || fold(current) === fold(title) ? phrases.role : phrases.switching, values);
    case JUMPING:
      return fill(phrases.jumping, values);
    case CLIMBING:
      return fill(phrases.returning, values);
    default:
      return fill(phrases.role, values);
  }
}

function listed(items: readonly string[], phrases: SummaryPhrases): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')}${phrases.and}${items.at(-1) ?? ''}`;
}

/** Inside a sentence; names and abbreviations keep their capital. */
function small(text: string): string {
  const [first = ''] = /^\S+/u.exec(text) ?? [];
  if (
    LANGUAGE_NAMES.has(fold(first)) ||
    TOOL_NAMES.has(first.toLowerCase()) ||
    TECHNICAL_NAMES.has(first.toLowerCase()) ||
    /^\p{Lu}(?:\p{Lu}|$)|\p{Ll}\p{Lu}|\d/u.test(first)
  )
    return text;
  return /^\S+\s\p{Lu}\p{Ll}/u.test(text) && openingVerb(text) === null ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
