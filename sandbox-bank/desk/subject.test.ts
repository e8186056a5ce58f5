import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

const identity = {
  mobile: '9000000001',
  panNumber: 'BKQPR1001A',
  firstName: 'Asha',
  middleName: 'M',
  lastName: 'Rao',
  dateOfBirth: '1992-04-16',
}
const source = { customerName: 'Asha Rao', mobileNumber: '9000000001', identity, aadhaarLastFour: '2346' }

test('the agent sees four digits of Aadhaar and mobile, and the PAN that the card is compared with', () => {
  expect(subjectOf(source)).toEqual({
    name: 'Asha Rao',
    mobile: '••••••0001',
    pan: 'BKQPR1001A',
    birthDate: '16/04/1992',
    aadhaar: '•••• •••• 2346',
    nameMatch: { onPan: 'Asha M Rao', score: 100, enough: true },
  })
})

test('another name is shown as one', () =>
  expect(subjectOf({ ...source, customerName: 'Ravi Kumar' }).nameMatch).toMatchObject({ score: 0, enough: false }))

test('of someone unknown there is no match to show', () =>
  expect(subjectOf({ ...source, identity: undefined }).nameMatch).toBeUndefined())
