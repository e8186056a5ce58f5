import type { ScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import { useEffect, useRef } from 'react'
import { record } from '../analytics/events.ts'
import { brandNames, usePageData } from '../journey/page-data.ts'
import { say, useLanguage } from '../journey/screen-texts.ts'
import { useAddress } from './address.tsx'

/** The title of a screen in a language, with the bank's name. */
export function titleOf(screen: ScreenId, language: Parameters<typeof say>[0], bank: string): string {
  const title = say(language, screen, 'title')
  return title ? `${title} – ${bank}` : bank
}

/**
 * After each change of path: title, top of the page (SC-33), and focus on the new screen's heading, so that it is heard.
 * `shown` turns true once the screen's own content stands.
 */
export function usePageChange(screen: ScreenId): void {
  const { pathname } = useAddress()
  const language = useLanguage()
  const { brand } = usePageData()
  const { bank } = brandNames(brand, language)
  const first = useRef(true)

  useEffect(() => {
    document.title = titleOf(screen, language, bank)
  })
  useEffect(() => record('page-load', { screen }), [screen])
  useEffect(() => {
    if (first.current) {
      first.current = false
      return undefined
    }
    window.scrollTo(0, 0)
    return whenHeadingStands((heading) => {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [pathname])
}

/** Calls back with the screen's h1: now, or as soon as its code has arrived. */
function whenHeadingStands(found: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('content')
  const heading = main?.querySelector('h1')
  if (heading) {
    found(heading)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const late = main?.querySelector('h1')
    if (!late) return
    observer.disconnect()
    found(late)
  })
  if (main) observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
