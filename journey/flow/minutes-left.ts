import type { CustomerType } from '../ids/markers.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import type { Progress } from './progress.ts'

/** Minutes that a step takes an applicant, from its first screen. What only the bank does takes none. */
const wholeStep: Readonly<Record<CustomerType, Readonly<Record<string, number>>>> = {
  NTB: { verification: 0.5, personal: 1.25, work: 0.5, address: 1.25, documents: 2, kyc: 6 },
  ETB: { verification: 0.5, missingPersonalDetails: 1, work: 0.5, addresses: 1, termsAndConditions: 1 },
}

/** Screens from which their step takes less or more. */
const fromScreen: Partial<Readonly<Record<ScreenId, number>>> = {
  'more-personal-details': 0.5,
  'check-answers': 1,
  'verify-ts': 1,
  'credit-card': 1,
  'confirm-office-address': 1,
  'office-address': 1,
  'delivery-address': 0.5,
  'detail-delivery-address': 0.5,
  tcc: 1,
  requirements: 5.5,
  location: 5,
  permission: 5,
  'multiple-crn': 1,
  crn: 1,
  'auth-card-details': 1,
}

/** Screens of those who wait, or of whom it isn't known yet what they have answered. */
const untold: readonly ScreenId[] = [
  'verify-application',
  'verify-otp',
  'submitted',
  'searching-agent',
  'agent-waiting',
  'agent-unavailable',
  'kyc-unable-to-proceed',
  'kyc-unable-to-verify',
  'kyc-later',
]

/**
 * About how long the applicant still needs, in whole minutes, from the steps that are due. Undefined where the bank or
 * an agent is at work, and where nothing is left to be asked.
 */
export function minutesLeft(
  customerType: CustomerType,
  screen: ScreenId,
  { steps, current }: Pick<Progress, 'steps' | 'current'>,
): number | undefined {
  const takes = wholeStep[customerType]
  const here = fromScreen[screen] ?? takes[current]
  if (here === undefined || untold.includes(screen)) return undefined
  const later = steps.filter(({ state }) => state === 'inactive').map(({ step }) => takes[step] ?? 0)
  return Math.max(1, Math.round(later.reduce((sum, minutes) => sum + minutes, here)))
}
