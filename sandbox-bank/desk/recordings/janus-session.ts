import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { MediaEvent } from './media-server.ts'

interface Description {
  type: 'offer' | 'answer'
  sdp: string
}

/** What a request came to, and the description of the connection that belongs to it. */
interface Answer {
  data: unknown
  sdp: string | undefined
}

const message = z.looseObject({
  janus: z.string(),
  transaction: z.optional(z.string()),
  mid: z.optional(z.string()),
  receiving: z.optional(z.boolean()),
  data: z.optional(z.looseObject({ id: z.int() })),
  error: z.optional(z.looseObject({ reason: z.string() })),
  plugindata: z.optional(z.looseObject({ data: z.looseObject({ error: z.optional(z.string()) }) })),
  jsep: z.optional(z.looseObject({ sdp: z.string() })),
})
type Message = z.output<typeof message>

const answersWithinMs = 5000
/** Janus ends a session that says nothing for a minute. */
const keepaliveMs = 25_000

/** A session of Janus' own, with a handle of its plugin for recording and playing: one for each connection to a browser. */
export async function openJanusSession(url: string, secret: string, tell: (event: MediaEvent) => void) {
  const socket = new WebSocket(url, 'janus-protocol')
  const waiting = new Map<string, (heard: Message | undefined) => void>()
  let session: number | undefined
  let handle: number | undefined
  let ended = false

  const end = () => {
    if (ended) return
    ended = true
    clearInterval(keepalive)
    for (const settle of waiting.values()) settle(undefined)
    socket.close()
    tell('ended')
  }
  const send = (body: object, transaction: string) =>
    socket.send(JSON.stringify({ ...body, transaction, apisecret: secret, session_id: session, handle_id: handle }))
  const keepalive = setInterval(() => {
    if (session !== undefined)
      socket.send(
        JSON.stringify({ janus: 'keepalive', session_id: session, transaction: randomUUID(), apisecret: secret }),
      )
  }, keepaliveMs)

  const arriving = new Set<string>()
  function hearMedia(medium: string, isArriving: boolean) {
    const before = arriving.size
    if (isArriving) arriving.add(medium)
    else arriving.delete(medium)
    if (!isArriving) tell('interrupted')
    if (before > 0 && arriving.size === 0) tell('silent')
    if (before === 0 && arriving.size > 0) tell('resumed')
  }

  function hear(heard: Message) {
    const settle = waiting.get(heard.transaction ?? '')
    // An `ack` announces the event that will carry the answer.
    if (settle && heard.janus !== 'ack') return settle(heard)
    if (heard.janus === 'webrtcup') tell('connected')
    else if (heard.janus === 'media' && heard.receiving !== undefined) hearMedia(heard.mid ?? '', heard.receiving)
    else if (heard.janus === 'hangup' || heard.janus === 'timeout') end()
  }
  socket.addEventListener('message', ({ data }) => {
    const read = message.safeParse(parsed(String(data)))
    if (read.success) hear(read.data)
  })
  socket.addEventListener('close', end)
  socket.addEventListener('error', end)

  async function request(body: object): Promise<Message> {
    if (ended) throw new Error('The media server is gone.')
    const transaction = randomUUID()
    const heard = await new Promise<Message | undefined>((resolve) => {
      waiting.set(transaction, resolve)
      const late = setTimeout(() => resolve(undefined), answersWithinMs)
      late.unref()
      send(body, transaction)
    })
    waiting.delete(transaction)
    const error = heard?.error?.reason ?? heard?.plugindata?.data.error
    if (!heard || error !== undefined) throw new Error(error ?? 'The media server isn’t responding.')
    return heard
  }

  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('error', () => reject(new Error('The media server can’t be reached.')))
    })
    session = (await request({ janus: 'create' })).data?.id
    handle = (await request({ janus: 'attach', plugin: 'janus.plugin.recordplay' })).data?.id
  } catch (error) {
    end()
    throw error
  }
  return {
    async ask(body: object, jsep?: Description): Promise<Answer> {
      const heard = await request({ janus: 'message', body, ...(jsep && { jsep }) })
      return { data: heard.plugindata?.data, sdp: heard.jsep?.sdp }
    },
    close() {
      if (!ended && session !== undefined) send({ janus: 'destroy' }, randomUUID())
      end()
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
