import { recordEvent } from '@card-journey/contract/calls/apps/recordEvent.ts'
import { leaveApplication } from '@card-journey/contract/calls/apps/leaveApplication.ts'
import { getDownTimeDetails } from '@card-journey/contract/calls/master/getDownTimeDetails.ts'
import { needsSession, type Client, type Trouble } from '@card-journey/contract/client.ts'
import { showsPartnerLogo } from '@card-journey/journey/rules/entry/channels.ts'
import type { EntryOutcome } from '../sign-in/entry-data.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { always, guard, isPublic } from '@card-journey/journey/flow/guard.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { afterPaint } from './after-paint.ts'
import { applicationIn } from './application-in.ts'
import { createBrowserClient } from './client.ts'
import { noteTrouble } from './connection.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { AskOptions, Engine, Journey, Outcome } from './journey.ts'
import { loadCode } from '../routing/load-code.ts'
import type { Failure } from './failure.ts'
import { beginAtTop, goBack } from './go-back.ts'
import { createMaintenanceWatch } from './maintenance.ts'
import { cryptoSupported } from '../session/random.ts'
import { loadFailing, loadSending, routeFor, type Failing } from './parts.ts'
import type { createReporter, Report } from './report.ts'
import { isInside, matchScreen, pathOf } from '../routing/routes.ts'
import { createLoading } from './load-application.ts'
import { createSaves } from './saves.ts'
import { createSessionEnd } from './session-end.ts'
import { showPartner } from './show-partner.ts'
import { notLoaded, sessionEnded, unsupported } from './unsent.ts'

/** The only code that knows flow and calls. Screens reach it through `useJourney`. */
export function createEngine(ports: EnginePorts, given?: Client): Engine & Pick<Journey, 'mayEnter'> {
  const { session, state, update, take, go, now } = ports
  const { onSessionEnd, signOut, watchSignOut, check } = createSessionEnd(ports, {
    afterAll: (work) => afterAll(work),
    askForApplication: () => askForApplication(),
    leave: () => ask(leaveApplication, { path: ports.path().slice(0, 60), exit: true }),
    route,
  })
  const client =
    given ?? createBrowserClient(session, { build: ports.build, onServerTime: ports.onServerTime, onSessionEnd })
  let reporter: ReturnType<typeof createReporter> | undefined
  function reportBy(words: (failing: Failing) => Parameters<Report>): void {
    // What tells of it may come after the page has moved on.
    const path = ports.path()
    const told = loadFailing().then((failing) => {
      reporter ??= failing.createReporter(client, ports.build)
      reporter(path, ...words(failing))
    })
    // Nothing better can be done about a report that can't be made.
    told.catch(() => undefined)
  }
  const report: Report = (...told) => reportBy(() => told)
  const maintenance = createMaintenanceWatch({
    state,
    update,
    now,
    fetchWindows: async () => {
      const asked = await ask(getDownTimeDetails, {})
      return asked.ok ? asked.response : undefined
    },
  })
  let signingIn: Promise<Pick<Engine, 'requestCode' | 'resendCode' | 'confirmCode' | 'takeUpSignIn'>> | undefined

  async function moveOn({ replace = false } = {}): Promise<void> {
    const { application } = state()
    const to = application ? standing(application) : 'cards'
    // Staying on a screen adds no history entry.
    go(to, { replace: replace || pathOf(to) === ports.path() })
  }

  /** Who has gone back, or elsewhere, while the save was under way stays there, unless the save has closed that screen. */
  const staysElsewhere = (from: string): boolean => ports.path() !== from && mayEnter(matchScreen(ports.path()).screen)

  const isSaidEnded = ({ problem }: Failure): boolean =>
    problem === 'SESSION_ENDED' && state().told?.ended === true && ports.path() === pathOf('auth-error')

  const tell = (failure: Failure): void =>
    reportBy(({ diagnosticOf }) => ['call', failure.call, diagnosticOf(failure), failure])

  async function route(failure: Failure): Promise<boolean> {
    const to = await routeFor(failure)
    const { screen } = matchScreen(ports.path())
    // Another tab or device has gone past this screen: there is nothing left to save here.
    const passed = failure.problem === 'VERSION_CONFLICT' && failure.detail.application && !mayEnter(screen)
    if (to.kind === 'stands-elsewhere' || passed) {
      await moveOn({ replace: true })
      return true
    }
    // `ask` has shown the downtime screen; and what the page says already, it need not say again.
    if (to.kind === 'downtime' || isSaidEnded(failure)) return true
    if (to.kind !== 'screen') return false
    tell(failure)
    if (failure.problem === 'SESSION_ENDED') session.expire()
    const { errorDetailsOf } = await loadFailing()
    update({ told: errorDetailsOf(to.type, failure) })
    go(to.screen, { query: { type: to.type } })
    return true
  }

  async function askAny(
    call: Parameters<Engine['ask']>[0],
    asked: unknown,
    { moveOn: moving = false, from = ports.path(), waiting, ...options }: AskOptions = {},
  ): Promise<Outcome<unknown>> {
    const onTrouble = (trouble: Trouble | undefined) => noteTrouble(onTrouble, trouble)
    const since = performance.now()
    const signedOut = watchSignOut()
    if (moving)
      update({ pending: true, problem: undefined, ...(waiting && { waiting, decided: undefined }) }, afterPaint)
    try {
      const application = typeof asked === 'function' ? await whenLoaded() : undefined
      if (typeof asked === 'function' && !application) return notLoaded
      const request = typeof asked === 'function' ? asked(application) : asked
      // Safe: `ask`, the only way here, takes a call together with its request.
      const came = isOver(call)
        ? sessionEnded(call.id)
        : cryptoSupported()
          ? await client.call(call, request as never, { onTrouble, ...options })
          : unsupported(call.id)
      // The first reason holds: what comes of a call that was under way then says nothing better.
      const answer = isOver(call) ? sessionEnded(call.id) : came
      if (waiting === 'decision')
        await loadSending().then(
          ({ untilDecisionSeen }) => untilDecisionSeen(answer, since, update),
          () => undefined,
        )
      if (signedOut()) return notLoaded
      if (answer.ok) {
        const application = applicationIn(answer.response)
        if (application) {
          take(application)
          resume()
          if (showsPartnerLogo(application, ports.policy)) update({ partner: true })
        }
        if (moving) {
          const moved = staysElsewhere(from) ? undefined : moveOn()
          // In the same task, so that all of it is rendered once; a loader waits for the next screen (layout/UntilMoved.tsx).
          update({ pending: false, waiting: undefined })
          await moved
        }
        return { ok: true, response: answer.response }
      }
      // Missing master data blocks no screen, so nothing else would report it (EN-40, ER-05).
      if (call.path.startsWith('/api/master/')) tell(answer)
      // A refusal that saved something, or met a newer record, includes it: the next save is based on it.
      const latest = answer.detail.application as ApplicationView | undefined
      if (latest) take(latest)
      if (answer.problem === 'MAINTENANCE') maintenance.refused(answer.detail.until)
      if (answer.problem === 'CONSENT_CHANGED') update({ consentsOutdated: state().consentsOutdated + 1 })
      const to = await routeFor(answer)
      if (signedOut()) return notLoaded
      if (moving && !(await route(answer))) update({ problem: answer })
      return { ok: false, failure: answer, fields: to.kind === 'fields' ? to.fields : {} }
    } finally {
      if (moving && !signedOut()) update({ pending: false, waiting: undefined })
    }
  }

  /** The call needs a session, and the one of this page has ended: without its token the server could only guess why. */
  const isOver = (call: Parameters<Engine['ask']>[0]): boolean => needsSession(call) && session.ended()

  const ask = askAny as Engine['ask']
  const { askForApplication, load, loadBeside, whenLoaded } = createLoading(ports, {
    client,
    ask,
    route,
    leaveFor,
    moveOn,
  })
  const { act, saveDraft, resume, afterAll } = createSaves(ports, { ask, whenLoaded, watchSignOut })

  function mayEnter(screen: ScreenId): boolean {
    if (isPublic(screen) || always.includes(screen)) return true
    const { application } = state()
    return application !== undefined && guard(application, screen) === 'allowed'
  }

  async function enter(screen: ScreenId): Promise<void> {
    if (isPublic(screen)) return
    if (!session.signedIn()) {
      if (always.includes(screen)) return
      if (state().signInReason === undefined) update({ signInReason: session.ended() ? 'signedOut' : 'step' })
      return go('verify-application', { replace: true })
    }
    if (always.includes(screen)) return state().application || state().leavingTo ? undefined : loadBeside()
    if (!state().application) await load()
    const { application } = state()
    if (!application) return
    const verdict = guard(application, screen)
    if (verdict !== 'allowed') go(verdict.go, { replace: true })
  }

  async function leaveFor(url: string): Promise<void> {
    update({ leavingTo: url })
    go('redirect')
  }

  /** Sign-in code is loaded on demand. */
  function signIn() {
    signingIn ??= loadCode(() => import('../sign-in/sign-in.ts')).then(({ createSignIn }) =>
      createSignIn(ports, { ask, route, moveOn, leaveFor, load }),
    )
    signingIn.catch(() => (signingIn = undefined))
    return signingIn
  }

  async function begin(screen: ScreenId, entry: EntryOutcome): Promise<void> {
    beginAtTop()
    if (screen.startsWith('verify-')) signIn().catch(() => undefined)
    if (entry === 'missingChannel') go('error', { query: { type: 'C100' }, replace: true })
    void showPartner(ports).catch(() => undefined)
    // Public, but what an applicant has chosen is switched there, also after a reload; a failure leaves the public part.
    if (screen === 'consents' && session.get('token') && !state().application) void askForApplication()
    await maintenance.check()
  }

  return {
    begin,
    enter,
    mayEnter,
    async measure(event, consent) {
      await client.call(recordEvent, { event, consent }, { impatient: true })
    },
    async report(kind, name, diagnostic) {
      report(kind, name, diagnostic)
    },
    load,
    ask,
    route,
    moveOn,
    leaveFor,
    act,
    saveDraft,
    async back(screen) {
      goBack(ports, screen)
    },
    requestCode: async (wanted) => (await signIn()).requestCode(wanted),
    resendCode: async (notificationType) => (await signIn()).resendCode(notificationType),
    confirmCode: async (otp) => (await signIn()).confirmCode(otp),
    takeUpSignIn: async () => (await signIn()).takeUpSignIn(),
    signOut,
    checkSession: check,
    async tellLeaving(from) {
      if (!session.get('token')) return
      const { application } = state()
      const left = from ?? matchScreen(ports.path()).screen
      // A screen that is open at every step does not identify one: the step is that of the current screen.
      const step = isInside(left) && always.includes(left) && application ? standing(application) : left
      await client.call(leaveApplication, { path: pathOf(step), exit: false }, { keepalive: true })
    },
  }
}
