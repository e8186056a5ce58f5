import type { AddressInfo } from 'node:net'
import type { HostAccess } from '@card-journey/providers/access/host-access.ts'
import type { SystemName } from '@card-journey/providers/operation.ts'
import type { TurnSettings } from '@card-journey/providers/video-kyc/turn-wire.ts'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { demandAccess } from './access/demands.ts'
import { openBank } from './bank.ts'
import type { JanusSettings } from './desk/recordings/janus.ts'
import { keepRooms } from './desk/rooms/rooms.ts'
import { serveLive } from './live/serve-live.ts'
import { serveRooms, socketOptions } from './desk/rooms/serve-rooms.ts'
import { openDesk } from './desk/open-desk.ts'
import { serveRules } from './decisions/serve-rules.ts'
import { serveConsole } from './serve-console.ts'
import type { NotifierSettings } from './notifier.ts'
import { openSystemHost } from './serve.ts'
import { serveTelecaller } from './telecaller/serve-telecaller.ts'
import { aadhaar } from './systems/aadhaar.ts'
import { airline } from './systems/airline.ts'
import { bureau } from './systems/bureau.ts'
import { cardHost } from './systems/card-host.ts'
import { caseReview } from './systems/case-review.ts'
import { ckyc } from './systems/ckyc.ts'
import { clock } from './systems/clock.ts'
import { coreBank } from './systems/core-bank.ts'
import { decision } from './systems/decision.ts'
import { documentAnalysis } from './systems/document-analysis.ts'
import { documents } from './systems/documents.ts'
import { existingCustomers } from './systems/existing-customers.ts'
import { location } from './systems/location.ts'
import { messaging } from './systems/messaging.ts'
import { mobileRisk } from './systems/mobile-risk.ts'
import { pan } from './systems/pan.ts'
import { screening } from './systems/screening.ts'
import { socialTrust } from './systems/social-trust.ts'
import { videoKyc } from './systems/video-kyc.ts'

const systems = [
  messaging,
  coreBank,
  existingCustomers,
  pan,
  bureau,
  decision,
  socialTrust,
  ckyc,
  aadhaar,
  documents,
  documentAnalysis,
  cardHost,
  caseReview,
  airline,
  mobileRisk,
  screening,
  location,
  clock,
]

export interface SandboxSettings {
  /** 0 picks a free port. */
  port: number
  /** Only this machine by default: the sandbox has no access control. */
  host?: string
  /** Where the console's pages open the journey. */
  journeyUrl?: string
  /** Where state is kept; without a folder, everything is forgotten at the end. */
  dataDir?: string
  /** Without, the journey's server only hears what it asks. */
  notifications?: NotifierSettings | undefined
  /** Records video calls, instead of the agents' browsers. */
  janus?: JanusSettings | undefined
  /** Passes on the agents' calls, like the applicants'. */
  turn?: TurnSettings | undefined
  /** The bank's own copy of its files. */
  masterDataDir?: string | undefined
  /** What each system asks of a caller; without, they take anybody. */
  demands?: Partial<Record<SystemName, HostAccess>> | undefined
  /** https with this certificate, and the authority whose clients it knows. */
  tls?: { cert: string; key: string; ca: string } | undefined
}

/**
 * The simulated bank in one process: every system under /systems/<name>/, the inbox, the dials and the console page.
 */
export async function startSandbox(settings: SandboxSettings) {
  const { port, host = '127.0.0.1', dataDir, notifications, janus, turn, masterDataDir, demands, tls } = settings
  const https = tls && { ...tls, requestCert: true, rejectUnauthorized: false }
  const app: FastifyInstance = Fastify({ forceCloseConnections: true, logger: false, ...(https && { https }) })
  const bank = openBank(dataDir, () => url, notifications)
  const scheme = tls ? 'https' : 'http'
  let url = `${scheme}://localhost:${port}`
  await app.register(websocket, { options: socketOptions })
  if (demands) demandAccess(app, demands)
  const systemHost = openSystemHost(bank, app)
  for (const system of systems) system(systemHost)
  const rooms = keepRooms(bank.desk)
  videoKyc(rooms)(systemHost)
  const desk = openDesk(systemHost, rooms, { dataDir, janus, turn })
  serveRooms(app, rooms, (token) => desk.whoIs(token))
  serveRules(systemHost)
  serveLive(systemHost, notifications)
  serveTelecaller(systemHost, masterDataDir)
  serveConsole(systemHost, settings.journeyUrl ?? 'http://localhost:3000', masterDataDir)
  await app.listen({ port, host })
  url = `${scheme}://${host === '127.0.0.1' ? 'localhost' : host}:${portOf(app.server.address()) ?? port}`
  return {
    url,
    desk: bank.desk,
    rooms,
    async close() {
      rooms.close()
      await app.close()
      bank.notifier.close()
      bank.state.close()
    },
  }
}

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined)
