/** Languages in which a portrait on a CV is custom. */
export const CUSTOMARY_LANGUAGES: ReadonlySet<string> = new Set(['de', 'fr', 'es', 'it', 'zh', 'ja']);

/** Countries where it is. */
export const CUSTOMARY_COUNTRIES: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'FR', 'ES', 'IT', 'JP', 'CN']);
