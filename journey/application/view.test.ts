import { expect, test } from 'vitest'
import { newApplication } from '../flow/sample-answers.ts'
import type { Application } from './application.ts'
import { personKey, personOf } from './person.ts'
import { viewOf } from './view.ts'

const at = '2026-11-20T12:00:00.000Z'
const secret = 'never-shown'
const application: Application = {
  ...newApplication('NTB'),
  reason: secret,
  rejectionCode: secret,
  brePromoCode: secret,
  finalPromoCode: secret,
  sessionId: secret,
  sessionDateTime: secret,
  creditLimit: 200000,
  facts: {
    pan: { for: secret, status: 'valid', names: 'match', birthDate: 'match' },
    panDedupe: { for: secret, result: 'free' },
    negativeCheck: { for: secret, excluded: false },
    securedProduct: {
      productCode: secret,
      productLogo: secret,
      productName: secret,
      productFeecode: secret,
      isAirlineCobrand: false,
    },
    email: { verified: 'asha.rao@example.in', at },
    bureau: {
      for: personKey(personOf(newApplication('NTB'))),
      day: '2026-11-20',
      bureau: 'first',
      addresses: [],
      score: 742,
    },
    decision: {
      runs: 3,
      systemDecision: 'approve',
      waivers: [secret],
      softOffer: 'open',
      socialTrustRequestId: 'r',
    },
    aadhaar: { last4: '0124', verifiedAt: at, referenceKey: secret, gatewayTransaction: secret },
    videoKyc: { ticket: 't', ip: { insideIndia: true, spoofed: false, at: secret } },
  },
}

test('a report about another person is not shown', () => {
  const bureau = { for: 'another person', day: '2026-11-20', bureau: 'first' as const, addresses: [] }
  expect(viewOf({ ...application, facts: { bureau } }).facts.bureau).toBeUndefined()
})

test('nothing internal leaves the server', () => {
  const sent = JSON.stringify(viewOf(application))
  expect(sent).not.toContain(secret)
  expect(sent).not.toMatch(/"(score|runs|waivers|ip|referenceKey)"/)
})

test('what the owner needs is there', () => {
  expect(viewOf(application)).toMatchObject({
    completedScreen: 'VERIFY_MOBILE',
    creditLimit: 200000,
    facts: {
      email: { verified: 'asha.rao@example.in' },
      bureau: { bureau: 'first', addresses: [] },
      decision: { systemDecision: 'approve', softOffer: 'open', socialTrustRequestId: 'r' },
      aadhaar: { last4: '0124', verifiedAt: at },
      videoKyc: { ticket: 't' },
    },
  })
})

test('a fact that nobody named for showing stays on the server', () => {
  const facts = { ...application.facts, newlyInvented: secret } as Application['facts']
  expect(JSON.stringify(viewOf({ ...application, facts }))).not.toContain(secret)
})
