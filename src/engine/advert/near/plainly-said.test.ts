import { describe, expect, it } from 'vitest';
import { contextOf } from '../../evidence/shared/context-builder.test-kit.ts';
import { keywordLedger } from '../keyword-ledger.ts';
import { understandAdvert } from '../understand-advert.ts';

const CV = 'Ada Quince\nada@quince.example\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n• Filed letters\n';
/** What the ledger says of a duty beside this line of a CV. */
function statusOf(duty: string, line: string): string {
  const advert = understandAdvert(`Requirements\n- PostgreSQL\n- Terraform\n- Git\nResponsibilities\n- ${duty}`, '');
  return keywordLedger(advert, contextOf(`${CV}• ${line}`)).find(({ advertQuote }) => advertQuote === duty)?.status ?? 'silent';
}

describe('a line that plainly says a duty', () => {
  it.each([
    ['Keep patient records', 'Charting for 12 patients a shift'],
    ['Manage budgets', 'Budgeting for a department of nine'],
    ['Update client files', 'Kept the files of 40 clients up to date'],
    ['Develop and update individual care plans with the wider team', 'Assisted in the assessment to develop individual care plans for residents'],
    ['Build strong relationships with parents and carers', 'Regularly met with parents to talk about reading'],
    ['Close out snags before handover', 'Closed out the punch list of 40 flats'],
    ['Educate clients on diet', 'Client education after every visit'],
  ])('“%s” by “%s”', (duty, line) => expect(statusOf(duty, line)).toBe('said'));

  it.each([
    ['Run a store', 'Served every customer of a store'],
    ['Read drawings', 'Ran a drawing class for adults'],
    ['Shelve books', 'Wrote two books'],
    ['Forecast sales in Salesforce', 'Worked with companies such as Salesforce and Bramwell'],
  ])('“%s” is not said by “%s”', (duty, line) => expect(statusOf(duty, line)).not.toBe('said'));
});

describe('papers and sums', () => {
  const of = (asked: string, lines: string): string =>
    keywordLedger(understandAdvert(`Requirements\n- PostgreSQL\n- Terraform\n- Git\n- ${asked}`, ''), contextOf(CV + lines)).find(
      ({ advertQuote }) => advertQuote === asked,
    )?.status ?? 'silent';
  it('is the paper of that name', () => {
    expect(of('Certified Kennel Keeper (CKK)', 'Certificates\nKennel hand, certified by the club')).not.toBe('said');
    expect(of('Certified Kennel Keeper (CKK)', 'Certificates\nCertified Kennel Keeper, 2021')).toBe('said');
  });
  it('counts an associate degree where any degree will do', () =>
    expect(of('Culinary degree or equivalent', 'Education\nAssociate of Applied Science Degree in Culinary Arts, Alder College, 2012')).toBe('said'));
  it('reads a budget without its currency', () =>
    expect(of('Experience managing a food budget of over $1M', '• Maintained a food budget of 2.5M')).toBe('said'));
  it('never takes a food drive for a licence to drive', () => {
    const entry = keywordLedger(
      understandAdvert('Requirements\n- PostgreSQL\n- Terraform\n- Git\n- Full driving licence', ''),
      contextOf(`${CV}• Ran the food drive of the parish`),
    ).find(({ requirement }) => /driving/u.test(requirement));
    expect(entry?.proof ?? null).toBeNull();
  });
});

describe('rows of an advert', () => {
  const rowsOf = (text: string): string[] => understandAdvert(text, 'Site Manager').requirements.map(({ phrase }) => phrase);
  it('reads who they would like to hear from, and no invitation', () => {
    const rows = rowsOf(
      'Site Manager\n\nWe build barns. You will be running the yard, coordinating joiners and ordering timber every day of the week.\n\nWe would like to hear from you if you have managed farm projects. Quality matters to us: you will carry out weekly inspections. Bramwell Barns is looking for a Site Manager who can lead three crews.\n\nVeterans are encouraged to apply. Come build with us!',
    );
    expect(rows).toContain('managed farm projects');
    expect(rows).toContain('carry out weekly inspections');
    expect(rows).toContain('lead three crews');
    expect(rows.join(' ')).not.toMatch(/hear|Veterans|Come build/u);
  });
  it('splits two deeds of one item, and keeps what stands behind one preposition', () => {
    const rows = rowsOf(
      'Requirements\n- Excel\n- PRINCE2\nResponsibilities\n- Deploying tablets, and keeping the asset register up to date\n- Administer medicines and perform wound care\n- Grow accounts through upsells and renewals\n- Perform other duties as assigned',
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        'Deploying tablets',
        'keeping the asset register up to date',
        'Administer medicines',
        'perform wound care',
        'Grow accounts through upsells and renewals',
      ]),
    );
    expect(rows.join(' ')).not.toContain('other duties');
  });
  it('knows a day by what it will include', () =>
    expect(rowsOf('Requirements\n- Excel\n- PRINCE2\nYour day will include:\n- Placing orders for timber\n- Booking the crane').join(' ')).toContain(
      'Placing orders',
    ));
});
