import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { provenCustomer } from './customers.ts'
import { eventually } from './eventually.ts'
import { instead } from './instead.ts'
import { startProduct, type Running } from './running.ts'
import { homeAddress } from './steps.ts'

// What the bank's file lacks about a customer is asked, by the rules of any applicant; what it has is shown masked.

let product: Running
let customer: Applicant
beforeAll(async () => {
  product = await startProduct()
  await product.dial({ backOfficeSeconds: 0.5 })
  customer = await provenCustomer(product, '9100000006')
}, 90_000)
afterAll(() => product.close())

async function prove(applicant: Applicant, emailId: string) {
  await need(applicant.client.call(calls.generateEmailOTP, { emailId }))
  const [proven] = await need(
    applicant.client.call(calls.validateEmailOTP, { emailId, otp: await applicant.code(emailId) }),
  )
  applicant.see(proven)
}

const given = { maritalStatus: 'MARRIED', motherMaidenName: 'Savitri Khan', fatherName: 'Mohan Ansari' }
const submit = (answers: Record<string, string>) => customer.act('etb-personal-details', 'submit', answers)

test('[NX-E-14] only what is missing is asked; what is on file reaches the browser masked', async () => {
  expect(customer.screen).toBe('etb-personal-details')
  expect(customer.view?.facts.customer?.missing).toEqual([
    'panNumber',
    'maritalStatus',
    'motherMaidenName',
    'fatherName',
  ])
  expect(customer.view?.applicantDetails[0].emailId).toBe('wa****mple')
  // An answer to what is not asked changes nothing.
  expect(await submit({ ...given, panNumber: 'BAD', emailId: 'other@mail.example' })).toMatchObject({
    problem: 'FIELDS_REFUSED',
    detail: { fields: { panNumber: expect.any(String) } },
  })
})

test('a missing PAN is checked like any other: unknown to the issuer, not linked, three tries a day', async () => {
  expect(await submit({ ...given, panNumber: 'AAAPI0000X' })).toMatchObject({ problem: 'P100' })
  expect(await submit({ ...given, panNumber: 'AAAPL0000X' })).toMatchObject({
    detail: { fields: { panNumber: expect.any(String) } },
  })
  expect(customer.view?.facts.customer?.missing).toContain('panNumber')
})

test('answers that meet a cooling-off period are not saved, and cost no attempt at the PAN', async () => {
  const { coreBank } = product.server.composed.deps.systems
  await instead(
    coreBank,
    'previousRejectCodes',
    () => async () => ({ kind: 'answered', value: { codes: ['COOLOFF'] }, ms: 1 }),
    async () => {
      for (const last of ['G', 'H', 'J', 'K'])
        expect(await submit({ ...given, panNumber: `CLQPA2006${last}` })).toMatchObject({ problem: 'P103' })
    },
  )
  expect(customer.view?.completedScreen).toBe('MISSING_PERSONAL_DETAILS')
})

test('[NX-E-14] an email that the file lacks is proven by a code before it is saved; one on file needs none', async () => {
  const lacking = await provenCustomer(product, '9100000026')
  expect(lacking.view?.facts.customer?.missing).toEqual(['emailId'])
  const emailId = 'sunita@mail.example'
  const give = () => lacking.act('etb-personal-details', 'submit', { emailId })
  expect(await give()).toMatchObject({ detail: { fields: { emailId: 'emailNotVerified' } } })
  await prove(lacking, emailId)
  await need(give())
  expect(lacking.view).toMatchObject({ completedScreen: 'OFFER_CHECK_PA', applicantDetails: [{ emailId }] })
})

test('the email on file can be changed until the card is ordered, proven by a code, and the bank’s file does not undo it', async () => {
  const known = await provenCustomer(product, '9100000001')
  expect(known.screen).toBe('delivery-address')
  await need(known.act('etb-personal-details', 'confirm'))
  expect(known.view).toMatchObject({ completedScreen: 'OFFER_CHECK_PA', applicantDetails: [{ emailId: 'ra****mple' }] })
  const emailId = 'radhika.new@mail.example'
  const change = (answers: Record<string, string>) => known.act('etb-personal-details', 'change-email', answers)
  expect(await change({ emailId })).toMatchObject({ detail: { fields: { emailId: 'emailNotVerified' } } })
  await prove(known, emailId)
  // Nothing else goes in with it.
  expect(await change({ emailId, fatherName: 'Somebody Else' })).toMatchObject({ ok: true })
  expect(known.view).toMatchObject({
    completedScreen: 'OFFER_CHECK_PA',
    applicantDetails: [{ emailId, fatherName: 'Mo****esai' }],
  })
  // The bank's file is read again when an address update ends.
  await need(known.act('detail-delivery-address', 'submit', homeAddress))
  await eventually(async () => {
    await need(known.load())
    expect(known.view?.completedScreen).toBe('OFFER_CHECK_PA')
  })
  expect(known.view?.applicantDetails[0].emailId).toBe(emailId)
})

test('with everything given the offer check goes on, and the answers are the record’s', async () => {
  await need(submit({ ...given, panNumber: 'CLQPA2006F', emailId: 'other@mail.example' }))
  expect(customer.view).toMatchObject({ completedScreen: 'OFFER_CHECK_PA' })
  expect(customer.view?.applicantDetails[0]).toMatchObject({ ...given, panNumber: 'CLQPA2006F', emailId: 'wa****mple' })
  expect(customer.view?.facts.customer?.missing).toEqual([])
})
