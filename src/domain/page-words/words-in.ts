import { EN } from './en.ts';
import { DE } from './de.ts';
import { FR } from './fr.ts';
import { ES } from './es.ts';
import { IT } from './it.ts';
import { PT } from './pt.ts';
import { NL } from './nl.ts';
import type { PageLanguage } from './page-language.ts';
import type { PageWords } from './page-words.ts';

const PAGE_WORDS: Readonly<Record<PageLanguage, PageWords>> = { en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL };

/** What we print in a language; in English where a CV does not say which. */
export const wordsIn = (language: PageLanguage | undefined): PageWords => PAGE_WORDS[language ?? 'en'];
