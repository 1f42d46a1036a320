import type { Cv } from '../../domain/cv.ts';
import type { CvBio, OtherLanguage } from '../../domain/cv-build.ts';
import { fold } from '../english/folding.ts';
import { LANGUAGE_NAMES, LEVEL_WORDS } from '../lexicon/reading/levels.ts';
import { languagesIn } from '../reading/skills/languages-among.ts';
import { clip } from './clip.ts';
import { PROFICIENCIES } from '../lexicon/reading/proficiencies.ts';

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

/** A CV whose skills do not say again which languages are spoken: those have a line of their own. */
export function withoutSpoken(cv: Cv): Cv {
  const spoken = new Set(cv.languages.map(({ value }) => fold(value)));
  const isSpoken = (skill: string): boolean => {
    const languages = languagesIn(skill);
    return languages.length > 0 && languages.every((language) => spoken.has(fold(language)));
  };
  return { ...cv, skills: cv.skills.filter(({ value }) => !isSpoken(value)) };
}

const STEP = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u;

/** The level that is named first; of two that begin together the stronger ("very good"). */
function firstSaid(folded: string): OtherLanguage['proficiency'] {
  const said = PROFICIENCIES.flatMap(([level, words]) => {
    const at = folded.search(words);
    return at < 0 ? [] : [{ level, at }];
  });
  return said.toSorted((a, b) => a.at - b.at)[0]?.level ?? '';
}

/** Languages and what the CV says about each; without a word about it the proficiency stays empty. */
export function languagesOf(cv: Cv): OtherLanguage[] {
  const seen = new Set<string>();
  return cv.languages.flatMap(({ value }): OtherLanguage[] => {
    const folded = fold(value);
    const language = value
      .split(/\s*[(:（–—]|\s-\s|\s\d/u)[0]
      ?.split(/\s+/u)
      .filter((word, at) => (at === 0 && !LEVEL_WORDS.has(fold(word))) || LANGUAGE_NAMES.has(fold(word)))
      .join(' ')
      .trim();
    if (language === undefined || language === '' || seen.has(fold(language))) return [];
    seen.add(fold(language));
    // "German (B2, C1 course running)": a step of the European frame is no word of ours, and what is hoped for stands behind what is.
    const proficiency = STEP.test(value) ? '' : firstSaid(folded);
    // "Arabic (kitchen)": what no level stands for is kept in her own words.
    const said = proficiency === '' ? /^\p{L}+(?: \p{L}+)? \([^()]{3,60}[)\]]$/u.exec(value.trim())?.[0].replace(/\]$/u, ')') : undefined;
    // A step as it is printed, whatever stands between: "German – B1 (course for B2 since May)".
    const [, step] = /^\p{L}+(?: \p{L}+)?(?:\s*[(:–—-]\s*| )([ABC][12])(?![\p{L}\d])/u.exec(value.trim()) ?? [];
    // "English good (B2)", "Lithuanian - enough for mushroom rooms": the words and the step, both hers.
    const worded = /^\p{L}+ (\p{Ll}[\p{L} ]{1,30}) \(([ABC][12])\)$/u.exec(value.trim());
    if (worded !== null) return [{ language: clip(`${language.split(' ')[0] ?? language} (${worded[1] ?? ''}, ${worded[2] ?? ''})`), proficiency: '' }];
    const [, remark] = proficiency === '' ? (/^\p{L}+\s+[–—-]\s+((?:I |\p{Ll}).{2,50})$/u.exec(value.trim()) ?? []) : [];
    if (said === undefined && step === undefined && remark !== undefined) return [{ language: clip(`${language} (${remark})`), proficiency: '' }];
    if (said === undefined && step !== undefined) return [{ language: clip(`${language} (${step})`), proficiency: '' }];
    return [{ language: clip(said ?? language), proficiency }];
  });
}
