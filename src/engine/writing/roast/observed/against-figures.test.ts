import { describe, expect, it } from 'vitest';
import { changesItsUnit, isAgainstFigures } from './against-figures.ts';

describe('a telling that states a quantity', () => {
  it.each([
    ['“raised footfall by 12%”. Footfall is up two points. The weather says it was the weather.', 'raised footfall by 12%'],
    ['“caseload of 20”. A caseload of forty: thirty-nine wait.', 'Kept a caseload of 20'],
    ['“looked after 12 hens”. Two hundred hens, and one of them is in charge.', 'Looked after 12 hens in two runs'],
    ['“sold to 9 branches”. Eleven branches, one kettle.', 'Sold to 9 branches'],
    ['“costs down by 30%”. Costs are down by five. Somebody moved the kettle.', 'Brought costs down by 30%'],
    ['“6 tills”. Eight tills, and one is open.', 'Opened 6 tills a day'],
  ])('may not stand beside another: %s', (told, line) => {
    expect(isAgainstFigures(told, line)).toBe(true);
  });

  it.each([
    ['“raised footfall by 12%”. When footfall goes up, everybody did it.', 'raised footfall by 12%'],
    ['“caseload of 20”. A caseload is always eighteen on paper.', 'Kept a caseload of 20'],
    ['“looked after hens”. Two hundred hens, and one of them is in charge.', 'Looked after hens'],
    ['“12 hens”. Of 12 hens, one is always somewhere else.', 'Looked after 12 hens'],
    ['“cold calls”. A cold call lasts nine seconds.', 'Made 100 cold calls a day'],
    ['“go-live”. The plan has eleven steps, the wiki has ten.', 'Go-live in 3 sites'],
  ])('may stand: %s', (told, line) => {
    expect(isAgainstFigures(told, line)).toBe(false);
  });
});

describe('a change from one unit to another', () => {
  it.each([
    ['Regression time came down from 4 days to 7 hours', '4', '7', true],
    ['Turnaround cut from 3 weeks to 4 days', '3', '4', true],
    ['Average turnaround fell from 94 minutes to 57 minutes', '94', '57', false],
    ['Average turnaround fell from 94 minutes to 57', '94', '57', false],
    ['Conversion rose from 2.4% to 3.1%', '2.4%', '3.1%', false],
  ])('%s', (quoteText, from, to, expected) => {
    expect(changesItsUnit({ quoteText, from, to })).toBe(expected);
  });
});
