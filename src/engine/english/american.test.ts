import { expect, it } from 'vitest';
import { american } from './american.ts';

it.each([
  ['Grey is a colour. So is the tyre.', 'Gray is a color. So is the tire.'],
  ['Favourite spanner, second drawer.', 'Favorite wrench, second drawer.'],
  ['The last space in the car park is beside the lift.', 'The last space in the parking lot is beside the elevator.'],
  ['{Colour} and “{favourite}”: {~grey|pale}', '{Colour} and “{favourite}”: {~grey|pale}'],
  ['Nothing to change here.', 'Nothing to change here.'],
])('%s', (british, other) => expect(american(british)).toBe(other));
