import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as aadhaar from './aadhaar/wire.ts'
import * as airline from './airline/wire.ts'
import { readTolerantly } from './response-fields.ts'
import * as bureau from './bureau/wire.ts'
import * as cardHost from './card-host/wire.ts'
import * as ckyc from './ckyc/wire.ts'
import * as clock from './clock/wire.ts'
import * as existing from './core-bank/existing-customer-wire.ts'
import * as coreBank from './core-bank/wire.ts'
import * as crm from './crm/wire.ts'
import * as decision from './decision/wire.ts'
import * as analysis from './document-analysis/wire.ts'
import * as documents from './documents/wire.ts'
import * as email from './email/wire.ts'
import * as location from './location/wire.ts'
import * as los from './los/wire.ts'
import * as mobileRisk from './mobile-risk/wire.ts'
import type { Operation } from './operation.ts'
import * as pan from './pan/wire.ts'
import * as screening from './screening/wire.ts'
import * as sms from './sms/wire.ts'
import * as socialTrust from './social-trust/wire.ts'
import * as videoKyc from './video-kyc/wire.ts'
import * as voice from './voice/wire.ts'
import * as whatsapp from './whatsapp/wire.ts'

const address = {
  addressType: 'H',
  addressLine1: '21 Shanti Kunj',
  addressLine2: 'Camp Area',
  landmark: 'Clock Tower',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
}
const customer = {
  crnNumber: '20010011',
  firstName: 'Asha',
  middleName: 'K',
  lastName: 'Rao',
  emailId: 'asha@mail.example',
  panNumber: 'ABCPR1234F',
  gender: 'FEMALE',
  maritalStatus: 'SINGLE',
  motherMaidenName: 'Devi',
  fatherName: 'Ravi',
  sourceable: 'Y',
  registeredMobile: 'Y',
  kycUpdated: 'N',
  digitalAccount: 'N',
  addressUpdatePending: 'N',
  addresses: [address],
}
const report = {
  cirReportData: {
    IdAndContactInfo: {
      addressInfo: [
        {
          type: 'Permanent',
          reportedDate: '2026-01-31',
          address: '21 Shanti Kunj',
          city: 'Pune',
          state: 'Maharashtra',
          postal: '411001',
        },
      ],
    },
    ScoreDetails: [{ Value: '742' }],
  },
}
const record = {
  ckycNo: '50001234',
  firstName: 'Asha',
  middleName: 'K',
  lastName: 'Rao',
  dob: '1990-01-01',
  permCity: 'Pune',
  permPin: '411001',
  recordStatus: 'GOOD',
}
const ccResponse = {
  systemDecision: 'approve',
  incomeDocRequired: 'N',
  crmNextResponse: [{ derivedPromoCode: 'ONE' }],
  calculatedVariables: [{ fieldName: 'COMPUTED_FINAL_LIMIT', fieldValue: '150000' }],
  isBVRWaived: 'Y',
  isRVRWaived: 'Y',
  isBTVRWaived: 'N',
  isMTVRWaived: 'Y',
}
const rules = { ruleSetId: 'card', ruleVersion: '7', trace: 'each step' }
const decided = { FICOBRE_CC: { CCResponse: ccResponse }, data: { request_id: 'ts-1' }, rules }
const issued = { issueStatus: 'ISSUED', cardRef: 'C1' }
const file = { bcifStatus: 'APPROVED', applicationNumber: 'N1', crnNumber: '20010011' }
const done = { done: true }

/** A good response for every operation that this product requests from a host. */
const samples: readonly (readonly [Operation, object])[] = [
  [aadhaar.requestOtp, { txn: 'T1', maskedMobile: '98****78', mobileLinked: 'Y' }],
  [
    aadhaar.validateOtp,
    { name: 'Asha Rao', gender: 'F', dob: '1990-01-01', uidLast4: '1234', mobileLinked: 'N', vaultKey: 'V1' },
  ],
  [airline.findMember, { exists: 'Y' }],
  [airline.registerMember, { ffNumber: '123456789' }],
  [bureau.firstBureau, { ccrResponse: { cirReportDataList: [report] } }],
  [bureau.secondBureau, { ccrResponse: { cirReportDataList: [report] } }],
  [cardHost.issueCard, issued],
  [cardHost.issueStatus, issued],
  [
    cardHost.cardDetails,
    { maskedPan: '40****1234', scheme: 'VISA', embossName: 'ASHA RAO', creditLimit: 50_000, pinSet: 'N' },
  ],
  [cardHost.fetchNumber, { cardNumber: '4000001234567890' }],
  [cardHost.fetchCvv, { cvv: '123' }],
  [cardHost.fetchExpiry, { expiry: '12/30' }],
  [cardHost.setPin, done],
  [cardHost.mobileBanking, done],
  [cardHost.delivery, { state: 'SENT', expectedBy: '2026-11-30' }],
  [cardHost.activation, { status: 'INACTIVE', date: '2026-12-19', virtualActive: 'Y' }],
  [cardHost.activateCard, done],
  [cardHost.spendInquiry, { limits: [{ kind: 'ONLINE', enabled: 'Y', limit: 10_000, maxLimit: 150_000 }] }],
  [cardHost.spendUpdate, done],
  [
    cardHost.billing,
    {
      mode: 'EMAIL',
      billingDay: 5,
      modes: ['EMAIL', 'POST'],
      billingDays: [5, 20],
      autopay: { amount: 'NONE', accounts: [{ accountRef: 'A1', maskedAccount: '****1234' }] },
    },
  ],
  [cardHost.statementUpdate, done],
  [cardHost.autopayUpdate, done],
  [
    cardHost.addOns,
    {
      addOns: [
        {
          embossName: 'RAVI RAO',
          relationship: 'SPOUSE',
          dateOfBirth: '1990-03-27',
          limit: 15_000,
          status: 'ISSUED',
          expectedBy: '2026-12-04',
        },
      ],
    },
  ],
  [cardHost.orderAddOn, done],
  [cardHost.upi, { status: 'ALLOWED', maskedMobile: '******0010' }],
  [cardHost.upiUpdate, done],
  [ckyc.search, { ckycNo: '50001234' }],
  [ckyc.requestCode, { txn: 'T1', maskedMobile: '******0010' }],
  [ckyc.download, record],
  [ckyc.redeemToken, record],
  [clock.clockOffset, { offsetMs: 0 }],
  [existing.validateDob, { dobMatch: 'Y' }],
  [existing.validateCrn, { crnMatch: 'Y' }],
  [existing.customerDetails, customer],
  [existing.customerOffer, { offerType: 'PA', offerLimit: 50_000 }],
  [existing.eligibleCards, { productCodes: ['U811'] }],
  [existing.crnStatus, { crnStatus: 'ACTIVE' }],
  [existing.previousRejectCodes, { codes: ['VKYC01'] }],
  [existing.liabilityDetails, done],
  [existing.updateAddress, done],
  [
    coreBank.dedupe,
    { crnList: [{ crnDetails: [{ crn: '20010011', crnStatus: 'SUS' }] }], etbFlow: false, customerKnown: 'Y' },
  ],
  [coreBank.dedupePan, { etbCustomer: 'Y', registeredMobile: 'N' }],
  [coreBank.ncifDedupe, { partyType: 'R' }],
  [coreBank.openBcif, file],
  [coreBank.bcifStatus, file],
  [crm.pushCase, { caseId: 'C1' }],
  [crm.caseStatus, { caseStatus: 'OPEN' }],
  [crm.applicationState, { applicationState: 'REOPENED' }],
  [crm.contestCase, { caseId: 'C1' }],
  [crm.contestStatus, { contestStatus: 'OPEN' }],
  [
    crm.clientData,
    {
      mobileNumber: '9812345678',
      channelCode: 'SF80',
      productLogo: 'pvrb',
      feeCode: 'F1',
      requestId: 'R1',
      clientId: 'C1',
      consent: 'TNC',
      fields: [{ name: 'firstName', value: 'Asha' }],
    },
  ],
  [decision.breResponseDetails, decided],
  [decision.finalBre, decided],
  [analysis.initiateTransaction, { perfiosTransactionId: 'P1' }],
  [analysis.fileUpload, { fileId: 'F1' }],
  [analysis.fileProcess, done],
  [analysis.reportGeneration, done],
  [analysis.generateLink, { url: 'https://analysis.example/1' }],
  [
    analysis.retrieveReport,
    {
      reportStatus: 'COMPLETED',
      failureReason: 'CONSENT_REJECTED',
      verdict: { accepted: 'Y', averageMonthlyIncome: 50_000 },
      accounts: [{ bankName: 'Kaveri Bank', maskedNumber: 'XXXXXX4821' }],
    },
  ],
  [analysis.cancelTransaction, done],
  [documents.storeDocument, { documentKey: 'D1' }],
  [email.sendMail, { mailId: 'M1' }],
  [location.reverseGeocode, { countryCode: 'IN', city: 'Pune', state: 'Maharashtra' }],
  [location.ipVerdict, { countryCode: 'IN', proxy: 'N' }],
  [los.closeCase, done],
  [crm.closeCase, done],
  [crm.retailerStatus, done],
  [crm.preparedEvent, done],
  [los.pushCase, { caseId: 'C1' }],
  [los.caseStatus, { caseStatus: 'OPEN' }],
  [mobileRisk.checkNumber, { mnrl: 'N', fri: 'HIGH' }],
  [pan.verifyPan, { panStatus: 'E', aadhaarSeeding: 'Y', nameMatch: 'N', dobMatch: 'Y' }],
  [pan.matchNames, { result: 'Y', score: 90 }],
  [screening.screenPerson, { result: 'HIT', caseId: 'C1' }],
  [screening.caseReview, { caseStatus: 'OPEN' }],
  [sms.sendMessage, { msgId: 'M1' }],
  [socialTrust.sendOtp, done],
  [videoKyc.callWait, { ticket: 'T1', place: 2, estimateSeconds: 60, expiresAt: '2026-11-30T10:00:00Z' }],
  [
    videoKyc.handshake,
    {
      state: 'ready',
      room: 'R1',
      joinToken: 'J1',
      iceServers: [{ urls: ['stun:turn.example'], username: 'u', credential: 'c' }],
      agent: { name: 'Meera Nair', badge: 'B1042' },
      media: 'live',
    },
  ],
  [videoKyc.customerStatus, { status: 'inCall' }],
  [videoKyc.followUp, { outcome: 'open' }],
  [videoKyc.leave, done],
  [whatsapp.consent, done],
  [voice.placeCall, { callId: 'C1' }],
  [whatsapp.sendMessage, { msgId: 'M1' }],
]

const cases = samples.map(([operation, sample]) => ({
  name: `${operation.system}${operation.path}`,
  read: (value: unknown) => readTolerantly(operation.response, value),
  sample,
}))

type Path = readonly (string | number)[]

/** Every path in a value, with the value there. */
const places = (value: unknown, path: Path = []): { path: Path; value: unknown }[] => [
  { path, value },
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => places(part, [...path, Array.isArray(value) ? Number(key) : key]))
    : []),
]

/** The value with another one at this path; `undefined` removes the key. */
function replaced(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other
  if (Array.isArray(value)) return value.map((part, at) => (at === first ? replaced(part, rest, other) : part))
  const entries = Object.entries(value as object).map(([key, part]) => [
    key,
    key === first ? replaced(part, rest, other) : part,
  ])
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}

const good = ({ read, sample }: (typeof cases)[number]) => {
  const { parsed, dropped } = read(sample)
  expect(parsed.error?.issues).toBeUndefined()
  expect(dropped).toEqual([])
  return parsed.data
}

test('every operation has a sample', () => {
  const systems = globSync('*/port.ts', { cwd: import.meta.dirname })
  const sampled = new Set(samples.map(([operation]) => operation))
  expect(new Set(samples.map(([{ system }]) => system)).size).toBe(systems.length)
  const modules = [aadhaar, airline, bureau, cardHost, ckyc, clock, existing, coreBank, crm, decision, analysis]
  const others = [
    documents,
    email,
    location,
    los,
    mobileRisk,
    pan,
    screening,
    sms,
    socialTrust,
    videoKyc,
    voice,
    whatsapp,
  ]
  for (const module of [...modules, ...others])
    for (const [name, part] of Object.entries(module))
      if (typeof part === 'object' && 'response' in part) expect([name, sampled.has(part)]).toEqual([name, true])
})

test.each(cases)('$name: unknown keys are ignored, wherever they are', (one) => {
  const expected = good(one)
  for (const { path, value } of places(one.sample))
    if (typeof value === 'object' && !Array.isArray(value)) {
      const more = replaced(one.sample, path, { ...value, isAdmin: true, note: { a: [1] } })
      expect([path, one.read(more).parsed.data]).toEqual([path, expected])
    }
})

test.each(cases)('$name: null is absent, field by field', (one) => {
  good(one)
  for (const { path } of places(one.sample)) {
    if (typeof path.at(-1) !== 'string') continue
    const absent = one.read(replaced(one.sample, path, undefined)).parsed
    const isNull = one.read(replaced(one.sample, path, null)).parsed
    expect([path, isNull.success, isNull.data]).toEqual([path, absent.success, absent.data])
  }
})

const spellings = {
  Y: ['Y', 'y', ' Y ', true, 1, '1', 'true', 'TRUE'],
  N: ['N', 'n', ' N ', false, 0, '0', 'false', 'False'],
}
const textual = /incomeDocRequired|Waived/

test.each(cases)('$name: a flag in each of its spellings', (one) => {
  const expected = good(one)
  for (const { path, value } of places(one.sample)) {
    const isFlag = ['Y', 'N', true, false].includes(value as string) && path.at(-1) !== 'panStatus'
    if (!isFlag) continue
    for (const spelling of value === 'Y' || value === true ? spellings.Y : spellings.N) {
      const { data } = one.read(replaced(one.sample, path, spelling)).parsed
      // Words that the decision's rules compare themselves keep their blanks and case.
      const words = (read: unknown) =>
        JSON.stringify(read, (key, part: unknown) =>
          textual.test(key) && typeof part === 'string' ? part.trim().toUpperCase() : part,
        )
      expect([path, spelling, words(data)]).toEqual([path, spelling, words(expected)])
    }
    if (!textual.test(String(path.at(-1))) && path.at(-1) !== 'etbFlow')
      for (const garbage of ['perhaps', 2, {}, [], '']) {
        const { parsed, dropped } = one.read(replaced(one.sample, path, garbage))
        expect([path, garbage, parsed.success && dropped.length === 0]).toEqual([path, garbage, false])
      }
  }
})

test.each(cases)('$name: one bad entry of a list is dropped and reported, the rest counts', (one) => {
  const expected = good(one)
  for (const { path, value } of places(one.sample)) {
    if (!Array.isArray(value) || path.at(-1) === 'addOns') continue
    for (const garbage of [null, [], 4.2, true]) {
      const most = path.at(-1) === 'crnList' || path.at(-1) === 'cirReportDataList'
      const { parsed, dropped } = one.read(replaced(one.sample, path, [...value, garbage]))
      expect([path, garbage, parsed.data]).toEqual([path, garbage, expected])
      expect(dropped.length).toBe(1)
      if (!most) expect(one.read(replaced(one.sample, path, [garbage, ...value])).parsed.data).toEqual(expected)
    }
  }
})

const fieldOf = (name: string, change: Record<string, unknown>) => {
  const one = cases.find((each) => each.name === name)
  return one?.read({ ...one.sample, ...change })
}

test('a list of which nothing can be read is unreadable where none would be news', () => {
  expect(fieldOf('core-bank/dedupe', { crnList: [{ crnDetails: [{ crn: 7 }] }] })?.parsed.success).toBe(false)
  expect(fieldOf('core-bank/previous-reject-codes', { codes: [7] })?.parsed.success).toBe(false)
  expect(fieldOf('core-bank/previous-reject-codes', { codes: [] })?.parsed.success).toBe(true)
})

test('a list whose length matters is unreadable with one entry that is, or with too many', () => {
  const entry = {
    embossName: 'RAVI RAO',
    relationship: 'SPOUSE',
    dateOfBirth: '1990-03-27',
    limit: 1,
    status: 'ISSUED',
  }
  const isReadable = (addOns: unknown) => fieldOf('card-host/cards/add-on', { addOns })?.parsed.success
  expect(isReadable([entry, entry])).toBe(true)
  expect(isReadable([])).toBe(true)
  expect(isReadable([entry, { ...entry, status: 'UNHEARD OF' }])).toBe(false)
  expect(isReadable(Array.from({ length: 51 }, () => entry))).toBe(false)
})

test('words of a closed list count in any case, other words do not', () => {
  expect(fieldOf('video-kyc/customer-status', { status: ' INCALL ' })?.parsed.data).toEqual({ status: 'inCall' })
  expect(fieldOf('video-kyc/customer-status', { status: 'gone' })?.parsed.success).toBe(false)
})

test('[LG-29] etbFlow that is absent or unreadable is none of the two', () => {
  for (const etbFlow of [null, undefined, 'perhaps', {}])
    expect(fieldOf('core-bank/dedupe', { etbFlow })?.parsed.data).toEqual({
      crnList: expect.any(Array),
      customerKnown: true,
    })
})

test('of a PAN that does not exist nothing more is asked, of an existing one everything', () => {
  const none = { aadhaarSeeding: null, nameMatch: null, dobMatch: null }
  expect(fieldOf('pan/verify', { panStatus: 'n', ...none })?.parsed.success).toBe(true)
  expect(fieldOf('pan/verify', { nameMatch: null })?.parsed.success).toBe(false)
})

test('what a customer may lack is empty, never the end of the answer', () => {
  for (const name of ['middleName', 'emailId', 'panNumber', 'motherMaidenName', 'fatherName', 'maritalStatus'])
    expect(fieldOf('core-bank/customer', { [name]: null })?.parsed.data).toMatchObject({ [name]: '' })
})
