import { expect, test } from 'vitest';
import { networkKey } from './rate-limiter.ts';

test('one IPv6 network is one visitor, two are two', () => {
  expect(networkKey('2001:db8:1:2::1')).toBe(networkKey('2001:db8:1:2:ffff:eeee:dddd:cccc'));
  expect(networkKey('2001:db8:1:2::1')).toBe(networkKey('2001:0DB8:0001:0002::9'));
  expect(networkKey('2001:db8:1:3::1')).not.toBe(networkKey('2001:db8:1:2::1'));
  expect(networkKey('::1')).not.toBe(networkKey('2001:db8:1:2::1'));
});

test('an IPv4 address is itself, however it is written', () => {
  expect(networkKey('::ffff:192.0.2.7')).toBe(networkKey('192.0.2.7'));
  expect(networkKey('192.0.2.8')).not.toBe(networkKey('192.0.2.7'));
  expect(networkKey('192.0.2.7')).not.toContain('192');
});
