import { expect, test } from 'vitest'
import { specifiedPolicy } from '../../policy-for-tests.ts'
import { errorOfSpentTries, nextFailureCount } from './attempts.ts'
import { resendWait } from './resend-countdown.ts'
import { mayResend, socialTrustPayload, socialTrustResends } from '../credit/social-trust.ts'

test('[LG-24] the visible failure counter goes 1, 2, 3, 1', () => {
  const counts = [0]
  for (let press = 0; press < 7; press++) counts.push(nextFailureCount(counts[press] ?? 0))
  expect(counts.slice(1)).toEqual([1, 2, 3, 1, 2, 3, 1])
  expect(nextFailureCount(7)).toBe(1)
})

test('[EC-48] the error screens of spent tries', () => {
  expect(errorOfSpentTries).toEqual({ pan: 'P102', crn: 'crnAttemptsExceeded', birthDate: 'dobMismatch' })
})

test('[LG-25, CA-21, CA-26, CO-09] social trust: three presses send, the fourth sends nothing', () => {
  expect(socialTrustResends).toBe(3)
  expect([0, 1, 2, 3, 4].map(mayResend)).toEqual([true, true, true, false, false])
})

test('[EN-35, SC-48] the social-trust payload: an answered code, or N for a skip', () => {
  expect(socialTrustPayload('TS1', '1234')).toEqual({ trustingSocial: 'Y', tsOTP: '1234', tsRequestId: 'TS1' })
  expect(socialTrustPayload('TS1', undefined)).toEqual({ trustingSocial: 'N', tsRequestId: 'TS1' })
})

test('[CO-08, CO-56] the countdown is 90 seconds first, 30 later', () => {
  expect([0, 1, 2, 3, 10].map((sent) => resendWait(sent, specifiedPolicy))).toEqual([90, 90, 30, 30, 30])
  expect([1, 2].map((sent) => resendWait(sent, { resendSeconds: { first: 60, later: 45 } }))).toEqual([60, 45])
})
