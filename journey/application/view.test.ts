import { expect, test } from 'vitest'
import { newApplication } from '../steps/sample-answers.ts'
import type { Address } from './address.ts'
import type { Application } from './application.ts'
import { personKey, personOf } from './person.ts'
import { homeAddress } from '../steps/address/home-address/form.ts'
import { confirmHomeAddress } from '../steps/address/confirm-home-address/form.ts'
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
      isDigitalAccount: false,
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

test('[BU-05] an enquiry about another person was not announced; the pincode of the home stays', () => {
  const enquiry = { for: 'another person', pincode: '560001', announcedAt: at }
  expect(viewOf({ ...application, facts: { enquiry } }).facts.enquiry).toEqual({ pincode: '560001' })
  const own = { ...enquiry, for: personKey(personOf(application)) }
  expect(viewOf({ ...application, facts: { enquiry: own } }).facts.enquiry).toEqual({
    pincode: '560001',
    announcedAt: at,
  })
})

test('nothing internal leaves the server', () => {
  const sent = JSON.stringify(viewOf(application))
  expect(sent).not.toContain(secret)
  expect(sent).not.toMatch(/"(score|runs|waivers|ip|referenceKey)"/)
})

test('what the owner needs is in the view', () => {
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

const reported: Address = {
  addressLine1: 'Flat 12 Lake View Residency',
  addressLine2: '4th Cross Indiranagar',
  landmark: 'Behind house 14',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'RESIDENCE',
  isEditied: 'N',
}
const other = { ...reported, addressLine1: 'House 3 Temple Street', addressLine2: 'Jayanagar' }
const withReport: Application = {
  ...application,
  facts: { ...application.facts, bureau: { ...application.facts.bureau!, addresses: [other, reported] } },
}

test('an address of the credit report leaves the server masked, offered, as home and as delivery address', () => {
  const chosen = confirmHomeAddress.write!(withReport, { addressChoice: '1', referralCode: '' } as never, at)
  const [home] = chosen.addressDetails
  expect(home).toMatchObject({ addressLine1: reported.addressLine1, source: 'bureau' })
  const view = viewOf({ ...chosen, addressDetails: [home!, { ...home!, type: 'DELIVERY' }] })
  expect(JSON.stringify(view)).not.toMatch(/Lake View|House 3|house 14/)
  expect(view.addressDetails).toMatchObject([
    { addressLine1: 'Fl****ency', addressLine2: '4th Cross Indiranagar', landmark: '', pincode: '560001' },
    { addressLine1: 'Fl****ency', type: 'DELIVERY' },
  ])
  expect(confirmHomeAddress.read(view)).toMatchObject({ addressChoice: '1' })
  expect(homeAddress.read(view)).toEqual({})
})

test('a typed home address is shown as it was typed', () => {
  const typed = { ...reported, addressLine1: 'Flat 14 Hill View' }
  const answers = { ...typed, pincodeConfirmed: '' } as never
  const view = viewOf(homeAddress.write!(withReport, answers, at))
  expect(view.addressDetails).toEqual([typed])
  expect(homeAddress.read(view)).toMatchObject({ addressLine1: typed.addressLine1 })
})

test('an address of the report in a record that does not say where it came from is masked all the same', () => {
  const delivery = { ...reported, type: 'DELIVERY' as const }
  const view = viewOf({ ...withReport, addressDetails: [reported, delivery] })
  expect(JSON.stringify(view)).not.toMatch(/Lake View|house 14/)
  expect(homeAddress.read(view)).toEqual({})
})
