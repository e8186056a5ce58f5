import { isInside, matchScreen } from '../routing/routes.ts'
import { createOtherTabs } from '../session/other-tabs.ts'
import { forgetSessionKey } from '../session/session-key.ts'
import type { EnginePorts } from './engine-ports.ts'
import { passing, type Failure } from './failure.ts'
import type { Engine, Outcome } from './journey.ts'

interface SessionCalls {
  afterAll: (work: () => Promise<void>) => Promise<void>
  askForApplication: () => Promise<Outcome>
  /** Ends the session on the server. */
  leave: () => Promise<unknown>
  route: Engine['route']
}

/** Problems that say nothing about the session: whether it lives is asked again later. */
const unanswered: readonly Failure['problem'][] = [...passing, 'MAINTENANCE']

/** How a session ends here: by signing out, or because the server says that it has; and what other tabs learn of it. */
export function createSessionEnd(ports: EnginePorts, { afterAll, askForApplication, leave, route }: SessionCalls) {
  const { session, update, go } = ports

  /** `hide`: a session that may have ended elsewhere must not stay on the screen, whatever the server can say about it. */
  async function check(hide = false): Promise<boolean> {
    const outcome = await askForApplication()
    if (outcome.ok || !outcome.failure) return outcome.ok
    if (!hide && unanswered.includes(outcome.failure.problem)) return false
    // Outside of the application nothing depends on the session: the page stays, without its sign-out.
    const leads = outcome.failure.problem !== 'SESSION_ENDED' || isInside(matchScreen(ports.path()).screen)
    if (leads) {
      const left = await route(outcome.failure)
      // Where it leads nothing warns of the end any more, and nothing asks.
      if (left) update({ sessionEndsAt: undefined })
      return left
    }
    session.expire()
    update({ application: undefined, status: 'absent', sessionEndsAt: undefined })
    return true
  }

  const tabs = createOtherTabs(ports, () => void check(true))

  return {
    check: () => check(),
    onSessionEnd: (at: string): void => {
      ports.onSessionEnd?.(at)
      void tabs.tellEnd(at)
    },
    // Saves and drafts need this session; offline, signing out waits neither for them nor for the server for long.
    signOut: (): Promise<void> =>
      afterAll(async () => {
        if (session.get('token')) await inTime(leave())
        await tabs.tellSignOut().catch(() => undefined)
        await forgetSessionKey(session.webSessionId())
        session.end()
        update({
          application: undefined,
          savedAt: undefined,
          signIn: undefined,
          sessionEndsAt: undefined,
          // Nor is anything waited for that was asked before.
          waiting: undefined,
          pending: false,
          status: 'absent',
          signInReason: 'signedOut',
        })
        go('verify-application', { replace: true })
      }),
    /** Tells, once a call is answered, whether who asked has signed out since, or another signed in: nothing of it is kept. */
    watchSignOut: (): (() => boolean) => {
      const before = session.get('sessionToken')
      return () => {
        if (!before || session.get('sessionToken') === before || session.ended()) return false
        if (!session.signedIn()) {
          session.signOut()
          update({ sessionEndsAt: undefined })
        }
        return true
      }
    },
  }
}

/** Gives up waiting after five seconds. */
export const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, 5000))])
