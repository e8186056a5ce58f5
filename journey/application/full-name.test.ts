import { expect, test } from 'vitest'
import { fullNameOf } from './full-name.ts'

test.each([
  ['Asha', 'Devi', 'Rao', 'Asha Devi Rao'],
  ['Asha', undefined, 'Rao', 'Asha Rao'],
  ['Asha', '', '', 'Asha'],
])('a name of %s, %s and %s is %s', (firstName, middleName, lastName, whole) => {
  expect(fullNameOf({ mobileNumber: '9876543210', firstName, middleName, lastName })).toBe(whole)
})
