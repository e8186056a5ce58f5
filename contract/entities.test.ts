import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { newApplication } from '@card-journey/journey/steps/sample-answers.ts'
import { calls } from './api.ts'
import { applicationDetails } from './calls/apps/applicationDetails.ts'
import { createApplication } from './calls/apps/createApplication.ts'
import { dedupeWithMOBAndDOB } from './calls/apps/dedupeWithMOBAndDOB.ts'
import { generateOTP } from './calls/apps/generateOTP.ts'
import { breResponseDetails } from './calls/eligibility/breResponseDetails.ts'
import { bureauCheck } from './calls/eligibility/bureauCheck.ts'
import { getConsentDetails } from './calls/master/getConsentDetails.ts'
import { getDownTimeDetails } from './calls/master/getDownTimeDetails.ts'
import { getPreferenceDetails } from './calls/master/getPreferenceDetails.ts'
import { consent } from './shapes/consent.ts'
import { product } from './shapes/product.ts'
import { utmParameters } from './shapes/utm.ts'

const takes = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success

type Fields = Readonly<Record<string, unknown>>
const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))

/** Accepted as it is; refused without any one of its fields, but for the optional ones, and with one more. */
function expectExactly(schema: z.ZodMiniType, sample: Fields, optional: readonly string[] = []): void {
  expect(takes(schema, sample)).toBe(true)
  expect(takes(schema, { ...sample, surprise: 'x' })).toBe(false)
  for (const name of Object.keys(sample))
    expect([name, takes(schema, without(sample, name))]).toEqual([name, optional.includes(name)])
}

const consentItem = { code: 'TNC', version: '1.0', timestamp: '2026-11-20T12:00:00+05:30', value: 'Y' }
const utm = { utmSESource: 'news', utmCPCampaign: 'diwali', utmAGMedium: 'mail' }
const payload = {
  mobileNumber: '9876543210',
  consent: [consentItem],
  createdDate: '2026-11-20T12:00:00+05:30',
  productName: 'Vayu Miles',
  productLogo: 'vayu-miles',
  productCode: 'VAYU',
  channelCode: 'SF95',
  feeCode: 'VAYU1500',
  campaignCode: '',
  isAirlineCobrand: true,
  utmParameters: utm,
  customerType: 'NTB',
  requestId: '0123456789abcdef',
  clientId: '',
}

test('[EN-17, EN-21] the create-application payload: these fields, the airline’s flag named isAirlineCobrand', () => {
  expectExactly(createApplication.request, payload)
  for (const customerType of ['ntb', 'OTHER', ''])
    expect(takes(createApplication.request, { ...payload, customerType })).toBe(false)
  expect(takes(createApplication.request, { ...payload, isAirlineCobrand: 'Y' })).toBe(false)
})

test('[EN-18] productCode is upper-cased in the payload', () => {
  for (const productCode of ['vayu', 'Vayu', ''])
    expect(takes(createApplication.request, { ...payload, productCode })).toBe(false)
})

test('[EN-19] campaignCode is empty in the payload', () => {
  for (const campaignCode of ['DIWALI', ' '])
    expect(takes(createApplication.request, { ...payload, campaignCode })).toBe(false)
})

test('[EN-20] utmParameters holds utmSESource, utmCPCampaign and utmAGMedium, each where there is one', () => {
  expectExactly(utmParameters, utm, Object.keys(utm))
})

test('[EN-22] a consent item: code, version, timestamp, value', () => {
  expectExactly(consent, consentItem)
  for (const value of ['y', 'true', '', true]) expect(takes(consent, { ...consentItem, value })).toBe(false)
})

test('[EN-24, EN-21] a product: its codes, a priority that is a text, visibility, airline flag and fee plans', () => {
  const charges = {
    addOnCardFee: 0,
    replacementFee: 100,
    lateFees: [{ dueAbove: 0, fee: 0 }],
    overLimitFee: 500,
    chequeBounceFee: 500,
    monthlyInterestPercent: 3.5,
    foreignMarkup: 0.035,
    cashAdvanceShare: 0.025,
    cashAdvanceMinimum: 300,
    emiFrom: 2500,
    contactlessUpTo: 5000,
    interestFreeDays: 48,
    minimumDuePercent: 5,
  }
  const card = {
    productCode: 'VAYU',
    productLogo: 'vayu-miles',
    productName: 'Vayu Miles',
    priority: '90',
    isCardVisible: true,
    isAirlineCobrand: true,
    feeCodeDetails: [{ feeCode: 'VAYU1500', label: 'Standard', joiningFee: 1500, annualFee: 1500 }],
    theme: 'vayu',
    networks: [{ code: 'RUPAY', name: 'RuPay' }],
    art: { pattern: 'waves', orientation: 'horizontal' },
    pitch: 'Miles',
    benefits: [],
    eligibility: { minimumAge: 21, maximumAge: 65, minimumAnnualIncome: 300_000, employmentTypes: [] },
    preferences: [],
    charges,
  }
  expectExactly(product, card)
  expect(takes(product, { ...card, priority: 90 })).toBe(false)
  expect(takes(product, { ...card, isCardVisible: 'Y' })).toBe(false)
  expect(takes(product, { ...card, feeCodeDetails: [{ label: 'Standard', joiningFee: 0, annualFee: 0 }] })).toBe(false)
})

test('[EN-25, EN-26] preferences are a list of records of code, label and product codes', () => {
  const travel = { code: 'TRAVEL', label: 'Travel', productCodes: ['VAYU'] }
  expect(takes(getPreferenceDetails.response, [])).toBe(true)
  expect(takes(getPreferenceDetails.response, travel)).toBe(false)
  expect(takes(getPreferenceDetails.response, [travel, travel])).toBe(true)
  for (const name of Object.keys(travel))
    expect(takes(getPreferenceDetails.response, [without(travel, name)])).toBe(false)
})

test('[EN-35] the social-trust payload rides on the decision call: trustingSocial, tsOTP, tsRequestId', () => {
  const trust = { trustingSocial: 'Y', tsOTP: '4829', tsRequestId: 'ts-1' }
  expectExactly(breResponseDetails.request, { applicationId: 'EX1', ...trust }, Object.keys(trust))
  for (const tsOTP of ['482', '48291', '48a9', ''])
    expect(takes(breResponseDetails.request, { applicationId: 'EX1', ...trust, tsOTP })).toBe(false)
})

test('[EN-36] the dedupe answer: crnList[0].crnDetails[], each with its crnStatus, and etbFlow', () => {
  const customer = { crnMasked: '88****45', crnStatus: 'ACTIVE' }
  const answer = { crnList: [{ crnDetails: [customer, { ...customer, crnStatus: '' }] }], etbFlow: true }
  expectExactly(dedupeWithMOBAndDOB.response, answer)
  for (const name of Object.keys(customer)) {
    const crnList = [{ crnDetails: [without(customer, name)] }]
    expect(takes(dedupeWithMOBAndDOB.response, { ...answer, crnList })).toBe(false)
  }
  expect(takes(dedupeWithMOBAndDOB.response, { ...answer, etbFlow: 'Y' })).toBe(false)
})

test('[EN-37] a maintenance record: downTimeStartDate, downTimeEndDate', () => {
  const record = { downTimeStartDate: '2026-11-20T01:00:00+05:30', downTimeEndDate: '2026-11-20T03:00:00+05:30' }
  expect(takes(getDownTimeDetails.response, [record])).toBe(true)
  for (const name of Object.keys(record))
    expect(takes(getDownTimeDetails.response, [without(record, name)])).toBe(false)
  expect(takes(getDownTimeDetails.response, [{ ...record, reason: 'x' }])).toBe(false)
})

const application = viewOf(newApplication('NTB'))

test('[EN-39, CA-16] a bureau entry at its path, with type and reportedDate', () => {
  const entry = {
    seq: '1',
    type: 'Permanent',
    reportedDate: '2026-01-31',
    address: '21 Shanti Kunj',
    state: 'Maharashtra',
    postal: '411001',
  }
  const answer = (addressInfo: unknown) => ({
    ccrResponse: { cirReportDataList: [{ cirReportData: { IdAndContactInfo: { addressInfo } } }] },
    application,
  })
  expect(takes(bureauCheck.response, answer([entry]))).toBe(true)
  for (const name of Object.keys(entry)) expect(takes(bureauCheck.response, answer([without(entry, name)]))).toBe(false)
  expect(takes(bureauCheck.response, answer([{ ...entry, score: '742' }]))).toBe(false)
})

test('[CA-08] get application takes an application id, or request and client id, always with responseType FULL', () => {
  const { request } = applicationDetails
  expectExactly(request, { responseType: 'FULL', applicationId: 'EX1' }, ['applicationId'])
  expect(takes(request, { responseType: 'FULL', requestId: 'r1', clientId: 'PARTNER01' })).toBe(true)
  for (const responseType of ['full', 'PART', '']) expect(takes(request, { responseType })).toBe(false)
})

test('[EN-22] consents of the master data name their code and version', () => {
  const shown = { code: 'TNC', version: '1.0', kind: 'consent', mandatory: 'Y', title: 'Terms', text: 'I agree.' }
  expect(takes(getConsentDetails.response, [shown])).toBe(true)
  for (const name of Object.keys(shown)) expect(takes(getConsentDetails.response, [without(shown, name)])).toBe(false)
})

test('[CO-30] a code is sent as SMS or CALL, and as nothing else', () => {
  for (const notificationType of ['SMS', 'CALL'])
    expect(takes(generateOTP.request, { mobileNumber: '9876543210', notificationType })).toBe(true)
  for (const notificationType of ['sms', 'VOICE', 'WHATSAPP', ''])
    expect(takes(generateOTP.request, { mobileNumber: '9876543210', notificationType })).toBe(false)
})

test('[RO-09, RO-12] every call is for applicants or for anyone: none is for agents, representatives or staff', () => {
  const callers = ['anyone', 'applicant', 'browser', 'signed-in']
  expect([...new Set(calls.map(({ caller }) => caller))].toSorted()).toEqual(callers)
})
