/** What one kind of deed, done to one kind of thing, lacks: the property that a reader of that trade would ask for. */
export interface Sense {
  /** Bare verbs. */
  deeds: ReadonlySet<string>;
  /** The last word or words of the thing that it is done to. */
  things: RegExp;
  /** `{things}` stands for the thing as the line prints it. */
  question: string;
  /** Between the line and its answer, with its spaces; null where the answer makes another sentence, which its author writes. */
  joint: string | null;
  label: string;
  /** An answer that somebody of the trade would give, with its unit. */
  example: string;
  /** Of plurals only: "the boiler" is one. */
  isPlural: boolean;
}

const words = (bare: string): ReadonlySet<string> => new Set(bare.split(' '));
const ending = ({ source }: RegExp): RegExp => new RegExp(String.raw`(?:^|[\s-])(?:${source})$`, 'iu');

/** An amount behind the line: ", about 40 a day". */
export const amountOf = (deeds: string, things: RegExp, question: string, joint: string, example: string, isPlural = false): Sense => ({
  deeds: words(deeds),
  things: ending(things),
  question,
  joint,
  label: 'How many or how much',
  example,
  isPlural,
});

/** The same of things that the line names in the plural. */
export const countOf = (deeds: string, things: RegExp, question: string, joint: string, example: string): Sense =>
  amountOf(deeds, things, question, joint, example, true);

/** A question whose answer makes another sentence. */
export const askedOnly = (deeds: string, things: RegExp, question: string): Sense => ({
  deeds: words(deeds),
  things: ending(things),
  question,
  joint: null,
  label: '',
  example: '',
  isPlural: false,
});
