import type { Requirements } from './use-requirements.ts'

export type Stop = 'hours' | 'browser' | 'phone'

/** What stops the call, as far as it is known. The closed desk first: nothing that a person could mend opens it. */
export function whatStops(found: Requirements['found']): Stop | undefined {
  if (!found) return undefined
  if (found.open === false) return 'hours'
  if (!found.browser) return 'browser'
  return found.smartphone ? undefined : 'phone'
}
