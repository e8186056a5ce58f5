import { aadhaarFreshUntil } from '@card-journey/journey/rules/identity/aadhaar-fresh-until.ts'
import { ntbCall } from '@card-journey/journey/ids/marker-groups.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { useEffect, useRef } from 'react'
import { useDeskHours } from '../../../master/use-desk-hours.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { dayInWords } from '../../../texts/day-in-words.ts'
import { useLanguage } from '../../../texts/screen-texts.ts'
import { useCallEnd } from './use-call-end.ts'

/**
 * Records, once, that the applicant postpones the call. Returns what is kept meanwhile: the last day of the Aadhaar
 * check in words, the place in the queue.
 */
export function useLater() {
  const { application, act, now, today } = useJourney()
  const language = useLanguage()
  const desk = useDeskHours()
  const noted = useRef(false)
  const due = application !== undefined && (ntbCall as readonly Marker[]).includes(application.completedScreen)
  useEffect(() => {
    if (!due || noted.current) return
    noted.current = true
    // If it fails, the application is saved all the same; only `requirements` then doesn't look for a booking.
    void act('kyc-later', 'later', {}, { moveOn: false })
  }, [due, act])
  useCallEnd()
  const verifiedAt = application?.facts.aadhaar?.verifiedAt
  const until = verifiedAt && desk.state === 'here' ? aadhaarFreshUntil(verifiedAt, desk.data) : undefined
  const { ticket, ticketExpiresAt = '', room, outcome } = application?.facts.videoKyc ?? {}
  return {
    proven: Boolean(verifiedAt ?? application?.facts.scan),
    until: until && dayInWords(until, language, today()),
    /** Nobody who is in a call, or waits for its result, books another. */
    bookable: due && !room && !outcome,
    /** Until when the place in the queue is kept (ISO), if there is one. */
    held: ticket && !room && Date.parse(ticketExpiresAt) > now() ? ticketExpiresAt : undefined,
  }
}
