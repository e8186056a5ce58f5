import { useSyncExternalStore } from 'react'
import { useAddress } from '../layout/address.tsx'
import { usePageData } from './page-data.ts'

const never = () => () => {}

/** False during hydration, then true; for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The query of the address bar. During hydration it is the query that the page was rendered with, so that both agree.
 */
export function usePageQuery(): URLSearchParams {
  const { search } = useAddress()
  const { query } = usePageData()
  return new URLSearchParams(useHydrated() ? search : query)
}
