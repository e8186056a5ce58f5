import { bankDocuments, screenIds, screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, test } from 'vitest'
import { isInside, matchScreen, partOf, pathOf } from './routes.ts'
import { screenFile } from './screen-loaders.ts'

/** The routes of section 2 with their requirement ids, in the specification's order. */
const routes: readonly [id: string, path: string, screen: ScreenId][] = [
  ['[RT-01]', '/cards', 'cards'],
  ['[RT-02]', '/', 'cards'],
  ['[RT-03]', '/card-details', 'card-details'],
  ['[RT-05]', '/compare-cards', 'compare-cards'],
  ['[RT-06]', '/verify/application', 'verify-application'],
  ['[RT-07]', '/verify/mobile', 'verify-mobile'],
  ['[RT-08]', '/verify/otp', 'verify-otp'],
  ['[RT-09]', '/ckyc-redirect', 'ckyc-redirect'],
  ['[RT-10]', '/verify-telecaller-email', 'verify-telecaller-email'],
  ['[RT-11]', '/email-verification-unsuccessful', 'email-verification-unsuccessful'],
  ['[RT-12]', '/confirm', 'confirm'],
  ['[RT-13]', '/error', 'error'],
  ['[RT-16]', '/auth/dob', 'dob'],
  ['[RT-17]', '/auth/crn', 'crn'],
  ['[RT-18]', '/auth/multiple-crn', 'multiple-crn'],
  ['[RT-19]', '/auth/customise-card', 'customise-card'],
  ['[RT-20]', '/auth/credit-card', 'credit-card'],
  ['[RT-21]', '/auth/card-details', 'auth-card-details'],
  ['[RT-22]', '/auth/eligible-card-listing', 'eligible-card-listing'],
  ['[RT-23]', '/auth/personal-details', 'personal-details'],
  ['[RT-24]', '/auth/etb-personal-details', 'etb-personal-details'],
  ['[RT-25]', '/auth/more-personal-details', 'more-personal-details'],
  ['[RT-26]', '/auth/work-details', 'work-details'],
  ['[RT-27]', '/auth/home-address', 'home-address'],
  ['[RT-28]', '/auth/confirm-home-address', 'confirm-home-address'],
  ['[RT-29]', '/auth/office-address', 'office-address'],
  ['[RT-30]', '/auth/confirm-office-address', 'confirm-office-address'],
  ['[RT-31]', '/auth/delivery-address', 'delivery-address'],
  ['[RT-32]', '/auth/detail-delivery-address', 'detail-delivery-address'],
  ['[RT-33]', '/auth/address-not-available', 'address-not-available'],
  ['[RT-34]', '/auth/invalid-pincode', 'invalid-pincode'],
  ['[RT-35]', '/auth/upload-document', 'upload-document'],
  ['[RT-36]', '/auth/perfios-redirect', 'perfios-redirect'],
  ['[RT-37]', '/auth/tc', 'tc'],
  ['[RT-38]', '/auth/tcc', 'tcc'],
  ['[RT-39]', '/auth/congratulations', 'congratulations'],
  ['[RT-40]', '/auth/submitted', 'submitted'],
  ['[RT-41]', '/auth/submitted-crm', 'submitted-crm'],
  ['[RT-42]', '/auth/regret', 'regret'],
  ['[RT-43]', '/auth/rejected', 'rejected'],
  ['[RT-44]', '/auth/vkycRejection', 'vkycRejection'],
  ['[RT-45]', '/auth/visit-branch', 'visit-branch'],
  ['[RT-46]', '/auth/not-sourcing', 'not-sourcing'],
  ['[RT-47]', '/auth/pan-registered', 'pan-registered'],
  ['[RT-48]', '/auth/no-registered-mobile', 'no-registered-mobile'],
  ['[RT-49]', '/auth/kyc', 'kyc'],
  ['[RT-50]', '/auth/kyc-otp', 'kyc-otp'],
  ['[RT-51]', '/auth/kyc-unable-to-proceed', 'kyc-unable-to-proceed'],
  ['[RT-52]', '/auth/kyc-try-again', 'kyc-try-again'],
  ['[RT-53]', '/auth/searching-agent', 'searching-agent'],
  ['[RT-54]', '/auth/agent-unavailable', 'agent-unavailable'],
  ['[RT-55]', '/auth/agent-waiting', 'agent-waiting'],
  ['[RT-56]', '/auth/permission', 'permission'],
  ['[RT-57]', '/auth/kyc-unable-to-verify', 'kyc-unable-to-verify'],
  ['[RT-58]', '/auth/kyc-later', 'kyc-later'],
  ['[RT-59]', '/auth/unregistered-mobile', 'unregistered-mobile'],
  ['[RT-60]', '/auth/aadhaar-denied', 'aadhaar-denied'],
  ['[RT-61]', '/auth/location', 'location'],
  ['[RT-62]', '/auth/requirements', 'requirements'],
  ['[RT-63]', '/auth/set-mpin', 'set-mpin'],
  ['[RT-64]', '/auth/virtual-card', 'virtual-card'],
  ['[RT-65]', '/auth/verify-ts', 'verify-ts'],
  ['[RT-66]', '/auth/redirect', 'redirect'],
  ['[RT-67]', '/auth/review-telecaller', 'review-telecaller'],
  ['[RT-68]', '/auth/error', 'auth-error'],
  ['[RT-69]', '/auth/reject811Customer', 'reject811Customer'],
]

test.each(routes)(
  '%s %s shows its own screen, public or behind the gate, which has its code in its part',
  (_id, path, screen) => {
    expect(matchScreen(path)).toEqual({ screen, known: true })
    expect(isInside(screen)).toBe(path.startsWith('/auth/'))
    expect(screenFile(screen)?.file).toContain(`/screens/${partOf[screen]}/${screen}/`)
  },
)

test('[RT-14, RT-70] a path that no screen has shows the failure screen as unknown', () => {
  for (const path of ['/nope', '/auth', '/auth/', '/cards/x', '/AUTH/dob', '/terms-conditions/mitc', '//cards'])
    expect(matchScreen(path)).toEqual({ screen: 'error', known: false })
})

test('[RT-15] every screen under /auth is behind the gate, and no other', () => {
  for (const screen of screenIds) expect(isInside(screen)).toBe(screenPaths[screen].startsWith('/auth/'))
  expect(isInside('verify-otp')).toBe(false)
})

test('[RT-74] documents have an address each; consents and resume links have theirs', () => {
  for (const document of bankDocuments)
    expect(matchScreen(`/terms-conditions/${document}`)).toEqual({ screen: 'terms-conditions', known: true })
  expect(matchScreen('/consents').screen).toBe('consents')
  expect(matchScreen('/continue').screen).toBe('continue')
  expect(matchScreen('/auth/check-answers').screen).toBe('check-answers')
})

test('[RT-04] the path of a screen carries its query, without empty values', () => {
  expect(pathOf('card-details', { query: { productLogo: 'vayu-miles', feeCode: undefined } })).toBe(
    '/card-details?productLogo=vayu-miles',
  )
  expect(pathOf('terms-conditions', { document: 'KFS' })).toBe('/terms-conditions/KFS')
})

test('every screen belongs to a part, and its path leads back to it', () => {
  for (const screen of screenIds) {
    expect(partOf[screen]).toBeTruthy()
    expect(matchScreen(pathOf(screen)).screen).toBe(screen)
  }
})
