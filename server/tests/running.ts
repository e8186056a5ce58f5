import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readAccess } from '@card-journey/providers/access/access-settings.ts'
import type { Desk } from '@card-journey/sandbox-bank/desk/desk.ts'
import type { Rooms } from '@card-journey/sandbox-bank/desk/rooms/rooms.ts'
import { startSandbox } from '@card-journey/sandbox-bank/start.ts'
import { readConfig } from '../config.ts'
import { openKeys } from '../crypto/keys.ts'
import { createLog, allowedFields, type Log } from '../log.ts'
import { startServer, type Server } from '../start-server.ts'
import { copyMigrated } from '../store/test-cluster.ts'
import { type Engine, engineOfRun, placeFor } from '../store/test-stores.ts'

export interface Running {
  url: string
  sandboxUrl: string
  /** For operators and the bank's notifications. */
  operatorUrl: string
  server: Server
  /** The video desk of the sandbox bank, and who is in its rooms. */
  desk: Desk
  rooms: Rooms
  /** Everything that was logged, to check for leaks. */
  logged: () => string
  dial: (change: unknown) => Promise<void>
  /** Turns the clock dial to an offset in ms and waits until the server has read it. */
  moveClock: (offsetMs: number) => Promise<void>
  close: () => Promise<void>
}

/** A bank's systems come back in milliseconds here, and no test waits for a job to give up. */
const jobsPace = { pollSeconds: 0.5, retrying: { attempts: 200, delaySeconds: 1, longestDelaySeconds: 1 } }

/** Thursday 19 November 2026, 11:00 in India: the video desk is open. */
export const openHour = Date.parse('2026-11-19T11:00:00+05:30')

/** Turns the clock to a time in India: `2026-11-19T14:46:00`. */
export const goTo = (product: Running, time: string): Promise<void> =>
  product.moveClock(Date.parse(`${time}+05:30`) - Date.now())

/**
 * The server and the sandbox bank in this process, on free ports, with an empty folder and database (unless
 * DATABASE_URL names one). The clock is set to opening hours; agents and the back office take no longer than it takes
 * to see that they are asked again. A promise about the engine itself names it, or is tried on each
 * (`productOnEngines`).
 */
export async function startProduct(
  environment: Record<string, string> = {},
  engine: Engine = engineOfRun,
): Promise<Running> {
  const place = await placeFor(environment['DATABASE_URL'] ? 'pglite' : engine)
  const { dataDir, databaseUrl = environment['DATABASE_URL'] } = place
  if (!databaseUrl) {
    // A folder with a database but without its key is refused.
    openKeys({ dataDir, masterKey: environment['MASTER_KEY'] })
    await copyMigrated(dataDir)
  }
  const secret = environment['NOTIFICATION_SECRET'] ?? `whsec_${randomBytes(32).toString('base64')}`
  let operatorUrl = ''
  const sandbox = await startSandbox({
    port: 0,
    dataDir: join(dataDir, 'sandbox'),
    notifications: { origin: () => operatorUrl, secret },
    // What the server is set to send is what the systems ask.
    demands: readAccess(environment).access,
  })
  const dial = async (change: unknown): Promise<void> => {
    const response = await fetch(`${sandbox.url}/dials`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    if (!response.ok) throw new Error(`dials: ${response.status} ${await response.text()}`)
  }
  await dial({ clockOffsetMs: openHour - Date.now(), agentSeconds: 0.2, backOfficeSeconds: 0.2 })
  const lines: string[] = []
  const server = await startServer(
    readConfig({
      PORT: '0',
      SANDBOX_PORT: new URL(sandbox.url).port,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://localhost',
      METRICS: 'false',
      NOTIFICATION_SECRET: secret,
      // Every applicant of a test comes from the loopback address.
      CODES_PER_ADDRESS: '100000',
      // What a test breaks is whole again for the next one.
      BREAKER_SECONDS: '0.1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    }),
    recording(createLog('silent'), lines),
    // Rendering every page takes seconds of a core; few tests look at one.
    { warmPages: false, jobsPace },
  )
  operatorUrl = `http://127.0.0.1:${server.operatorPort ?? server.port}`
  return {
    url: `http://127.0.0.1:${server.port}`,
    operatorUrl,
    sandboxUrl: sandbox.url,
    server,
    desk: sandbox.desk,
    rooms: sandbox.rooms,
    logged: () => lines.join('\n'),
    dial,
    async moveClock(offsetMs) {
      await dial({ clockOffsetMs: Math.round(offsetMs) })
      while (Math.abs(server.composed.deps.clock() - Date.now() - offsetMs) > 50)
        await new Promise((again) => setTimeout(again, 20))
    },
    async close() {
      await server.close()
      await sandbox.close()
      await place.remove()
    },
  }
}

function recording(log: Log, lines: string[]): Log {
  const keep =
    (level: keyof Log): Log['info'] =>
    (event, fields) => {
      lines.push(JSON.stringify({ level, event, ...allowedFields(event, fields) }))
      log[level](event, fields)
    }
  return { info: keep('info'), warn: keep('warn'), error: keep('error') }
}
