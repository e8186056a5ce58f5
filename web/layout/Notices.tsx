import { Suspense, useState } from 'react'
import { lazyPart } from './lazy-part.ts'
import { ToastSlot } from './ToastSlot.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'
import { useTrouble } from './use-trouble.ts'

const RefreshNotice = lazyPart(() => import('./RefreshNotice.tsx').then((file) => file.RefreshNotice))

/** Notices for every screen: no network, a call being retried, a page that was refreshed. */
export function Notices() {
  const trouble = useTrouble()
  const [reloaded] = useState(reloadedPath)
  return (
    <>
      <div className="notices__now">
        <TroubleNotice />
      </div>
      {/* It stays mounted: once said it doesn't come back. */}
      {reloaded && (
        <Suspense fallback={null}>
          <RefreshNotice reloaded={reloaded} isQuiet={trouble !== undefined} />
        </Suspense>
      )}
      <ToastSlot />
    </>
  )
}

function reloadedPath(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' && location.pathname.startsWith('/auth/') ? location.pathname : undefined
}
