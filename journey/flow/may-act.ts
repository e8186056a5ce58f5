import { addressOf } from '../application/due.ts'
import type { ApplicationView } from '../application/view.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { redecisionDue } from '../rules/credit/redecision.ts'
import type { Due } from '../steps/action.ts'
import { actionRow } from '../steps/actions.ts'
import { guard } from './guard.ts'

const isDue: Readonly<Record<Due, (view: ApplicationView) => boolean>> = {
  redecision: redecisionDue,
  announcement: ({ facts }) => facts.bureau === undefined,
  enquiry: ({ facts }) => facts.enquiry?.announcedAt !== undefined,
  delivered: (view) => addressOf(view, 'DELIVERY') !== undefined,
  offer: ({ facts, rejectedDate }) => facts.decision?.softOffer === 'accepted' && !rejectedDate,
}

/** Whether an action may be done now: the row exists, its markers hold, it is due and the guard lets the applicant stand there. */
export function mayAct(view: ApplicationView, screen: ScreenId, action: string): boolean {
  const row = actionRow(screen, action, view.customerType)
  if (!row?.at.includes(view.completedScreen) || (row.when && !isDue[row.when](view))) return false
  return guard(view, screen) === 'allowed'
}
