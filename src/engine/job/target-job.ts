import type { TargetJob } from '../context.ts';
import type { JobSkill } from '../lexicon/occupations/occupation.ts';
import { readingsOf, spokenName } from './titles/job-phrase.ts';
import { knownSkill, skillsIn } from './occupations/known-skills.ts';
import { occupationIndex } from './occupations/occupation-index.ts';
import type { Feature } from './occupations/occupation-index.ts';
import { wordsOf } from './text/terms.ts';
import { titleMatches } from './titles/title-match.ts';

/** Below this nothing is close enough to be called the job that was meant. */
const CLOSE_ENOUGH = 0.5;
/** A second reading of the phrase counts beside the best from this share of its likeness on. */
const AS_GOOD = 0.92;
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
  const trimmed = phrase.replace(/\s+/gu, ' ').trim();
  const best = occupationsMeant(trimmed)[0];
  const occupation = best ? occupationIndex().occupations[best.occupation] : undefined;
  const named = skillsIn(trimmed);
  const skills = new Map<string, JobSkill>();
  for (const skill of [...named, ...(occupation?.skills ?? [])]) if (!skills.has(skill.name)) skills.set(skill.name, skill);
  return {
    phrase: trimmed,
    occupation: occupation?.id ?? null,
    title: spokenName(trimmed) ?? occupation?.title ?? trimmed,
    skills: [...skills.values()].toSorted((a, b) => b.importance - a.importance),
  };
}

/** A target job that is nothing but a list of required skills; the occupation is the one that asks for most of them, if any does. */
export function jobFromSkills(names: readonly string[]): TargetJob {
  const clean = [...new Set(names.map((name) => name.replace(/\s+/gu, ' ').trim()).filter((name) => name !== ''))];
  const phrase = clean.join(', ');
  const best = occupationBySkills(clean);
  const occupation = best === null ? undefined : occupationIndex().occupations[best];
  const skills = clean.map((name): JobSkill => ({ name, aliases: knownSkill(name)?.aliases ?? [], importance: 3 }));
  return { phrase, occupation: occupation?.id ?? null, title: occupation?.title ?? phrase, skills };
}

/** A part of the phrase ("Lawyer / Advocate") is believed a little less than the whole. */
const TRUST_IN_A_PART = 0.97;

/** The occupations a phrase names, most likely first; more than one only where they are about equally likely or named side by side. */
export function occupationsMeant(phrase: string): Meant[] {
  const scores = new Map<number, number>();
  const readings = readingsOf(phrase);
  for (const [at, reading] of readings.entries()) {
    const trust = at === 0 ? 1 : TRUST_IN_A_PART;
    for (const [occupation, score] of likeness(reading)) scores.set(occupation, Math.max(scores.get(occupation) ?? 0, score * trust));
  }
  const sorted = [...scores].filter(([, score]) => score >= CLOSE_ENOUGH).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const top = sorted[0]?.[1] ?? 0;
  return sorted
    .filter(([, score]) => score >= top * AS_GOOD)
    .slice(0, MAX_MEANT)
    .map(([occupation, score]) => ({ occupation, share: score / top }));
}

/** Worth of a term that says as much of an occupation as any: one of the skills it requires. */
const FULL_WORTH = 1.8;
/** How like an occupation a phrase is by its words alone, and what its likeness by title adds to that. */
const LIKENESS = { words: 0.62, title: 0.3 } as const;
/** A word that the lexicon does not know is taken to be as rare as this. */
const LEAST_RARITY = 4;
/** What one word taken from a longer phrase votes with. */
const LOOSE_VOTE = 0.5;

/** Likeness of a phrase to each occupation, 0 to 1: its titles first, then what else the phrase's words say ("Hadoop developer"). */
function likeness(reading: string): Map<number, number> {
  const { trie, features } = occupationIndex();
  const words = wordsOf(reading);
  const scores = titleMatches(reading);
  const votes = new Map<number, number>();
  let total = 0;
  for (const [at] of words.entries()) total += rarest(trie.find(words.slice(at, at + 1)).flatMap((hit) => features[hit.id] ?? []));
  for (const hit of trie.find(words)) {
    const feature = features[hit.id];
    if (!feature || feature.loose) continue;
    for (const entry of feature.in)
      votes.set(entry.occupation, Math.max(votes.get(entry.occupation) ?? 0, feature.rarity * (hit.to - hit.from) * Math.min(1, entry.worth / FULL_WORTH)));
  }
  for (const [occupation, vote] of votes)
    scores.set(
      occupation,
      Math.max(scores.get(occupation) ?? 0, LIKENESS.words * Math.min(1, vote / Math.max(1, total)) + LIKENESS.title * (scores.get(occupation) ?? 0)),
    );
  return scores;
}

function rarest(features: readonly Feature[]): number {
  return features.reduce((most, feature) => Math.max(most, feature.rarity), LEAST_RARITY);
}

/** How much a list of skills points at each occupation, by occupation index: each skill votes once for each, by its rarest term. */
export function occupationVotes(names: readonly string[]): number[] {
  const { trie, features, occupations } = occupationIndex();
  const votes = occupations.map(() => 0);
  for (const name of names) {
    const said = new Map<number, number>();
    for (const hit of trie.find(wordsOf(name))) {
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
  let best = 0;
  for (const [at, vote] of votes.entries()) if (vote > (votes[best] ?? 0)) best = at;
  return (votes[best] ?? 0) >= ENOUGH_VOTES ? best : null;
}
