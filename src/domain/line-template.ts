import { z } from 'zod';

/** A place in a template that an answer goes to. */
const Slot = z.string().regex(/^[a-z]+$/u);

/**
 * A field to answer in. Its kind is the word class of the answer: `number` a count ("60", "about 60", "75 to 80"), `amount` a figure
 * with what belongs to it ("14 days", "£1,900 a month"), `noun` a thing in the person's own words, `names` names parted by commas,
 * `choice` one of the options.
 */
export const AnswerField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), slot: Slot, label: z.string(), unit: z.string(), example: z.string() }),
  z.object({ kind: z.literal('amount'), slot: Slot, label: z.string(), example: z.string() }),
  z.object({ kind: z.literal('noun'), slot: Slot, label: z.string(), example: z.string() }),
  z.object({ kind: z.literal('names'), slot: Slot, label: z.string(), example: z.string() }),
  z.object({ kind: z.literal('choice'), slot: Slot, label: z.string(), options: z.array(z.object({ value: z.string(), label: z.string() })).min(2) }),
]);
export type AnswerField = z.infer<typeof AnswerField>;

/** What is asked about one line, in one short sentence, and the fields that answer it. */
export const LineQuestion = z.object({ text: z.string(), fields: z.array(AnswerField).min(1) });
export type LineQuestion = z.infer<typeof LineQuestion>;

/** Words as they are; an answer; a word that agrees with a number; a verb by the way that a figure went. */
const Piece = z.union([
  z.object({ text: z.string() }),
  z.object({ slot: Slot }),
  z.object({ countedBy: Slot, one: z.string(), many: z.string() }),
  z.object({ from: Slot, to: Slot, less: z.string(), more: z.string(), other: z.string() }),
]);
export type Piece = z.infer<typeof Piece>;

/** A part of the line: its pieces once all their slots are answered, until then `otherwise`, which is grammatical without them. */
export const Segment = z.object({ pieces: z.array(Piece), otherwise: z.string() });
export type Segment = z.infer<typeof Segment>;

/** How one line of a CV is told anew from what its author answers. */
export const LineTemplate = z.object({
  questions: z.array(LineQuestion).min(1).max(2),
  segments: z.array(Segment).min(1),
  /** Without answers to these the old line stays. */
  needs: z.array(Slot),
  /** Answers as somebody might give them: what the gain is computed with. */
  example: z.record(Slot, z.string()),
});
export type LineTemplate = z.infer<typeof LineTemplate>;

/** Slot -> what was typed or chosen. */
export const LineAnswers = z.record(Slot, z.string().max(80));
export type LineAnswers = z.infer<typeof LineAnswers>;

/** A line put together. */
export interface AssembledLine {
  text: string;
  /** Whether it differs from the old line by an answer. */
  isMended: boolean;
  /** Slots whose answer is of another kind than was asked for: they are left out. */
  refused: string[];
}

/**
 * The line that a template and answers give; `before` while the answers it needs are missing. Same for server and screen. Never holds
 * a bracket: what cannot be told stays out.
 */
export function assembleLine(template: LineTemplate, answers: LineAnswers, before: string): AssembledLine {
  const told = new Map<string, Answer>();
  const refused: string[] = [];
  for (const field of template.questions.flatMap(({ fields }) => fields)) {
    const typed = squeezed(answers[field.slot] ?? '');
    if (typed === '') continue;
    const answer = answerIn(field, typed);
    if (answer === null) refused.push(field.slot);
    else told.set(field.slot, answer);
  }
  if (template.needs.some((slot) => !told.has(slot))) return { text: before, isMended: false, refused };
  const parts = template.segments.map((segment) => ({ told: tellSegment(segment, told), otherwise: segment.otherwise }));
  const isMended = template.needs.length > 0 || parts.some((part) => part.told !== null);
  if (!isMended) return { text: before, isMended, refused };
  const text = parts.map((part) => part.told ?? part.otherwise).join('');
  return {
    text: squeezed(text)
      .replace(DOUBLE_HEDGE, '')
      .replace(/\s+([,;.])/gu, '$1'),
    isMended,
    refused,
  };
}

/** A template's own "about" before the one that was typed. */
const DOUBLE_HEDGE = /\b(?:about|up to)\s+(?=(?:about|around|roughly|nearly|almost|over|under|some|up to|at least|more than|less than)\s)/giu;

/** An answer as it is printed, and its value where it is a figure. */
interface Answer {
  text: string;
  value: number | null;
}

const MINUTES = new Map([
  ['second', 1 / 60],
  ['minute', 1],
  ['min', 1],
  ['hour', 60],
  ['h', 60],
  ['day', 1440],
  ['night', 1440],
  ['week', 10_080],
  ['month', 43_800],
  ['quarter', 131_400],
  ['year', 525_600],
]);

/** An amount in a unit that others can be compared in: times in minutes, rates by the year; any other unit as it is written. */
function sizeOf({ text, value }: Answer): { value: number; unit: string } {
  const number = value ?? NaN;
  const words = text.toLowerCase().replace(new RegExp(`${HEDGE}|[£$€]?\\d[\\d.,]*(?:k|m)?(?![\\p{L}])|${IN_WORDS.source}`, 'giu'), ' ');
  const [, per] = /\b(?:a|an|per|each|every)\s(\p{L}+?)s?$/u.exec(words.trim()) ?? [];
  const rate = per === undefined ? undefined : MINUTES.get(per);
  const rest = (per === undefined ? words : words.trim().slice(0, -per.length)).replace(/\b(?:a|an|per|each|every)\b/gu, ' ');
  const unit = squeezed(rest).replace(/s$/u, '');
  const time = MINUTES.get(unit);
  if (time !== undefined && rate === undefined) return { value: number * time, unit: 'time' };
  return rate === undefined ? { value: number, unit } : { value: (number * 525_600) / rate, unit: `${unit} by the year` };
}

const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The pieces with their answers; null where one is missing or a figure did not move. Without any slot a segment is always told, and mends nothing. */
function tellSegment({ pieces }: Segment, told: ReadonlyMap<string, Answer>): string | null {
  const words = pieces.map((piece): string | null => {
    if ('text' in piece) return piece.text;
    if ('slot' in piece) return told.get(piece.slot)?.text ?? null;
    if ('countedBy' in piece) {
      const count = told.get(piece.countedBy);
      return count === undefined ? null : count.value === 1 ? piece.one : piece.many;
    }
    const [from, to] = [told.get(piece.from), told.get(piece.to)];
    if (from === undefined || to === undefined) return null;
    const sizes = [sizeOf(from), sizeOf(to)] as const;
    if (sizes[0].unit !== sizes[1].unit && sizes.every(({ unit }) => unit !== '')) return piece.other;
    return sizes[0].value === sizes[1].value ? null : sizes[1].value < sizes[0].value ? piece.less : piece.more;
  });
  return words.length === 0 || words.includes(null) ? null : words.join('');
}

/** The answer to a field, of the word class that it asks for; null for any other. */
function answerIn(field: AnswerField, typed: string): Answer | null {
  // What could open a blank, a quotation or another sentence is no part of a line.
  if (/[[\]{}<>|“”"\\]/u.test(typed)) return null;
  switch (field.kind) {
    case 'number':
      return numberIn(typed);
    case 'amount':
      return amountIn(typed);
    case 'noun':
      return nounIn(typed);
    case 'names':
      return namesIn(typed);
    case 'choice':
      return field.options.some(({ value }) => value === typed) ? { text: typed, value: null } : null;
    default:
      return null;
  }
}

const FIGURE = String.raw`[£$€]?\d+(?:[.,]\d+)*(?:k|m)?%?`;
const HEDGE = String.raw`(?:(?:about|around|roughly|nearly|almost|over|under|some|up to|at least|more than|less than|~|approx\.?)\s?)`;
const COUNT = new RegExp(String.raw`^(${HEDGE})?(${FIGURE})\+?(?:\s?(?:to|-|–)\s?(${FIGURE}))?$`, 'iu');

/** A count: a figure, a rough one, or the two ends of a range. Nothing and less than nothing are no counts. */
function numberIn(typed: string): Answer | null {
  const [, hedge = '', low = '', high] = COUNT.exec(typed) ?? [];
  const value = valueOf(high ?? low);
  if (low === '' || Number.isNaN(value) || value <= 0) return null;
  const text = `${hedgeOf(hedge)}${grouped(low)}${typed.includes('+') ? '+' : ''}${high === undefined ? '' : ` to ${grouped(high)}`}`;
  return { text, value: high === undefined && hedge === '' && !typed.includes('+') ? value : Math.max(value, 2) };
}

const hedgeOf = (hedge: string): string => {
  const word = hedge.trim().toLowerCase();
  return word === '' ? '' : word === '~' || word.startsWith('approx') ? 'about ' : `${word} `;
};

/** "1200" as "1,200"; what its author has grouped stays. */
const grouped = (figure: string): string => figure.replace(/(?<![\d.,])\d{4,}(?![\d.,])/u, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/gu, ','));

const SMALL_NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const IN_WORDS = new RegExp(String.raw`\b(?:${SMALL_NUMBERS.join('|')})\b`, 'iu');

/** A figure, in digits or a small one in words, with its unit, at most six words. */
function amountIn(typed: string): Answer | null {
  const figure = /\d+(?:[.,]\d+)*(?:k|m)?/iu.exec(typed)?.[0] ?? IN_WORDS.exec(typed)?.[0];
  if (figure === undefined || typed.length > 36 || typed.split(' ').length > 6 || /[;:!?]|\.(?:\s|$)/u.test(typed)) return null;
  return { text: typed.replace(/^(?:from|to|by)\s+/iu, '').replace(/(?<![\d.,])\d{5,}(?![\d.,])/gu, grouped), value: valueOf(figure) };
}

function valueOf(figure: string): number {
  const word = SMALL_NUMBERS.indexOf(figure.toLowerCase());
  if (word >= 0) return word + 1;
  const digits = /\d+(?:[.,]\d+)*/u.exec(figure)?.[0] ?? '';
  const factor = /k%?$/iu.test(figure) ? 1e3 : /m%?$/iu.test(figure) ? 1e6 : 1;
  return Number(digits.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.')) * factor;
}

/** A pronoun in front or a finite verb makes a sentence of it: that is no thing. */
const SENTENCE = /^(?:i|we|he|she|they|it|you|nobody|somebody|people)\s|^(?:because|when|if|so|that|which|nothing|none|no one|don['’]t|do not|not sure)\b/iu;
const FINITE = /\s(?:is|are|was|were|has|have|had|went|got|did|do|does|will|would|could|can)(?:\s|$)/iu;

function nounIn(typed: string): Answer | null {
  const text = typed.replace(/[.,;:!?\s]+$/u, '');
  const words = text.split(' ').length;
  return !/\p{L}{2}/u.test(text) || text.length > 60 || words > 9 || /[;:!?]|\.\s/u.test(text) || SENTENCE.test(text) || FINITE.test(text)
    ? null
    : { text, value: null };
}

const MOST_NAMES = 6;

/** "Zendesk, Salesforce" as "Zendesk and Salesforce". */
function namesIn(typed: string): Answer | null {
  const names = typed
    .replace(/[.;]+$/u, '')
    .split(/\s*(?:,|;|\s(?:and|&)\s)\s*/u)
    .filter((name) => name !== '');
  if (names.length === 0 || names.length > MOST_NAMES || names.some((name) => nounIn(name) === null || name.split(' ').length > 4)) return null;
  const last = names.at(-1) ?? '';
  return { text: names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`, value: null };
}
