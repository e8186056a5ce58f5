import { expect, test } from 'vitest'
import { productDetails } from './responses.ts'
import { loadMasterData } from './load.ts'

// The values that the specification and the rulings name. A bank may change them; the shipped data has exactly these.
const master = loadMasterData()
const { policy } = master

test('[RO-02, RO-03, RO-04, RO-13, CO-19] the channels and the partner’s client id', () => {
  expect(policy.channels).toEqual({
    default: 'SF95',
    partner: 'SF70',
    webAnalytics: 'SF96',
    telecaller: ['SF80', 'SF81'],
  })
  expect(policy.partnerClientId).toBe('PARTNER01')
})

test('[RO-08, CO-27] the restricted products', () => expect(policy.restrictedProducts).toEqual(['172', '746']))

test('[SP-17] the products of the digital account', () =>
  expect(policy.digitalAccountProducts).toEqual(['U811', 'U811R']))

test('[SP-16] the fashion retailer’s cards', () => expect(policy.retailerProducts).toEqual(['VSTR']))

test('[CO-20] the default theme', () => expect(policy.defaultTheme).toBe('pvrb'))

test('[BR-18, LG-27, LG-28] the codes of soft and redirecting rejections, and the days of a block', () => {
  expect(policy.softRejectCodes).toEqual(['SR01', 'SR02'])
  expect(policy.redirectingRejectionCode).toBe('IR01')
  expect(policy.rejectionBlockDays).toBe(180)
})

test('[CO-26, CO-59] the vertical cards are drawn upright, all others flat', () => {
  const vertical = ['INDP', 'INDS', 'U811', 'U811R', 'BIZV', 'BIZM', '6EPN', '6ESN', '6ERP', '6ERS']
  expect(policy.verticalCardProducts).toEqual(vertical)
  const products = productDetails(master, {}) ?? []
  expect(products.length).toBeGreaterThan(10)
  for (const { productCode, art } of products)
    expect([productCode, art.orientation]).toEqual([
      productCode,
      vertical.includes(productCode) ? 'vertical' : 'horizontal',
    ])
})

test('[CO-16, CO-36, CO-39, BU-04] the numbers of a credit report’s addresses, salary slips and the delivery', () => {
  expect(policy).toMatchObject({
    bureauAddressMonths: 12,
    bureauAddressLimit: 3,
    salarySlipMonths: 3,
    deliveryWorkingDays: 7,
    reviewHours: 72,
  })
})

test('[CO-42, CO-58, VK-12] the hours of the video KYC desk, and what it demands', () => {
  expect(master.videoKyc).toEqual({
    days: [1, 2, 3, 4, 5, 6],
    opens: '09:30',
    closes: '18:30',
    locationMaxAgeMs: 150_000,
    aadhaarFreshWorkingDays: 3,
    booking: { minutes: 30, callsPerSlot: 4, workingDaysAhead: 5, reminderMinutes: 15 },
    handOff: { linkMinutes: 10, linksPerDay: 10 },
  })
})

test('[LG-32, EC-48, CO-08, CO-56] the limits of codes and tries, and the waits between codes', () => {
  expect(policy.attempts).toEqual({
    wrongEntriesPerCode: 3,
    voidedCodesBeforeLock: 3,
    lockMinutes: 30,
    codesPerHour: 5,
    triesPerDay: 3,
  })
  expect(policy.codeMinutes).toBe(5)
  expect(policy.resendSeconds).toEqual({ first: 90, later: 30 })
})
