import { ALSO_REGULAR, AUXILIARIES, DOUBLING_VERBS, IRREGULAR_PASTS, PARTICIPLES, PASTS_FIRST } from '../../lexicon/grammar/verb-forms.ts';
import { EVERYDAY_VERBS, PLAIN_VERBS, STRONG_VERBS, THING_VERBS } from '../../lexicon/grammar/verbs.ts';

/** What a verb is told in; `present` is the bare form, as bullets have it. */
export type Tense = 'present' | 'past' | 'ing';

/** A word that is a form of a verb of work. */
export interface Verb {
  /** The bare form, e.g. "lead". */
  verb: string;
  /** "either" where bare form and past look alike ("cut"). */
  form: 'bare' | 'third' | 'past' | 'ing' | 'either';
  /** The same without the person: "lead" and "leads" are present. */
  tense: Tense | 'either';
  /** Says a deed, and not only that there was work: "negotiated". */
  strong: boolean;
}

/** What a lower-case word is as a form of a verb that CVs are written with; undefined for any other word. */
export const cvVerb = (word: string): Verb | undefined => OF_CVS.get(word);

/** What a lower-case word is as a form of any verb of work, those of everyday speech included; undefined for any other word. */
export function verbOf(word: string): Verb | undefined {
  return OF_OTHERS.get(word) ?? OF_CVS.get(word) ?? EVERYDAY.get(word) ?? DONE.get(word);
}

/** The bare verb of a participle ("written", "trained"); undefined for any other word. */
export function participleOf(word: string): string | undefined {
  const verb = verbOf(word);
  return PARTICIPLES.get(word) ?? (verb?.tense === 'past' || verb?.tense === 'either' ? verb.verb : undefined);
}

/** A bare verb in a tense. */
export function inTense(bare: string, tense: Tense): string {
  if (tense === 'present') return bare === 'be' ? 'am' : bare;
  return tense === 'past' ? pastOf(bare) : ingOf(bare);
}

/** "ordered", "planned", "wrote". */
export function pastOf(bare: string): string {
  return FOUND.get(bare) ?? IRREGULAR_PASTS.get(bare) ?? regularPast(bare);
}

function regularPast(bare: string): string {
  if (bare.endsWith('e')) return `${bare}d`;
  return /[^aeiou]y$/u.test(bare) ? `${bare.slice(0, -1)}ied` : `${doubled(bare)}ed`;
}

/** "ordering", "planning", "writing", "lying". */
export function ingOf(bare: string): string {
  if (bare.endsWith('ie')) return `${bare.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(bare) && bare !== 'be') return `${bare.slice(0, -1)}ing`;
  return `${doubled(bare)}ing`;
}

/** "orders", "carries", "does". */
export function thirdOf(bare: string): string {
  if (bare === 'be') return 'is';
  if (bare === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/u.test(bare)) return `${bare}es`;
  return /[^aeiou]y$/u.test(bare) ? `${bare.slice(0, -1)}ies` : `${bare}s`;
}

const doubled = (bare: string): string => (DOUBLING_VERBS.has(bare) ? bare + (bare.at(-1) ?? '') : bare);

/** Every form of some verbs; a word that is a form of two of them belongs to the first. */
function formsOf(verbs: readonly string[], isStrong: (verb: string) => boolean): ReadonlyMap<string, Verb> {
  const forms = new Map<string, Verb>();
  for (const verb of verbs) {
    const strong = isStrong(verb);
    const put = (word: string, form: Verb['form'], tense: Verb['tense']): void => {
      if (!forms.has(word) && !AUXILIARIES.has(word)) forms.set(word, { verb, form, tense, strong });
    };
    const past = ALSO_REGULAR.has(verb) ? regularPast(verb) : pastOf(verb);
    put(verb, past === verb ? 'either' : 'bare', past === verb ? 'either' : 'present');
    put(past, 'past', 'past');
    put(thirdOf(verb), 'third', 'present');
    put(ingOf(verb), 'ing', 'ing');
  }
  return forms;
}

const FOUND: ReadonlyMap<string, string> = new Map([...PASTS_FIRST].map(([past, verb]) => [verb, past]));
const STRONG: ReadonlySet<string> = new Set(STRONG_VERBS);
const OF_CVS = formsOf([...STRONG_VERBS, ...PLAIN_VERBS], (verb) => STRONG.has(verb));
const EVERYDAY = formsOf(EVERYDAY_VERBS, () => false);
const DONE: ReadonlyMap<string, Verb> = new Map([...formsOf(THING_VERBS, () => false)].filter(([, { form }]) => form === 'past'));
const OF_OTHERS: ReadonlyMap<string, Verb> = new Map([...PASTS_FIRST].map(([word, verb]) => [word, { verb, form: 'past', tense: 'past', strong: false }]));
