import type { LineTemplate } from '../../../domain/line-template.ts';
import { singular } from '../../english/grammar/agreement.ts';
import { isMeasured } from '../../english/measures.ts';
import { NAMEABLE_THINGS, UNCOUNTED_THINGS } from '../../lexicon/wording/work-things.ts';
import { added, askCount, fixed, templateOf } from './line-shapes.ts';

const AMOUNT_LEFT_OPEN =
  /(?<=\s)(?:a (?:great|wide|large|broad)? ?(?:many|number of|variety of|range of|lot of|handful of|couple of)|lots of|plenty of|various|several|numerous|multiple|countless|many|a few)\s+((?:\p{Ll}[\p{Ll}-]*\s){0,2}?\p{Ll}[\p{Ll}-]+s)(?=[,.;]|\s(?:and|or|at|in|on|for|from|to|with|of|across|during|within|by)\b|$)/iu;

/** A line whose amount is left open in its midst: "looked after solicitors and a great many pushchairs". Stands only with its number. */
export function vagueTemplate(text: string): LineTemplate | null {
  const found = AMOUNT_LEFT_OPEN.exec(text);
  const [whole = '', things = ''] = found ?? [];
  const one = singular(things);
  if (
    found === null ||
    one === null ||
    isMeasured(text) ||
    UNCOUNTED_THINGS.test(` ${things}`) ||
    /^other\s/iu.test(things) ||
    /\b(?:hats|ways|times|things|areas|levels|others|years|days|weeks|months|hours)$/iu.test(things)
  )
    return null;
  const before = fixed(text.slice(0, found.index));
  const behind = fixed(text.slice(found.index + whole.length));
  // Of systems and tools it is the names that count.
  const head = things.split(' ').at(-1)?.toLowerCase() ?? '';
  if (head !== 'machines' && NAMEABLE_THINGS.has(head)) {
    const field = { kind: 'names' as const, slot: 'names', label: 'Names, with commas', example: 'Excel, Outlook' };
    return templateOf(
      [before, added({ slot: 'names' }), behind],
      [{ question: { text: `Which ${things}?`, fields: [field] }, example: { names: field.example } }],
      ['names'],
    );
  }
  return templateOf(
    [before, added({ slot: 'count' }, { text: ' ' }, { countedBy: 'count', one, many: things }), behind],
    [askCount(`How many ${things}, roughly?`, things, 'about 6', null)],
    ['count'],
  );
}
