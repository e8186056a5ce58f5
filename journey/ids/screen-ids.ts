/**
 * Every screen of the product, in the order of section 2 of the specification.
 * A screen's id is its path without `/auth/`, slashes written as hyphens; where a public screen already has that
 * name the authenticated one is prefixed `auth-`. The id is also the folder, the text key and the test page.
 */
export const screenPaths = {
  cards: '/cards',
  'card-details': '/card-details',
  'compare-cards': '/compare-cards',
  'verify-application': '/verify/application',
  'verify-mobile': '/verify/mobile',
  'verify-otp': '/verify/otp',
  'ckyc-redirect': '/ckyc-redirect',
  'verify-telecaller-email': '/verify-telecaller-email',
  'email-verification-unsuccessful': '/email-verification-unsuccessful',
  confirm: '/confirm',
  error: '/error',
  'terms-conditions': '/terms-conditions/:document',
  consents: '/consents',
  continue: '/continue',

  dob: '/auth/dob',
  crn: '/auth/crn',
  'multiple-crn': '/auth/multiple-crn',
  'customise-card': '/auth/customise-card',
  'credit-card': '/auth/credit-card',
  'auth-card-details': '/auth/card-details',
  'eligible-card-listing': '/auth/eligible-card-listing',

  'personal-details': '/auth/personal-details',
  'etb-personal-details': '/auth/etb-personal-details',
  'more-personal-details': '/auth/more-personal-details',
  'work-details': '/auth/work-details',
  'home-address': '/auth/home-address',
  'confirm-home-address': '/auth/confirm-home-address',
  'check-answers': '/auth/check-answers',
  'office-address': '/auth/office-address',
  'confirm-office-address': '/auth/confirm-office-address',
  'delivery-address': '/auth/delivery-address',
  'detail-delivery-address': '/auth/detail-delivery-address',
  'address-not-available': '/auth/address-not-available',
  'invalid-pincode': '/auth/invalid-pincode',

  'upload-document': '/auth/upload-document',
  'perfios-redirect': '/auth/perfios-redirect',

  tc: '/auth/tc',
  tcc: '/auth/tcc',
  congratulations: '/auth/congratulations',
  submitted: '/auth/submitted',
  'submitted-crm': '/auth/submitted-crm',
  regret: '/auth/regret',
  rejected: '/auth/rejected',
  vkycRejection: '/auth/vkycRejection',
  reject811Customer: '/auth/reject811Customer',
  'visit-branch': '/auth/visit-branch',
  'not-sourcing': '/auth/not-sourcing',
  'pan-registered': '/auth/pan-registered',
  'no-registered-mobile': '/auth/no-registered-mobile',

  kyc: '/auth/kyc',
  'kyc-otp': '/auth/kyc-otp',
  'kyc-unable-to-proceed': '/auth/kyc-unable-to-proceed',
  'kyc-try-again': '/auth/kyc-try-again',
  'searching-agent': '/auth/searching-agent',
  'agent-unavailable': '/auth/agent-unavailable',
  'agent-waiting': '/auth/agent-waiting',
  permission: '/auth/permission',
  'kyc-unable-to-verify': '/auth/kyc-unable-to-verify',
  'kyc-later': '/auth/kyc-later',
  'unregistered-mobile': '/auth/unregistered-mobile',
  'aadhaar-denied': '/auth/aadhaar-denied',
  location: '/auth/location',
  requirements: '/auth/requirements',

  'set-mpin': '/auth/set-mpin',
  'virtual-card': '/auth/virtual-card',
  'verify-ts': '/auth/verify-ts',
  redirect: '/auth/redirect',
  'review-telecaller': '/auth/review-telecaller',
  'auth-error': '/auth/error',
} as const

export type ScreenId = keyof typeof screenPaths

/** The documents of /terms-conditions/:document (RT-74). */
export const bankDocuments = ['KFS', 'MITC', 'TNC', 'PRIVACY'] as const

export const isScreenId = (text: string): text is ScreenId => Object.hasOwn(screenPaths, text)

export const screenIds = Object.keys(screenPaths) as readonly ScreenId[]
