import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { bankConsent } from '../../examples/bank-consents-for-tests.ts'
import { referred } from '../customer-for-tests.ts'

/** The consent to share a statement, as the bank's master data has it. */
export const statementText = bankConsent('STATEMENT', {
  version: '1.0',
  sharing: { months: 6, consentDays: 7, keptDays: 90 },
})

export const agreed: NonNullable<ApplicationView['facts']['statement']> = {
  consent: { version: '1.0', language: 'en', at: '2026-11-20T06:00:00.000Z' },
  consentUntil: '2026-11-27',
  keptUntil: '2027-02-18',
  months: 6,
}

export const received: typeof agreed = {
  ...agreed,
  linkedAt: '2026-11-20T06:01:00.000Z',
  report: { at: '2026-11-20T06:05:00.000Z', accounts: [{ bank: 'Kaveri Bank', ending: '4821' }] },
}

/** Documents are due; with a statement, its sharing is under way. */
export const documentsDue = (
  statement?: typeof agreed,
  completedScreen: ApplicationView['completedScreen'] = 'DELIVERY_ADDRESS_SUBMIT',
): Partial<ApplicationView> => ({
  ...referred,
  completedScreen,
  ...(statement && { perfiosTransactionId: 'pf-1', facts: { ...referred.facts, statement } }),
})
