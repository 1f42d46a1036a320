import { describe, expect, it } from 'vitest';
import { assembleLine } from '../../../domain/line-template.ts';
import { countedBeside } from './counted-beside.ts';

const told = (text: string): string | null => {
  const template = countedBeside(text);
  return template === null ? null : assembleLine(template, template.example, text).text;
};

describe('a count right behind what it counts', () => {
  it.each([
    ['Handled ticket exchanges and refunds under house rules', 'Handled ticket exchanges and refunds (about 12 a month) under house rules'],
    ['Packed and shipped parcels to the islands', 'Packed and shipped parcels (about 12 a month) to the islands'],
    ['Responded to inquiries from berth holders', 'Responded to inquiries (about 30 a day) from berth holders'],
    ['Designed promotional posters and postcards', 'Designed promotional posters and postcards (12 in all)'],
    ['Trained volunteers on the new winch', 'Trained volunteers (about 6 a year) on the new winch'],
    ['Prepared all invoices for the marina', 'Prepared all invoices (about 150 a month) for the marina'],
    ['Managed all harbour websites, including the ferry page', 'Managed all harbour websites (3 of them), including the ferry page'],
  ])('%s', (text, after) => expect(told(text)).toBe(after));

  it.each([
    'Followed safety procedures on the quay',
    'Prepared 14 invoices for the marina',
    'Prepared weekly reports for the harbour master',
    'Took necessary steps to moor the boat',
    'Received several awards',
    'Prepared invoices, receipts and bills for the marina',
    'Cleaned cabins and prepared meals for crews',
    'Maintained records of moorings',
    'Assisted crews with mooring',
    'Monitored the tides',
  ])('is asked of no line where it has no certain place: %s', (text) => expect(told(text)).toBeNull());

  it('agrees with one, and leaves the line alone without an answer', () => {
    const template = countedBeside('Wrote notices for the club');
    if (template === null) throw new Error('no template');
    expect(assembleLine(template, { count: '1', per: 'a year' }, 'Wrote notices for the club').text).toBe('Wrote notices (about 1 a year) for the club');
    expect(assembleLine(template, {}, 'Wrote notices for the club').text).toBe('Wrote notices for the club');
  });
});
