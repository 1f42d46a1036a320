import { capital } from '../../../english/grammar/capitals.ts';
import { verbOf } from '../../../english/grammar/verbs.ts';

/** "My responsibilities include A, B, C and eight more": those of them that the advert speaks of, in their order. */
export function chosenDuties(text: string, asksFor: (item: string) => number): string | null {
  const [, list = ''] = /(?:^|\. )(?:My |Main |Key )?(?:responsibilities|duties) (?:include[sd]?|included|are|were):? ([^.;]+)/u.exec(text) ?? [];
  const items = list
    .split(/, (?:and )?/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length < MANY_DUTIES || items.some((item) => /[:()]|(?<!\p{L})(?:I|etc)(?!\p{L})/u.test(item))) return null;
  const best = new Set(items.toSorted((a, b) => asksFor(b) - asksFor(a)).slice(0, TOLD_DUTIES));
  const told = items.filter((item) => best.has(item) && asksFor(item) > 0);
  return told.length < 2 ? null : capital(`${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`);
}
const MANY_DUTIES = 6;
const TOLD_DUTIES = 4;

/** What the work consists of is named by things: "obtained permits" and "directly reports to" are none. */
export function ofThings(duty: string | null): string | null {
  const [first = '', second = ''] = (duty ?? '').split(/[\s,]+/u);
  const verb = verbOf(first.toLowerCase());
  const isDone =
    verb?.form === 'past' || (verb?.form === 'third' && verbOf(second.toLowerCase())?.form !== 'ing' && !/^(?:and|of|for|in|to|with|from)$/u.test(second));
  return duty === null ||
    isDone ||
    /^(?:the )?\p{Ll}+ly (?!reports?|meetings?|checks?)|^\p{L}+\/\p{L}|and\/or|(?<!\p{L})(?:co|re)\p{Ll}{4,}ed(?= (?:the|company|new))|^the \p{Ll}+ed /u.test(
      duty,
    )
    ? null
    : duty.replace(/ and and /gu, ' and ');
}
