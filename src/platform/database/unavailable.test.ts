import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { troubleOf } from './unavailable.ts';

const coded = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

describe('what of a driver says that the database is away', () => {
  test.each([
    ['nobody listens', coded('ECONNREFUSED')],
    ['nobody listens on any address of the name', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
    ['cut', coded('ECONNRESET')],
    ['silent', coded('ETIMEDOUT')],
    ['no such name just now', coded('EAI_AGAIN')],
    ['stopped by its administrator', coded('57P01', 'terminating connection due to administrator command')],
    ['crashed', coded('57P02')],
    ['starting or stopping', coded('57P03', 'the database system is shutting down')],
    ['too many connections', coded('53300', 'sorry, too many clients already')],
    ['out of memory', coded('53200')],
    ['connection failure', coded('08006')],
    ['a standby that only reads', coded('25006')],
    ['cut within a query, as pg says it', new Error('Connection terminated unexpectedly')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that did not come about', new Error('Connection terminated due to connection timeout', { cause: new Error('timeout expired') })],
    ['a connection broken before', new Error('Client has encountered a connection error and is not queryable')],
    ['a copy of an error, as the queue tells of it', { code: '57P01', message: 'x (Queue: roast)' }],
    ['wrapped by Drizzle', new DrizzleQueryError('select 1', [], coded('ECONNREFUSED'))],
  ])('%s', (_what, error) => {
    expect(troubleOf(error)).toBe('DATABASE_UNAVAILABLE');
  });
});

test.each([coded('53100', 'could not extend file'), coded('ENOSPC'), new DrizzleQueryError('insert', [], coded('53100'))])('no room: %s', (error) => {
  expect(troubleOf(error)).toBe('DISK_FULL');
});

test.each([
  ['a row that is there already', coded('23505')],
  ['not valid', coded('22P02')],
  ['a deadlock', coded('40P01')],
  ['a fault of ours', new TypeError('undefined is not a function')],
  ['a code that only begins like one', coded('08')],
  ['no error', 'ECONNREFUSED'],
])('%s is another matter', (_what, error) => {
  expect(troubleOf(error)).toBeNull();
});
