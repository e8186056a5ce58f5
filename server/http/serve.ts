import { reportedBuild } from '@card-journey/contract/report-words.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '@card-journey/contract/call.ts'
import { bodyType, headers } from '@card-journey/contract/headers.ts'
import { maintenanceUntil } from '@card-journey/journey/rules/calendar/maintenance.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { rowsOfCall } from '@card-journey/journey/steps/actions.ts'
import { viewOf, type ApplicationView } from '@card-journey/journey/application/view.ts'
import { withinTime } from '../call-time.ts'
import { todayOf, type Deps } from '../compose.ts'
import { onTheDay } from '../services/identity/on-the-day.ts'
import type { OpenedRequest, StoredApplication } from '../store/store.ts'
import { cookieHalfOf } from './cookie.ts'
import { addressOf, networkOf } from '../network.ts'
import { channelOfQuery, openBody, type Unwrapped } from './unwrap.ts'
import { sessionEndsAt } from '../store/session-life.ts'
import { inCallSpan } from './call-span.ts'
import { countedLimits } from './counted-limits.ts'
import type { RateLimits } from './rate-limits.ts'
import { bodyOf, refuse, retryAfterOf, statusOf, type HeldToken, type Refusal, type Reply } from './reply.ts'
import { wrongState } from './wrong-state.ts'
import type { Incoming } from './incoming.ts'
import type { Route } from './route.ts'
import { saveForApplicant, type SaveChange } from './saving.ts'
import { hashToken } from '../crypto/token.ts'
import { noteFailure } from '../fault.ts'
import { issueToken, readToken } from './token.ts'
import { inTraceOf } from '../tracing.ts'
import type { SpanAttributes } from '../spans/spans.ts'
import { warnOfUnknownMarker } from '../unknown-marker.ts'

/** API bodies are small. A piece of a file has 256 KiB, and base64 twice on the wire: inside the body and as its envelope. */
const bodyLimitOf = ({ limit }: Call): number => (limit === 'upload' ? 512 : 64) * 1024

/** Serves every route: unwrap, limit, session, replay, guard, handle, wrap. There is no other way to a handler. */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], deps: Deps): void {
  const limits = countedLimits(deps)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const route of routes) {
      scope.route({
        method: route.call.method,
        url: route.call.path,
        bodyLimit: bodyLimitOf(route.call),
        handler: async (request, reply) =>
          inTraceOf(request.headers[headers.traceParent], () =>
            deps.master.inOneVersion(() =>
              inCallSpan(deps.spans, route.call, async (note) =>
                withinTime(deps.systemsTakeMs, () => answer(route, request, reply, deps, limits, note)),
              ),
            ),
          ),
      })
    }
  })
}

/** Sets status and headers and returns the body; `reply.send()` would make Fastify wait on the reply. */
async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  limits: RateLimits,
  note?: (known: SpanAttributes) => void,
): Promise<string> {
  const { call } = route
  const started = performance.now()
  const at = deps.clock()
  const unwrapped = await unwrap(call, request, at, deps, limits)
  const channel = 'channel' in unwrapped ? unwrapped.channel : undefined
  const outcome: Outcome =
    'refusal' in unwrapped ? { reply: unwrapped.refusal } : await work(route, request, unwrapped, at, deps, limits)
  const { token } = outcome
  const result = outcome.reply
  if (!result.ok) deps.metrics?.count('call_refusals_total', { call: call.id, problem: result.problem })
  note?.({ 'http.response.status_code': statusOf(result), ...(!result.ok && { problem: result.problem }) })
  deps.log.info('call', {
    call: call.id,
    status: statusOf(result),
    problem: result.ok ? undefined : result.problem,
    ms: Math.round(performance.now() - started),
    traceId: idOf(request, headers.trace),
    transactionId: idOf(request, headers.transaction),
    build: buildOf(request),
  })
  const wait = retryAfterOf(result, at)
  if (wait !== undefined) reply.header('retry-after', wait)
  for (const cookie of result.cookies ?? []) reply.header('set-cookie', cookie)
  const body = bodyOf(result, token)
  const cacheable = call.method === 'GET' && !channel && result.ok
  reply
    .status(statusOf(result))
    .header('cache-control', cacheable ? 'public, max-age=60' : 'no-store')
    .header('vary', `${headers.sessionKey}, ${headers.serverKey}`)
    .type(channel ? bodyType : 'application/json')
  if (!channel) return body
  const about = { call: `${call.method} ${call.path}`, txn: headerOf(request, headers.transaction), at }
  return deps.envelope.seal(body, channel, about)
}

/**
 * Opens the call. The address's limit comes first: opening costs more than refusing, and what can't be opened counts
 * too.
 */
async function unwrap(
  call: Call,
  request: FastifyRequest,
  at: number,
  deps: Deps,
  limits: RateLimits,
): Promise<ReturnType<typeof openBody>> {
  const retryAfterSeconds = await limits.takeNetwork(call.limit, networkOf(request.ip))
  if (retryAfterSeconds !== undefined) return { refusal: refuse('TOO_MANY', { retryAfterSeconds }) }
  return call.method === 'POST' ? openBody(call, request, at, deps) : channelOfQuery(call, request, deps)
}

interface Outcome {
  reply: Reply<unknown>
  token?: HeldToken | undefined
}

async function work(
  route: Route,
  request: FastifyRequest,
  { data, body, channel }: Unwrapped,
  at: number,
  deps: Deps,
  limits: RateLimits,
): Promise<Outcome> {
  const { call } = route
  const now = new Date(at).toISOString()
  const until = call.id === 'getDownTimeDetails' ? undefined : maintenanceUntil(deps.masterData().downtime, now)
  if (until && call.method === 'POST') return { reply: refuse('MAINTENANCE', { until }) }
  const incoming: Incoming<unknown> = {
    request: data,
    browser: channel?.thumbprint ?? '',
    body,
    transactionId: headerOf(request, headers.transaction),
    traceId: idOf(request, headers.trace),
    at,
    now,
    today: todayOf(at),
    ip: addressOf(request.ip),
    cookieHalf: cookieHalfOf(headerOf(request, 'cookie'), deps.config.secure) ?? '',
    userAgent: request.headers['user-agent'] ?? '',
  }
  const retryAfterSeconds = await limits.takeBrowser(call.limit, incoming.browser)
  if (retryAfterSeconds !== undefined) return { reply: refuse('TOO_MANY', { retryAfterSeconds }) }
  try {
    if (call.caller === 'anyone' || call.caller === 'browser')
      // Safe: the builders in route.ts take only calls of these callers together with a handler of this context.
      return { reply: await route.handle(incoming as never, deps) }
    const opened = await deps.store.openRequest({
      tokenHash: tokenHashOf(request),
      cookieHash: incoming.cookieHalf ? hashToken(incoming.cookieHalf) : undefined,
      thumbprint: incoming.browser,
      call: call.id,
      once: call.repeat === 'effect' ? { transactionId: incoming.transactionId, body } : undefined,
      at,
    })
    const reply = await inSession(route, request, incoming, opened, deps)
    return { reply, token: tokenFor(reply, opened, at, deps) }
  } catch (error) {
    return { reply: failure(error, call.id, deps) }
  }
}

async function inSession(
  route: Route,
  request: FastifyRequest,
  incoming: Incoming<unknown>,
  opened: OpenedRequest,
  deps: Deps,
): Promise<Reply<unknown>> {
  const { call } = route
  const { session, earlier } = opened
  const stored = opened.application && onTheDay(opened.application, incoming, deps)
  if (!session) return refuse(headerOf(request, headers.sessionToken) ? 'SESSION_ENDED' : 'E_NO_SESSIONID')
  if (earlier) {
    if (earlier.kind === 'otherBody') return refuse('TRANSACTION_REUSED')
    return earlier.kind === 'running' ? refuse('STILL_RUNNING') : (earlier.answer as Reply<unknown>)
  }
  // As in `work`: of route.ts's builders only signedInRoute takes a call of this caller.
  if (call.caller === 'signed-in') return route.handle({ ...incoming, session, stored } as never, deps)
  if (opened.hold === 'lost') return refuse('A101')
  if (!stored || !tokenIsOf(request, stored.id, session, incoming.at, deps)) return refuse('NOT_AUTHENTICATED')
  warnOfUnknownMarker(deps.log, stored.document)
  const view = viewOf(stored.document)
  const away = outOfPlace(route, view, stored.state)
  if (away) return away
  const save: SaveChange<'effect'> = (saving) =>
    saveForApplicant(deps, { ...incoming, session, stored }, call.id, call.repeat === 'effect', saving)
  // As in `work`: of route.ts's builders only applicantRoute takes a call of this caller.
  return route.handle({ ...incoming, session, stored, application: stored.document, view, save } as never, deps)
}

/**
 * A call that belongs to actions is open only where the flow allows one of them (T9). Nothing can be added to a closed
 * application, even by a tab that does not know yet that it is closed: its holder can only leave it.
 */
function outOfPlace({ call }: Route, view: ApplicationView, state: StoredApplication['state']): Refusal | undefined {
  const opened = () =>
    call.allowed !== 'by-action' ||
    rowsOfCall(call.id, view.customerType).some((row) => mayAct(view, row.screen, row.action))
  const open = call.allowed === 'any' || (state === 'open' && opened())
  return open ? undefined : wrongState(view)
}

const failure = (error: unknown, call: string, { log }: Deps): Refusal =>
  refuse(noteFailure(error, call, log) === 'down' ? 'UNAVAILABLE' : 'INTERNAL')

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

/** The build of the page that calls, as far as it looks like one. */
const buildOf = (request: FastifyRequest): string | undefined => {
  const build = headerOf(request, headers.build)
  return build ? reportedBuild(build) : undefined
}

/** An id made by the browser, for logs and reports. Anything shorter could be someone's number (T18). */
const idOf = (request: FastifyRequest, name: string): string => {
  const id = headerOf(request, name)
  return /^[\w-]{20,64}$/.test(id) ? id : ''
}

const tokenHashOf = (request: FastifyRequest): Buffer | undefined => {
  const token = headerOf(request, headers.sessionToken)
  return token ? hashToken(token) : undefined
}

/** The jwt must belong to this session, this application and its current hold. */
function tokenIsOf(
  request: FastifyRequest,
  applicationId: string,
  session: { id: string; epoch?: number },
  at: number,
  { secrets }: Deps,
): boolean {
  const claims = readToken(headerOf(request, headers.jwt), secrets.token(), at)
  return claims?.sid === session.id && claims.app === applicationId && claims.epoch === session.epoch
}

/** Every response about a held application renews its token (CA-29), which lives no longer than its session. */
function tokenFor(
  reply: Reply<unknown>,
  { session, application, hold }: OpenedRequest,
  at: number,
  { config, secrets }: Deps,
): HeldToken | undefined {
  if (!session) return undefined
  const held =
    reply.hold ??
    (application && hold === 'held' ? { applicationId: application.id, epoch: application.epoch } : undefined)
  if (!held) return undefined
  const exp = Math.floor(sessionEndsAt(config.sessionLife, { createdAt: session.createdAt, lastSeenAt: at }) / 1000)
  const token = issueToken({ sid: session.id, app: held.applicationId, epoch: held.epoch, exp }, secrets.token())
  return { token, sessionEndsAt: new Date(session.endsAt).toISOString() }
}
