import { addressOf } from '../application/due.ts'
import type { ApplicationView } from '../application/view.ts'
import { screenPaths } from '../ids/screen-ids.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { standing } from './standing.ts'
import { trackOf } from './tracks.ts'

/** Screens that open beside where the applicant stands, without a save (RT-72, RT-73). */
export const besides: readonly {
  screen: ScreenId
  from: readonly ScreenId[]
  when?: (view: ApplicationView) => boolean
}[] = [
  { screen: 'office-address', from: ['confirm-office-address'] },
  // Who has given it already sees it on one line, and may change it.
  {
    screen: 'office-address',
    from: ['delivery-address'],
    when: (view) => view.customerType === 'NTB' && addressOf(view, 'OFFICE') !== undefined,
  },
  { screen: 'detail-delivery-address', from: ['delivery-address'] },
  // What the bank's file has may be looked at until the card is ordered.
  {
    screen: 'etb-personal-details',
    from: ['work-details', 'office-address', 'delivery-address', 'tc'],
    when: (view) => view.customerType === 'ETB',
  },
  { screen: 'perfios-redirect', from: ['upload-document'] },
  { screen: 'kyc-try-again', from: ['kyc', 'kyc-otp'], when: (view) => Boolean(view.facts.aadhaar?.wrongCodes) },
  // What the Aadhaar contradicts may be corrected (AA100, AA101).
  { screen: 'personal-details', from: ['kyc'], when: (view) => view.facts.aadhaar?.refused === 'age' },
  { screen: 'more-personal-details', from: ['kyc'], when: (view) => view.facts.aadhaar?.refused === 'gender' },
  { screen: 'unregistered-mobile', from: ['kyc', 'kyc-otp'] },
  { screen: 'aadhaar-denied', from: ['kyc', 'kyc-otp'] },
  { screen: 'kyc-unable-to-proceed', from: ['requirements', 'location', 'permission', 'searching-agent'] },
  { screen: 'agent-unavailable', from: ['requirements', 'permission', 'searching-agent', 'agent-waiting'] },
  {
    screen: 'kyc-later',
    from: ['kyc', 'kyc-otp', 'requirements', 'location', 'permission', 'searching-agent', 'agent-waiting'],
  },
  { screen: 'set-mpin', from: ['virtual-card'], when: (view) => !view.facts.mpin?.setAt },
]

/** Open wherever the applicant stands: the generic error, and the interstitial before an allowed external URL. */
export const always: readonly ScreenId[] = ['auth-error', 'redirect']

/** Screens outside the authentication gate (RT-15). */
export const isPublic = (screen: ScreenId): boolean => !screenPaths[screen].startsWith('/auth/')

/**
 * Whether a screen may be entered: where the applicant stands, an earlier screen of the same track, or one that opens
 * beside these. Anything else leads to where the applicant stands, without an error.
 */
export function guard(view: ApplicationView, screen: ScreenId): 'allowed' | { go: ScreenId } {
  if (isPublic(screen) || always.includes(screen)) return 'allowed'
  const here = standing(view)
  const open = [here, ...earlierScreens(view, here)]
  if (open.includes(screen)) return 'allowed'
  const beside = besides.some(
    (row) => row.screen === screen && row.from.some((from) => open.includes(from)) && (row.when?.(view) ?? true),
  )
  return beside ? 'allowed' : { go: here }
}

/** Earlier screens of the applicant's track, in order; none when the applicant stands outside of it. */
export function earlierScreens(view: ApplicationView, here: ScreenId): readonly ScreenId[] {
  const stops = trackOf(view)?.stops ?? []
  const index = stops.findIndex((stop) => stop.screen === here)
  return stops.slice(0, Math.max(index, 0)).flatMap((stop) => (stop.applies?.(view) === false ? [] : [stop.screen]))
}

/** The screen that the Back control leads to, or undefined where there is none. Going back saves nothing. */
export function backOf(view: ApplicationView, screen: ScreenId): ScreenId | undefined {
  const here = standing(view)
  const way = [...earlierScreens(view, here), here]
  const index = way.indexOf(screen)
  if (index >= 0) return way[index - 1]
  return besides.find((row) => row.screen === screen)?.from.findLast((from) => way.includes(from))
}
