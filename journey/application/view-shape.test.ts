import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Application } from './application.ts'
import { personKey, personOf, registryKey } from './person.ts'
import { applicationView } from './view-shape.ts'
import { viewOf } from './view.ts'

/** With every optional member there, at every depth: a new field does not compile until it is filled in here. */
type Whole<T> = T extends readonly (infer Item)[]
  ? T extends readonly [infer One]
    ? [Whole<One>]
    : Whole<Item>[]
  : T extends object
    ? { [Member in keyof T]-?: Whole<NonNullable<T[Member]>> }
    : T

const at = '2026-11-20T12:00:00.000Z'
const address: Whole<Application['addressDetails'][number]> = {
  addressLine1: 'Flat 12 Lake View',
  addressLine2: 'Indiranagar',
  landmark: 'Park',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'RESIDENCE',
  isEditied: 'N',
  source: 'bureau',
}
const person = {
  firstName: 'Asha',
  middleName: 'K',
  lastName: 'Rao',
  mobileNumber: '9876543210',
  panNumber: 'ABCPE1234F',
  dateOfBirth: '1990-03-27',
} as const

const whole: Whole<Application> = {
  applicationReferenceNo: 'EX1',
  reference: 'ABCD2345',
  version: 7,
  customerType: 'NTB',
  completedScreen: 'VKYC_INIT',
  applicationNumber: '1',
  channelCode: 'SF95',
  finalChannelCode: 'SF80',
  assistedChannel: 'SF80',
  clientId: 'P',
  requestId: 'R',
  utmSESource: 'news',
  utmCPCampaign: 'diwali',
  utmAGMedium: 'mail',
  productCode: 'vayu',
  productLogo: 'vayu-miles',
  productName: 'Vayu Miles',
  productFeecode: 'VAYU1500',
  isAirlineCobrand: true,
  isDigitalAccount: false,
  applicantDetails: [
    {
      ...person,
      emailId: 'asha.rao@example.in',
      gender: 'FEMALE',
      maritalStatus: 'SINGLE',
      taxIndiaOnly: 'Y',
      motherMaidenName: 'Devi',
      fatherName: 'Ram Rao',
      nameOnCard: 'ASHA RAO',
      frequentFlyerNumber: '123456789',
    },
  ],
  workDetails: {
    employmentType: 'SALARIED',
    companyName: 'Infosys',
    companyEmail: 'asha@infosys.example',
    proprietorshipName: 'Rao and Sons',
    industryType: 'IT',
    incomeRange: 'R4',
    isBankDirector: 'Y',
    directorBankName: 'Aranya',
  },
  addressDetails: [address],
  residenceServiceable: 'Y',
  referralCode: 'FRIEND1',
  journeyMode: 'SSTP',
  breFinalStatus: 'approve',
  incomeDocRequired: 'N',
  isDocRequired: 'N',
  creditLimit: 200_000,
  depositAmount: 30_000,
  brePromoCode: 'B',
  finalPromoCode: 'F',
  approvedDate: at,
  rejectedDate: at,
  rejectionCode: 'SR01',
  reason: 'policy',
  customerOfferType: 'PA',
  dormant: 'N',
  crn: '88****45',
  perfiosTransactionId: 'P1',
  sessionId: 'S',
  sessionDateTime: at,
  dropOffScreen: 'kyc',
  dropOffDate: '2026-11-20',
  facts: {
    pan: { for: 'x', status: 'valid', names: 'match', birthDate: 'match' },
    ending: { marker: 'BRE_REJECT', reason: 'income', at },
    mobileRisk: { for: '9876543210', day: '2026-11-20', result: 'high' },
    numberRevoked: { at },
    reminder: { day: '2027-05-20', askedAt: at, language: 'hi' },
    contest: { of: at, at, language: 'hi', delayed: true, outcome: 'stays' },
    screening: { for: 'x', result: 'hit', caseId: 'C', outcome: 'cleared', resumeAt: 'PERSONAL_DETAILS' },
    email: { verified: 'asha.rao@example.in', at, former: 'asha@example.in' },
    assisted: { entered: { panNumber: 'ABCPE1234F' }, corrected: ['panNumber'] },
    panDedupe: { for: 'x', result: 'free' },
    pincode: { for: '560001', result: 'served', city: 'Bengaluru', state: 'Karnataka', otherCity: 'Mysuru' },
    pincodeRefused: { type: 'OFFICE', pincode: '560001', result: 'unserved' },
    negativeCheck: { for: 'x', excluded: false },
    enquiry: { for: personKey(personOf({ applicantDetails: [person] })), pincode: '560001', announcedAt: at },
    bureau: {
      for: personKey(personOf({ applicantDetails: [person] })),
      day: '2026-11-20',
      bureau: 'first',
      addresses: [{ ...address, reportedDate: '2025-01-31' }],
      score: 742,
    },
    decision: {
      runs: 3,
      systemDecision: 'approve',
      at,
      waivers: ['isBVRWaived'],
      softOffer: 'open',
      socialTrustRequestId: 'T',
    },
    trustCode: { for: 'T', resends: 1, sentAt: at },
    securedProduct: {
      productCode: 'neev',
      productLogo: 'neev',
      productName: 'Neev',
      productFeecode: 'N0',
      isAirlineCobrand: false,
      isDigitalAccount: false,
    },
    offerTerms: {
      limit: { offered: 200_000, lowest: 10_000, step: 1000, chosen: 50_000 },
      deposit: { lowest: 25_000, highest: 90_000, step: 1000, standard: 28_000, limitPercent: 90, limitStep: 500 },
    },
    agreed: { TNC: '1.0' },
    offer: { acceptedAt: at, keyFactsVersion: '1.0' },
    officeSavedAt: at,
    terms: { acceptedAt: at },
    unconfirmed: { at: 'LOS_PUSH', since: at },
    cardOrder: { at, refusals: 1, againAt: at },
    customer: {
      crns: ['88****45'],
      numbers: ['88001245'],
      known: 'Y',
      kycUpdated: 'Y',
      onFile: ['gender'],
      missing: ['emailId'],
      changed: ['emailId'],
      cards: ['vayu'],
      limits: [{ productCode: 'vayu', upTo: 1 }],
    },
    typedCrn: { for: '88001245', result: 'own' },
    addressUpdate: { rounds: 1, askedAt: at },
    eligibleCard: {
      for: 'vayu',
      card: {
        productCode: 'vayu',
        productLogo: 'vayu-miles',
        productName: 'Vayu Miles',
        productFeecode: 'V0',
        isAirlineCobrand: true,
        isDigitalAccount: false,
      },
      networks: ['TARANG'],
      designs: ['WAVES'],
    },
    cardChoice: { productCode: 'vayu', seenAt: at, customisedAt: at, network: 'RUPAY', design: 'waves' },
    ckyc: {
      for: registryKey({ panNumber: 'ABCPE1234F', dateOfBirth: '1990-03-27' }),
      consentedAt: at,
      searchedAt: at,
      found: true,
      recordId: '50009000000010',
      code: { transaction: 'ckyc-1', sentAt: at, mobile: '******0010' },
      ended: 'ckyc-0',
      spentDay: '2026-11-20',
      record: { name: 'Asha Rao', dateOfBirth: '1990-04-12', city: 'Bengaluru', pincode: '560001', ending: '0010' },
      passedAt: at,
    },
    aadhaar: {
      consentAt: at,
      consentLanguage: 'hi',
      otpSentAt: at,
      linkedMobile: '9876543211',
      gatewayTransaction: 'G',
      last4: '0124',
      wrongCodes: 1,
      wrongDay: '2026-11-20',
      refused: 'code',
      referenceKey: 'K',
      verifiedAt: at,
      tooOldAt: at,
      documentExpiredAt: at,
      deniedAt: at,
    },
    documents: {
      months: [
        {
          month: '2026-10',
          files: [{ id: 'f1', page: 1, kind: 'pdf', pages: 2, sha256: 'a' }],
          document: {
            for: 'f1',
            kind: 'pdf',
            pages: 2,
            sha256: 'a',
            documentId: 'doc-1',
            processedAt: at,
            readIn: 'P1',
          },
        },
      ],
      identity: { document: 'Passport', files: [{ id: 'f2', page: 1, kind: 'jpg', pages: 1, sha256: 'b' }] },
      analysis: { transactionId: 'P1', for: '2026-10=doc-1', askedAt: at },
      notAccepted: { for: '2026-10=doc-1', at },
      ended: 'P0',
    },
    scan: { document: 'Passport', at, validUntil: '2031-01-01', documentId: 'D1' },
    videoKyc: {
      consent: { version: '1.0', at },
      requirementsAt: at,
      location: { insideIndia: true, at },
      ip: { insideIndia: true, spoofed: false, at },
      udc: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'unknown' },
      ticket: 'T1',
      ticketExpiresAt: at,
      expectedAt: at,
      endedTicket: 'T0',
      expiredAt: at,
      expiredIn: 'queue',
      room: 'room',
      outcome: 'refer',
      laterAt: at,
      atOpening: { opensAt: at, askedAt: at, language: 'hi' },
      referSeenAt: at,
    },
    statement: {
      for: 'P1',
      consent: { version: '1.0', language: 'en', at },
      consentUntil: '2026-11-27',
      keptUntil: '2027-02-18',
      months: 6,
      linkedAt: at,
      report: { at, accepted: true, monthlyIncome: 90_000, accounts: [{ bank: 'Kaveri Bank', ending: '4821' }] },
      ended: 'withdrawn',
      deletedAt: at,
    },
    mpin: { setAt: at, failures: 1, lockedUntil: at, laterAt: at, banking: true },
    bankStep: { at: 'BCIF_PUSH', since: '2026-11-19' },
    withdrawn: { at, offer: 'declined' },
    card: { issuedAt: at, last4: '1234', network: 'RUPAY' },
  },
}

/** The path of every member: `facts.aadhaar.last4`, `addressDetails[].city`. */
const pathsOf = (value: unknown, at = ''): string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => pathsOf(item, `${at}[]`)))]
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([name, member]) => pathsOf(member, at ? `${at}.${name}` : name))
}

/** A copy with a member that nobody knows in every object. */
const withUnknown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknown)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([name, of]) => [name, withUnknown(of)])), invented: 'x' }
}

/** What stays on the server of a record that has everything. A change here is a decision about what a browser may see. */
const hidden = [
  'assistedChannel',
  'brePromoCode',
  'facts.aadhaar.gatewayTransaction',
  'facts.aadhaar.referenceKey',
  'facts.addressUpdate.rounds',
  'facts.assisted.entered.panNumber',
  'facts.bureau.for',
  'facts.bureau.score',
  'facts.cardOrder.againAt',
  'facts.cardOrder.refusals',
  'facts.ckyc.code.transaction',
  'facts.ckyc.ended',
  'facts.ckyc.for',
  'facts.ckyc.recordId',
  'facts.contest.at',
  'facts.contest.language',
  'facts.customer.changed[]',
  'facts.customer.numbers[]',
  'facts.decision.at',
  'facts.decision.runs',
  'facts.decision.waivers[]',
  'facts.documents.analysis.for',
  'facts.documents.analysis.transactionId',
  'facts.documents.ended',
  'facts.documents.identity.files[].sha256',
  'facts.documents.months[].document.documentId',
  'facts.documents.months[].document.for',
  'facts.documents.months[].document.readIn',
  'facts.documents.months[].document.sha256',
  'facts.documents.months[].files[].sha256',
  'facts.documents.notAccepted.for',
  'facts.eligibleCard.card.isAirlineCobrand',
  'facts.eligibleCard.card.isDigitalAccount',
  'facts.eligibleCard.card.productCode',
  'facts.eligibleCard.card.productFeecode',
  'facts.eligibleCard.card.productLogo',
  'facts.eligibleCard.card.productName',
  'facts.ending.marker',
  'facts.enquiry.for',
  'facts.mobileRisk.day',
  'facts.mobileRisk.for',
  'facts.mobileRisk.result',
  'facts.negativeCheck.excluded',
  'facts.negativeCheck.for',
  'facts.pan.birthDate',
  'facts.pan.for',
  'facts.pan.names',
  'facts.pan.status',
  'facts.panDedupe.for',
  'facts.panDedupe.result',
  'facts.pincode.city',
  'facts.pincode.for',
  'facts.pincode.otherCity',
  'facts.pincode.result',
  'facts.pincode.state',
  'facts.reminder.askedAt',
  'facts.reminder.language',
  'facts.scan.documentId',
  'facts.screening.caseId',
  'facts.screening.for',
  'facts.screening.outcome',
  'facts.screening.result',
  'facts.screening.resumeAt',
  'facts.securedProduct.isAirlineCobrand',
  'facts.securedProduct.isDigitalAccount',
  'facts.securedProduct.productCode',
  'facts.securedProduct.productFeecode',
  'facts.securedProduct.productLogo',
  'facts.securedProduct.productName',
  'facts.statement.for',
  'facts.statement.report.accepted',
  'facts.statement.report.monthlyIncome',
  'facts.typedCrn.for',
  'facts.typedCrn.result',
  'facts.unconfirmed.at',
  'facts.unconfirmed.since',
  'facts.videoKyc.atOpening.askedAt',
  'facts.videoKyc.atOpening.language',
  'facts.videoKyc.endedTicket',
  'facts.videoKyc.ip.at',
  'facts.videoKyc.ip.insideIndia',
  'facts.videoKyc.ip.spoofed',
  'finalPromoCode',
  'reason',
  'rejectionCode',
  'sessionDateTime',
  'sessionId',
]

test('of a record with every field and an unknown one in each part, the owner gets what is listed', () => {
  const view = viewOf(withUnknown(whole) as Application)
  expect(
    pathsOf(whole)
      .filter((path) => !pathsOf(view).includes(path))
      .toSorted(),
  ).toEqual(hidden)
  expect(pathsOf(view).filter((path) => !pathsOf(whole).includes(path))).toEqual([])
  expect(applicationView.safeParse(view).error).toBeUndefined()
})

test('the shape on the wire is closed at every depth', () => {
  const shape = JSON.stringify(z.toJSONSchema(applicationView, { io: 'input' }))
  const objects = shape.match(/"type":"object"/g) ?? []
  const closed = shape.match(/"additionalProperties":false/g) ?? []
  // Drafts are two records, by screen and by field; when each was typed is the third.
  expect(objects.length - closed.length).toBe(3)
  expect(closed.length).toBeGreaterThan(20)
})

test('a value that the shape would refuse reaches its owner as it is', () => {
  const marker = 'NOWHERE' as Application['completedScreen']
  expect(viewOf({ ...whole, completedScreen: marker }).completedScreen).toBe(marker)
})
