import { describe, expect, it } from 'vitest';
import { amountsIn, countOf, isMeasured, isTelling, measuresIn, numbersIn, percentsIn, tellsTime, valueOfWord, yearsNamed } from './measures.ts';

describe('what measures', () => {
  it.each([
    ['Cut costs by 30%', ['30%']],
    ['Won $1.2M of sales', ['$1.2M']],
    ['Led a team of 12 people', ['12']],
    ['Served 8 children', ['8']],
    ['Managed over $25MM of revenue', ['$25MM']],
  ])('%s', (text, numbers) => {
    expect(measuresIn(text)).toEqual(numbers);
  });

  it.each([
    'Joined in March 2019',
    'Moved the shop to Windows 10',
    'Audited under ISO 9001',
    'Stored it in S3 for B2B clients',
    'Taught Job Coaching 101',
    'Read the news at 6 p.m. on the radio',
  ])('nothing: %s', (text) => {
    expect(measuresIn(text)).toEqual([]);
    expect(isMeasured(text)).toBe(false);
  });

  it('reads words as well', () => expect(isMeasured('Doubled the output of the plant')).toBe(true));
});

describe('numbers as they are written', () => {
  it.each([
    ['served 40,000 readers', ['40,000', '40000']],
    ['served 40 000 readers', ['40 000', '40000']],
    ['a mark of 3.5 of 4', ['3.5', '4']],
    ['Windows 10 and ISO 9001', ['10', '9001']],
    ['no figure at all', []],
  ])('%s', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

  it.each([
    ['grew by 12.5 % and 3 per cent', ['12.5', '3']],
    ['grew by 12', []],
  ])('percentages: %s', (text, figures) => expect(percentsIn(text)).toEqual(figures));

  it.each([
    ['$2M', '$ 2m'],
    ['£9,000', '£ 9,000'],
    ['2 Million', '2million'],
    ['3x', '3 x'],
  ])('the same amount: %s and %s', (one, other) => expect(amountsIn(one)).toEqual(amountsIn(other)));

  it('other amounts are other texts', () => expect(amountsIn('$2M')).not.toEqual(amountsIn('$2')));

  it.each([
    ['12', 12],
    ['twelve', 12],
    ['Twenty', 20],
    ['several', NaN],
  ])('a count: %s', (written, value) => expect(countOf(written)).toBe(value));

  it.each([
    ['nine', 9],
    ['ninety', 90],
    ['dozens', 12],
    ['one', undefined],
    ['often', undefined],
  ])('a word: %s', (word, value) => expect(valueOfWord(word)).toBe(value));

  it.each([
    ['40 %', true],
    ['£1.2m', true],
    ['3x', true],
    ['500+', true],
    ['12', false],
  ])('tells more than a count: %s', (figure, telling) => expect(isTelling(figure)).toBe(telling));

  it('reads years apart from other numbers', () => expect(yearsNamed('2019 - 2021, room 2210')).toEqual([2019, 2021]));

  it.each([
    ['cut in three weeks', true],
    ['monthly close', true],
    ['open since 2019', true],
    ['cut complaints', false],
  ])('says when or how long: %s', (text, timed) => expect(tellsTime(text)).toBe(timed));
});
