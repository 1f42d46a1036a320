import type { Context } from '../../../context.ts';
import { observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 8.5;

/** How an employer speaks of a post, at the beginning of a line in which somebody should speak of work done. */
const OPENINGS: readonly { name: string; says: RegExp }[] = [
  {
    name: 'other-duties',
    says: /^(?:and |perform(?:s|ed)? |complet(?:es|ed) |undertak(?:es|e) |any |all )?(?:any )?(?:other|additional) (?:related )?(?:duties|tasks)(?: (?:and projects |and responsibilities )?as (?:assigned|required|needed|directed|requested))/iu,
  },
  {
    name: 'requires',
    says: /^(?:requires (?:an?|great|strong|excellent|good|the ability|attention|knowledge)|required (?:an?|to|great|strong|excellent|good)|must (?:be able to|have|be)|(?:the )?(?:ability|able) to|essential functions|minimum of \d+ years|the (?:incumbent|successful candidate|ideal candidate|employee|candidate|post ?holder) (?:will|must|may|is|should))(?=\s)/iu,
  },
  {
    name: 'position',
    says: /^(?:this|the) (?:position|role|post|job) (?:is|was|requires?|required|involves?|involved|includes?|included|entails?|entailed|reports?|reported)(?=\s)/iu,
  },
];

/** Lines of a job that were taken from its advert: they say what was asked for, and not what was done. One of them. */
export function observeAdvertWords(context: Context): AnySighting[] {
  for (const text of observedTexts(context)) {
    if (text.place !== 'work' || text.job === null) continue;
    for (const { name, says } of OPENINGS) {
      const [it] = says.exec(text.text) ?? [];
      const quoted = it === undefined ? null : quoteOf(context, text, 0, it.length);
      if (it !== undefined && quoted !== null && quoted.quote.startsWith(it))
        return [{ kind: 'against', ...quoted, oddity: ODDITY, facts: { name: `advert-${name}`, it } }];
    }
  }
  return [];
}
