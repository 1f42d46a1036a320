import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import type { WorkThing } from '../../lexicon/wording/work-things.ts';

/** A machine by its name: what ends like it and is nobody's post. */
export const isMachine = (object: string): boolean => {
  const [, head = ''] = /^the (?:\p{L}+ )?(\p{Ll}{3,}(?:er|or))$/iu.exec(object) ?? [];
  return head !== '' && !TITLE_WORDS.has(head) && !NO_MACHINE.test(head);
};
const NO_MACHINE =
  /^(?:order|paper|number|letter|power|water|weather|corner|summer|winter|matter|color|border|register|roster|folder|ledger|counter|cover|floor|door|labor|behavior|error|sector|factor|chapter|quarter|newsletter|centre|center|theater|tender|offer|user|member|customer|other|order|career|poster|banner|river|buyer|partner|leader)$/iu;
/** What is done with one. */
export const OF_MACHINES: WorkThing = { verbs: ['run', 'clean', 'repair'], example: '1', rate: null };
