import { expect, test } from 'vitest'
import { addressOf, networkOf } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aa:bbcc:1:2:3:4', '2001:db8:aa:bbcc::/64', '2001:db8:aa:bb00::/56'],
  ['2001:DB8:AA:BBCC::1', '2001:db8:aa:bbcc::/64', '2001:db8:aa:bb00::/56'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
  ['203.0.113.77:50412', '203.0.113.77', '203.0.113.0/24'],
  ['[2001:db8:aa:bbcc::1]:50412', '2001:db8:aa:bbcc::/64', '2001:db8:aa:bb00::/56'],
  ['[2001:db8:aa:bbcc::1]', '2001:db8:aa:bbcc::/64', '2001:db8:aa:bb00::/56'],
  ['[::ffff:203.0.113.77]:1', '203.0.113.77', '203.0.113.0/24'],
  ['unknown', 'unknown', 'unknown'],
  ['_made-up-1', 'unknown', 'unknown'],
  ['203.0.113.777', 'unknown', 'unknown'],
  ['', 'unknown', 'unknown'],
])('%s is counted as %s within %s', (ip, address, prefix) => {
  expect(networkOf(ip)).toEqual({ address, prefix })
})

test('the bank’s check of an address gets it without the port that a proxy wrote behind it', () => {
  expect(addressOf('203.0.113.77:50412')).toBe('203.0.113.77')
  expect(addressOf('[2001:db8::1]:443')).toBe('2001:db8::1')
})
