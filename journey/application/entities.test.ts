import { expect, expectTypeOf, test } from 'vitest'
import { standing } from '../flow/standing.ts'
import type { Address } from './address.ts'
import type { Application, JourneyMode } from './application.ts'
import { viewOf } from './view.ts'

type Sample<Name extends keyof Application> = Required<Pick<Application, Name>>

// Section 3 of the specification, field by field: a renamed or retyped one doesn't compile.
const identity = {
  applicationReferenceNo: 'EX26K7Q3M9',
  applicationNumber: 'AB2611200042',
  completedScreen: 'BRE_APPROVED',
  customerType: 'NTB',
  channelCode: 'SF80',
  finalChannelCode: 'SF95',
  clientId: 'PARTNER01',
  requestId: '0123456789abcdef',
} as const satisfies Sample<
  | 'applicationReferenceNo'
  | 'applicationNumber'
  | 'completedScreen'
  | 'customerType'
  | 'channelCode'
  | 'finalChannelCode'
  | 'clientId'
  | 'requestId'
>
const product = {
  productLogo: 'utsav',
  productCode: 'pvrb',
  productName: 'Utsav',
  productFeecode: 'PVRB1000',
} as const satisfies Sample<'productLogo' | 'productCode' | 'productName' | 'productFeecode'>
const outcome = {
  approvedDate: '2026-11-20T12:00:00.000Z',
  rejectedDate: '2026-11-21T12:00:00.000Z',
  breFinalStatus: 'approve',
  incomeDocRequired: 'N',
  isDocRequired: 'Y',
  creditLimit: 150_000,
} as const satisfies Sample<
  'approvedDate' | 'rejectedDate' | 'breFinalStatus' | 'incomeDocRequired' | 'isDocRequired' | 'creditLimit'
>
const internal = {
  rejectionCode: 'IR01',
  reason: 'BRE hard reject',
  brePromoCode: 'ONE',
  finalPromoCode: 'TWO',
  sessionId: '0123456789abcdef0123456789abcdef',
  sessionDateTime: '2026-11-20T12:00:00.000Z',
} as const satisfies Sample<
  'rejectionCode' | 'reason' | 'brePromoCode' | 'finalPromoCode' | 'sessionId' | 'sessionDateTime'
>
const campaign = {
  utmSESource: 'news',
  utmCPCampaign: 'diwali',
  utmAGMedium: 'mail',
  customerOfferType: 'PQ',
} as const satisfies Sample<'utmSESource' | 'utmCPCampaign' | 'utmAGMedium' | 'customerOfferType'>
const customer = {
  dormant: 'N',
  crn: '88012345',
  perfiosTransactionId: 'analysis-1',
} as const satisfies Sample<'dormant' | 'crn' | 'perfiosTransactionId'>
const dropOff = { dropOffScreen: '/auth/work-details', dropOffDate: '2026-11-20' } as const satisfies Sample<
  'dropOffScreen' | 'dropOffDate'
>
const home: Address = {
  addressLine1: '12 Lake Road',
  addressLine2: 'Indiranagar',
  landmark: 'Near the park',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'RESIDENCE',
  isEditied: 'N',
}
const person = {
  firstName: 'Asha',
  middleName: 'Devi',
  lastName: 'Rao',
  mobileNumber: '9876543210',
  panNumber: 'ABCPR1234K',
}
const application: Application = {
  ...identity,
  ...product,
  ...outcome,
  ...internal,
  ...campaign,
  ...customer,
  ...dropOff,
  version: 1,
  journeyMode: 'STP',
  residenceServiceable: 'Y',
  addressDetails: [home],
  applicantDetails: [person],
  facts: {},
}
const seen = viewOf(application)

test.each([
  ['[EN-01]', 'identity and channel', identity],
  ['[EN-02]', 'product', product],
  ['[EN-06]', 'outcome', outcome],
  ['[EN-07]', 'campaign and offer', campaign],
  ['[EN-10]', 'customer', { ...customer, crn: '88****2345' }],
  ['[EN-11]', 'drop-off', dropOff],
] as const)('%s the %s fields are in the record, and its owner sees them', (_id, _name, fields) => {
  expect(seen).toMatchObject(fields)
})

test('[EN-06, EN-10] internal reasons, promo codes and the session’s stamp are in the record, and stay on the server', () => {
  expect(application).toMatchObject(internal)
  for (const name of Object.keys(internal)) expect(seen).not.toHaveProperty(name)
})

test('[EN-04] customerType takes NTB or ETB; another one is no applicant’s', () => {
  expectTypeOf<Application['customerType']>().toEqualTypeOf<'NTB' | 'ETB'>()
  expect(standing({ ...seen, finalChannelCode: undefined } as never)).toBe('congratulations')
  expect(standing({ ...seen, finalChannelCode: undefined, customerType: 'ETB' } as never)).toBe('tc')
  for (const other of ['ntb', 'NEW', '', undefined])
    expect(standing({ ...seen, customerType: other as never })).toBe('auth-error')
})

test('[EN-05] journeyMode takes STP, SSTP or NSTP', () => {
  expectTypeOf<JourneyMode>().toEqualTypeOf<'STP' | 'SSTP' | 'NSTP'>()
  for (const journeyMode of ['STP', 'SSTP', 'NSTP'] as const)
    expect(viewOf({ ...application, journeyMode }).journeyMode).toBe(journeyMode)
})

test('[EN-08] addressDetails holds the addresses; residenceServiceable takes Y or N', () => {
  expectTypeOf<Application['addressDetails']>().toEqualTypeOf<Address[]>()
  expectTypeOf<NonNullable<Application['residenceServiceable']>>().toEqualTypeOf<'Y' | 'N'>()
  expect(seen.addressDetails).toEqual([home])
})

test('[EN-09] applicantDetails is a list of one person', () => {
  expect(seen.applicantDetails).toEqual([person])
})

test('[EN-13, EN-16] a list of addresses of types used inside the product; the limit a number, dates texts', () => {
  expectTypeOf<'RESIDENCE' | 'OFFICE' | 'PERMANENT'>().toExtend<Address['type']>()
  expectTypeOf<'H' | 'O'>().not.toExtend<Address['type']>()
  expectTypeOf<NonNullable<Application['dormant']>>().toEqualTypeOf<'Y' | 'N'>()
  expectTypeOf<NonNullable<Application['creditLimit']>>().toEqualTypeOf<number>()
  for (const date of [seen.approvedDate, seen.rejectedDate]) expect(new Date(date ?? '').toISOString()).toBe(date)
})
