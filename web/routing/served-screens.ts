import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

/** Set by the build (vite.config.ts): ids with spaces between them. */
declare const __SERVED_SCREENS__: string | undefined

const listed = typeof __SERVED_SCREENS__ === 'string' ? __SERVED_SCREENS__ : undefined
const served: ReadonlySet<string> | undefined = listed === undefined ? undefined : new Set(listed.split(' '))

/** Whether a screen has code and every call that it needs. Without a build every screen is served. */
export const isServed = (screen: ScreenId): boolean => served?.has(screen) ?? true
