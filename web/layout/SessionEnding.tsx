import { Suspense, useEffect, useRef, useState } from 'react'
import { useJourney } from '../engine/use-journey.ts'
import { lazyPart } from './lazy-part.ts'
import { useSessionNotice } from './use-session-notice.ts'

const SessionEndingDialog = lazyPart(() => import('./SessionEndingDialog.tsx').then((file) => file.SessionEndingDialog))

/** After how long a check that came to nothing is made again, in ms. */
const checkAgain = 30_000

/**
 * Before the session ends for lack of activity: how long it still lasts, and a press that extends it (WCAG 2.2.1). Any
 * way of closing the dialog is activity too. In all tabs that share the session, the press in one closes it in the
 * others (session/other-tabs.ts). Once the session should be over, the server is asked whether it is.
 */
export function SessionEnding() {
  const { sessionEndsAt, downUntil, checkSession, state } = useJourney()
  const notice = useSessionNotice()
  /** The end that no press can move: a session lasts only so long in all. */
  const [longest, setLongest] = useState<string>()
  const [closed, setClosed] = useState<string>()
  /** The end that a press did not move, because the server did not answer. */
  const [failed, setFailed] = useState<string>()
  useCheckWhen(notice.state === 'over' && downUntil === undefined, sessionEndsAt, checkSession)

  const isLongest = longest !== undefined && longest === sessionEndsAt
  const stay = async () => {
    if (isLongest) return setClosed(sessionEndsAt)
    setFailed(undefined)
    const answered = await checkSession()
    if (!answered) return setFailed(sessionEndsAt)
    if (state().sessionEndsAt === sessionEndsAt) setLongest(sessionEndsAt)
  }
  const open = notice.state === 'ending' && closed !== sessionEndsAt && downUntil === undefined
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <SessionEndingDialog
        minutes={notice.minutes}
        longest={isLongest ? longest : undefined}
        failed={failed !== undefined && failed === sessionEndsAt}
        onStay={stay}
      />
    </Suspense>
  )
}

/** Asks the server whether the session lives, again after a while if there was no answer. */
function useCheckWhen(due: boolean, sessionEndsAt: string | undefined, check: () => Promise<boolean>): void {
  const latest = useRef(check)
  latest.current = check
  useEffect(() => {
    if (!due) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const look = async () => {
      if (!(await latest.current()) && !ended) timer = setTimeout(() => void look(), checkAgain)
    }
    void look()
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [due, sessionEndsAt])
}
