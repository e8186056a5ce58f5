import type { CustomerFile } from '@card-journey/providers/core-bank/port.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { asha, begin, personalDetailsOf, toCard, verifyEmail } from './steps.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct()
  await product.dial({ agentSeconds: 0.2, backOfficeSeconds: 0.2 })
}, 90_000)
afterAll(() => product.close())

const someone = (mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

const more = {
  nameOnCard: 'Asha Kulkarni',
  gender: 'FEMALE',
  maritalStatus: 'SINGLE',
  motherMaidenName: 'Sunita Rao',
  fatherName: 'Mohan Kulkarni',
}

test('a tax resident of another country is asked to a branch once that is confirmed; an answer without it saves nothing', async () => {
  const applicant = someone('9823300001')
  await begin(applicant)
  await verifyEmail(applicant, asha.emailId)
  await need(applicant.act('personal-details', 'submit', personalDetailsOf({ ...asha, panNumber: 'ABCPK1235A' })))
  const { version } = applicant.view ?? {}
  const submit = (answers: object) => applicant.act('more-personal-details', 'submit', { ...more, ...answers })

  expect(await submit({})).toMatchObject({
    problem: 'FIELDS_REFUSED',
    detail: { fields: { taxIndiaOnly: 'yesNoRequired' } },
  })
  expect(await submit({ taxIndiaOnly: 'N' })).toMatchObject({
    problem: 'FIELDS_REFUSED',
    detail: { fields: { taxElsewhere: 'consentRequired' } },
  })
  await need(applicant.load())
  expect(applicant.view).toMatchObject({ version, completedScreen: 'PERSONAL_DETAILS' })

  await need(submit({ taxIndiaOnly: 'N', taxElsewhere: 'Y' }))
  expect(applicant.screen).toBe('visit-branch')
  expect(applicant.view?.completedScreen).toBe('VISIT_NEAREST_BRANCH')
  expect(applicant.view?.rejectedDate).toBeUndefined()
})

test('the customer file is told the declared tax residency', async () => {
  const { coreBank } = product.server.composed.deps.systems
  const open = coreBank.openCustomerFile
  const files: CustomerFile[] = []
  coreBank.openCustomerFile = Object.assign((file: Parameters<typeof open>[0]) => (files.push(file), open(file)), open)
  const applicant = someone('9823300002')
  await toCard(applicant, openHour)
  const own = files.filter(({ mobileNumber }) => mobileNumber === '9823300002')
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(({ taxIndiaOnly }) => taxIndiaOnly === 'Y')).toBe(true)
})
