import type { Cv } from '../../domain/cv.ts';
import type { CvBio, OtherLanguage } from '../../domain/cv-build.ts';
import { fold } from '../reading/text/fold.ts';
import { LANGUAGE_NAMES } from '../lexicon/reading/levels.ts';
import { clip } from './clip.ts';

const LINKEDIN = /(?:^|\/\/|\.)linkedin\.com\//iu;

/** Who the CV is of and how to reach her, as written. */
export function bioOf(cv: Cv): CvBio {
  const links = cv.links.map(({ value }) => value).filter((link) => !link.includes('@'));
  return {
    fullName: clip(cv.name?.value),
    email: clip(cv.email?.value),
    phone: clip(cv.phone?.value),
    location: clip(cv.location?.value),
    linkedinUrl: clip(links.find((link) => LINKEDIN.test(link))),
    portfolioUrl: clip(links.find((link) => !/linkedin\.com/iu.test(link))),
  };
}

/** What CVs say about a language, strongest first; folded. LinkedIn's five steps and the European frame among them. */
const PROFICIENCIES: readonly (readonly [OtherLanguage['proficiency'], RegExp])[] = [
  [
    'Native',
    /\b(?:native|mother tongue|muttersprach\w*|langue maternelle|lengua materna|lingua materna|madrelingua|moedertaal|nativ[oa]|bilingual|bilingue|zweisprachig)\b|母语|母語/u,
  ],
  ['Fluent', /\b(?:fluent|fluency|full professional|c2|fliessend|verhandlungssicher|courant|fluido|fluente|vloeiend|proficient)\b/u],
  [
    'Advanced',
    /\b(?:advanced|professional working|c1|upper intermediate|fortgeschritten|sehr gut\w*|avance|avanzado|avancado|avanzato|gevorderd|very good)\b/u,
  ],
  ['Conversational', /\b(?:conversational|conversant)\b/u],
  ['Intermediate', /\b(?:intermediate|limited working|b1|b2|gut|gute|intermediaire|intermedio|intermediario|working knowledge|good)\b/u],
  ['Basic', /\b(?:basic|basics|elementary|beginner|a1|a2|grundkenntnisse|schulkenntnisse|notions|scolaire|basico|base|basis|school)\b/u],
];

/** Languages and what the CV says about each; without a word about it the proficiency stays empty. */
export function languagesOf(cv: Cv): OtherLanguage[] {
  const seen = new Set<string>();
  return cv.languages.flatMap(({ value }): OtherLanguage[] => {
    const folded = fold(value);
    const language = value
      .split(/\s*[(:（–—]|\s-\s|\s\d/u)[0]
      ?.split(/\s+/u)
      .filter((word, at) => at === 0 || LANGUAGE_NAMES.has(fold(word)))
      .join(' ')
      .trim();
    if (language === undefined || language === '' || seen.has(fold(language))) return [];
    seen.add(fold(language));
    return [{ language: clip(language), proficiency: PROFICIENCIES.find(([, words]) => words.test(folded))?.[0] ?? '' }];
  });
}
