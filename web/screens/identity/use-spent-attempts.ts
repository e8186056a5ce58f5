import { errorOfSpentTries } from '@card-journey/journey/rules/sign-in/attempts.ts'
import { useEffect } from 'react'
import { useJourney } from '../../engine/use-journey.ts'

/** With the day's attempts used up there is nothing to enter: the error's screen says how to continue. */
export function useSpentAttempts(of: 'crn' | 'birthDate'): void {
  const { application, go } = useJourney()
  const spent = application?.attemptsLeft?.[of] === 0
  useEffect(() => {
    if (spent) go('auth-error', { query: { type: errorOfSpentTries[of] }, replace: true })
  }, [spent, of, go])
}
