import { PLAIN_WORDS } from './plain-words.ts';
import { MISSPELLINGS_OR_FOREIGN } from './misspellings.ts';

/** Words with which people vouch for themselves: misspelt, each of them says the opposite. Singular, lower case. */
export const CLAIMED_WORDS: ReadonlySet<string> = new Set(
  (
    'accuracy accurate accurately administration administrative analytical articulate attention attentive calligraphy committed communicate communication communicator competent concentration ' +
    'conscientious consistency consistent coordination copywriting correspondence dedicated detail detailed dependable diligence diligent discipline disciplined documentation editing editorial editor ' +
    'efficiency efficient english excellence excellent experience experienced expertise flawless fluent grammar illustration initiative interpersonal journalism journalist knowledge knowledgeable language leadership ' +
    'lettering librarian literacy literate management meticulous meticulously motivated numeracy organisation organisational organised organization organizational organized patience perfectionist ' +
    'precise precision presentation professional professionalism proficiency proficient proofreader proofreading punctual punctuality qualification qualified quality reading reliability reliable responsible ' +
    'secretarial secretary spelling standards teaching thorough thoroughness timekeeping trustworthy typesetting typing typography vocabulary writing written'
  ).split(' '),
);

/** From here on one wrong letter leaves a word that can only be that one. */
const LEAST = 6;

/** What a slip of the finger makes of a word: two letters changed about, one left out, one struck twice; never the first or the last. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length - 1; at += 1) {
    const [before, one, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    if (at < word.length - 2) yield `${before}${rest.charAt(0)}${one}${rest.slice(1)}`;
    yield before + rest;
    yield before + one + one + rest;
  }
}

let slips: ReadonlyMap<string, string> | null = null;

/** The claimed word that somebody meant, where a single slip of the finger has made no word of it; undefined elsewhere. Lower case. */
export function slipFor(word: string): string | undefined {
  slips ??= new Map(
    [...CLAIMED_WORDS].flatMap((right) =>
      right.length < LEAST
        ? []
        : [...slipsOf(right)]
            .filter((wrong) => !PLAIN_WORDS.has(wrong) && !CLAIMED_WORDS.has(wrong) && !MISSPELLINGS_OR_FOREIGN.has(wrong))
            .map((wrong): [string, string] => [wrong, right]),
    ),
  );
  return slips.get(word);
}
