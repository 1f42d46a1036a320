import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../../../roast-cv.ts';
import { touchesPerson } from '../../../../privacy/touches-person.ts';
import { aroundOf } from '../../statement-around.ts';
import { mentorQuestion } from './mentor-asks.ts';
import { editsOf, editWays, remarksOf } from './line-edits.ts';

const CV = (line: string, dates: string): string => `Jo Marsh
Veterinary Receptionist
jo.marsh@mail.example | +44 7700 900444 | Ripon, UK

Experience
Veterinary Receptionist, Mill Lane Vets
${dates}
• ${line}
• Booked the farm visits of four vets

Education
NVQ Level 2, Ripon College
`;
const edits = (line: string, dates = 'May 2012 - April 2016'): { remarks: string[]; ways: string[] } => {
  const judgement = judgeCv(understandCv(documentFromText(CV(line, dates)), 'Receptionist', '2026-11-29'));
  const at = judgement.document.lines.find(({ text }) => text.includes(line.slice(0, 20)));
  const found = editsOf(aroundOf(judgement, { quote: line, page: at?.page ?? 1, line: at?.line ?? 1 }));
  return { remarks: remarksOf(found).map(({ text }) => text), ways: editWays(found).map(({ text }) => text) };
};
const NOW = 'May 2016 - present';

describe('what is to be mended in the wording of a line', () => {
  it.each([
    ['the tense of a job that is over', 'Answers the emergency line at night', 'May 2012 - April 2016', /‘Answered’/u],
    ['the person of a job that is not', 'Answers the emergency line at night', NOW, /‘Answer’/u],
    ['a label in front', 'Key achievements: Cut the waiting list to two weeks', NOW, /start with “Cut”/u],
    ['a phrase that takes the long way round', 'Rang owners in order to confirm their visits', NOW, /‘to’/u],
    ['a phrase that nobody misses', 'Kept the drug cabinet in order, first and foremost for the night shift', NOW, /“first and foremost”/u],
    ['praise of one’s own', 'Successfully calmed the owners of a nervous lurcher', NOW, /“Successfully”/u],
    ['a word that points at the line above', 'This includes the cash box and the post', NOW, /“This”/u],
    ['a deed that is told as a thing', 'Preparation of the weekly drug order', 'May 2012 - April 2016', /‘Prepared’/u],
    ['noughts behind the point', 'Banked takings of $5000.00 a week', NOW, /\$5,000/u],
    ['the owner of it', 'Trained my own replacement on the till', NOW, /“my own”/u],
    ['sentences that run into each other', 'Weighed every puppy.Ordered the food for the wards', NOW, /“Ordered”/u],
    ['a beginning that is none', 'Also stocked the shop with leads and bowls', NOW, /“Also”/u],
    ['too few words', 'Answered phones', 'May 2012 - April 2016', /how often|Put a number/u],
  ])('%s', (_, line, dates, way) => expect(edits(line, dates).ways.join('\n')).toMatch(way));

  it.each([
    ['a job without an end says nothing of its tense', 'Answers the emergency line at night', '2012', /‘Answered’/u],
    ['a thing at the front is no verb', 'Lead vet for the spaniel clinic on Fridays', 'May 2012 - April 2016', /‘Led’/u],
    ['how well somebody works with others is no praise of a deed', 'Worked effectively with two locum vets', NOW, /effectively/u],
    ['a web address is no run-on sentence', 'Wrote the news for www.Ripon.Example every Friday', NOW, /new bullet/u],
    ['a word that only begins like a phrase', 'Sorted the cards prior tomorrow', NOW, /‘before’/u],
  ])('not where %s', (_, line, dates, way) => expect(edits(line, dates).ways.join('\n')).not.toMatch(way));

  it('is about nobody, and remarks quote nothing that may not be shown beside them', () => {
    const { remarks, ways } = edits('This includes prepares the cash box, successfully, in order to bank it');
    expect([...remarks, ...ways].filter((text) => touchesPerson(text))).toEqual([]);
    expect(remarks.filter((text) => text.includes('“'))).toEqual([]);
  });

  it('is nothing in another language', () => {
    const german = documentFromText(
      'Jo Marsh\nEmpfang\n\nBerufserfahrung\nTierarztpraxis Mühle, Empfang\n05/2012 - 04/2016\n• Telefon und Kasse, in order to\n• Termine für vier Ärzte\n• Rechnungen und Mahnungen geschrieben',
    );
    const judgement = judgeCv(understandCv(german, 'Empfang', '2026-11-29'));
    const at = judgement.document.lines.find(({ text }) => text.includes('Telefon'));
    expect(editsOf(aroundOf(judgement, { quote: 'Telefon und Kasse, in order to', page: 1, line: at?.line ?? 1 }))).toEqual([]);
  });
});

const asked = (line: string, dates = 'May 2012 - April 2016'): string | null => {
  const judgement = judgeCv(understandCv(documentFromText(CV(line, dates)), 'Receptionist', '2026-11-29'));
  const at = judgement.document.lines.find(({ text }) => text.includes(line.slice(0, 20)));
  return mentorQuestion(aroundOf(judgement, { quote: line, page: at?.page ?? 1, line: at?.line ?? 1 }));
};

describe('the question that a line of work leaves open', () => {
  it('is asked in the tense of its job', () => {
    expect(asked('Booked the farm visits and the puppy parties')).toMatch(/what did you do when it changed/iu);
    expect(asked('Arrange the farm visits and the puppy parties', NOW)).toMatch(/what do you do when it changes/iu);
  });

  it.each([
    ['a line that counts', 'Booked 40 farm visits a week for the vets'],
    ['a line about something else', 'Interviewed owners about the diet of their dogs'],
    ['a verb nobody asks about', 'Weighed puppies on the kitchen scales'],
  ])('is none of %s', (_, line) => expect(asked(line)).toBeNull());
});
