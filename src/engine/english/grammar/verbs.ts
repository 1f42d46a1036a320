import { verbForm } from './verb-forms.ts';
import { DOUBLING_VERBS, EVERYDAY_VERBS, IRREGULAR_PASTS, PARTICIPLES } from '../../lexicon/grammar/everyday-verbs.ts';

export type Tense = 'present' | 'past' | 'ing';

export interface Verb {
  /** The bare form. */
  bare: string;
  /** "either" where bare form and past look alike ("cut"). */
  form: 'bare' | 'third' | 'past' | 'ing' | 'either';
}

/** Pasts that are bare forms of other verbs, too: "found an error" founds nothing. */
const PASTS_FIRST: ReadonlyMap<string, string> = new Map([
  ['found', 'find'],
  ['saw', 'see'],
  ['left', 'leave'],
  ['fell', 'fall'],
  ['felt', 'feel'],
  ['wound', 'wind'],
  ['ground', 'grind'],
  ['bore', 'bear'],
  ['lay', 'lie'],
]);

/** What a lower-case word is as a form of a verb of work; undefined for any other word. */
export function verbOf(word: string): Verb | undefined {
  const other = PASTS_FIRST.get(word);
  if (other !== undefined) return { bare: other, form: 'past' };
  const known = verbForm(word);
  if (known !== undefined)
    return {
      bare: known.verb,
      form: known.tense === 'past' || known.tense === 'ing' || known.tense === 'either' ? known.tense : known.verb === word ? 'bare' : 'third',
    };
  return EVERYDAY.get(word);
}

/** The bare verb of a participle ("written", "trained"); undefined for any other word. */
export function participleOf(word: string): string | undefined {
  const verb = verbOf(word);
  return PARTICIPLES.get(word) ?? (verb?.form === 'past' || verb?.form === 'either' ? verb.bare : undefined);
}

/** A bare verb in a tense; `present` is the bare form, as bullets have it. */
export function inTense(bare: string, tense: Tense): string {
  if (tense === 'present') return bare === 'be' ? 'am' : bare;
  return tense === 'past' ? pastOf(bare) : ingOf(bare);
}

function pastOf(verb: string): string {
  for (const [past, bare] of PASTS_FIRST) if (bare === verb) return past;
  const irregular = IRREGULAR_PASTS.get(verb);
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${doubled(verb)}ed`;
}

function ingOf(verb: string): string {
  if (/[^eoy]e$/u.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  return `${doubled(verb)}ing`;
}

const doubled = (verb: string): string => (DOUBLING_VERBS.has(verb) ? verb + (verb.at(-1) ?? '') : verb);

function thirdOf(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const EVERYDAY: ReadonlyMap<string, Verb> = new Map(
  EVERYDAY_VERBS.flatMap((bare): [string, Verb][] => {
    const past = pastOf(bare);
    return [
      [ingOf(bare), { bare, form: 'ing' }],
      [thirdOf(bare), { bare, form: 'third' }],
      [past, { bare, form: past === bare ? 'either' : 'past' }],
      [bare, { bare, form: past === bare ? 'either' : 'bare' }],
    ];
  }),
);
