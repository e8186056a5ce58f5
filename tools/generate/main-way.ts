import { besides } from '@card-journey/journey/flow/guard.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { isScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { reachable, reachableFrom, steps } from '@card-journey/journey/flow/sample-records.ts'

/** The screens of a salaried new-to-bank applicant who is approved straight through, walked by the flow itself. */
export function mainWay(): readonly ScreenId[] {
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

/** Screen → the screens from which an action, a response or a job leads to it, or beside which it opens. */
export function predecessors(): ReadonlyMap<ScreenId, readonly ScreenId[]> {
  const origins = new Map<ScreenId, ScreenId[]>()
  for (const { from, to, by } of steps('NTB')) {
    const actor = by.split(' ')[0] ?? ''
    if (isScreenId(actor) && actor !== from) continue
    const known = origins.get(to) ?? []
    if (!known.includes(from)) origins.set(to, [...known, from])
  }
  for (const { screen, from } of besides) if (!origins.has(screen)) origins.set(screen, [...from])
  return origins
}
