import { bureauCheck } from '@card-journey/contract/calls/eligibility/bureauCheck.ts'
import type { Address } from '@card-journey/journey/application/address.ts'
import { ntbFrom } from '@card-journey/journey/ids/marker-groups.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'

/** `pincode`: nothing is asked yet, and the enquiry has to be announced. `fetching`: the bureaus are being asked. */
type Phase = 'loading' | 'pincode' | 'fetching' | 'failed' | 'addresses'

/**
 * The addresses of the credit report. Once the enquiry has been announced they are requested; the server makes one enquiry
 * per person, application and day. Without a usable entry the applicant types the address.
 */
export function useBureauAddresses(): {
  phase: Phase
  addresses: readonly Address[]
  again: () => void
} {
  const { application, ask, route, moveOn, update } = useJourney()
  const addresses = application?.facts.bureau?.addresses
  // An applicant who came here too early is led away, and the bureau is not asked.
  const here = application !== undefined && ntbFrom('WORK_DETAILS').includes(application.completedScreen)
  const announced = application?.facts.enquiry?.announcedAt !== undefined
  const missing = here && announced && addresses === undefined
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
  const phase = addresses?.length
    ? 'addresses'
    : !here || addresses
      ? 'loading'
      : !announced
        ? 'pincode'
        : failed
          ? 'failed'
          : 'fetching'
  return { phase, addresses: addresses ?? [], again: () => void fetchThem() }
}
