import { expect, it } from 'vitest';
import { spokenThing } from './spoken-thing.ts';

it.each([
  ['Docker', 'Docker'],
  ['load times', 'load times'],
  ['Invoice processing', 'invoice processing'],
  ['Vendor Management', 'vendor management'],
  ['Line management', 'line management'],
  ['oscilloscopes', 'oscilloscopes'],
])('%s is said as %s', (words, spoken) => expect(spokenThing(words, 'software', false)).toBe(spoken));

it.each(['newsletter', 'analysis', 'job description', 'Thesis', 'team meeting', 'Smart board', 'a very long name of something'])(
  '%s would want its article',
  (words) => expect(spokenThing(words, 'school', true)).toBeNull(),
);
