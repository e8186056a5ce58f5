import { expect, test } from 'vitest'
import type { OutboxEntry } from '../store/records.ts'
import { isJobKind, jobPayloads, type JobKind, payloadOf } from './kinds.ts'

/** An entry of each kind, as it is written. */
const entries: { [Kind in JobKind]: Extract<OutboxEntry, { kind: Kind }> } = {
  'back-office': { kind: 'back-office', payload: { marker: 'LOS_PUSH', looks: 2 } },
  message: { kind: 'message', payload: { template: 'CARD_READY' } },
  'apply-again': { kind: 'apply-again', payload: { day: '2027-05-20' } },
  'decision-letter': { kind: 'decision-letter', payload: { letterIn: 'hi' } },
  contest: { kind: 'contest', payload: { of: '2026-11-20T12:00:00.000Z', looks: 2 } },
  'late-code': {
    kind: 'late-code',
    payload: { template: 'MOBILE_OTP', channel: 'voice', to: '9876543210', language: 'hi' },
  },
  'terms-copy': {
    kind: 'terms-copy',
    payload: {
      productLogo: 'utsav',
      feeCode: 'UTSV0',
      language: 'en',
      acceptedAt: '2026-11-20T12:00:00.000Z',
      accepted: { version: '1.1', documents: ['f00d'] },
    },
  },
  'erase-application': { kind: 'erase-application' },
  'erase-ended': { kind: 'erase-ended' },
  'erase-files': { kind: 'erase-files' },
  'sweep-files': { kind: 'sweep-files' },
  'mobile-check': { kind: 'mobile-check', payload: { unansweredOn: '2026-11-20' } },
  'liability-details': { kind: 'liability-details', payload: { crn: '20010011' } },
  reminder: { kind: 'reminder', payload: { sent: 1, looks: 2 } },
  'call-booked': { kind: 'call-booked', payload: { bookedFor: 1, bookedAt: 2 } },
  'call-reminder': { kind: 'call-reminder', payload: { startsAt: 1, bookedAt: 2 } },
  'desk-opens': { kind: 'desk-opens', payload: { opensAt: '2026-11-20T09:30:00+05:30' } },
  'hand-off-link': { kind: 'hand-off-link', payload: { transactionId: 't', language: 'en', expiresAt: 1 } },
  'continue-link': { kind: 'continue-link', payload: { language: 'hi' } },
  'answers-copy': { kind: 'answers-copy', payload: { hash: 'f00d', to: 'asha@example.com' } },
  'close-applications': { kind: 'close-applications' },
  'whatsapp-consent': { kind: 'whatsapp-consent', payload: { action: 'OPTIN' } },
  'ended-consent': { kind: 'ended-consent', payload: { code: 'UPI' } },
  'card-activation': { kind: 'card-activation' },
  'mobile-banking': { kind: 'mobile-banking', payload: { on: true, entry: 'e1' } },
  'retailer-status': { kind: 'retailer-status', payload: { looks: 3, times: 1, told: 'open' } },
  'prepared-messages': { kind: 'prepared-messages', payload: { requestId: 'r1', clientId: 'c1' } },
  'telecaller-told': { kind: 'telecaller-told', payload: { requestId: 'r1', clientId: 'c1', event: 'opened' } },
  'close-case': { kind: 'close-case', payload: { host: 'crm' } },
  'cancel-analysis': { kind: 'cancel-analysis', payload: { transactionId: 'p1' } },
  'look-at-statement': { kind: 'look-at-statement', payload: { statementOf: 'p1' } },
  'leave-queue': { kind: 'leave-queue', payload: { ticket: 't1' } },
}
const kinds = Object.keys(jobPayloads).filter(isJobKind)

test.each(kinds)('the payload of %s comes to its handler as it was written, and no other kind’s does', (kind) => {
  const { payload } = entries[kind]
  expect(payloadOf(kind, payload)).toEqual(payload)
  // Those without a payload are alike.
  const alike = (other: JobKind) => payload === undefined && entries[other].payload === undefined
  for (const other of kinds.filter((each) => each !== kind && !alike(each)))
    expect(() => payloadOf(kind, entries[other].payload), other).toThrow()
  expect(() => payloadOf(kind, { ...payload, surprise: 'x' })).toThrow()
})

test('only the kinds of the list are kinds', () => {
  expect(['toString', 'bcif', ''].filter(isJobKind)).toEqual([])
})
