import { describe, expect, it } from 'vitest';
import { isSameButTense, writtenLine } from './written-line.ts';

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
    'Care staff rotas for two wards',
    'Working at the harbour entailed the same ropes and the same rain',
    'Responsible for ordering and selling stock',
    'Responsible for support via phone, fax, email, and person-to-person contact',
  ])('stays as it is: %s', (line) => {
    expect([now(line), then(line)]).toEqual([line, line]);
  });

  it.each([
    ['Serving customers on the till', 'Served customers on the till'],
    ['Answer the phone', 'Answered the phone'],
    ['Responsible for ordering office supplies', 'Ordered office supplies'],
    ['Kept the recieving log', 'Kept the receiving log'],
    ['Compose and revise legal documents for attorneys', 'Composed and revised legal documents for attorneys'],
    ['Participates in staff training', 'Participated in staff training'],
    ['Conduct home visits to families', 'Conducted home visits to families'],
    ['Manage and frobnicate the rota', 'Manage and frobnicate the rota'],
  ])('of a job that is over: %s', (line, told) => {
    expect(then(line)).toBe(told);
  });

  it('of the present job keeps its present', () => {
    expect(now('Order stock from two suppliers and chase it')).toBe('Order stock from two suppliers and chase it');
    expect(now('Handling cash and card payments')).toBe('Handle cash and card payments');
    expect(now('Opening and closing the store when the manager is off')).toBe('Open and close the store when the manager is off');
    expect(now('Responsible for recruiting drivers for the depot')).toBe('Recruit drivers for the depot');
  });

  it('is the same line where only its verbs stand in another tense', () => {
    expect(isSameButTense('Monitor and record activity', 'Monitoring and recording activity')).toBe(true);
    expect(isSameButTense('Monitor activity', 'Monitoring and recording activity')).toBe(false);
    expect(isSameButTense('Manage the accounts', 'Managing the account')).toBe(false);
  });
});
