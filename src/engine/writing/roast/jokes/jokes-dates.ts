import type { KindOf } from '../../../../domain/finding.ts';
import type { KindJokes, Template } from '../template.ts';

const again = (text: string): Template => ({ text, when: (facts) => Number(facts['times']) >= 2 });
/** One of the two is called a side job on the page: nothing is left to be explained. */
const aside = (text: string): Template => ({ text, when: (facts) => facts['side'] === 1 });
const plain = (text: string): Template => ({ text, when: (facts) => facts['side'] !== 1 });

export const DATE_JOKES = {
  'date-format-mix': {
    brutal: [
      '“{one}” here, “{other}” there: {cvJobs:words} {cvJobs|job|jobs}, and the calendar has been assembled from two kits.',
      'Your dates come as “{one}” and as “{other}”. They don’t seem to be on speaking terms.',
      '“{one}” and “{other}” on one CV. A parser reads that like a clock with two sets of hands.',
      'First “{one}”, then “{other}”: the months were packed by different people.',
      '{Formats:words} date formats in {cvLines} lines, from “{one}” to “{other}”. Airports display fewer.',
      '“{one}” changed trains and got off as “{other}”.',
      'The CV can’t decide between “{one}” and “{other}”. Software decides for it, and not kindly.',
      '“{one}” wears a tie, “{other}” wears sandals, and both claim to be dates.',
      '{Formats:words} ways to write a date: “{one}”, “{other}”. The invoice for time travel is in the post.',
      'Somewhere between “{one}” and “{other}” the CV crossed a border and changed money.',
      '“{one}”, then “{other}”. Somebody changed hands halfway down the page.',
      '“{one}” and “{other}”: two watches on one wrist, and neither of them says when.',
      '“{other}” is what “{one}” looks like after a change of form.',
      '“{one}” was typed by you on a Monday, “{other}” by you at midnight.',
      'A ruler with inches on one end (“{one}”) and centimetres on the other (“{other}”).',
      '“{one}” and “{other}” are the socks of this CV: both clean, not a pair.',
      '“{other}” on line {line} didn’t get the memo from “{one}”.',
      'If “{one}” is the house style, “{other}” climbed in through a window.',
      'The reader sorts by date. “{one}” goes in the first box, “{other}” in the one marked puzzle.',
      '“{one}” is in a major key, “{other}” in a minor one. Parsers have perfect pitch and no mercy.',
    ],
    gentle: [
      'You write “{one}” in one place and “{other}” on line {line}. One format throughout lets software read both.',
      'Choose between “{one}” and “{other}” for all {cvJobs:words} {cvJobs|job|jobs}; it takes a few minutes.',
      'Dates as different as “{one}” and “{other}” make a careful reader stop at the calendar.',
      '“{one}” and “{other}” are both fine alone. Side by side they need one form.',
      'If “{one}” is how you like it, bringing “{other}” into line takes a minute.',
      'Nobody turns a CV down over “{other}”; a parser may still trip on it after “{one}”.',
      'Periods can be compared at a glance once “{one}” and “{other}” look alike.',
      'The dates are all there. Only the form differs: “{one}”, “{other}”. Make them agree.',
      'Parsers work out years of experience from dates, and “{one}” next to “{other}” can trip them.',
      '{Formats:words} formats are in use, “{other}” for one. Month and year, the same everywhere, is safest.',
      'I’d keep the pattern of “{one}” and rewrite “{other}” to match.',
      'Small and quick to fix on line {line}: “{other}” should look like “{one}”.',
      'A tidy column of dates shows care. At the moment “{one}” and “{other}” break it.',
      'Pick the form with the month in it, “{one}” or “{other}”, and use it for every entry.',
    ],
    fixes: [
      'Write every date as month and year, in one style: “Mar 2021 – May 2023”.',
      'Write “{other}” the way you wrote “{one}”, then check the others.',
      'Choose one format with a month, and use it everywhere.',
    ],
  },
  'date-missing': {
    brutal: [
      '“{title}” has no dates. On line {line} it took place once upon a time.',
      'When was “{title}”? The CV puts it outside of time, with unicorns and free parking.',
      '“{title}” on line {line}: a job on no calendar, like brunch.',
      'A parser gives “{title}” a length of zero. You may remember it as longer.',
      again('{Times:words} entries float without a date, “{title}” in front. Someone should hold the string.'),
      '“{title}” is undated, which works for wine only when it’s bad.',
      'Judging by line {line}, historians would place “{title}” somewhere between the wheel and the Wi-Fi.',
      'Ask when “{title}” was and the CV looks out of the window.',
      'There’s no date on “{title}”. Even milk has to commit.',
      'You may still be at “{title}”, or it may have ended with the fax machine. Nobody can say.',
    ],
    gentle: [
      '“{title}” has no dates. Month and year are enough, and software needs them to count it.',
      'Add the period to “{title}”; without it, the experience may be counted as none.',
      again('{Times:words} entries have no dates, “{title}” among them. Even just the years would help.'),
      'A reader can’t tell whether “{title}” is recent. Two dates answer it.',
      'When did “{title}” begin, and is it over? A month and a year at each end would say.',
      'Whoever adds up your years leaves “{title}” out. Give it a beginning and an end, and it counts.',
      '“{title}” may be your newest work or your first. If the exact month is gone, the year will do.',
      'I’d like to know what you did before “{title}” and what after. Its dates would tell me.',
    ],
    fixes: [
      'Give each entry a start and an end, month and year.',
      'Add the dates to “{title}”: “[MM/YYYY] – [MM/YYYY]”.',
      'Date “{title}” like the other entries. Years alone are better than nothing.',
    ],
  },
  'date-impossible': {
    brutal: [
      'From {start} to {end}: the job ended before it began. Most people only feel that way.',
      'According to this line you worked from {start} until {end}, presumably in reverse.',
      '{Start} to {end}. Either a typing slip or the best notice period in physics.',
      'This job runs from {start} to {end}; the parser would like to know about the machine.',
      'You started in {start} and left in {end}. Einstein has been informed.',
      '{Start} – {end}: time flew, then turned round and came back for its keys.',
    ],
    gentle: [
      'The dates {start} and {end} don’t fit together. Probably two digits changed places.',
      'Check this period: {start} to {end} can’t be right, and software will discard it.',
      'One of {start} and {end} is a typing slip. Correct it before a reader starts to doubt the others.',
      'I think {end} is a mistake. Compare it with your contract or reference.',
    ],
    fixes: ['Correct the dates: either {start} or {end} is a slip.', 'Check {start} and {end} against your papers.'],
  },
  'date-overlap': {
    brutal: [
      plain('{One} and {other} at the same time: two desks, one chair on wheels.'),
      plain('{One} overlaps with {other}. A reader wonders which of them got the mornings.'),
      plain('By these dates, {one} and {other} shared you like a bicycle.'),
      plain('{One} and {other} run side by side without a word about it, like neighbours in a lift.'),
      plain('The dates put you at {one} and at {other} at once. Electrons do that, but they list it.'),
      aside('{One} and {other} side by side. Somebody’s week had more days than mine.'),
      aside('{One} by day and {other} around it. When did you sit down?'),
      aside('{One} and {other} at the same time. I get tired reading the dates.'),
    ],
    gentle: [
      aside('{One} and {other} ran side by side, and the page says how. Say what each taught you for the other.'),
      aside('It takes planning to do both at once. If {one} and {other} share a skill, name it in both.'),
      aside('A reader sees {one} and {other} in the same years. A line on how you fitted them together would be read with respect.'),
      plain('{One} and {other} overlap. If one was part-time or freelance, say so and the question is gone.'),
      plain('Two posts at once are fine; readers only like to know how {one} and {other} fitted together.'),
      plain('Check the dates of {one} and {other}. If they’re right, a word such as ‘part-time’ explains them.'),
      plain('An overlap between {one} and {other} may look like a slip. One bracket makes it clear.'),
    ],
    fixes: [
      aside('Give the smaller of the two, {one} or {other}, one line at most.'),
      plain('Mark one as “part-time” or “freelance” if it was, or correct the dates.'),
      plain('Explain the overlap in brackets after {one} or {other}.'),
    ],
  },
} as const satisfies Record<KindOf<'dates'>, KindJokes>;
