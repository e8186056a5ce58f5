import { ckycSearch } from '@card-journey/contract/calls/kyc/ckycSearch.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { useEffect, useRef } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'

const searchedFrom: readonly Marker[] = ['CONGRATULATION', 'OFFICEADDRESS_SUCCESS', 'NSTP']

/**
 * Looks up an applicant who agreed to it in the central KYC registry, once and silently: an outage of the registry
 * stops no one (rulings, section 3).
 */
export function useCkycSearch(): void {
  const { application, ask } = useJourney()
  const asked = useRef(false)
  const { consentedAt, searchedAt } = application?.facts.ckyc ?? {}
  const due = application && searchedFrom.includes(application.completedScreen) && consentedAt && !searchedAt
  useEffect(() => {
    if (!due || asked.current) return
    asked.current = true
    void ask(ckycSearch, {})
  }, [due, ask])
}
