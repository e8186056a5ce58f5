import type { ApplicationView } from '../application/view.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import type { ScreenId } from '../ids/screen-ids.ts'

/** A step's name is the text key of its label. */
export interface ProgressStep {
  step: string
  state: 'completed' | 'active' | 'inactive'
}

export interface Progress {
  steps: readonly ProgressStep[]
  /** The step that is active; at the end of the journey, where every step is completed, the last. */
  current: string
  /** The fill of the bar on phones; ETB only (PB-03). */
  percent?: number
}

interface StepRow {
  step: string
  percent?: number
  screens: readonly ScreenId[]
  /** Screens of the step on which the bank is still at work: the fill is the one of the step before. */
  awaited?: readonly ScreenId[]
}

/** Which screens set which progress state (PB-04 … PB-18). A screen in no row shows no bar (PB-01). */
export const progressSteps: Readonly<Record<CustomerType, readonly StepRow[]>> = {
  NTB: [
    { step: 'verification', screens: ['verify-application', 'verify-mobile', 'verify-otp'] },
    { step: 'personal', screens: ['personal-details', 'more-personal-details'] },
    { step: 'work', screens: ['work-details'] },
    {
      step: 'address',
      screens: [
        'confirm-home-address',
        'home-address',
        'check-answers',
        'verify-ts',
        'confirm-office-address',
        'office-address',
        'delivery-address',
        'detail-delivery-address',
        'review-telecaller',
        'credit-card',
      ],
    },
    { step: 'documents', screens: ['upload-document', 'perfios-redirect', 'tcc'] },
    {
      step: 'kyc',
      screens: [
        'kyc',
        'kyc-otp',
        'kyc-unable-to-proceed',
        'kyc-try-again',
        'searching-agent',
        'agent-unavailable',
        'agent-waiting',
        'permission',
        'kyc-unable-to-verify',
        'kyc-later',
        'unregistered-mobile',
        'aadhaar-denied',
        'location',
        'requirements',
      ],
    },
    { step: 'complete', screens: ['submitted', 'submitted-crm', 'set-mpin', 'virtual-card'] },
  ],
  ETB: [
    {
      step: 'verification',
      percent: 20,
      screens: ['multiple-crn', 'crn', 'dob', 'eligible-card-listing', 'auth-card-details', 'customise-card'],
    },
    { step: 'missingPersonalDetails', percent: 40, screens: ['etb-personal-details'] },
    { step: 'work', percent: 40, screens: ['work-details'] },
    {
      step: 'addresses',
      percent: 60,
      screens: [
        'address-not-available',
        'office-address',
        'delivery-address',
        'detail-delivery-address',
        'credit-card',
      ],
    },
    { step: 'termsAndConditions', percent: 80, screens: ['review-telecaller', 'tc'] },
    { step: 'virtualCard', percent: 100, screens: ['submitted', 'virtual-card'], awaited: ['submitted'] },
    { step: 'complete', percent: 100, screens: ['set-mpin'] },
  ],
}

/** Steps that are not counted, because they are not due for this applicant, or not known to be (PB-18). */
const doesNotApply: Readonly<Record<string, (view: ApplicationView | undefined) => boolean>> = {
  documents: (view) => view?.isDocRequired !== 'Y',
  missingPersonalDetails: (view) => view !== undefined && view.completedScreen !== 'MISSING_PERSONAL_DETAILS',
  work: (view) => view?.customerType === 'ETB' && (view.customerOfferType ?? 'PA') === 'PA',
}

/**
 * The progress state of a screen; undefined where no bar is shown. `revealed`: the ETB applicant has seen the card's
 * numbers, which completes the journey (PB-18, ADR 0051).
 */
export function progressOf(
  customerType: CustomerType,
  screen: ScreenId,
  { revealed = false, view }: { revealed?: boolean; view?: ApplicationView | undefined } = {},
): Progress | undefined {
  if (view && declined.includes(view.completedScreen)) return undefined
  const shown = besideOf(screen, view) ?? screen
  const rows = progressSteps[customerType].filter(
    (row) => row.screens.includes(shown) || !(doesNotApply[row.step]?.(view) ?? false),
  )
  const found = rows.findIndex((row) => row.screens.includes(shown))
  if (found < 0) return undefined
  const last = rows.length - 1
  const ended =
    screen === 'virtual-card' && (customerType === 'NTB' || revealed || view?.completedScreen === 'MPIN_SET')
  const active = ended ? last : found
  const row = rows[active]
  if (!row) return undefined
  const stateOf = (index: number): ProgressStep['state'] =>
    index < active || ended ? 'completed' : index === active ? 'active' : 'inactive'
  const { percent } = (row.awaited?.includes(shown) && rows[active - 1]) || row
  return {
    steps: rows.map(({ step }, index) => ({ step, state: stateOf(index) })),
    current: row.step,
    ...(percent !== undefined && { percent }),
  }
}

/** The bank declines at a screen that otherwise waits for the card. A rejection shows no bar. */
const declined: readonly Marker[] = ['LOS_REJECT', 'CRM_REJECT']

/** Named here, not by `ids/marker-groups.ts`: that would bring the flow to every page that has a progress bar. */
const atTerms: readonly Marker[] = ['BRE_APPROVED', 'FIRST_BRE_REFERRED']

/** The screen whose step is shown, where that is not the screen's own. */
function besideOf(screen: ScreenId, view: ApplicationView | undefined): ScreenId | undefined {
  if (screen === 'submitted') return stillAt(view)
  // Details that are looked at again are no step of their own.
  const reviewed = screen === 'etb-personal-details' && view && view.completedScreen !== 'MISSING_PERSONAL_DETAILS'
  if (!reviewed) return undefined
  if (atTerms.includes(view.completedScreen)) return 'tc'
  return view.completedScreen.startsWith('OFFER_CHECK') && view.customerOfferType !== 'PA'
    ? 'work-details'
    : 'delivery-address'
}

/** The bank looks at something before its decision: the bar stays where the applicant is, not at the end. */
function stillAt(view: ApplicationView | undefined): ScreenId | undefined {
  if (view?.completedScreen === 'ADDRESS_UPDATE_PENDING') return 'address-not-available'
  if (view?.completedScreen !== 'PENDING' || view.journeyMode !== undefined) return undefined
  return view.customerType === 'ETB' ? 'dob' : 'personal-details'
}
