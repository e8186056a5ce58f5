import fc from 'fast-check'
import { expect, test } from 'vitest'
import { texts as en } from '../texts/en/fields.ts'
import { texts as hi } from '../texts/hi/fields.ts'
import { aadhaar } from './aadhaar.ts'
import { addressLine1, addressLine2, landmark } from './address-line.ts'
import { cleanAddress } from './address-cleaning.ts'
import { splitAddress } from './address-splitting.ts'
import { birthDate } from './birth-date.ts'
import { familyBirthDate } from './family-birth-date.ts'
import { companyName } from './company-name.ts'
import { consent } from './consent.ts'
import { crn } from './crn.ts'
import { email } from './email.ts'
import { employmentType } from './employment-type.ts'
import { fatherName } from './father-name.ts'
import type { FieldKind } from './field.ts'
import { bankName, city, proprietorshipName, state } from './free-text.ts'
import { industryType } from './industry-type.ts'
import { frequentFlyerNumber } from './frequent-flyer-number.ts'
import { splitFullName } from './full-name.ts'
import { gender } from './gender.ts'
import { identityDocument } from './identity-document.ts'
import { incomeRange } from './income-range.ts'
import { maritalStatus } from './marital-status.ts'
import { messageKeys } from './messages.ts'
import { middleName } from './middle-name.ts'
import { mobileNumber } from './mobile-number.ts'
import { motherName } from './mother-name.ts'
import { mpin } from './mpin.ts'
import { nameOnCard, nameOnCardFrom } from './name-on-card.ts'
import { oneTimeCode } from './one-time-code.ts'
import { pan } from './pan.ts'
import { firstName } from './first-name.ts'
import { lastName } from './last-name.ts'
import { pincode } from './pincode.ts'
import { referralCode } from './referral-code.ts'
import { socialTrustCode } from './social-trust-code.ts'
import { uid } from './uid.ts'
import { virtualId } from './virtual-id.ts'
import { yesNo } from './yes-no.ts'

const kinds: FieldKind[] = [
  aadhaar,
  addressLine1,
  addressLine2,
  landmark,
  birthDate,
  familyBirthDate,
  companyName,
  consent,
  crn,
  email,
  employmentType,
  fatherName,
  bankName,
  city,
  industryType,
  proprietorshipName,
  state,
  frequentFlyerNumber,
  gender,
  identityDocument,
  incomeRange,
  maritalStatus,
  middleName,
  mobileNumber,
  motherName,
  mpin,
  nameOnCard,
  oneTimeCode,
  pan,
  firstName,
  lastName,
  pincode,
  referralCode,
  socialTrustCode,
  uid,
  virtualId,
  yesNo,
]
const context = { today: '2026-11-21' }
const garbage = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
  fc.stringMatching(/^[ +\-.@0-9A-Za-z\u200b\u0966-\u096f]{0,40}$/),
  fc.constantFrom('__proto__', 'constructor', 'toString', '\u0000', '\ud800', 'null', '1e999'),
)
const messages: readonly string[] = messageKeys

test.each(kinds.map((kind) => [kind.id, kind] as const))(
  '[VA-01] %s: any input has one normal form and a known message',
  (_id, kind) => {
    fc.assert(
      fc.property(garbage, (input) => {
        const value = kind.normalise(input)
        expect(kind.normalise(value)).toBe(value)
        const message = kind.check(value, context)
        if (message !== undefined) expect(messages).toContain(message)
        expect(typeof (kind.show?.(value) ?? '')).toBe('string')
        expect(typeof (kind.mask?.(value) ?? '')).toBe('string')
      }),
      { numRuns: 300 },
    )
  },
)

const long = 100_000

/** CPU time, not wall-clock time: a busy machine makes no difference. */
const secondsSince = (before: NodeJS.CpuUsage): number => process.cpuUsage(before).user / 1e6

test.each([
  ['letters', 'a'.repeat(long)],
  ['digits', '1'.repeat(long)],
  ['spaces between', 'a '.repeat(long / 2)],
  ['spaces, then a letter', `${' '.repeat(long)}x${' '.repeat(long)}y`],
  ['name, then a digit', `${'a'.repeat(long)}1`],
  ['an address of at signs', '@'.repeat(long)],
  ['a domain of dots', `a@${'a.'.repeat(long / 2)}1`],
  ['a domain of hyphens', `a@${'a-'.repeat(long / 2)}.com`],
  ['ligatures', 'ﷺ'.repeat(long / 10)],
  ['accents', `a${'\u0301'.repeat(long)}`],
  ['Devanagari', 'क्'.repeat(long / 2)],
])('a text of 100 kB (%s) is judged within a second by every kind', (_what, text) => {
  const slow = kinds.filter((kind) => {
    const before = process.cpuUsage()
    const value = kind.normalise(text)
    kind.check(value, context)
    kind.mask?.(value)
    return secondsSince(before) >= 1
  })
  expect(slow.map(({ id }) => id)).toEqual([])
  const before = process.cpuUsage()
  cleanAddress(text)
  splitAddress(text)
  splitFullName(text)
  nameOnCardFrom(text, text, text)
  expect(secondsSince(before)).toBeLessThan(1)
})

test('kinds have different names', () => expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length))

test('[VA-01, VA-64, ER-35, ER-20, ER-22, ER-25, ER-26] every rule has its own message in every language', () => {
  for (const texts of [en, hi] as Record<string, string>[]) {
    const words = messageKeys.map((key) => texts[key] ?? '')
    expect(words.every((text) => text.trim() !== '')).toBe(true)
    expect(new Set(words).size).toBe(words.length)
  }
  expect(messageKeys.slice(0, 7)).toEqual([
    'requiredField',
    'mobileInvalid',
    'otpRequired',
    'emailInvalid',
    'pincodeInvalid',
    'nameInvalid',
    'mpinInvalid',
  ])
})

test('a missing answer is asked for by its name', () => {
  const asked = Object.fromEntries(kinds.map(({ id, whenEmpty }) => [id, whenEmpty && en[whenEmpty]]))
  expect(asked).toMatchObject({
    'mobile-number': 'Enter your mobile number.',
    email: 'Enter your email address.',
    pan: 'Enter your PAN.',
    pincode: 'Enter the pincode.',
    uid: 'Enter your 12-digit Aadhaar number or your 16-digit virtual ID.',
    mpin: 'Enter a 6-digit PIN.',
    crn: 'Enter your CRN: 4 to 12 letters or digits, ending with a digit.',
    'birth-date': 'Enter your date of birth.',
    'first-name': 'Enter your first name.',
    'last-name': 'Enter your last name.',
    'mother-name': 'Enter your mother’s maiden name.',
    'father-name': 'Enter your father’s name.',
    gender: 'Choose your gender.',
    'marital-status': 'Choose your marital status.',
    'employment-type': 'Choose what you do.',
    'yes-no': 'Choose Yes or No.',
  })
})

test('[VA-25, VA-41, VA-53] messages that the specification quotes, word for word', () => {
  expect(en.pincodeNotServiceable).toBe('PinCode is not serviceable')
  expect(en.missingMonth).toBe('Please upload missing month')
  expect(en.nameOnCardTooLong).toBe('Uh oh! Looks like you have exceeded the limit of 19 characters.')
})

test('field texts have the same keys and placeholders in both languages; Hindi is written in Devanagari', () => {
  expect(Object.keys(hi)).toEqual(Object.keys(en))
  const names = (text: string) => (text.match(/\{\w+(?=[,}])/g) ?? []).sort()
  const bad = Object.entries(en).filter(([key, text]) => {
    const hindi = (hi as Record<string, string>)[key] ?? ''
    return names(hindi).join() !== names(text).join() || !/[\u0900-\u097f]/.test(hindi)
  })
  expect(bad).toEqual([])
})
