import { always, guard, isPublic } from '@card-journey/journey/flow/guard.ts'
import { screenPaths, type ScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useJourney } from '../journey/use-journey.ts'

/**
 * The authentication gate (RT-15, RO-11): without a session to signing in; else the application is fetched, and a screen
 * that is not open leads to where the applicant stands. The first HTML shows meanwhile.
 */
export function Gate({ screen, children }: { screen: ScreenId; children: ReactNode }) {
  const { status, application, session, load, go } = useJourney()
  const navigate = useNavigate()
  const open = isPublic(screen) || always.includes(screen)
  const verdict = open ? 'allowed' : application ? guard(application, screen) : 'unknown'

  useEffect(() => {
    if (verdict === 'unknown') {
      if (!session.signedIn()) void navigate(screenPaths['verify-application'], { replace: true })
      else if (status === 'idle') void load()
    } else if (verdict !== 'allowed') go(verdict.go, { replace: true })
  }, [verdict, status, session, load, go, navigate])

  return verdict === 'allowed' || verdict === 'unknown' ? children : null
}
