/** Small numbers in words, by value: read in prose, written in sentences. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');

const TENS = 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' ');

/** What a word counts: "nine", "ninety", "twice", "dozens". */
export const NUMBER_VALUES: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 3) * 10]),
  ['twice', 2],
  ['dozen', 12],
  ['dozens', 12],
  ['hundreds', 100],
  ['thousand', 1_000],
  ['thousands', 1_000],
  ['million', 1_000_000],
  ['millions', 1_000_000],
  ['billion', 1_000_000_000],
]);

/** Words that measure as a figure does, in the languages of our CVs. "One" is a pronoun more often than a number. */
export const MEASURING_WORDS = [
  ...NUMBER_WORDS.slice(2),
  ...TENS,
  ...String.raw`thousands? million dozens? doubl(?:ed|ing|es?) tripl(?:ed|ing|es?) quadrupl(?:ed|ing|es?) halv(?:ed|ing|es?)`.split(' '),
  ...'zwei drei vier fünf sechs sieben acht neun zehn zwölf verdoppelt halbiert deux trois quatre cinq dix doublé dos tres cuatro cinco diez'.split(' '),
].join('|');

/** Counted things that make a measure of any figure before them. */
export const COUNTED_THINGS = 'hours?|days?|weeks?|months?|years?|people|users|customers|clients';

/** What a number belongs to as its name and measures nothing: "ISO 9001", "Windows 10", "Grade 7". */
export const NUMBERED_NAMES = String.raw`iso|windows|office|version|v|vers|python|java|angular|vue|level|stage|phase|grade|tier|layer|form|section|article|chapter|room|rev|release|sap|oracle|server|sql server|class|title|act|rule|gaap|ifrs|http|web|step|type|html|css|es|ios|android|net|c\+\+|php|exchange|sharepoint|sigma|part|unit|code|no|nr|series|ages?|aged|pier|highway|route|ext|po box|#`;

/** Months, seasons and quarters as they begin: the number behind one is a day or a year. */
export const DATE_STEMS =
  'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|spring|summer|fall|autumn|winter|q[1-4]';

/** Words that tell how long or how often. */
export const TIME_WORDS =
  'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|seasons?|shifts?|annual(?:ly)?|daily|weekly|monthly|yearly|within|since';
