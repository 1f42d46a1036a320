import type { SectionKind } from '../../domain/cv.ts';
import type { Place } from '../../domain/document.ts';
import type { Context } from '../context.ts';
import { isPrivateLine } from '../privacy/private-lines.ts';
import { locate } from '../evidence/shared/locate.ts';
import { lowered, unaccent } from '../english/folding.ts';
import { isGrade } from './known-terms.ts';
import { DOING, DOUBT_AFTER, NEGATION, TASTED, WATCHED } from '../lexicon/advert/implications.ts';
import { TermTrie } from '../english/matching.ts';
import { placeName, wholeStatements } from './whole-statements.ts';
import { keyedWords, spelledAs, wordKey, type KeyedWord } from '../english/keyed-words.ts';

/** A passage of the CV that may prove something: a whole statement, or a line. */
export interface ProofPassage extends Place {
  text: string;
  words: readonly KeyedWord[];
  /** Work done proves more than a list, a list more than a pastime. */
  worth: number;
  section: SectionKind;
  /** Whether it is a statement in whole, and no fragment or list. */
  statement: boolean;
  /** The line that holds it; where it runs over several, its first. */
  quote: string;
}

const WORTH: Readonly<Record<SectionKind, number>> = {
  header: 2,
  summary: 3,
  objective: 1,
  experience: 5,
  education: 3,
  skills: 3,
  projects: 4,
  languages: 3,
  certifications: 4,
  awards: 2,
  publications: 1,
  volunteering: 2,
  interests: 1,
  references: 0,
  personal: 1,
  other: 3,
};

/** Pastimes, references and wishes prove nothing further; work done proves by what it tells. */
export const LEAST_PROOF = 2;
export const WORK_DONE = 4;

/** Nobody reads a CV of more lines for one word. */
const MAX_LINES = 1_500;
const MAX_QUOTE = 240;

/** What may prove something, in document order: statements joined over their lines, and every line a person may be judged by. */
export function proofPassages(context: Context): ProofPassage[] {
  const { cv, lines } = context;
  const kinds: SectionKind[] = lines.map(() => 'header');
  for (const section of cv.sections) kinds.fill(section.kind, section.from, section.to);
  // "Skills: Excel, typing" is heading and content in one line.
  const headings = new Set(cv.sections.flatMap(({ heading, from }) => (heading && !/:\s*\S/u.test(lines[from]?.text ?? '') ? [placeKey(heading)] : [])));
  const passages: ProofPassage[] = [];
  const whole = wholeStatements(context);
  // What is looked for ("Herd manager position on a progressive dairy") was not done.
  const wished = new Set(cv.sections.flatMap(({ kind, from, to }) => (kind === 'objective' ? lines.slice(from, to).map(placeName) : [])));
  for (const bullet of [...cv.summary.filter((one) => !wished.has(placeName(one))), ...cv.experience.flatMap(({ bullets }) => bullets)]) {
    const quote = bullet.text.length <= MAX_QUOTE ? bullet.text : '';
    const place = quote === '' ? null : locate(context, quote, bullet);
    if (place) passages.push({ ...place, text: quote, quote, words: keyedWords(quote), worth: 5, section: 'experience', statement: true });
  }
  for (const { text, section, page, line } of whole.statements) {
    if (passages.some((known) => known.quote === text)) continue;
    // What somebody says of himself in a summary counts as his work does; papers are no statements.
    const isSummary = section === 'summary';
    passages.push({
      page,
      line,
      text,
      quote: text,
      words: keyedWords(text),
      worth: isSummary ? WORTH.experience : WORTH[section],
      section: isSummary ? 'experience' : section,
      statement: section !== 'certifications',
    });
  }
  for (const [at, line] of lines.slice(0, MAX_LINES).entries()) {
    const kind = kinds[at] ?? 'other';
    if (whole.told.has(placeName(line))) continue;
    // "Happy to undertake | an enhanced DBS": what is offered is not there.
    if (/^\s*\p{Ll}/u.test(line.text) && OFFERS.test((lines[at - 1]?.text ?? '').trim())) continue;
    // "information confidential": the end of a line that was cut by the margin.
    if (
      STUMP.test(line.text) &&
      !A_PAPER.test(line.text) &&
      kind !== 'skills' &&
      kind !== 'languages' &&
      kind !== 'certifications' &&
      !/[.:;]$/u.test((lines[at - 1]?.text ?? '').trim())
    )
      continue;
    const worth = WORTH[kind];
    if (worth === 0 || headings.has(placeKey(line))) continue;
    if (isPrivateLine(context, line) && kind !== 'personal' && placeKey(line) !== placeKey(cv.headline)) {
      passages.push(...besideContact(line, kind));
      continue;
    }
    const text = line.text.replace(/^\s*[•●▪■◦○‣⁃∙·►➢*–—-]\s*/u, '');
    passages.push({ page: line.page, line: line.line, text, quote: text.slice(0, MAX_QUOTE), words: keyedWords(text), worth, section: kind, statement: false });
  }
  return passages;
}

const A_PAPER = /licen[cs]|certif|permit|visa|card|regist|degree|diploma/iu;
const STUMP = /^\s*\p{Ll}\S*(?:\s\p{Ll}\S*)?[.,]?\s*$/u;
/** A line that ends so offers what the next one names. */
const OFFERS = /\b(?:happy|willing|prepared|ready|hop(?:e|ing)) to(?: \p{Ll}+){0,2}$/iu;

/** "rhiannon@example.com · 07700 900412 · full licence, own car": what a line of contact says beside it. */
function besideContact({ text, page, line }: Context['lines'][number], section: SectionKind): ProofPassage[] {
  const parts = text.split(/\s+[·|•–]\s+|,\s+/u);
  if (parts.length < 2) return [];
  return parts
    .filter(
      (part, at) =>
        (at > 0 || /\b(?:nationality|citizen)/iu.test(part)) &&
        /\b(?:nationality|licen[cs]e|driv|permit|visa|right to work|citizen|regist(?:ered|ration)|chartered|security clearance|fuhrerschein|führerschein|permis|carn[eé]|rijbewijs)/iu.test(
          part,
        ) &&
        !/@|\d{5}|www\.|https?:/u.test(part),
    )
    .map((part) => ({ page, line, text: part, quote: part, words: keyedWords(part), worth: LEAST_PROOF, section, statement: false }));
}

/** The same passage without the items of its list that this pattern takes back; null where nothing is left. */
export function without(passage: ProofPassage, pattern: RegExp): ProofPassage | null {
  if (!pattern.test(passage.text)) return passage;
  const kept = passage.text.split(/(?<=[·;|•])/u).filter((item) => !pattern.test(item));
  const text = kept.join('');
  return text.trim() === '' || kept.length === passage.text.split(/(?<=[·;|•])/u).length ? null : { ...passage, text, words: keyedWords(text) };
}

const placeKey = (place: Place | null): number => (place === null ? -1 : place.page * 100_000 + place.line);

/** Where a passage says something: character bounds in its text. */
interface Saying {
  passage: ProofPassage;
  start: number;
  end: number;
}

/** How a search is made. */
interface Search {
  /** Names of employers and schools: their words say nothing of what one can do. */
  names?: readonly string[];
  /** Whether what was only watched or tasted counts for nothing. */
  strict?: boolean;
  /** Whether words are joined as in German: "Elektroinstallation" says "Installation". */
  compounds?: boolean;
}

/** The place that says any of the forms (inflections included, negations not) and proves most; the first of equals. */
export function whereSaid(
  passages: readonly ProofPassage[],
  forms: readonly string[],
  { names = [], strict = false, compounds = false }: Search = {},
): Saying | null {
  const trie = new TermTrie();
  for (const [at, form] of forms.entries()) trie.add(form, at);
  const doings = forms.flatMap((form) => doingOf(form));
  let best: Saying | null = null;
  for (const passage of passages) {
    if ((best && passage.worth <= best.passage.worth) || (strict && (passage.worth < LEAST_PROOF || TASTED.test(passage.text))) || WATCHED.test(passage.text))
      continue;
    const found = saidIn(passage, trie, forms, doings) ?? (compounds ? saidInCompound(passage, forms) : null);
    if (found && !isInName(passage.text, found.start, found.end, names)) best = { passage, ...found };
  }
  return best;
}

/** A version inside a name. */
const VERSION = /^v?\d(?:\.\d)?$/iu;

interface Doing {
  verbs: ReadonlySet<string>;
  objects: readonly string[];
}

/** "Supplier management" is also said by "managed suppliers": the verb, and soon after it all of the rest. */
function doingOf(form: string): Doing[] {
  const words = form.toLowerCase().split(/\s+/u);
  const verbs = DOING.get(words.at(-1) ?? '');
  if (verbs === undefined || words.length < 2) return [];
  return [{ verbs: new Set(verbs.split(' ').map(wordKey)), objects: words.slice(0, -1).map(wordKey) }];
}
const REACH = 4;

function saidIn({ text, words: all }: ProofPassage, trie: TermTrie, forms: readonly string[], doings: readonly Doing[]): { start: number; end: number } | null {
  // "ITIL 4 Foundation" is "ITIL Foundation".
  const plain = all.filter(({ start, end }) => !VERSION.test(text.slice(start, end)));
  const looks = plain.length < all.length ? [all, plain] : [all];
  const words = all;
  for (const { hit, from, to } of looks.flatMap((own) => trie.find(own).map((found) => ({ hit: found, from: own[found.from], to: own[found.to - 1] })))) {
    if (!from || !to || isDenied(text, from.start, to.end) || isGrade(text, from.start, to.end)) continue;
    if (hit.to - hit.from > 1 || isSameWord(forms[hit.id] ?? '', text.slice(from.start, to.end), from.key)) return { start: from.start, end: to.end };
  }
  for (const { verbs, objects } of doings) {
    for (const [at, word] of words.entries()) {
      if (!verbs.has(word.key)) continue;
      const near = words.slice(at + 1, at + 1 + REACH + objects.length);
      const cut = near.findIndex((next) => next.cut);
      const reached = cut < 0 ? near : near.slice(0, cut);
      const ends = objects.map((object) => reached.find(({ key }) => key === object)?.end ?? -1);
      if (!ends.includes(-1) && !isDenied(text, word.start, Math.max(...ends))) return { start: word.start, end: Math.max(...ends) };
    }
  }
  return null;
}

/** Shorter words begin and end too many others. */
const JOINED_WORD = 7;

function saidInCompound({ text, words }: ProofPassage, forms: readonly string[]): { start: number; end: number } | null {
  const whole = forms.map(unaccent).filter((form) => form.length >= JOINED_WORD && /^\p{L}+$/u.test(form));
  for (const { start, end } of words) {
    const word = unaccent(text.slice(start, end));
    if (whole.some((form) => word.length > form.length && (word.startsWith(form) || word.endsWith(form))) && !isDenied(text, start, end)) return { start, end };
  }
  return null;
}

/** A stem as long as this belongs to one word: "negoti", "recruit". Shorter ones belong to many ("present", "bill", "excel"). */
const OWN_STEM = 6;

/** Letters by which two forms of one word differ. */
const LONGEST_ENDING = 4;

const VERBAL = /(?:ed|ing)$/u;

/** Whether a lone word is the form or an inflection of it: "negotiated" is "negotiation", "Present" no "presentations", "Excellent" no "Excel". */
function isSameWord(form: string, written: string, key: string): boolean {
  if (/[\s./+#]/u.test(form) || /[+#]/u.test(written)) return true;
  const [asked, said] = [spelledAs(form), spelledAs(written)];
  if (asked === said || asked.replaceAll('-', '') === said) return true;
  // Spelled the other way ("optimization"), abbreviated or a form of the verb.
  if (key.length >= OWN_STEM) return (VERBAL.test(said) || said.endsWith(asked.slice(-3))) && Math.abs(asked.length - said.length) <= LONGEST_ENDING;
  return key.length === OWN_STEM - 1 && VERBAL.test(asked) && VERBAL.test(said);
}

/** Characters before a word in which a "no" may stand. */
const DENIAL_REACH = 70;

/** "No experience with SAP", "MS Project (currently learning)": named, and not had. */
function isDenied(text: string, start: number, end: number): boolean {
  const low = lowered(text);
  // "Not only SAP but ..." denies nothing; neither does what a comma or a "but" parts from it.
  const before =
    low
      .slice(Math.max(0, start - DENIAL_REACH), start)
      .replace(/\bnot only\b/gu, '')
      .split(/\bbut\b|\bsondern\b|\bmais\b|\bpero\b/u)
      .at(-1) ?? '';
  return NEGATION.test(before) || DOUBT_AFTER.test(low.slice(end));
}

/** "Oracle Ltd" says nothing of databases: the words are part of an employer's or a school's name. */
function isInName(text: string, start: number, end: number, names: readonly string[]): boolean {
  return names.some((name) => {
    const at = text.indexOf(name);
    return at >= 0 && at <= start && at + name.length >= end && name.length > end - start;
  });
}
