import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specifiedDesk } from '../../policy-for-tests.ts'
import { isDeskOpen, nextOpening } from '../calendar/opening-hours.ts'
import { videoKycOutcome } from './video-kyc.ts'
import { isFreshPosition, type RequirementFacts, unmetAddress, unmetRequirement } from './video-kyc-requirements.ts'
import { isWorkingDay, workingDayAfter } from '../calendar/working-days.ts'
import { isAadhaarFresh } from '../identity/aadhaar-fresh-until.ts'

const hours = { ...specifiedDesk, holidays: ['2026-11-24', '2026-11-25'] }

test.each([
  ['approved', { kind: 'decided', marker: 'VKYC_APPROVED', screen: 'submitted' }],
  [' Accepted', { kind: 'decided', marker: 'VKYC_APPROVED', screen: 'submitted' }],
  ['refer', { kind: 'decided', marker: 'PENDING', screen: 'kyc-unable-to-verify' }],
  ['DECLINE', { kind: 'decided', marker: 'VKYC_REJECT', screen: 'vkycRejection' }],
  ['waiting', { kind: 'going' }],
  ['ringing', { kind: 'going' }],
  ['inCall', { kind: 'going' }],
  ['ended', { kind: 'going' }],
  ['', { kind: 'unknown' }],
  ['rejected', { kind: 'unknown' }],
])('[NX-S-13, NX-S-14, NX-S-10, VK-07, VK-09] customer status "%s"', (status, outcome) =>
  expect(videoKycOutcome(status)).toEqual(outcome),
)

test.each([
  ['2026-11-21T09:29:59+05:30', false, 'Saturday, a second before'],
  ['2026-11-21T09:30:00+05:30', true, 'Saturday, opening'],
  ['2026-11-21T18:29:59+05:30', true, 'Saturday, the last second'],
  ['2026-11-21T18:30:00+05:30', false, 'Saturday, closing'],
  ['2026-11-22T12:00:00+05:30', false, 'Sunday'],
  ['2026-11-23T04:00:00Z', true, 'Monday 09:30 in another zone'],
  ['2026-11-23T03:59:59Z', false, 'Monday 09:29:59 in another zone'],
  ['2026-11-24T12:00:00+05:30', false, 'a holiday'],
  ['nonsense', false, 'no instant'],
])('[VK-05, VK-06, CO-42] at %s the desk is open: %s (%s)', (at, open) => expect(isDeskOpen(at, hours)).toBe(open))

test.each([
  ['2026-11-21T08:00:00+05:30', '2026-11-21T09:30:00+05:30'],
  ['2026-11-21T12:00:00+05:30', '2026-11-21T12:00:00+05:30'],
  ['2026-11-21T18:30:00+05:30', '2026-11-23T09:30:00+05:30'],
  ['2026-11-23T23:00:00+05:30', '2026-11-26T09:30:00+05:30'],
  ['2026-11-22T20:00:00Z', '2026-11-23T09:30:00+05:30'],
])('[CO-42] at %s the next opening is %s', (at, opening) => expect(nextOpening(at, hours)).toBe(opening))

test('a desk without working days never opens', () => {
  expect(nextOpening('2026-11-21T08:00:00+05:30', { ...hours, weekdays: [] })).toBeUndefined()
  expect(nextOpening('2026-11-21T08:00:00+05:30', { ...hours, opens: '19:00' })).toBeUndefined()
  expect(nextOpening('nonsense', hours)).toBeUndefined()
})

test('working days leave out Sundays and holidays', () => {
  expect(isWorkingDay('2026-11-22', hours)).toBe(false)
  expect(isWorkingDay('2026-11-24', hours)).toBe(false)
  expect([1, 2, 3].map((count) => workingDayAfter('2026-11-21', count, hours))).toEqual([
    '2026-11-23',
    '2026-11-26',
    '2026-11-27',
  ])
  expect(workingDayAfter('2026-11-21', 1, { ...hours, weekdays: [] })).toBeUndefined()
})

test.each([
  ['2026-11-21T12:00:00+05:30', true],
  ['2026-11-27T12:00:00+05:30', true],
  ['2026-11-28T12:00:00+05:30', false],
  ['2030-01-01T12:00:00+05:30', false],
])('[VK-12] an Aadhaar check of Saturday 21/11 is good at %s: %s', (at, fresh) => {
  expect(isAadhaarFresh('2026-11-21T18:00:00+05:30', at, hours)).toBe(fresh)
  expect(isAadhaarFresh('', at, hours)).toBe(false)
})

const at = '2026-11-21T12:00:00+05:30'
const met: RequirementFacts = {
  position: { insideIndia: true, at: '2026-11-21T11:59:00+05:30' },
  browserSupported: true,
  smartphone: true,
  desktopAllowed: false,
}
test.each([
  ['all met', {}, undefined],
  ['a desktop', { smartphone: false }, { unmet: 'smartphone', type: 'mobileBrowserOnly' }],
  ['a desktop, allowed', { smartphone: false, desktopAllowed: true }, undefined],
  ['an old browser', { browserSupported: false, smartphone: false }, { unmet: 'browser' }],
  ['no position', { position: undefined }, { unmet: 'position', type: 'locationDenied' }],
  ['a position abroad', { position: { insideIndia: false, at } }, { unmet: 'india', type: 'P105' }],
])('[VK-02, VK-03, VK-04, EC-09, EC-10] requirements: %s', (_what, facts, unmet) =>
  expect(unmetRequirement({ ...met, ...facts }, at, hours)).toEqual(unmet),
)

test.each([
  ['inside', { insideIndia: true, spoofed: false }, undefined],
  ['abroad', { insideIndia: false, spoofed: false }, { unmet: 'india', type: 'P106' }],
  ['hidden', { insideIndia: true, spoofed: true }, { unmet: 'india', type: 'P106' }],
])('[VK-02, EC-10] an address %s', (_what, address, unmet) => expect(unmetAddress(address)).toEqual(unmet))

test('[VK-05, VK-06] outside hours the next opening is given', () => {
  expect(unmetRequirement(met, '2026-11-22T12:00:00+05:30', hours)).toEqual({
    unmet: 'hours',
    nextOpening: '2026-11-23T09:30:00+05:30',
  })
  expect(unmetRequirement(met, at, { ...hours, weekdays: [] })).toEqual({ unmet: 'hours' })
})

test('[CO-32, CO-58] a position is used for 150 seconds', () => {
  const now = '2026-11-21T06:30:00.000Z'
  expect(isFreshPosition('2026-11-21T06:27:30.000Z', now, specifiedDesk)).toBe(true)
  expect(isFreshPosition('2026-11-21T06:27:29.999Z', now, specifiedDesk)).toBe(false)
  expect(isFreshPosition('nonsense', now, specifiedDesk)).toBe(false)
  expect(isFreshPosition('2026-11-21T06:30:30.000Z', now, specifiedDesk)).toBe(true)
  expect(isFreshPosition('2026-11-21T06:30:30.001Z', now, specifiedDesk)).toBe(false)
  expect(isFreshPosition('2099-01-01T00:00:00.000Z', now, specifiedDesk)).toBe(false)
})

test('[NX-S-13, NX-S-14] no word but the four decides, whatever comes; case and blanks never matter', () => {
  const deciding = ['approved', 'accepted', 'refer', 'decline']
  const blank = fc.constantFrom('', ' ', '\t')
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...deciding, '__proto__', 'toString')),
      blank,
      (word, space) => {
        const plain = videoKycOutcome(word)
        expect(videoKycOutcome(`${space}${word.toUpperCase()}${space}`).kind === 'decided').toBe(
          deciding.includes(word.toUpperCase().trim().toLowerCase()),
        )
        expect(plain.kind === 'decided').toBe(deciding.includes(word.trim().toLowerCase()))
      },
    ),
  )
})
