import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useTexts } from '../texts/screen-texts.ts'

/**
 * Placeholder for the full-screen loader whose code is loading, in its shape: after a reload nothing was fetched ahead. Its
 * words are here with the page: on a line that is away, shapes alone would say nothing.
 */
export function LoaderLoading() {
  const t = useTexts('shell')
  return (
    <div className="loader">
      <Skeleton label={t('action.moving')} shapes={['heading', 'art']} />
      <p className="loader__text" aria-hidden="true">
        {t('action.moving')}
      </p>
    </div>
  )
}
