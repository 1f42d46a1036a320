import type { Facts, Template } from '../template.ts';

/** A line of work in which no figure stands. */
const deed = (text: string): Template => ({
  text,
  when: (facts: Facts) => facts['lineRole'] === 'work' && facts['lineDeed'] === 1 && facts['lineMeasured'] === undefined && facts['quoteDigits'] === undefined,
});

/**
 * A mentor's question about a line without a figure. The quote is a sentence of its own, and no answer is taken for granted: what cannot be counted, or is
 * counted in the next line, is not missing.
 */
export const NUMBER_ASKS: readonly Template[] = [
  deed('“{quote}”. The work is clear. One number would show an employer how much of it there was.'),
  deed('“{quote}”. How many, how often or for whom? Any of the three makes it stronger.'),
  deed('“{quote}”. Another {post} could guess the size of that. An employer can’t.'),
  deed('“{quote}”. For {post:a}, was that a big job or an ordinary day? A number would tell.'),
  deed('“{quote}”. At {firm} everybody knew how much that was. The next employer needs a figure.'),
  deed('“{quote}”. If {firm} counted it, use their figure. If not, an honest estimate is fine.'),
  deed('“{quote}”. I believe it. With a number I could also picture it.'),
  deed('“{quote}”. In the interview they’ll ask how much. Answer it here and you have a better conversation.'),
  deed('“{quote}”. There’s usually something to count in the work of {post:a}. What was it here?'),
  deed('“{quote}”. Somebody hiring {job:a} will wonder how big this was. One figure settles it.'),
  deed('“{quote}”. With a number it can be compared, and you may well come out ahead.'),
  deed('“{quote}”. If another line has the figure for this, bring the two together.'),
  deed('“{quote}”. People, hours, orders or pages: if one of these is in it, say how many.'),
  deed('“{quote}”. Not everybody knows {firm}. Everybody understands a number.'),
  deed('“{quote}”. As {post:a} you know whether that’s a lot. The reader doesn’t.'),
  deed('“{quote}”. Old reports or your calendar may still have the figure for this.'),
  deed('“{quote}”. A good month and a bad one look the same here. A number would tell them apart.'),
  deed('“{quote}”. You could say how much in one breath. So say it.'),
];
