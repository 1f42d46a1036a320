import type { Facts, Template } from '../../template.ts';

/** A telling that holds only where the facts do. */
export const when = (holds: (facts: Facts) => boolean, text: string): Template => ({ text, when: holds });

const left = ({ left: rest }: Facts): number => Number(rest);
/** One of all is left over; several are. */
export const single = (text: string): Template => when((facts) => left(facts) === 1, text);
export const several = (text: string): Template => when((facts) => left(facts) > 1, text);
/** What is counted is named right behind its number, and is nobody; several of them are told apart. */
export const ofThings = (text: string): Template => when(({ named, people, part }) => named === 1 && people !== 1 && Number(part) > 1, text);
/** What was gone came back. */
export const cameBack = (text: string): Template =>
  when((facts) => /\b(?:found|back|returned|recovered|got back|gave back|came home)\b/iu.test(String(facts['it'])), text);
/** What is counted are people. */
export const ofPeople = (text: string): Template => when(({ people }) => people === 1, text);
