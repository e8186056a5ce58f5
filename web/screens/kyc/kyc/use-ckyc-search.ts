import { ckycSearch } from '@card-journey/contract/calls/kyc/ckycSearch.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { useEffect, useRef } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'

const searchedFrom: readonly Marker[] = ['CONGRATULATION', 'OFFICEADDRESS_SUCCESS']

/**
 * Looks the applicant who allowed it up in the central KYC registry, once, without a word: a registry that is down
 * stops nobody (rulings, section 3).
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
