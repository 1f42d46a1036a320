import { IMPLIED_BY, TOLD_BY } from '../lexicon/advert/implications.ts';
import type { AdvertRequirement } from './advert.ts';
import { knownTerm } from './known-terms.ts';
import { type Finding, NOT_SHOWN, unsaidAt } from './outcomes.ts';
import { whereSaid, WORK_DONE, type ProofPassage } from './proof.ts';
import { addingSentences } from './sentence.ts';

/** A requirement that a CV proves by what cannot be without it ("Django" is Python), or by what is told of the work. */
export function impliedIn(requirement: AdvertRequirement, passages: readonly ProofPassage[], names: readonly string[]): Finding {
  const term = knownTerm(requirement.phrase);
  const name = term?.name ?? requirement.phrase;
  for (const proof of IMPLIED_BY.get(name) ?? []) {
    const known = knownTerm(proof);
    const said = whereSaid(passages, known ? [known.name, ...known.aliases] : [proof], { names, strict: true });
    if (said) {
      const found = unsaidAt(requirement, said.passage, addingSentences(requirement.phrase, said.passage, said.passage.text.slice(said.start, said.end)));
      if (found.status === 'unsaid') return found;
    }
  }
  const telling = TOLD_BY.get(name);
  const told = telling && passages.find(({ text, worth, statement }) => (statement || worth >= WORK_DONE) && telling.test(text));
  if (told) return unsaidAt(requirement, told, addingSentences(requirement.phrase, told, null));
  return NOT_SHOWN;
}
