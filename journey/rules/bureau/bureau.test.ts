import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from '../../fields/dates.ts'
import { specifiedPolicy } from '../../policy-for-tests.ts'
import { bureauAddresses, streetOf } from './bureau-addresses.ts'
import { isUsableReport, nextBureau } from './bureau-enquiry.ts'

const today = '2026-11-21'
const entry = (type: string, reportedDate: string, id = 0) => ({ type, reportedDate, id })

test.each([
  ['primary', '2026-11-21', true],
  ['PERMANENT', '2026-06-01', true],
  [' Primary ', '2025-11-22', true],
  ['primary', '2025-11-21', true],
  ['primary', '2025-11-20', false],
  ['primary', '2026-11-22', false],
  ['office', '2026-11-01', false],
  ['', '2026-11-01', false],
  ['primary', '', false],
  ['primary', '2026-02-31', false],
  ['primary', '2025-11-20T18:30:00Z', true],
  ['primary', '2025-11-20T18:29:59Z', false],
])('[BU-01, BU-05, CO-16] entry of type "%s" reported on %s is kept: %s', (type, reportedDate, kept) =>
  expect(bureauAddresses([entry(type, reportedDate)], today, specifiedPolicy)).toHaveLength(kept ? 1 : 0),
)

test.each([
  ['2028-02-29', '2027-02-28', true],
  ['2028-02-29', '2027-02-27', false],
])('[BU-05] on %s an entry of %s is kept: %s', (day, reportedDate, kept) =>
  expect(bureauAddresses([entry('primary', reportedDate)], day, specifiedPolicy)).toHaveLength(kept ? 1 : 0),
)

test('[BU-02, BU-03, BU-04] newest first, ties in the report’s order, at most three', () => {
  const entries = [
    entry('primary', '2026-01-01', 1),
    entry('permanent', '2026-05-01', 2),
    entry('primary', '2026-05-01', 3),
    entry('office', '2026-11-01', 4),
    entry('primary', '2026-10-01', 5),
  ]
  expect(bureauAddresses(entries, today, specifiedPolicy).map(({ id }) => id)).toEqual([5, 2, 3])
  expect(bureauAddresses(entries, today, { bureauAddressMonths: 1, bureauAddressLimit: 3 })).toHaveLength(0)
  expect(bureauAddresses(entries, today, { ...specifiedPolicy, bureauAddressLimit: 5 }).map(({ id }) => id)).toEqual([
    5, 2, 3, 1,
  ])
})

test('[BU-01, BU-02, BU-03] laws over generated reports', () => {
  const day = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const report = fc.array(fc.record({ type: fc.constantFrom('primary', 'Permanent', 'office'), reportedDate: day }))
  fc.assert(
    fc.property(report, day, (entries, now) => {
      const kept = bureauAddresses(entries, now, specifiedPolicy)
      const dates = kept.map(({ reportedDate }) => reportedDate)
      expect(kept.length).toBeLessThanOrEqual(3)
      expect(dates).toEqual([...dates].sort().reverse())
      expect(dates.every((date) => date >= addMonths(now, -12) && date <= now)).toBe(true)
      expect(kept.every((one) => entries.includes(one) && one.type !== 'office')).toBe(true)
    }),
  )
})

test.each([
  [{}, 'first'],
  [{ first: 'record' }, 'done'],
  [{ first: 'noRecord' }, 'second'],
  [{ first: 'failed' }, 'second'],
  [{ first: 'noRecord', second: 'record' }, 'done'],
  [{ first: 'failed', second: 'noRecord' }, 'none'],
  [{ first: 'noRecord', second: 'failed' }, 'none'],
  [{ first: 'noRecord', second: 'noRecord' }, 'none'],
  [{ first: 'failed', second: 'failed' }, 'failed'],
] as const)('[CO-17, CO-60] bureaus %j → %s', (asked, next) => expect(nextBureau(asked)).toBe(next))

test.each([
  ['2026-11-21', 30, true],
  ['2026-10-22', 30, true],
  ['2026-10-21', 30, false],
  ['2026-11-22', 30, false],
  ['2026-11-21', 0, true],
  ['2026-11-20', 0, false],
])('[BU-05, CO-60] a report of %s that may be %i days old is used: %s', (day, maxAgeDays, used) => {
  const report = { for: 'asha', day }
  expect(isUsableReport(report, 'asha', today, maxAgeDays)).toBe(used)
  expect(isUsableReport(report, 'ravi', today, maxAgeDays)).toBe(false)
  expect(isUsableReport(undefined, 'asha', today, maxAgeDays)).toBe(false)
})

const place = { city: 'Pune', state: 'Maharashtra', pincode: '411001' }
test('an entry that breaks the rules of a typed address is no address', () => {
  expect(streetOf({ ...place, text: '21 Shanti Kunj Near Clock Tower Camp Area' }, today)).toMatchObject({
    addressLine1: '21 Shanti Kunj Near Clock',
    addressLine2: 'Tower Camp Area',
  })
  for (const text of [
    '### --- ###',
    '',
    '21 Shanti Kunj',
    '२१ शांति कुंज क्लॉक टावर के पास कैम्प क्षेत्र पुणे',
    '21 Shanti Kunj Clock Tower शांति कुंज Camp Area Pune',
    '-----------------------------------------------------------',
    'A'.repeat(131),
  ])
    expect([text, streetOf({ ...place, text }, today)]).toEqual([text, undefined])
  const text = '21 Shanti Kunj Near Clock Tower Camp Area'
  for (const wrong of [{ city: '##' }, { city: 'पुणे' }, { state: '' }, { state: '12' }, { pincode: '000000' }])
    expect([wrong, streetOf({ ...place, ...wrong, text }, today)]).toEqual([wrong, undefined])
})
