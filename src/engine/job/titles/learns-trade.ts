/** Somebody who is about to learn the work. */
const LEARNS = /\b(?:trainee|apprentice\p{L}*|junior|graduate|entry[- ]level|school[- ]leaver|auszubildende\p{L}*|praktikant\p{L}*)\b/iu;

/** Whether the wanted job is one in which its trade is learned: nobody is told that they lack its words. */
export const learnsTrade = (phrase: string): boolean => LEARNS.test(phrase);
