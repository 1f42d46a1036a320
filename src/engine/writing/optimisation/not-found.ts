import type { KeywordEntry } from '../../../domain/optimization.ts';
import { listed } from '../../english/grammar/lists.ts';
import { countWords } from '../../english/tokens.ts';

/** Words; a longer phrase can be told in a hundred ways, and no reader of ours knows them all. */
const A_NAME = 3;
/** What somebody does with the thing, or how well: no name of it. */
const NO_NAME = /^(?:experience|knowledge|ability|understanding|willing|able)\b|\bor\b|\b(?:experience|knowledge|skills?|abilit\p{L}+)$/iu;

/**
 * Whether code can know that a CV does not have it: a paper, a language, a tool by its name, for which there are few words and our
 * second look knows them. Of duties, experience and qualities it can only say that it found no line.
 */
export const isCertainlyMissing = ({ kind, requirement }: Pick<KeywordEntry, 'kind' | 'requirement'>): boolean => {
  const name = requirement.replace(/\s*\([^()]*\)\s*$/u, '').trim();
  return (
    kind === 'language' || ((kind === 'credential' || kind === 'tool') && countWords(name) <= A_NAME + (kind === 'credential' ? 1 : 0) && !NO_NAME.test(name))
  );
};

const quotedAll = (requirements: readonly string[]): string => listed(requirements.map((one) => `“${one}”`));

export const RAN_OUT = /\b(?:ran out|expired|lapsed|out of date|abgelaufen|expirée?|caducad[oa])\b/iu;

/** What our reader saw of requirements that it found in no line, and what the person can do about it. */
export const NOT_FOUND = {
  /** The first of them, told alone. */
  one: (asks: string, requirement: string, isPaper: boolean): string =>
    isPaper
      ? `${asks} “${requirement}”, and our reader found no line that says you have it. If you do, give it a line among your certificates, with its year; if not, leave it out.`
      : `${asks} “${requirement}”, and our reader found no line that says so. If one of yours does, use the advert’s words in it; if you have done it, that is the next line to write; if not, leave it out.`,
  /** Further ones that the advert insists on. */
  others: (head: string, requirements: readonly string[]): string =>
    requirements.length === 1
      ? `${head} ${quotedAll(requirements)}. Our reader did not find it; you know better than it does. If it is true, write it in with the place where you did it; if not, leave it out.`
      : `${head} ${quotedAll(requirements)}. Our reader found none of them, and it may have missed one told in other words. Write in what is true, with the place where you did it; leave out the rest.`,
  /** One to which a line comes near. */
  near: (requirement: string, place: string, quote: string, isOver = false): string =>
    // What ran out is not to be called current in the advert's words.
    isOver || RAN_OUT.test(quote)
      ? `The advert asks for “${requirement}”. Yours, on ${place}, reads “${quote}”. Renew it, and print the day that is booked; until then say no more than the line does.`
      : `The advert asks for “${requirement}”. Found near it, on ${place}: “${quote}”. Is this it? If it is, say it there in the advert’s words; if not, leave it as it is.`,
  /** Duties of the post. */
  duties: (requirements: readonly string[]): string =>
    requirements.length === 1
      ? `Part of the job is ${quotedAll(requirements)}. Is there a line in your CV that means it? We did not see one. If you have done it, say where and how often; if not, leave it out and have an answer ready.`
      : `Part of the job is ${quotedAll(requirements)}. Which of them have you done? We saw no line that says so. Where you have, write where and how often; where you have not, leave it out and have an answer ready.`,
  /** One duty, to get ready for. */
  duty: (requirement: string): string =>
    `“${requirement}” is in the advert, and we found no line of yours to set beside it. Pick the closest thing you have done, in whatever words, and decide before the interview how you would tell it.`,
  /** What the list of skills does not name. */
  skills: (requirements: readonly string[]): string =>
    `Not added, because we found no line that shows ${requirements.length === 1 ? 'it' : 'them'}: ${quotedAll(requirements)}. If you have ${requirements.length === 1 ? 'it' : 'one of them'}, write first where you used it.`,
} as const;
