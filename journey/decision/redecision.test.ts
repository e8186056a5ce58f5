import { expect, test } from 'vitest'
import { finalDecisionOutcome } from './final-decision.ts'
import { asksDecisionAgain, isRedecision } from './redecision.ts'
import { answerSoftOffer, screenOfBreReject } from './soft-offer.ts'

test.each([
  ['NTB', 0, false],
  ['NTB', 1, true],
  ['NTB', 2, true],
  ['ETB', 0, true],
  ['ETB', 1, true],
] as const)('[BR-20] %s after %i runs is a re-decision: %s', (customerType, runs, again) =>
  expect(isRedecision(customerType, runs)).toBe(again),
)

test('[BR-20] [PC-05] what runs the decision again', () => {
  for (const event of ['socialTrustAnswered', 'socialTrustSkipped'] as const) {
    expect(asksDecisionAgain(event, { runs: 1 })).toBe(true)
  }
  expect(asksDecisionAgain('homeAddressChanged', { runs: 0 })).toBe(false)
  expect(asksDecisionAgain('homeAddressChanged', { runs: 1 })).toBe(true)
  for (const systemDecision of ['approve', 'refer', 'reject', undefined]) {
    for (const journeyMode of ['STP', 'SSTP', 'NSTP', undefined]) {
      expect(asksDecisionAgain('officeAddressSaved', { systemDecision, journeyMode, runs: 1 })).toBe(
        systemDecision === 'refer' && journeyMode !== 'NSTP',
      )
    }
  }
})

test('[BR-20] the final decision: approve, reject, and nothing else', () => {
  expect(finalDecisionOutcome({ systemDecision: ' approve' })).toEqual({ marker: 'FINAL_BRE_APPROVED' })
  expect(finalDecisionOutcome({ systemDecision: 'REJECT' })).toEqual({
    marker: 'FINAL_BRE_REJECT',
    setsRejectedDate: true,
  })
  for (const systemDecision of ['refer', '', undefined, 'approved']) {
    expect(finalDecisionOutcome({ systemDecision })).toEqual({ kind: 'error' })
  }
})

test('[BR-18] a soft reject: offer, then regret or the decision again', () => {
  expect(screenOfBreReject('open')).toBe('credit-card')
  expect(screenOfBreReject('declined')).toBe('regret')
  expect([screenOfBreReject(undefined), screenOfBreReject('accepted')]).toEqual(['rejected', 'rejected'])
  expect(answerSoftOffer(true)).toEqual({ offer: 'accepted', decide: true, setsRejectedDate: false })
  expect(answerSoftOffer(false)).toEqual({ offer: 'declined', decide: false, setsRejectedDate: true })
})
