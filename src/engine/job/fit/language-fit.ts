import type { TargetJob } from '../../context.ts';
import { isSkillList, votesOf } from '../occupations/meant-occupations.ts';
import { occupationIndex } from '../occupations/occupation-index.ts';
import type { Meant } from '../target-job.ts';
import type { VocabularyFit } from './vocabulary-fit.ts';

export interface LanguageFit {
  /** 0 (other people's words) to 1 (as much of the occupation's language as CVs speak); below 0 where it is like others rather. */
  fit: number;
  /** Words of the work that the CV uses, most telling first, as it prints them; the weights are what each adds to the likeness. */
  words: { name: string; key: string; weight: number }[];
}

/** So many standard deviations above its mean likeness to all occupations a CV that is wholly of one occupation stands. */
const FULL_STANDING = 7;
/** Keeps a CV that is like nothing from being far more like one thing than another. */
const DAMPING = 0.01;
/** Vocabulary weight from which a CV is believed in full: a handful of words is no CV. */
const FULL_BELIEF = 12;
const LIST_DAMPING = 0.05;
/** As like as the words of a CV and a list of skills become. */
const FULL_COSINE = 0.7;

/**
 * How much the CV speaks the language of the job: its likeness to the occupation, measured against its likeness to all others
 * (a long CV is a little like everything).
 */
export function languageFit(vocabulary: VocabularyFit, job: TargetJob, meant: readonly Meant[]): LanguageFit {
  const belief = Math.min(1, vocabulary.length / FULL_BELIEF);
  return { fit: belief * (isSkillList(job) ? listFit(vocabulary, job) : standing(vocabulary, meant)), words: tellingWords(vocabulary, meant) };
}

function standing({ likeness }: VocabularyFit, meant: readonly Meant[]): number {
  // Against stems alone: the branches of one's own family are no competition.
  const { stems } = occupationIndex();
  const others = likeness.filter((_, at) => stems[at] === at);
  const mean = others.reduce((all, value) => all + value, 0) / others.length;
  const deviation = Math.sqrt(others.reduce((all, value) => all + (value - mean) ** 2, 0) / others.length) + DAMPING;
  let best = -FULL_STANDING;
  for (const { occupation, share } of meant) best = Math.max(best, (((likeness[occupation] ?? 0) - mean) / deviation) * share);
  if (meant.length === 0) return 0;
  // The root: the first words of an occupation's language tell more than the last.
  return Math.sign(best) * Math.sqrt(Math.abs(best) / FULL_STANDING);
}

function listFit({ likeness }: VocabularyFit, job: TargetJob): number {
  const votes = votesOf(job);
  const dot = likeness.reduce((all, value, at) => all + value * (votes[at] ?? 0), 0);
  const length = (values: readonly number[]): number => Math.sqrt(values.reduce((all, value) => all + value * value, 0));
  const cosine = dot / ((length(votes) || 1) * (length(likeness) + LIST_DAMPING));
  return cosine / FULL_COSINE;
}

function tellingWords({ used, said }: VocabularyFit, meant: readonly Meant[]): LanguageFit['words'] {
  const { features } = occupationIndex();
  const occupations = new Set(meant.map(({ occupation }) => occupation));
  const telling: LanguageFit['words'] = [];
  for (const [id, weight] of used) {
    const feature = features[id];
    const entry = feature?.in.find(({ occupation }) => occupations.has(occupation));
    if (feature && entry && !feature.loose)
      telling.push({ name: said.get(id) ?? feature.name, key: feature.key, weight: weight * entry.worth * feature.rarity });
  }
  return telling.sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
}
