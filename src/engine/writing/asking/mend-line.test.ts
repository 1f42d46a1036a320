import { describe, expect, it } from 'vitest';
import { assembleLine } from '../../../domain/line-template.ts';
import { isEmptyClaim } from './anew/empty-claims.ts';
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
    ['Wrote the shift handover sheet', 'Wrote the shift handover sheet, cutting mistakes from 9 a month to 2 a month'],
    ['Helped answer calls on identifying weeds', 'Helped answer calls on identifying weeds, about 60 a day'],
    // A share of what several did.
    ['Assisted with the move from Sage 50 to Xero', 'Prepared the first draft as part of the move from Sage 50 to Xero'],
  ])('%s', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  it('tells a duty that goes on in the present', () => {
    expect(filled('Responsible for VAT returns', 'present')).toBe('Prepare 12 VAT returns a year');
    // Without its number our own pen would call it the name of a task.
    expect(mended('Responsible for planning and delivering workshops', 'present').after).toBe('Responsible for planning and delivering workshops');
    expect(filled('Responsible for planning and delivering workshops', 'present')).toBe('Plan and deliver workshops, about 3 sessions a week');
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

  it.each([
    // First person dropped, the tense kept; an escorted verb; a gerund with "of".
    ['I introduced Quickbooks to replace the old ledger.', 'Introduced Quickbooks to replace the old ledger'],
    ['Successfully managed the move of the kitchen to the new hall.', 'Managed the move of the kitchen to the new hall'],
    ['Ordering of materials through Edmund and City, off the drawings', 'Ordered materials through Edmund and City, off the drawings'],
    ['Prepared payroll accurately and in a timely manner for all employees', 'Prepared payroll accurately and in a timely manner for all employees'],
    // What only looks alike is left to its author.
    ['Leading home healthcare company employing 4,500 professionals.', 'Leading home healthcare company employing 4,500 professionals.'],
    ['Understanding of all facets of the construction', 'Understanding of all facets of the construction'],
    ['I was a driver for two years', 'I was a driver for two years'],
    ['I planned the menu that I cooked on my own', 'I planned the menu that I cooked on my own'],
    ['Monitoring of costs and ensuring good bids', 'Monitoring of costs and ensuring good bids'],
  ])('tells anew only what is certain: %s', (text, after) => {
    expect(mended(text).after).toBe(after);
  });

  it('leaves other languages to their authors', () => {
    expect(mendingOf({ text: 'Zuständig für Anrufe', beside: [], language: 'de', tense: 'past' })).toEqual({ after: 'Zuständig für Anrufe', template: null });
  });
});

describe('what is asked where a line names no amount', () => {
  it.each([
    ['Made tea and other hot drinks', 'Made tea and other hot drinks, about 200 drinks a shift'],
    ['Maintained the shared plate readers and ran the booking sheet', 'Maintained the shared plate readers and ran the booking sheet for 14 people'],
    ['Liaised with landlords and tenants to ensure a positive experience', 'Liaised with landlords and tenants for 140 properties'],
    ['Responsible for the depanner', 'Ran the depanner, taking down time from 2 hours a week to 20 minutes a week'],
    ['Responsible for passports, movements and the medicine book', 'Kept passports, movements and the medicine book'],
    ['Duties included opening, cleaning and making scones', 'Made 12 scones a day, opened up and cleaned'],
    ['Looked after ushers, witnesses and a great many prams', 'Looked after ushers, witnesses and about 6 prams'],
  ])('%s', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  it('does not say "about" twice', () => {
    const { template, after } = mended('Made tea and other hot drinks');
    expect(template === null ? '' : assembleLine(template, { count: 'about 150', per: 'a day' }, after).text).toBe(
      'Made tea and other hot drinks, about 150 drinks a day',
    );
  });

  it.each([
    // Another noun's first half, a clause of somebody else's, a date, three deeds.
    'Recommended closing the wedding cancellation book in January 2020',
    'Set up a risk register that the board reads',
    'Sold lollies, found seats, explained the plot',
    'Drove growth which customers noticed',
  ])('puts no answer behind what it does not belong to: %s', (text) => {
    expect(mended(text).template).toBeNull();
  });
});

describe('a line of big words', () => {
  const claimed = (text: string, title: string, at = 0) => mendingOf({ text, beside: [], language: 'en', tense: 'past', claim: { title, at } }).template;

  it('asks who sells what was sold, to whom and against what target, and no line of a job the same', () => {
    const questions = [0, 1, 2].map((at) => claimed('Driven and tenacious', 'Sales Executive', at)?.questions[0]?.text);
    expect(questions[0]).toBe('What did you sell there, and to whom?');
    expect(new Set(questions).size).toBe(3);
    expect(claimed('Reliable and punctual', 'Kitchen Porter')?.questions[0]?.text).toBe('What did you do most there, and for whom?');
  });

  it.each([
    ['Dynamic, driven and tenacious', true],
    ['Target-driven', true],
    ['Consistently professional and always well presented', true],
    ['Presented at six conferences', false],
    ['Responsible for the rota', false],
    ['Trained two apprentices', false],
  ])('knows a trait from a deed: %s', (text, expected) => {
    expect(isEmptyClaim(text)).toBe(expected);
  });

  it.each([
    ['Orchestrated a seamless, game-changing relocation of the paint aisle, working cross-functionally', /^Planned the relocation of the paint aisle, /u],
    ['Spearheaded a high-performing team of passionate colleagues across tiling and plumbing', /^Led a team of 9 across tiling and plumbing$/u],
    ['Responsible for driving engagement and accountability at the morning huddle', /^Ran the morning huddle for 12 people$/u],
  ])('keeps what it names: %s', (text, expected) => {
    expect(filled(text)).toMatch(expected);
    expect(mended(text).after).toBe(text);
  });

  it('builds nothing that would lose a name', () => {
    expect(mended('Fostered synergies between Tile Cutting and Key Cutting to unlock value').template).toBeNull();
  });
});

describe('a line that is told anew at once', () => {
  it.each([
    ['Tasked with answering the phone and dealing with enquiries', 'Answered the phone and dealt with enquiries'],
    ['Responsible for preparing agendas and taking minutes at the managers meeting', 'Prepared agendas and took minutes at the managers meeting'],
    ['Logging of complaints on the system', 'Logged complaints on the system'],
    ['Responsible for filing documents with the County Clerk', 'Filed documents with the County Clerk'],
    ['Responsible for planning and delivering Key Stage 1 and 2 workshops.', 'Planned and delivered Key Stage 1 and 2 workshops'],
    ['Serving customers and building relationships with the regulars', 'Served customers and built relationships with the regulars'],
    ['Cleaning tables and cashing up at weekends', 'Cleaned tables and cashed up at weekends'],
    ['Duties included opening, cleaning and making scones', 'Made scones, opened up and cleaned'],
    ['Was responsible for looking after ushers, witnesses and jurors', 'Looked after ushers, witnesses and jurors'],
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
    // Names in -ing, and no deeds.
    'Moving & Handling trainer (in-house) for all new starters',
    'Operating manuals and spare parts catalogues, German–English',
    'Picking to voice headset, pick rate 212 an hour',
    'Welding inspector for the pipe shop',
    'Building regulations and party walls',
    'Answering machine recordings for four surgeries',
    'Acting team leader when the team leader is on leave',
    'Acting Head of Year for 14 weeks in 2025 (8 staff, one flood)',
    'Ensuring correctness of billings and supporting documentation',
    'Responsible for tidying the van',
  ])('stays where it would be no better, crooked or a stump: %s', (text) => {
    expect(mended(text).after).toBe(text);
  });
});
