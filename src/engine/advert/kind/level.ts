const LEVEL = /\b(?:level|lvl|stufe|niveau|nivel|band|[ns]vq|eqf|qqi|nfq|rqf)\s?(?:level\s?)?(\d)\b|\bL(\d)\b/iu;
const levelIn = (text: string): string | undefined => {
  const [, named, short] = LEVEL.exec(text) ?? [];
  return named ?? short;
};
/** A way of a list of alternatives with the level that stands behind the last of them: "leadership or management qualification at Level 5". */
export function withLevelOf(way: string, phrase: string): string {
  const level = levelIn(phrase);
  return level === undefined || levelIn(way) !== undefined || /\d|.\p{Lu}\p{L}/u.test(way) ? way : `${way} level ${level}`;
}
/** "Level 4" is not said by "Level 3"; where no level is asked for, any line will do. */
export function isLevelOf(ask: string, text: string): boolean {
  const asked = levelIn(ask);
  const own = levelIn(text);
  return asked === undefined || (own !== undefined && Number(own) >= Number(asked));
}
