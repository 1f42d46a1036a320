import { expect, test } from 'vitest';
import { networkKey } from './rate-limiter.ts';

const SECRET = 'not in the database';

test('one IPv6 network is one visitor, two are two', () => {
  expect(networkKey('2001:db8:1:2::1', SECRET)).toBe(networkKey('2001:db8:1:2:ffff:eeee:dddd:cccc', SECRET));
  expect(networkKey('2001:db8:1:2::1', SECRET)).toBe(networkKey('2001:0DB8:0001:0002::9', SECRET));
  expect(networkKey('2001:db8:1:3::1', SECRET)).not.toBe(networkKey('2001:db8:1:2::1', SECRET));
  expect(networkKey('::1', SECRET)).not.toBe(networkKey('2001:db8:1:2::1', SECRET));
});

test('an IPv4 address is itself, however it is written', () => {
  expect(networkKey('::ffff:192.0.2.7', SECRET)).toBe(networkKey('192.0.2.7', SECRET));
  expect(networkKey('192.0.2.8', SECRET)).not.toBe(networkKey('192.0.2.7', SECRET));
  expect(networkKey('192.0.2.7', SECRET)).not.toContain('192');
});

test('who has the keys and not the secret cannot find out whose they are', () => {
  expect(networkKey('192.0.2.7', 'another secret')).not.toBe(networkKey('192.0.2.7', SECRET));
});
