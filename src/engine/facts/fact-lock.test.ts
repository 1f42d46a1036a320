import { describe, expect, it } from 'vitest';
import { factsIn, inventionsAgainst } from './fact-lock.ts';

const kinds = (after: string, text: string, beside: readonly string[] = []): string[] => inventionsAgainst(after, { text, beside }).map(({ kind }) => kind);

describe('the fact lock', () => {
  it.each([
    ['Assisted with the migration', 'Led the migration', 'claim'],
    ['Assisted with the migration', 'Handled the migration', 'claim'],
    ['Assisted with the migration', 'The migration: [how many servers?]', 'claim'],
    ['Responsible for budget', 'Managed a $2M budget', 'money'],
    ['Responsible for budget', 'Managed the budget', 'claim'],
    ['Responsible for social media', 'Grew social media', 'claim'],
    ['Responsible for increasing sales', 'Increased sales', 'claim'],
    ['Attended meetings with the board', 'Presented to the board', 'claim'],
    ['Helped maintain a legacy monolith', 'Maintained a legacy monolith', 'claim'],
    ['Helped to organise the trade show', 'Organised the trade show', 'claim'],
    ['Supported the team in hiring engineers', 'Hired engineers', 'claim'],
    ['Worked on the brochure', 'Successfully worked on the brochure', 'claim'],
    ['Led four engineers and answered tickets', 'Led tickets for engineers', 'claim'],
    ['Worked on the website', 'Worked on the website with React', 'name'],
    ['Worked on the website', 'Worked on the website for Fernhollow', 'name'],
    ['Worked on the website', 'Worked on 3 websites', 'number'],
    ['Worked on the website', 'Worked on the website in 2021', 'date'],
    ['Worked on the website', 'Worked on the website from January', 'date'],
    ['Raised conversion by 12%', 'Raised conversion by 21%', 'percentage'],
    ['Trained 9 nurses over 2 years', 'Trained nurses in 9 hospitals', 'number'],
    ['Handled 2 budgets', 'Handled budgets of 2 million', 'money'],
    ['Managed a $2.5M budget', 'Managed a $25M budget', 'money'],
    // Another verb may not say more than the person's own, and from "led" on it may not be another verb at all.
    ['Worked on the website', 'Responsible for the website', 'claim'],
    ['Led the night shift', 'Designed the night shift', 'claim'],
    ['Rebuilt the oven', 'The bakery was rebuilt', 'claim'],
    ['Wrote reports', 'Wrote reports as director', 'title'],
    ['Studied chemistry', 'Studied for a Master of Science in chemistry', 'degree'],
    ['Wrote reports', 'Wrote [40 reports a week]', 'number'],
    ['Wrote reports', 'Wrote reports [for Google?]', 'name'],
  ])('%s: may not become %s', (before, after, kind) => {
    expect(kinds(after, before)).toContain(kind);
  });

  it.each([
    ['Responsible for social media', 'Ran social media for Fernhollow Garden Centres: [how many posts a week?], [what changed?]'],
    ['Responsible for answering the phone', 'Answered the phone: [how many calls a day?]'],
    ['Helped to organise the trade show', 'Helped organise the trade show: [your part?]'],
    ['Attended weekly meetings and took notes', 'Took notes at weekly meetings: [what was decided?]'],
    ['Was involved in the launch of the new website', 'Took part in the launch of the new website: [your own task?]'],
    ['Worked on the brochure', '[Wrote, designed or proofread?] the brochure: [how many pages?]'],
    ['Made outbound calls (80 a day)', 'Made 80 outbound calls a day'],
    ['Answered 40 tickets', 'Answered tickets: 40'],
    ['Managed a $2.5M budget', 'Managed a $2.5M budget: [how many years?]'],
    ['Rebuilt the oven', 'The oven was rebuilt'],
    [
      'Migrated the label service to Kubernetes, which cut deploys from 50 minutes to 6',
      'Cut deploys from 50 minutes to 6: migrated the label service to Kubernetes',
    ],
    ['Was responsible for leading the night shift', 'Led the night shift: [how many people?]'],
  ])('%s: may become %s', (before, after) => {
    expect(inventionsAgainst(after, { text: before, beside: ['Fernhollow Garden Centres'] })).toEqual([]);
  });

  it('takes names from what stands beside a line, and no numbers of money', () => {
    expect(kinds('Wrote reports for Studio North', 'Wrote reports', ['Studio North'])).toEqual([]);
    expect(kinds('Wrote reports, 40%', 'Wrote reports', ['40% Club'])).toContain('percentage');
  });

  it('lists the facts of a text', () => {
    const facts = factsIn('Led 4 engineers in May 2021, saving $2M (12%) on Kubernetes [how long?]');
    expect(facts.numbers).toEqual(expect.arrayContaining(['4', '12']));
    expect(facts.dates).toContain('2021');
    expect(facts.money).toEqual(['$2m']);
    expect(facts.percentages).toEqual(['12']);
    expect(facts.names).toContain('Kubernetes');
    expect(facts.names.filter((name) => /\d/u.test(name))).toEqual([]);
    expect(facts.claims.map(({ strength }) => strength)).toEqual([4, 5]);
  });
});
