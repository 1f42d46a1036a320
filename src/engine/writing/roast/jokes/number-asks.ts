import type { Facts, Template } from '../template.ts';

/** A line of work in which no figure stands. */
const deed = (text: string): Template => ({
  text,
  when: (facts: Facts) => facts['lineRole'] === 'work' && facts['lineMeasured'] === undefined && facts['quoteDigits'] === undefined,
});

/**
 * A mentor's question about a line without a figure. The quote is a sentence of its own, and no answer is taken for granted: what cannot be counted, or is
 * counted in the next line, is not missing.
 */
export const NUMBER_ASKS: readonly Template[] = [
  deed('“{quote}”. If any of that can be counted, count it here; if not, say what it led to.'),
  deed('“{quote}” tells me what you did. How many, how often, for whom: choose the one that fits.'),
  deed('“{quote}”. Another {post} could guess the size of that. A stranger would like it written down.'),
  deed('“{quote}”. Was that a large piece of work for {post:a}, or an ordinary day? A figure would tell.'),
  deed('“{quote}”. At {firm} everybody knew how much that was. Out here it takes a figure.'),
  deed('“{quote}”. If {firm} counted it, borrow their figure. If nobody did, an honest estimate is fine.'),
  deed('“{quote}”. I can see the work. I cannot see how much of it there was.'),
  deed('“{quote}”. Did that take a week of your life or a year? Even that is a number.'),
  deed('“{quote}”. In the interview they may ask how much. You could answer here.'),
  deed('“{quote}”. What would a colleague from {firm} add to that? If it is a figure, it belongs here.'),
  deed('“{quote}”. For {post:a} there is usually something to count in that. What was it here?'),
  deed('“{quote}”. Somebody hiring {job:a} will wonder about the scale. One figure is enough.'),
  deed('“{quote}”. You would tell a friend how much of it there was. Tell the reader, too.'),
  deed('“{quote}”. With a number beside it, that can be compared, and you may well come out ahead.'),
  deed('“{quote}”. If another line gives the figure for that, bring the two together.'),
  deed('“{quote}”. People, hours, orders, pages: if one of these is in it, say how many.'),
  deed('“{quote}”. Not everybody has heard of {firm}. A figure means the same everywhere.'),
  deed('“{quote}”. What did {post:a} at {firm} count at the end of a month?'),
  deed('“{quote}”. I believe it. With one figure I could also picture it.'),
  deed('“{quote}”. Which number would you give, if you had to give one?'),
  deed('“{quote}”. As {post:a} you know whether that is a lot. The next reader does not.'),
  deed('“{quote}”. If a figure exists, it is the best word you could add.'),
  deed('“{quote}”. Old reports from {firm} may hold the figure for that.'),
  deed('“{quote}”. How would you show somebody that it went well? Begin with what could be counted.'),
  deed('“{quote}”. A good month and a bad one look alike in that line. A figure would tell them apart.'),
  deed('“{quote}”. Somebody at {firm} could say how much in one breath. So can you.'),
  deed('“{quote}”. {Post:a} reads that and thinks of a figure. Print yours, so that they think of the right one.'),
];
