import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { TextsOf } from './texts-of.ts'

const followingTheBank = ['submitted', 'submitted-crm'] as const

/** Text files that screens show besides their own. */
const alsoShown: Partial<Record<keyof TextsOf, readonly ScreenId[]>> = {
  // By error code.
  errors: ['error', 'auth-error', 'email-verification-unsuccessful'],
  // How an application ended (web/screens/outcome/decision).
  ending: [
    'auth-error',
    'email-verification-unsuccessful',
    'error',
    'no-registered-mobile',
    'pan-registered',
    'reject811Customer',
    'visit-branch',
    'invalid-pincode',
    'not-sourcing',
    'regret',
    'rejected',
    'submitted',
    'submitted-crm',
    'vkycRejection',
    'agent-unavailable',
    'kyc-unable-to-proceed',
  ],
  // Where an offer is declined, its limit lowered or its costs said (web/screens/offer).
  congratulations: ['credit-card', 'tc', 'tcc'],
  // A copy of the own answers.
  'answers-copy': ['check-answers', 'submitted'],
  tracker: followingTheBank,
  // A track of what waits (web/layout/Track.tsx).
  timeline: [...followingTheBank, 'agent-waiting', 'congratulations', 'set-mpin', 'virtual-card'],
  // Where an application begins (web/screens/start/StartConsents.tsx).
  'verify-mobile': ['confirm'],
  // Where an email is proven (web/screens/identity/EmailCodeSheet.tsx).
  'personal-details': ['etb-personal-details'],
  'statement-receipt': ['consents', 'upload-document'],
  // From which a video call is put off or handed to a phone.
  'call-ahead': ['agent-unavailable', 'kyc-later', 'kyc-unable-to-proceed', 'requirements'],
  // Where the airline’s number is asked for (web/screens/offer/FrequentFlyer.tsx).
  airline: ['customise-card', 'more-personal-details'],
}

/** The text files of a screen, shared ones first. */
export const textsOfScreen = (screen: ScreenId): readonly string[] => [
  'shell',
  'fields',
  ...Object.entries(alsoShown).flatMap(([name, screens]) => (screens.includes(screen) ? [name] : [])),
  screen,
]
