import { useLayoutEffect, useRef, type RefObject } from 'react'
import { beforeLeaving } from './address.tsx'

const travelMs = 240

/** Where the card of a product stood in the view as its screen went, for the screen that comes in the same commit. */
const left = new Map<string, DOMRect>()

/**
 * For a card that moves to its place on the next screen instead of vanishing and appearing there (ADR 0109): it starts
 * where the card of the same product just stood. Only where both places are in view, and not under reduced motion; a
 * browser that can't animate shows it in its place. `arrives: false`: it only leaves.
 */
export function useTravel(productCode: string | undefined, arrives: boolean): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  // An application has the code in capitals.
  const code = productCode?.toLowerCase()
  useLayoutEffect(() => {
    const element = card.current
    if (!element || !code) return undefined
    const from = left.get(code)
    left.delete(code)
    // Its place is known once the commit has scrolled the new screen to its top, and before anything is painted.
    if (from && arrives) void Promise.resolve().then(() => travel(element, from))
    let place: DOMRect | undefined
    const note = () => {
      place = element.getBoundingClientRect()
      setTimeout(() => (place = undefined))
    }
    beforeLeaving.add(note)
    return () => {
      beforeLeaving.delete(note)
      const last = place ?? element.getBoundingClientRect()
      if (!isInView(last)) return
      left.set(code, last)
      // No later screen begins there.
      setTimeout(() => left.get(code) === last && left.delete(code))
    }
  }, [code, arrives])
  return card
}

function travel(card: HTMLElement, from: DOMRect): void {
  const to = card.getBoundingClientRect()
  if (!isInView(to) || typeof card.animate !== 'function') return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
  const keyframes = { transform: [start, 'none'], transformOrigin: ['0 0', '0 0'] }
  card.animate(keyframes, { duration: travelMs, easing: 'ease-out' })
}

const isInView = ({ width, top, bottom }: DOMRect): boolean => width > 0 && bottom > 0 && top < innerHeight
