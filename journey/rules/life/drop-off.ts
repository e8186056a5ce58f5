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

/** Whether leaving at this marker is recorded (AP-07). */
export function recordsDropOff(customerType: CustomerType, completedScreen: string): boolean {
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
  standing: { customerType: CustomerType; completedScreen: string },
  path: string,
  today: string,
): { dropOffScreen: string; dropOffDate: string } | undefined =>
  isStep(path) && recordsDropOff(standing.customerType, standing.completedScreen)
    ? { dropOffScreen: path, dropOffDate: today }
    : undefined

/** Whether an explicit exit cancels the document analysis (AP-06): only one that was opened and not yet left for. */
export const cancelsAnalysis = (application: { completedScreen: Marker; perfiosTransactionId?: string }): boolean =>
  application.completedScreen === 'DELIVERY_ADDRESS_SUBMIT' && !!application.perfiosTransactionId
