import type { RequirementKind } from '../../domain/optimization.ts';
import { occupationIndex } from '../job/occupations/occupation-index.ts';
import { longestHits, TermTrie, type Hit } from '../english/matching.ts';
import { learning, keyedWords, phraseKey, spelledAs } from '../english/keyed-words.ts';
import { ADVERT_TERMS } from '../lexicon/advert/all-terms.ts';
import { NEEDS_COMPANY, ORDINARY_NAMES, TOO_GENERAL } from '../lexicon/advert/ordinary-names.ts';
import { BREAK_WORDS, LONE_WORDS, TRIM_WORDS } from '../lexicon/advert/phrase-words.ts';
import type { AdvertTerm } from '../lexicon/advert/terms-notation.ts';

/** A place where a text names something the lexicons know. */
export interface TermHit {
  /** As written. */
  text: string;
  start: number;
  end: number;
  /** Null for what only the occupations' skills know: their spellings of one skill are neighbours, not synonyms. */
  term: AdvertTerm | null;
}

interface Known {
  trie: TermTrie;
  entries: readonly (AdvertTerm | null)[];
  byKey: ReadonlyMap<string, AdvertTerm>;
  /** Spellings of one word: the stems that find them find too much ("report" is no "reporting"). */
  single: ReadonlySet<string>;
}
let built: Known | null = null;

function known(): Known {
  built ??= learning(build);
  return built;
}

function build(): Known {
  const trie = new TermTrie();
  const byKey = new Map<string, AdvertTerm>();
  const single = new Set<string>();
  const entries: (AdvertTerm | null)[] = [];
  for (const term of ADVERT_TERMS) {
    for (const form of [term.name, ...term.aliases]) {
      const key = phraseKey(form);
      if (!/\s/u.test(form)) single.add(spelledAs(form));
      if (key === '' || byKey.has(key)) continue;
      byKey.set(key, term);
      trie.add(form, entries.length);
      const elided = form.replace(ELISION, ' ');
      if (elided !== form) trie.add(elided, entries.length);
    }
    entries.push(term);
  }
  entries.push(null);
  for (const { skills } of occupationIndex().occupations)
    for (const skill of skills) for (const form of [skill.name, ...skill.aliases]) if (!byKey.has(phraseKey(form))) trie.add(form, entries.length - 1);
  return { trie, entries, byKey, single };
}

/** The term that goes by exactly this name or a synonym of it, inflections included. */
export function knownTerm(phrase: string): AdvertTerm | undefined {
  return known().byKey.get(phraseKey(phrase));
}

/** All known things a text names, the longest at each place, in order. */
export function termHits(text: string): TermHit[] {
  const { trie, entries } = known();
  // "l'anglais", "d'Excel": French joins the article to the word.
  const bare = text.replace(ELISION, (article) => ' '.repeat(article.length));
  const words = keyedWords(bare);
  const read = (hit: Hit): TermHit => {
    const [start, end] = [words[hit.from]?.start ?? 0, words[hit.to - 1]?.end ?? 0];
    return { text: text.slice(start, end), start, end, term: entries[hit.id] ?? null };
  };
  const hits = longestHits(trie.find(words), (hit) => hit.to - hit.from > 1 || isMeant(read(hit), text)).map(read);
  return hits.filter(
    ({ text: name, term }) =>
      !NEEDS_COMPANY.has(name.toLowerCase().replace(/['’]s$/u, '')) ||
      hits.some(({ term: other }) => other !== null && other !== term && other.kind === 'tool'),
  );
}

export const ELISION = /(?<![\p{L}\p{N}])(?:[ldjmnst]|qu)['’](?=\p{L})/giu;

/** Whether a lone word is meant as the name it may be. */
function isMeant({ text: name, start, end, term }: TermHit, text: string): boolean {
  const low = name.toLowerCase();
  if (term === null) return !TOO_GENERAL.has(low) && !LONE_WORDS.has(low) && !TRIM_WORDS.has(low) && !BREAK_WORDS.has(low);
  if (!known().single.has(spelledAs(name)) || isGrade(text, start, end)) return false;
  // "Keeping Children Safe in Education" is no way to run sprints.
  if (low === 'safe') return name !== 'Safe';
  if (!ORDINARY_NAMES.has(low)) return true;
  if (!/^\p{Lu}/u.test(name)) return false;
  // A capital says nothing at the head of a sentence: there the name must be all there is of its phrase.
  const before = text.slice(Math.max(0, start - 12), start).trimEnd();
  const opens = before === '' || (/[.!?:]$/u.test(before) && /\s/u.test(text.charAt(start - 1)));
  return !opens || /^\s*(?:$|[,;/|()&.]|and\b|or\b|und\b|et\b|y\b|(?:to|at) an?\b|skills?\b)/u.test(text.slice(end));
}

/** "Grade C", "C/4", "driving licence B", "Band C": a mark or a class, and no language of programming. */
export function isGrade(text: string, start: number, end: number): boolean {
  return (
    end - start === 1 &&
    // "A/R", "R&D", "(R, W, S)": initials.
    (/(?<![\p{L}\p{N}])\p{Lu}[/&]$/u.test(text.slice(0, start)) ||
      /^[/&]\p{Lu}(?![\p{L}+#])|^, \p{Lu}(?:, \p{Lu})*\)/u.test(text.slice(end)) ||
      /(?:grades?|bands?|class|category|level|cat\.?|licen[cs]e|vitamin|hepatitis|step|scale|type|klasse|permis|carnet)[\s:(]*(?:[A-D][-–/*]\s?)?$/iu.test(
        text.slice(Math.max(0, start - 24), start),
      ) ||
      /^\s?(?:\/\s?\d|or above|and above|[-–]\s?[A-G]\b(?![+#]))/u.test(text.slice(end)))
  );
}

export const kindOf = (hit: TermHit): RequirementKind => hit.term?.kind ?? 'knowledge';
