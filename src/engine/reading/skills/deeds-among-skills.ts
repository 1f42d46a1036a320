import { commaParts } from '../text/commas.ts';

/** Words an item of such a statement has on average at least. */
const LONG_ITEMS = 3.5;
const FEWEST_WORDS = 8;
const COUNTED = /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)(?!\p{L})/iu;
/** How a deed begins, or a part of a sentence goes on. */
const DONE = /^(?:ran|led|made|built|taught|won|kept|held|wrote|sold|cut|set|took|got|used|\p{L}{3,}ed)\s/iu;
const GOES_ON = /^(?:with|without|from|by|passed|which|who|where|but|so|including)\s/iu;

/** "Ran a shift of 26, with four languages and one kettle": told of somebody, and no list that its commas part. */
function isDeed(sentence: string): boolean {
  const words = sentence.split(/\s+/u).length;
  const parts = commaParts(sentence);
  if (words < FEWEST_WORDS || words < parts.length * LONG_ITEMS) return false;
  return COUNTED.test(sentence.replace(/\([^()]*\)/gu, ' ')) || DONE.test(sentence) || parts.some((part) => GOES_ON.test(part));
}

/** The text of a bullet among the skills without the sentences that tell of deeds: those are no skills, and half of one is nonsense. */
export function withoutDeeds(text: string): string {
  return text
    .split(/(?<=[\p{L}\d)”"])[.;] (?=\p{Lu})/u)
    .filter((sentence) => !isDeed(sentence))
    .join('; ');
}
