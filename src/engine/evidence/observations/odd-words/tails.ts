import type { Context } from '../../../context.ts';
import { firstSightings, observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const AND = String.raw`\s+(?:and|und|et|y)\s+`;
const LAST_BEGINS = String.raw`(?:the|a(?! (?:few|lot|couple|bit|number|little)\b)|an|one|two|once|even|my|our|occasionally|sometimes|eventually)\s`;
/** "a, b, c and the raffle": at least two items before the last. */
const LIST = new RegExp(String.raw`((?:[^,.;:()]{2,40},\s+){1,6}[^,.;:()]{2,40}?),?${AND}(${LAST_BEGINS}[^,.;:()]{3,60})`, 'iu');
/** What every such list holds; few lines do, and to look for the list itself takes long. */
const TAIL = new RegExp(AND + LAST_BEGINS, 'iu');
const ARTICLE = /^(?:the|a|an|one|two|my|our)\b/iu;
const ODDITY = 6;
/** What ends a list because something has to. */
const FILLER =
  /\b(?:wider|broader|general|public|others?|like|rest|communit\w+|teams?|stakeholders?|business|company|organi[sz]ation|industry|customers?|clients?|staff|management|environment|range|variety|number|process\w*|ability)\b/iu;
/** An item that goes on for a clause is no item. */
const MAX_WORDS = 8;

/** The last of a list that brings its own article where the others came without: it was added by a person, not by a template. */
export function observeTails(context: Context): AnySighting[] {
  return firstSightings(observedTexts(context), (text): AnySighting[] => {
    const counted = [countedToOne, endsInOne].flatMap((look) => look(context, text));
    if (counted.length > 0) return counted.slice(0, 1);
    const found = TAIL.test(text.text) ? LIST.exec(text.text) : null;
    const [, items = '', last = ''] = found ?? [];
    // The head of an entry lists nothing, and a list ends where its line does.
    const title = text.job?.title?.value;
    if (title !== undefined && text.text.startsWith(title.split(/\s*,/u)[0] ?? title)) return [];
    if (found !== null && /^\s*,/u.test(text.text.slice(found.index + found[0].length))) return [];
    if (found === null || last.split(/\s+/u).length > MAX_WORDS || FILLER.test(last) || (/^one\s/u.test(last) && USUAL.test(last))) return [];
    const others = items.split(/,\s+/u);
    if (others.slice(1).some((item) => ARTICLE.test(item.trim()) || item.trim().split(/\s+/u).length > 5)) return [];
    const quoted = quoteOf(context, text, found.index, found.index + found[0].length);
    // "The Christmas raffle" is a person's; "the ISM file" is the trade's, and of one kind with the rest.
    if (quoted === null || !quoted.quote.includes(last.trim()) || /\p{Lu}{2}|\d/u.test(last)) return [];
    return [
      {
        kind: 'tail',
        ...quoted,
        oddity: ODDITY,
        facts: { last: last.trim(), before: others.at(-1)?.trim() || items, items: others.length + 1 },
      },
    ];
  });
}

/** "31 driveways, 2 churches, 1 bar", "5.1 million train movements, one conclusion": many of this, few of that, and one. */
const TO_ONE =
  /(?<!\p{L})(?<first>\d[\d.,]*(?: million| thousand)?\+?(?: \p{Ll}[\p{L}'’-]+){1,4}),\s+(?<between>(?:\d+ [^,;.()]{3,40},\s+)*)(?:and )?(?<last>(?:one|1) \p{Ll}[\p{L}'’-]{2,}(?: [\p{Ll}'’-]+){0,4})\s*(?=[.;)\]]|$)/u;
const TO_ONE_ODDITY = 7;
/** One of what is usual is no surprise: a team has one manager, and a year one month. */
const USUAL =
  /^(?:one|1|an?|two) (?:\p{Ll}+ ){0,2}(?!tract|comput|calculat|trail|generat|mirr|must|riv|tow|ladd|hamm|pap|lett|tig|flow|dinn|supp|oyst|badg|spid|beav|pap|bak?on)\p{Ll}{3,}(?:ers?|ors?|ists?|ants?|ians?|ysts?|trainees?|techs?)$|\b(?:one|1) (?:of|day|week|month|year|hour|minute|night|shift|afternoon|morning|evening|weekend|term|semester|summer|winter|season|team|manager|supervisor|site|office|location|company|client|department|language|country|region|time|other|another|assistant|apprentice|intern|trainee|person|page|per|a)\b/u;

function countedToOne(context: Context, text: ObservedText): AnySighting[] {
  const { first = '', between = '', last = '' } = TO_ONE.exec(text.text)?.groups ?? {};
  if (context.cv.language !== 'en' || last === '' || USUAL.test(last) || FILLER.test(last)) return [];
  const start = text.text.indexOf(first);
  const quoted = quoteOf(context, text, start, text.text.indexOf(last, start) + last.length);
  if (quoted === null || !quoted.quote.includes(last)) return [];
  const items = between.split(',').filter((item) => item.trim() !== '');
  return [{ kind: 'tail', ...quoted, oddity: TO_ONE_ODDITY, facts: { last, before: (items.at(-1) ?? first).trim(), items: items.length + 2 } }];
}

/** "orchestras, sessions, weddings, one advert for gravy": bare items, and at the end a single one of something. */
const ENDS_IN_ONE =
  /(?<items>(?:^|(?<=[.:;(]\s?))(?:(?!(?:a|an|the|one|my|our)\s)[^,.;:()\d]{2,36}, ){2,6})(?:and )?(?<last>(?:one|a|an) (?!few\b|lot\b|couple\b|bit\b|number\b|range\b|variety\b|little\b)\p{Ll}[\p{L}'’-]+(?: [\p{Ll}'’-]+){0,4})(?=[.;(]|\s\(|$)/iu;

function endsInOne(context: Context, text: ObservedText): AnySighting[] {
  const found = ENDS_IN_ONE.exec(text.text);
  const { items = '', last = '' } = found?.groups ?? {};
  if (found === null || context.cv.language !== 'en' || USUAL.test(last) || FILLER.test(last) || text.place === 'skills') return [];
  const start = text.text.indexOf(items, found.index);
  const others = items.split(',').filter((item) => item.trim() !== '');
  const quoted = quoteOf(context, text, start, text.text.indexOf(last, start) + last.length);
  if (quoted === null || !quoted.quote.includes(last) || others.some((item) => item.trim().split(/\s+/u).length > 4)) return [];
  return [{ kind: 'tail', ...quoted, oddity: TO_ONE_ODDITY, facts: { last, before: others.at(-1)?.trim() ?? items, items: others.length + 1 } }];
}
