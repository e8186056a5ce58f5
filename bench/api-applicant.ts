import { randomUUID } from 'node:crypto'
import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { createApplication } from '@card-journey/contract/calls/apps/createApplication.ts'
import { dedupeWithMOBAndDOB } from '@card-journey/contract/calls/apps/dedupeWithMOBAndDOB.ts'
import { generateEmailOTP } from '@card-journey/contract/calls/apps/generateEmailOTP.ts'
import { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { updateApplication } from '@card-journey/contract/calls/apps/updateApplication.ts'
import { validateEmailOTP } from '@card-journey/contract/calls/apps/validateEmailOTP.ts'
import { validateOTP } from '@card-journey/contract/calls/apps/validateOTP.ts'
import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { type CallResult, createClient, patientPauses } from '@card-journey/contract/client.ts'
import { createSessionKey, openEnvelope } from '@card-journey/contract/envelope-client.ts'
import { amazonTrace, bodyType, headers } from '@card-journey/contract/headers.ts'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import type { Bank } from '@card-journey/e2e/bank.ts'
import type { Shot } from './load.ts'

export interface ApiApplicant {
  /**
   * Sealed saves of more-personal-details (which asks none of the bank's systems), each on the version that the
   * previous one gives.
   */
  prepareSaves: (count: number) => Promise<Shot[]>
  /** Saves once, with the patience that a browser has. */
  save: () => Promise<CallResult<unknown>>
  /** As acknowledged by the last save. */
  version: () => number
  /** As the server has it. */
  read: () => Promise<number>
  /** After a save that was not acknowledged: the next one builds on what the server has. */
  catchUp: () => Promise<void>
  id: string
}

/** An applicant without a browser: signs in, applies and saves personal-details once, so that its facts are known. */
export async function applyByApi(url: string, bank: Bank, number: number): Promise<ApiApplicant> {
  const mobileNumber = String(9_800_000_000 + number)
  const emailId = `applicant${number}@example.com`
  const ids = { webSessionId: randomUUID().replaceAll('-', ''), applicationId: '', sessionToken: '', token: '' }
  let cookie = ''
  let version = 0

  const { keys } = await (await fetch(`${url}/api/keys`)).json()
  const envelope = await openEnvelope(await createSessionKey(), keys[0])
  const client = createClient({
    fetch: async (address, settings) => {
      const response = await fetch(address, {
        ...settings,
        headers: { ...(settings?.headers as object), cookie, origin: url },
      })
      const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
      if (set.length > 0) cookie = set.join('; ')
      return response
    },
    baseUrl: url,
    envelope: async () => envelope,
    ids: () => ids,
    onToken: (token) => (ids.token = token),
    onServerTime: () => {},
    now: Date.now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newId: () => randomUUID(),
    hostPauses: patientPauses,
  })

  const language = 'en'
  responseOf(await client.call(generateOTP, { mobileNumber, language }))
  const otp = await bank.otpFor(mobileNumber)
  const { sessionToken } = responseOf(
    await client.call(validateOTP, { mobileNumber, otp, checksum: otpChecksum(mobileNumber, otp) }),
  )
  ids.sessionToken = sessionToken
  const about = { sourceAppId: 'CCSFDC', requestId: randomUUID(), actionType: 'CRN_MB_DOB', mobileNumber } as const
  responseOf(await client.call(dedupeWithMOBAndDOB, about))
  const texts = responseOf(await client.call(getConsentDetails, { language }))
  const created = only(await client.call(createApplication, application(mobileNumber, texts)))
  ids.applicationId = created.applicationReferenceNo
  responseOf(await client.call(generateEmailOTP, { emailId, language }))
  const proven = only(await client.call(validateEmailOTP, { emailId, otp: await bank.otpFor(emailId) }))
  version = proven.version

  const save = (screen: string, answers: Readonly<Record<string, string>>) => ({
    applicationDetails: {
      applicationReferenceNo: ids.applicationId,
      version,
      screen,
      action: 'submit',
      ...answers,
    },
  })
  const saved = only(
    await client.call(updateApplication, save('personal-details', { ...person(number), emailId }) as never),
  )
  version = saved.version

  const read = async () =>
    only(await client.call(applicationDetails, { responseType: 'FULL', applicationId: ids.applicationId }))?.version ??
    0

  return {
    id: ids.applicationId,
    version: () => version,
    read,
    async catchUp() {
      version = await read()
    },
    async save() {
      const answer = await client.call(updateApplication, save('more-personal-details', answers) as never)
      if (answer.ok) version = only(answer).version
      return answer
    },
    async prepareSaves(count) {
      const shots: Shot[] = []
      for (let index = 0; index < count; index++, version++) {
        const txn = randomUUID()
        const call = `${updateApplication.method} ${updateApplication.path}`
        const iat = Math.floor(Date.now() / 1000)
        shots.push({
          path: updateApplication.path,
          body: await envelope.seal(JSON.stringify(save('more-personal-details', answers)), {
            call,
            txn,
            iat,
            first: false,
          }),
          headers: {
            'content-type': bodyType,
            cookie,
            origin: url,
            [headers.trace]: ids.applicationId,
            [headers.transaction]: txn,
            [headers.amazonTrace]: amazonTrace(ids.webSessionId, ids.applicationId),
            [headers.sessionToken]: ids.sessionToken,
            [headers.jwt]: ids.token,
          },
        })
      }
      return shots
    },
  }
}

/** A different PAN for each: the bank keeps one open application per PAN. */
const person = (number: number) => ({
  panNumber: `BNQPK${String(number).padStart(4, '0')}K`,
  dateOfBirth: '1990-03-27',
  firstName: 'Asha',
  middleName: '',
  lastName: 'Kulkarni',
})

/** What an applicant enters on more-personal-details. */
export const answers = {
  nameOnCard: 'Asha Kulkarni',
  gender: 'FEMALE',
  maritalStatus: 'SINGLE',
  taxIndiaOnly: 'Y',
  motherMaidenName: 'Meera Iyer',
  fatherName: 'Suresh Kulkarni',
}

function responseOf<T>(answer: CallResult<T>): T {
  if (answer.ok) return answer.response
  throw new Error(
    `${answer.call}: ${answer.problem} ${answer.httpStatus} ${answer.message} ${JSON.stringify(answer.detail)}`,
  )
}

/** Calls about an application respond with a list of one. */
function only<T>(answer: CallResult<T[]>): T {
  const [one] = responseOf(answer)
  if (one === undefined) throw new Error('an empty answer')
  return one
}

function application(mobileNumber: string, texts: readonly { code: string; version: string }[]) {
  const now = new Date().toISOString()
  const versionOf = (code: string) => texts.find((text) => text.code === code)?.version ?? ''
  const given = (code: 'TNC' | 'BUREAU') => ({ code, version: versionOf(code), timestamp: now, value: 'Y' as const })
  return {
    mobileNumber,
    consent: [given('TNC'), given('BUREAU')],
    createdDate: now,
    productName: 'Aranya Parvat',
    productLogo: 'parvat',
    productCode: 'INDP',
    channelCode: 'SF95',
    feeCode: 'INDP3000',
    campaignCode: '' as const,
    isAirlineCobrand: false,
    utmParameters: {},
    customerType: 'NTB' as const,
    requestId: randomUUID().replaceAll('-', '').slice(0, 16),
    clientId: '',
  }
}
