import { describe, expect, it } from 'vitest';
import { toldOf } from './told-of.test-kit.ts';

/** Lines that tell a deed by its noun, its gerund, a list or a sentence of one's own, and what "I" says of each; empty for nothing. */
const LINES: readonly (readonly [string, string])[] = [
  ['Supervision of 12 scaffolders on three towers', 'I supervise 12 scaffolders on three towers'],
  ['Introduction of a new rota for 40 porters', 'I introduced a new rota for 40 porters'],
  ['Maintenance of 40 vehicles in 2019', 'I maintained 40 vehicles in 2019'],
  ['Answering of inbound calls for 9 surgeries', 'I answer inbound calls for 9 surgeries'],
  ['Management of budget', ''],
  ['Training of staff and stock control', 'my work includes training of staff and stock control'],
  ['Managing a team of 6 nurses across two branches', 'I manage a team of 6 nurses across two branches'],
  ['Managing the reopening of two wards in March 2022', 'I managed the reopening of two wards in March 2022'],
  ['Calibrating balances, pH meters and pipettes', 'I calibrate balances, pH meters and pipettes'],
  ['Installing operating systems', ''],
  ['Being the main contact for 25 corporate clients', 'I am the main contact for 25 corporate clients'],
  ['Rota and holiday planning for both sites', 'I do the rota and holiday planning for both sites'],
  ['Support planning for six sites', ''],
  ['Filled vans, drove to sites, fitted windows', 'I filled vans, drove to sites and fitted windows'],
  ['Plan 38 trucks, 22 trailers, UK wide', ''],
  ['I stand in for the supervisor, about 40 shifts last year', 'I stand in for the supervisor (about 40 shifts last year)'],
  ['Trained 11 seasonal starters since 2019', 'I have trained 11 seasonal starters since 2019'],
  ['Oversaw refurbishment of 12 rooms without closing the floor', 'I oversaw the refurbishment of 12 rooms without closing the floor'],
  ['Won Adviser of the Year 2015', 'I won Adviser of the Year 2015'],
  ['Clinical coach to 4 students, all of whom passed', 'I am clinical coach to 4 students, all of whom passed'],
  // Both ends of a change, or neither: rule 5 of truth.md.
  ['Empty miles were 24% when I started, 16% now', 'empty miles were 24% when I started and are 16% now'],
  ['Empty miles were 24% when I started', ''],
  ['Calving interval 408 days to 383', 'the calving interval fell from 408 days to 383'],
  [
    'Wrote 30 knowledge base articles; repeat calls on printers fell by a third',
    'I wrote 30 knowledge base articles | repeat calls on printers fell by a third',
  ],
];

describe('a line that does not begin with its verb, in a letter', () => {
  it.each(LINES)('%s', (line, told) => {
    expect(toldOf(line)).toBe(told);
  });
});
