import { describe, expect, it } from 'vitest';
import { assembleLine } from '../../../domain/line-template.ts';
import { mendingOf, strikesAlone } from './mend-line.ts';

const mended = (text: string, tense: 'past' | 'present' = 'past') => mendingOf({ text, beside: [], language: 'en', tense });
const filled = (text: string, tense: 'past' | 'present' = 'past'): string | null => {
  const { after, template } = mended(text, tense);
  return template === null ? null : assembleLine(template, template.example, after).text;
};

describe('what is asked about a line', () => {
  it.each([
    // A duty: the deed is chosen, its amount typed.
    ['Responsible for VAT returns', 'Prepared 12 VAT returns a year'],
    ['Responsible for 30 cold calls a day', 'Answered 30 cold calls a day'],
    ['Dealing with queries', 'Answered 30 queries a day'],
    ['Responsible for the company newsletter', 'Wrote the company newsletter for 400 readers'],
    // A deed: its amount where the plural stands.
    ['Answered inbound calls from tenants.', 'Answered 40 inbound calls a day from tenants'],
    ['Handled a wide range of complaints', 'Handled 12 complaints a week'],
    // A change, a size, names, what came of it.
    ['Improved delivery times across the region', 'Improved delivery times from 9 days to 4 days across the region'],
    ['Managed a small team for the night shift', 'Managed a small team of 8 for the night shift'],
    ['Used various tools to answer members', 'Used Excel and Outlook to answer members'],
    ['Operated the till', 'Operated the till for 120 customers a day'],
    ['Wrote the shift handover sheet', 'Wrote the shift handover sheet, cutting waiting time from 9 days to 4 days'],
    ['Helped answer calls on identifying weeds', 'Helped answer calls on identifying weeds, about 60 calls a day'],
    // A share of what several did.
    ['Assisted with the move from Sage 50 to Xero', 'Prepared the first draft as part of the move from Sage 50 to Xero'],
  ])('%s', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  it('tells a duty that goes on in the present', () => {
    expect(filled('Responsible for VAT returns', 'present')).toBe('Prepare 12 VAT returns a year');
  });

  it.each([
    // Strong already.
    'Answered 60 calls a day from tenants',
    'Cut repeat runs from 14% to 6%',
    // The word class of a part is not known, or the verb is not.
    'Responsible for the welfare of the troop',
    'Responsible for bookings, functions and the pizza',
    'Created an interactive dashboard for a',
    'Month end, payroll journals and accruals',
    'Provided services to schools',
    'I was responsible for calls and my manager for the rest',
    'Helped with the after-school recorder club',
  ])('asks nothing that could not be put together: %s', (text) => {
    expect(mended(text).template).toBeNull();
  });

  it('leaves other languages to their authors', () => {
    expect(mendingOf({ text: 'Zuständig für Anrufe', beside: [], language: 'de', tense: 'past' })).toEqual({ after: 'Zuständig für Anrufe', template: null });
  });
});

describe('a line that is told anew at once', () => {
  it.each([
    ['Tasked with answering the phone and dealing with enquiries', 'Answered the phone and dealt with enquiries'],
    ['Responsible for preparing agendas and taking minutes at the managers meeting', 'Prepared agendas and took minutes at the managers meeting'],
    ['Logging of complaints on the system', 'Logged complaints on the system'],
    ['Responsible for filing documents with the County Clerk', 'Filed documents with the County Clerk'],
  ])('%s', (text, expected) => {
    expect(mended(text).after).toBe(expected);
    expect(strikesAlone(expected)).toEqual([]);
  });

  it.each([
    'Responsible for VAT returns',
    'Operating the till and cash up',
    'Duties included driving, loading, convoy commander',
    'Typing – Very Good',
    'Great Fire of London, eleven times in one week',
    'Acting team leader when the team leader is on leave',
    'Responsible for tidying the van',
  ])('stays where it would be no better, crooked or a stump: %s', (text) => {
    expect(mended(text).after).toBe(text);
  });
});
