import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { use } from 'react'
import { isLoaded, loadScreen } from '../routing/load-screen.ts'
import { useLanguage } from '../texts/screen-texts.ts'
import { loadedScreen } from '../routing/screen-modules.ts'

/** The screen itself; waits for its code and texts if they have not loaded. */
export function ScreenOutlet({ screen }: { screen: ScreenId }) {
  const language = useLanguage()
  // Reading even a settled promise suspends a render, and the first HTML must not flicker.
  if (!isLoaded(screen, language)) use(loadScreen(screen, language))
  const Screen = loadedScreen(screen)
  return Screen ? <Screen /> : null
}
