import { addDays, daysBetween } from '../days.ts'

const daysToPrint = 2
const daysToDeliver = 7

/** When a card that was ordered on that day arrives. */
export const arrivalOf = (orderedOn: string): string => addDays(orderedOn, daysToDeliver)

/** Where it is. */
export function deliveryOf(orderedOn: string, today: string): 'PRINTING' | 'SENT' | 'DELIVERED' {
  const days = daysBetween(orderedOn, today)
  return days < daysToPrint ? 'PRINTING' : days < daysToDeliver ? 'SENT' : 'DELIVERED'
}
