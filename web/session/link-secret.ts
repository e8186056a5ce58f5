import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../layout/address.tsx'
import { useHydrated } from '../page/page-query.ts'

/** `reading` until hydration; `none` if the link has none. */
export type LinkSecret = { state: 'reading' } | { state: 'none' } | { state: 'here'; name: string; value: string }

/**
 * The secret of a link: the first pair of its query, or of its fragment. It is read once and removed from the address
 * bar immediately, so that it is in no history, screenshot or referrer.
 */
export function useLinkSecret(from: 'query' | 'fragment'): LinkSecret {
  const alive = useHydrated()
  const { pathname, search, hash, navigate } = useAddress()
  const [secret, setSecret] = useState<LinkSecret>({ state: 'reading' })
  const read = useRef(false)
  useEffect(() => {
    if (!alive || read.current) return
    read.current = true
    const [first] = new URLSearchParams(from === 'query' ? search : hash.slice(1))
    setSecret(first?.[1] ? { state: 'here', name: first[0], value: first[1] } : { state: 'none' })
    if (first) navigate(pathname, { replace: true })
  }, [alive, from, pathname, search, hash, navigate])
  return secret
}
