import type { PageView, PageViewLine } from '../../../../domain/page-view.ts';
import { textWidth } from '../../../../domain/marks/text-width.ts';

const PAGE = { width: 595, height: 842 } as const;
const LEFT = 68;
const INDENT = 14;

type Look = 'name' | 'heading' | 'job' | 'text' | 'bullet';
const LOOKS: Record<Look, { size: number; bold: boolean; before: number }> = {
  name: { size: 26, bold: true, before: 0 },
  heading: { size: 14, bold: true, before: 20 },
  job: { size: 12, bold: true, before: 10 },
  text: { size: 12, bold: false, before: 0 },
  bullet: { size: 12, bold: false, before: 0 },
};

/** Bold letters are wider than others by so much. */
const BOLD = 1.06;
const LEADING = 1.75;
const TOP = 62;

const PAGES: readonly (readonly (readonly [Look, string, string?])[])[] = [
  [
    ['name', 'Jo Marlow'],
    ['text', '4 Sample Street'],
    ['text', 'Sampleton SX1 0ZZ'],
    ['text', 'Dynamic and passionate event professional with a passion for excellence'],
    ['text', 'who thrives in fast-paced environments and goes the extra mile.'],
    ['heading', 'Experience'],
    ['job', 'Event Manager, Gala & Sons (made up)', '2019 to now'],
    ['bullet', 'Planning of events'],
    ['bullet', 'Coordination of teams on site'],
    ['bullet', 'Handling of guest lists'],
    ['bullet', 'Responsible for various events'],
    ['bullet', 'Helped with the budget'],
    ['bullet', 'Attended supplier meetings'],
    ['bullet', 'Liaised with stakeholders, suppliers, venues and other stakeholders'],
    ['job', 'Event Assistant, Hotel Example'],
    ['bullet', 'Duties included seating plans'],
    ['bullet', 'Supported the wedding team'],
    ['bullet', 'General office work'],
    ['heading', 'Education'],
    ['text', 'Diploma in Events, Sample College'],
  ],
  [
    ['heading', 'Skills'],
    ['text', 'Printers, photocopiers, laminators'],
    ['text', 'Microsoft Word, the Internet, Communication'],
    ['heading', 'Languages'],
    ['text', 'English, some French'],
    ['heading', 'Volunteering'],
    ['job', 'Village Hall, kitchen team'],
    ['bullet', 'Washing up'],
    ['bullet', 'Fed 400 guests on time after the oven failed at noon'],
    ['text', 'Interests: socialising, events, socialising at events'],
  ],
];

/** The made-up CV as the demo draws it. Its lines have the numbers that the demo's notes name. */
export const DEMO_PAGE: PageView = { pages: PAGES.map((rows) => ({ ...PAGE, lines: linesOf(rows) })) };

function linesOf(rows: (typeof PAGES)[number]): PageViewLine[] {
  let y = TOP;
  return rows.flatMap(([look, text, date], index) => {
    const { size, bold, before } = LOOKS[look];
    y += before;
    const at = (x: number, words: string): PageViewLine => ({
      line: index + 1,
      x,
      y,
      width: textWidth(words, 'sans', size) * (bold ? BOLD : 1),
      size,
      face: 'sans',
      bold,
      italic: false,
      text: words,
    });
    const line = look === 'bullet' ? [at(LEFT, '•'), at(LEFT + INDENT, text)] : [at(LEFT, text)];
    const right = date === undefined ? [] : [at(PAGE.width - LEFT - textWidth(date, 'sans', size) * BOLD, date)];
    y += size * LEADING;
    return [...line, ...right];
  });
}
