import type { Refused } from './refused.ts'

/** The refusals of the calls about a card. `cardOnRecord`: what is done before one is asked about. */
export function cardRefusals(
  cardOnRecord: () => Promise<unknown>,
): Readonly<Record<string, Readonly<Record<string, Refused>>>> {
  const outdated = (code: string): Refused => ({
    problem: 'CONSENT_CHANGED',
    after: cardOnRecord,
    asked: { consent: { code, version: '0.9', timestamp: '2026-11-19T05:30:00.000Z', value: 'Y' } },
  })
  return {
    activateCard: {
      'no card yet': { problem: 'NOT_FOUND' },
      'another text of the consent': outdated('ACTIVATION'),
    },
    spendInquiry: { 'no card yet': { problem: 'NOT_FOUND' } },
    spendUpdate: { 'no card yet': { problem: 'NOT_FOUND' } },
    addOnInquiry: { 'no card yet': { problem: 'NOT_FOUND' } },
    addOnOrder: {
      'no card yet': { problem: 'NOT_FOUND' },
      'a child under 18': { problem: 'FIELDS_REFUSED', after: cardOnRecord, asked: { addOnBirthDate: '2015-01-01' } },
      'another text of the consent': outdated('ADDON'),
    },
    upiInquiry: { 'no card yet': { problem: 'NOT_FOUND' } },
    upiUpdate: {
      'no card yet': { problem: 'NOT_FOUND' },
      'no consent to UPI': { problem: 'FIELDS_REFUSED', after: cardOnRecord, asked: { consent: undefined } },
      'another text of the consent': outdated('UPI'),
      'no PIN': { problem: 'PIN_WRONG', after: cardOnRecord, asked: { mpin: undefined } },
    },
    statementInquiry: { 'no card yet': { problem: 'NOT_FOUND' } },
    statementUpdate: {
      'no card yet': { problem: 'NOT_FOUND' },
      'no consent to the payments': { problem: 'FIELDS_REFUSED', after: cardOnRecord, asked: { consent: undefined } },
      'another text of the consent': outdated('AUTOPAY'),
      'no PIN for the payments': { problem: 'PIN_WRONG', after: cardOnRecord, asked: { mpin: undefined } },
    },
    getVirtualCardDetails: { 'no card yet': { problem: 'NOT_FOUND' } },
    fetchCardNumber: {
      'no card yet': { problem: 'NOT_FOUND' },
      'no PIN': { problem: 'PIN_WRONG', after: cardOnRecord },
      'a code that was not sent': {
        problem: 'OTP_EXPIRED',
        asked: { mpin: undefined, otp: '123456' },
        facts: () => ({ mpin: { failures: 3, lockedUntil: '2026-11-19T05:30:00.000Z' } }),
        after: cardOnRecord,
      },
      'a code in place of the PIN': {
        problem: 'WRONG_STATE',
        asked: { mpin: undefined, otp: '123456' },
        facts: () => ({ mpin: { setAt: 'now', failures: 0 } }),
        after: cardOnRecord,
      },
    },
    fetchCardCVV: { 'a made-up grant': { problem: 'NOT_FOUND' } },
    fetchExpiryDetails: { 'a made-up grant': { problem: 'NOT_FOUND' } },
  }
}
