import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../../../roast-cv.ts';
import { writeReport } from '../write-report.ts';

const report = (text: string, job: string) => {
  const judgement = judgeCv(understandCv(documentFromText(text), job));
  return writeReport(judgement, writeRoast(judgement));
};

const HARBOUR = `Ines Calder
ines.calder@example.org · +44 7700 900123 · Falmouth

Summary
Seeking a position in an office where I can use my skills to the full.

Experience
Harbour Clerk, Falmouth Quay Ltd, 03/2019 - 06/2023
• Prepare and file monthly returns for two depots
• Responsible for answering letters from berth holders
• Handle ticket refunds and exchanges at the ferry desk
• Various duties, e.g. several notices and many lists
• Utilized a strong team player attitude in order to keep the desk open
• Monitored the ferry times

Office Manager, Penryn Boats Ltd, 02/2015 - 02/2019
• Ordered stationery for nine desks
• Worked on the move to the new boathouse
`;

describe('a report on a page whose wanted title is an old one', () => {
  const told = report(HARBOUR, 'Office Manager');

  it('says so, and does not call it done', () => {
    const title = told.whatRecruitersWant.find((want) => want.startsWith('The job title')) ?? '';
    expect(title).toMatch(/“Office Manager” is the title of an earlier job of yours .*near the top too/u);
    expect(title).not.toMatch(/Nothing to do/u);
  });

  it('tells an opening that only wishes what belongs there', () => {
    expect(told.whatRecruitersWant.find((want) => want.startsWith('An opening'))).toMatch(/That says what you want\./u);
  });

  it('has eight fixes at most, and shows a fault of a sentence on a line that it mends', () => {
    expect(told.fixSuggestions.length).toBeLessThanOrEqual(8);
    expect(told.fixSuggestions.join('\n')).not.toMatch(/under Company Name/u);
  });

  it('tells lines of the job that is over in the past', () => {
    expect(told.beforeAfterRewrites.map(({ after }) => after)).toEqual(
      expect.arrayContaining(['Prepared and filed monthly returns for two depots', 'Answered letters from berth holders']),
    );
  });

  it('reads no long line out twice in one section', () => {
    const quotes = told.whatRecruitersWant.flatMap((want) => want.match(/“[^”]{40,}”/gu) ?? []);
    expect(new Set(quotes).size).toBe(quotes.length);
  });
});

describe('a job under a template’s word for an employer', () => {
  it('is named by its title', () => {
    const bullets = Array.from({ length: 14 }, (_, at) => `• Painted hull ${String.fromCodePoint(65 + at)} for a sailing club on the east quay`).join('\n');
    const told = report(
      `Ines Calder\nines@example.org\n\nExperience\nBoat Painter\nCompany Name, City, State\n03/2019 - 06/2023\n${bullets}\n`,
      'Boat Painter',
    );
    expect(told.fixSuggestions.join('\n')).not.toMatch(/(?:under|to) “?Company Name/u);
  });
});
