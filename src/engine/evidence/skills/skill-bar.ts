import type { Line } from '../../../domain/document.ts';
import { countWords } from '../../english/tokens.ts';
import type { Draft, Detector } from '../detector.ts';
import type { Context } from '../../context.ts';
import { quoteStart } from '../shared/locate.ts';
import { squeezed } from '../../english/folding.ts';

/** Signs that draw a gauge: filled and empty dots, stars, blocks. */
const SIGNS = '[★☆✩✭✰✮●○◉◯◎⬤⚫⚪•◦■□▪▫▮▯█▓▒░▰▱◼◻⭐]';
const RATING = new RegExp(
  `(?<term>[\\p{L}][\\p{L}\\p{N} .+#/&-]{0,28}?)\\s*[:(–-]?\\s*(?<rating>${SIGNS}(?:\\s?${SIGNS}){2,9}|(?<!\\d)\\d{1,3}\\s?%|\\d(?:[.,]5)?\\s?/\\s?(?:5|6)(?!\\d)|(?:10|\\d)\\s?/\\s?10(?!\\d))\\)?(?=$|[\\s,;|])`,
  'gu',
);
const MOST_TERM_WORDS = 4;

/** Skills with a gauge ("Python ●●●○○", "Excel 85%"): nobody knows of what. At most the first two, with how many there are. */
export const skillBarDetector: Detector<'skill-bar'> = {
  kind: 'skill-bar',
  detect(context) {
    const bars = gaugedLines(context).flatMap((line) =>
      [...squeezed(line.text).matchAll(RATING)].flatMap(({ groups, 0: whole }) => {
        const term = (groups?.term ?? '').trim();
        const rating = groups?.rating ?? '';
        // A percentage in a sentence is a result, not a gauge: only a short name may stand before it.
        const isSentence =
          countWords(term) > MOST_TERM_WORDS || /\b(?:by|of|to|with|than|over|under|up|from|and|achieved|increased|reduced|about|coverage)$/iu.test(term);
        return isSentence ? [] : [{ line, term, rating, whole: whole.trim() }];
      }),
    );
    const [first] = bars;
    if (!first || (bars.length < 2 && /\d/u.test(first.rating))) return [];
    return bars.slice(0, 2).flatMap((bar): Draft<'skill-bar'>[] => {
      const quoted = quoteStart(context, bar.whole, bar.line);
      return quoted ? [{ ...quoted, weight: 6, facts: { term: bar.term, rating: bar.rating, times: bars.length } }] : [];
    });
  },
};

function gaugedLines({ cv, lines }: Context): Line[] {
  return cv.sections.filter((section) => section.kind === 'skills').flatMap((section) => lines.slice(section.from + (section.heading ? 1 : 0), section.to));
}
