import type { WebSocket } from '@fastify/websocket'
import { fromAgent, fromCustomer, roomMessageBytes } from '@card-journey/providers/video-kyc/room-wire.ts'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Member } from '../call.ts'
import type { RoomEnd, RoomLine, Rooms } from './rooms.ts'

const joinWithinMs = 5000
const pingEveryMs = 15_000
/** The agent's page takes silence for a lost line, as the applicant's does. It can't see pings. */
const beatEveryMs = 3000
/** Close codes: policy violation; and one of our own for whom the room does not admit. */
const violation = 1008
const notAdmitted = 4403

type Joining<Message> = Extract<Message, { type: 'join' }>

/**
 * The desk's sockets. `/systems/video-kyc/room`: the journey's server for an applicant. `/desk/room`: the page of an
 * agent; `whoIs` knows the token of a sign-in. A line that answers no ping is gone by the next one.
 */
export function serveRooms(
  app: FastifyInstance,
  rooms: Pick<Rooms, 'enterAsApplicant' | 'enterAsAgent'>,
  whoIs: (token: string) => Member | undefined,
  pingMs = pingEveryMs,
): void {
  app.get('/systems/video-kyc/room', { websocket: true }, (socket, request) => {
    const trace = traceIn(request.headers['traceparent'])
    serveLine(socket, fromCustomer, pingMs, (join: Joining<z.output<typeof fromCustomer>>, line) =>
      rooms.enterAsApplicant(join.room, join.joinToken, line, trace),
    )
  })
  app.get('/desk/room', { websocket: true }, (socket, request) => {
    // Another site's page may not speak for the agent whose browser it runs in.
    const { origin, host } = request.headers
    if (origin !== undefined && URL.parse(origin)?.host !== host) return socket.close(violation)
    const beats = setInterval(() => socket.send('{"type":"beat"}'), beatEveryMs)
    socket.on('close', () => clearInterval(beats))
    serveLine(socket, fromAgent, pingMs, (join: Joining<z.output<typeof fromAgent>>, line) => {
      const member = whoIs(join.token)
      return member && rooms.enterAsAgent(join.call, member, line)
    })
  })
}

/** The W3C trace of the journey's side of a line, by which its log is found. */
const traceIn = (header: unknown): string | undefined =>
  typeof header === 'string' ? /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(header)?.[1] : undefined

/** The first message is a `join`; everything after it is the room's. What cannot be read ends the line. */
function serveLine<Message extends { type: string }>(
  socket: WebSocket,
  schema: z.ZodMiniType<Message>,
  pingMs: number,
  enter: (join: Joining<Message>, line: RoomLine) => RoomEnd | undefined,
): void {
  let end: RoomEnd | undefined
  const late = setTimeout(() => socket.close(violation), joinWithinMs)
  const line: RoomLine = {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(1000),
  }
  socket.on('message', (data, isBinary) => {
    // Safe: `binaryType` is the default one, with which ws gives a Buffer.
    const read = isBinary ? undefined : schema.safeParse(parsed((data as Buffer).toString()))
    if (!read?.success) return socket.close(violation)
    const message = read.data
    if (message.type === 'join') {
      if (end) return socket.close(violation)
      clearTimeout(late)
      end = enter(message as Joining<Message>, line)
      if (!end) socket.close(notAdmitted)
      return
    }
    if (!end) return socket.close(violation)
    // Safe: every message of either schema but `join` is one that the room hears.
    end.hear(message as unknown as Parameters<RoomEnd['hear']>[0])
  })
  let answered = true
  const pings = setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }, pingMs)
  socket.on('pong', () => void (answered = true))
  socket.on('close', () => {
    clearTimeout(late)
    clearInterval(pings)
    end?.gone()
  })
  socket.on('error', () => socket.terminate())
}

/** The size that a socket takes; longer messages end it. */
export const socketOptions = { maxPayload: roomMessageBytes }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
