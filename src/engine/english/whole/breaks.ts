import { LABELS_INSIDE, NAMES_TOO, NOUNS_TOO } from '../../lexicon/grammar/run-on.ts';
import { PLAIN_WORDS } from '../../lexicon/words/plain-words.ts';
import { cvVerb, verbOf } from '../grammar/verbs.ts';

/** Between two statements that one text holds: the first ends at `at`, the next begins at `next`. */
export interface Break {
  at: number;
  next: number;
  /** Whether it is certain; one that is only suspected is neither the end of a statement nor inside one. */
  sure: boolean;
  /** Whether the first ends with a stop: two sentences that follow each other may be told in one. */
  stop: boolean;
}

/** Signs that part statements whatever the language: a full stop that is no abbreviation's (“Regen. Biol. Rep.”), a semicolon, a star, a cell, an address of the web. */
const SIGNS =
  /(?<=[\p{L}\p{N})%"”'’]{2})(?<!(?<!\p{L})(?:[Nn]os?|[Nn]r|St|Mrs?|Ms|Dr|Prof|[Aa]pprox|[Ii]ncl|[Dd]ept|[Vv]ol|vs|[Ff]ig|pp|ca|[Tt]el|[Ee]xt|[Ii]nc|Jr|Sr|e\.g|i\.e))(?:(?!(?<=(?<!\p{L})\p{Lu}\p{Ll}{1,6})\.\s\p{Lu}\p{Ll}{1,5}\.)[.!?]\s+(?=[^\p{Ll}\s])|;\s+)|(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll}+\s)|(?<![•●○▪■◦])\s?[•●▪■◦]\s?(?=[\p{L}(“"])|\s[·|]\s|\s?â(?:€¢|€‹|—)[^\p{L}\p{N}\s]*\s*|\s?\*\s?(?=\S)|\t|(?:^|\s)(?:https?:\/\/|www\.)\S+(?:\s|$)/gu;

/** The breaks of a text in their order; those that need no sign are known of English alone. */
export function breaksIn(text: string, isEnglish: boolean): readonly Break[] {
  const breaks: Break[] = [];
  for (const found of text.matchAll(SIGNS)) {
    const isStop = /^[.!?]/u.test(found[0]);
    breaks.push({ at: found.index + (isStop ? 1 : 0), next: found.index + found[0].length, sure: true, stop: isStop || found[0].startsWith(';') });
  }
  if (isEnglish) breaks.push(...runOnsIn(text));
  return breaks.toSorted((a, b) => a.at - b.at);
}

/** A text this long without a stop may hold several statements; only there a capital alone is suspicious. */
const LONG = 140;

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Where a statement begins behind a word that no sign ends: "… data quality Created functional specifications". English only. */
export function runOnsIn(text: string): readonly Break[] {
  const words: Word[] = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));
  const found: Break[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before === undefined || !/^[(“"]?\p{Lu}/u.test(word.text) || !canEnd(before.text)) continue;
    const sure = startsStatement(before.text, word.text, words[at + 1]?.text ?? '', words[at + 2]?.text ?? '') || isLabel(words, at);
    if (sure || isSuspicious(before.text, word.text)) found.push({ at: before.end, next: word.start, sure, stop: false });
  }
  // "NHS Supported Living": behind capitals a verb may be part of the name, unless the text surely runs on elsewhere.
  const isWeak = ({ at }: Break): boolean => /[\p{Lu}\d]$/u.test(text.slice(0, at));
  if (!found.some((one) => one.sure && !isWeak(one))) for (const one of found) if (isWeak(one)) one.sure = false;
  // A lone capital is a name more often than a beginning, unless the text is known to run on.
  const runsOn = found.some(({ sure }) => sure) || (text.length > LONG && !/[.;!?]\s/u.test(text));
  return runsOn ? found : found.filter(({ sure, next }) => sure || cvVerb(bare(text.slice(next).split(/\s/u)[0] ?? '').toLowerCase()) !== undefined);
}

const bare = (word: string): string => word.replace(/^[("“]+|[.,;:)"”]+$/gu, '');

/** Words behind which a phrase goes on. */
const GOES_ON =
  /^(?:a|an|the|and|or|but|nor|of|in|on|at|to|for|from|with|by|as|into|onto|over|under|via|per|than|like|through|across|between|within|without|during|after|before|until|since|about|including|include|includes|included|such|using|used|called|named|my|our|your|his|her|its|their|this|that|these|those|which|who|whose|where|when|while|if|because|so|both|either|neither|not|no|any|all|each|every|some|many|several|various|multiple|other|another|more|most|two|three|four|five|six|seven|eight|nine|ten|first|second|third|new|is|are|was|were|be|been|being|has|have|had|i|we|he|she|they|it|you|senior|junior|assistant|deputy|former|lead|head|chief|vice|de|la|von|van|&|\+|-|–|—|\/|\d{1,3})$/iu;
/** What can be the last word of a statement: a word in small letters, an abbreviation, a year, a bracket that closes. */
const canEnd = (word: string): boolean =>
  !GOES_ON.test(word) && !/['’]s?$/u.test(word) && /^(?:\(?\p{Ll}[\p{L}'’/-]*\)?|\(?[\p{Lu}\d/&]{2,}\)?|\S+[)%]|.*\p{L}[-/]\p{Ll}+|(?:19|20)\d\d)$/u.test(word);

/** What opens a statement without a verb. */
const STATES = /^(?:Responsible|Accountable|Proficient|Skilled|Able|Familiar|Duties)$/u;

/** Articles and the like: what stands before them is a verb. */
const OBJECT = /^(?:the|a|an|all|any|our|my|their|its|his|her|new|various|multiple|daily|monthly|weekly|with|customers?|clients?|\d[\d,]*\+?)$/iu;
const ADJECTIVE = /(?:[^rtpvs]al|ive|[^bmp]ic|ary|ous|ful|less|able|ible|ern)$/u;

/** Whether a word with a capital is a verb of work with which a statement begins. */
function startsStatement(before: string, word: string, next: string, third: string): boolean {
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(bare(word))) return false;
  const low = bare(word).toLowerCase();
  const verb = cvVerb(low) ?? cvVerb(low.split('-').at(-1) ?? '');
  const isPast = verbOf(low)?.form === 'past' && !/[.;:)]$/u.test(word);
  const isPlain = /^\p{Ll}/u.test(before);
  const goesOn = /^[\p{Ll}\d“"$£€]/u.test(next);
  if (STATES.test(word) && /^(?:for|in|with|to|at|include|included)$/u.test(next)) return true;
  // What has nothing but a past ending is a verb wherever it stands; what may be a noun is one of a CV's own verbs.
  if (isPast && !NAMES_TOO.has(low) && next !== 'by') return goesOn || (word.endsWith(',') && isPlain);
  if (verb === undefined || (/[.;:)]$/u.test(word) && next !== '')) return false;
  if (ADJECTIVE.test(before) || isVerb(before)) return false;
  if (OBJECT.test(next) || (/^(?:and|&)$/u.test(next) && cvVerb(bare(third))?.form === verb.form)) return true;
  if (verb.form === 'ing') return !NAMES_TOO.has(low) && goesOn && !/^(?:and|or|of|for|in|at|on)$/u.test(next);
  if (verb.form === 'third' || verb.form === 'past') return false;
  return !NOUNS_TOO.has(low) && goesOn && !/^of$/u.test(next);
}

const isVerb = (word: string): boolean => {
  const form = cvVerb(word.toLowerCase())?.form;
  return form === 'past' || form === 'ing';
};

/** "… business requirements Environment - SQL Server": a label that heads a list. */
function isLabel(words: readonly Word[], at: number): boolean {
  const three = words.slice(at, at + 4).map(({ text }) => text);
  for (const size of [1, 2]) {
    const label = three.slice(0, size).join(' ');
    const sign = three[size] ?? '';
    if (/[:：]$/u.test(label) && (LABELS_INSIDE.test(label.slice(0, -1)) || /^[\p{Lu} ]{4,}:$/u.test(label))) return true;
    if (/^[-–—:]+$/u.test(sign) && LABELS_INSIDE.test(label)) return true;
  }
  return false;
}

/** Words with a capital of their own wherever they stand. */
const OWN_CAPITAL =
  /^(?:I|I'm|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|English|German|French|Spanish|Italian|Chinese|Japanese|Russian|Polish|Dutch|Portuguese|Arabic|Hindi|American|British|European|Asian|African|Canadian|Indian|Irish|Scottish|Welsh|Mexican|Internet|Web|Windows|Office|Word|Excel|Access|Outlook|Project|Teams|Christian|Catholic|Jewish|Mr|Mrs|Dr)\p{Ll}?$/u;

/** A word of the dictionary with a capital behind a noun in small letters: in running text that is often a beginning, and never surely inside. */
function isSuspicious(before: string, word: string): boolean {
  const said = bare(word);
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(said) || OWN_CAPITAL.test(said)) return false;
  const low = said.toLowerCase();
  if (!/^\p{Ll}[\p{Ll}-]+$/u.test(before) || ADJECTIVE.test(before) || isVerb(before)) return false;
  return cvVerb(low) !== undefined || PLAIN_WORDS.has(low);
}
