import type { CustomerType } from '../../ids/markers.ts'

/** Who a card is for, as its page says (master data). */
export interface CardEligibility {
  minimumAge: number
  maximumAge: number
  employmentTypes: readonly string[]
  /** Only for customers of the bank's digital account. */
  customersOnly: boolean
}

/** What is known about the applicant so far; anything unknown excludes no card. */
export interface KnownApplicant {
  customerType: CustomerType
  age?: number | undefined
  employmentType?: string | undefined
}

export type UnfitReason = 'customers' | 'age' | 'employment'

/** Why a card is not for this applicant, or undefined. This never rejects anyone: another card may be chosen. */
export function unfitReason(card: CardEligibility, known: KnownApplicant): UnfitReason | undefined {
  if (card.customersOnly && known.customerType === 'NTB') return 'customers'
  const { age, employmentType } = known
  if (age !== undefined && (age < card.minimumAge || age > card.maximumAge)) return 'age'
  return employmentType && !card.employmentTypes.includes(employmentType) ? 'employment' : undefined
}
