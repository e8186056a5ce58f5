import { bureauCheck } from '@card-journey/contract/calls/eligibility/bureauCheck.ts'
import type { Address } from '@card-journey/journey/application/address.ts'
import { ntbFrom } from '@card-journey/journey/ids/marker-groups.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'

/**
 * The addresses of the credit report. Entering the screen requests them once; the server makes one enquiry per
 * application and day. Without a usable entry the applicant types the address.
 */
export function useBureauAddresses(): {
  addresses: readonly Address[] | undefined
  failed: boolean
  again: () => void
} {
  const { application, ask, route, moveOn, update } = useJourney()
  const addresses = application?.facts.bureau?.addresses
  // An applicant who came here too early is led away, and the bureau is not asked.
  const missing =
    application !== undefined &&
    addresses === undefined &&
    ntbFrom('WORK_DETAILS').includes(application.completedScreen)
  const asking = useRef(false)
  const [failed, setFailed] = useState(false)

  const fetchThem = useCallback(async () => {
    if (asking.current) return
    asking.current = true
    setFailed(false)
    update({ problem: undefined })
    const outcome = await ask(bureauCheck, {})
    asking.current = false
    if (outcome.ok) {
      if (outcome.response.application.facts.bureau?.addresses.length === 0) await moveOn({ replace: true })
    } else if (outcome.failure && !(await route(outcome.failure))) {
      setFailed(true)
      update({ problem: outcome.failure })
    }
  }, [ask, moveOn, route, update])

  useEffect(() => {
    if (missing) void fetchThem()
  }, [missing, fetchThem])
  return { addresses: addresses?.length ? addresses : undefined, failed, again: () => void fetchThem() }
}
