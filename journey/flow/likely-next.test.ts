import { expect, test } from 'vitest'
import { viewOf } from '../application/view.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { likelyNext } from './likely-next.ts'
import { reachable, recordUpTo, steps } from './sample-records.ts'

const before: readonly [ScreenId, ScreenId][] = [
  ['cards', 'card-details'],
  ['card-details', 'verify-mobile'],
  ['verify-mobile', 'verify-otp'],
  ['verify-otp', 'personal-details'],
]

test.each(before)('before there is an application, %s is followed by %s', (screen, next) => {
  expect(likelyNext(undefined, screen)).toBe(next)
})

const mainWay: readonly [ScreenId, ScreenId][] = [
  ['personal-details', 'more-personal-details'],
  ['more-personal-details', 'work-details'],
  ['work-details', 'confirm-home-address'],
  ['confirm-home-address', 'check-answers'],
  ['check-answers', 'congratulations'],
  ['congratulations', 'office-address'],
]

test.each(mainWay)('on the main way %s is followed by %s', (screen, next) => {
  expect(likelyNext(viewOf(recordUpTo(screen, 'NTB')), screen)).toBe(next)
})

test('with the office given, or none to give, the offer is followed by the identity check', () => {
  const offered = viewOf(recordUpTo('congratulations', 'NTB'))
  const given = { ...offered, facts: { ...offered.facts, officeSavedAt: '2026-11-19T05:30:00.000Z' } }
  expect(likelyNext(given, 'congratulations')).toBe('kyc')
  expect(likelyNext({ ...offered, workDetails: { employmentType: 'RETIRED' } }, 'congratulations')).toBe('kyc')
})

test('after the office comes the identity check for an approved application, the delivery address for a referred one', () => {
  const { facts } = recordUpTo('congratulations', 'NTB')
  const accepted = { ...facts, offer: { ...facts.offer, acceptedAt: '2026-11-19T05:30:00.000Z' } }
  const approved = viewOf({ ...recordUpTo('BRE_APPROVED', 'NTB'), facts: accepted })
  expect(likelyNext(approved, 'office-address')).toBe('kyc')
  expect(likelyNext(viewOf(recordUpTo('FIRST_BRE_REFERRED', 'NTB')), 'office-address')).toBe('delivery-address')
})

test('who has gone back goes on to where they stand', () => {
  expect(likelyNext(viewOf(recordUpTo('work-details', 'NTB')), 'personal-details')).toBe('work-details')
})

test.each(['NTB', 'ETB'] as const)('%s: a guess is a screen that somebody comes to from there', (customerType) => {
  const follows = new Set(steps(customerType).map(({ from, to }) => `${from} ${to}`))
  const guesses = reachable(customerType).flatMap(({ record, screen }) => {
    const next = likelyNext(viewOf(record), screen)
    return next ? [`${screen} ${next}`] : []
  })
  expect([...new Set(guesses)].filter((guess) => !follows.has(guess))).toEqual([])
})
