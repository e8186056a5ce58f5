import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useTexts } from '../texts/screen-texts.ts'

/** Placeholder for a screen whose code is loading. */
export function ScreenLoading() {
  const t = useTexts('shell')
  return <Skeleton label={t('loader.screen')} shapes={['heading', 'line', 'control', 'control', 'control']} />
}
