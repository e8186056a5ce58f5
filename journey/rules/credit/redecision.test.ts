import { expect, test } from 'vitest'
import type { ApplicationView } from '../../application/view.ts'
import { isOfferedAgain, isRedecision, officeAsksAgain } from './redecision.ts'

test.each([
  ['NTB', 0, false],
  ['NTB', 1, true],
  ['NTB', 2, true],
  ['ETB', 0, true],
  ['ETB', 1, true],
] as const)('[BR-20] %s after %i runs is a re-decision: %s', (customerType, runs, again) =>
  expect(isRedecision(customerType, runs)).toBe(again),
)

test('[BR-20, PC-05] a saved office address asks the decision again after a refer outside NSTP', () => {
  for (const systemDecision of ['approve', 'refer', 'reject', undefined]) {
    for (const journeyMode of ['STP', 'SSTP', 'NSTP', undefined]) {
      expect(officeAsksAgain({ systemDecision, journeyMode })).toBe(
        systemDecision === 'refer' && journeyMode !== 'NSTP',
      )
    }
  }
})

test('[BR-20] the offer is made again only where the decision ran after its acceptance', () => {
  const [before, at, after] = ['2026-11-20T10:59:00+05:30', '2026-11-20T11:00:00+05:30', '2026-11-20T11:02:00+05:30']
  const offer = { acceptedAt: at }
  const again = (facts: object) => isOfferedAgain({ facts } as ApplicationView)
  expect(again({})).toBe(false)
  expect(again({ officeSavedAt: before })).toBe(false)
  expect(again({ offer })).toBe(false)
  expect(again({ offer, officeSavedAt: before })).toBe(false)
  expect(again({ offer, officeSavedAt: after })).toBe(true)
})
