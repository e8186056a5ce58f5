import websocket, { type WebSocket } from '@fastify/websocket'
import type { RawData } from 'ws'
import {
  roomClose,
  roomMessageBytes,
  roomPath,
  roomTrace,
  type ToApplicant,
} from '@card-journey/contract/shapes/room-messages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../compose.ts'
import { networkOf } from '../network.ts'
import { guardRoom } from '../services/video-kyc/room-guard.ts'
import type { Admitted } from '../store/room-tokens.ts'
import { inThisTrace, inTraceOf } from '../tracing.ts'
import { cookieHalfOf } from './cookie.ts'
import { countedLimits } from './counted-limits.ts'
import type { RateLimits } from './rate-limits.ts'

const joinWithinMs = 5000
/** How often it is looked whether the session still holds its application. */
const lookEveryMs = 5000
const pingEveryMs = 15_000
/** The page takes silence for a lost line (ui/call/socket-line.ts). */
const beatEveryMs = 3000
/** A browser that does not read what it is sent is gone. */
const unsentBytes = 1024 * 1024
/** What a socket has to close by itself. */
const closeWithinMs = 2000

/**
 * The applicant's end of a call (docs/decisions/0046): a socket that passes messages on between the browser and the desk's
 * room. A node keeps nothing of it that another one would need.
 */
export async function serveRoom(app: FastifyInstance, deps: Deps): Promise<void> {
  const limits = countedLimits(deps)
  const open = new Set<(reason: 'dropped') => void>()
  await app.register(websocket, {
    options: { maxPayload: roomMessageBytes },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      for (const end of open) end('dropped')
      app.websocketServer.close()
      done()
    },
  })
  app.get(
    roomPath,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const refused = await refusalOf(request, deps, limits)
        if (refused !== undefined) await reply.code(refused).send()
      },
    },
    (socket, request) => {
      const { [roomTrace]: trace } = request.query as Readonly<Record<string, unknown>>
      inTraceOf(trace, () => serveSocket(socket, request, deps, open))
    },
  )
}

/** A page of another site could open a socket with the applicant's cookie: a browser always says where it is from. */
async function refusalOf(request: FastifyRequest, { config }: Deps, limits: RateLimits): Promise<number | undefined> {
  const { origin } = request.headers
  if (origin === undefined || !config.allowedOrigins.includes(origin)) return 403
  return (await limits.takeNetwork('lookup', networkOf(request.ip))) === undefined ? undefined : 429
}

function serveSocket(
  socket: WebSocket,
  request: FastifyRequest,
  deps: Deps,
  open: Set<(reason: 'dropped') => void>,
): void {
  const { store, systems, log, clock, config } = deps
  const guard = guardRoom()
  const started = performance.now()
  const cookieHalf = cookieHalfOf(request.headers.cookie ?? '', config.secure) ?? ''
  let line: ReturnType<typeof systems.videoKyc.room> | undefined
  let joining = false
  let closed = false
  let answered = true

  const close = (code: number): void => {
    socket.close(code)
    setTimeout(() => socket.terminate(), closeWithinMs).unref()
  }
  const tell = (message: ToApplicant): void => {
    if (socket.bufferedAmount > unsentBytes) return socket.terminate()
    socket.send(JSON.stringify(message))
  }
  const end = (reason: Extract<ToApplicant, { type: 'end' }>['reason'], code: number): void => {
    tell({ type: 'end', reason })
    close(code)
  }
  const drop = (reason: 'dropped'): void => end(reason, roomClose.restart)
  open.add(drop)
  const late = setTimeout(() => close(roomClose.violation), joinWithinMs)
  const timers: ReturnType<typeof setInterval>[] = []
  const every = (ms: number, work: () => void): void => void timers.push(setInterval(work, ms).unref())

  const enter = ({ room, deskToken, sessionId, applicationId }: Admitted): void => {
    line = systems.videoKyc.room({ room, joinToken: deskToken })
    line.onMessage((message) => {
      const told = guard.down(message)
      // A description of the agent's connection before: the fresh session that follows has only one.
      if (told === 'unfit') {
        end('dropped', roomClose.ended)
        return line?.close()
      }
      if (told) tell(told)
      if (told?.type === 'end') close(roomClose.ended)
    })
    line.onClose((why) => {
      if (closed) return
      if (why === 'ended') close(roomClose.ended)
      else end(why === 'refused' ? 'expired' : 'dropped', roomClose.ended)
    })
    // A session that ended, or lost its hold, has no business in the room.
    every(lookEveryMs, () => {
      void store.roomTokens.isHeld({ sessionId, applicationId, at: clock() }).then(
        (held) => held || closed || end('expired', roomClose.notAdmitted),
        // The database is away for a moment: that is no reason to end a call.
        () => undefined,
      )
    })
  }

  const join = async (token: string): Promise<void> => {
    const at = clock()
    const admitted = await store.roomTokens.use({ token, cookieHalf, at }).catch(() => undefined)
    log.info('room', { outcome: admitted ? 'joined' : 'refused' })
    if (closed) return
    if (!admitted) return end('expired', roomClose.notAdmitted)
    const { applicationId, sessionId } = admitted
    await store.audit.append({ applicationId, sessionId, what: 'call-joined', at })
    if (!closed) enter(admitted)
  }

  const onMessage = (data: RawData, isBinary: boolean): void => {
    // Safe: `binaryType` is the default one, with which ws gives a Buffer.
    const message = isBinary ? 'violation' : guard.up((data as Buffer).toString(), Date.now())
    if (message === 'ignored') return
    if (message === 'violation') return close(roomClose.violation)
    if (message.type !== 'join') return line ? line.send(message) : close(roomClose.violation)
    if (joining) return close(roomClose.violation)
    joining = true
    clearTimeout(late)
    join(message.joinToken).catch(() => end('dropped', roomClose.ended))
  }
  every(pingEveryMs, () => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  })
  every(beatEveryMs, () => tell({ type: 'beat' }))
  socket.on('pong', () => void (answered = true))
  const onClose = (): void => {
    closed = true
    open.delete(drop)
    clearTimeout(late)
    for (const timer of timers) clearInterval(timer)
    line?.close()
    log.info('room', { outcome: 'left', ms: Math.round(performance.now() - started) })
  }
  socket.on('message', inThisTrace(onMessage))
  socket.on('close', inThisTrace(onClose))
}
