import { ckycSearch } from '@card-journey/contract/calls/kyc/ckycSearch.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../../engine/use-journey.ts'

const searchedFrom: readonly Marker[] = ['CONGRATULATION', 'OFFICEADDRESS_SUCCESS', 'NSTP']

/** The registry usually answers within a second; who waits longer than this begins with Aadhaar. */
const patienceMs = 6000

/**
 * The central KYC registry, before anything is asked: an applicant who agreed to it is looked up, once. An outage of the
 * registry stops no one (rulings, section 3). `looking`: wait; `record`: there is one that may be fetched; `late`: it was
 * found after the applicant had begun with Aadhaar, which it doesn't take away; `none`.
 */
export function useRegistry(): 'looking' | 'record' | 'late' | 'none' {
  const { application, ask, today } = useJourney()
  const asked = useRef(false)
  const [over, setOver] = useState<'answered' | 'late'>()
  const { consentedAt, searchedAt, spentDay, found } = application?.facts.ckyc ?? {}
  const due = Boolean(
    application && searchedFrom.includes(application.completedScreen) && consentedAt && !searchedAt && !over,
  )
  useEffect(() => {
    if (!due || asked.current) return undefined
    asked.current = true
    const patience = setTimeout(() => setOver('late'), patienceMs)
    // The page says itself that it looks, and then nobody waits for it any more.
    const onTrouble = () => {}
    void ask(ckycSearch, {}, { onTrouble }).then(() => setOver((before) => before ?? 'answered'))
    return () => clearTimeout(patience)
  }, [due, ask])
  if (due) return 'looking'
  const usable = application?.completedScreen === 'TANDCMATCH_FOUND' && found && spentDay !== today()
  if (!usable) return 'none'
  return over === 'late' ? 'late' : 'record'
}
