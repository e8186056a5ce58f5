import type { Call } from '@card-journey/contract/call.ts'
import type { CallResult } from '@card-journey/contract/client.ts'
import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import type { SystemName } from '@card-journey/providers/operation.ts'
import type { Systems } from '@card-journey/providers/systems.ts'
import { randomUUID } from 'node:crypto'
import { type Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import type { Running } from './running.ts'
import { picture } from './sample-files.ts'
import { sampleRequest } from './sample-requests.ts'
import { statementConsent } from './statement-steps.ts'
import { asha, begin, giveDetails, giveHomeAddress, personalDetailsOf, verifyEmail } from './steps.ts'
import { openState, placeAt } from './stored.ts'
import { upload } from './uploads.ts'

/** How an applicant comes to a call that asks one of the bank's systems, and what came of it there. */
export interface Way {
  /** Brings somebody to the call. */
  lead: (applicant: Applicant) => Promise<void>
  ask: (applicant: Applicant) => Promise<CallResult<unknown>>
  /** The applicant goes on although the system is away: what it missed is made up for later. */
  goesOn?: true
  /** The verb of the system that has an effect, if it has one. */
  verb?: (systems: Systems) => readonly [port: object, name: string]
  /** How often the effect has happened, as the system itself noted it. */
  happened?: (applicant: Applicant) => Promise<number>
}

const emailOf = ({ settings }: Applicant) => `m${settings.mobileNumber}@example.com`

export function outageWays(product: () => Running) {
  const noted =
    (what: string) =>
    async ({ settings }: Applicant): Promise<number> => {
      const record = await fetch(`${product().sandboxUrl}/record?mobile=${settings.mobileNumber}`)
      return ((await record.json()) as { what: string }[]).filter((entry) => entry.what === what).length
    }

  const messages = async (to: string, template?: string): Promise<number> =>
    (await messagesTo(product(), to, template)).length

  /** At a place of the flow where the call is open. */
  const at = (call: Call): Way => ({
    async lead(applicant) {
      await begin(applicant)
      await placeAt(product(), applicant, openState(call))
      await need(applicant.load())
    },
    ask: (applicant) => {
      const { applicationId, settings } = applicant
      const own = { applicationId, mobileNumber: settings.mobileNumber, version: applicant.view?.version ?? 0 }
      return applicant.client.call(call, sampleRequest(call, own) as never) as Promise<CallResult<unknown>>
    },
  })

  const signedIn = async (applicant: Applicant) => {
    await need(applicant.proveMobile())
    await need(applicant.load())
  }

  const personalDetails: Way = {
    async lead(applicant) {
      await begin(applicant)
      await verifyEmail(applicant, emailOf(applicant))
    },
    ask: (applicant) => {
      const panNumber = `ABCPQ${applicant.settings.mobileNumber.slice(-4)}F`
      const answers = personalDetailsOf({ ...asha, panNumber, emailId: emailOf(applicant) })
      return applicant.act('personal-details', 'submit', answers)
    },
  }

  const decision: Way = {
    async lead(applicant) {
      await begin(applicant)
      const panNumber = `ABCPR${applicant.settings.mobileNumber.slice(-4)}F`
      await giveDetails(applicant, { ...asha, panNumber, emailId: emailOf(applicant) })
      await giveHomeAddress(applicant)
    },
    ask: ({ client, applicationId }) => client.call(calls.breResponseDetails, { applicationId }),
    verb: ({ decision: port }) => [port, 'decide'],
    happened: noted('decision'),
  }

  /** On the way to a decision: while one of these is away, the applicant stands. */
  const first: Partial<Record<SystemName, Way>> = {
    'core-bank': { lead: signedIn, ask: (applicant) => applicant.apply() },
    pan: personalDetails,
    bureau: { ...at(calls.bureauCheck), verb: ({ bureau }) => [bureau, 'pull'] },
    decision,
    ckyc: at(calls.ckycSearch),
    location: {
      ...at(calls.getLocationDetails),
      ask: ({ client }) => {
        const takenAt = new Date(product().server.composed.deps.clock()).toISOString()
        const place = { latitude: 12.9, longitude: 77.6, accuracyMetres: 9 }
        return client.call(calls.getLocationDetails, { ...place, takenAt })
      },
    },
  }

  /** Asked at calls of other systems, or beside the way: tried apart from the first, which would fail before them. */
  const beside: Partial<Record<SystemName, Way>> = {
    screening: {
      ...personalDetails,
      verb: ({ screening }) => [screening, 'screen'],
    },
    'social-trust': {
      async lead(applicant) {
        await begin(applicant)
        // Only the rules engine opens a request; it does for this person, whoever applies.
        const { systems } = product().server.composed.deps
        const requestId = await eventually(async () => {
          const asked = await systems.decision.decide({
            ...trustingPerson,
            applicationReferenceNo: applicant.applicationId,
            reference: randomUUID(),
          })
          if (asked.kind !== 'answered') throw new Error(`the rules engine: ${asked.kind}`)
          return asked.value.requestId
        })
        if (!requestId) throw new Error('the rules engine opens no request')
        const record = openState(calls.socialTrust)
        const facts = { decision: { ...record.facts.decision, runs: 1, socialTrustRequestId: requestId } }
        await placeAt(product(), applicant, withFacts(record, { ...facts, trustCode: undefined }))
        await need(applicant.load())
      },
      ask: ({ client, applicationId, view }) =>
        client.call(calls.socialTrust, {
          applicationId,
          requestId: view?.facts.decision?.socialTrustRequestId ?? '',
          trustingSocial: 'Y',
        }),
      verb: ({ socialTrust }) => [socialTrust, 'sendOtp'],
      happened: () => messages(trustingPerson.mobileNumber, 'SOCIAL_TRUST_OTP'),
    },
    documents: {
      async lead(applicant) {
        await begin(applicant)
        await placeAt(product(), applicant, recordUpTo('kyc', 'NTB'))
        await need(applicant.load())
        await need(upload(applicant, await picture('jpg'), { kind: 'Passport', month: undefined, page: 1 }))
        await need(upload(applicant, await picture('jpg'), { kind: 'Passport', month: undefined, page: 2 }))
      },
      ask: ({ client, applicationId }) =>
        client.call(calls.documentUploadToS3, {
          applicationId,
          identityDocument: 'Passport',
          documentValidUntil: '2031-01-01',
        }),
      verb: ({ documents }) => [documents, 'store'],
    },
    'document-analysis': {
      async lead(applicant) {
        await begin(applicant)
        await placeAt(product(), applicant, openState(calls.initiateTransaction))
        await need(applicant.load())
      },
      ask: ({ client, applicationId }) =>
        client.call(calls.initiateTransaction, { applicationId, consent: statementConsent(), language: 'en' }),
      verb: ({ documentAnalysis }) => [documentAnalysis, 'initiate'],
    },
    'mobile-risk': {
      lead: signedIn,
      ask: (applicant) => applicant.apply(),
      goesOn: true,
      verb: ({ mobileRisk }) => [mobileRisk, 'check'],
      happened: noted('mobile-risk'),
    },
    sms: {
      lead: async () => undefined,
      ask: ({ client, settings: { mobileNumber } }) => client.call(calls.generateOTP, { mobileNumber }),
      goesOn: true,
      verb: ({ sms }) => [sms, 'send'],
      happened: ({ settings }) => messages(settings.mobileNumber),
    },
    email: {
      lead: begin,
      ask: (applicant) => applicant.client.call(calls.generateEmailOTP, { emailId: emailOf(applicant) }),
      goesOn: true,
      verb: ({ email }) => [email, 'send'],
      happened: (applicant) => messages(emailOf(applicant)),
    },
  }

  return { first, beside }
}

/** The decision asks this person for social trust. */
const trustingPerson = {
  productCode: 'pvrb',
  customerType: 'NTB',
  run: 1,
  secured: false,
  mobileNumber: '9000000007',
  panNumber: 'BKQPK1007G',
  dateOfBirth: '1997-12-05',
  gender: 'FEMALE',
  employmentType: 'SALARIED',
  monthlyIncomeFrom: 100_000,
  pincode: '560001',
  bureauScore: 760,
} as const
