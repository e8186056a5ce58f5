import { expect, test } from 'vitest'
import { specifiedPolicy } from '../../policy-for-tests.ts'
import { asksPartnerStatus } from './partner-status.ts'

test.each([
  ['VSTR', 'SF70', true],
  ['vstr', 'sf70', true],
  ['VSTR', 'SF95', false],
  ['VSTR', undefined, false],
  ['172', 'SF70', false],
])(
  '[SP-12, SP-16] %s by %s: whether the retailer may hear of the status is asked: %s',
  (productCode, channelCode, asks) =>
    expect(asksPartnerStatus({ productCode, channelCode }, specifiedPolicy)).toBe(asks),
)
