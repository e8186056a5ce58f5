import { backOf } from '@card-journey/journey/flow/guard.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { pathOf } from '../routing/routes.ts'
import { beginningOf } from '../sign-in/beginning-of.ts'
import type { EnginePorts } from './engine-ports.ts'

/**
 * Leads to the earlier screen, if there is one: by the browser's own way where that ends there, so that the history does
 * not grow.
 */
export function goBack({ state, go }: Pick<EnginePorts, 'state' | 'go'>, screen: ScreenId): void {
  const { application, signIn } = state()
  const [to, query] = screen === 'verify-otp' ? beginningOf(signIn) : [application && backOf(application, screen)]
  if (to && cameFrom(pathOf(to))) history.back()
  else if (to) go(to, query)
}

/** Whether the entry before this one in the browser's history is that path of ours (layout/address.tsx). */
const cameFrom = (path: string): boolean =>
  typeof history !== 'undefined' && (history.state as { from?: string } | null)?.from === path
