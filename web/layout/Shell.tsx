import { classes } from '@card-journey/ui/classes.ts'
import { useMoving } from '@card-journey/ui/moving.ts'
import { SkipLink } from '@card-journey/ui/SkipLink.tsx'
import { Suspense, useEffect, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.ts'
import { useHydrated, usePageQuery } from '../page/page-query.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { Report } from '../engine/report.ts'
import { useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'
import { isInside, matchScreen } from '../routing/routes.ts'
import { useAddress } from './address.tsx'
import { BrokenScreen } from './BrokenScreen.tsx'
import { Footer } from './Footer.tsx'
import { Gate } from './Gate.tsx'
import { Header } from './Header.tsx'
import { LoaderLoading } from './LoaderLoading.tsx'
import { LoaderOnDemand } from './LoaderOnDemand.tsx'
import { rarelyLeadsBack, isStep, pageKind } from './page-kind.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { RenderBoundary } from './RenderBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { useLeavingInside } from './use-leaving-inside.ts'
import { usePageChange } from './use-page-change.ts'
import { useWide } from './use-wide.ts'
import { UntilMoved, useWaiting } from './UntilMoved.tsx'

const SidePanel = lazyPart(() => import('./SidePanel.tsx').then((file) => file.SidePanel))
const BackWay = lazyPart(() => import('./BackWay.tsx').then((file) => file.BackWay))
const Notices = lazyPart(() => import('./Notices.tsx').then((file) => file.Notices))
const Downtime = lazyPart(() => import('./Downtime.tsx').then((file) => file.Downtime))

export interface ShellProps {
  onLanguage: (language: Language) => void
  report: Report
  onAlive?: (() => void) | undefined
  /** A screen passed in, as in the gallery; otherwise the address decides. */
  children?: ReactNode
}

/** The frame around every screen, with the address's screen in it. */
export function Shell(props: ShellProps) {
  return (
    <UntilMoved>
      <Frame {...props} />
    </UntilMoved>
  )
}

function Frame({ onLanguage, report, onAlive, children }: ShellProps) {
  const t = useTexts('shell')
  const { pathname } = useAddress()
  const { downUntil } = useJourney()
  const waiting = useWaiting()
  const { screen } = matchScreen(pathname)
  const hydrated = useHydrated()
  const kind = pageKind(screen)
  const chosen = usePageQuery().has('productLogo')
  // Its room is kept from the start where a card comes, and nowhere else: the steps don't move.
  const carded = isInside(screen) || (screen === 'verify-otp' && chosen)
  const wide = useWide()
  usePageChange(screen)
  useLeavingInside(screen)
  return (
    <>
      {downUntil && (
        <Suspense fallback={null}>
          <Downtime until={downUntil} />
        </Suspense>
      )}
      {/* Hidden, not removed: afterwards everything that was entered is there again. */}
      <div className="app" hidden={downUntil !== undefined}>
        <SkipLink to="content">{t('skipToContent')}</SkipLink>
        <Header onLanguage={onLanguage} />
        <div className={classes(`page page--${kind}`, carded && kind === 'sided' && 'page--carded')}>
          <main className={classes('page__main', waiting && 'page__main--waiting')} id="content" tabIndex={-1}>
            {isStep(screen) && (
              // Its room is kept where nothing leads back yet, so that the page doesn't move when it is known.
              <div className={classes('page__back', rarelyLeadsBack(screen) && 'page__back--rare')}>
                {hydrated && !waiting && (
                  <Suspense fallback={null}>
                    <BackWay screen={screen} />
                  </Suspense>
                )}
              </div>
            )}
            <ProgressBar screen={screen} />
            <div className="notices" aria-live="polite">
              {isInside(screen) && <p className="page__moving page__opening muted">{t('action.moving')}</p>}
              <Moving />
              {hydrated && (
                <Suspense fallback={null}>
                  <Notices />
                </Suspense>
              )}
            </div>
            {waiting && (
              <Suspense fallback={<LoaderLoading />}>
                <LoaderOnDemand waiting={waiting} />
              </Suspense>
            )}
            <div className="page__screen" hidden={waiting !== undefined}>
              {/* Outside of what changes with the path, so the old screen stays until the new one's code has loaded. */}
              <Suspense fallback={<ScreenLoading />}>
                <RenderBoundary
                  key={pathname}
                  failure={(missing) => <BrokenScreen missing={missing} />}
                  report={report}
                >
                  {children ?? (
                    <Gate screen={screen}>
                      <ScreenOutlet screen={screen} />
                    </Gate>
                  )}
                </RenderBoundary>
                <Alive onAlive={onAlive} />
              </Suspense>
            </div>
          </main>
          {kind !== 'wide' && (
            <aside className="page__side" aria-label={t('side.label')}>
              <ProgressBar screen={screen} layout="column" />
              {wide && !waiting && (
                <Suspense fallback={null}>
                  <SidePanel screen={screen} carded={carded} />
                </Suspense>
              )}
            </aside>
          )}
        </div>
        <Footer page={kind} />
      </div>
    </>
  )
}

function Moving() {
  const t = useTexts('shell')
  return useMoving() && <p className="page__moving muted">{t('action.moving')}</p>
}

/** React hydrates each suspense boundary separately: the page is interactive once the screen's own is. */
function Alive({ onAlive }: Pick<ShellProps, 'onAlive'>) {
  useEffect(() => onAlive?.(), [onAlive])
  return null
}
