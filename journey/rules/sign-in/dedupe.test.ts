import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dedupeOutcome, isSuspicious } from './dedupe.ts'

const crns = (...statuses: (string | null | undefined)[]) =>
  statuses.map((status, index) => ({ crn: `CRN${index}`, status }))
const ntb = { to: 'create', customerType: 'NTB', screen: 'personal-details' }
const etb = (screen: string, count: number) => ({
  to: 'create',
  customerType: 'ETB',
  screen,
  crns: crns(...Array<string>(count).fill('')).map(({ crn }) => crn),
})

test.each([
  ['LG-07', crns(''), false, etb('dob', 1)],
  ['LG-07', crns(null), true, etb('dob', 1)],
  ['LG-07', crns(undefined), true, etb('dob', 1)],
  ['LG-07', crns(' SUS '), false, etb('dob', 1)],
  ['LG-07', crns('ACTIVE', 'sus'), false, etb('multiple-crn', 2)],
  ['LG-08', crns('ACTIVE'), false, { to: 'externalEtb' }],
  ['LG-08', crns(), false, { to: 'externalEtb' }],
  ['LG-08', crns(), 'False', { to: 'externalEtb' }],
  ['LG-08', crns(), 'n', { to: 'externalEtb' }],
  ['LG-29', crns('ACTIVE'), true, etb('dob', 1)],
  ['LG-29', crns('ACTIVE', 'DORMANT', 'CLOSED'), true, etb('multiple-crn', 3)],
  ['LG-29', crns('ACTIVE'), undefined, etb('dob', 1)],
  ['LG-11', crns(), true, ntb],
  ['LG-11', crns(), undefined, ntb],
  ['LG-11', crns(), 'true', ntb],
] as const)('[LG-07, LG-08, LG-11, LG-29, CO-28] dedupe, %s: %j, etbFlow %s', (_id, customers, etbFlow, expected) =>
  expect(dedupeOutcome({ customers, etbFlow })).toEqual(expected),
)

test.each([
  [true, true, etb('crn', 0)],
  ['Y', true, etb('crn', 0)],
  ['true', undefined, etb('crn', 0)],
  [false, true, ntb],
  ['N', true, ntb],
  [true, false, { to: 'externalEtb' }],
] as const)('[LG-29] known to the bank %s without a CRN, etbFlow %s', (customerKnown, etbFlow, expected) =>
  expect(dedupeOutcome({ customers: [], etbFlow, customerKnown })).toEqual(expected),
)

test('[LG-21, LG-22] a new ETB application begins at its CRN or date of birth, an NTB one at personal details', () => {
  const screens = [crns(), crns('ACTIVE'), crns('ACTIVE', 'ACTIVE')].map((customers) => {
    const outcome = dedupeOutcome({ customers, etbFlow: true, customerKnown: customers.length > 0 })
    return outcome.to === 'create' ? outcome.screen : outcome.to
  })
  expect(screens).toEqual(['personal-details', 'dob', 'multiple-crn'])
})

const flag = fc.constantFrom(undefined, true, false, 'true', 'False', 'Y', ' n ', '')
const status = fc.oneof(fc.constantFrom('ACTIVE', 'sus', ' SUS ', '', null, undefined), fc.string({ unit: 'binary' }))
const customersOf = fc.array(fc.record({ crn: fc.string(), status }), { maxLength: 5 })

test('[LG-07, LG-08, LG-11, LG-29, CO-28] whatever core banking answers: suspicious ones stay, none without a sign is new', () => {
  fc.assert(
    fc.property(customersOf, flag, flag, (customers, etbFlow, customerKnown) => {
      const got = dedupeOutcome({ customers, etbFlow, customerKnown })
      if (customers.some((one) => isSuspicious(one.status))) expect(got.to).toBe('create')
      if (got.to === 'externalEtb') expect(String(etbFlow).trim().toLowerCase()).toMatch(/^(false|n)$/)
      else if (got.customerType === 'ETB') {
        expect(got.crns).toEqual(customers.map(({ crn }) => crn))
        expect(got.screen).toBe((['crn', 'dob'] as const)[customers.length] ?? 'multiple-crn')
      } else expect(customers).toEqual([])
    }),
  )
})
