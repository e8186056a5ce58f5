import { expect, test } from 'vitest'
import { morePersonalDetails } from '../steps/identity/more-personal-details/form.ts'
import { personalDetails } from '../steps/identity/personal-details/form.ts'
import { texts as en } from '../texts/en/errors.ts'
import { texts as hi } from '../texts/hi/errors.ts'
import { type ErrorAction, errorEntry } from './catalogue.ts'
import { errorCodes, offerStepCodes } from './error-codes.ts'
import { errorNotes } from './notes.ts'
import { textParts, textSetsUntil } from './text-keys.ts'

const languages: Record<string, Record<string, string>> = { en, hi }
const leads = (action: ErrorAction): string => {
  if (action.kind === 'route') return action.document ? `${action.screen}/${action.document}` : action.screen
  if (action.kind === 'nextStep') return action.otherwise ?? action.kind
  return action.kind === 'whileTriesLeft' ? `${action.screen} or ${action.otherwise}` : action.kind
}
const worded = (code: string, part: string) => languages.en?.[`${errorEntry(code).texts}.${part}`] ?? ''

test.each([
  ['[EC-01]', '100', 'cards', /step didn’t go through/],
  ['[EC-02, EC-45]', '500', 'cards', /^Something went wrong$/],
  ['[EC-03, EC-45]', 'M100', 'verify-application', /mobile number already has an application/],
  ['[EC-04, EC-45]', 'P100', 'nextStep', /can’t find this PAN/],
  ['[EC-05, EC-45]', 'P101', 'verify-application', /already an application with this PAN/],
  ['[EC-06, EC-45]', 'P102', 'cards', /Too many attempts/],
  ['[EC-07]', 'P103', 'verify-application', /declined/],
  ['[EC-08, EC-45]', 'P104', 'cards', /can’t offer you this card/],
  ['[EC-09, EC-45]', 'P105', 'kyc-later', /outside India/],
  ['[EC-10, EC-45]', 'P106', 'kyc-later', /can’t confirm where you are/],
  ['[EC-11, EC-45]', 'P107', 'verify-mobile', /another mobile number/],
  ['[EC-12]', 'KC100', 'terms-conditions/MITC', /try again/],
  ['[EC-13, EC-45]', 'AA100', 'personal-details', /age/],
  ['[EC-14, EC-45]', 'AA101', 'more-personal-details', /gender/],
  ['[EC-15, EC-45]', 'C100', 'cards', /link is incomplete/],
  ['[EC-16, EC-42]', 'PIN100', 'set-mpin', /PIN wasn’t set/],
  ['[EC-17, EC-42]', 'PIN101', 'virtual-card', /retry after 2 hours/],
  ['[EC-16, EC-42]', 'PIN102', 'virtual-card', /already have a PIN/],
  ['[EC-16, EC-42]', 'PIN103', 'set-mpin', /another 6-digit PIN/],
  ['[EC-16, EC-42]', 'PIN104', 'set-mpin', /can’t set your PIN/],
  ['[EC-16, EC-42]', 'PIN105', 'virtual-card', /PIN is set/],
  ['[EC-18, EC-42]', 'PIN105ETB', 'virtual-card', /PIN is set/],
  ['[EC-21]', 'E1032', 'back', /Invalid PAN details/],
  ['[EC-22, EC-44]', 'BRE100', 'cards', /^Something went wrong$/],
  ['[EC-23, EC-44]', 'BRE101', 'cards', /^Something went wrong$/],
  ['[EC-24, EC-45]', 'BRE102', 'cards', /can’t offer you this card/],
  ['[EC-25, EC-45]', 'V100', 'none', /working on your application/],
  ['[EC-26]', 'S100', 'reset', /start again/],
  ['[EC-27, EC-45]', 'A100', 'cards', /No application for this mobile/],
  ['[EC-28, EC-45]', 'A101', 'verify-application', /open elsewhere/],
  ['[EC-29, EC-45]', 'underMaintenance', 'none', /paused/],
  ['[EC-30, EC-45]', 'rejection', 'none', /can’t offer you a card/],
  ['[EC-31, EC-45]', 'vkycRejection', 'none', /verify you on the video call/],
  ['[EC-32]', 'reject811Customer', 'visit-branch', /KYC/],
  ['[EC-33]', 'telecallerEmailError', 'cards', /link no longer works/],
  ['[EC-34, EC-46]', 'aadhaarConsentDenied', 'aadhaar-denied', /consent/],
  ['[EC-35, EC-46]', 'locationDenied', 'location', /location/],
  ['[EC-36, EC-46]', 'agentUnavailable', 'kyc-later', /No agent/],
  ['[EC-37, EC-46]', 'mobileNotRegistered', 'unregistered-mobile', /different mobile number/],
  ['[EC-38, EC-46]', 'mobileBrowserOnly', 'kyc-unable-to-proceed', /phone/],
  ['[EC-39, EC-46]', 'otpAttemptsExceeded', 'cards', /Too many codes/],
  ['[EC-40, EC-46]', 'crnAttemptsExceeded', 'visit-branch', /Too many CRN attempts/],
  ['[EC-41, EC-46]', 'dobMismatch', 'dob or visit-branch', /date of birth differs/],
  ['[ER-27]', 'CREATE_FAILED', 'verify-mobile', /couldn’t start/],
  ['[ER-28]', 'NOT_AUTHENTICATED', 'verify-application', /sign in again/],
  ['[ER-29]', 'APPROVED_FOUND', 'nextStep', /approved/],
  ['[ER-30]', 'REJECTED_FOUND', 'none', /declined/],
  ['[PL-09]', 'cardNotFound', 'cards', /don’t have this card/],
  ['[RT-74]', 'documentNotFound', 'cards', /don’t have this document/],
  ['[ER-31]', 'PARTNER_RESTRICTED', 'cards', /partner/],
] as const)('%s code %s leads to %s', (_id, code, action, heading) => {
  const entry = errorEntry(code)
  expect(entry.code).toBe(code)
  expect(leads(entry.action)).toBe(action)
  expect(worded(code, 'heading')).toMatch(heading)
})

const generic = 'Something went wrong'
test.each(offerStepCodes)('[EC-19, EC-22, EC-23, EC-43, EC-44] code %s: generic, retry to the cards', (code) => {
  const entry = errorEntry(code)
  expect([entry.code, entry.texts, leads(entry.action)]).toEqual([code, 'generic', 'cards'])
  expect([worded(code, 'heading'), worded(code, 'buttonRequired')]).toEqual([generic, 'Try again'])
})

const kycCodes = Array.from({ length: 46 }, (_, index) => `E${1001 + index}`).filter((code) => code !== 'E1032')
test.each(kycCodes)('[EC-20, EC-43, EC-44] code %s: generic, retry to kyc', (code) => {
  const entry = errorEntry(code)
  expect([entry.code, entry.texts, leads(entry.action)]).toEqual([code, 'generic', 'kyc'])
  expect([worded(code, 'heading'), worded(code, 'buttonRequired')]).toEqual([generic, 'Try again'])
})

test('[EC-19, EC-20, EC-43] the catalogue is complete: each code once, each internal note its own', () => {
  expect(errorCodes.filter((code) => code.startsWith('E1') && code !== 'E1032')).toEqual(kycCodes)
  expect(offerStepCodes).toEqual(['C101', 'C102', 'C103', 'C104', 'BRE100', 'BRE101'])
  expect(Object.keys(errorNotes).sort()).toEqual([...errorCodes].sort())
  expect(new Set(errorCodes).size).toBe(errorCodes.length)
  const notes = Object.values(errorNotes)
  expect(new Set(notes).size).toBe(notes.length)
})

test('[EC-01, EC-17] quoted words: heading, Try Again, Access Virtual Card', () => {
  expect(en['100.heading']).toBe('This step didn’t go through')
  expect(en['100.buttonRequired']).toBe('Try Again')
  expect(en['PIN101.buttonRequired']).toBe('Access Virtual Card')
  expect(en['E_INVALID_SESSION.heading']).toBe(
    'We already have an active application open in another device or browser.',
  )
})

test.each(['', 'NONSENSE', '__proto__', 'constructor', 'toString', 'E1047', 'E1000', null, undefined])(
  '[SC-19] an unknown or absent type (%s) is S100',
  (type) => expect(errorEntry(type).code).toBe('S100'),
)

test('[SC-21, SC-22] S100 has its first line, A101 its own picture', () => {
  for (const language of [en, hi]) {
    expect(language['S100.firstSubHeading']).not.toBe('')
    expect(language['S100.firstSubHeadingEnded']).not.toBe('')
  }
  const active = errorCodes.filter((code) => errorEntry(code).image === 'sessionActive')
  expect(active).toEqual(['A101'])
})

test('[SC-20, SC-23] every code has a heading and a sub-heading in every language; a button’s text exactly where it has an action', () => {
  for (const texts of Object.values(languages)) {
    const faults = errorCodes.filter((code) => {
      const { texts: set, action } = errorEntry(code)
      const [heading, subHeading, button] = textParts.map((part) => texts[`${set}.${part}`]?.trim())
      return !heading || !subHeading || (button !== '') !== (action.kind !== 'none')
    })
    expect(faults).toEqual([])
    for (const set of textSetsUntil) expect(texts[`${set}.subHeadingUntil`]).toContain('{until}')
  }
})

test('[ER-36, EC-45] error texts have equal keys and placeholders, real Hindi, and no internal word', () => {
  expect(Object.keys(hi)).toEqual(Object.keys(en))
  const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
  const faults = Object.entries(en).filter(([key, text]) => {
    const hindi: string = languages.hi?.[key] ?? ''
    const internal = /\b(BRE|bureau|score|dedupe|host|IR01|SR0|reject code|sourceable)\b/i.test(text)
    return names(text) !== names(hindi) || internal || (text !== '' && !/[\u0900-\u097f]/.test(hindi))
  })
  expect(faults).toEqual([])
})

test('[EC-04, EC-13, EC-14] an answer that an error doubts is asked by the screen its button leads to', () => {
  const doubted = errorCodes.flatMap((code) => {
    const { doubts, action } = errorEntry(code)
    return doubts ? [{ code, field: doubts.field, screen: action.kind === 'route' ? action.screen : action.kind }] : []
  })
  expect(doubted).toEqual([
    { code: 'P100', field: 'panNumber', screen: 'nextStep' },
    { code: 'AA100', field: 'dateOfBirth', screen: 'personal-details' },
    { code: 'AA101', field: 'gender', screen: 'more-personal-details' },
  ])
  expect(personalDetails.questions).toHaveProperty('panNumber')
  expect(personalDetails.questions).toHaveProperty('dateOfBirth')
  expect(morePersonalDetails.questions).toHaveProperty('gender')
})
