import { setMarker } from '@card-journey/journey/flow/set-marker.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { nextStep } from '../services/life/next-step.ts'
import { setMPIN } from '@card-journey/contract/calls/apps/setMPIN.ts'
import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { workIsDone } from './background.ts'
import { type Message, messagesTo } from './inbox.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { acceptOffer, askDecision, asha, begin, callAgent, giveDetails, giveHomeAddress } from './steps.ts'
import { giveOfficeAddress, proveAadhaar, waitFor } from './steps.ts'

let product: Running
const someone = (mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

const inbox = (to: string, template: string) => messagesTo(product, to, template)

/** The only message of that template: once all work is done there is still only one. */
async function message(to: string, template: string, by?: string): Promise<Message> {
  const arrived = async () => (await inbox(to, template)).filter(({ channel }) => !by || channel === by)
  await eventually(async () => expect(await arrived()).toHaveLength(1))
  await workIsDone(product)
  const [found, ...more] = await arrived()
  expect(more).toEqual([])
  return found as Message
}

const toVideoCall = async (applicant: Applicant, panNumber: string, emailId: string): Promise<void> => {
  await begin(applicant)
  await giveDetails(applicant, { ...asha, panNumber, emailId })
  await giveHomeAddress(applicant)
  await askDecision(applicant)
  await acceptOffer(applicant)
  await giveOfficeAddress(applicant)
  await proveAadhaar(applicant)
  await callAgent(applicant, openHour)
}

beforeAll(async () => {
  product = await startProduct()
  await product.dial({ agentSeconds: 0.2, backOfficeSeconds: 0.2 })
})
afterAll(() => product.close())

test('[VK-09] person …26: the representative approves after the call, the applicant is told, and the card comes', async () => {
  const applicant = someone('9000000026')
  await toVideoCall(applicant, 'BKQPK1026B', 'promises26@example.com')
  await need(
    applicant.client.call(sendNotification, {
      sourceAppId: 'CCSFDC',
      requestId: 'f'.repeat(16),
      action: 'OPTIN',
      consent: {
        code: 'whatsappconsent',
        version: versionOf('whatsappconsent'),
        timestamp: new Date().toISOString(),
        value: 'Y',
      },
      notificationType: 'WHATSAPP',
      messages: [{ destination: ['9000000026'] }],
    }),
  )
  await waitFor(applicant, 'VISIONPLUS_APPROVED')
  expect((await message('9000000026', 'VKYC_VERIFIED')).text).toContain('verified you')
  await message('9000000026', 'CARD_READY', 'sms')
  await message('9000000026', 'CARD_READY', 'whatsapp')
  for (const channel of ['sms', 'whatsapp'])
    expect((await message('9000000026', 'APPLICATION_SUBMITTED', channel)).text).toContain(
      applicant.view?.applicationNumber,
    )
  const submitted = await message('promises26@example.com', 'APPLICATION_SUBMITTED', 'email')
  expect(submitted.text).toContain('Asha Kulkarni')
  const ready = await message('promises26@example.com', 'CARD_READY', 'email')
  expect(ready.text).toMatch(/credit limit of ₹\d/)
  for (const { text } of [submitted, ready]) expect(text).not.toMatch(/\{\w+\}/)
  await need(applicant.client.call(setMPIN, { mpin: '270518', confirmMpin: '270518' }))
  await message('9000000026', 'MPIN_SET')
  const terms = await message('promises26@example.com', 'TERMS_COPY')
  expect(terms).toMatchObject({ channel: 'email' })
  expect(terms.text).toContain('Asha Kulkarni')
  expect(terms.text).toContain('19 November 2026')
  expect(terms.text).toMatch(/Most important terms and conditions[^]*Late payment[^]*A lost card/)
  expect(terms.text).not.toMatch(/\{\w+\}/)
})

test('person …27: the loan system rejects, and the applicant is told', async () => {
  const applicant = someone('9000000027')
  await toVideoCall(applicant, 'BKQPK1027C', 'promises27@example.com')
  await waitFor(applicant, 'LOS_REJECT')
  expect((await message('9000000027', 'APPLICATION_REJECTED')).text).toContain(applicant.view?.applicationNumber)
  const letter = await message('promises27@example.com', 'APPLICATION_REJECTED', 'email')
  expect(letter.text).toContain('Taken as a whole, your application doesn’t meet our requirements for this card.')
  expect(letter.text).toContain('You can apply again from')
  expect(letter.text).not.toMatch(/\{\w+\}|declined/)
})

test('person …28: the review in the CRM rejects, and the applicant is told', async () => {
  await fileApproved('9000000028')
  await message('9000000028', 'APPLICATION_REJECTED')
})

/** Income documents can't be uploaded yet, so the application begins where its customer file is approved. */
async function fileApproved(mobileNumber: string): Promise<void> {
  const { store, clock } = product.server.composed.deps
  const at = clock()
  const found = reachable('NTB').find(({ record }) => record.completedScreen === 'CRM_PUSH')
  if (!found) throw new Error('no applicant reaches the review')
  const {
    applicationReferenceNo: _r,
    version: _v,
    ...document
  } = setMarker(found.record, 'BCIF_APPROVED', new Date(at).toISOString())
  const begun = await store.sessions.begin({ mobileNumber, webSessionId: '0'.repeat(32), thumbprint: 'test', at })
  const [person] = document.applicantDetails
  await store.applications.create({
    sessionId: begun.session.id,
    document: { ...document, journeyMode: 'NSTP', applicantDetails: [{ ...person, mobileNumber }] },
    audit: [],
    outbox: [nextStep('BCIF_APPROVED')],
    at,
  })
}
