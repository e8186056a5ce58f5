import type { MasterData } from '@card-journey/bank/load.ts'
import { calls as served } from '@card-journey/contract/api.ts'
import type { Call } from '@card-journey/contract/call.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { asksNobody } from './asks-nobody.ts'
import { atRest } from './background.ts'
import { cardRefusals } from './card-refusals.ts'
import type { Refused } from './refused.ts'
import { startProduct, type Running } from './running.ts'
import { sampleRequest } from './sample-requests.ts'
import { asha, begin, personalDetailsOf } from './steps.ts'
import { openState, placeAt, systemCalls } from './stored.ts'

let product: Running
let applicant: Applicant
let master: () => MasterData
const mobileNumber = '9513345670'
const deps = () => product.server.composed.deps

beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000' })
  master = deps().masterData
  applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await begin(applicant)
  await atRest(product)
}, 240_000)
afterEach(() => void (deps().masterData = master))
afterAll(() => product.close())

const spend = async (key: string, times: number): Promise<void> => {
  for (let taken = 0; taken < times; taken++)
    await deps().store.limits.take({ key, limit: times, windowSeconds: 3600, at: deps().clock() })
}
const today = '2026-11-19'
const browser = async () => (await applicant.channel()).thumbprint
const withoutEnquiries = ({ policy }: MasterData) => ({ policy: { ...policy, bureauEnquiriesPerDay: 0 } })
const cardOnRecord = async () => {
  const { applicationId } = applicant
  const details = { cardReference: `card-${applicationId}`, last4: '1234', network: 'VISA' }
  await deps().store.cards.record({ applicationId, reference: details.cardReference, details, at: deps().clock() })
}

/** An action with its answers, as it is sent. */
const step = (screen: string, action: string, answers: object = {}, more: object = {}) => ({
  applicationDetails: { screen, action, ...answers, ...more },
})
const details = personalDetailsOf({ ...asha, panNumber: 'ABCPX9911K', emailId: 'refused@example.com' })
const emailProven = () => ({ email: { verified: 'refused@example.com', at: '2026-11-19T05:30:00.000Z' } })
const consent = (version: string) => ({ code: 'AADHAAR', version, timestamp: '2026-11-19T05:30:00.000Z', value: 'Y' })
const ofAnother = { applicationId: '0'.repeat(26) }
const trusting = (facts: Facts) => ({ decision: { ...facts.decision, runs: 1, socialTrustRequestId: 'trust-1' } })

const refusals: Readonly<Record<string, Readonly<Record<string, Refused>>>> = {
  updateApplication: {
    'an unknown action': { problem: 'BAD_REQUEST', asked: step('personal-details', 'nothing') },
    'an action of another place': { problem: 'WRONG_STATE', asked: step('congratulations', 'submit') },
    'a field of another screen': {
      problem: 'FIELD_NOT_YOURS',
      asked: step('personal-details', 'submit', { ...details, creditLimit: '1' }),
    },
    'a wrong answer': {
      problem: 'FIELDS_REFUSED',
      asked: step('personal-details', 'submit', { ...details, panNumber: 'ABC' }),
      facts: emailProven,
    },
    'another marker': {
      problem: 'WRONG_STATE',
      asked: step('personal-details', 'submit', { ...details, completedScreen: 'BRE_APPROVED' }),
      facts: emailProven,
    },
    'an email address that is not proven': {
      problem: 'FIELDS_REFUSED',
      asked: step('personal-details', 'submit', details),
    },
    'an older version': {
      problem: 'VERSION_CONFLICT',
      asked: step('personal-details', 'submit', details, { version: 0 }),
      facts: emailProven,
    },
    'PAN tries that are spent': {
      problem: 'P102',
      asked: step('personal-details', 'submit', details),
      facts: emailProven,
      after: () => spend(`pan-tries:${applicant.applicationId}:${today}`, 3),
    },
  },
  validateDOB: {
    'no date': { problem: 'FIELDS_REFUSED', asked: { dateOfBirth: '31/02' } },
    'dates that are spent': {
      problem: 'dobMismatch',
      record: (record) => ({ ...record, crn: '20010011' }),
      after: () => spend(`birth-date-tries:${applicant.applicationId}:${today}`, 3),
    },
  },
  customerDetails: { 'no customer number': { problem: 'WRONG_STATE' } },
  customerOfferDetails: {
    'an action of another place': { problem: 'WRONG_STATE', asked: step('customise-card', 'submit') },
    'an older version': {
      problem: 'VERSION_CONFLICT',
      asked: step('etb-personal-details', 'submit', {}, { version: 0 }),
    },
  },
  addressUpdate: {
    'an address that says nothing': { problem: 'FIELDS_REFUSED' },
    'an action of another place': { problem: 'WRONG_STATE', asked: step('detail-delivery-address', 'submit') },
    'an older version': {
      problem: 'VERSION_CONFLICT',
      asked: step('address-not-available', 'submit', {}, { version: 0 }),
    },
  },
  generateEmailOTP: {
    'a wrong address': { problem: 'FIELDS_REFUSED', asked: { emailId: 'asha@example' } },
    'a code a moment ago': {
      problem: 'OTP_TOO_SOON',
      after: async () =>
        deps().store.challenges.request({
          purpose: 'email',
          target: 'asha@example.com',
          browser: await browser(),
          limits: deps().masterData().policy,
          at: deps().clock(),
        }),
    },
  },
  bureauCheck: {
    'enquiries that are spent': {
      problem: 'bureauTomorrow',
      facts: () => ({ bureau: undefined }),
      bank: withoutEnquiries,
    },
    'an enquiry that was not announced': {
      problem: 'WRONG_STATE',
      facts: () => ({ bureau: undefined, enquiry: undefined }),
    },
    'an enquiry that was announced about another person': {
      problem: 'WRONG_STATE',
      facts: () => ({ bureau: undefined, enquiry: { for: 'another', pincode: '560001', announcedAt: 'now' } }),
    },
  },
  breResponseDetails: {
    'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother },
    'a question that the bank has not asked': {
      problem: 'NOT_FOUND',
      asked: { trustingSocial: 'Y', tsOTP: '1234', tsRequestId: 'trust-2' },
    },
    'codes of social trust that are spent': {
      problem: 'FIELDS_REFUSED',
      asked: { trustingSocial: 'Y', tsOTP: '1234', tsRequestId: 'trust-1' },
      facts: trusting,
      after: () => spend('trust-code:trust-1:0', 3),
    },
    'an income that the bank does not list': {
      problem: 'BRE100',
      record: (record) => ({ ...record, workDetails: { ...record.workDetails, incomeRange: 'NONE' } as never }),
    },
    'enquiries that are spent': {
      problem: 'bureauTomorrow',
      facts: () => ({ bureau: undefined }),
      bank: withoutEnquiries,
    },
  },
  socialTrust: {
    'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother },
    'a question that the bank has not asked': { problem: 'NOT_FOUND', facts: trusting },
    'a code of a question that the bank has not asked': {
      problem: 'NOT_FOUND',
      asked: { trustingSocial: 'Y', requestId: 'trust-2' },
      facts: trusting,
    },
    'a code so soon': {
      problem: 'OTP_TOO_SOON',
      asked: { trustingSocial: 'Y', requestId: 'trust-1' },
      facts: (facts) => ({
        ...trusting(facts),
        trustCode: { for: 'trust-1', resends: 0, sentAt: new Date(deps().clock()).toISOString() },
      }),
    },
    'codes that are spent': {
      problem: 'FIELDS_REFUSED',
      asked: { trustingSocial: 'Y', otp: '1234', requestId: 'trust-1' },
      facts: trusting,
      after: () => spend('trust-code:trust-1:0', 3),
    },
  },
  fileUpload: {
    'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother },
    'a slip where an identity document is due': { problem: 'WRONG_STATE' },
    'a file that is too large': {
      problem: 'FIELDS_REFUSED',
      asked: { kind: 'Passport', month: undefined, size: 6_000_000 },
    },
  },
  fileProcess: {
    'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother },
    'a month without pages': { problem: 'FIELDS_REFUSED' },
  },
  removeUpload: { 'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother } },
  orderPages: { 'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother } },
  reportGeneration: {
    'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother },
    'months that are missing': { problem: 'FIELDS_REFUSED' },
  },
  documentUploadToS3: {
    'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother },
    'no page of the document': { problem: 'FIELDS_REFUSED' },
    'a document that has expired': { problem: 'FIELDS_REFUSED', asked: { documentValidUntil: '2020-01-01' } },
  },
  initiateTransaction: {
    'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother },
    'no consent': { problem: 'FIELDS_REFUSED' },
    'a consent to an older text': {
      problem: 'CONSENT_CHANGED',
      asked: { consent: { ...consent('0.9'), code: 'STATEMENT' } },
    },
  },
  generateLink: {
    'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother },
    'no consent to share': { problem: 'WRONG_STATE' },
  },
  retrieveReport: { 'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother } },
  cancelTransaction: { 'a transaction of another application': { problem: 'NOT_FOUND' } },
  finalBre: {
    'the id of another application': { problem: 'NOT_FOUND', asked: ofAnother },
    'months that are missing': { problem: 'FIELDS_REFUSED' },
  },
  ckycSearch: { 'no consent': { problem: 'WRONG_STATE', facts: () => ({ ckyc: undefined }) } },
  ckycRequestCode: {
    'a search that found nothing': {
      problem: 'WRONG_STATE',
      facts: ({ ckyc }) => ({ ckyc: ckyc && { ...ckyc, recordId: undefined } }),
    },
    'attempts that are spent': {
      problem: 'otpAttemptsExceeded',
      after: () => spend(`ckyc-wrong:${applicant.applicationId}:${today}`, 3),
    },
  },
  ckycDownload: { 'no code': { problem: 'OTP_EXPIRED' } },
  CKYCToken: { 'no code': { problem: 'NOT_FOUND' } },
  aadharOTP: {
    'a number with a wrong check digit': {
      problem: 'FIELDS_REFUSED',
      asked: { uid: '234123412345', consent: consent(versionOf('AADHAAR')) },
    },
    'no consent': { problem: 'FIELDS_REFUSED', facts: () => ({ aadhaar: {} }) },
    'a consent to an older text': { problem: 'CONSENT_CHANGED', asked: { consent: consent('0.9') } },
    'codes that are spent': {
      problem: 'otpAttemptsExceeded',
      asked: { consent: consent(versionOf('AADHAAR')) },
      after: () => spend(`aadhaar-code:${applicant.applicationId}`, 5),
    },
    'attempts that are spent': {
      problem: 'aadhaarNameMismatch',
      asked: { consent: consent(versionOf('AADHAAR')) },
      after: () => spend(`aadhaar-wrong:${applicant.applicationId}:${today}`, 3),
    },
  },
  validateAadharOTP: {
    'no code that was sent': {
      problem: 'OTP_EXPIRED',
      facts: ({ aadhaar }) => ({ aadhaar: { ...aadhaar, otpSentAt: 'now', gatewayTransaction: undefined } }),
    },
    'attempts that are spent': {
      problem: 'aadhaarNameMismatch',
      facts: ({ aadhaar }) => ({ aadhaar: { ...aadhaar, otpSentAt: 'now', gatewayTransaction: 'uid-1' } }),
      after: () => spend(`aadhaar-wrong:${applicant.applicationId}:${today}`, 3),
    },
  },
  getLocationDetails: {
    'a position of the future': { problem: 'locationDenied', asked: { takenAt: '2099-01-01T00:00:00.000Z' } },
  },
  vkycCallWait: {
    'a desk that is closed': {
      problem: 'agentUnavailable',
      bank: ({ videoKyc }) => ({ videoKyc: { ...videoKyc, opens: '00:00', closes: '00:01' } }),
    },
    'a browser that can’t': {
      problem: 'mobileBrowserOnly',
      asked: { udc: { browser: 'failed', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' } },
      facts: ({ aadhaar }) => ({
        aadhaar: { ...aadhaar, verifiedAt: new Date(deps().clock()).toISOString() },
        videoKyc: {
          requirementsAt: 'now',
          location: { insideIndia: true, at: new Date(deps().clock()).toISOString() },
        },
      }),
    },
  },
  vkycCustomerHandshake: { 'another’s ticket': { problem: 'NOT_FOUND', asked: { ticket: 'vk-another' } } },
  vkycCustomerStatus: {
    'no ticket': { problem: 'TICKET_EXPIRED', facts: () => ({ videoKyc: { room: 'room' } }) },
  },
  frequentFlyer: { 'a card that is not the airline’s': { problem: 'NOT_FOUND' } },
  registermember: {
    'a card that is not the airline’s': { problem: 'NOT_FOUND' },
    'another text of the consent': {
      problem: 'CONSENT_CHANGED',
      record: (record) => ({ ...record, isAirlineCobrand: true }),
      asked: { consent: { code: 'AIRLINE', version: '0.1', timestamp: '2026-11-19T11:00:00+05:30', value: 'Y' } },
    },
  },
  ...cardRefusals(cardOnRecord),
  sendSms: {
    'a PIN that is set': { problem: 'WRONG_STATE', facts: () => ({ mpin: { setAt: 'now', failures: 0 } }) },
  },
  setMPIN: {
    'a weak PIN': { problem: 'FIELDS_REFUSED', asked: { mpin: '111111', confirmMpin: '111111' } },
    'another PIN beside it': { problem: 'FIELDS_REFUSED', asked: { confirmMpin: '380629' } },
    'three failures': {
      problem: 'PIN101',
      after: async () => {
        for (let times = 0; times < 3; times++)
          await deps().store.pins.failed({ applicationId: applicant.applicationId, at: deps().clock() })
      },
    },
  },
  dedupeWithMOBAndDOB: { 'another’s number': { problem: 'NOT_FOUND', asked: { mobileNumber: '9513345679' } } },
}

const ofSession = served.filter(({ caller }) => caller === 'signed-in' || caller === 'applicant')

test('every call with a session is tried here, or asks nobody', () => {
  const tried = [...Object.keys(refusals), ...asksNobody]
  expect(ofSession.map(({ id }) => id).toSorted()).toEqual(tried.toSorted())
})

/** Puts the applicant where the call is open. */
async function place(call: Call, { facts, record = (same) => same, bank, after }: Partial<Refused> = {}) {
  const open = openState(call)
  const changed = record(facts ? withFacts(open, facts(open.facts)) : open)
  const version = await placeAt(product, applicant, changed)
  if (bank) deps().masterData = () => ({ ...master(), ...bank(master()) })
  await after?.()
  return version
}

const requestOf = (call: Call, version: number, asked: { applicationDetails?: object } = {}) => {
  const { applicationId } = applicant
  const request = sampleRequest(call, { applicationId, mobileNumber, version }) as { applicationDetails?: object }
  const whole = { ...request, ...asked }
  if (asked.applicationDetails)
    whole.applicationDetails = { applicationReferenceNo: applicationId, version, ...asked.applicationDetails }
  return whole
}

/** First those that leave nothing behind: a card on record stays for every later one. */
const cases = ofSession
  .flatMap((call) =>
    Object.entries(refusals[call.id] ?? {}).map(([why, refused]) => [call.id, why, call, refused] as const),
  )
  .toSorted(([, , , one], [, , , other]) => Number('after' in one) - Number('after' in other))

test.each(cases)(
  '[T9, T28] %s, %s: refused before any of the bank’s systems is asked',
  async (_id, _why, call, refused) => {
    const version = await place(call, refused)
    const before = systemCalls(product)
    const answer = await applicant.client.call(call, requestOf(call, version, refused.asked) as never)
    expect(answer).toMatchObject({ ok: false, problem: refused.problem })
    expect(systemCalls(product)).toBe(before)
  },
)

test.each(ofSession.map((call) => [call.id, call] as const))(
  '[T6] %s: a field that nobody asked for, and a call during maintenance, ask nobody',
  async (_id, call) => {
    const version = await place(call)
    const before = systemCalls(product)
    const request = requestOf(call, version)
    expect(await applicant.client.call(call, { ...request, extra: '1' } as never)).toMatchObject({
      problem: 'BAD_REQUEST',
    })
    const hour = 3_600_000
    const [from, to] = [-hour, hour].map((off) => new Date(deps().clock() + off).toISOString())
    deps().masterData = () => ({
      ...master(),
      downtime: [{ downTimeStartDate: from ?? '', downTimeEndDate: to ?? '' }],
    })
    expect(await applicant.client.call(call, request as never)).toMatchObject({ problem: 'MAINTENANCE' })
    expect(systemCalls(product)).toBe(before)
  },
)

test('[T9] a closed application: a call that an action opens is refused, and asks nobody', async () => {
  const { pool } = product.server.composed.store.database
  const gated = served.filter((call) => call.allowed === 'by-action')
  try {
    for (const call of gated) {
      const version = await place(call)
      await pool.query("update application set state = 'closed' where id = $1", [applicant.applicationId])
      const before = systemCalls(product)
      const answer = await applicant.client.call(call, requestOf(call, version) as never)
      expect(answer, call.id).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
      expect(systemCalls(product), call.id).toBe(before)
      await pool.query("update application set state = 'open' where id = $1", [applicant.applicationId])
    }
  } finally {
    await pool.query("update application set state = 'open' where id = $1", [applicant.applicationId])
  }
  await need(applicant.load())
})
