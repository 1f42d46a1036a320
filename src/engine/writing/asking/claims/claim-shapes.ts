import type { AnswerField, LineTemplate } from '../../../../domain/line-template.ts';
import { singular } from '../../../english/grammar/agreement.ts';
import { capital } from '../../../english/grammar/capitals.ts';
import { added, fixed, templateOf } from '../line-shapes.ts';
import type { Claim } from './read-claim.ts';

/** A question about one line, and the line that its answer makes of it; the line stays where no clause can stand behind it. */
export interface ClaimAsk {
  /** Of which there is one in a report, or two where there is nothing else. */
  shape: string;
  question: string;
  template: LineTemplate | null;
}

/** Longer lines have no room for a clause more. */
const MOST_WORDS = 34;

/** The sentence as a CV tells it: without the "I" in front. Null where it speaks of its author in its midst, or does not end. */
function bodyOf(text: string): string | null {
  const told = capital(text.replace(/^I\s+(?:also\s+)?(?=\p{Ll})/u, ''));
  const isOpen = (told.match(/\(/gu)?.length ?? 0) !== (told.match(/\)/gu)?.length ?? 0);
  return isOpen || /[[\]“”"|•…?!]|\bI\b|\b(?:my|me|myself|etc)\b|\.\s/iu.test(told) || NO_END.test(told) ? null : told;
}
const NO_END = /\s(?:a|an|the|of|for|to|with|and|or|by|in|on|at|from|as|that|which)$/iu;

/** Whether a clause behind the sentence belongs to the whole of it. */
const takesClause = (text: string): boolean =>
  text.split(/\s+/u).length <= MOST_WORDS &&
  !/[:;]\s|\s[–—-]\s|\b(?:which|who|that|because|so|but|although|until|if)\b|,\s(?:not|except)\b/iu.test(text.replace(/\([^)]*\)/gu, ''));

type Field = Pick<AnswerField, 'label'> & { kind: 'noun' | 'amount' | 'names'; example: string };

/** The line with what is asked behind it: ", in 14 months". `behind` closes what `joint` has opened. */
export function asksBehind(claim: Claim, shape: string, question: string, joint: string, field: Field, behind = ''): ClaimAsk {
  const body = bodyOf(claim.text);
  if (body === null || !takesClause(body)) return { shape, question, template: null };
  const told = { ...field, slot: 'told' };
  return {
    shape,
    question,
    template: templateOf(
      [fixed(body), added({ text: joint }, { slot: 'told' }, ...(behind === '' ? [] : [{ text: behind }]))],
      [{ question: { text: question, fields: [told] }, example: { told: field.example } }],
      [],
    ),
  };
}

/** The line with a number behind it and the thing that it counts. */
export function countsBehind(
  claim: Claim,
  shape: string,
  question: string,
  { joint, unit, example, behind = '' }: { joint: string; unit: string; example: string; behind?: string },
): ClaimAsk {
  const body = bodyOf(claim.text);
  if (body === null || !takesClause(body)) return { shape, question, template: null };
  const field = { kind: 'number' as const, slot: 'count', label: 'How many', unit, example };
  return {
    shape,
    question,
    template: templateOf(
      [fixed(body), added({ text: joint }, { slot: 'count' }, { text: behind })],
      [{ question: { text: question, fields: [field] }, example: { count: example } }],
      [],
    ),
  };
}

/** The line with a number in front of what it counts: "Translated 12 patient leaflets into Somali". */
export function countsInside(
  claim: Claim,
  shape: string,
  question: string,
  { first, object, rest }: { first: string; object: string; rest: string },
): ClaimAsk {
  const one = singular(object);
  if (bodyOf(claim.text) === null || one === null) return { shape, question, template: null };
  const field = { kind: 'number' as const, slot: 'count', label: 'How many', unit: object, example: '12' };
  return {
    shape,
    question,
    template: templateOf(
      [fixed(`${capital(first)} `), { pieces: [{ slot: 'count' }, { text: ' ' }, { countedBy: 'count', one, many: object }], otherwise: object }, fixed(rest)],
      [{ question: { text: question, fields: [field] }, example: { count: field.example } }],
      [],
    ),
  };
}

/** A question whose answer makes another sentence of the line, which its author writes. */
export const asksOnly = (shape: string, question: string): ClaimAsk => ({ shape, question, template: null });
