import { useLayoutEffect, useRef, useState } from 'react'

const turnMs = 300

/**
 * The turn of the card in `object`: once it is over, the card is `laid` flat on its face, so that what is read there is
 * painted as finely as the screen can. From there it is turned back by an animation, because no style of before is left
 * that a transition could begin at.
 */
export function useTurn(turned: boolean) {
  const object = useRef<HTMLDivElement>(null)
  const [laid, setLaid] = useState(false)
  useLayoutEffect(() => {
    if (!turned) return undefined
    const card = object.current
    let flat = false
    const timer = setTimeout(() => setLaid((flat = true)), turnMs)
    return () => {
      clearTimeout(timer)
      setLaid(false)
      if (flat) turnBack(card)
    }
  }, [turned])
  return { object, laid }
}

function turnBack(card: HTMLElement | null): void {
  const body = card?.querySelector('.card-art__body')
  if (!body || typeof body.animate !== 'function') return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  body.animate({ transform: ['rotateY(180deg)', 'none'] }, { duration: turnMs, easing: 'ease-out' })
}
