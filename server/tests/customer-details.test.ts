import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applicant, need } from './applicant.ts'
import { provenCustomer } from './customer-steps.ts'
import { startProduct, type Running } from './running.ts'

// What the bank's file lacks about a customer is asked, by the rules of any applicant; what it has is shown masked.

let product: Running
let customer: Applicant
beforeAll(async () => {
  product = await startProduct()
  customer = await provenCustomer(product, '9100000006')
}, 90_000)
afterAll(() => product.close())

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

test('with everything given the offer check goes on, and the answers are the record’s', async () => {
  await need(submit({ ...given, panNumber: 'CLQPA2006F', emailId: 'other@mail.example' }))
  expect(customer.view).toMatchObject({ completedScreen: 'OFFER_CHECK_PA' })
  expect(customer.view?.applicantDetails[0]).toMatchObject({ ...given, panNumber: 'CLQPA2006F', emailId: 'wa****mple' })
  expect(customer.view?.facts.customer?.missing).toEqual([])
})
