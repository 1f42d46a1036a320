import { singular } from '../../../english/grammar/agreement.ts';
import { SENSES_OF_DESKS } from '../../../lexicon/wording/senses/desks.ts';
import { SENSES_OF_HANDS } from '../../../lexicon/wording/senses/hands.ts';
import type { Sense } from '../../../lexicon/wording/senses/sense.ts';
import { deedOf } from '../sense/deed-of.ts';
import { asksBehind, asksOnly } from './claim-shapes.ts';
import type { Rule } from './rule.ts';

const SENSES: readonly Sense[] = [...SENSES_OF_DESKS, ...SENSES_OF_HANDS];

/** The property that a reader of the trade would ask for, by what was done and to what. */
export const sense: Rule = (claim) => {
  if (claim.tells.change) return null;
  const deed = deedOf(claim.text);
  if (deed === null) return null;
  const { verb, things } = deed;
  const found = SENSES.flatMap((one) => {
    const thing = one.deeds.has(verb) ? things.find((named) => one.things.test(named) && (!one.isPlural || isPlural(named))) : undefined;
    return thing === undefined ? [] : [{ one, thing }];
  })[0];
  if (found === undefined) return null;
  const { one, thing } = found;
  // "14 dashboards": how many there are stands in front of them.
  if (/\d/u.test(thing) || (one.isPlural && claim.counted.some(({ things: named }) => thing.endsWith(named)))) return null;
  const question = one.question.replace('{things}', lowered(thing));
  return one.joint === null || deed.isNoun
    ? asksOnly(`sense ${one.question}`, question)
    : asksBehind(claim, `sense ${one.question}`, question, one.joint, { kind: 'amount', label: one.label, example: one.example });
};

const isPlural = (thing: string): boolean => {
  const head = (thing.split(' ').at(-1) ?? '').toLowerCase();
  return singular(head) !== null || /^(?:people|staff|children|women|goods|cattle|sheep|hair)$/u.test(head);
};

/** A name keeps its capitals. */
const lowered = (thing: string): string => (/^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing);
