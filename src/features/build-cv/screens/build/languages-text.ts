import { LANGUAGE_PROFICIENCIES, type OtherLanguage } from '../../../../domain/cv-build.ts';

/** "Irish (Fluent), Polish" -> languages; a level we have no name for ("B2") stays part of the text. */
export function languagesIn(text: string): OtherLanguage[] {
  return text
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, language = part, level = ''] = /^(.*\S)\s*\(([^()]*)\)$/u.exec(part) ?? [];
      const proficiency = LANGUAGE_PROFICIENCIES.find((known) => known.toLowerCase() === level.trim().toLowerCase());
      return proficiency === undefined ? { language: part, proficiency: '' } : { language, proficiency };
    });
}

/** The way back. */
export const languagesText = (languages: readonly OtherLanguage[]): string =>
  languages.map(({ language, proficiency }) => (proficiency === '' ? language : `${language} (${proficiency})`)).join(', ');
