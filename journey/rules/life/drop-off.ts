import { type CustomerType, type Marker, screenOfMarker } from '../../ids/markers.ts'
import { screenPaths, type ScreenId } from '../../ids/screen-ids.ts'

/** Screens at which an application has ended or waits for the bank: no drop-off is recorded there (rulings, AP-08). */
const endings: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'submitted',
  'submitted-crm',
  'rejected',
  'vkycRejection',
  'visit-branch',
  'not-sourcing',
  'pan-registered',
  'no-registered-mobile',
  'virtual-card',
])

/** What says where an applicant stands. */
export interface Standing {
  customerType: CustomerType
  completedScreen: string
  rejectedDate?: string | undefined
  facts?: { decision?: { softOffer?: 'open' | 'accepted' | 'declined' | undefined } | undefined }
}

/**
 * Whether leaving here is recorded (AP-07). A soft reject has not ended while its offer is unanswered, or accepted and
 * not decided on (BR-18).
 */
export function recordsDropOff({ customerType, completedScreen, rejectedDate, facts }: Standing): boolean {
  if (completedScreen === 'BRE_REJECT' && !rejectedDate && facts?.decision?.softOffer) return true
  const screen = screenOfMarker(customerType, completedScreen)
  return screen !== undefined && !endings.has(screen)
}

const pathPatterns = Object.values(screenPaths).map((path) => new RegExp(`^${path.replace(/:\w+/, '\\w+')}/?$`))

/** Whether a path of the address bar is one of our screens. */
export const isScreenPath = (path: string): boolean => pathPatterns.some((pattern) => pattern.test(path))

/** Only these are part of the application; the welcome and the listing are not steps of it. */
const isStep = (path: string): boolean => path.startsWith('/auth/')

/**
 * What leaving records: the current path and the day in India (AP-10, AP-11), or undefined. A return that gets no
 * further than the welcome is not recorded, so that the welcome names the same last visit after a reload.
 */
export const dropOff = (
  standing: Standing,
  path: string,
  today: string,
): { dropOffScreen: string; dropOffDate: string } | undefined =>
  isStep(path) && recordsDropOff(standing) ? { dropOffScreen: path, dropOffDate: today } : undefined

/** Whether an explicit exit cancels the document analysis (AP-06): only one that was opened and not yet left for. */
export const cancelsAnalysis = (application: { completedScreen: Marker; perfiosTransactionId?: string }): boolean =>
  application.completedScreen === 'DELIVERY_ADDRESS_SUBMIT' && !!application.perfiosTransactionId
