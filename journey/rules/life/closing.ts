import { addDays, istDay, type Day } from '../../fields/dates.ts'
import type { Marker } from '../../ids/markers.ts'
import { blockedUntil } from './rejection-block.ts'
import { cardOrdered } from './withdrawal.ts'

/** Why an application was closed, for the audit. `withdrawn`: by the applicant. */
export type Closing = 'blockOver' | 'expired' | 'withdrawn' | 'numberRevoked'

export interface ClosingSettings {
  blockDays: number
  /** Days without a saved answer. */
  expiryDays: number
}

/** Markers of a rejection that blocks from its `rejectedDate` on. */
export const blockingMarkers: readonly Marker[] = ['BRE_REJECT', 'FINAL_BRE_REJECT', 'INTERNAL_REJECTION']

/** The next step is the bank's, or the card exists: time alone never closes these. */
export const lastingMarkers: readonly Marker[] = [
  'CKYC_APPROVED',
  'NSTP_CKYC_APPROVED',
  'VKYC_APPROVED',
  'PENDING',
  'ADDRESS_UPDATE_PENDING',
  'BCIF_INIT',
  'BCIF_PUSH',
  'LOS_PUSH',
  'CRM_PUSH',
  ...cardOrdered,
]

/** What an application says of whether its applicant has yet to finish it. */
interface Unfinished {
  completedScreen: Marker
  rejectedDate?: string
  approvedDate?: string
  facts: { terms?: unknown; numberRevoked?: unknown; ending?: { at: string } }
}

/** Neither decided on, nor ended, nor the bank's to go on with: what was entered in it is erased when it is closed. */
export const isUnfinished = ({ completedScreen, rejectedDate, approvedDate, facts }: Unfinished): boolean =>
  !approvedDate &&
  !rejectedDate &&
  !facts.terms &&
  !facts.ending &&
  !facts.numberRevoked &&
  !lastingMarkers.includes(completedScreen)

/** The first day on which an application that was last saved then has expired. */
export const expiresOn = (savedAt: string, { expiryDays }: Pick<ClosingSettings, 'expiryDays'>): Day | undefined => {
  const day = istDay(savedAt)
  return day && addDays(day, expiryDays + 1)
}

/**
 * Whether an open application has expired (rulings, section 8): a rejected one when its block is over; any other that
 * waits for the applicant, or has ended without a block, after `expiryDays` without a saved answer. From then on PAN
 * and mobile are free again. One that ended because its number is revoked blocks nobody: the number may have an honest
 * owner soon. `savedAt`: the last save, ISO.
 */
export function closingOf(
  application: Unfinished,
  savedAt: string,
  today: Day,
  { blockDays, expiryDays }: ClosingSettings,
): Exclude<Closing, 'withdrawn'> | undefined {
  const { completedScreen, rejectedDate, approvedDate, facts } = application
  if (facts.numberRevoked) return 'numberRevoked'
  if (approvedDate || facts.terms || lastingMarkers.includes(completedScreen)) return undefined
  if (rejectedDate) return blockedUntil(rejectedDate, today, blockDays) === undefined ? 'blockOver' : undefined
  // What is saved after the end (a question about it) doesn't put the closing off.
  const day = istDay(facts.ending?.at ?? savedAt)
  return day !== undefined && addDays(day, expiryDays) < today ? 'expired' : undefined
}
