import type { Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { isMeasured } from '../../english/measures.ts';
import { passagesOf } from '../shared/passages.ts';
import type { Passage } from '../shared/passages.ts';
import { countWords, isUnspaced } from '../shared/tokens.ts';

const MOST_WORDS = 3;
const MOST = 3;
/** Less is a stray sign, and no bullet. */
const FEWEST_CHARACTERS = 4;

/** Bullets of a job that are over before they begin ("Filing."). Sub-headings and lists of tools are not meant. */
export const tinyBulletDetector: Detector<'tiny-bullet'> = {
  kind: 'tiny-bullet',
  detect(context) {
    const tiny = passagesOf(context).filter((passage) => passage.role === 'job' && passage.marked && isTiny(passage));
    return tiny
      .flatMap((passage) => {
        const quoted = quoteStart(context, passage.text, passage);
        return quoted ? [{ ...quoted, weight: tiny.length > MOST ? 5 : 3, facts: { words: countWords(passage.text), times: tiny.length } }] : [];
      })
      .slice(0, MOST);
  },
};

function isTiny({ text, tokens }: Passage): boolean {
  if (countWords(text) > MOST_WORDS || text.length < FEWEST_CHARACTERS || isMeasured(text) || isUnspaced(text) || /\d|[:,/|()]/u.test(text)) return false;
  const isName = tokens.length > 1 && tokens.every((token) => /^\p{Lu}/u.test(text.slice(token.start)));
  return !isName && text !== text.toUpperCase();
}
