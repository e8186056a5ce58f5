import type { Dispatcher } from 'undici'
import * as z from 'zod/mini'
import { fault, parseJson, readCapped, type Fault } from '../host-response.ts'
import { tolerantObject } from '../response-fields.ts'
import type { OAuthClient } from './host-access.ts'

/** A token is given up this long before its end: it must still be good when it arrives. Of a short one a tenth. */
const spareMs = 30_000
/** Of a token whose end is not told. */
const untoldMs = 300_000

const tokenAnswer = tolerantObject({
  access_token: z.string().check(z.maxLength(8192), z.regex(/^[\w.~+/-]+=*$/)),
  token_type: z.optional(z.string().check(z.regex(/^bearer$/i))),
  expires_in: z.optional(z.coerce.number().check(z.gte(0))),
})

export interface AccessTokens {
  /**
   * A token that is good, fetched if there is none: once, however many wait for it. `refused`: one that the system did
   * not take, so that it is not used again.
   */
  get: (refused?: string) => Promise<string | Fault>
}

export function accessTokens(client: OAuthClient, dispatcher: Dispatcher, timeoutMs: number): AccessTokens {
  let held: { token: string; until: number } | undefined
  let fetching: Promise<string | Fault> | undefined

  async function fetchToken(): Promise<string | Fault> {
    const asked = performance.now()
    const reply = await ask(client, dispatcher, timeoutMs)
    if ('kind' in reply) return reply
    const lifeMs = reply.expires_in ? reply.expires_in * 1000 : untoldMs
    held = { token: reply.access_token, until: asked + lifeMs - Math.min(spareMs, lifeMs / 10) }
    return held.token
  }

  return {
    get(refused) {
      if (held?.token === refused) held = undefined
      if (held && performance.now() < held.until) return Promise.resolve(held.token)
      fetching ??= fetchToken().finally(() => {
        fetching = undefined
      })
      return fetching
    },
  }
}

/** Nothing was sent to the system itself, so nothing happened there. No answer is told on: it may quote the secret. */
const noToken = (passing: boolean): Fault => fault('access', 'no', passing)

async function ask(client: OAuthClient, dispatcher: Dispatcher, timeoutMs: number) {
  const { origin, pathname, search } = new URL(client.tokenUrl)
  try {
    const { statusCode, body } = await dispatcher.request({
      origin,
      path: pathname + search,
      method: 'POST',
      ...questionOf(client),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readCapped(body)
    if (statusCode !== 200) return noToken(statusCode >= 500 || statusCode === 429)
    const parsed = tokenAnswer.safeParse(text === undefined ? undefined : parseJson(text))
    return parsed.success ? parsed.data : noToken(false)
  } catch {
    return noToken(true)
  }
}

function questionOf({ clientId, clientSecret, clientAuth, scope }: OAuthClient) {
  const inHeader = clientSecret !== undefined && clientAuth === 'basic'
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    ...(scope !== undefined && { scope }),
    ...(!inHeader && { client_id: clientId }),
    ...(!inHeader && clientSecret !== undefined && { client_secret: clientSecret }),
  })
  return {
    body: form.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...(inHeader && { authorization: `Basic ${btoa(`${formEncoded(clientId)}:${formEncoded(clientSecret)}`)}` }),
    },
  }
}

/** RFC 6749, 2.3.1: both parts are encoded as in a form before they are joined. */
const formEncoded = (text: string): string => new URLSearchParams({ _: text }).toString().slice(2)
