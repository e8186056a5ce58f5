import { besides } from '@card-journey/journey/flow/guard.ts'
import type { CustomerType } from '@card-journey/journey/ids/markers.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { isScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { reachable, reachableFrom, steps } from '@card-journey/journey/flow/sample-records.ts'

/**
 * The screens of the straight way, walked by the flow itself: of a salaried new-to-bank applicant who is approved
 * straight through, or of a pre-approved customer.
 */
export function mainWay(customerType: CustomerType): readonly ScreenId[] {
  if (customerType === 'ETB') return preApprovedWay()
  const proven = reachable('NTB').find(
    ({ record }) =>
      record.completedScreen === 'AADHAAR_SUBMIT' &&
      record.journeyMode === 'STP' &&
      record.workDetails?.employmentType === 'SALARIED' &&
      record.facts.bureau?.addresses.length === 1,
  )
  const done = proven && reachableFrom([proven.record]).find(({ record }) => record.completedScreen === 'MPIN_SET')
  if (!done) throw new Error('the main way does not reach the card')
  return [...proven.passed, ...done.passed.slice(1)]
}

function preApprovedWay(): readonly ScreenId[] {
  const shown = reachable('ETB').find(
    ({ record }) => record.completedScreen === 'VIRTUAL_CARD_DETAILS' && record.customerOfferType === 'PA',
  )
  if (!shown) throw new Error('the main way of customers does not reach the card')
  return shown.passed
}

/** Screen → the screens from which an action, a response or a job leads to it, or beside which it opens. */
export function predecessors(customerType: CustomerType): ReadonlyMap<ScreenId, readonly ScreenId[]> {
  const origins = new Map<ScreenId, ScreenId[]>()
  for (const { from, to, by } of steps(customerType)) {
    const actor = by.split(' ')[0] ?? ''
    if (isScreenId(actor) && actor !== from) continue
    const known = origins.get(to) ?? []
    if (!known.includes(from)) origins.set(to, [...known, from])
  }
  // A screen that no applicant of this type can open beside the others is none of theirs.
  const opens = ({ from, when }: (typeof besides)[number]) =>
    reachable(customerType).some(({ screen, record }) => from.includes(screen) && (when?.(record) ?? true))
  for (const row of besides) if (!origins.has(row.screen) && opens(row)) origins.set(row.screen, [...row.from])
  return origins
}
