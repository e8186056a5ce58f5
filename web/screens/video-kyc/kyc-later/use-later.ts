import { aadhaarFreshUntil } from '@card-journey/journey/rules/identity/aadhaar-fresh-until.ts'
import { showDay } from '@card-journey/journey/fields/dates.ts'
import { ntbCall } from '@card-journey/journey/ids/marker-groups.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { useEffect, useRef } from 'react'
import { useDeskHours } from '../../../master/use-desk-hours.ts'
import { useJourney } from '../../../engine/use-journey.ts'

/**
 * Records, once, that the applicant postpones the call; returns the last day (DD/MM/YYYY) of the Aadhaar check, if
 * there is one.
 */
export function useLater(): { proven: boolean; until: string | undefined } {
  const { application, act } = useJourney()
  const desk = useDeskHours()
  const noted = useRef(false)
  const due = application !== undefined && (ntbCall as readonly Marker[]).includes(application.completedScreen)
  useEffect(() => {
    if (!due || noted.current) return
    noted.current = true
    // Nothing depends on it: if it fails, the application is saved all the same.
    void act('kyc-later', 'later', {}, { moveOn: false })
  }, [due, act])
  const verifiedAt = application?.facts.aadhaar?.verifiedAt
  const until = verifiedAt && desk.state === 'here' ? aadhaarFreshUntil(verifiedAt, desk.data) : undefined
  return { proven: Boolean(verifiedAt ?? application?.facts.scan), until: until && showDay(until) }
}
