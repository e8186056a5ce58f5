import { randomUUID } from 'node:crypto'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { HostAccess } from '@card-journey/providers/access/host-access.ts'
import { certificatesForTests } from '@card-journey/providers/access/certificates-for-tests.ts'
import { connectSystems } from '@card-journey/providers/connect.ts'
import { systemNames } from '@card-journey/providers/operation.ts'
import type { TurnSettings } from '@card-journey/providers/video-kyc/turn-wire.ts'
import type { DecisionRequest } from '@card-journey/providers/decision/port.ts'
import type { z } from 'zod/mini'
import { tokenPath } from './access/tokens.ts'
import type { dialsChange } from './dials.ts'
import type { Message } from './inbox.ts'
import type { JanusSettings } from './desk/recordings/janus.ts'
import type { NotifierSettings } from './notifier.ts'
import { startSandbox } from './start.ts'

/** A sandbox with fast dials, and the product's own connection to it. */
export async function sandboxForTests(
  settings: {
    dataDir?: string
    timeoutMs?: number
    notifications?: NotifierSettings
    janus?: JanusSettings
    turn?: TurnSettings
    masterDataDir?: string
    /** What every system asks of a caller; the address of its tokens is the sandbox's own. */
    demand?: HostAccess
    /** What is sent instead of that. */
    send?: HostAccess
  } = {},
) {
  const { demand, send = demand } = settings
  const { server, authority } = certificatesForTests
  const ofEverySystem = (access: HostAccess | undefined) =>
    access && Object.fromEntries(systemNames.map((system) => [system, access]))
  const sandbox = await startSandbox({
    port: 0,
    dataDir: settings.dataDir,
    notifications: settings.notifications,
    janus: settings.janus,
    turn: settings.turn,
    masterDataDir: settings.masterDataDir,
    demands: ofEverySystem(demand),
    tls: demand?.tls && { ...server, ca: authority },
  })
  const { oauth } = send ?? {}
  const systems = connectSystems({
    baseUrl: `${sandbox.url}/systems`,
    timeoutMs: settings.timeoutMs ?? 2000,
    breakerMs: 100,
    access: ofEverySystem(send && { ...send, oauth: oauth && { ...oauth, tokenUrl: sandbox.url + tokenPath } }),
  })
  const ask = (path: string, body?: unknown) => (demand?.tls ? askSecurely : askPlainly)(sandbox.url + path, body)
  const dial = (change: z.input<typeof dialsChange>) => ask('/dials', change)
  await dial({ backOfficeSeconds: 0.3, agentSeconds: 0.2 })
  return {
    url: sandbox.url,
    systems,
    dial,
    inbox: async (to: string): Promise<Message[]> => (await ask(`/inbox?to=${encodeURIComponent(to)}`)).json(),
    close: async () => {
      await systems.close()
      await sandbox.close()
    },
  }
}

const requestOf = (body: unknown) =>
  body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' } }

const askPlainly = (url: string, body: unknown): Promise<Response> =>
  fetch(url, { ...requestOf(body), ...(body !== undefined && { body: JSON.stringify(body) }) })

/** `fetch` can't be told to trust the authority of the tests. */
const askSecurely = (url: string, body: unknown): Promise<Response> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { ...requestOf(body), ca: certificatesForTests.authority }, (response) => {
      text(response).then((whole) => resolve(new Response(whole, { status: response.statusCode })), reject)
    })
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** An ordinary, salaried applicant aged about 30; unlisted unless the mobile number says otherwise. */
export const applicant = (changes: Partial<DecisionRequest> = {}): DecisionRequest => ({
  applicationReferenceNo: randomUUID(),
  productCode: 'pvrb',
  customerType: 'NTB',
  run: 1,
  secured: false,
  mobileNumber: '9812345678',
  panNumber: 'ABCPR1234F',
  dateOfBirth: '1994-05-05',
  gender: 'FEMALE',
  employmentType: 'SALARIED',
  monthlyIncomeFrom: 100_000,
  pincode: '560001',
  bureauScore: 700,
  ...changes,
})
