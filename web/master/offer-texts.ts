import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { useJourney } from '../engine/use-journey.ts'
import { useMaster } from './master.ts'

/** Each consent in the bank's words. */
export const useConsentTexts = () => useMaster(getConsentDetails, {})

/** The key facts statement with the figures of the applicant's card and fee plan. */
export function useKeyFacts() {
  const { application } = useJourney()
  const { productLogo, productFeecode } = application ?? {}
  return useMaster(
    getConsentDetails,
    productLogo ? { code: 'KFS', productLogo, ...(productFeecode && { feeCode: productFeecode }) } : undefined,
  )
}
