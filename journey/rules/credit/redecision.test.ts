import { expect, test } from 'vitest'
import { isRedecision, officeAsksAgain } from './redecision.ts'

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
