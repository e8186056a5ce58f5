import { useEffect, useState } from 'react'
import type { CardPart } from './use-card-part.ts'

const awaitedMs = 1500

/**
 * Which of the actions below the card is first, turning on online payments or showing the details, is known once the
 * settings are: neither is drawn before. If those are long in coming, showing does not wait for them, and keeps its place
 * and weight when they come.
 */
export function useCardActions(settings: CardPart<object>['state'], off: boolean): { drawn: boolean; first: boolean } {
  const [late, setLate] = useState(false)
  const loading = settings === 'loading'
  useEffect(() => {
    if (!loading) return undefined
    const timer = setTimeout(() => setLate(true), awaitedMs)
    return () => clearTimeout(timer)
  }, [loading])
  return { drawn: !loading || late, first: off && !late }
}
