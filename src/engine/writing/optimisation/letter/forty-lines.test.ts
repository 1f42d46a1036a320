import { describe, expect, it } from 'vitest';
import { movedClause } from './moved-clause.ts';
import { dutiesClause } from './own-clause.ts';
import { toldOf } from './told-of.test-kit.ts';

/** Lines of CVs of all trades as people write them, and what a native speaker would write of each in a letter; empty for nothing. */
const LINES: readonly (readonly [string, string])[] = [
  // Headline style: the article is put where it is certain, else the line stays out.
  ['Ran 30-bed surgical ward at weekends with 2 nurses', 'I ran a 30-bed surgical ward at weekends with 2 nurses'],
  ['Managed branch of 14 staff', 'I managed a branch of 14 staff'],
  ['Maintain asset register (410 items) and answer ad hoc requests', 'I maintain an asset register (410 items) and answer ad hoc requests'],
  ['Built up clientelle of 140 in two years', 'I built up a clientele of 140 in two years'],
  ['Brought average stay from 9 days to 6 by planning discharges early', 'I brought the average stay from 9 days to 6 by planning discharges early'],
  ['Implemented Workday with finance team', ''],
  ['Maintain asset register and answer ad hoc requests', ''],
  ['Sole charge of shop two days a week', ''],
  ['Rejection of cast part decreased from 4% to 1% by changing die', ''],
  ['Assisted director with board papers', ''],
  ['Deployed to isolation unit May 2020 – June 2021', ''],
  ['Bedside care to 12 patients', 'my work includes bedside care to 12 patients'],
  ['During the flood stayed on site 3 days and kept the pumps going', ''],
  ['Make the family meal at Thursdays', ''],
  // Lists: what stands bare is the work, all else is none of ours to sort.
  ['Read drawings, levels with laser, ordering of pipe, day sheets', ''],
  ['Ordering of pipe, toolbox talks, fault finding with laser', 'my work includes ordering of pipe, toolbox talks and fault finding with laser'],
  // Ranges are no changes, and a change keeps what it is counted in.
  ['Driveways from £4k to £60k', ''],
  ['Saturday club: from 5 to 24 children', 'my work includes the Saturday club'],
  ['Staff from 14 to 22 depending on the season', ''],
  ['Mileage from 20,000 to 60,000 a year', ''],
  ['Call-out time down from 90 minutes to 40', 'call-out time fell from 90 minutes to 40'],
  ['Conversion 1.8% → 2.6%', 'conversion rose from 1.8% to 2.6%'],
  ['Membership from 60 to 210 children in three years', 'membership rose from 60 to 210 children in three years'],
  ['Attendance at story time went from 5 to 24 children in a year', 'attendance at story time went from 5 to 24 children in a year'],
  ['Scrap cut from 6% to 2% by changing the die', 'I cut scrap from 6% to 2% by changing the die'],
  // What hangs on by a comma.
  ['Closed 41 sales in 2025, #3 of 60 reps, average order £310', 'I closed 41 sales in 2025'],
  ['Chaired the credit committee, limit £50,000', 'I chaired the credit committee'],
  ['Set up the inspection route, 90 pumps, every winter', 'I set up the inspection route'],
  ['Trained 5 apprentices, all passed', 'I trained 5 apprentices, all of whom passed'],
  ['Wrote the yard plan on paper, now it is in the system', 'I wrote the yard plan on paper'],
  ['Run the late shift: 31 drivers, 4 planners, 2 cleaners', 'I run the late shift: 31 drivers, 4 planners and 2 cleaners'],
  ['Took over the flour order in 2020. Waste was 9 percent, its 4 now', 'I took over the flour order in 2020 | waste was 9 percent; it’s 4 now'],
  [
    'Planted 4,000 hedge plants, winter 2024. Survival at 12 months was 93%, the contract asked for 85%',
    'I planted 4,000 hedge plants in winter 2024 | survival at 12 months was 93%; the contract asked for 85%',
  ],
  [
    'Found that we were ordering 15% too much gravel. Saved about £18k on the Aston job',
    'I found that we were ordering 15% too much gravel, and saved about £18k on the Aston job',
  ],
  // Other people's lives stay theirs.
  ['Do the rota when the manager is off, this is twice a week since she had her baby', 'I do the rota when the manager is off'],
  ['Cover the front desk while the supervisor is off with her twins', ''],
  // Left as they are.
  ['Led a team of 9 through two audits', 'I led a team of 9 through two audits'],
  ['Support teachers with lesson planning', ''],
  ['Prepared month-end accounts for 6 companies', 'I prepared month-end accounts for 6 companies'],
  [
    'Cut detention charges from $9,200 to $4,100 by moving trailers to the back lot',
    'I cut detention charges from $9,200 to $4,100 by moving trailers to the back lot',
  ],
  ['Answer calls on a double crewed van and, since 2023, solo in a car two weeks in four', ''],
  ['Launched in 3 towns with key strategic partners', ''],
  ['Began to walk the yard at ten past the hour', 'I began to walk the yard at ten past the hour'],
  ['Attended 61 home births as first or second midwife', 'I attended 61 home births as first or second midwife'],
  ['Took ownership of a scanner refresh, finishing £40k under budget', 'I took ownership of a scanner refresh, finishing £40k under budget'],
];

describe('a line of a CV in a letter', () => {
  it.each(LINES)('%s', (line, told) => {
    expect(toldOf(line)).toBe(told);
  });

  it('tells a list as what the work covers only where nothing in it wants an article', () => {
    expect(dutiesClause('Supplier invoices, staff expenses and bank payments', false)).toBe(
      'my work covered supplier invoices, staff expenses and bank payments',
    );
    for (const list of [
      'Tractor, telehandler and 8 tonne digger',
      'SAP, Kronos and EDI 204',
      'Cell culture, histology and R',
      'Pre-op care, 6 patients a shift and notes',
    ])
      expect(dutiesClause(list, true)).toBeNull();
  });

  it.each(['Gardens from $15k to $140k', 'Ages from 4 to 16', 'Shifts from 6 to 14 hours', 'Parties from 8 to 60 guests', 'Fees from £40 to £90, cash'])(
    'is a range and no change: %s',
    (line) => {
      expect(movedClause(line)).toBeNull();
    },
  );
});
