import * as z from 'zod/mini'
import { id, line } from '../wire-fields.ts'

/**
 * What passes over the desk's own sockets, as JSON texts: between it and the journey's server (`<base URL>/room`), and, in
 * the sandbox, between it and the page of an agent. The applicant's browser never reaches the desk.
 */

/** The longest message, in bytes of UTF-8. */
export const roomMessageBytes = 64 * 1024

const description = z.strictObject({
  type: z.literal('description'),
  description: z.union([
    z.strictObject({ type: z.enum(['offer', 'answer']), sdp: z.string().check(z.minLength(1), z.maxLength(60_000)) }),
    z.strictObject({ type: z.literal('rollback'), sdp: z.optional(z.literal('')) }),
  ]),
})

const candidate = z.strictObject({
  type: z.literal('candidate'),
  candidate: z.nullable(
    z.strictObject({
      candidate: z.string().check(z.maxLength(1000)),
      sdpMid: z.nullable(z.string().check(z.maxLength(64))),
      sdpMLineIndex: z.nullable(z.int().check(z.gte(0), z.lte(64))),
      usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
    }),
  ),
})

/** What the writer calls a line, the same when it is sent again after a drop; the reader shows it once, and says that it has come. */
const chatId = z.string().check(z.regex(/^[\w-]{1,40}$/))
const chat = z.strictObject({
  type: z.literal('chat'),
  text: z.string().check(z.minLength(1), z.maxLength(500)),
  id: z.optional(chatId),
})
/** `yours`: a line that the applicant wrote, told to a page that was loaded again and has lost it. */
const chatOfAgent = z.extend(chat, { yours: z.optional(z.literal(true)) })
const received = z.strictObject({ type: z.literal('received'), id: chatId })
const media = z.strictObject({ type: z.literal('media'), camera: z.boolean(), microphone: z.boolean() })
const prompt = z.strictObject({ type: z.literal('prompt'), text: z.enum(['face', 'pan', 'hold']) })

/** Where the applicant's device says it is, in degrees and metres. It is for the desk, not for the agent's browser. */
const position = z.strictObject({
  type: z.literal('position'),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  accuracy: z.number().check(z.gte(0), z.lte(40_000_000)),
})

/** From one end of the call to the other. */
const between = [description, candidate, received, media] as const

const agent = z.strictObject({ name: line, badge: line })
const callSession = z.int().check(z.gte(1))

/** The applicant's end, as the journey's server speaks it. `join` comes first and once, with the desk's own token. */
export const fromCustomer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), room: id, joinToken: id }),
  z.strictObject({ type: z.literal('leave') }),
  position,
  chat,
  ...between,
])
export type FromCustomer = z.infer<typeof fromCustomer>

/** The agent's end. `join` comes first and once, with the token of the agent's sign-in and the ticket of the call. */
export const fromAgent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), token: id, call: id }),
  z.strictObject({ type: z.literal('leave') }),
  prompt,
  chatOfAgent,
  ...between,
])
export type FromAgent = z.infer<typeof fromAgent>

/** How long a call that dropped waits for the one who is missing; a desk need not say so. */
const returnSeconds = z.optional(z.int().check(z.gte(1), z.lte(3600)))

/** To either end. `peer`: the other end is in the room; with each new session of a call, `callSession` is one more. */
export const fromDesk = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('joined'), agent, callSession, peer: z.boolean(), returnSeconds }),
  z.strictObject({ type: z.literal('peer'), here: z.boolean(), callSession }),
  z.strictObject({
    type: z.literal('end'),
    reason: z.enum(['agentEnded', 'dropped', 'expired', 'full', 'replaced']),
  }),
  prompt,
  chatOfAgent,
  ...between,
])
export type FromDesk = z.infer<typeof fromDesk>
