import { foldKeepingSigns } from '../english/folding.ts';
import { WISHES } from '../lexicon/advert/implications.ts';
import { A_PROGRAM, OR_THE_LIKE, TOOL_CLASSES } from '../lexicon/advert/tool-classes.ts';
import type { AdvertRequirement } from './advert.ts';
import { formsOf } from './ask-forms.ts';
import { termHits } from './known-terms.ts';
import { type Finding, NOT_SHOWN, saidAt, UNCLEAR, unsaidAt } from './outcomes.ts';
import { LEAST_PROOF, whereSaid, type ProofPassage } from './proof.ts';
import { addingSentences } from './sentence.ts';

/**
 * A program, of which several will do: said by any that is named, proved by another of its class; the work that is done with
 * it ("route planning") is no program. Null where no program is asked for.
 */
export function byProgram(requirement: AdvertRequirement, passages: readonly ProofPassage[], names: readonly string[]): Finding | null {
  const folded = foldKeepingSigns(requirement.phrase);
  if (!A_PROGRAM.test(folded) || requirement.alternatives.length < 2 || requirement.kind === 'responsibility') return null;
  const named = requirement.alternatives.slice(1).filter((way) => /\p{Lu}|\d/u.test(way));
  if (named.length === 0) return null;
  const forms = named.flatMap((way) => [way, ...formsOf(way)]);
  const said = whereSaid(passages, forms, { names });
  if (said) return saidAt(said.passage);
  const tools = termHits(requirement.alternatives[0] ?? '').flatMap(({ term }) => (term?.kind === 'tool' ? [term.name, ...term.aliases] : []));
  const own = tools.length === 0 ? null : whereSaid(passages, tools, { names });
  if (own) return saidAt(own.passage);
  const isOpen = OR_THE_LIKE.test(foldKeepingSigns(requirement.quote));
  const classes = TOOL_CLASSES.filter((pattern) => named.some((way) => [...foldKeepingSigns(way).matchAll(pattern)].length > 0));
  for (const passage of passages) {
    if (passage.worth < LEAST_PROOF || WISHES.test(passage.text)) continue;
    const text = foldKeepingSigns(passage.text);
    const found = classes.flatMap((pattern) => [...text.matchAll(pattern)])[0];
    if (found === undefined) continue;
    if (folded.includes(found[0])) return saidAt(passage);
    // "A BI tool (Power BI, Tableau or Looker)": another one is a BI tool as well, and none of those that are named.
    if (!isOpen) return UNCLEAR;
    const word = passage.text.slice(found.index, found.index + found[0].length);
    const head = requirement.alternatives[0] ?? requirement.phrase;
    return unsaidAt({ ...requirement, phrase: head }, passage, addingSentences(head, passage, word));
  }
  return NOT_SHOWN;
}
