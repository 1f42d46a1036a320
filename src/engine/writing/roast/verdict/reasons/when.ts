import type { Facts, Template } from '../../template.ts';

const when = (holds: (facts: Facts) => boolean, text: string): Template => ({ text, when: holds });

/** Of one word. */
export const one = (text: string): Template => when(({ distinct }) => distinct === 1, text);
/** Of several words. */
export const several = (text: string): Template => when(({ distinct }) => Number(distinct) >= 2, text);
/** Of one thing, once. */
export const each = (text: string): Template => when(({ n }) => n === 1, text);
/** Of more things than one, counted. */
export const many = (text: string): Template => when(({ n }) => Number(n) >= 2, text);
/** With a number in it that the reader can count again. */
export const exact = (text: string): Template => when(({ n }) => Number(n) >= 2, text);

const part = (facts: Facts): number => Number(facts['without'] ?? facts['missing'] ?? Number.NaN);
/** Of all that there are, and there are some. */
export const all = (text: string): Template => when((facts) => part(facts) === Number(facts['total']) && Number(facts['total']) >= 2, text);
/** Of two or more, and not of all. */
export const some = (text: string): Template => when((facts) => part(facts) >= 2 && part(facts) < Number(facts['total']), text);
/** Where the page may have another number of them than was read. */
export const loose = (text: string): Template => when(({ total }) => total === undefined, text);
/** Of two dates that are printed whole: one that ends in a dash goes on in another line. */
export const whole = (text: string): Template =>
  when(({ one: first, other }) => !/[–—-]\s*$/u.test(`${String(first)}\n${String(other)}`) && !/[–—-]\s*\n/u.test(`${String(first)}\n`), text);
