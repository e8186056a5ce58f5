import { getLocationDetails } from '@card-journey/contract/calls/apps/getLocationDetails.ts'
import { useAttempt } from '../../engine/use-attempt.ts'
import { useJourney } from '../../engine/use-journey.ts'

/** `shared`: inside India, stored; `left`: the applicant is moving to another screen; else why there is no position. */
export type Shared = 'shared' | 'left' | 'denied' | 'unavailable' | 'failed'

/** Measures the browser's position and has it checked, with the IP address (VK-02; rulings, VK-12). */
export function useSharePosition(): () => Promise<Shared> {
  const { now, load, go } = useJourney()
  const attempt = useAttempt()
  return async () => {
    const position = await measure()
    if (typeof position === 'string') return position
    const { latitude, longitude, accuracy } = position.coords
    // The phone's clock may be wrong, so the position's age counts from the server's time.
    const takenAt = new Date(now() - Math.max(0, Date.now() - position.timestamp)).toISOString()
    const outcome = await attempt(getLocationDetails, { latitude, longitude, accuracyMetres: accuracy, takenAt }, [
      'P105',
      'P106',
      'locationDenied',
    ])
    if (outcome.ok) return 'shared'
    const problem = outcome.failure?.problem
    if (problem === 'locationDenied') return 'unavailable'
    if (problem !== 'P105' && problem !== 'P106') return 'failed'
    await load()
    go('kyc-unable-to-proceed', { query: { unmet: problem } })
    return 'left'
  }
}

/** A current position, never a cached one (CO-32). */
function measure(): Promise<GeolocationPosition | 'denied' | 'unavailable'> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      resolve,
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { maximumAge: 0, timeout: 20_000 },
    )
  })
}
