import type { Context } from '../../context.ts';
import { LANGUAGE_OF } from '../../lexicon/demands/languages.ts';
import { WISHES } from '../../lexicon/advert/implications.ts';
import { type Finding, saidAt } from '../outcomes.ts';
import type { ProofPassage } from '../proof.ts';
import { languagesIn } from '../special-requirements.ts';

/** "A second language", "another European language": any that is not the advert's; folded. */
export const ANOTHER_LANGUAGE =
  /^(?:(?:an?|any|fluency in an?) )?(?:second|another|additional|further|other|foreign)(?: (?:european|foreign|modern))? languages?\b/u;

/** "Speak Punjabi and some Gujarati". */
const SPOKEN = /\b(?:speak(?:s|ing)?|spoken|spoke|fluent|native|bilingual|mother tongue|conversational)\b/iu;

/** The line that lists a language beside that of the CV. */
export function furtherLanguage({ cv }: Context, passages: readonly ProofPassage[]): Finding {
  const own = LANGUAGE_OF.get(cv.language);
  const isFurther = (text: string): boolean => languagesIn(text).some(({ name }) => name !== own);
  // Of those a CV lists, our list of languages knows the most spoken.
  const listed = cv.languages.find(({ value }) => /^\p{Lu}\p{Ll}{2}/u.test(value) && languagesIn(value).every(({ name }) => name !== own));
  const passage =
    passages.find(({ page, line, statement }) => !statement && page === listed?.page && line === listed.line) ??
    passages.find(({ section, text }) => section === 'languages' && isFurther(text)) ??
    passages.find(({ text }) => SPOKEN.test(text) && isFurther(text) && !WISHES.test(text));
  return saidAt(passage ?? null);
}
