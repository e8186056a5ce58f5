import { officeAddressDue } from '../application/due.ts'
import type { ApplicationView } from '../application/view.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import type { ActionRow } from '../steps/action.ts'
import { actions } from '../steps/actions.ts'
import { standing } from './standing.ts'
import { trackOf } from './tracks.ts'

/** Before there is an application, and where the bank's answer decides: what most people see next. */
const usual: Readonly<Partial<Record<ScreenId, ScreenId>>> = {
  cards: 'card-details',
  'card-details': 'verify-mobile',
  'verify-mobile': 'verify-otp',
  'verify-otp': 'personal-details',
  'check-answers': 'congratulations',
  kyc: 'kyc-otp',
  'kyc-otp': 'requirements',
}

/**
 * The screen that probably follows when this one is submitted, so that its code can be fetched ahead; undefined where
 * nothing can be said. A guess: nothing but speed may rest on it.
 */
export function likelyNext(view: ApplicationView | undefined, screen: ScreenId): ScreenId | undefined {
  const known = usual[screen]
  if (known || !view) return known
  // Who has gone back goes on to where they stand.
  if (standing(view) !== screen) return standing(view)
  // An accepted offer stays at its marker until the office is known.
  const after = screen === 'congratulations' && officeAddressDue(view) ? view : submitted(view, screen)
  const next = standing(after)
  if (next !== screen) return next
  const stops = trackOf(after)?.stops ?? []
  const here = stops.findIndex((stop) => stop.screen === screen)
  return here < 0 ? undefined : stops.slice(here + 1).find(({ applies }) => applies?.(after) ?? true)?.screen
}

/** At the marker that the screen's submit sets, if it is one alone. An approved application's office is one of two. */
function submitted(view: ApplicationView, screen: ScreenId): ApplicationView {
  if (screen === 'office-address' && view.completedScreen === 'BRE_APPROVED')
    return { ...view, completedScreen: 'OFFICEADDRESS_SUCCESS' }
  const row = actions.find(
    ({ screen: on, action, customerType, at }: ActionRow) =>
      on === screen && action === 'submit' && customerType === view.customerType && at.includes(view.completedScreen),
  )
  const [marker, another] = typeof row?.sets === 'string' ? [row.sets] : (row?.sets ?? [])
  if (!marker || another || marker === 'stays' || marker === 'outcome') return view
  return { ...view, completedScreen: marker }
}
