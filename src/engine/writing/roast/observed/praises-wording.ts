const PRAISES_WORDING =
  /\b(?:sounds? like|plain(?:ly)? (?:as|language|word)|plainly|fewer words|said it in|would not (?:touch|change|polish|add)|nothing (?:is missing|to add|to mend|more is needed)|long enough|needs? no (?:expla\w+|polish|adjective)|no \w+ needs this|keep (?:the tone|it)\b|keep this one|leave (?:it|them|the line)\b|believe (?:this line|you)|can hear|complete|has done this|learn from this|says what (?:happened|was done)|then it stops|this line|of this line|the line|not a word too many|told without fuss|concrete|would be as plain|polish|trip here|every word of it|read it once|a line about|one line|in the words of|template|advert for one)\b/iu;

/** Whether a sentence of ours, without its quotes, approves of how a line is told: nobody can approve of what we have cut ourselves. */
export const praisesWording = (voice: string): boolean => PRAISES_WORDING.test(voice);
