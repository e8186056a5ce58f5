import * as z from 'zod/mini'

/**
 * What passes over the socket of a video call (`GET /api/kyc/room`), as JSON texts. The server checks each message
 * against these closed shapes, both ways; one that does not fit ends the socket with close code 1008.
 */

/** The path of the socket. It is no call of the catalogue: it has neither envelope nor answer (ADR 0046). */
export const roomPath = '/api/kyc/room'

/** Its query parameter with the W3C trace of the connection: a page can't give a socket a header. */
export const roomTrace = 'traceparent'

/** Close codes: broken rules, a server that restarts, and one of our own for whom the token does not let in. */
export const roomClose = { ended: 1000, violation: 1008, restart: 1012, notAdmitted: 4403 }

/** The longest message, in bytes of UTF-8. */
export const roomMessageBytes = 64 * 1024

/** 128 bits, base64url: good for one join within a minute. */
const joinToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))

const description = z.strictObject({
  type: z.literal('description'),
  description: z.union([
    z.strictObject({ type: z.enum(['offer', 'answer']), sdp: z.string().check(z.minLength(1), z.maxLength(60_000)) }),
    z.strictObject({ type: z.literal('rollback'), sdp: z.optional(z.literal('')) }),
  ]),
})

const candidate = z.strictObject({
  type: z.literal('candidate'),
  /** null: there are no more. */
  candidate: z.nullable(
    z.strictObject({
      candidate: z.string().check(z.maxLength(1000)),
      sdpMid: z.nullable(z.string().check(z.maxLength(64))),
      sdpMLineIndex: z.nullable(z.int().check(z.gte(0), z.lte(64))),
      usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
    }),
  ),
})

/** The writer's name for a line: the same when it is sent again, as the line may have come or not when a call dropped. */
const chatId = z.string().check(z.regex(/^[\w-]{1,40}$/))

/** The server takes control characters and direction marks out. */
const chat = z.strictObject({
  type: z.literal('chat'),
  text: z.string().check(z.minLength(1), z.maxLength(500)),
  id: z.optional(chatId),
})

/** `yours`: a line that the applicant wrote, told to a page that was loaded again and has lost it. */
const chatOfAgent = z.extend(chat, { yours: z.optional(z.literal(true)) })

/** A line has come; it is said again of one that comes again. */
const received = z.strictObject({ type: z.literal('received'), id: chatId })

/** What the sender's camera and microphone send at present. */
const media = z.strictObject({ type: z.literal('media'), camera: z.boolean(), microphone: z.boolean() })

/** From one end of the call to the other. */
const between = [description, candidate, received, media] as const

/** What the agent asks to be shown: the face, the PAN card, or to keep still. */
export const prompts = ['face', 'pan', 'hold'] as const

/** Why the server ends the socket; `dropped`: a new handshake brings a new session of the same call. */
export const roomEnds = ['agentEnded', 'dropped', 'expired', 'full', 'replaced'] as const

/** From the applicant. The first message is `join`; it comes once. */
export const fromApplicant = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), joinToken }),
  z.strictObject({ type: z.literal('leave') }),
  /** Where the applicant is in this session; for the desk's evidence, and no further. */
  z.strictObject({
    type: z.literal('position'),
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
    accuracy: z.number().check(z.gte(0), z.lte(40_000_000)),
  }),
  chat,
  ...between,
])
export type FromApplicant = z.infer<typeof fromApplicant>

/** The session of the call that this is: a call that dropped begins another one. */
const callSession = z.int().check(z.gte(1))

const agent = z.strictObject({ name: z.string().check(z.maxLength(100)), badge: z.string().check(z.maxLength(40)) })

/** Says nothing but that the line is there, every few seconds: a browser can't see pings. */
const beat = z.strictObject({ type: z.literal('beat') })

/** To the applicant. */
export const toApplicant = z.discriminatedUnion('type', [
  /** `peer`: the agent is in the room. `returnSeconds`: how long the agent waits for whoever drops out of the call. */
  z.strictObject({
    type: z.literal('joined'),
    agent,
    callSession,
    peer: z.boolean(),
    returnSeconds: z.optional(z.int().check(z.gte(1), z.lte(3600))),
  }),
  z.strictObject({ type: z.literal('peer'), here: z.boolean(), callSession }),
  z.strictObject({ type: z.literal('prompt'), text: z.enum(prompts) }),
  z.strictObject({ type: z.literal('end'), reason: z.enum(roomEnds) }),
  beat,
  chatOfAgent,
  ...between,
])
export type ToApplicant = z.infer<typeof toApplicant>
