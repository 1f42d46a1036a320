import type { RoastComparison } from '../../../src/domain/comparison.ts';
import { TONES } from '../../../src/domain/roast.ts';
import type { Claim, Told } from './claim.ts';
import { sentencesOf, tell } from './sentences.ts';

/** What a comparison says of a CV and the same CV in another layout: no word has changed, so nothing but the layout may have. */
export function tellComparison({ gone, fresh, voices }: RoastComparison): Told[] {
  const lists = (['gone', 'fresh'] as const).flatMap((subject) =>
    ({ gone, fresh })[subject].map(({ kind, quote, page, line }, at): Told => {
      const claim: Claim = { kind: 'change', subject, finding: kind, value: quote ?? '', rule: 3, place: { page, line } };
      return { room: 'comparison', where: `${subject}.${String(at)}`, text: `${subject}: ${kind} ${quote ?? ''}`, claims: [claim], advice: false };
    }),
  );
  const told = TONES.flatMap((tone) =>
    sentencesOf(voices[tone].verdict).map((sentence, at) => tell('comparison', `${tone}.verdict.${String(at)}`, sentence, changed(sentence), [])),
  );
  return [...lists, ...told];
}

/** "You changed three lines": nobody did. */
const changed = (sentence: string): Claim[] =>
  /\byou(?:'ve| have)? (?:changed|rewrote|rewritten|fixed|mended|cut|dropped|added|removed|listened|worked)\b|\b(?:is|are) (?:gone|new)\b/iu.test(sentence) &&
  !/\b(?:nothing|no(?:t| words?)?|never)\b/iu.test(sentence)
    ? [{ kind: 'changed', value: sentence, rule: 3, place: null }]
    : [];
