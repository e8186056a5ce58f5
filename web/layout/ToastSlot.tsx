import { lazy, Suspense, useEffect, useState } from 'react'
import { loadCode } from '../routing/load-code.ts'
import { onFirstToast } from './toasts.ts'

const Toasts = lazy(() => loadCode(() => import('./Toasts.tsx')).then((file) => ({ default: file.Toasts })))

/** Nothing until the first toast. */
export function ToastSlot() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null
}
