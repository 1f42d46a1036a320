/** Names of fields and things, as often as deeds: "marketing materials", "training plan". They turn into verbs only before an article and the like. */
export const GERUND_NOUNS: ReadonlySet<string> = new Set(
  'marketing training planning accounting engineering programming building testing reporting budgeting scheduling purchasing billing staffing recruiting printing funding housing nursing banking catering manufacturing advertising trading fundraising networking learning onboarding'.split(
    ' ',
  ),
);
/** Nouns of a list ("Filing, photocopying"), deeds after "responsible for". */
export const DEEDS_OF_DUTY: ReadonlySet<string> = new Set(
  'filing editing writing teaching mentoring coaching cleaning cooking monitoring processing developing troubleshooting selling marking'.split(' '),
);
