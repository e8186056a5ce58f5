import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import type { Client } from '@card-journey/contract/client.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { lateDraft } from '../session/late-draft.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { Engine } from './journey.ts'
import { loadFailing, loadSending, routeFor } from './parts.ts'

interface LoadingPorts extends Pick<Engine, 'ask' | 'route' | 'leaveFor' | 'moveOn'> {
  client: Client
}

/** The application of this session, fetched once however many ask for it at a time. */
export function createLoading(
  { session, state, update, go, path }: EnginePorts,
  { client, ask, route, leaveFor, moveOn }: LoadingPorts,
) {
  let loading: Promise<void> | undefined

  function askForApplication() {
    const applicationId = session.get('applicationID')
    return ask(applicationDetails, { responseType: 'FULL', ...(applicationId && { applicationId }) })
  }

  async function loadOnce(): Promise<void> {
    update({ status: 'loading' })
    const late = lateDraft()
    // Without what looks for it, the record is shown as it is.
    if (late)
      await loadSending().then(
        ({ untilArrived }) => untilArrived(client, late),
        () => undefined,
      )
    const outcome = await askForApplication()
    const { application } = state()
    if (outcome.ok && application) return application.underWay && awaitStep(application)
    update({ status: session.signedIn() ? 'idle' : 'absent' })
    if (outcome.ok) go('auth-error', { query: { type: 'A100' }, replace: true })
    else if (outcome.failure?.detail.redirectUrl) await leaveFor(outcome.failure.detail.redirectUrl)
    else if (outcome.failure) await route(outcome.failure)
  }

  /** What the page before a reload had asked for is shown as under way until it is over, as it was there. */
  async function awaitStep(application: ApplicationView): Promise<void> {
    update({ waiting: application.underWay, pending: true, decided: undefined })
    await loadSending()
      .then(({ untilOver }) => untilOver(application, { state, path, askForApplication, route, moveOn }))
      .catch(() => undefined)
    // Who signed out waits for nothing, nor for this whoever signed in since.
    if (state().waiting === application.underWay) update({ waiting: undefined, pending: false })
  }

  /**
   * For pages that are always open (errors, the interstitial), after a reload: loads what their button needs, the
   * application or the bank's address. A failure leads nowhere, because the page already shows one.
   */
  async function loadBeside(): Promise<void> {
    const outcome = await askForApplication()
    if (outcome.ok || !outcome.failure) return
    const to = await routeFor(outcome.failure)
    // What the page said before the reload comes from the server, not from the address.
    if (to.kind === 'screen') {
      const { errorDetailsOf } = await loadFailing()
      update({ told: errorDetailsOf(to.type, outcome.failure) })
    }
    const url = outcome.failure.detail.redirectUrl
    if (url && !state().leavingTo) update({ leavingTo: url })
  }
  const load = (): Promise<void> => (loading ??= loadOnce().finally(() => (loading = undefined)))

  /** A press may come before the record. */
  async function whenLoaded(): Promise<ApplicationView | undefined> {
    if (loading || (!state().application && session.signedIn())) await load()
    return state().application
  }

  return { askForApplication, load, loadBeside, whenLoaded }
}
