import { expect, test } from 'vitest'
import { concernsCard } from './partner-consents.ts'

const policy = { retailerProducts: ['VSTR'] }

test.each([
  ['TNC', { productCode: 'pvrb' }, true],
  ['PARTNER_STATUS', { productCode: 'pvrb' }, false],
  ['PARTNER_STATUS', { productCode: 'vstr' }, true],
  ['PARTNER_STATUS', { productCode: 'vayu', isAirlineCobrand: true }, false],
  ['AIRLINE', { productCode: 'vayu', isAirlineCobrand: true }, true],
  ['AIRLINE', { productCode: 'vstr', isAirlineCobrand: false }, false],
])('[SP-16] %s for %o: %s', (code, card, concerns) => {
  expect(concernsCard(code, card, policy)).toBe(concerns)
})
