import { SkipLink } from '@card-journey/ui/SkipLink.tsx'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../journey/language.ts'
import { useTexts } from '../journey/screen-texts.ts'
import { useJourney } from '../journey/use-journey.ts'
import { matchScreen } from '../routes.ts'
import { screenExists } from '../screen-modules.ts'
import { BrokenScreen } from './BrokenScreen.tsx'
import { Footer } from './Footer.tsx'
import { FullScreenLoader } from './FullScreenLoader.tsx'
import { Gate } from './Gate.tsx'
import { Header } from './Header.tsx'
import { Notices } from './Notices.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { RenderBoundary, type RenderBoundaryProps } from './RenderBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { SidePanel } from './SidePanel.tsx'
import { usePageChange } from './use-page-change.ts'

export interface ShellProps {
  onLanguage: (language: Language) => void
  report: RenderBoundaryProps['report']
}

/** What stands around every screen, and the screen of the address in it. */
export function Shell({ onLanguage, report }: ShellProps) {
  const t = useTexts('shell')
  const { pathname } = useLocation()
  const { waiting } = useJourney()
  const { screen } = matchScreen(pathname, screenExists)
  usePageChange(screen)
  return (
    <>
      <SkipLink to="content">{t('skipToContent')}</SkipLink>
      <Header onLanguage={onLanguage} />
      <div className={`page page--${pageKind(screen)}`}>
        <main className="page__main" id="content" tabIndex={-1}>
          <ProgressBar screen={screen} />
          <Notices />
          {waiting && <FullScreenLoader waiting={waiting} />}
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
        <SidePanel screen={screen} />
      </div>
      <Footer />
    </>
  )
}

/** Listing and comparison use the whole width; every other screen is one column. */
const pageKind = (screen: string): 'wide' | 'column' =>
  ['cards', 'card-details', 'compare-cards', 'terms-conditions'].includes(screen) ? 'wide' : 'column'
