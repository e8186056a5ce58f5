import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../../engine/journey.ts'

export type CardPart<T> = { state: 'loading' } | { state: 'failed' } | { state: 'here'; data: T }

/**
 * What the card host says about one use of the card: read with the page, and never kept. What is shown stays while it is
 * read again, also if that fails; `again` then has nothing to give. Nothing is asked before it is `due`.
 */
export function useCardPart<T extends object>(load: () => Promise<Outcome<T>>, due = true) {
  const [read, setRead] = useState<CardPart<T>>({ state: 'loading' })
  const latest = useRef(load)
  latest.current = load
  const changes = useRef(0)
  const again = useCallback(async (): Promise<T | undefined> => {
    const before = changes.current
    const outcome = await latest.current()
    // It was asked before a change that is shown by now, and would take it back.
    if (before !== changes.current) return again()
    if (outcome.ok) setRead({ state: 'here', data: outcome.response })
    else setRead((before) => (before.state === 'here' ? before : { state: 'failed' }))
    return outcome.ok ? outcome.response : undefined
  }, [])
  useEffect(() => {
    if (due) void again()
  }, [again, due])
  /** What the host has answered to a change: all of it, or made of what is shown. */
  const show = useCallback((next: T | ((present: T) => T)) => {
    changes.current++
    setRead((before) => {
      if (typeof next !== 'function') return { state: 'here', data: next }
      return before.state === 'here' ? { state: 'here', data: next(before.data) } : before
    })
  }, [])
  return { read, again, show }
}
