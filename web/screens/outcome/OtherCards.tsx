import { Suspense } from 'react'
import { lazyPart } from '../../layout/lazy-part.ts'
import { useHydrated } from '../../page/page-query.ts'

const OtherCardsList = lazyPart(() => import('./OtherCardsList.tsx').then((file) => file.OtherCardsList))

/** The cards that may be had in place of a refused one. They come after the page, which says all it has to say without them. */
export function OtherCards() {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <OtherCardsList />
      </Suspense>
    )
  )
}
