import { useSyncExternalStore } from 'react'
import { useAddress } from '../layout/address.tsx'
import { usePageData } from './page-data.ts'

const never = () => () => {}

/** False while the first HTML comes to life, true after: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The query of the address bar. While the first HTML comes to life it is the query that the page was rendered with, so
 * that both agree.
 */
export function usePageQuery(): URLSearchParams {
  const { search } = useAddress()
  const { query } = usePageData()
  return new URLSearchParams(useHydrated() ? search : query)
}
