import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallResult } from '@card-journey/contract/client.ts'
import { dedupeWithMOBAndDOB } from '@card-journey/contract/calls/apps/dedupeWithMOBAndDOB.ts'
import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { catalogue } from '@card-journey/contract/catalogue.ts'
import { refusedCalls } from '@card-journey/contract/refused-calls.ts'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { openHour, startProduct, type Running } from './running.ts'
import {
  acceptOffer,
  askDecision,
  callAgent,
  giveDetails,
  giveHomeAddress,
  giveOfficeAddress,
  proveAadhaar,
  waitFor,
} from './steps.ts'
import { placeAt } from './stored.ts'

const mobileNumber = '9612345670'
const pin = '270518'

let product: Running
let applicant: Applicant
/** The first successful response of each call in one journey, by path. */
const answered = new Map<string, unknown>()

/** The applicant's client, recording each path's response. */
function noting(someone: Applicant): void {
  const { call } = someone.client
  someone.client.call = async (contract, request, options) => {
    const answer = await call(contract, request, options)
    if (answer.ok && !answered.has(contract.path)) answered.set(contract.path, answer.response)
    return answer as CallResult<never>
  }
}

beforeAll(async () => {
  product = await startProduct()
  await product.dial({ agentSeconds: 0.1, backOfficeSeconds: 0.1 })
  applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  noting(applicant)
  const { client } = applicant
  await need(client.call(getProductDetails, {}))
  await need(applicant.proveMobile())
  await need(applicant.load())
  const asked = { sourceAppId: 'CCSFDC', requestId: 'f'.repeat(16) } as const
  await need(client.call(dedupeWithMOBAndDOB, { ...asked, actionType: 'CRN_MB_DOB', mobileNumber }))
  await need(applicant.apply())
  await need(
    client.call(sendNotification, {
      ...asked,
      action: 'OPTIN',
      consent: {
        code: 'whatsappconsent',
        version: versionOf('whatsappconsent'),
        timestamp: new Date().toISOString(),
        value: 'Y',
      },
      notificationType: 'WHATSAPP',
      messages: [{ destination: [mobileNumber] }],
    }),
  )
  await need(applicant.load())
  await giveDetails(applicant)
  await giveHomeAddress(applicant)
  await need(client.call(calls.sendEmail, { template: 'ANSWERS_COPY' }))
  await askDecision(applicant)
  await acceptOffer(applicant)
  await giveOfficeAddress(applicant)
  await proveAadhaar(applicant)
  await callAgent(applicant, openHour)
  await waitFor(applicant, 'VISIONPLUS_APPROVED')
  await withoutPin(applicant)
  await need(client.call(sendSms, { template: 'REVEAL_OTP' }))
  await need(client.call(calls.setMPIN, { mpin: pin, confirmMpin: pin }))
  await need(client.call(calls.getVirtualCardDetails, {}))
  const { grant } = await need(client.call(calls.fetchCardNumber, { mpin: pin }))
  await need(client.call(calls.fetchCardCVV, { grant }))
  await need(client.call(calls.fetchExpiryDetails, { grant }))
  await need(client.call(calls.spendInquiry, {}))
  await need(client.call(calls.spendUpdate, { kind: 'DOMESTIC', enabled: false, limit: 1000 }))
}, 90_000)
afterAll(() => product.close())

/** The setting of the PIN was locked, and the lock is over: the card is shown by a code until the PIN is set. */
async function withoutPin(applicant: Applicant): Promise<void> {
  const stored = await product.server.composed.deps.store.applications.read(applicant.applicationId)
  if (!stored) throw new Error('no application')
  const mpin = { failures: 0, lockedUntil: new Date(openHour).toISOString() }
  await placeAt(product, applicant, withFacts(stored.document, { mpin }))
}

const pathOf = (id: string): string => catalogue.find((call) => call.id === id)?.path ?? ''
const unanswered = (...ids: string[]): string[] => ids.filter((id) => !answered.has(pathOf(id)))
const responseOf = (path: string): unknown => answered.get(path)

test('[EP-28, EP-29, EP-30, EP-33, EP-34, EP-35, EP-36] the application’s calls answer at the catalogue’s paths', () => {
  expect(unanswered('EP-28', 'EP-29', 'EP-30', 'EP-33', 'EP-34', 'EP-35', 'EP-36')).toEqual([])
})

test('[EP-17, EP-18, EP-32, EP-37, EP-38] and so do the bureau, the decision, the position and the e-mail’s code', () => {
  expect(unanswered('EP-17', 'EP-18', 'EP-32', 'EP-37', 'EP-38')).toEqual([])
})

test('[EP-39, EP-65, EP-66, EP-67, EP-68, EP-69] and the proof of identity with the video call', () => {
  expect(unanswered('EP-39', 'EP-65', 'EP-66', 'EP-67', 'EP-68', 'EP-69')).toEqual([])
})

test('[EP-48] and what the applicant has emailed to themselves', () => {
  expect(unanswered('EP-48')).toEqual([])
})

test('[EP-47, EP-51, EP-52, EP-57, EP-58, EP-59, EP-60, EP-61] and the card, its PIN, what is revealed and what it may be used for', () => {
  expect(unanswered('EP-47', 'EP-51', 'EP-52', 'EP-57', 'EP-58', 'EP-59', 'EP-60', 'EP-61')).toEqual([])
})

test('a path that is refused by design, and one that nobody knows, are not found: there are no stubs', async () => {
  const unserved = refusedCalls.map((call) => call.path)
  for (const path of [...unserved, '/api/apps/nothing', '/api']) {
    const answer = await fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    })
    expect(answer.status, path).toBe(404)
    expect(await answer.json(), path).toMatchObject({ status: 'failed', errorCode: 'NOT_FOUND' })
  }
})

test('[CA-06, CA-07, VA-49] a mobile number gets a code; the right one opens a session, under the checksum of code 0', async () => {
  expect(responseOf('/api/apps/generateOTP')).toMatchObject({ message: expect.any(String) })
  const someone = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9612345671' })
  await need(someone.client.call(calls.generateOTP, { mobileNumber: '9612345671' }))
  const otp = await someone.code()
  const checksum = otpChecksum('9612345671', otp)
  const proven = await need(someone.client.call(calls.validateOTP, { mobileNumber: '9612345671', otp, checksum }))
  expect(proven.sessionToken).toMatch(/^[\w-]{40,}$/)
  expect(proven.checksum).toBe(otpChecksum('9612345671', '0'))
})

test('[CA-08, CA-10, CA-11] create, update and get answer a list of one application', async () => {
  for (const path of ['/api/apps/createApplication', '/api/apps/updateApplication', '/api/apps/validateEmailOTP'])
    expect(responseOf(path), path).toMatchObject([
      { applicationReferenceNo: applicant.applicationId, completedScreen: expect.any(String) },
    ])
  expect(responseOf('/api/apps/applicationDetails'), 'before there is one').toEqual([])
  const [application] = await need(applicant.load())
  expect(application).toMatchObject({ applicationReferenceNo: applicant.applicationId, productCode: 'pvrb' })
})

test('[CA-29] a token in any answer replaces the stored one', async () => {
  applicant.token = ''
  await need(applicant.load())
  expect(applicant.token.split('.')).toHaveLength(3)
  applicant.token = applicant.token.slice(0, -4)
  expect(await applicant.client.call(calls.getVirtualCardDetails, {})).toMatchObject({ problem: 'NOT_AUTHENTICATED' })
  await need(applicant.load())
  await need(applicant.client.call(calls.getVirtualCardDetails, {}))
})

test('[CA-09, CA-12] the dedupe answers CRNs and the flow; the WhatsApp consent answers nothing to read', () => {
  expect(responseOf('/api/apps/dedupeWithMOBAndDOB')).toMatchObject({
    crnList: [{ crnDetails: [] }],
    etbFlow: true,
    customerType: 'NTB',
  })
  expect(responseOf('/api/apps/sendNotification')).toEqual({})
})

test('[CA-13, CA-16] the decision and the bureau answer where the specification reads', () => {
  expect(responseOf('/api/eligibility/breResponseDetails')).toMatchObject({
    FICOBRE_CC: { CCResponse: { systemDecision: expect.stringMatching(/^approve$/i) } },
  })
  const list = { cirReportData: { IdAndContactInfo: { addressInfo: expect.any(Array) } } }
  expect(responseOf('/api/eligibility/bureauCheck')).toMatchObject({ ccrResponse: { cirReportDataList: [list] } })
})
