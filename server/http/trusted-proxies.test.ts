import { expect, test } from 'vitest';
import { addressKey } from './trusted-proxies.ts';

test.each([
  ['203.0.113.6', '203.0.113.6'],
  ['::ffff:203.0.113.6', '203.0.113.6'],
  ['::FFFF:CB00:7106', '203.0.113.6'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('addressKey of %s is %s', (address, key) => expect(addressKey(address)).toBe(key));
