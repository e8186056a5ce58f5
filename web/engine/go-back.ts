import { backOf } from '@card-journey/journey/flow/guard.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { pathOf } from '../routing/routes.ts'
import { beginningOf } from '../sign-in/beginning-of.ts'
import type { EnginePorts } from './engine-ports.ts'

/**
 * Leads to the earlier screen, if there is one: by the browser's own way where that ends there, so that the history does
 * not grow. From the consents, which open beside the way, to whatever page of ours was there before.
 */
export function goBack({ state, go }: Pick<EnginePorts, 'state' | 'go'>, screen: ScreenId): void {
  const { application, signIn } = state()
  if (screen === 'consents') {
    if (cameFrom()) history.back()
    else go(application ? standing(application) : 'cards')
    return
  }
  const [to, query] = screen === 'verify-otp' ? beginningOf(signIn) : [application && backOf(application, screen)]
  if (to && cameFrom(pathOf(to))) history.back()
  else if (to) go(to, query)
}

/**
 * Pages begin at their top after Back too (SC-33): the browser would scroll to where one was left, at times after us. A
 * reload it may bring back to its place.
 */
export function beginAtTop(): void {
  if (typeof history === 'undefined') return
  const restore = (how: ScrollRestoration) => () => void (history.scrollRestoration = how)
  restore('manual')()
  window.addEventListener('pagehide', restore('auto'))
  window.addEventListener('pageshow', restore('manual'))
}

/** Whether the entry before this one in the browser's history is ours, and that path if one is named (layout/address.tsx). */
function cameFrom(path?: string): boolean {
  const from = typeof history === 'undefined' ? undefined : (history.state as { from?: string } | null)?.from
  return from !== undefined && (path === undefined || from === path)
}
