import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { coarseStem, contentStems } from '../../../english/keyed-words.ts';
import { countWords } from '../../../english/tokens.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { A_DOING } from './demands.ts';
import { IS_PAPER } from './papers.ts';
import { isThing } from './prove.ts';
import { namesOf } from './requirement-names.ts';
import { says } from './deeds.ts';

/**
 * One thing of the advert that a conversation can be about, by the name the advert gives it; null for none. It is one that the CV shows,
 * and one that the letter has not named yet, where there is one.
 */
export function thingOf(input: OptimisationInput, letter: string): string | null {
  // What stands in the title or among the first duties is what the job is about; a ticket and a course are no matter to talk about.
  const head = [input.advert.title ?? '', ...input.advert.responsibilities.slice(0, FIRST_DUTIES)].join('\n');
  const shown = input.ledger.filter(
    (entry) => entry.must && entry.status !== 'not-shown' && isThing(entry) && !IS_PAPER.test(entry.requirement) && says(head, entry.requirement),
  );
  const own = new Set([...contentStems(input.jobRole)].map(coarseStem));
  const names = shown
    .toSorted((a, b) => b.points - a.points)
    .flatMap((entry) => namesOf([entry], input, new Set()).filter((name) => isTopic(name, entry)))
    .filter((name) => ![...contentStems(name)].every((stem) => own.has(coarseStem(stem))));
  return names.find((name) => !says(letter, name)) ?? null;
}

/** Duties at the head of an advert. */
const FIRST_DUTIES = 3;

/** "Supplier negotiation", "court work"; no "passengers" and no sentence. */
const isTopic = (name: string, { kind }: KeywordEntry): boolean =>
  kind !== 'tool' &&
  !/\d|[()]|(?<!\p{L})(?:or|others?)(?!\p{L})/u.test(name) &&
  (A_DOING.test(name) || /^\p{L}+ing\s/u.test(name)) &&
  (countWords(name) > 1 || name.endsWith('ing'));
