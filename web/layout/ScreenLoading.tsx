import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useTexts } from '../texts/screen-texts.ts'

/** In place of a screen whose code is on its way. */
export function ScreenLoading() {
  const t = useTexts('shell')
  return <Skeleton label={t('loader.screen')} shapes={['heading', 'line', 'control', 'control', 'control']} />
}
