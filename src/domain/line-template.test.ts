import { describe, expect, it } from 'vitest';
import { assembleLine, type LineTemplate } from './line-template.ts';

const calls: LineTemplate = {
  questions: [
    {
      text: 'How many calls did you answer?',
      fields: [
        { kind: 'number', slot: 'count', label: 'How many', unit: 'calls', example: '40' },
        { kind: 'choice', slot: 'per', label: 'Counted by', options: ['a day', 'a week'].map((value) => ({ value, label: value })) },
      ],
    },
    {
      text: 'What changed?',
      fields: [
        { kind: 'noun', slot: 'outcome', label: 'What', example: 'waiting time' },
        { kind: 'amount', slot: 'from', label: 'from', example: '9 days' },
        { kind: 'amount', slot: 'to', label: 'to', example: '4 days' },
      ],
    },
  ],
  segments: [
    { pieces: [], otherwise: 'Answered ' },
    { pieces: [{ slot: 'count' }, { text: ' ' }, { countedBy: 'count', one: 'call', many: 'calls' }], otherwise: 'calls' },
    { pieces: [{ countedBy: 'count', one: ' ', many: ' ' }, { slot: 'per' }], otherwise: '' },
    { pieces: [], otherwise: ' from tenants' },
    {
      pieces: [
        { text: ', ' },
        { from: 'from', to: 'to', less: 'cutting', more: 'raising', other: 'taking' },
        { text: ' ' },
        { slot: 'outcome' },
        { text: ' from ' },
        { slot: 'from' },
        { text: ' to ' },
        { slot: 'to' },
      ],
      otherwise: '',
    },
  ],
  needs: [],
  example: {},
};
const before = 'Answered calls from tenants';
const line = (answers: Record<string, string>): string => assembleLine(calls, answers, before).text;

describe('a line put together from answers', () => {
  it('stays as it is until something is answered', () => {
    expect(assembleLine(calls, {}, before)).toEqual({ text: before, isMended: false, refused: [] });
    expect(assembleLine(calls, { per: 'a day' }, before).isMended).toBe(false);
    expect(assembleLine({ ...calls, needs: ['outcome'] }, { count: '3' }, before).text).toBe(before);
  });

  it.each([
    [{ count: '40' }, 'Answered 40 calls from tenants'],
    [{ count: '1' }, 'Answered 1 call from tenants'],
    [{ count: 'about 1200', per: 'a week' }, 'Answered about 1,200 calls a week from tenants'],
    [{ count: '75-80', per: 'a day' }, 'Answered 75 to 80 calls a day from tenants'],
    [{ outcome: 'waiting time', from: '9 days', to: '4' }, 'Answered calls from tenants, cutting waiting time from 9 days to 4'],
    [{ outcome: 'ratings', from: '3.4', to: '4.5 of 5' }, 'Answered calls from tenants, raising ratings from 3.4 to 4.5 of 5'],
    // Two units are made one before they are compared, and where they cannot be, no way is claimed.
    [{ outcome: 'crashes', from: 'about one a month', to: 'two a year' }, 'Answered calls from tenants, cutting crashes from about one a month to two a year'],
    [{ outcome: 'load time', from: '5 hours', to: '38 minutes' }, 'Answered calls from tenants, cutting load time from 5 hours to 38 minutes'],
    [{ outcome: 'waste', from: '3 skips', to: '400 kilos' }, 'Answered calls from tenants, taking waste from 3 skips to 400 kilos'],
  ])('%o', (answers, expected) => {
    expect(line(answers)).toBe(expected);
  });

  it.each([
    [{ count: '0' }, 'count'],
    [{ count: 'lots' }, 'count'],
    [{ count: '[how many?]' }, 'count'],
    [{ per: 'a fortnight' }, 'per'],
    [{ outcome: 'we passed the inspection' }, 'outcome'],
    [{ outcome: 'it was quicker. Much' }, 'outcome'],
    [{ from: 'a lot' }, 'from'],
  ])('leaves out an answer of another kind: %o', (answers, slot) => {
    expect(assembleLine(calls, answers, before)).toEqual({ text: before, isMended: false, refused: [slot] });
  });

  it('claims no change where nothing moved', () => {
    expect(line({ outcome: 'ratings', from: '4', to: '4' })).toBe(before);
  });
});
