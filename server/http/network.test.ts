import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aa:bbcc:1:2:3:4', '2001:db8:aa:bbcc::/64', '2001:db8:aa:bb00::/56'],
  ['2001:DB8:AA:BBCC::1', '2001:db8:aa:bbcc::/64', '2001:db8:aa:bb00::/56'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
  ['unknown', 'unknown', 'unknown'],
])('%s is counted as %s within %s', (ip, address, prefix) => {
  expect(networkOf(ip)).toEqual({ address, prefix })
})
