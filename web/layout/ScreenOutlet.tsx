import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { use } from 'react'
import { isLoaded, loadScreen } from '../routing/load-screen.ts'
import { useLanguage } from '../texts/screen-texts.ts'
import { loadedScreen } from '../routing/screen-modules.ts'

/** The screen itself; waits for its code and texts when they are not here. */
export function ScreenOutlet({ screen }: { screen: ScreenId }) {
  const language = useLanguage()
  // Reading a promise costs a suspended render even when it is settled: the first HTML must not blink.
  if (!isLoaded(screen, language)) use(loadScreen(screen, language))
  const Screen = loadedScreen(screen)
  return Screen ? <Screen /> : null
}
