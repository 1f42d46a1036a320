import type { KeywordEntry } from '../../domain/optimization.ts';
import { capital } from '../english/grammar/capitals.ts';
import { inventionsAgainst } from '../facts/fact-lock.ts';
import type { AdvertRequirement } from './advert.ts';
import type { ProofPassage } from './proof.ts';

/** What the ledger says of one requirement. */
export type Finding = Pick<KeywordEntry, 'status' | 'proof' | 'sentence'>;
export const NOT_SHOWN: Finding = { status: 'not-shown', proof: null, sentence: null };
/** Rule 2: our reading is not sure: the ledger shows the line that comes near and asks, or is silent where none does. */
export const UNCLEAR: Finding = { ...NOT_SHOWN };
/** Nothing that a CV shows or lacks: a trait, a check of the house's own, a right that could be had. No row. */
export const NO_MATTER: Finding = { ...NOT_SHOWN };

const proofOf = ({ quote, page, line }: ProofPassage): KeywordEntry['proof'] => ({ quote, page, line });
/** Said there; not shown where there is no such place. */
export const saidAt = (passage: ProofPassage | null): Finding => (passage === null ? NOT_SHOWN : { status: 'said', proof: proofOf(passage), sentence: null });

/** The first wording that the fact lock lets pass; nothing is "true but unsaid" that cannot be said truly, and what is proved is not missing. */
export function unsaidAt(requirement: AdvertRequirement, passage: ProofPassage, sentences: readonly string[]): Finding {
  const source = { text: `${passage.text}\n${requirement.phrase}\n${capital(requirement.phrase)}` };
  const sentence = sentences.find((one) => inventionsAgainst(one, source).length === 0);
  return sentence === undefined ? UNCLEAR : { status: 'unsaid', proof: proofOf(passage), sentence };
}
