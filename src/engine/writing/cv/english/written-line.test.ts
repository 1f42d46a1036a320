import { describe, expect, it } from 'vitest';
import { writtenLine } from './written-line.ts';

const now = (line: string): string => writtenLine(line, { beside: [], isOver: false, tense: 'present' })[0] ?? '';
const then = (line: string): string => writtenLine(line, { beside: [], isOver: true, tense: 'past' })[0] ?? '';

describe('a line brought along from a CV', () => {
  it.each([
    'Ordering. Waste went from $900 to $80 a month, mostly by writing on boxes with a big pen',
    'Moving & Handling trainer for all new starters',
    'Plant closed in 2019. I stayed to hand over the keys',
    'Care Certificate 2021, NVQ 2 in care',
    'Packing of shelves',
    'Delivering engaging and inspiring lessons to five groups',
    'Operating manuals and price lists, German to English',
    'Acting shift lead for 14 weeks',
    'The drivers ask for my trailers',
    'Supported the head gardener in a wide variety of tasks',
    'Lock-keeper on the Great Ouse',
  ])('stays as it is: %s', (line) => {
    expect([now(line), then(line)]).toEqual([line, line]);
  });

  it.each([
    ['Serving customers on the till', 'Served customers on the till'],
    ['Answer the phone', 'Answered the phone'],
    ['Responsible for ordering office supplies', 'Ordered office supplies'],
    ['Kept the recieving log', 'Kept the receiving log'],
  ])('of a job that is over: %s', (line, told) => {
    expect(then(line)).toBe(told);
  });

  it('of the present job keeps its present', () => {
    expect(now('Order stock from two suppliers and chase it')).toBe('Order stock from two suppliers and chase it');
    expect(now('Handling cash and card payments')).toBe('Handle cash and card payments');
  });
});
