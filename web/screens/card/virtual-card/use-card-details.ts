import { getVirtualCardDetails } from '@card-journey/contract/calls/apps/getVirtualCardDetails.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Master } from '../../../master/master.ts'
import { useJourney } from '../../../engine/use-journey.ts'

export type CardDetails = ResponseOf<typeof getVirtualCardDetails>

/** The issued card, masked. It is kept in this screen only and fetched again each time. */
export function useCardDetails(): {
  card: Master<CardDetails>
  again: () => Promise<void>
  refresh: () => Promise<void>
} {
  const { application, ask, route } = useJourney()
  const [card, setCard] = useState<Master<CardDetails>>({ state: 'loading' })
  const here = application !== undefined
  const fetchCard = useCallback(async () => {
    setCard({ state: 'loading' })
    const outcome = await ask(getVirtualCardDetails, {})
    if (outcome.ok) return setCard({ state: 'here', data: outcome.response })
    setCard({ state: 'failed' })
    const { failure } = outcome
    // A card host's outage is shown here, with a retry button; anything else has its own page.
    if (failure && !['C102', 'UNAVAILABLE', 'NETWORK', 'NOT_FOUND'].includes(failure.problem)) await route(failure)
    return undefined
  }, [ask, route])
  useEffect(() => {
    if (here) void fetchCard()
    // Once the record is here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [here])
  /** What is shown stays until the host has answered. */
  const refresh = useCallback(async () => {
    const outcome = await ask(getVirtualCardDetails, {})
    if (outcome.ok) setCard({ state: 'here', data: outcome.response })
  }, [ask])
  return { card, again: fetchCard, refresh }
}
