import { SkipLink } from '@card-journey/ui/SkipLink.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { useHydrated } from '../journey/page-query.ts'
import type { Language } from '../journey/language.ts'
import type { Report } from '../journey/report.ts'
import { useTexts } from '../journey/screen-texts.ts'
import { useJourney } from '../journey/use-journey.ts'
import { isInside, matchScreen } from '../routes.ts'
import { isServed } from '../served-screens.ts'
import { useAddress } from './address.tsx'
import { BrokenScreen } from './BrokenScreen.tsx'
import { Footer } from './Footer.tsx'
import { Gate } from './Gate.tsx'
import { Header } from './Header.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { RenderBoundary } from './RenderBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { usePageChange } from './use-page-change.ts'

const FullScreenLoader = lazy(() =>
  import('./FullScreenLoader.tsx').then((file) => ({ default: file.FullScreenLoader })),
)
const SidePanel = lazy(() => import('./SidePanel.tsx').then((file) => ({ default: file.SidePanel })))
const Notices = lazy(() => import('./Notices.tsx').then((file) => ({ default: file.Notices })))
const Downtime = lazy(() => import('./Downtime.tsx').then((file) => ({ default: file.Downtime })))

export interface ShellProps {
  onLanguage: (language: Language) => void
  report: Report
  onAlive?: (() => void) | undefined
}

/** What stands around every screen, and the screen of the address in it. */
export function Shell({ onLanguage, report, onAlive }: ShellProps) {
  const t = useTexts('shell')
  const { pathname, moving } = useAddress()
  const { waiting, downUntil, application } = useJourney()
  const { screen } = matchScreen(pathname, isServed)
  const hydrated = useHydrated()
  usePageChange(screen)
  if (downUntil)
    return (
      <Suspense fallback={null}>
        <Downtime until={downUntil} />
      </Suspense>
    )
  return (
    <>
      <SkipLink to="content">{t('skipToContent')}</SkipLink>
      <Header onLanguage={onLanguage} />
      <div className={`page page--${pageKind(screen)}`}>
        <main className="page__main" id="content" tabIndex={-1}>
          <ProgressBar screen={screen} />
          <div className="notices" aria-live="polite">
            {moving && <p className="page__moving muted">{t('action.moving')}</p>}
            {hydrated && (
              <Suspense fallback={null}>
                <Notices />
              </Suspense>
            )}
          </div>
          {waiting && (
            <Suspense fallback={<ScreenLoading />}>
              <FullScreenLoader waiting={waiting} />
            </Suspense>
          )}
          <div className="page__screen" hidden={waiting !== undefined}>
            {/* Outside of what changes with the path: the old screen stays until the new one's code is here. */}
            <Suspense fallback={<ScreenLoading />}>
              <RenderBoundary key={pathname} failure={({ slow }) => <BrokenScreen slow={slow} />} report={report}>
                <Gate screen={screen}>
                  <ScreenOutlet screen={screen} />
                </Gate>
              </RenderBoundary>
              <Alive onAlive={onAlive} />
            </Suspense>
          </div>
        </main>
        {isInside(screen) && (
          <aside className="page__side" aria-label={t('side.card')}>
            {application && (
              <Suspense fallback={null}>
                <SidePanel />
              </Suspense>
            )}
          </aside>
        )}
      </div>
      <Footer />
    </>
  )
}

/** React brings each suspense boundary to life by itself: the page is alive when the screen's own is. */
function Alive({ onAlive }: Pick<ShellProps, 'onAlive'>) {
  useEffect(() => onAlive?.(), [onAlive])
  return null
}

/** Listing and comparison use the whole width; every other screen is one column. */
const pageKind = (screen: string): 'wide' | 'column' =>
  ['cards', 'card-details', 'compare-cards', 'terms-conditions'].includes(screen) ? 'wide' : 'column'
