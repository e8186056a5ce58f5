import { useEffect, useRef, type RefObject } from 'react'

/** Above and below the panel, in px (side-panel.css). */
const margins = 80

/**
 * Where all of the panel fits into the window beside the footer, it stays in view with the card that the screen has laid at its head
 * (CardColumn): `data-steady` on the page. Where it doesn't, the two would end at different places, and the card would
 * cover what stands below it. The ref is for any part of the panel.
 */
export function useSteadyPanel(): RefObject<HTMLParagraphElement | null> {
  const part = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const panel = part.current?.closest<HTMLElement>('.page__side')
    const page = panel?.parentElement
    if (!panel || !page || typeof ResizeObserver !== 'function') return undefined
    const look = () => {
      const footer = page.nextElementSibling?.clientHeight ?? 0
      if (panel.offsetHeight + margins + footer <= innerHeight) page.dataset['steady'] = ''
      else delete page.dataset['steady']
    }
    const observer = new ResizeObserver(look)
    observer.observe(panel)
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', look)
      delete page.dataset['steady']
    }
  }, [])
  return part
}
