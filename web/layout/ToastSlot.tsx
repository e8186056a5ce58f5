import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.ts'
import { onFirstToast } from './toasts.ts'

const Toasts = lazyPart(() => import('./Toasts.tsx').then((file) => file.Toasts))

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
