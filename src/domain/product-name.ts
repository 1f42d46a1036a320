/** The site name. Like every sentence, it stands once. */
export const SITE_NAME = 'Roastumé';
