import type { TargetJob } from '../../context.ts';
import type { JobSkill } from '../../lexicon/occupations/occupation.ts';
import type { CvWords, Zone } from '../cv-words.ts';
import { occupationIndex } from '../occupations/occupation-index.ts';
import { TermTrie } from '../../english/matching.ts';
import { printed } from '../printed.ts';
import type { Hit } from '../../english/matching.ts';
import { PLAIN_WORDS } from '../../lexicon/words/plain-words.ts';
import { sameWords } from '../../english/same-words.ts';
import { keyedWords } from '../../english/keyed-words.ts';
import { PROOF } from './vocabulary-fit.ts';

/** Where a skill of the job stands in the CV, at the place that proves most. */
export interface SkillEvidence {
  skill: JobSkill;
  /** 0 (absent) to 1 (used in work more than once). */
  strength: number;
  /** Whether the best place is in work done, and not only in a list or a course. */
  inWork: boolean;
  times: number;
  /** Index in the CV's lines of that place; -1 when no words of its own stand anywhere. */
  at: number;
  /** The words that say it there, as printed; empty when absent. */
  said: string;
  /** What part of the CV that is; null when absent. */
  zone: Zone | null;
}

/** Parts of a CV, the more telling place for a skill the later. */
const TELLING: readonly Zone[] = ['rest', 'study', 'list', 'summary', 'title', 'told', 'work'];
/** Strength of a skill that stands in work or only in a list, what further proof adds at most, from which proof on and how slowly. */
const STRENGTH = { work: 0.6, list: 0.45, more: 0.4, from: 0.5, slowly: 1.5 } as const;

/** Looks up every skill of the job under all its names; the order is the job's. */
export function skillEvidence(job: TargetJob, cv: CvWords): SkillEvidence[] {
  const trie = new TermTrie();
  const forms = job.skills.map((skill) => [skill.name, ...skill.aliases]);
  for (const [at, names] of forms.entries()) for (const form of names) trie.add(form, at);
  const found: SkillEvidence[] = job.skills.map((skill) => ({ skill, strength: 0, inWork: false, times: 0, at: -1, said: '', zone: null }));
  const proof = job.skills.map(() => 0);
  for (const hit of trie.find(cv.words)) {
    const entry = found[hit.id];
    const at = cv.lineOf[hit.from] ?? 0;
    const zone = cv.lines[at]?.zone ?? 'rest';
    if (!entry || zone === 'private') continue;
    const working = zone === 'work' || zone === 'told' || zone === 'title' || zone === 'summary';
    entry.times += 1;
    proof[hit.id] = (proof[hit.id] ?? 0) + PROOF[zone];
    // What the stems find besides the skill's own words counts for the likeness and is no proof that the skill stands there.
    const said = printed(hit, cv);
    const sound = cv.proves.slice(hit.from, hit.to).some(Boolean) && !isInName(hit, cv) && forms[hit.id]?.some((form) => sameWords(form, said)) === true;
    const rank = TELLING.indexOf(zone) - (entry.zone === null ? -1 : TELLING.indexOf(entry.zone));
    // "Brand strategy" says it better than "Brand" in the same place.
    const isCloser = rank === 0 && zone !== 'work' && sameWords(entry.skill.name, said) && !sameWords(entry.skill.name, entry.said);
    if (sound && (rank > 0 || isCloser)) Object.assign(entry, { at, said, zone });
    entry.inWork ||= working;
  }
  for (const [at, entry] of found.entries()) {
    const sum = proof[at] ?? 0;
    entry.strength = sum === 0 ? 0 : (entry.inWork ? STRENGTH.work : STRENGTH.list) + STRENGTH.more * (1 - Math.exp(-(sum - STRENGTH.from) / STRENGTH.slowly));
    entry.strength = Math.min(1, Math.max(0, entry.strength));
  }
  return found;
}

/** A word that a name begins or ends with: the "Arts" of "Arts Council" funded something, and nobody did arts by it. */
function isInName({ from, to }: Hit, { words, lineOf, lines }: CvWords): boolean {
  const [word, next, before] = [words[from], words[to], words[from - 1]];
  const zone = lines[lineOf[from] ?? 0]?.zone;
  if (word === undefined || to - from > 1 || !word.capital || (zone !== 'work' && zone !== 'summary' && zone !== 'told')) return false;
  const line = lines[lineOf[from] ?? 0]?.line.text ?? '';
  const isPlain = word.end - word.start > 2 && PLAIN_WORDS.has(line.slice(word.start, word.end).toLowerCase());
  const goesOn = next !== undefined && lineOf[to] === lineOf[from] && next.capital && !next.cut;
  const hangsOn = before !== undefined && lineOf[from - 1] === lineOf[from] && before.capital && !word.cut && before.start > 0;
  return isPlain && (goesOn || hangsOn);
}

/** Rarity at which a skill tells half of what the rarest does: every other job asks for communication. */
const HALF_RARITY = 1.5;

/** What a skill counts: its importance, less where many occupations ask for it. */
export function skillWorth(skill: JobSkill): number {
  const { trie, features } = occupationIndex();
  const words = keyedWords(skill.name);
  const whole = trie.find(words).find((hit) => hit.to - hit.from === words.length);
  const rarity = whole ? (features[whole.id]?.rarity ?? 0) : MOST_RARE;
  return skill.importance * (rarity / (rarity + HALF_RARITY));
}

const MOST_RARE = 5;
