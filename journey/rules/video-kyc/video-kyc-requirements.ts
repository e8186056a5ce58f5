import type { AadhaarLife } from '../calendar/working-days.ts'
import { type DeskHours, isDeskOpen, nextOpening } from '../calendar/opening-hours.ts'

/** A position measured so many milliseconds after now is no measure: a phone's clock is off by less once corrected. */
const clockTolerance = 30_000

/** A position older than so many milliseconds is not used (CO-32, CO-58). */
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

/** What the address (IP) check says. */
export interface AddressFacts {
  insideIndia: boolean
  spoofed: boolean
}

/**
 * The first requirement of a video call that is not met (VK-02 to VK-06; rulings, VK-12), or undefined. `at`: now,
 * ISO. The address is a matter of its own (`unmetAddress`): it is checked again at each use.
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

/** The part of the requirements that is about the position. */
export function unmetPosition(
  position: RequirementFacts['position'],
  at: string,
  life: PositionLife,
): UnmetPlace | undefined {
  if (!position || !isFreshPosition(position.at, at, life)) return { unmet: 'position', type: 'locationDenied' }
  if (!position.insideIndia) return { unmet: 'india', type: 'P105' }
  return undefined
}

/** The part of the requirements that is about the address (IP). */
export const unmetAddress = ({ spoofed, insideIndia }: AddressFacts): UnmetPlace | undefined =>
  spoofed || !insideIndia ? { unmet: 'india', type: 'P106' } : undefined

/** Whether a position may be used: not too old, and not of the future. */
export function isFreshPosition(measuredAt: string, at: string, { locationMaxAgeMs }: PositionLife): boolean {
  const age = Date.parse(at) - Date.parse(measuredAt)
  return age <= locationMaxAgeMs && age >= -clockTolerance
}
