import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { isInside } from '../routing/routes.ts'
import { useHydrated } from '../page/page-query.ts'
import { useJourney } from '../engine/use-journey.ts'
import { ScreenLoading } from './ScreenLoading.tsx'

/**
 * The authentication gate (RT-15, RO-11): entering a screen under /auth asks the journey whether it is open; if not, it
 * leads elsewhere. A screen that is not open is never painted: the document's own is in the HTML but hidden
 * (inline/theme.js), any other is not rendered.
 */
export function Gate({ screen, children }: { screen: ScreenId; children: ReactNode }) {
  const { enter, mayEnter } = useJourney()
  const hydrated = useHydrated()
  const [isDocuments] = useState(!hydrated)
  // Once open, a screen stays open until another one comes: a save moves the applicant on before the address changes.
  const open = useRef(false)
  open.current ||= isDocuments || !isInside(screen) || mayEnter(screen)

  useLayoutEffect(() => {
    if (!isInside(screen) || mayEnter(screen)) showPage()
  }, [screen, mayEnter])
  useEffect(() => {
    if (!isInside(screen)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    void enter(screen).then(() => {
      if (!mayEnter(screen)) return
      showPage()
      // Only a reload asks for it: the screen is painted first.
      timer = setTimeout(() => history.replaceState({ ...history.state, opened: true }, ''))
    })
    return () => clearTimeout(timer)
  }, [screen, enter, mayEnter])
  return open.current ? children : <ScreenLoading />
}

function showPage(): void {
  delete document.documentElement.dataset['gated']
}
