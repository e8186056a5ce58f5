import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { progressOf } from '@card-journey/journey/flow/progress.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'

/** What an applicant who has accepted the offer comes to next; undefined further on. */
export function nextStep(view: ApplicationView): 'office' | 'identity' | undefined {
  const screen = standing(view)
  if (screen === 'office-address' || screen === 'confirm-office-address') return 'office'
  return progressOf(view.customerType, screen, { view })?.current === 'kyc' ? 'identity' : undefined
}
