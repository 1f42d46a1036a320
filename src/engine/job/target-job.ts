import type { Cv } from '../../domain/cv.ts';
import { fold, squeezed } from '../english/folding.ts';
import { TITLE_WORDS } from '../lexicon/reading/titles.ts';
import type { TargetJob } from '../context.ts';
import type { JobSkill } from '../lexicon/occupations/occupation.ts';
import { readingsOf } from './titles/job-phrase.ts';
import { alternativesOf, headOfOtherTrade, readingsWithField, spokenName } from './titles/spoken-name.ts';
import { knownSkill, skillsIn } from './occupations/known-skills.ts';
import { isTool } from './occupations/known-tools.ts';
import { occupationIndex } from './occupations/occupation-index.ts';
import { keyedWords, phraseKey } from '../english/keyed-words.ts';
import { titleMatches } from './titles/title-match.ts';
import { titleMeaning } from './titles/title-meaning.ts';
import { namesNoJob } from './titles/names-no-job.ts';
import { typedTarget } from './titles/typed-target.ts';

const MAX_MEANT = 4;
/** What a skill that is itself a job title ("sales executive") adds. */
const TITLE_VOTE = 3;
/** Fewer votes than a single telling skill gives are no occupation. */
const ENOUGH_VOTES = 3;

/** An occupation the phrase may mean; `share` is 1 for the best. */
export interface Meant {
  occupation: number;
  share: number;
}

/**
 * Understands what a visitor typed as the job they want. Never throws; a phrase that means nothing to the lexicon
 * comes back with no occupation and the skills its words name (often none).
 */
export function understandJob(phrase: string): TargetJob {
  const trimmed = typedTarget(squeezed(phrase));
  const best = occupationsMeant(trimmed)[0];
  const occupation = best ? occupationIndex().occupations[best.occupation] : undefined;
  // Of a job that is known, its title names tools and whole things; words of a title are no skills ("Acquisitions, Leads").
  const named = skillsIn(trimmed).filter(({ name }) => occupation === undefined || isNamedIn(trimmed, name));
  const skills = new Map<string, JobSkill>();
  for (const skill of [...named, ...(occupation?.skills ?? [])]) if (!skills.has(skill.name)) skills.set(skill.name, skill);
  return {
    phrase: trimmed,
    occupation: occupation?.id ?? null,
    title: occupation === undefined && namesNoJob(phrase) ? '' : (spokenName(trimmed) ?? occupation?.title ?? trimmed),
    skills: [...skills.values()].toSorted((a, b) => b.importance - a.importance),
  };
}

/** Of jobs named side by side the one that the CV's owner has held gives its name and its skills: that is the one it applies for. */
export function namedAsHeld(job: TargetJob, { headline, experience }: Cv): TargetJob {
  const names = alternativesOf(job.phrase);
  if (names.length < 2) return job;
  const held = [headline, ...experience.map(({ title }) => title)].flatMap((read) => (read === null ? [] : [` ${phraseKey(read.value)} `]));
  // "Grain elevator operator" was held by an "Elevator Operator II": what a name ends with says who that is.
  const own = [Infinity, ENDS_WITH].flatMap((words) => names.find((name) => held.some((title) => title.includes(` ${ending(name, words)} `))) ?? [])[0];
  if (own === undefined) return job;
  const { occupation, skills } = understandJob(own);
  return { ...job, title: own, occupation, skills };
}

/** The last words of a name by which a title may hold it. */
const ENDS_WITH = 2;
const ending = (name: string, words: number): string => {
  const all = phraseKey(name).split(' ');
  // One word alone ("manager") says too little.
  return all.length <= words ? all.join(' ') : all.slice(-words).join(' ');
};

/** Whether a title names a thing beside the job: a tool ("Java Developer"), or several words as they stand ("Social Media Manager"). */
const isNamedIn = (title: string, skill: string): boolean =>
  isTool(skill) || (/\s/u.test(skill) && !TITLE_WORDS.has(skill.split(/\s/u).at(-1)?.toLowerCase() ?? '') && fold(title).includes(fold(skill)));

/** A target job that is nothing but a list of required skills; the occupation is the one that asks for most of them, if any does. */
export function jobFromSkills(names: readonly string[]): TargetJob {
  const clean = [...new Set(names.map(squeezed).filter((name) => name !== ''))];
  const phrase = clean.join(', ');
  const best = occupationBySkills(clean);
  const occupation = best === null ? undefined : occupationIndex().occupations[best];
  const skills = clean.map((name): JobSkill => ({ name, aliases: knownSkill(name)?.aliases ?? [], importance: 3 }));
  return { phrase, occupation: occupation?.id ?? null, title: occupation?.title ?? phrase, skills };
}

/**
 * The occupations a phrase names: the one of the phrase as a whole, or those of the jobs it names side by side in their
 * order ("Lawyer / Legal Advocate"). Empty where the lexicon does not know it.
 */
export function occupationsMeant(phrase: string): Meant[] {
  const found = new Map<number, number>();
  const inverted = readingsWithField(phrase);
  const byField = inverted.length > 1 ? inverted[0] : undefined;
  const otherTrade = headOfOtherTrade(phrase);
  for (const readings of [inverted, ...readingsOf(phrase)]) {
    for (const reading of readings) {
      if (reading === otherTrade) continue;
      const meaning = titleMeaning(reading);
      // A job that is understood by its field is not that field's own: its list is only nearly this one's.
      const likeness = Math.min(meaning?.likeness ?? 0, reading === byField ? BY_FIELD : 1);
      if (meaning && !found.has(meaning.occupation)) found.set(meaning.occupation, likeness);
    }
    if (found.size > 0) break;
  }
  return [...found].slice(0, MAX_MEANT).map(([occupation, share]) => ({ occupation, share }));
}

const BY_FIELD = 0.94;

/** What one word taken from a longer phrase votes with. */
const LOOSE_VOTE = 0.5;

/** How much a list of skills points at each occupation, by occupation index: each skill votes once for each, by its rarest term. */
export function occupationVotes(names: readonly string[]): number[] {
  const { trie, features, occupations } = occupationIndex();
  const votes = occupations.map(() => 0);
  for (const name of names) {
    const said = new Map<number, number>();
    for (const hit of trie.find(keyedWords(name))) {
      const feature = features[hit.id];
      if (feature)
        for (const { occupation, worth } of feature.in)
          said.set(occupation, Math.max(said.get(occupation) ?? 0, feature.rarity * worth * (feature.loose ? LOOSE_VOTE : 1)));
    }
    for (const [occupation, alike] of titleMatches(name)) said.set(occupation, (said.get(occupation) ?? 0) + TITLE_VOTE * alike * alike);
    for (const [occupation, vote] of said) votes[occupation] = (votes[occupation] ?? 0) + vote;
  }
  return votes;
}

function occupationBySkills(names: readonly string[]): number | null {
  const votes = occupationVotes(names);
  const { stems } = occupationIndex();
  let best = 0;
  // A list of skills tells the kind of work, not its branch.
  for (const [at, vote] of votes.entries()) if (stems[at] === at && vote > (votes[best] ?? 0)) best = at;
  return (votes[best] ?? 0) >= ENOUGH_VOTES ? best : null;
}
