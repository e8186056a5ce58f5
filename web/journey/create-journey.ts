import type { Client } from '@card-journey/contract/client.ts'
import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { leaveApplication } from '@card-journey/contract/calls/apps/leaveApplication.ts'
import { updateApplication } from '@card-journey/contract/calls/apps/updateApplication.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { pathOf } from '../routes.ts'
import type { AskOptions, Journey, JourneyState, Outcome } from './journey.ts'
import { diagnosticOf, routeOf, type Failure } from './problem-routing.ts'
import { cryptoSupported, newTransactionId } from './random.ts'
import { forgetSessionKey } from './session-key.ts'
import type { Session } from './session.ts'

export interface JourneyPorts {
  client: Client
  session: Session
  /** Changes the address: the router's, set once the app stands. */
  navigate: (path: string, options: { replace: boolean }) => void
  path: () => string
  language: () => 'en' | 'hi'
  /** ms by the server's clock. */
  now: () => number
  /** Tells the server of a failed call, without personal data. */
  report: (kind: 'call' | 'render' | 'chunk', name: string, diagnostic: string) => void
}

const indiaOffset = 5.5 * 60 * 60 * 1000

export const firstState: JourneyState = {
  status: 'idle',
  application: undefined,
  pending: false,
  waiting: undefined,
  problem: undefined,
  retry: 0,
  savedAt: undefined,
  saving: false,
  revealed: false,
}

/** The journey of this tab: the application in memory, and the only way to save, ask and move. */
export function createJourney(ports: JourneyPorts): Journey {
  const { client, session } = ports
  let state = firstState
  const listeners = new Set<() => void>()
  /** Saves of one tab run one after another: each carries the version that the one before gave. */
  let queue: Promise<unknown> = Promise.resolve()
  let loading: Promise<void> | undefined

  const update = (change: Partial<JourneyState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const take = (application: ApplicationView): void => {
    session.set('applicationID', application.applicationReferenceNo)
    update({ application, status: 'ready' })
  }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work)
    queue = next.catch(() => undefined)
    return next
  }

  const inside = (): boolean => ports.path().startsWith('/auth/')

  const go: Journey['go'] = (screen, { query, replace = false } = {}) =>
    ports.navigate(pathOf(screen, query ? { query } : {}), { replace })

  const moveOn: Journey['moveOn'] = ({ replace = false } = {}) => {
    if (state.application) go(standing(state.application), { replace })
  }

  function route(failure: Failure): boolean {
    const to = routeOf(failure, inside())
    const latest = failure.detail.application as ApplicationView | undefined
    if (latest) take(latest)
    if (to.kind === 'stands-elsewhere') moveOn({ replace: true })
    else if (to.kind === 'screen') {
      ports.report('call', failure.call, diagnosticOf(failure))
      if (failure.problem === 'SESSION_ENDED') session.signOut()
      const { until, redirectUrl } = failure.detail
      go(to.screen, { query: { type: to.type, until, ...(redirectUrl && { redirectUrl }) } })
    } else return false
    return true
  }

  async function ask(
    call: Parameters<Journey['ask']>[0],
    request: unknown,
    { moveOn: moving = false, waiting, ...options }: AskOptions = {},
  ): Promise<Outcome<unknown>> {
    if (moving) update({ pending: true, problem: undefined, ...(waiting && { waiting }) })
    try {
      const answer = cryptoSupported()
        ? await client.call(call, request as never, {
            onRetry: (retry) => update({ retry }),
            ...options,
          })
        : unsupported(call.id)
      if (state.retry) update({ retry: 0 })
      if (answer.ok) {
        const application = applicationIn(answer.response)
        if (application) take(application)
        if (moving) moveOn()
        return { ok: true, response: answer.response }
      }
      const to = routeOf(answer, inside())
      if (moving && !route(answer)) update({ problem: answer })
      return { ok: false, failure: answer, fields: to.kind === 'fields' ? to.fields : {} }
    } finally {
      if (moving) update({ pending: false, waiting: undefined, retry: 0 })
    }
  }

  async function save(
    about: { screen: string; action: string; draft?: boolean },
    answers: Readonly<Record<string, string>>,
    options: AskOptions,
  ): Promise<Outcome<unknown>> {
    if (loading) await loading
    const { application } = state
    if (!application) return { ok: false, failure: undefined, fields: {} }
    const { screen, action, draft } = about
    const { applicationReferenceNo, version } = application
    const outcome = await ask(
      updateApplication,
      {
        applicationDetails: { ...answers, applicationReferenceNo, version, screen, action },
        ...(draft && { draft: true }),
        language: ports.language(),
      },
      options,
    )
    if (outcome.ok) update({ savedAt: ports.now() })
    return outcome
  }

  async function loadOnce(): Promise<void> {
    update({ status: 'loading' })
    const applicationId = session.get('applicationID')
    const outcome = await ask(applicationDetails, { responseType: 'FULL', ...(applicationId && { applicationId }) })
    if (outcome.ok && state.application) return
    update({ status: session.signedIn() ? 'idle' : 'absent' })
    if (outcome.ok) go('auth-error', { query: { type: 'NOT_AUTHENTICATED' }, replace: true })
    else if (outcome.failure) route(outcome.failure)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    session,
    today: () => new Date(ports.now() + indiaOffset).toISOString().slice(0, 10),
    now: ports.now,
    load: () => (loading ??= loadOnce().finally(() => (loading = undefined))),
    act: (screen, action, answers = {}, options = {}) =>
      inTurn(() => save({ screen, action }, answers, { ...options, moveOn: true })),
    ask: ask as Journey['ask'],
    route,
    async saveDraft(screen, answers) {
      update({ saving: true })
      await inTurn(() =>
        save({ screen, action: 'submit', draft: true }, answers, { transactionId: newTransactionId() }),
      )
      update({ saving: false })
    },
    take,
    moveOn,
    go,
    async signOut() {
      if (session.get('token')) await ask(leaveApplication, { path: ports.path().slice(0, 60), exit: true })
      await forgetSessionKey(session.webSessionId())
      session.end()
      update(firstState)
      update({ status: 'absent' })
      go('cards')
    },
    update,
  }
}

const unsupported = (call: string): Failure => ({
  ok: false,
  call,
  problem: 'UNSUPPORTED_CRYPTO' as Failure['problem'],
  detail: {},
  message: 'UnsupportedCrypto',
})

/** Every answer about the application carries the whole of it: as a list of one, or as `application`. */
function applicationIn(response: unknown): ApplicationView | undefined {
  const candidate: unknown = Array.isArray(response)
    ? response[0]
    : (response as { application?: unknown } | undefined)?.application
  return typeof candidate === 'object' && candidate !== null && 'applicationReferenceNo' in candidate
    ? (candidate as ApplicationView)
    : undefined
}
