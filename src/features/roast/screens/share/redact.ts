/** A stretch of text; `hidden` ones are blacked out. */
export interface Piece {
  text: string;
  hidden: boolean;
}

/** “…”, „…“, «…» and "…": quotes of the CV, marks included. An apostrophe opens nothing. */
const QUOTED = /[“„][^“”„]*[”“]|«[^«»]*»|"[^"]*"/gu;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** An address on the web, with or without its scheme. */
const LINK = /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|io|dev|me|co|eu|uk|de|fr|es|it|in)\b(?:\/\S*)?/giu;
/** Seven digits and more, with what stands between them: a phone number, not a year or a sum. */
const PHONE = /\+?\(?\d(?:[\s()./-]{0,2}\d){6,}/gu;
/** File names carry names more often than not. */
const FILE = /[^\s“”"]+\.(?:pdf|docx?|odt|rtf|pages)\b/giu;

/** Shorter words of a name, and the words that name nobody. */
const MIN_WORD = 3;
const NOBODY = new Set([
  'the',
  'and',
  'for',
  'with',
  'from',
  'one',
  'new',
  'all',
  'our',
  'your',
  'you',
  'not',
  'this',
  'that',
  'und',
  'der',
  'die',
  'das',
  'les',
  'des',
  'del',
  'los',
  'ltd',
  'inc',
  'llc',
  'gmbh',
  'plc',
]);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Cuts `text` where something must not be read in public: whatever is quoted, addresses, phone numbers, file names,
 * and `people` (names, employers, schools) as a whole in any case, or any capitalised word of theirs.
 * Errs on the side of the black bar.
 */
export const redact = (text: string, people: readonly string[]): Piece[] => cutAt(text, [QUOTED, FILE, ...whoAndWhere(people)]);

/** The same, but quotes stay: only who it is, for whom and where, and how to reach them. */
export const redactNames = (text: string, people: readonly string[]): Piece[] => cutAt(text, [FILE, ...whoAndWhere(people)]);

const whoAndWhere = (people: readonly string[]): RegExp[] => [EMAIL, LINK, PHONE, ...wholeNames(people), ...wordsOfNames(people)];

/** Jokes say on which line they stand, which tells nobody anything who has not the page. */
export const withoutLineNumbers = (text: string): string =>
  text.replace(/\b([Ll])ine \d+(?: of page \d+)?/gu, (_, l: string) => (l === 'L' ? 'This line' : 'this line'));

function cutAt(text: string, secret: readonly RegExp[]): Piece[] {
  const isCovered = Array.from({ length: text.length }, () => false);
  for (const pattern of secret) {
    for (const match of text.matchAll(pattern)) isCovered.fill(true, match.index, match.index + match[0].length);
  }
  return piecesOf(text, isCovered);
}

function piecesOf(text: string, covered: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hidden = covered[at] === true;
    const last = pieces.at(-1);
    if (last?.hidden === hidden) last.text += text[at];
    else pieces.push({ text: text[at] ?? '', hidden });
  }
  return pieces;
}

function wholeNames(people: readonly string[]): RegExp[] {
  return people
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${name.split(/\s+/u).map(escaped).join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu'));
}

/** A writer may shorten "Fernhollow Garden Centres" to "Fernhollow". */
function wordsOfNames(people: readonly string[]): RegExp[] {
  const words = new Set(people.flatMap((name) => name.match(/\p{Lu}[\p{L}\p{N}’'-]+/gu) ?? []));
  return [...words]
    .filter((word) => word.length >= MIN_WORD && !NOBODY.has(word.toLowerCase()))
    .map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'gu'));
}

/** The pieces as one text with `bar` in place of each hidden stretch: its length gives nothing away. */
export function withBars(pieces: readonly Piece[], bar: string): string {
  return pieces.map((piece) => (piece.hidden ? bar : piece.text)).join('');
}

/** The text as it is, nothing hidden. */
export const plain = (text: string): Piece[] => [{ text, hidden: false }];
