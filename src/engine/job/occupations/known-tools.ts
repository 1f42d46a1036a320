import { ADVERT_TERMS } from '../../lexicon/advert/all-terms.ts';

const TOOLS: ReadonlySet<string> = new Set(ADVERT_TERMS.flatMap(({ name, kind, aliases }) => (kind === 'tool' ? [name.toLowerCase(), ...aliases] : [])));

/** Whether a term is the name of a tool, a machine or a program ("Excel", "Figma"). */
export const isTool = (name: string): boolean => TOOLS.has(name.toLowerCase());
