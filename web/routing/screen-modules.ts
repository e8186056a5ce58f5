import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { ComponentType } from 'react'

const loaded = new Map<ScreenId, ComponentType>()

/** The screen's component, if its code has loaded. */
export const loadedScreen = (screen: ScreenId): ComponentType | undefined => loaded.get(screen)

export function addScreen(screen: ScreenId, component: ComponentType): void {
  loaded.set(screen, component)
}

/** Loads the code of a screen. Rejects if that fails. */
export async function loadScreenModule(screen: ScreenId): Promise<void> {
  if (loaded.has(screen)) return
  const { fetchScreen } = await import('./screen-loaders.ts')
  addScreen(screen, await fetchScreen(screen))
}
