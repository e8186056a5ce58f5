import type { Day } from '../../fields/dates.ts'

/** Where the physical card is, in its order. */
export const deliveryStates = ['printing', 'dispatched', 'delivered'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Whether the card comes as promised, later by a day that is known, or later and nobody says until when. */
export const deliveryPaces = ['onTime', 'delayed', 'late'] as const
export type DeliveryPace = (typeof deliveryPaces)[number]

/** The day by which a card arrives that is not delivered yet: our promise, or the later one that the host names. */
export function deliveryOutlook(
  promisedBy: Day,
  hostExpects: Day,
  today: Day,
): { pace: DeliveryPace; expectedBy: Day } {
  const expectedBy = promisedBy > hostExpects ? promisedBy : hostExpects
  if (today > expectedBy) return { pace: 'late', expectedBy }
  // A later day of the host's is a delay only once our own promise can't be kept.
  return { pace: expectedBy > promisedBy ? 'delayed' : 'onTime', expectedBy }
}
