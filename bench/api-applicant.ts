import { randomUUID } from 'node:crypto'
import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { updateApplication } from '@card-journey/contract/calls/apps/updateApplication.ts'
import type { CallResult } from '@card-journey/contract/client.ts'
import { amazonTrace, bodyType, headers } from '@card-journey/contract/headers.ts'
import type { Bank } from '@card-journey/e2e/bank.ts'
import { Applicant, need } from '@card-journey/server/tests/applicant.ts'
import { asha, begin, givePersonalDetails } from '@card-journey/server/tests/steps.ts'
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

const step = { screen: 'more-personal-details', action: 'submit' } as const

/** What an applicant enters there. */
export const answers = {
  nameOnCard: 'Asha Kulkarni',
  gender: 'FEMALE',
  maritalStatus: 'SINGLE',
  taxIndiaOnly: 'Y',
  motherMaidenName: 'Meera Iyer',
  fatherName: 'Suresh Kulkarni',
}

/** An applicant without a browser: signs in, applies and saves personal-details once, so that its facts are known. */
export async function applyByApi(url: string, bank: Bank, number: number): Promise<ApiApplicant> {
  const applicant = new Applicant({
    url,
    sandboxUrl: bank.product.sandboxUrl,
    mobileNumber: String(9_800_000_000 + number),
    codeFor: bank.otpFor,
    patient: true,
  })
  await begin(applicant)
  await givePersonalDetails(applicant, { ...asha, ...person(number) })
  const { applicationId } = applicant
  const viewNow = () => {
    if (!applicant.view) throw new Error('the applicant has no application')
    return applicant.view
  }
  return {
    id: applicationId,
    version: () => viewNow().version,
    async read() {
      const asked = { responseType: 'FULL', applicationId } as const
      const [found] = await need(applicant.client.call(applicationDetails, asked))
      return found?.version ?? 0
    },
    catchUp: async () => void (await need(applicant.load())),
    save: () => applicant.act(step.screen, step.action, answers),
    async prepareSaves(count) {
      const { version } = viewNow()
      const shots: Shot[] = []
      for (let nth = 0; nth < count; nth++) shots.push(await sealedSave(applicant, version + nth))
      applicant.view = { ...viewNow(), version: version + count }
      return shots
    },
  }
}

/** A different PAN for each: the bank keeps one open application per PAN. */
const person = (number: number) => ({
  panNumber: `BNQPK${String(number).padStart(4, '0')}K`,
  dateOfBirth: '1990-03-27',
  emailId: `applicant${number}@example.com`,
})

async function sealedSave(applicant: Applicant, version: number): Promise<Shot> {
  const { applicationId, webSessionId, cookie, sessionToken, token, settings } = applicant
  const { method, path } = updateApplication
  const txn = randomUUID()
  const iat = Math.floor(Date.now() / 1000)
  const body = { applicationDetails: { applicationReferenceNo: applicationId, version, ...step, ...answers } }
  const channel = await applicant.channel()
  return {
    path,
    body: await channel.seal(JSON.stringify(body), { call: `${method} ${path}`, txn, iat, first: false }),
    headers: {
      'content-type': bodyType,
      cookie,
      origin: settings.url,
      [headers.trace]: applicationId,
      [headers.transaction]: txn,
      [headers.amazonTrace]: amazonTrace(webSessionId, applicationId),
      [headers.sessionToken]: sessionToken,
      [headers.jwt]: token,
    },
  }
}
