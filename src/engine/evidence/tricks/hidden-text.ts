import { isVerbatim, shortQuote } from '../../../domain/quote.ts';
import type { Detector } from '../detector.ts';
import { QUOTE_LENGTH } from '../shared/locate.ts';
import { countWords } from '../shared/tokens.ts';

/** How many words make it a trick rather than an accident of the layout. */
const MIN_WORDS = 3;
/** So many hidden lines are no shadows, and comparing each with the whole text would take long. */
const MANY = 400;

/**
 * Text that only a machine sees, one draft a reason. The text layer under a scan is no trick: there, more stands
 * invisible than visible. Neither are words that stand visibly on the same page (a shadow, a doubled heading).
 */
/** More words than this were hidden on purpose. */
const A_PHRASE = 8;

export const hiddenTextDetector: Detector<'hidden-text'> = {
  kind: 'hidden-text',
  detect(context) {
    const visible = context.lines.map((line) => line.text.toLowerCase()).join('\n');
    const unseen = context.document.lines.filter((line) => line.hidden !== null && /\p{L}{2}/u.test(line.text));
    const hidden = unseen.length > MANY ? unseen : unseen.filter((line) => !visible.includes(line.text.toLowerCase().trim()));
    const byReason = Map.groupBy(hidden, (line) => line.hidden);
    const shown = context.lines.reduce((sum, line) => sum + countWords(line.text), 0);
    return [...byReason].flatMap(([reason, lines]) => {
      const words = lines.reduce((sum, line) => sum + countWords(line.text), 0);
      const first = lines[0];
      const quote = first ? shortQuote(first.text, QUOTE_LENGTH) : '';
      if (reason === null || !first || words < MIN_WORDS || words > shown || !isVerbatim(context.document, quote, first)) return [];
      return [{ quote, page: first.page, line: first.line, weight: words > A_PHRASE ? 10 : 8, facts: { reason, words } }];
    });
  },
};
