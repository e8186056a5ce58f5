import { bookCall } from '@card-journey/contract/calls/kyc/bookCall.ts'
import { callSlots } from '@card-journey/contract/calls/kyc/callSlots.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import { useEffect, useRef, useState } from 'react'
import { useAttempt } from '../../engine/use-attempt.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { useLanguage } from '../../texts/screen-texts.ts'

export type Slots = ResponseOf<typeof callSlots>
/** The days that have a free time beside the booked one, with those times. */
export const freeDays = ({ days, booked }: Slots) =>
  days
    .map(({ day, slots }) => ({ day, free: slots.filter(({ at, free }) => free && at !== booked) }))
    .filter(({ free }) => free.length > 0)

/** What came of the last press. */
export type Settled = 'booked' | 'taken' | 'cancelled'

/** The calendar of free times and the applicant's booking in it, looked up where a call can be booked. */
export function useBooking(bookable = true) {
  const { ask } = useJourney()
  const attempt = useAttempt()
  const language = useLanguage()
  const [slots, setSlots] = useState<Slots | 'loading' | 'failed'>('loading')
  const [settled, setSettled] = useState<Settled>()
  const asked = useRef(false)
  const load = async () => {
    setSlots('loading')
    const answer = await ask(callSlots, {})
    setSlots(answer.ok ? answer.response : 'failed')
  }
  useEffect(() => {
    if (!bookable || asked.current) return
    asked.current = true
    void load()
    // Once it can be booked.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [bookable])
  /** Books that time; without one, cancels. */
  const book = async (at?: string) => {
    setSettled(undefined)
    const answer = await attempt(bookCall, { ...(at && { at }), language })
    if (!answer.ok) return
    const { booked } = answer.response.slots
    setSlots(answer.response.slots)
    setSettled(at === undefined ? 'cancelled' : booked === at ? 'booked' : 'taken')
  }
  const booked = bookable && typeof slots === 'object' ? slots.booked : undefined
  return { slots, booked, settled, load, book }
}
