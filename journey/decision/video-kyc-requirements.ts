import { type DeskHours, isDeskOpen, nextOpening } from './opening-hours.ts'

/** A position older than so many milliseconds is not used (CO-32, CO-58). */
export const positionLifetime = 150_000

export interface RequirementFacts {
  /** The browser's position, reverse-geocoded; undefined when it was refused. `at`: when it was measured (ISO). */
  position?: { insideIndia: boolean; at: string }
  ip?: { insideIndia: boolean; spoofed: boolean }
  browserSupported: boolean
  smartphone: boolean
  /** Config VKYC_DESKTOP. */
  desktopAllowed: boolean
}

export type Unmet =
  | { unmet: 'browser' }
  | { unmet: 'smartphone'; type: 'mobileBrowserOnly' }
  | { unmet: 'hours'; nextOpening?: string }
  | { unmet: 'position'; type: 'locationDenied' }
  | { unmet: 'india'; type: 'P105' | 'P106' }

/** Whether a browser says that it runs on a phone (VK-04). */
export const isSmartphone = (userAgent: string): boolean => /Mobi|Android|iPhone/i.test(userAgent)

/** The first requirement of a video call that is not met (VK-02 to VK-06; decisions, VK-12), or undefined. `at`: now, ISO. */
export function unmetRequirement(facts: RequirementFacts, at: string, hours: DeskHours): Unmet | undefined {
  if (!facts.browserSupported) return { unmet: 'browser' }
  if (!facts.smartphone && !facts.desktopAllowed) return { unmet: 'smartphone', type: 'mobileBrowserOnly' }
  if (!isDeskOpen(at, hours)) {
    const opening = nextOpening(at, hours)
    return opening ? { unmet: 'hours', nextOpening: opening } : { unmet: 'hours' }
  }
  return unmetPlace(facts, at)
}

/** The part of the requirements that is about the place. */
export function unmetPlace(facts: Pick<RequirementFacts, 'position' | 'ip'>, at: string): Unmet | undefined {
  const { position, ip } = facts
  if (!position || !isFreshPosition(position.at, at)) return { unmet: 'position', type: 'locationDenied' }
  if (!position.insideIndia) return { unmet: 'india', type: 'P105' }
  if (!ip || ip.spoofed || !ip.insideIndia) return { unmet: 'india', type: 'P106' }
  return undefined
}

/** Whether a position may still be used: at most 150 s old. A clock that runs ahead makes it younger than now: used. */
export const isFreshPosition = (measuredAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(measuredAt) <= positionLifetime
