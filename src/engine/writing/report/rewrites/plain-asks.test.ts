import { describe, expect, it } from 'vitest';
import { assembleLine } from '../../../../domain/line-template.ts';
import { type FullRoastReport, mendedLinesOf } from '../../../../domain/report.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../../../roast-cv.ts';
import { strikesAlone } from '../../asking/mend-line.ts';
import { isNonsense } from '../../asking/sense/nonsense.ts';
import { writeReport } from '../write-report.ts';

function reportOf(text: string, job: string): FullRoastReport {
  const judgement = judgeCv(understandCv(documentFromText(text), job, '2026-11-22'));
  return writeReport(judgement, writeRoast(judgement));
}

const OPTICIAN = `Imke Okonjo
imke@example.com | 07700 900133 | Shrewsbury

Experience
Optical Assistant, Wrekin Eyecare, Shrewsbury, May 2019 - Present
• Fit and adjust frames, measure pupil distance and fitting heights for varifocals
• Run pre-screening for two test rooms, about 24 patients a day
• Cut remakes from 9% to 4% by checking every lens on the focimeter
• Raised supplier returns and chased credits
• Served from 7 am to 11 am on Saturdays

Sales Assistant, Fold & Feather, Telford, August 2016 - April 2019
• Helped fitters on two refits
• Changed the window every two weeks

Training
First aid at work, expired March 2024

Education
8 GCSEs, 2014`;

const LEAVER = `Rhodri Pugh
Dolgellau LL40, 07700 900177, rhodri@example.com
I left school in June and I want an apprenticeship in bench joinery because I like making things that fit.

Work experience
Cader Joinery, two weeks, March 2026. Swept up, sanded four doors and cut dowels on the bandsaw.

Saturday job
Chip shop, Dolgellau. Peel and chip potatoes, serve at the counter, mop down at 10 pm.

School
GCSEs: Maths 5, English C, Design and Technology A`;

describe('the questions of a report', () => {
  const report = reportOf(OPTICIAN, 'optical assistant');
  const lines = mendedLinesOf(report);

  it('are three at least, where there are lines to ask about, and none misses the sense of its line', () => {
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const { before, question, template } of lines)
      for (const one of [...(question === null ? [] : [question]), ...(template?.questions.map(({ text }) => text) ?? [])])
        expect(isNonsense(one, before)).toBe(false);
  });

  it('make a sentence with their examples', () => {
    for (const { before, template } of lines) {
      if (!template) continue;
      const { text } = assembleLine(template, template.example, before);
      expect(text).toMatch(/^\p{Lu}/u);
      expect(text).not.toMatch(/\s{2}|\s,|\[|undefined/u);
      expect(strikesAlone(text)).toEqual(strikesAlone(before));
    }
  });

  it('never count the strongest line among the losses, and call it strong', () => {
    const [best] = report.strongLines ?? [];
    expect(best?.quote).toContain('from 9% to 4%');
    expect(lines.map(({ before }) => before)).not.toContain(best?.quote);
    expect(report.interview?.map(({ before }) => before)).toContain(best?.quote);
    expect(report.strongLines?.map(({ quote }) => quote).join(' ')).not.toContain('7 am');
  });

  it('name what has run out, and how to mend it', () => {
    expect(report.redFlags.some(({ explanation }) => explanation.includes('“First aid at work”'))).toBe(true);
    expect(report.fixSuggestions[0]).toContain('Renew “First aid at work”');
  });

  it('lack nothing of a list that is another trade’s', () => {
    expect(report.atsOptimization.join(' ')).not.toContain('Not found');
    expect(report.whatRecruitersWant.join(' ')).not.toContain('not on the page yet');
  });
});

describe('the report of a school leaver', () => {
  const report = reportOf(LEAVER, 'apprentice joiner');

  it('asks about the weeks and the Saturday job, and counts none of it as a loss', () => {
    expect(report.costliest).toEqual([]);
    expect(report.asked?.some(({ before }) => before.startsWith('Cader Joinery'))).toBe(true);
    expect(report.asked?.some(({ before }) => /chip/iu.test(before))).toBe(true);
  });

  it('asks for nothing that only the trained can do', () => {
    const all = JSON.stringify([report.whatRecruitersWant, report.atsOptimization, report.fixSuggestions, report.redFlags]);
    expect(all).not.toMatch(/Not found|Power tools|invite anybody/u);
    expect(report.whatRecruitersWant[0]).toContain('trusted with');
  });
});
