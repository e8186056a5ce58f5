import { randomUUID } from 'node:crypto'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import { systemNames } from '@card-journey/providers/operation.ts'
import type { SystemName } from '@card-journey/providers/operation.ts'
import type { Systems } from '@card-journey/providers/systems.ts'
import { expect, test, vi } from 'vitest'
import { applicant, sandboxForTests } from './sandbox-for-tests.ts'

/** For each system, one verb with an effect, if it has any, and one that only reads. */
const effects: Partial<Record<SystemName, (systems: Systems, reference: string) => Promise<ProviderResult<unknown>>>> =
  {
    sms: ({ sms }, reference) => sms.send({ to: mobileNumber, template: 'T', text: 'x', reference }),
    email: ({ email }, reference) =>
      email.send({ to: 'a@b.example', template: 'T', subject: 's', text: 'x', reference }),
    voice: ({ voice }, reference) =>
      voice.call({ to: mobileNumber, template: 'T', language: 'en', text: 'x', reference }),
    whatsapp: ({ whatsapp }, reference) =>
      whatsapp.consent({ mobileNumber, requestId: 'r', action: 'OPTIN', reference }),
    'core-bank': ({ coreBank }, reference) =>
      coreBank.openCustomerFile({
        ...person,
        applicationReferenceNo,
        customerType: 'NTB',
        emailId: '',
        addresses: [],
        reference,
      }),
    bureau: ({ bureau }, reference) => bureau.pull({ ...person, bureau: 'first', reference }),
    decision: ({ decision }, reference) => decision.decide({ ...applicant(), reference }),
    aadhaar: ({ aadhaar }, reference) => aadhaar.sendOtp({ uid: '234123412346', mobileNumber, reference }),
    'video-kyc': ({ videoKyc }, reference) => videoKyc.leave({ ticket: 'vk-1', reference }),
    documents: ({ documents }, reference) =>
      documents.store({
        applicationReferenceNo,
        kind: 'Passport',
        contentType: 'image/png',
        sha256: 'a'.repeat(64),
        content: 'AAAA',
        reference,
      }),
    'document-analysis': ({ documentAnalysis }, reference) =>
      documentAnalysis.initiate({ applicationReferenceNo, mobileNumber, reference }),
    'card-host': ({ cardHost }, reference) => cardHost.setPin({ cardReference: 'card-1', reference }),
    crm: ({ crm }, reference) => crm.push({ applicationReferenceNo, mobileNumber, productCode: 'pvrb', reference }),
    los: ({ los }, reference) => los.push({ applicationReferenceNo, mobileNumber, productCode: 'pvrb', reference }),
    'social-trust': ({ socialTrust }, reference) => socialTrust.sendOtp({ requestId: 'ts-1', reference }),
    'mobile-risk': ({ mobileRisk }, reference) => mobileRisk.check({ mobileNumber, reference }),
    screening: ({ screening }, reference) => screening.screen({ ...person, applicationReferenceNo, reference }),
    airline: ({ airline }, reference) => airline.registerMember({ ...person, emailId: '', reference }),
  }

const reads: Partial<Record<SystemName, (systems: Systems) => Promise<ProviderResult<unknown>>>> = {
  'core-bank': ({ coreBank }) => coreBank.dedupeByMobile({ mobileNumber, requestId: 'r' }),
  pan: ({ pan }) => pan.validate(person),
  ckyc: ({ ckyc }) => ckyc.search(person),
  'video-kyc': ({ videoKyc }) => videoKyc.status({ ticket: 'vk-1' }),
  'document-analysis': ({ documentAnalysis }) => documentAnalysis.retrieve({ transactionId: 'pf-1' }),
  'card-host': ({ cardHost }) => cardHost.number({ cardReference: 'card-1' }),
  crm: ({ crm }) => crm.status({ applicationReferenceNo }),
  los: ({ los }) => los.status({ applicationReferenceNo }),
  airline: ({ airline }) => airline.member({ frequentFlyerNumber: '123456789' }),
  screening: ({ screening }) => screening.review({ caseId: 'case-1' }),
  location: ({ location }) => location.ip({ ip: '127.0.0.1' }),
  clock: ({ clock }) => clock.offset({}),
}

const mobileNumber = '9812300020'
const applicationReferenceNo = 'A-1'
const person = {
  mobileNumber,
  panNumber: 'ABCPR1234F',
  firstName: 'Asha',
  middleName: '',
  lastName: 'Rao',
  dateOfBirth: '1990-01-01',
}

test('every system has a verb here', () => {
  expect(systemNames.filter((system) => !effects[system] && !reads[system])).toEqual([])
})

test.each([
  ['timeout', 'unknown'],
  ['reset', 'unknown'],
  ['500', 'unknown'],
  ['garbage', 'unknown'],
  ['truncated', 'unknown'],
  ['503', 'unavailable'],
] as const)(
  'a bank that does nothing but %s: reads are unavailable, effects %s, none throws, all end',
  async (failure, kind) => {
    // Short only where it must run out: on a busy machine an honest 503 takes longer than 200 ms.
    const { systems, dial, close } = await sandboxForTests({ timeoutMs: failure === 'timeout' ? 200 : 20_000 })
    await dial({ systems: Object.fromEntries(systemNames.map((system) => [system, { failure }])) })
    const started = performance.now()
    const reference = randomUUID()
    const acted = await Promise.all(Object.values(effects).map((verb) => verb(systems, reference)))
    const read = await Promise.all(Object.values(reads).map((verb) => verb(systems)))
    expect(acted.map((answer) => answer.kind)).toEqual(acted.map(() => kind))
    expect(read.map((answer) => answer.kind)).toEqual(read.map(() => 'unavailable'))
    expect(performance.now() - started).toBeLessThan(15_000)

    await dial({ systems: Object.fromEntries(systemNames.map((system) => [system, { failure: 'none' }])) })
    // A busy machine may take longer than 200 ms; what matters is that the same reference gets its result.
    await vi.waitFor(
      async () => {
        const again = await Promise.all(Object.values(effects).map((verb) => verb(systems, reference)))
        expect(again.filter((answer) => answer.kind === 'unknown' || answer.kind === 'unavailable')).toEqual([])
      },
      { timeout: 60_000, interval: 100 },
    )
    await close()
  },
)
