import type { Call } from '@card-journey/contract/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { atRest, workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { startProduct, type Running } from './running.ts'
import { asha, begin, giveDetails, personalDetailsOf, verifyEmail } from './steps.ts'

let product: Running
let next = 9_442_000_000
beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000' })
  // The people of the sandbox get messages of their own.
  await atRest(product)
}, 90_000)
afterAll(() => product.close())

const someone = () => new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(next++) })

async function withEmail(emailId: string): Promise<Applicant> {
  const applicant = someone()
  const panNumber = `ABCPM${applicant.settings.mobileNumber.slice(-4)}F`
  await begin(applicant)
  await giveDetails(applicant, { ...asha, panNumber, emailId })
  return applicant
}

const everything = async (): Promise<number> =>
  ((await (await fetch(`${product.sandboxUrl}/inbox`)).json()) as unknown[]).length

const foreign = { emailId: 'all@mail.example', mobileNumber: '9876501234' }
test.for([
  ['sendEmail', { template: 'ANSWERS_COPY', to: foreign.emailId }],
  ['sendEmail', { template: 'ANSWERS_COPY', emailId: foreign.emailId }],
  ['sendEmail', { template: 'ANSWERS_COPY', applicationReferenceNo: 'another' }],
  ['sendEmail', { template: 'ANSWERS_COPY', subject: 'Win', text: 'Click here' }],
  ['sendEmail', { template: 'EMAIL_OTP' }],
  ['sendEmail', { template: 'APPLICATION_REJECTED' }],
  ['sendEmail', {}],
  ['sendSms', { template: 'REVEAL_OTP', mobileNumber: foreign.mobileNumber }],
  ['sendSms', { template: 'REVEAL_OTP', text: 'Click here' }],
  ['sendSms', { template: 'MOBILE_OTP' }],
  ['spendUpdate', { kind: 'ONLINE', enabled: true, limit: 1000, from: { enabled: false, limit: 0 }, cardRef: 'x' }],
] as const)(
  '[T4, T6] %s takes its intent and nothing else: %j is refused, and nobody gets anything',
  async ([call, body]) => {
    const applicant = await withEmail(`refused${next}@mail.example`)
    await workIsDone(product, { of: applicant })
    const before = await everything()
    expect(await applicant.client.call(calls[call] as Call, body)).toMatchObject({ ok: false, problem: 'BAD_REQUEST' })
    await workIsDone(product, { of: applicant })
    expect(await everything()).toBe(before)
  },
)

test('[EP-48] what is emailed goes to the address of the session’s own application, and the answer shows it masked', async () => {
  const [one, other] = [await withEmail('one@mail.example'), await withEmail('other@mail.example')]
  const { to } = await need(one.client.call(calls.sendEmail, { template: 'ANSWERS_COPY' }))
  expect(to).not.toContain('one@mail')
  const copies = async (address: string) => (await messagesTo(product, address, 'ANSWERS_COPY')).length
  await eventually(async () => expect(await copies('one@mail.example')).toBe(1))
  await workIsDone(product, { of: other })
  expect(await copies('other@mail.example')).toBe(0)
})

test('an address that is on record stays proven while another one is proven and not saved, and no longer', async () => {
  const applicant = await withEmail('former@mail.example')
  await verifyEmail(applicant, 'newer@mail.example')
  const copy = () => applicant.client.call(calls.sendEmail, { template: 'ANSWERS_COPY' })
  await need(copy())
  await eventually(async () => expect(await messagesTo(product, 'former@mail.example', 'ANSWERS_COPY')).toHaveLength(1))
  const panNumber = `ABCPM${applicant.settings.mobileNumber.slice(-4)}F`
  const details = (emailId: string) =>
    applicant.act('personal-details', 'submit', personalDetailsOf({ ...asha, panNumber, emailId }))
  await need(details('former@mail.example'))
  await need(details('newer@mail.example'))
  await verifyEmail(applicant, 'newest@mail.example')
  expect(await details('former@mail.example')).toMatchObject({ problem: 'FIELDS_REFUSED' })
})

test('[EP-48] a letter needs an ending, a copy of the answers an application that is open', async () => {
  const applicant = await withEmail('ending@mail.example')
  const ask = (template: 'ANSWERS_COPY' | 'DECISION_LETTER') => applicant.client.call(calls.sendEmail, { template })
  expect(await ask('DECISION_LETTER')).toMatchObject({ ok: false, problem: 'NOT_FOUND' })
  await need(applicant.client.call(calls.withdrawApplication, {}))
  expect(await ask('ANSWERS_COPY')).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
  expect(await ask('DECISION_LETTER')).toMatchObject({ ok: true })
})
