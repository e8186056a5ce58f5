import { describe, expect, test } from 'vitest'
import type { Address } from '../application/address.ts'
import type { Application } from '../application/application.ts'
import { actions } from '../steps/actions.ts'
import { markersOfType, type CustomerType, type Marker } from '../ids/markers.ts'
import { applyOutcome, setMarkerAfter } from './set-marker-after.ts'
import { newApplication } from '../steps/sample-answers.ts'
import { mayWithdraw } from '../rules/life/withdrawal.ts'
import { backOfficeOutcomes } from './back-office.ts'
import { callOutcomes, maySet, outcomes, withdrawals } from './outcomes.ts'

// rulings, section 3, "who sets which marker, when", copied: marker, customer type, by whom (S action, P answer, J job).
const table = `
  VERIFY_MOBILE NTB P
  VERIFY_MOBILE ETB P
  PERSONAL_DETAILS NTB S
  ADDITIONAL_PERSONAL_DETAILS NTB S
  WORK_DETAILS NTB S
  WORK_DETAILS ETB S
  RESIDENCE_ADDRESS_SELECTION NTB S
  RESIDENCE_ADDRESS NTB SP
  BRE_APPROVED NTB P
  BRE_APPROVED ETB P
  BRE_REJECT NTB P
  BRE_REJECT ETB P
  FIRST_BRE_REFERRED NTB P
  FIRST_BRE_REFERRED ETB P
  CONGRATULATION NTB S
  OFFICEADDRESS_SUCCESS NTB S
  OFFICEADDRESS_SUBMIT NTB S
  OFFICEADDRESS_SUBMIT ETB S
  DELIVERY_ADDRESS_SUBMIT NTB SP
  PERFIOS NTB S
  FINAL_BRE_APPROVED NTB P
  FINAL_BRE_REJECT NTB P
  TANDCMATCH_FOUND NTB P
  TANDCMATCH_NOTFOUND NTB P
  NSTP NTB S
  CKYC_APPROVED NTB P
  CKYC_REJECT NTB P
  CKYC_REFER NTB P
  NSTP_CKYC_APPROVED NTB P
  NSTP_CKYC_REJECT NTB P
  NSTP_CKYC_REFER NTB P
  AADHAAR_SUBMIT NTB P
  SCAN_DOCUMENT NTB P
  VKYC_INIT NTB P
  VKYC_APPROVED NTB PJ
  VKYC_REJECT NTB PJ
  VKYC_REJECT ETB P
  PENDING NTB PJ
  PENDING ETB PJ
  BCIF_INIT NTB J
  BCIF_APPROVED NTB J
  LOS_PUSH NTB J
  LOS_APPROVED NTB J
  LOS_REJECT NTB J
  CRM_PUSH NTB J
  CRM_APPROVED NTB J
  CRM_REJECT NTB J
  VISIONPLUS_APPROVED NTB J
  MPIN_SET NTB P
  MPIN_SET ETB P
  VERIFY_DOB_CRN ETB S
  NOT_SOURCING ETB P
  NO_REGISTERED_MOBILE ETB P
  ADDRESS_UPDATE_PENDING ETB P
  ADDRESS_NOT_IN_BCIF ETB P
  ELIGIBLE_CARDS ETB P
  MISSING_PERSONAL_DETAILS ETB P
  MISSING_OFFICE_ADDRESS ETB SP
  OFFER_CHECK_PA ETB P
  OFFER_CHECK_PQ ETB P
  OFFER_CHECK_NPQ ETB P
  BCIF_PUSH ETB J
  LOS_PUSH ETB J
  CRM_PUSH ETB J
  VISIONPLUS_PUSH ETB J
  VISIONPLUS_APPROVED ETB J
  VISIONPLUS_FAILED ETB J
  VIRTUAL_CARD_DETAILS ETB P
  INTERNAL_REJECTION NTB SP
  INTERNAL_REJECTION ETB SPJ
  NOT_SOURCING NTB P
  PAN_ALREADY_REGISTERED NTB P
  NO_REGISTERED_MOBILE NTB P
  VISIT_NEAREST_BRANCH NTB S
  VISIT_NEAREST_BRANCH ETB SP`

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ') as [Marker, CustomerType, string])

const byWhom = (marker: Marker, type: CustomerType): string => {
  const action = actions.some((row) => row.customerType === type && [row.sets].flat().includes(marker))
  const own = withdrawals.some((row) => row.customerType === type && row.marker === marker)
  const by = (rows: readonly { customerType: CustomerType; marker: Marker }[]) =>
    rows.some((row) => row.customerType === type && row.marker === marker)
  return `${action || own ? 'S' : ''}${by(callOutcomes) ? 'P' : ''}${by(backOfficeOutcomes) ? 'J' : ''}`
}

describe('who sets which marker', () => {
  test.each(rows)('%s, %s: %s', (marker, type, by) => {
    expect(byWhom(marker, type)).toBe(by)
  })

  test('nothing else is set', () => {
    const named = new Set(rows.map(([marker, type]) => `${marker} ${type}`))
    const set = [
      ...outcomes.map(({ marker, customerType }) => `${marker} ${customerType}`),
      ...actions.flatMap(({ sets, customerType }) =>
        [sets]
          .flat()
          .filter((marker) => marker !== 'stays' && marker !== 'outcome')
          .map((marker) => `${marker} ${customerType}`),
      ),
    ]
    expect(set.filter((row) => !named.has(row))).toEqual([])
  })
})

// The back office's order (rulings, section 3): STP skips LOS and CRM; the card host comes last.
describe('what may follow', () => {
  test.each([
    ['NTB', 'VKYC_APPROVED', 'BCIF_INIT', 'customer-file', true],
    ['NTB', 'CKYC_APPROVED', 'BCIF_INIT', 'customer-file', true],
    ['NTB', 'AADHAAR_SUBMIT', 'BCIF_INIT', 'customer-file', false],
    ['NTB', 'BCIF_INIT', 'BCIF_APPROVED', 'customer-file', true],
    ['NTB', 'BCIF_APPROVED', 'LOS_PUSH', 'los', true],
    ['NTB', 'BCIF_APPROVED', 'CRM_PUSH', 'crm', true],
    ['NTB', 'LOS_APPROVED', 'VISIONPLUS_APPROVED', 'card-host', true],
    ['NTB', 'LOS_REJECT', 'VISIONPLUS_APPROVED', 'card-host', false],
    ['NTB', 'CRM_REJECT', 'VISIONPLUS_APPROVED', 'card-host', false],
    ['NTB', 'INTERNAL_REJECTION', 'VISIONPLUS_APPROVED', 'card-host', false],
    ['NTB', 'VKYC_REJECT', 'VKYC_APPROVED', 'vkycCustomerStatus', false],
    ['NTB', 'PENDING', 'VKYC_APPROVED', 'video-follow-up', true],
    ['NTB', 'BCIF_APPROVED', 'VISIONPLUS_APPROVED', 'los', false],
    ['ETB', 'VISIONPLUS_FAILED', 'VISIONPLUS_PUSH', 'card-host', true],
    ['ETB', 'VISIONPLUS_PUSH', 'VISIONPLUS_APPROVED', 'card-host', true],
    ['ETB', 'BRE_REJECT', 'BCIF_PUSH', 'customer-file', false],
  ] as const)('%s %s → %s by %s: %s', (type, from, marker, name, may) => {
    expect(maySet(type, from, marker, name)).toBe(may)
  })
})

test('a withdrawal has its row for both customer types, from every marker at which it is allowed', () => {
  for (const { customerType, from } of withdrawals)
    for (const completedScreen of markersOfType(customerType))
      expect([completedScreen, from.includes(completedScreen)]).toEqual([
        completedScreen,
        mayWithdraw({ completedScreen }),
      ])
  expect(withdrawals.map(({ customerType, marker }) => `${customerType} ${marker}`)).toEqual([
    'NTB INTERNAL_REJECTION',
    'ETB INTERNAL_REJECTION',
  ])
})

test('a marker that no row gives a call where the application stands is a bug', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const asked: Application = { ...newApplication('NTB'), completedScreen: 'WORK_DETAILS' }
  expect(setMarkerAfter('bureauCheck', asked, 'RESIDENCE_ADDRESS', at).completedScreen).toBe('RESIDENCE_ADDRESS')
  expect(() => setMarkerAfter('bureauCheck', asked, 'BRE_APPROVED', at)).toThrow('bureauCheck may not set BRE_APPROVED')
  expect(() => setMarkerAfter('ckycSearch', asked, 'RESIDENCE_ADDRESS', at)).toThrow('at WORK_DETAILS')
})

describe('a call whose answer the record shows', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const asked = (addresses: number): Application => ({
    ...newApplication('NTB'),
    completedScreen: 'WORK_DETAILS',
    facts: {
      bureau: {
        for: '',
        day: '2026-11-20',
        bureau: 'first',
        addresses: Array.from({ length: addresses }, () => ({}) as Address),
      },
    },
  })
  const searched = (found: boolean): Application => ({
    ...newApplication('NTB'),
    completedScreen: 'CONGRATULATION',
    facts: { ckyc: { for: '', found } },
  })

  test.each([
    ['bureauCheck', asked(0), 'RESIDENCE_ADDRESS'],
    ['bureauCheck', asked(2), 'WORK_DETAILS'],
    ['bureauCheck', { ...asked(0), completedScreen: 'RESIDENCE_ADDRESS_SELECTION' }, 'RESIDENCE_ADDRESS_SELECTION'],
    ['ckycSearch', searched(true), 'TANDCMATCH_FOUND'],
    ['ckycSearch', searched(false), 'TANDCMATCH_NOTFOUND'],
  ] as const)('[NX-S-05, NX-S-06] %s leads to its marker, or the marker stays', (call, record, marker) => {
    expect(applyOutcome(call, record, at).completedScreen).toBe(marker)
  })
})
