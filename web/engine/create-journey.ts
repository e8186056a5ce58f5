import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { Engine, Journey, JourneyState } from './journey.ts'
import { istDay } from '@card-journey/journey/fields/dates.ts'
import { loadCode } from '../routing/load-code.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'
import { pathOf } from '../routing/routes.ts'
import type { Session } from '../session/session.ts'
import { clockOffset } from './clock-offset.ts'
import { steadyClock } from './steady-clock.ts'

export interface JourneyPorts {
  session: Session
  /** Changes the address. */
  navigate: (path: string, options: { replace: boolean }) => void
  path: () => string
  language: () => Language
  /** ms by the browser's clock. */
  clock: () => number
  /** ms since the page was loaded, whatever the clock is set to. */
  ticks?: () => number
  build: string
  policy: PagePolicy
  /** Loads the engine's chunk. */
  engine: () => Promise<{ createEngine: (ports: EnginePorts) => Engine & Pick<Journey, 'mayEnter'> }>
}

export const firstState: JourneyState = {
  status: 'idle',
  application: undefined,
  pending: false,
  waiting: undefined,
  decided: undefined,
  problem: undefined,
  told: undefined,
  doubt: undefined,
  savedAt: undefined,
  sessionEndsAt: undefined,
  saving: false,
  revealed: false,
  partner: false,
  leavingTo: undefined,
  downUntil: undefined,
  signInReason: undefined,
  signIn: undefined,
  consentsShown: {},
  consentsOutdated: 0,
  aadhaar: undefined,
}

/**
 * The journey of this tab: its state, and its engine (flow, client, calls), which is loaded on first use, so that the
 * first screen does not wait for it.
 */
export function createJourney(ports: JourneyPorts): Journey {
  let state = firstState
  let offset = Number.NaN
  const listeners = new Set<() => void>()
  let engine: Promise<Engine & Pick<Journey, 'mayEnter'>> | undefined
  let rules: Pick<Journey, 'mayEnter'> | undefined

  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const update: Journey['update'] = (change, when) => {
    state = { ...state, ...change }
    if (when) when(tell)
    else tell()
  }
  const clock = ports.ticks ? steadyClock(ports.clock, ports.ticks) : ports.clock
  const now = (): number => clock() + (offset || 0)

  const base: Omit<Journey, keyof Engine> = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    update,
    session: ports.session,
    today: () => istDay(now()) ?? '',
    now,
    go: (screen, { query, document, replace = false } = {}) =>
      ports.navigate(pathOf(screen, { ...(query && { query }), ...(document && { document }) }), { replace }),
    mayEnter: (screen) => rules?.mayEnter(screen) ?? false,
    take(application) {
      const { applicationReferenceNo, version, drafts } = application
      const known = state.application?.applicationReferenceNo === applicationReferenceNo ? state.application : undefined
      // A slow response (a draft's) must not replace that of a later one.
      if (known && known.version > version) return
      ports.session.set('applicationID', applicationReferenceNo)
      // Only the whole application includes the drafts; a save's response leaves them as they are.
      const kept = drafts ?? known?.drafts
      update({ application: { ...application, ...(kept && { drafts: kept }) }, status: 'ready' })
    },
  }

  const running = (): Promise<Engine & Pick<Journey, 'mayEnter'>> => {
    engine ??= loadCode(ports.engine).then(({ createEngine }) =>
      createEngine({
        ...base,
        path: ports.path,
        language: ports.language,
        build: ports.build,
        policy: ports.policy,
        onServerTime: (ms) => (offset = clockOffset(offset, ms - clock())),
        onSessionEnd: (at) => update({ sessionEndsAt: at }),
      }),
    )
    engine.then((here) => (rules = here)).catch(() => (engine = undefined))
    return engine
  }
  // Safe: a member of the engine is called with its own parameters and returns a promise of its own result.
  const later = <Name extends keyof Engine>(name: Name): Engine[Name] =>
    (async (...parameters: never[]) =>
      ((await running())[name] as (...all: never[]) => unknown)(...parameters)) as unknown as Engine[Name]

  return {
    ...base,
    begin: later('begin'),
    enter: later('enter'),
    load: later('load'),
    act: later('act'),
    ask: later('ask'),
    route: later('route'),
    saveDraft: later('saveDraft'),
    moveOn: later('moveOn'),
    back: later('back'),
    requestCode: later('requestCode'),
    resendCode: later('resendCode'),
    confirmCode: later('confirmCode'),
    takeUpSignIn: later('takeUpSignIn'),
    leaveFor: later('leaveFor'),
    signOut: later('signOut'),
    // Code that can't be had is no answer: it is asked again.
    checkSession: () => later('checkSession')().catch(() => false),
    report: later('report'),
    measure: later('measure'),
    tellLeaving: later('tellLeaving'),
  }
}
