import type { Context } from '../../../context.ts';
import { NUMBER_VALUES } from '../../../lexicon/words/numbers.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 9;
const MAX_HALF = 44;
const LONGEST = 70;
/** How much larger the second crowd is at least. */
const TIMES = 1.5;

const NUMBER = String.raw`\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty`;
const TEAM = new RegExp(
  String.raw`^(?:managed|led|supervised|ran|headed|manage|lead|supervise)\s(?:and \p{L}+ )?(?:a|the|my) (?:\p{L}+ ){0,2}team of (?<count>${NUMBER})(?!\s?(?:\+|[-–]|to\b|or\b|%))`,
  'iu',
);
const PEOPLE = new RegExp(
  String.raw`^(?:managed|led|supervised|oversaw|manage|lead|supervise|oversee)\s(?:and \p{L}+ )?(?<count>${NUMBER})\s(?:(?:full[- ]time|direct)\s)?(?:people|employees|staff(?: members)?|direct reports|team members|reports|workers)\b`,
  'iu',
);

interface Headcount {
  text: ObservedText;
  count: number;
  written: string;
  end: number;
}

const countIn = (text: ObservedText, words: RegExp): Headcount | null => {
  const match = words.exec(text.text);
  const written = match?.groups?.['count'] ?? '';
  return match === null ? null : { text, written, count: NUMBER_VALUES.get(written.toLowerCase()) ?? Number(written), end: match[0].length };
};

/** Two headcounts of the people whom somebody led in one job. */
export function observeHeadcounts(context: Context): AnySighting[] {
  const texts = observedTexts(context).filter(({ job, place }) => job !== null && place === 'work');
  const teams = texts.flatMap((text) => countIn(text, TEAM) ?? []);
  const people = texts.flatMap((text) => countIn(text, PEOPLE) ?? []);
  for (const team of teams) {
    const other = people.find(({ text, count }) => text.job === team.text.job && text.line !== team.text.line && count >= team.count * TIMES);
    if (other === undefined) continue;
    const [one, two] = [team, other].map(({ text, end }) => quoteOf(context, text, 0, end, MAX_HALF));
    if (one == null || two == null || one.quote.length > LONGEST || two.quote.length > LONGEST) continue;
    const facts = { name: 'two-headcounts', it: 'team', few: team.count, many: other.count, more: other.count - team.count };
    const { quote, page, line } = two;
    return [{ kind: 'against', quote, page, line, also: [{ quote: one.quote, page: one.page, line: one.line }], oddity: ODDITY, facts }];
  }
  return [];
}
