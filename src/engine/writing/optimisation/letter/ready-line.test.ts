import { describe, expect, it } from 'vitest';
import { readyLine } from './ready-line.ts';

describe('a printed line before it is told', () => {
  it.each([
    ['Prepares reports for the board and analyzes costs', true, 'I prepare reports for the board and analyze costs'],
    ['Reviews and approves estimates of the joiners', false, 'I reviewed and approved estimates of the joiners'],
    ['Responsible for recording orders, compiles, identifies gaps', true, 'Responsible for recording orders'],
    [
      'Duties: generating leads in barns, running calls with farms, and closing deals there',
      true,
      'Generate leads in barns, run calls with farms, and close deals there',
    ],
    ['Parent Contact: Regularly met with parents of the choir', false, 'Regularly met with parents of the choir'],
    ['Managed/deployed tablets for all of the pupils', false, 'Managed and deployed tablets for all of the pupils'],
    ['Worked with clients to design barns Converted old mills', false, 'Worked with clients to design barns'],
    ['Took on duties that includes rotas and stock', false, 'Took on duties that include rotas and stock'],
    ['Acting manager of staff of 50 people', true, 'Acting manager of a staff of 50 people'],
    [
      'Chaired meetings, resolved conflicts, coordinated fairs for staff and performed interviews',
      false,
      'Chaired meetings, resolved conflicts, coordinated fairs for staff, and performed interviews',
    ],
    ['Authored weekly staff newsletter with readership of 400', false, 'Authored a weekly staff newsletter with a readership of 400'],
  ])('%s', (line, current, told) => expect(readyLine(line, current)).toBe(told));

  it.each([
    'Supervise 50 field staff oversaw 130 clients and their dogs',
    'Leading home care company employing 400 people',
    'Popular family restaurant that serves a variety of food',
    'Created programs on food trends (vegan, local etc.)',
    'Personal efforts were cited as the reason for the growth',
    'Budgeted and forecasted, minimize waste and achieved goals',
    'Served as head in building principals absence',
    'City , State and Company Name of the template',
  ])('leaves out “%s”', (line) => expect(readyLine(line, true)).toBeNull());
});
