import { z } from 'zod';

/** Languages that a CV's headings and labels can be in: those it is written in, too. ISO 639-1. */
export const PAGE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export const PageLanguage = z.enum(PAGE_LANGUAGES);
export type PageLanguage = z.infer<typeof PageLanguage>;
