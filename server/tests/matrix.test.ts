import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls as served } from '@card-journey/contract/api.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { rowsOfCall } from '@card-journey/journey/flow/actions.ts'
import { mayAct } from '@card-journey/journey/flow/guard.ts'
import { reachable } from '@card-journey/journey/flow/record-up-to.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'

/** A well-formed request of each call that the flow opens and closes. A new such call without a row here fails the test below. */
const requests: Readonly<Record<string, unknown>> = {
  generateEmailOTP: { emailId: 'asha@example.com' },
  validateEmailOTP: { emailId: 'asha@example.com', otp: '123456' },
  bureauCheck: {},
  breResponseDetails: { applicationId: 'a' },
  ckycSearch: {},
  aadharOTP: { uid: '234123412346' },
  validateAadharOTP: { otp: '123456' },
  getLocationDetails: { latitude: 12.9, longitude: 77.6, accuracyMetres: 9, takenAt: '2026-11-19T11:00:00+05:30' },
  vkycCallWait: { udc: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' } },
  vkycCustomerHandshake: { ticket: 'a' },
  vkycCustomerStatus: {},
  setMPIN: { mpin: '270518', confirmMpin: '270518' },
  getVirtualCardDetails: {},
  sendSms: { template: 'REVEAL_OTP' },
  fetchCardNumber: { mpin: '270518' },
  fetchCardCVV: { grant: 'x' },
  fetchExpiryDetails: { grant: 'x' },
}

const gated = served.filter((call) => call.allowed === 'by-action')

let product: Running
let applicant: Applicant

beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000' })
  applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9512345670' })
  await need(applicant.proveMobile())
  await need(applicant.apply())
}, 60_000)
afterAll(() => product.close())

/** Puts the applicant's stored record into a state that the flow can really reach. */
async function stand(record: Application): Promise<number> {
  const { store, clock } = product.server.composed.deps
  const stored = await store.applications.read(applicant.applicationId)
  if (!stored) throw new Error('no application')
  const [person] = record.applicantDetails
  const document = {
    ...record,
    applicationReferenceNo: stored.id,
    applicantDetails: [{ ...person, mobileNumber: '9512345670' }] as Application['applicantDetails'],
  }
  const saved = await store.save({
    writer: 'job',
    applicationId: stored.id,
    version: stored.version,
    document,
    audit: [],
    at: clock(),
  })
  if (saved.kind !== 'saved') throw new Error(saved.kind)
  return saved.application.version
}

test('every call that the flow opens and closes has a sample request here', () => {
  expect(gated.map(({ id }) => id).toSorted()).toEqual(Object.keys(requests).toSorted())
})

test.each(['NTB', 'ETB'] as const)(
  'T9: %s: in every reachable state, a call that no action allows there is refused with where the applicant stands, and nothing changes',
  { timeout: 240_000 },
  async (customerType) => {
    let refused = 0
    const states = new Map(
      reachable(customerType).map(({ record, screen }) => [`${record.completedScreen} ${screen}`, record]),
    )
    for (const [state, record] of states) {
      const version = await stand(record)
      const view = viewOf(record)
      for (const call of gated) {
        if (rowsOfCall(call.id, customerType).some((row) => mayAct(view, row.screen, row.action))) continue
        const answer = await applicant.client.call(call, requests[call.id] as never)
        expect(answer, `${state} ${call.id}`).toMatchObject({
          ok: false,
          problem: 'WRONG_STATE',
          httpStatus: 409,
          detail: { screen: standing(view) },
        })
        refused += 1
      }
      const after = await product.server.composed.deps.store.applications.read(applicant.applicationId)
      expect(after?.version, state).toBe(version)
    }
    expect(refused).toBeGreaterThan(states.size * 10)
  },
)
