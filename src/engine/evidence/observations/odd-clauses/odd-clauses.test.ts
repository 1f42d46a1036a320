import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../../domain/observation.ts';
import { touchesPerson } from '../../../privacy/touches-person.ts';
import { ODD_CLAUSE_JOKES } from '../../../writing/roast/observed/odd/odd-clause-jokes.ts';
import { textOf } from '../../../writing/roast/template.ts';
import { gatherEvidence } from '../../gather.ts';
import { contextOf } from '../../shared/context-builder.test-kit.ts';
import { observe } from '../observe.ts';
import { SORTS } from './observe-odd-clauses.ts';

/** The odd clauses of a CV with this bullet, or with this line among its interests. */
function oddClauses(text: string, part: 'work' | 'Interests' = 'work'): Observation[] {
  const bullet = part === 'work' ? text : 'Sold paint to the trade';
  const rest = part === 'work' ? '' : `${part}\n${text}\n`;
  const context = contextOf(`Ada Kowalski\nada@example.com\nExperience\nShop Assistant | Brightwater Ltd | 03/2018 - 05/2021\n• ${bullet}\n${rest}`);
  return observe(context, gatherEvidence(context)).filter(({ kind }) => kind === 'odd-clause');
}

describe('an odd clause', () => {
  it.each([
    ['nearly-all', 'Found 3 wedding rings in the lift pits, returned 2', 'returned 2'],
    ['nearly-all', 'Gave 220 public talks, 219 about penguins', '219 about penguins'],
    ['few-of-them', 'Bought 9 whisks, 2 left', '2 left'],
    ['level', 'Sold 114 bells, rang 114 bells', '114 bells, rang 114 bells'],
    ['over', 'Care of 14 penguins, 15 on paper', '14 penguins, 15 on paper'],
    ['short-handed', 'Kept a tower going with eight bells and five ringers', 'eight bells and five ringers'],
    ['among-many', 'Fed 240,000 salmon and one seal', 'one seal'],
    ['small-sum', 'Counted the till every night, out by £3.20 in six years', 'out by £3.20 in six years'],
    ['bracket-tells', 'Rebuilt the action of a 1911 piano (the cat did it)', 'the cat did it'],
    ['refusal', 'Happy with uprights, will not tune pub pianos after ten', 'will not tune pub pianos after ten'],
    ['shared-with', 'Three years shared a workshop with a taxidermist', 'shared a workshop with a taxidermist'],
    ['local-fame', 'Kept the largest archive of foghorns north of Aberdeen', 'the largest archive of foghorns north of Aberdeen'],
    ['confesses', 'Ran the rink, so if the ice was bad in 2018 that was me', 'that was me'],
    ['won', 'Two winters on the gutters; the roof won', 'the roof won'],
    ['we-did', 'Closed the stall at a profit of £40, we framed it', 'we framed it'],
    ['odd-place', 'Settled two divorces in a corridor', 'in a corridor'],
    ['before-lunch', 'Once 48 blues before lunch', '48 blues before lunch'],
    ['trusted', 'The only steward trusted with the toaster', 'The only steward trusted with the toaster'],
    ['the-one', 'A dashboard that three people read, one by accident', 'one by accident'],
    ['same-again', 'Sold the same bungalow three times', 'the same bungalow three times'],
    [
      'never-yet',
      'I have never yet delivered a coat to the wrong theatre and do not intend to',
      'have never yet delivered a coat to the wrong theatre and do not intend to',
    ],
    ['who-looked', 'Copied 300 pages of music, no wrong notes found by the conductor, who looked', 'who looked'],
    ['times', 'Held the staff in all weathers, dropped once', 'once'],
    ['nobody-wanted', 'Looked after a harpsichord nobody likes', 'a harpsichord nobody likes'],
    ['nobody-asked', 'Controller swaps, one of them on Christmas Eve (nobody asked)', 'nobody asked'],
    ['nobody-knows', 'Kept the stock of inner tubes, 26 sizes and one nobody can explain', 'nobody can explain'],
    ['never-but', 'Never late, once early by a day', 'Never late, once early by a day'],
    ['not-that', 'Bass player in a large band (brass, not metal)', 'brass, not metal'],
    ['alone', 'Sole member of staff for 121 rooms from 11pm to 7am', 'Sole member of staff for 121 rooms from 11pm to 7am'],
    ['unasked', 'Set up a card index for the workshop, voluntarily', 'voluntarily'],
    ['the-most', 'Called out to the tallest lift in Wakefield', 'the tallest lift in Wakefield'],
    ['only-thing', 'Wrote a menu, including the only cabbage the children finish', 'the only cabbage the children finish'],
    ['with-a-will', 'Cooked 210 dinners a day in an oven that needs to be kicked', 'an oven that needs to be kicked'],
    ['measured-by', 'Swept with rods, a vacuum and a brush older than the van', 'brush older than the van'],
    ['one-went-wrong', 'Missed one ferry in five years, as a passenger', 'Missed one ferry in five years, as a passenger'],
    ['never-needed', 'Fire and lifeboat drills every week, never needed', 'never needed'],
    ['what-became', 'Trained 4 assistants (3 stayed, one joined the circus)', 'one joined the circus'],
    ['bracket', 'Mended the same gate twice in a day (different cows)', 'different cows'],
    ['before-they', 'Put the hall back together before the caretaker noticed', 'before the caretaker noticed'],
    ['dressed-as', 'Handed out leaflets while dressed as a teapot', 'while dressed as a teapot'],
    ['called', 'Milked sixty cows with a tractor called Susan', 'a tractor called Susan'],
    ['so-it-came', 'Mended bikes for the whole street, that is how, and hence the career change', 'hence the career change'],
  ])('%s: %s', (name, bullet, words) => {
    expect(oddClauses(bullet).map(({ facts }) => [facts['name'], facts['it']])).toContainEqual([name, words]);
  });

  it.each([
    ['exercised at home', 'Cold water swimming, mainly to get clean', 'mainly'],
    ['kept', 'Restoring a milk float. It does not go. It has curtains.', 'flat-pair'],
  ])('%s, under interests: %s', (_, line, name) => {
    expect(oddClauses(line, 'Interests').map(({ facts }) => facts['name'])).toContain(name);
  });

  it('is quoted with its tail, in one piece of the page', () => {
    const [odd] = oddClauses('Moved the whole shop over one long weekend in spring, with help; 412 tins lost, 409 found since');
    expect(odd?.quote).toContain('409 found since');
    expect(odd?.facts['left']).toBe(3);
  });

  it.each([
    'I will not need a visa to work in the UK',
    'Shared knowledge with the team every Friday',
    'Train new porters, 3 so far',
    'ACCA, 9 papers so far',
    'Largest employer in the county',
    'Sold the business (it was acquired by a competitor)',
    'Designed kitchens and bathrooms (the company closed)',
    'Trusted with confidential client data',
    'Worked from a garage, cleaning cars in a car park',
    'Reduced costs by 12% in 2019, 14% in 2020',
    'Managed 12 stores, 11 managers and a budget of £2m',
    'Worked 5 years in retail, 2 in wholesale',
    'Responsible for 40 staff and a team leader',
    'The only employee of the month twice a year',
    'Nobody was hurt in 300 shifts',
    'Cared for a child nobody wanted',
    'Longest serving member of the team',
    'Experience mainly in residential lettings',
    'A system that needs no maintenance',
    'Dealt with 3 deaths, 2 on the ward',
  ])('is not: %s', (bullet) => {
    expect(oddClauses(bullet).map(({ facts }) => facts['it'])).toEqual([]);
  });

  it('is told by its sort, whichever it is, and never of the person', () => {
    const { brutal, gentle, by } = ODD_CLAUSE_JOKES['odd-clause'];
    const told = new Set(Object.keys(by.values));
    const named = new Set(SORTS.map(({ name }) => name));
    // Two sorts are told by what is read of their words.
    for (const read of ['two-of-a-kind', 'nobody']) named.delete(read);
    expect([...named].filter((name) => !told.has(name))).toEqual([]);
    const all = [brutal, gentle, ...Object.values(by.values).flatMap((tellings) => [tellings.brutal, tellings.gentle])].flat().map(textOf);
    expect(all.filter((text) => touchesPerson(text))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });
});
