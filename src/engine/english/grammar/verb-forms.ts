import { PLAIN_VERBS, STRONG_VERBS } from '../../lexicon/grammar/verbs.ts';

export interface VerbForm {
  /** The verb in its bare form, e.g. "lead". */
  verb: string;
  /** "either" where the present and the past look alike ("cut"). */
  tense: 'present' | 'past' | 'either' | 'ing';
  strong: boolean;
}

/** What a lower-case word is as a form of a known action verb; undefined for any other word. */
export function verbForm(word: string): VerbForm | undefined {
  return FORMS.get(word);
}

function formsOf(): ReadonlyMap<string, VerbForm> {
  const forms = new Map<string, VerbForm>();
  const put = (form: string, entry: VerbForm): void => {
    if (!forms.has(form)) forms.set(form, entry);
  };
  for (const [list, strong] of [
    [STRONG_VERBS, true],
    [PLAIN_VERBS, false],
  ] as const) {
    for (const entry of list.trim().split(/\s+/u)) {
      const [verb = '', irregular] = entry.split('/');
      const past = irregular ?? withEnding(verb, 'ed');
      put(verb, { verb, strong, tense: past === verb ? 'either' : 'present' });
      put(past, { verb, strong, tense: past === verb ? 'either' : 'past' });
      put(thirdPerson(verb), { verb, strong, tense: 'present' });
      put(withEnding(verb, 'ing'), { verb, strong, tense: 'ing' });
    }
  }
  return forms;
}

/** Verbs of the lists that double their last consonant. */
const DOUBLING = /^(?:plan|map|cut|net|program|refer|transfer|submit|control|trim|ship|run|win|begin|get|set|put|let|debug|equip|retrofit)$/u;

function withEnding(verb: string, ending: 'ed' | 'ing'): string {
  if (ending === 'ed' && verb.endsWith('e')) return `${verb}d`;
  if (ending === 'ed' && /[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (ending === 'ing' && /[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  const last = verb.at(-1) ?? '';
  return DOUBLING.test(verb) ? `${verb}${last}${ending}` : `${verb}${ending}`;
}

function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const FORMS = formsOf();
