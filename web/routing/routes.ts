import { screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

/** Parts of the journey: folders of web/screens and journey/steps. */
export type Part =
  | 'start'
  | 'identity'
  | 'work'
  | 'address'
  | 'offer'
  | 'documents'
  | 'kyc'
  | 'video-kyc'
  | 'card'
  | 'outcome'

/**
 * Section 2 of the specification, line by line: which part each screen belongs to. Its path is in
 * journey/ids/screen-ids.ts, its code in screens/<part>/<screen id>/…Screen.tsx, loaded on demand.
 */
export const partOf: Readonly<Record<ScreenId, Part>> = {
  cards: 'start',
  'card-details': 'start',
  'compare-cards': 'start',
  'verify-application': 'start',
  'verify-mobile': 'start',
  'verify-otp': 'start',
  'ckyc-redirect': 'kyc',
  'verify-telecaller-email': 'start',
  'email-verification-unsuccessful': 'outcome',
  confirm: 'start',
  error: 'outcome',
  'terms-conditions': 'offer',
  consents: 'start',
  continue: 'start',

  dob: 'identity',
  crn: 'identity',
  'multiple-crn': 'identity',
  'customise-card': 'offer',
  'credit-card': 'offer',
  'auth-card-details': 'offer',
  'eligible-card-listing': 'offer',

  'personal-details': 'identity',
  'etb-personal-details': 'identity',
  'more-personal-details': 'identity',
  'work-details': 'work',
  'home-address': 'address',
  'confirm-home-address': 'address',
  'check-answers': 'address',
  'office-address': 'address',
  'confirm-office-address': 'address',
  'delivery-address': 'address',
  'detail-delivery-address': 'address',
  'address-not-available': 'address',
  'invalid-pincode': 'address',

  'upload-document': 'documents',
  'perfios-redirect': 'documents',

  tc: 'offer',
  tcc: 'offer',
  congratulations: 'offer',
  submitted: 'outcome',
  'submitted-crm': 'outcome',
  regret: 'outcome',
  rejected: 'outcome',
  vkycRejection: 'outcome',
  reject811Customer: 'outcome',
  'visit-branch': 'outcome',
  'not-sourcing': 'outcome',
  'pan-registered': 'outcome',
  'no-registered-mobile': 'outcome',

  kyc: 'kyc',
  'kyc-otp': 'kyc',
  'kyc-unable-to-proceed': 'video-kyc',
  'kyc-try-again': 'kyc',
  'searching-agent': 'video-kyc',
  'agent-unavailable': 'video-kyc',
  'agent-waiting': 'video-kyc',
  permission: 'video-kyc',
  'kyc-unable-to-verify': 'video-kyc',
  'kyc-later': 'video-kyc',
  'unregistered-mobile': 'kyc',
  'aadhaar-denied': 'kyc',
  location: 'video-kyc',
  requirements: 'video-kyc',

  'set-mpin': 'card',
  'virtual-card': 'card',
  'verify-ts': 'address',
  redirect: 'outcome',
  'review-telecaller': 'address',
  'auth-error': 'outcome',
}

export interface ScreenMatch {
  screen: ScreenId
  /** False for a path without a screen: the failure screen is shown, with HTTP 404 from the server. */
  known: boolean
}

const fixed = new Map<string, ScreenId>(
  Object.entries(screenPaths).map(([screen, path]) => [path, screen as ScreenId] as const),
)
fixed.set('/', 'cards')

/** A path as it is listed. Linear: of thousands of slashes too, which anyone may ask for. */
export const withoutEndSlashes = (path: string): string => path.replace(/^(.*[^/])\/*$/, '$1')

/** Which screen a path shows. The root shows the listing (RT-02), an unknown path the failure screen (RT-14). */
export function matchScreen(path: string): ScreenMatch {
  const plain = withoutEndSlashes(path)
  const screen = fixed.get(plain) ?? (/^\/terms-conditions\/[A-Z]+$/.test(plain) ? 'terms-conditions' : undefined)
  return screen ? { screen, known: true } : { screen: 'error', known: false }
}

/** The path of a screen, with its parameters and query filled in. */
export function pathOf(
  screen: ScreenId,
  { query = {}, document = 'MITC' }: { query?: Readonly<Record<string, string | undefined>>; document?: string } = {},
): string {
  const path = screenPaths[screen].replace(':document', document)
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
  return search ? `${path}?${search}` : path
}

/** Whether a screen is behind the authentication gate (RT-15). */
export const isInside = (screen: ScreenId): boolean => screenPaths[screen].startsWith('/auth/')

/** Paths whose documents may ask for camera, microphone and position; server/pages sends their Permissions-Policy. */
export const devicePaths: readonly string[] = (
  ['requirements', 'location', 'permission', 'searching-agent', 'agent-waiting'] as const
).map((screen) => screenPaths[screen])
