import { SkipLink } from '@card-journey/ui/SkipLink.tsx'
import { lazy, Suspense } from 'react'
import type { Language } from '../journey/language.ts'
import type { Report } from '../journey/report.ts'
import { useTexts } from '../journey/screen-texts.ts'
import { useJourney } from '../journey/use-journey.ts'
import { isInside, matchScreen } from '../routes.ts'
import { screenExists } from '../screen-modules.ts'
import { useAddress } from './address.tsx'
import { BrokenScreen } from './BrokenScreen.tsx'
import { Footer } from './Footer.tsx'
import { Gate } from './Gate.tsx'
import { Header } from './Header.tsx'
import { Notices } from './Notices.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { RenderBoundary } from './RenderBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { ToastSlot } from './ToastSlot.tsx'
import { usePageChange } from './use-page-change.ts'

const FullScreenLoader = lazy(() =>
  import('./FullScreenLoader.tsx').then((file) => ({ default: file.FullScreenLoader })),
)
const SidePanel = lazy(() => import('./SidePanel.tsx').then((file) => ({ default: file.SidePanel })))
const Downtime = lazy(() => import('./Downtime.tsx').then((file) => ({ default: file.Downtime })))

export interface ShellProps {
  onLanguage: (language: Language) => void
  report: Report
}

/** What stands around every screen, and the screen of the address in it. */
export function Shell({ onLanguage, report }: ShellProps) {
  const t = useTexts('shell')
  const { pathname } = useAddress()
  const { waiting, downUntil, application } = useJourney()
  const { screen } = matchScreen(pathname, screenExists)
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
          <Notices />
          {waiting && (
            <Suspense fallback={<ScreenLoading />}>
              <FullScreenLoader waiting={waiting} />
            </Suspense>
          )}
          <div className="page__screen" hidden={waiting !== undefined}>
            <RenderBoundary key={pathname} failure={({ slow }) => <BrokenScreen slow={slow} />} report={report}>
              <Gate screen={screen}>
                <Suspense fallback={<ScreenLoading />}>
                  <ScreenOutlet screen={screen} />
                </Suspense>
              </Gate>
            </RenderBoundary>
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
      <ToastSlot />
    </>
  )
}

/** Listing and comparison use the whole width; every other screen is one column. */
const pageKind = (screen: string): 'wide' | 'column' =>
  ['cards', 'card-details', 'compare-cards', 'terms-conditions'].includes(screen) ? 'wide' : 'column'
