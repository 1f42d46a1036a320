/** The languages a family has a name in. */
export type FamilyLanguage = 'en' | 'de' | 'fr' | 'es' | 'nl';

/**
 * Something that adverts ask for in one set of words and people tell in another. Patterns are matched against folded text (lower
 * case, no accents). `shows` proves it without saying it; `says` are words that mean nothing else.
 */
export interface Family {
  /** As a CV may call it; the sentence that is offered begins with it. */
  name: Readonly<Record<FamilyLanguage, string>>;
  /** A smaller word for it where the name would claim more than a line says ("Team leadership" of whoever acted for 14 weeks). */
  plain?: Readonly<Record<FamilyLanguage, string>>;
  asks: RegExp;
  says: RegExp | null;
  shows: RegExp | null;
  /** Whether somebody issues a paper for it: of a paper no deed says anything. */
  paper?: true;
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'] as const;
/** The language a family is named in for a CV of this language (ISO 639-1); English where it has no name in it. */
export const languageOfFamily = (language: string): FamilyLanguage => LANGUAGES.find((known) => known === language) ?? 'en';

/** The names of a family in the order English, German, French, Spanish, Dutch. */
export const named = (en: string, de: string, fr: string, es: string, nl: string): Family['name'] => ({ en, de, fr, es, nl });
