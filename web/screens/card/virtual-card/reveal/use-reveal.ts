import { fetchCardCVV } from '@card-journey/contract/calls/apps/fetchCardCVV.ts'
import { fetchCardNumber } from '@card-journey/contract/calls/apps/fetchCardNumber.ts'
import { fetchExpiryDetails } from '@card-journey/contract/calls/apps/fetchExpiryDetails.ts'
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../../../engine/journey.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { proofProblems } from '../proof/proof-problems.ts'

/** The card's secrets, in this screen's memory for as long as they are shown. */
export interface Shown {
  number: string
  cvv: string
  expiry: string
  /** ms by the server's clock. */
  until: number
}

export interface Reveal {
  shown: Shown | undefined
  /** Also what is still on its way. */
  hide: () => void
  /** Fetches number, CVV and expiry against the PIN or the code by SMS. */
  reveal: (proof: { mpin?: string; otp?: string }) => Promise<Outcome>
}

/**
 * Shows the card's details for the time that the server grants (30 s), and hides them at its end or as soon as the tab
 * is hidden (SC-43, SC-49); what comes while it is hidden is not shown at all. Nothing is kept.
 */
export function useReveal(): Reveal {
  const { now, update } = useJourney()
  const attempt = useAttempt()
  const [shown, setShown] = useState<Shown>()
  /** The proof whose answer is awaited. */
  const current = useRef(0)
  useEffect(() => {
    if (!shown) return undefined
    const hide = () => setShown(undefined)
    const turned = () => document.visibilityState === 'hidden' && hide()
    const timer = setTimeout(hide, Math.max(0, shown.until - now()))
    document.addEventListener('visibilitychange', turned)
    window.addEventListener('pagehide', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turned)
      window.removeEventListener('pagehide', hide)
    }
  }, [shown, now])
  return {
    shown,
    hide() {
      current.current++
      setShown(undefined)
    },
    async reveal(proof) {
      const own = ++current.current
      const number = await attempt(fetchCardNumber, proof, proofProblems)
      if (!number.ok) return number
      const { cardNumber, grant, visibleSeconds } = number.response
      const until = now() + visibleSeconds * 1000
      const [cvv, expiry] = await Promise.all([
        attempt(fetchCardCVV, { grant }, proofProblems),
        attempt(fetchExpiryDetails, { grant }, proofProblems),
      ])
      if (!cvv.ok) return cvv
      if (!expiry.ok) return expiry
      if (own !== current.current || document.visibilityState === 'hidden') return number
      setShown({ number: cardNumber, cvv: cvv.response.cvv, expiry: expiry.response.expiry, until })
      update({ revealed: true })
      return number
    },
  }
}
