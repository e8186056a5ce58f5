import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { ComponentType } from 'react'

const loaded = new Map<ScreenId, ComponentType>()

/** The screen's component if its code is here already. */
export const loadedScreen = (screen: ScreenId): ComponentType | undefined => loaded.get(screen)

export function addScreen(screen: ScreenId, component: ComponentType): void {
  loaded.set(screen, component)
}

/** Loads the code of a screen. Rejects when it can't be had. */
export async function loadScreenModule(screen: ScreenId): Promise<void> {
  if (loaded.has(screen)) return
  const { fetchScreen } = await import('./screen-loaders.ts')
  addScreen(screen, await fetchScreen(screen))
}
