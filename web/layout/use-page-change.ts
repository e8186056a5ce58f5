import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { record } from '../analytics/events.ts'
import { brandNames, usePageData } from '../page/page-data.ts'
import { loadCode } from '../routing/load-code.ts'
import { useLanguage } from '../texts/screen-texts.ts'
import { useAddress } from './address.tsx'
import { titleOf } from './page-title.ts'
import { takeFocus } from './take-focus.ts'

/**
 * After each change of path: title, top of the page (SC-33), and focus on the new screen's heading, so that it is read
 * out, or on its code, where that is all that is asked. `shown` becomes true once the screen's own content is rendered.
 */
export function usePageChange(screen: ScreenId): void {
  const { pathname } = useAddress()
  const language = useLanguage()
  const { brand } = usePageData()
  const { bank } = brandNames(brand, language)
  const first = useRef(true)

  const entitle = () => {
    const title = titleOf(screen, language, bank)
    if (document.title !== title) document.title = title
  }
  const latest = useRef(entitle)
  latest.current = entitle
  useEffect(entitle)
  useEffect(() => {
    // The page of an error tells of itself, with the type of the error (ER-19).
    if (screen !== 'error' && screen !== 'auth-error') record({ name: 'page-load', screen })
  }, [screen])
  useEffect(() => {
    let stop: (() => void) | undefined
    let ended = false
    loadCode(() => import('./keep-focus.ts')).then(
      ({ keepFocus }) => {
        if (!ended) stop = keepFocus()
      },
      () => undefined,
    )
    return () => {
      ended = true
      stop?.()
    }
  }, [])
  // Before the paint, so that the new screen never appears at the old scroll position.
  useLayoutEffect(() => {
    const isFirst = first.current
    first.current = false
    const takesFocus = !isFirst || cameByTheJourney()
    if (!isFirst) window.scrollTo(0, 0)
    return whenHeadingStands((heading) => {
      // Before it, the texts of the screen may not have been loaded.
      latest.current()
      if (takesFocus && (!isFirst || document.activeElement === document.body))
        takeFocus(heading.closest('main')?.querySelector<HTMLElement>('[data-first]') ?? heading)
    })
  }, [pathname])
}

/** Some screens are loaded as documents of their own (devicePaths); a reload is not a move. */
function cameByTheJourney(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && location.pathname.startsWith('/auth/')
}

/** Calls back with the screen's h1 once it is visible: now, or when its code has loaded and the gate has opened. */
function whenHeadingStands(found: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('content')
  const seen = () => {
    const heading = main?.querySelector<HTMLElement>('h1:not(.loader__heading)')
    return heading && getComputedStyle(heading).visibility === 'visible' ? heading : undefined
  }
  const heading = seen()
  if (heading) {
    found(heading)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const late = seen()
    if (!late) return
    observer.disconnect()
    found(late)
  })
  if (main) observer.observe(main, { childList: true, subtree: true })
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-gated'] })
  return () => observer.disconnect()
}
