import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useTexts } from '../texts/screen-texts.ts'

/** Placeholder for the full-screen loader whose code is loading, in its shape: after a reload nothing was fetched ahead. */
export function LoaderLoading() {
  const t = useTexts('shell')
  return (
    <div className="loader">
      <Skeleton label={t('loader.screen')} shapes={['heading', 'art', 'line']} />
    </div>
  )
}
