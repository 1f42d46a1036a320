import type { ShapeJokes } from '../observed-jokes.ts';

/** A short clause or sentence that comes after the respectable part. `{last}` is the clause as printed. */
export const AFTERTHOUGHT_JOKES = {
  afterthought: {
    brutal: [
      'You had finished the sentence, put the cap back on the pen, and then you remembered.',
      'The first half is for HR. The second half is for anyone who has ever had a job.',
      'It was a perfectly good bullet, and then it became a perfectly good story.',
      'That turns at the end like a supermarket trolley.',
      'I would like the long version, with names changed.',
      'A writing coach would cut everything before it.',
      'There is a pause before that, and you can hear it.',
      'Most bullets end in a percentage. Yours ends in a raised eyebrow.',
      'You put the only thing I shall remember where the full stop usually goes.',
      'That is what people say with one hand already on the door handle.',
      'The bullet was over. Nobody had the heart to stop you.',
      'It starts as a report and ends as an anecdote. The middle was the fun part, I expect.',
      'Ten words in a suit, and then a short one in shorts.',
      'A footnote that has climbed up and sat down at the table.',
      'I read that twice, and the second time I did the voice.',
      'Somebody will read this line out in an open-plan office, and you will be hired or framed.',
      'If you ever write your memoirs, “{last}” is the title.',
      'That end had been waiting since the first word, with its coat on its lap.',
    ],
    gentle: [
      'The end of that line sounds like you. Keep it, and make sure the part before it carries a result.',
      'That last clause made me smile, and it makes the rest credible. One of those a page is right.',
      'The best bit comes last and is nearly missed. Try it at the front, and see if the line gains.',
      'There is a story behind the end of that line. Tell it in the interview, and let the CV hint at it as it does.',
      'A dry remark like that shows a person who noticed things. Say in half a line what you did about it.',
      'I would leave that in. If you have the number that goes with it, put it first.',
      'It is unusual to be told how it ended. Say what you learned and it becomes a strength.',
      'That is honest, and it reads well aloud. Check that the company will enjoy it as much as I did.',
      'A reader will stop there. Make sure that what they have read before it was worth the way.',
      'You end on a detail nobody could invent. Good. Let the next line be as exact.',
      'Would you say “{last}” to whoever signs the contract? If so, keep it; it has your voice.',
      'I would like to know what came after “{last}”. If it was good, the line could end there.',
      'Somebody will ask about “{last}”. It is a good thing to be asked about, so have the answer ready.',
    ],
    fixes: [
      'Keep it. It costs five words, and it is what they will remember.',
      'Keep it, and let a number or a result stand in the half before it.',
      'Leave it in if the firm has a sense of humour; if the advert has none, cut it for that one.',
      'Keep it, and have the story ready in two sentences.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
