import { useEffect } from 'react'
import { useJourney } from '../../engine/use-journey.ts'
import { usePageData } from '../../page/page-data.ts'
import { useHydrated } from '../../page/page-query.ts'
import { canCall, isSmartphone } from './device-check.ts'

/**
 * Whether this device can hold the call. The requirements were checked where the call was asked for, and the applicant may
 * come back in an older browser (ADR 0057), or on a computer where calls are held on phones alone: that one takes no place
 * in the queue, and says why.
 */
export function useAbleDevice(): boolean {
  const { go } = useJourney()
  const { callOnDesktop = false } = usePageData()
  const alive = useHydrated()
  const unmet = alive ? lacking(callOnDesktop) : undefined
  useEffect(() => {
    if (unmet) go('kyc-unable-to-proceed', { query: { unmet }, replace: true })
  }, [unmet, go])
  return alive && !unmet
}

function lacking(callOnDesktop: boolean): 'browser' | 'smartphone' | undefined {
  if (!canCall()) return 'browser'
  return callOnDesktop || isSmartphone() ? undefined : 'smartphone'
}
