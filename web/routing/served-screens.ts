import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

/**
 * Screens that are served: they have code, and every call they need is there. Written out by the build
 * (build/served-plugin.ts); without a build every screen is.
 */
export const servedScreens: ReadonlySet<string> | undefined = undefined

export const isServed = (screen: ScreenId): boolean =>
  (servedScreens as ReadonlySet<string> | undefined)?.has(screen) ?? true
