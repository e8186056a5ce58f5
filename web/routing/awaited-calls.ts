import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

/**
 * Screens that stand finished (rules, words, states) while a call that they or the way to them need is not in the
 * contract yet. Until then their paths say so and name the ways on (NotAvailableYet); only the gallery shows them. A
 * screen leaves this list with its call; the list only shrinks (tools/laws/awaited-calls.test.ts).
 */
export const awaitedCalls: Readonly<Partial<Record<ScreenId, readonly string[]>>> = {
  'ckyc-redirect': ['CKYCToken'],
  'verify-telecaller-email': ['validateEmail'],
  confirm: ['getClientData'],
  continue: ['continueApplication'],

  dob: ['validateDOB'],
  'eligible-card-listing': ['multCardEligibilityCheck'],
  'customise-card': ['customerOfferDetails'],
  'etb-personal-details': ['customerOfferDetails'],

  'verify-ts': ['socialTrust'],
  'address-not-available': ['addressUpdate'],

  'upload-document': ['initiateTransaction', 'fileUpload', 'retrieveReport', 'cancelTransaction', 'finalBre'],
  'perfios-redirect': ['generateLink'],
  tcc: ['finalBre'],
}
