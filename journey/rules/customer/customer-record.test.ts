import { expect, test } from 'vitest'
import { newApplication } from '../../steps/sample-answers.ts'
import { type CustomerRecord, withCustomerRecord } from './customer-record.ts'

const today = '2026-11-20'

const record: CustomerRecord = {
  firstName: 'Aparna',
  middleName: '',
  lastName: 'Ghosh',
  panNumber: 'CLQPG2009J',
  emailId: 'aparna@mail.example',
  gender: 'F',
  maritalStatus: 'MARRIED',
  motherMaidenName: 'Savitri',
  fatherName: 'Mohan Ghosh',
  employmentType: 'SALARIED',
  addresses: [],
}

const person = (part: Partial<CustomerRecord>, before = newApplication('ETB')) =>
  withCustomerRecord(before, { ...record, ...part }, today)

test.each([
  ['Aparna', '', 'Ghosh', 'Aparna', undefined, 'Ghosh'],
  ['Aparna Devi Rani Ghosh', '', '', 'Aparna', 'Devi Rani', 'Ghosh'],
  ['Aparna', '', '', 'Aparna', undefined, undefined],
])('[VA-58] the file’s name %s %s %s becomes %s, %s, %s', (first, middle, last, firstName, middleName, lastName) => {
  const [known] = person({ firstName: first, middleName: middle, lastName: last }).applicantDetails
  expect([known.firstName, known.middleName, known.lastName]).toEqual([firstName, middleName, lastName])
})

test('what the file lacks, or holds unreadably, is missing until the applicant has given it', () => {
  const lacking = person({ panNumber: 'no PAN', fatherName: '' })
  expect(lacking.facts.customer?.missing).toEqual(['panNumber', 'fatherName'])
  const [given] = lacking.applicantDetails
  const again = person(
    { panNumber: '', fatherName: '' },
    { ...lacking, applicantDetails: [{ ...given, panNumber: 'CLQPG2009J', fatherName: 'Mohan Ghosh' }] },
  )
  expect(again.facts.customer?.missing).toEqual([])
})
