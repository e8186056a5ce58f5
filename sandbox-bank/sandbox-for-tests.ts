import { randomUUID } from 'node:crypto'
import { connectSystems } from '@card-journey/providers/connect.ts'
import type { TurnSettings } from '@card-journey/providers/video-kyc/turn-wire.ts'
import type { DecisionRequest } from '@card-journey/providers/decision/port.ts'
import type { z } from 'zod/mini'
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
  } = {},
) {
  const sandbox = await startSandbox({
    port: 0,
    dataDir: settings.dataDir,
    notifications: settings.notifications,
    janus: settings.janus,
    turn: settings.turn,
    masterDataDir: settings.masterDataDir,
  })
  const systems = connectSystems({
    baseUrl: `${sandbox.url}/systems`,
    timeoutMs: settings.timeoutMs ?? 2000,
    breakerMs: 100,
  })
  const dial = (change: z.input<typeof dialsChange>) =>
    fetch(`${sandbox.url}/dials`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
  await dial({ backOfficeSeconds: 0.3, agentSeconds: 0.2 })
  return {
    url: sandbox.url,
    systems,
    dial,
    inbox: async (to: string): Promise<Message[]> => {
      const response = await fetch(`${sandbox.url}/inbox?to=${encodeURIComponent(to)}`)
      return response.json()
    },
    close: async () => {
      await systems.close()
      await sandbox.close()
    },
  }
}

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
