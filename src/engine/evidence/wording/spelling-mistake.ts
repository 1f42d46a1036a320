import { MISSPELLINGS } from '../../lexicon/words/misspellings.ts';
import type { Draft, Detector } from '../detector.ts';
import { quoteAround } from '../shared/locate.ts';
import { passagesOf } from '../shared/passages.ts';
import { isInsideName } from '../shared/proper-names.ts';

const MOST = 8;

/** Well-known misspellings, one finding a word. English only; names, addresses and links do not count. */
export const spellingMistakeDetector: Detector<'spelling-mistake'> = {
  kind: 'spelling-mistake',
  detect(context) {
    if (context.cv.language !== 'en') return [];
    const drafts = new Map<string, Draft<'spelling-mistake'>>();
    for (const passage of passagesOf(context)) {
      for (const { word, start, end } of passage.tokens) {
        const suggestion = MISSPELLINGS.get(word);
        if (!suggestion || isInAddress(passage.text, start, end) || isInsideName(context, passage, start, end)) continue;
        const seen = drafts.get(word);
        if (seen) {
          seen.facts.times = Number(seen.facts.times) + 1;
          continue;
        }
        const quoted = quoteAround(context, passage.text, passage, start, end);
        if (quoted) drafts.set(word, { ...quoted, weight: 7, facts: { word: passage.text.slice(start, end), suggestion, times: 1 } });
      }
    }
    const found = [...drafts.values()];
    return found.filter(({ facts }) => isLostLigature(facts)).length >= LOST_LIGATURES ? [] : found.slice(0, MOST);
  },
};

function isInAddress(text: string, start: number, end: number): boolean {
  return /[@/\\_.][\p{L}\d-]*$/u.test(text.slice(Math.max(0, start - 30), start)) || /^[\p{L}\d-]*(?:@|\.\p{L}|\/\p{Ll}|_)/u.test(text.slice(end, end + 30));
}

/** So many mistakes of that shape are the file's. */
const LOST_LIGATURES = 3;

/** Some PDFs lose the second half of a ligature all over ("certifcation"): many mistakes of that shape are the file's, not the person's. */
function isLostLigature({ word, suggestion }: { word: string | number; suggestion: string | number }): boolean {
  const right = String(suggestion);
  const wrong = String(word).toLowerCase();
  return [...right.matchAll(/(?<=[ft])[filt]/gu)].some(({ index }) => right.slice(0, index) + right.slice(index + 1) === wrong);
}
