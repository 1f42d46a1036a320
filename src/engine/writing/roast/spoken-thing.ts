import { PLAIN_WORDS } from '../../lexicon/words/plain-words.ts';

const LONGEST = 24;
/** No single thing: it is said without an article. */
const MASS = /(?:management|ware|graphy|ology|accounting|payroll|work|care|entry)$/u;
/** Trades whose tools have names that are words of other trades: a docker is somebody who unloads ships. */
const OF_TOOLS: ReadonlySet<string> = new Set(['software', 'servers-and-support', 'data', 'design']);
/** Products whose names are made of plain words, and keep their capitals. */
const PRODUCT =
  /^(?:After Effects|Logic Pro|Final Cut(?: Pro)?|Power (?:Apps|Automate|BI|Pivot|Point|Query)|Spring Boot|Active Directory|Visual Studio|Team Foundation|Microsoft Teams|Google (?:Ads|Docs|Forms|Sheets|Slides))$/u;
/** One of several, though it ends like a deed. */
const ONE_ING = /(?:meet|build|draw|hear|brief|wedd|paint|ceil|list|sett|fitt|wir|th)ing$/iu;

/**
 * The words of the CV for a thing as they can be said in a sentence without an article: a name ("Docker"), several of something, or what is no single
 * thing ("invoice processing"), in lower case unless it is a name. Null for the rest: a newsletter would want its article. `trade` is that in which it means this thing; what was studied is no name.
 */
export function spokenThing(words: string, trade: string, isStudied: boolean): string | null {
  if (words.length < 2 || words.length > LONGEST || !/^[\p{L}\d]+(?:[ -][\p{L}\d]+){0,2}$/u.test(words)) return null;
  if (PRODUCT.test(words)) return words;
  const last = /[\p{L}\d]+$/u.exec(words)?.[0] ?? '';
  const low = last.toLowerCase();
  const isName = /^(?:\p{Lu}|\d\p{Lu})/u.test(words);
  if (isName && (/.[\p{Lu}\d]/u.test(last) || (!isStudied && (!PLAIN_WORDS.has(low) || (OF_TOOLS.has(trade) && words === last))))) return words;
  const isMany = /[^siu]s$/u.test(low) || MASS.test(low) || (low.endsWith('ing') && !ONE_ING.test(low));
  if (!isMany) return null;
  // "Case management" and "Case Management" are said as case management, "SAP reports" as they stand.
  return words
    .split(' ')
    .map((word) => (PLAIN_WORDS.has(word.toLowerCase()) && !/^\p{Lu}{2,}s?$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}
