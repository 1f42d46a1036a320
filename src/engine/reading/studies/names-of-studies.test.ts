import { describe, expect, it } from 'vitest';
import { bold, type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

type Told = [string | null, string | null, string | null, string[]];
const studies = (...lines: (string | Draft)[]): Told[] =>
  readCv(
    laidOut([name('Ines Calloway'), heading('Experience'), bold('Baker, Fennimore Ltd, 2015 - 2019'), '• Baked', heading('Education'), ...lines]),
  ).cv.education.map(({ degree, institution, period, details }) => [
    degree?.value ?? null,
    institution?.value ?? null,
    period?.text ?? null,
    details.map(({ value }) => value),
  ]);

describe('a study', () => {
  it.each<[string, ...Told]>([
    ['A.A.S. Floristry & Garden Arts, Marsh Lane Institute, 2017', 'A.A.S. Floristry & Garden Arts', 'Marsh Lane Institute', '2017', []],
    [
      'MSci Earth Sciences (Geology), First, St Botolph’s College, 2012 – 2016',
      'MSci Earth Sciences (Geology)',
      'St Botolph’s College',
      '2012 – 2016',
      ['First'],
    ],
    ['BSc (Hons) Geography 2:2, University of Leigh, 2011', 'BSc (Hons) Geography', 'University of Leigh', '2011', ['2:2']],
    ['BTEC National Diploma in Dance, Leigh Road College, MMP, 2014 – 2016', 'BTEC National Diploma in Dance', 'Leigh Road College', '2014 – 2016', []],
    ['Diploma in Floristry, distance learning, 2018', 'Diploma in Floristry', null, '2018', ['distance learning']],
    ['Level 3 Extended Diploma in Forestry, Leigh Land College, 2012/14', 'Level 3 Extended Diploma in Forestry', 'Leigh Land College', '2012/14', []],
    ['DEC, Techniques de menuiserie, Cégep de la Rive, 2012–2015', 'DEC, Techniques de menuiserie', 'Cégep de la Rive', '2012–2015', []],
    ['ILM Level 3 Leading a Team, 2023', 'ILM Level 3 Leading a Team', null, '2023', []],
    ['5 O levels, Marsh Lane Secondary School', '5 O levels', 'Marsh Lane Secondary School', null, []],
    ['A levels: Physics B, French B, Geography D, Ysgol Bryn Coch, 2013', 'A levels: Physics B, French B, Geography D', 'Ysgol Bryn Coch', '2013', []],
    ['A levels: Mathematics, Latin, History', 'A levels: Mathematics, Latin, History', null, null, []],
    ['Dr. rer. nat., University of Leigh, 2017', 'Dr. rer. nat.', 'University of Leigh', '2017', []],
    ['Difficult Guests (2 days), Fennimore Training Ltd, 2021', 'Difficult Guests (2 days)', 'Fennimore Training Ltd', '2021', []],
  ])('%s', (line, ...told) => {
    expect(studies(bold(line))).toEqual([told]);
  });

  it('takes no year from a note under another heading', () => {
    expect(
      studies(bold('BA History, University of Leigh, 2012 – 2016'), heading('Training'), 'First aid at work 2022 (three years). Ladders, lapsed.').map(
        ([, , years]) => years,
      ),
    ).toEqual(['2012 – 2016']);
  });

  it('is no licence', () => {
    expect(studies('• SIA Steward licence (expired 2012)', '• NVQ Level 3 Youth Work, 2015').map(([degree]) => degree)).toEqual(['NVQ Level 3 Youth Work']);
  });
});
