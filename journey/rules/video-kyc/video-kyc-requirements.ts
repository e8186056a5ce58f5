import type { AadhaarLife } from '../identity/aadhaar-fresh-until.ts'
import { type DeskHours, isDeskOpen, nextOpening } from '../calendar/opening-hours.ts'

/** How far in the future a position's time may lie, in milliseconds: a corrected phone clock is off by less. */
const clockTolerance = 30_000

/** Maximum age of a position in milliseconds (CO-32, CO-58). */
export interface PositionLife {
  locationMaxAgeMs: number
}

/** The video KYC desk as the bank runs it (bank/data/video-kyc.json). */
export interface VideoKycDesk extends DeskHours, AadhaarLife, PositionLife {}

export interface RequirementFacts {
  /** The browser's position, reverse-geocoded; undefined when it was refused. `at`: when the server received it (ISO). */
  position?: { insideIndia: boolean; at: string }
  browserSupported: boolean
  smartphone: boolean
  /** Config VKYC_DESKTOP. */
  desktopAllowed: boolean
}

export type Unmet =
  | { unmet: 'browser' }
  | { unmet: 'smartphone'; type: 'mobileBrowserOnly' }
  | { unmet: 'hours'; nextOpening?: string }
  | UnmetPlace

export type UnmetPlace = { unmet: 'position'; type: 'locationDenied' } | { unmet: 'india'; type: 'P105' | 'P106' }

/** Whether a browser says that it runs on a phone (VK-04). */
export const isSmartphone = (userAgent: string): boolean => /Mobi|Android|iPhone/i.test(userAgent)

/** The result of the IP address check. */
export interface AddressFacts {
  insideIndia: boolean
  spoofed: boolean
}

/**
 * The first requirement of a video call that is not met (VK-02 to VK-06; rulings, VK-12), or undefined. `at`: now, ISO.
 * The IP address is checked separately (`unmetAddress`), again at each use.
 */
export function unmetRequirement(
  facts: RequirementFacts,
  at: string,
  desk: DeskHours & PositionLife,
): Unmet | undefined {
  if (!facts.browserSupported) return { unmet: 'browser' }
  if (!facts.smartphone && !facts.desktopAllowed) return { unmet: 'smartphone', type: 'mobileBrowserOnly' }
  if (!isDeskOpen(at, desk)) {
    const opening = nextOpening(at, desk)
    return opening ? { unmet: 'hours', nextOpening: opening } : { unmet: 'hours' }
  }
  return unmetPosition(facts.position, at, desk)
}

/** The requirements about the position. */
export function unmetPosition(
  position: RequirementFacts['position'],
  at: string,
  life: PositionLife,
): UnmetPlace | undefined {
  if (!position || !isFreshPosition(position.at, at, life)) return { unmet: 'position', type: 'locationDenied' }
  if (!position.insideIndia) return { unmet: 'india', type: 'P105' }
  return undefined
}

/** The requirements about the IP address. */
export const unmetAddress = ({ spoofed, insideIndia }: AddressFacts): UnmetPlace | undefined =>
  spoofed || !insideIndia ? { unmet: 'india', type: 'P106' } : undefined

/** Whether a position may be used: not too old, and not of the future. */
export function isFreshPosition(measuredAt: string, at: string, { locationMaxAgeMs }: PositionLife): boolean {
  const age = Date.parse(at) - Date.parse(measuredAt)
  return age <= locationMaxAgeMs && age >= -clockTolerance
}
