import type { Context } from '../../../context.ts';
import { firstSightings, observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const AND = String.raw`\s+(?:and|und|et|y)\s+`;
const LAST_BEGINS = String.raw`(?:the|a|an|one|two|once|even|my|our|occasionally|sometimes|eventually)\s`;
/** "a, b, c and the raffle": at least two items before the last. */
const LIST = new RegExp(String.raw`((?:[^,.;:()]{2,40},\s+){1,6}[^,.;:()]{2,40}?),?${AND}(${LAST_BEGINS}[^,.;:()]{3,60})`, 'iu');
/** What every such list holds; few lines do, and to look for the list itself takes long. */
const TAIL = new RegExp(AND + LAST_BEGINS, 'iu');
const ARTICLE = /^(?:the|a|an|one|two|my|our)\b/iu;
/** "The Christmas raffle" is a person's; "the ISM file" is the trade's. */
const ODDITY = { plain: 6, technical: 3.5 } as const;
/** What ends a list because something has to. */
const FILLER =
  /\b(?:wider|broader|general|public|others?|like|rest|communit\w+|teams?|stakeholders?|business|company|organi[sz]ation|industry|customers?|clients?|staff|management|environment|range|variety|number|process\w*|ability)\b/iu;
/** An item that goes on for a clause is no item. */
const MAX_WORDS = 8;

/** The last of a list that brings its own article where the others came without: it was added by a person, not by a template. */
export function observeTails(context: Context): AnySighting[] {
  return firstSightings(observedTexts(context), (text): AnySighting[] => {
    const found = TAIL.test(text.text) ? LIST.exec(text.text) : null;
    const [, items = '', last = ''] = found ?? [];
    if (found === null || last.split(/\s+/u).length > MAX_WORDS || FILLER.test(last)) return [];
    const others = items.split(/,\s+/u);
    if (others.slice(1).some((item) => ARTICLE.test(item.trim()) || item.trim().split(/\s+/u).length > 5)) return [];
    const quoted = quoteOf(context, text, found.index, found.index + found[0].length);
    if (quoted === null || !quoted.quote.includes(last.trim())) return [];
    return [
      {
        kind: 'tail',
        ...quoted,
        oddity: /\p{Lu}{2}|\d/u.test(last) ? ODDITY.technical : ODDITY.plain,
        facts: { last: last.trim(), before: others.at(-1)?.trim() || items, items: others.length + 1 },
      },
    ];
  });
}
