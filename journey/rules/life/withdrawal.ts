import type { Application } from '../../application/application.ts'
import { withFacts } from '../../application/record.ts'
import type { Marker } from '../../ids/markers.ts'

/** The card is being ordered, or is there. */
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

/** The card is ordered, or the bank has said no: a withdrawal must neither meet a card nor lift a block. */
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
}: Pick<Application, 'completedScreen' | 'rejectedDate' | 'approvedDate'>): boolean =>
  !rejectedDate && !approvedDate && !tooLate.includes(completedScreen)

/** The withdrawn record: a rejection of the applicant's own, without a date, so that nothing blocks. */
export const withdraw = (application: Application, at: string): Application =>
  withFacts(
    { ...application, completedScreen: 'INTERNAL_REJECTION', reason: 'withdrawn by the applicant' },
    { withdrawn: { at } },
  )
