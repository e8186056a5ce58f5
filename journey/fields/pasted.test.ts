import { expect, test } from 'vitest'
import { aadhaar } from './aadhaar.ts'
import { addressLine1, addressLine2, landmark } from './address-line.ts'
import { birthDate } from './birth-date.ts'
import { companyName } from './company-name.ts'
import { crn } from './crn.ts'
import type { FieldKind } from './field.ts'
import { frequentFlyerNumber } from './frequent-flyer-number.ts'
import { bankName, city, proprietorshipName, state } from './free-text.ts'
import { nameOnCard } from './name-on-card.ts'
import { oneTimeCode } from './one-time-code.ts'
import { pan } from './pan.ts'
import { firstName } from './first-name.ts'
import { lastName } from './last-name.ts'
import { pincode } from './pincode.ts'
import { referralCode } from './referral-code.ts'
import { uid } from './uid.ts'
import { virtualId } from './virtual-id.ts'

const today = '2026-11-21'

/** What is pasted from a message, a PDF or a spreadsheet, and what it means. */
const pasted: readonly [FieldKind, string, string][] = [
  [aadhaar, '2341.2341.2346', '234123412346'],
  [uid, '2341 / 2341 / 2346', '234123412346'],
  [virtualId, '9123\t4567\t8901\t2346', '9123456789012346'],
  [pan, 'ABCPK.1234/F', 'ABCPK1234F'],
  [pan, '\u202dabcpk 1234 f\u202c', 'ABCPK1234F'],
  [pincode, '560 001\n', '560001'],
  [pincode, '560-001', '560001'],
  [oneTimeCode, '123\u00a0456', '123456'],
  [oneTimeCode, '123.456', '123456'],
  [crn, 'AB/12.34', 'AB1234'],
  [frequentFlyerNumber, '(123) 456-789', '123456789'],
  [referralCode, 'ab12-cd34', 'AB12CD34'],
  [birthDate, '12\t4\t1990', '1990-04-12'],
  [birthDate, '12  /  4  /  1990', '1990-04-12'],
  [firstName, 'Asha\tRao\n', 'Asha Rao'],
  [companyName, 'Lotus\r\nSoftware', 'Lotus Software'],
]

test.each(pasted.map(([kind, input, value]) => [kind.id, JSON.stringify(input), value, kind, input] as const))(
  'pasted into %s: %s is %s',
  (_id, _shown, value, kind, input) => {
    expect(kind.normalise(input)).toBe(value)
    expect(kind.check(value, { today })).toBeUndefined()
  },
)

const worded = [
  addressLine1,
  addressLine2,
  landmark,
  firstName,
  lastName,
  nameOnCard,
  companyName,
  proprietorshipName,
  bankName,
  city,
  state,
]

test.each(
  worded.flatMap((kind) =>
    ['---', '...', '( ) / :', '###', '\u200b,\u202e.'].map((typed) => [kind.id, typed, kind] as const),
  ),
)('signs only are refused in %s, not emptied: %j', (_id, typed, kind) => {
  const value = kind.normalise(typed)
  expect(value).not.toBe('')
  expect(kind.check(value, { today })).toBeDefined()
})
