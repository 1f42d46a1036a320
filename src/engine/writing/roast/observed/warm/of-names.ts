import { verbOf } from '../../../../english/grammar/verbs.ts';
import { wordsIn } from '../../../../english/tokens.ts';
import type { QuotedLine } from '../../line-role.ts';

/** Words in which a line that opens with a verb we do not know ("Search and reduce shrink") has shown another. */
const FIRST = 4;

/** Whether a line names its subjects and says of none what was done: no deed, and nothing that may be one. */
export function isOfNames({ isDeed }: QuotedLine, said: string): boolean {
  return (
    !isDeed &&
    !/\p{Ll}(?:ed|ing)\b/u.test(said) &&
    !wordsIn(said)
      .slice(0, FIRST)
      .some((word) => verbOf(word)?.form === 'bare')
  );
}
