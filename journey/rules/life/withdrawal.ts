import type { Application } from '../../application/application.ts'
import { withoutAnalysis } from '../../application/document-changes.ts'
import { withFacts } from '../../application/record.ts'
import type { Marker } from '../../ids/markers.ts'

/** The card is being ordered, or exists. */
export const cardOrdered: readonly Marker[] = [
  'BCIF_APPROVED',
  'LOS_APPROVED',
  'CRM_APPROVED',
  'VISIONPLUS_PUSH',
  'VISIONPLUS_FAILED',
  'VISIONPLUS_APPROVED',
  'VIRTUAL_CARD_DETAILS',
  'MPIN_SET',
]

/** The card has been ordered, or the bank has rejected: a withdrawal must not leave a card behind, nor lift a block. */
const tooLate: readonly Marker[] = [
  ...cardOrdered,
  'BRE_REJECT',
  'FINAL_BRE_REJECT',
  'INTERNAL_REJECTION',
  'VKYC_REJECT',
  'LOS_REJECT',
  'CRM_REJECT',
  'NOT_SOURCING',
]

/** Whether the applicant may withdraw (rulings, section 8: before VISIONPLUS). */
export const mayWithdraw = ({
  completedScreen,
  rejectedDate,
  approvedDate,
  facts,
}: Pick<Application, 'completedScreen' | 'rejectedDate' | 'approvedDate'> & {
  facts?: { cardOrder?: unknown }
}): boolean => !rejectedDate && !approvedDate && !facts?.cardOrder && !tooLate.includes(completedScreen)

/** The withdrawn record: a rejection by the applicant, without a date, so that nothing is blocked; `offer`: the one that stands was declined. */
export function withdraw(application: Application, at: string, offer?: 'declined'): Application {
  const offered = application.facts.offerTerms?.limit ?? application.creditLimit
  return withFacts(
    {
      ...withoutAnalysis(application),
      completedScreen: 'INTERNAL_REJECTION',
      reason: 'withdrawn by the applicant',
    },
    { withdrawn: { at, ...(offer && offered && { offer }) } },
  )
}
