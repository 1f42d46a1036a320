import { COMMON_VERBS } from '../../lexicon/grammar/verbs.ts';
import type { Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { isMeasured } from '../../english/measures.ts';
import { statementsOf } from '../shared/statements.ts';
import type { Statement } from '../shared/statements.ts';
import { countWords, isUnspaced } from '../../english/tokens.ts';
import { namedTask } from '../wording/named-task.ts';
import { hasFault } from './faults.ts';

const WORDS = { least: 5, most: 30 } as const;
const MOST = 6;

/** Statements with nothing wrong and nothing said: no figure, no strong verb, no fault. The last thing to joke about. At most six. */
export const plainLineDetector: Detector<'plain-line'> = {
  kind: 'plain-line',
  detect: (context) =>
    statementsOf(context)
      .filter((statement) => isPlain(statement) && namedTask(statement, context.cv.language) === null)
      .flatMap(({ passage, text }) => {
        const quoted = quoteStart(context, text, passage);
        return quoted ? [{ ...quoted, weight: 1, facts: { words: countWords(text) } }] : [];
      })
      .slice(0, MOST),
};

function isPlain({ passage, start, text, tokens, verb }: Statement): boolean {
  if (start > 0 || tokens.length < WORDS.least || tokens.length > WORDS.most || !/\p{Ll}/u.test(text) || isMeasured(text) || isUnspaced(text)) return false;
  // Only a marked statement or one that opens with a verb is surely a statement and not the head of an entry.
  if (verb === null && !passage.marked) return false;
  if (verb?.strong === true && !COMMON_VERBS.has(verb.verb)) return false;
  return !hasFault(text, tokens) && isWhole(text);
}

/** No address, no heading, no piece torn out of a sentence. */
function isWhole(text: string): boolean {
  return !/@|https?:|www\.|:$/iu.test(text) && (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) && !/^I\b/u.test(text);
}
