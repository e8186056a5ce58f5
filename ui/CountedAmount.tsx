import { useLayoutEffect, useRef } from 'react'
import { rupeesText } from './Amount.tsx'

const countMs = 700

/** A large amount that counts up to itself, once. Screen readers hear only what it comes to. */
export function CountedAmount({ rupees }: { rupees: number }) {
  const shown = useRef<HTMLSpanElement>(null)
  // Before the paint, so that the amount is not seen before it has been counted.
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let frame = 0
    let begun: number | undefined
    // The same text node: a new one in each frame would have the page's styles matched again.
    const text = shown.current?.firstChild
    const show = (amount: number) => {
      if (text) text.nodeValue = rupeesText(amount)
    }
    const count = (at: number) => {
      begun ??= at
      const left = 1 - Math.min(1, (at - begun) / countMs)
      show(Math.round(rupees * (1 - left ** 3)))
      if (left > 0) frame = requestAnimationFrame(count)
    }
    show(0)
    frame = requestAnimationFrame(count)
    return () => {
      cancelAnimationFrame(frame)
      show(rupees)
    }
  }, [rupees])
  return (
    <span className="amount amount--large amount--counted">
      <span className="amount__counting" ref={shown} aria-hidden="true">
        {rupeesText(rupees)}
      </span>
      <span className="amount__total">{rupeesText(rupees)}</span>
    </span>
  )
}
