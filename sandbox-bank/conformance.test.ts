import { certificatesForTests } from '@card-journey/providers/access/certificates-for-tests.ts'
import type { HostAccess } from '@card-journey/providers/access/host-access.ts'
import { aadhaarConformance } from '@card-journey/providers/aadhaar/conformance.ts'
import { airlineConformance } from '@card-journey/providers/airline/conformance.ts'
import { bureauConformance } from '@card-journey/providers/bureau/conformance.ts'
import { cardHostConformance } from '@card-journey/providers/card-host/conformance.ts'
import { ckycConformance } from '@card-journey/providers/ckyc/conformance.ts'
import { clockConformance } from '@card-journey/providers/clock/conformance.ts'
import { coreBankConformance } from '@card-journey/providers/core-bank/conformance.ts'
import { crmConformance } from '@card-journey/providers/crm/conformance.ts'
import { decisionConformance } from '@card-journey/providers/decision/conformance.ts'
import { documentAnalysisConformance } from '@card-journey/providers/document-analysis/conformance.ts'
import { documentsConformance } from '@card-journey/providers/documents/conformance.ts'
import { emailConformance } from '@card-journey/providers/email/conformance.ts'
import { locationConformance } from '@card-journey/providers/location/conformance.ts'
import { caseConformance } from '@card-journey/providers/los/conformance.ts'
import { mobileRiskConformance } from '@card-journey/providers/mobile-risk/conformance.ts'
import { panConformance } from '@card-journey/providers/pan/conformance.ts'
import { screeningConformance } from '@card-journey/providers/screening/conformance.ts'
import { smsConformance } from '@card-journey/providers/sms/conformance.ts'
import { socialTrustConformance } from '@card-journey/providers/social-trust/conformance.ts'
import { videoKycConformance } from '@card-journey/providers/video-kyc/conformance.ts'
import { voiceConformance } from '@card-journey/providers/voice/conformance.ts'
import { whatsappConformance } from '@card-journey/providers/whatsapp/conformance.ts'
import { createPrivateKey, createSecretKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { valueOf } from '@card-journey/providers/effect-conformance.ts'
import { afterAll, beforeAll, describe } from 'vitest'
import { applicant, sandboxForTests } from './sandbox-for-tests.ts'

const { authority, client } = certificatesForTests
const secret = createSecretKey(randomBytes(32))
const rsaKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const oauth = {
  tokenUrl: '',
  clientId: 'card-journey',
  clientSecret: 'a secret: with % and /',
  scope: 'cards.write cards.read',
  clientAuth: 'basic',
} as const

/** What a bank's systems may ask of a caller. Each case below is run with each. */
const ways: Record<string, HostAccess> = {
  nothing: {},
  'an API key and a content type of its own': {
    headers: { 'x-api-key': 'an-api-key', 'x-tenant': 'cards' },
    contentType: 'application/vnd.bank.v2+json',
  },
  OAuth: { oauth },
  'a certificate': { tls: { ...client, ca: authority } },
  'a signature by a shared secret': { signing: { algorithm: 'HS256', key: secret, keyId: 'key-1' } },
  'a signature by a key of RSA': { signing: { algorithm: 'RS256', key: rsaKey } },
  'all of it at once': {
    headers: { 'x-api-key': 'an-api-key' },
    oauth: { ...oauth, clientSecret: undefined },
    tls: { ...client, ca: authority },
    signing: { algorithm: 'ES256', key: createPrivateKey(client.key), keyId: 'key-1' },
    contentType: 'application/vnd.bank.v2+json',
  },
}

const stranger = {
  mobileNumber: '9812300001',
  panNumber: 'ZXCPV1234B',
  firstName: 'Asha',
  middleName: '',
  lastName: 'Rao',
  dateOfBirth: '1990-01-01',
}
const known = { approvedMobile: '9000000001', rejectedMobile: '9000000027' }

describe.each(Object.entries(ways))('to a bank that asks for %s', (_, demand) => {
  let sandbox: Awaited<ReturnType<typeof sandboxForTests>>
  beforeAll(async () => {
    sandbox = await sandboxForTests({ demand })
    // Half of that the agent lets it ring: long enough to be seen by who asks seldom.
    await sandbox.dial({ agentSeconds: 1 })
  })
  afterAll(() => sandbox.close())

  describe('sms', () => {
    smsConformance(() => sandbox.systems.sms, { mobile: '9812300002' })
  })
  describe('voice', () => {
    voiceConformance(() => sandbox.systems.voice, { mobile: '9812300002' })
  })
  describe('email', () => {
    emailConformance(() => sandbox.systems.email, { address: 'asha@mail.example' })
  })
  describe('whatsapp', () => {
    whatsappConformance(() => sandbox.systems.whatsapp, { mobile: '9812300003' })
  })
  describe('core bank', () => {
    coreBankConformance(() => sandbox.systems.coreBank, {
      strangerMobile: '9812300004',
      strangerPan: 'QWEPR9876T',
      customerMobile: '9100000001',
      customerPan: 'CLQPD2001A',
      customerCrn: '20010011',
    })
  })
  describe('bureau', () => {
    bureauConformance(() => sandbox.systems.bureau, {
      onRecord: stranger,
      onlySecond: { ...stranger, mobileNumber: '9000000029' },
    })
  })
  describe('decision', () => {
    decisionConformance(() => sandbox.systems.decision, { applicant })
  })
  describe('pan', () => {
    panConformance(() => sandbox.systems.pan, {
      holder: stranger,
      unknown: 'AAAPI0000A',
      notLinked: 'AAAPL0000A',
      otherName: 'AAAPN0000A',
    })
  })
  describe('ckyc', () => {
    ckycConformance(() => sandbox.systems.ckyc, {
      found: { panNumber: 'BKQPV1010K', dateOfBirth: '1987-02-14', lastName: 'Verma' },
      strangerPan: 'QWEPR9876T',
      readMessage: async () => {
        const [message] = await sandbox.inbox('9000000010')
        return { otp: message?.otp ?? '', token: /CKYCToken=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '' }
      },
    })
  })
  describe('aadhaar', () => {
    aadhaarConformance(() => sandbox.systems.aadhaar, {
      uid: '234123412346',
      virtualId: '9123456789012346',
      wrongUid: '234123412347',
      mobileNumber: '9000000001',
      readOtp: async () => (await sandbox.inbox('9000000001'))[0]?.otp ?? '',
      name: 'Asha Rao',
      dateOfBirth: '1992-04-16',
    })
  })
  describe('video KYC', () => {
    videoKycConformance(() => sandbox.systems.videoKyc, {
      approvedMobile: known.approvedMobile,
      noAgentMobile: '9000000013',
    })
  })
  describe('card host', () => {
    cardHostConformance(() => sandbox.systems.cardHost, { mobile: '9812300005', crn: '20010011' })
  })
  describe('los', () => {
    caseConformance(() => sandbox.systems.los, known)
  })
  describe('crm', () => {
    crmConformance(() => sandbox.systems.crm, {
      approvedMobile: '9000000003',
      rejectedMobile: '9000000028',
      liftedMobile: '9000000005',
      prepared: { requestId: '5f1c0c4e9a7d4b0f8a3e6d2c1b0a9f80', clientId: 'TELECALLER', mobileNumber: '9000000033' },
    })
  })
  describe('location', () => {
    locationConformance(() => sandbox.systems.location, {
      home: '127.0.0.1',
      abroad: '198.51.100.7',
      proxy: '203.0.113.7',
    })
  })
  describe('clock', () => {
    clockConformance(() => sandbox.systems.clock, { turn: (clockOffsetMs) => sandbox.dial({ clockOffsetMs }) })
  })
  describe('documents', () => {
    documentsConformance(() => sandbox.systems.documents)
  })
  describe('document analysis', () => {
    documentAnalysisConformance(() => sandbox.systems.documentAnalysis, { mobile: '9000000003' })
  })
  describe('social trust', () => {
    socialTrustConformance(() => sandbox.systems.socialTrust, {
      open: async () => {
        const asked = { ...applicant({ mobileNumber: '9000000007' }), reference: randomUUID() }
        return valueOf(await sandbox.systems.decision.decide(asked)).requestId ?? ''
      },
    })
  })
  describe('airline', () => {
    airlineConformance(() => sandbox.systems.airline, { mobile: '9812300006', noMember: '012345678' })
  })
  describe('mobile risk', () => {
    mobileRiskConformance(() => sandbox.systems.mobileRisk, {
      clear: '9812300007',
      revoked: '9000000035',
      risky: '9000000036',
    })
  })
  describe('screening', () => {
    screeningConformance(() => sandbox.systems.screening, {
      clear: { ...stranger, applicationReferenceNo: 'A-SCREENED' },
      clearedPan: 'BKQPB1037M',
      confirmedPan: 'BKQPD1038N',
    })
  })
})
