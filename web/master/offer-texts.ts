import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { useJourney } from '../engine/use-journey.ts'
import { useMaster } from './master.ts'

/** Each consent in the bank's words. */
export const useConsentTexts = () => useMaster(getConsentDetails, {})

/** The key facts statement with the figures of the applicant's card and fee plan. None before it is known which card that is. */
export function useKeyFactsRequest() {
  const { application } = useJourney()
  const { productLogo, productFeecode } = application ?? {}
  return productLogo
    ? { code: 'KFS' as const, productLogo, ...(productFeecode && { feeCode: productFeecode }) }
    : undefined
}
