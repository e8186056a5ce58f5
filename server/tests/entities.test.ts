import type { Address } from '@card-journey/journey/application/address.ts'
import type { Applicant as Person, Application } from '@card-journey/journey/application/application.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerFileOf } from '../services/life/customer-file.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { openHour, startProduct, type Running } from './running.ts'
import {
  acceptOffer,
  announceEnquiry,
  asha,
  askDecision,
  begin,
  giveDetails,
  giveHomeAddress,
  giveOfficeAddress,
  homeAddress,
  toCard,
} from './steps.ts'

/** Takes one stranger to the card, then compares the stored record with section 3 of the specification. */
let product: Running
let applicant: Applicant
let stored: Application

const mobileNumber = '9812345671'

beforeAll(async () => {
  product = await startProduct()
  await product.dial({ agentSeconds: 0.2, backOfficeSeconds: 0.2 })
  applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await toCard(applicant, openHour)
  stored = await storedOf(mobileNumber)
}, 90_000)
afterAll(() => product.close())

async function storedOf(mobile: string): Promise<Application> {
  const [found] = await product.server.composed.deps.store.applications.byMobile(mobile)
  if (!found) throw new Error('no application is stored')
  return found.document
}

test('[EN-01] the application is identified, and its channel is known', () => {
  expect(stored).toMatchObject({
    applicationReferenceNo: applicant.applicationId,
    applicationNumber: expect.stringMatching(/^\w+$/) as string,
    completedScreen: 'VISIONPLUS_APPROVED',
    customerType: 'NTB',
    channelCode: 'SF95',
  } satisfies Partial<Application>)
})

test('[EN-02, EN-03, EN-18] the product’s facts are the bank’s; its code comes upper-cased and is used lower-cased', async () => {
  expect(stored).toMatchObject({
    productCode: 'pvrb',
    productLogo: 'utsav',
    productName: 'Aranya Utsav',
    productFeecode: expect.stringMatching(/\S/) as string,
  } satisfies Partial<Application>)
  const lower = new Applicant({ ...applicant.settings, mobileNumber: '9812345672' })
  await need(lower.proveMobile())
  expect(await lower.apply({ productCode: 'pvrb' })).toMatchObject({ ok: false })
  expect(await lower.apply({ productCode: 'PVRB' })).toMatchObject({ ok: true })
})

test('[EN-06, EN-13] outcome fields: the limit in whole rupees, the approval’s time in ISO 8601', () => {
  expect(stored).toMatchObject({ breFinalStatus: 'approve', incomeDocRequired: 'N' })
  expect(stored.rejectedDate).toBeUndefined()
  expect(Number.isInteger(stored.creditLimit)).toBe(true)
  expect(stored.approvedDate).toMatch(/^2026-11-19/)
  expect(new Date(stored.approvedDate ?? '').getTime()).not.toBeNaN()
})

test('the home address that the credit report names is stored whole, and no call answers more of it than its mask', async () => {
  const home = stored.addressDetails.find(({ type }) => type === 'RESIDENCE')
  expect(home).toMatchObject({ source: 'bureau' })
  const line = home?.addressLine1 ?? ''
  const masked = `${line.slice(0, 2)}****${line.slice(-4)}`
  expect(line.length).toBeGreaterThan(6)
  const same = new Applicant({ ...applicant.settings, mobileNumber: '9812345679' })
  await begin(same)
  await giveDetails(same, { ...asha, panNumber: 'ABCPK1237F', emailId: 'masked@example.com' })
  await announceEnquiry(same)
  const checked = await need(same.client.call(calls.bureauCheck, {}))
  same.see(checked.application)
  const reported = await storedOf('9812345679')
  const lines = reported.facts.bureau?.addresses.map(({ addressLine1 }) => addressLine1) ?? []
  expect(lines.length).toBeGreaterThan(0)
  const chosen = await need(same.act('confirm-home-address', 'submit', { addressChoice: '0' }))
  for (const shown of lines) expect(JSON.stringify([checked, chosen, applicant.view])).not.toContain(shown)
  expect(JSON.stringify(applicant.view)).not.toContain(line)
  expect(applicant.view?.addressDetails).toContainEqual(expect.objectContaining({ addressLine1: masked }))
})

test('[EN-08, EN-13] addressDetails is a list; a served home makes residenceServiceable Y', () => {
  expect(Array.isArray(stored.addressDetails)).toBe(true)
  expect(stored.addressDetails.map(({ type }) => type).toSorted()).toEqual(['OFFICE', 'RESIDENCE'])
  expect(stored.residenceServiceable).toBe('Y')
})

test('[EN-09] applicantDetails is a list of one, with the names, the mobile number and the PAN', () => {
  expect(stored.applicantDetails).toMatchObject([
    {
      firstName: asha.firstName,
      lastName: asha.lastName,
      mobileNumber,
      panNumber: asha.panNumber,
    } satisfies Partial<Person>,
  ])
})

test('[EN-10] the record names the session, its time and the CRN', async () => {
  expect(stored.sessionId).toBe(applicant.webSessionId)
  expect(stored.crn).toMatch(/^\w+$/)
  expect(stored.sessionDateTime).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/)
})

test('[EN-11] leaving notes the path and the day in India', async () => {
  await need(applicant.client.call(calls.leaveApplication, { path: '/auth/set-mpin', exit: false }))
  const [found] = await product.server.composed.deps.store.applications.byMobile(mobileNumber)
  expect(found?.document).toMatchObject({ dropOffScreen: '/auth/set-mpin', dropOffDate: '2026-11-19' })
})

test('[EN-12] the token is sent beside the application, never in it', () => {
  expect(applicant.token).toMatch(/\S/)
  expect(Object.keys(applicant.view ?? {})).not.toContain('token')
  expect(JSON.stringify(stored)).not.toContain(applicant.token)
})

test('[EN-14] an address has these fields, isEditied spelled so', () => {
  const office = stored.addressDetails.find(({ type }) => type === 'OFFICE')
  expect(office).toEqual({
    ...homeAddress,
    addressLine1: 'Lotus Tower 4',
    type: 'OFFICE',
    isEditied: expect.stringMatching(/^[YN]$/) as 'Y',
  } satisfies Address)
})

test('[EN-15, EN-16] RESIDENCE, OFFICE and PERMANENT inside the product; H and O toward the bank’s hosts', () => {
  const inside = ['RESIDENCE', 'OFFICE', 'PERMANENT'] as const satisfies readonly Address['type'][]
  const addressDetails = inside.map((type) => ({ ...homeAddress, type, isEditied: 'N' as const }))
  const sent = customerFileOf({ ...stored, addressDetails }).addresses
  expect(sent.map(({ type }) => type)).toEqual(['H', 'O'])
})

test('[AP-03, SP-04, SP-07, SP-09, SP-10] number proven, bureau, pincode and decision asked; PIN set, which stamps its time; virtual card, physical card', async () => {
  const { facts, residenceServiceable } = stored
  expect(applicant.sessionToken).toMatch(/\S/)
  expect(facts.bureau).toMatchObject({ bureau: 'first', day: '2026-11-19' })
  expect(residenceServiceable).toBe('Y')
  expect(facts.decision).toMatchObject({ runs: 1, systemDecision: 'approve' })
  const [set] = await need(applicant.client.call(calls.setMPIN, { mpin: '270518', confirmMpin: '270518' }))
  const after = await product.server.composed.deps.store.applications.read(set?.applicationReferenceNo ?? '')
  expect(Date.parse(after?.document.sessionDateTime ?? '')).toBeGreaterThan(Date.parse(stored.sessionDateTime ?? ''))
  const card = await need(applicant.client.call(calls.getVirtualCardDetails, {}))
  expect(card).toMatchObject({ creditLimit: stored.creditLimit, mpinSet: true })
  expect(card.maskedNumber).toMatch(/^\d{2}\*{4}\d{4}$/)
  expect(card.physicalCard.state).toMatch(/^(printing|dispatched|delivered)$/)
})

test('[SP-06, BR-11] referred: personal, work, home, office and delivery; the re-decision answers the whole application', async () => {
  const referred = new Applicant({ ...applicant.settings, mobileNumber: '9812345673' })
  await begin(referred)
  await giveDetails(referred, { ...asha, panNumber: 'ABCPK1235F', incomeRange: 'FROM_25000' })
  await giveHomeAddress(referred)
  await askDecision(referred)
  expect(referred.view).toMatchObject({ completedScreen: 'BRE_APPROVED', journeyMode: 'SSTP' })
  await acceptOffer(referred)
  await giveOfficeAddress(referred)
  const { application } = await need(
    referred.client.call(calls.breResponseDetails, { applicationId: referred.applicationId }),
  )
  expect(application).toMatchObject({
    applicationReferenceNo: referred.applicationId,
    completedScreen: 'FIRST_BRE_REFERRED',
    journeyMode: 'NSTP',
    isDocRequired: 'Y',
    applicantDetails: [{ firstName: asha.firstName }],
    workDetails: { employmentType: 'SALARIED' },
  })
  referred.see(application)
  expect(referred.screen).toBe('delivery-address')
  await need(referred.act('delivery-address', 'submit', { addressType: 'OFFICE' }))
  expect(referred.view?.completedScreen).toBe('DELIVERY_ADDRESS_SUBMIT')
  expect(referred.view?.addressDetails.map(({ type }) => type).toSorted()).toEqual(['DELIVERY', 'OFFICE', 'RESIDENCE'])
})

test('[SP-15] what the browser says decides nothing: the server finds the customer type, and takes no limit from outside', async () => {
  const boastful = new Applicant({ ...applicant.settings, mobileNumber: '9812345674' })
  await need(boastful.proveMobile())
  const { call } = boastful.client
  boastful.client.call = (contract, request, options) =>
    call(
      contract,
      contract.id === 'createApplication' ? ({ ...(request as object), customerType: 'ETB' } as never) : request,
      options,
    )
  await need(boastful.apply())
  expect(boastful.view).toMatchObject({ customerType: 'NTB', completedScreen: 'VERIFY_MOBILE' })
  const asked = await boastful.act('personal-details', 'submit', { creditLimit: '900000' })
  expect(asked).toMatchObject({ ok: false, problem: 'FIELD_NOT_YOURS' })
  await need(boastful.load())
  expect(boastful.view).not.toHaveProperty('creditLimit')
})
