/** Paper sizes in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

const LETTER_COUNTRIES = /(?<!\p{L})(?:usa|u\.?s\.?a\.?|u\.s\.|us|united states(?: of america)?|america|canada)(?!\p{L})/iu;
/** US states and Canadian provinces by code, but "DE" and "IN": those are as often Germany and India. */
const CODES =
  'AL AK AZ AR CA CO CT FL GA HI ID IL IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK';
const CODE_AT_END = new RegExp(String.raw`,\s*(?:${CODES.replaceAll(' ', '|')})(?:\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d))?\s*$`, 'u');
const ANY_CODE_WITH_ZIP = /,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\s*$/u;
const STATE_NAMES =
  /,\s*(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|qu[eé]bec|saskatchewan)\s*$/iu;

/**
 * The paper a CV is printed on where it goes: Letter in the United States and Canada, A4 elsewhere and where nothing says.
 * Places in falling order of weight (the target country, then where the person lives); the first that is not blank decides.
 */
export function paperFor(...places: readonly string[]): Paper {
  const place = places.map((text) => text.trim()).find((text) => text !== '') ?? '';
  const letter = LETTER_COUNTRIES.test(place) || CODE_AT_END.test(place) || ANY_CODE_WITH_ZIP.test(place) || STATE_NAMES.test(place);
  return letter ? 'letter' : 'a4';
}
