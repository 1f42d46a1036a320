import { expect, test } from 'vitest';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { observedTexts } from '../observed-text.ts';
import { offCentre } from './centrality.ts';

function lossOf(line: string, thing: string): number {
  const cv = `Ana Test\nExperience\nAssistant Manager, Example Ltd, Mar 2019 - Present\n• ${line}\n• Opened the shop every morning and closed it at night\nSkills\nTill, Rota`;
  const text = observedTexts(understandCv(documentFromText(cv), 'Manager', '2026-11-29')).find((one) => one.text.includes(thing));
  if (text === undefined) throw new Error(`${thing} is not observed`);
  return offCentre(text, text.text.indexOf(thing));
}

test.each([
  ['Wrote the rota for nine people', 'rota'],
  ['Led a team of paramedics', 'paramedics'],
  ['Cashing up and banking', 'Cashing up'],
])('%s is about the %s', (line, thing) => {
  expect(lossOf(line, thing)).toBe(0);
});

test.each([
  ['Redid the prep sheet using six weeks of sales from the till', 'till'],
  ['Managed a team of three (content, design, paid social) plus two agencies', 'paid social'],
  ['Answered questions about deliveries, returns, refunds and warranties', 'warranties'],
  ['Grew the mailing list from 38K to 112K subscribers', 'mailing list'],
])('%s is about more than the %s', (line, thing) => {
  expect(lossOf(line, thing)).toBeGreaterThan(0);
});
