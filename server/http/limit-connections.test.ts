import { expect, test } from 'vitest';
import { networkOf } from './limit-connections.ts';

test.each([
  ['203.0.113.6', '203.0.113.6'],
  ['::ffff:203.0.113.6', '203.0.113.6'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001::5:1:2:3:4', '2001:0:0:5::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
