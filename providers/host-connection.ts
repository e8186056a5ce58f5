import { randomUUID } from 'node:crypto'
import { Agent } from 'undici'
import { accessTokens } from './access/access-tokens.ts'
import type { HostAccess } from './access/host-access.ts'
import { signBody } from './access/signature.ts'
import { signatureHeader } from './access/signature-wire.ts'
import { openHostLine, type HostLine } from './host-line.ts'
import { fault, readResponse, transportFault, type Fault, type Reply } from './host-response.ts'

export interface ConnectionSettings {
  /** Scheme, host and optional path prefix. No call ever leaves this origin; tokens come from their own address. */
  baseUrl: string
  /** One attempt, from connecting to the last byte. */
  timeoutMs: number
  /** Calls in flight at the same time; a few more may queue, the rest are unavailable immediately. */
  concurrency: number
  access?: HostAccess | undefined
  /** The header `traceparent` of a request, if there is a trace. */
  traceParent?: (() => string | undefined) | undefined
}

interface Post {
  path: string
  body: string
  reference?: string | undefined
  xmlLists?: readonly string[] | undefined
  /** Less than the usual time of an attempt, where less is left. */
  withinMs?: number
}

export interface HostConnection {
  /** One attempt. Never throws. */
  post: (request: Post) => Promise<Reply>
  line: (path: string) => Promise<HostLine | Fault>
  close: () => Promise<void>
}

/** The way to one system: its address, and what it asks of a caller. */
export function openHostConnection(settings: ConnectionSettings): HostConnection {
  const { timeoutMs, traceParent, access = {} } = settings
  const { oauth, tls, signing, contentType = 'application/json' } = access
  const { origin, pathname } = new URL(settings.baseUrl)
  const prefix = pathname.replace(/\/+$/, '')
  const agent = new Agent({
    connections: settings.concurrency,
    connect: { timeout: timeoutMs, ...tls },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })
  // Half of the time, so that enough is left for the request itself.
  const tokens = oauth && accessTokens(oauth, agent, timeoutMs / 2)

  const withAccess = (token: string | undefined, headers: Readonly<Record<string, string>>) => {
    const traceparent = traceParent?.()
    return {
      ...access.headers,
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(traceparent && { traceparent }),
    }
  }

  async function headersOf({ path, body, reference, xmlLists }: Post): Promise<Record<string, string>> {
    const id = reference ?? randomUUID()
    return {
      'content-type': contentType,
      accept: xmlLists ? 'application/json, application/xml;q=0.9' : 'application/json',
      ...(reference && { 'x-reference': reference }),
      ...(signing && { [signatureHeader]: await signBody(signing, body, { path: prefix + path, id }) }),
    }
  }

  /** undici's `request` does not follow redirects; a 3xx counts as a fault. */
  async function post(request: Post): Promise<Reply> {
    const signal = AbortSignal.timeout(request.withinMs ?? timeoutMs)
    const aToken = (refused?: string) => tokens && before(signal, tokens.get(refused))
    try {
      const headers = await headersOf(request)
      const send = (token: string | undefined) =>
        agent.request({
          origin,
          path: prefix + request.path,
          method: 'POST',
          headers: withAccess(token, headers),
          body: request.body,
          signal,
        })
      const token = await aToken()
      if (isFault(token)) return token
      let response = await send(token)
      if (response.statusCode === 401 && tokens) {
        await response.body.dump()
        const fresh = await aToken(token)
        if (isFault(fresh)) return fresh
        response = await send(fresh)
      }
      return await readResponse(response, request.xmlLists)
    } catch (error) {
      return transportFault(error)
    }
  }

  return {
    post,
    async line(path) {
      const token = await tokens?.get()
      if (isFault(token)) return token
      return openHostLine(origin + prefix + path, withAccess(token, {}), timeoutMs, agent)
    },
    close: () => agent.destroy(),
  }
}

/** A token that comes too late is one that did not come: nothing was sent. */
const before = (signal: AbortSignal, token: Promise<string | Fault>): Promise<string | Fault> =>
  Promise.race([
    token,
    new Promise<Fault>((resolve) => {
      const late = () => resolve(fault('access', 'no', true))
      // A signal that was given already gives no event.
      if (signal.aborted) late()
      else signal.addEventListener('abort', late, { once: true })
    }),
  ])

const isFault = (value: string | Fault | undefined): value is Fault => typeof value === 'object'
