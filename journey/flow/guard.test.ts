import { describe, expect, test } from 'vitest'
import { always, backOf, guard, isPublic } from './guard.ts'
import { mayAct } from './may-act.ts'
import { etbMarkers, ntbMarkers, sharedMarkers } from '../ids/markers.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import { newApplication } from '../steps/sample-answers.ts'
import { reachable, recordUpTo } from './sample-records.ts'
import { screenIds } from '../ids/screen-ids.ts'
import type { ScreenId } from '../ids/screen-ids.ts'

const details = 'personal-details more-personal-details work-details confirm-home-address'
const kyc = 'kyc unregistered-mobile aadhaar-denied kyc-later'
const call = 'requirements kyc-unable-to-proceed agent-unavailable kyc-later'
const delivery = 'delivery-address detail-delivery-address'
/** What the bank's file has, to look at. */
const review = 'etb-personal-details'

/** Marker → where an applicant who has just reached it stands, and what else is open. Written by hand. */
const ntb: Record<keyof typeof ntbMarkers | keyof typeof sharedMarkers, [string, string?]> = {
  VERIFY_MOBILE: ['personal-details'],
  PERSONAL_DETAILS: ['more-personal-details', 'personal-details'],
  ADDITIONAL_PERSONAL_DETAILS: ['work-details', 'personal-details more-personal-details'],
  WORK_DETAILS: ['confirm-home-address', 'personal-details more-personal-details work-details'],
  RESIDENCE_ADDRESS_SELECTION: ['check-answers', details],
  RESIDENCE_ADDRESS: ['home-address', 'personal-details more-personal-details work-details'],
  BRE_REJECT: ['rejected'],
  BRE_APPROVED: ['congratulations'],
  CONGRATULATION: ['kyc', kyc],
  OFFICEADDRESS_SUCCESS: ['kyc', kyc],
  TANDCMATCH_FOUND: ['kyc', kyc],
  TANDCMATCH_NOTFOUND: ['kyc', kyc],
  CKYC_REJECT: ['kyc', kyc],
  CKYC_REFER: ['kyc', kyc],
  AADHAAR_SUBMIT: ['requirements', call],
  SCAN_DOCUMENT: ['requirements', call],
  NSTP: ['kyc', kyc],
  NSTP_CKYC_REJECT: ['kyc', kyc],
  NSTP_CKYC_REFER: ['kyc', kyc],
  CKYC_APPROVED: ['submitted'],
  NSTP_CKYC_APPROVED: ['submitted'],
  VKYC_APPROVED: ['submitted'],
  BCIF_INIT: ['submitted'],
  BCIF_APPROVED: ['submitted'],
  LOS_APPROVED: ['submitted'],
  LOS_REJECT: ['submitted'],
  LOS_PUSH: ['submitted'],
  PENDING: ['kyc-unable-to-verify'],
  CRM_APPROVED: ['submitted-crm'],
  CRM_REJECT: ['submitted-crm'],
  CRM_PUSH: ['submitted-crm'],
  VKYC_INIT: ['searching-agent', `location permission ${call}`],
  VKYC_REJECT: ['vkycRejection'],
  VISIONPLUS_APPROVED: ['set-mpin'],
  FIRST_BRE_REFERRED: ['office-address'],
  OFFICEADDRESS_SUBMIT: ['delivery-address', `confirm-office-address office-address ${delivery}`],
  DELIVERY_ADDRESS_SUBMIT: ['upload-document', `confirm-office-address office-address ${delivery} perfios-redirect`],
  PERFIOS: ['upload-document', `confirm-office-address office-address ${delivery} perfios-redirect`],
  FINAL_BRE_APPROVED: ['tcc'],
  FINAL_BRE_REJECT: ['rejected'],
  INTERNAL_REJECTION: ['invalid-pincode'],
  MPIN_SET: ['virtual-card'],
  NOT_SOURCING: ['not-sourcing'],
  PAN_ALREADY_REGISTERED: ['pan-registered'],
  VISIT_NEAREST_BRANCH: ['visit-branch'],
  NO_REGISTERED_MOBILE: ['no-registered-mobile'],
}

const etb: Partial<Record<Marker, [string, string?]>> = {
  VERIFY_MOBILE: ['dob'],
  VERIFY_DOB_CRN: ['dob', 'multiple-crn'],
  BRE_APPROVED: ['tc', review],
  FIRST_BRE_REFERRED: ['tc', review],
  ADDRESS_UPDATE_PENDING: ['submitted'],
  VISIONPLUS_FAILED: ['submitted'],
  BCIF_PUSH: ['submitted'],
  LOS_PUSH: ['submitted'],
  CRM_PUSH: ['submitted'],
  VISIONPLUS_PUSH: ['submitted'],
  PENDING: ['submitted'],
  VIRTUAL_CARD_DETAILS: ['virtual-card', 'set-mpin'],
  VISIONPLUS_APPROVED: ['virtual-card', 'set-mpin'],
  OFFER_CHECK_PQ: ['work-details', review],
  OFFER_CHECK_NPQ: ['work-details', review],
  WORK_DETAILS: ['delivery-address', `work-details ${delivery} ${review}`],
  OFFER_CHECK_PA: ['delivery-address', `${delivery} ${review}`],
  MISSING_PERSONAL_DETAILS: ['etb-personal-details'],
  MISSING_OFFICE_ADDRESS: ['office-address', review],
  ELIGIBLE_CARDS: ['eligible-card-listing'],
  ADDRESS_NOT_IN_BCIF: ['address-not-available'],
  OFFICEADDRESS_SUBMIT: ['delivery-address', `office-address ${delivery} ${review}`],
  MPIN_SET: ['virtual-card'],
  VKYC_REJECT: ['vkycRejection'],
  BRE_REJECT: ['rejected'],
  INTERNAL_REJECTION: ['invalid-pincode'],
  NOT_SOURCING: ['not-sourcing'],
  VISIT_NEAREST_BRANCH: ['visit-branch'],
  NO_REGISTERED_MOBILE: ['no-registered-mobile'],
}

/** The first record that is reached with this marker and stands on this screen, of an employee if there is one. */
const recordAt = (type: CustomerType, marker: Marker, screen: ScreenId) => {
  const hits = reachable(type).filter(({ record, ...at }) => record.completedScreen === marker && at.screen === screen)
  const hit = hits.find(({ record }) => record.workDetails?.employmentType === 'SALARIED') ?? hits[0]
  if (!hit) throw new Error(`${type} ${marker} never stands on ${screen}`)
  return hit.record
}

const matrix = [
  ...Object.entries(ntb).map(([marker, row]) => ['NTB', marker, ...row]),
  ...Object.entries(etb).map(([marker, row]) => ['ETB', marker, ...row]),
] as [CustomerType, Marker, ScreenId, string | undefined][]

describe('guard', () => {
  test('the table names every marker', () => {
    const named = (type: CustomerType) => matrix.flatMap(([of, marker]) => (of === type ? [marker] : [])).toSorted()
    expect(named('NTB')).toEqual([...Object.keys(ntbMarkers), ...Object.keys(sharedMarkers)].toSorted())
    // An existing customer's PAN is never asked for in the way that finds it registered.
    const etbReached = Object.keys({ ...etbMarkers, ...sharedMarkers }).filter(
      (marker) => marker !== 'PAN_ALREADY_REGISTERED',
    )
    expect(named('ETB')).toEqual(etbReached.toSorted())
  })

  test.each(matrix)('[AP-02] %s %s: exactly the declared screens are open', (type, marker, here, others = '') => {
    const record = recordAt(type, marker, here)
    const open = new Set<string>([here, ...others.split(' '), 'auth-error', 'redirect'])
    for (const screen of screenIds) {
      if (isPublic(screen)) expect(guard(record, screen), screen).toBe('allowed')
      else expect(guard(record, screen), screen).toEqual(open.has(screen) ? 'allowed' : { go: here })
    }
  })

  test('an unknown marker opens the generic error alone', () => {
    const record = { ...newApplication('NTB'), completedScreen: 'UNHEARD_OF' as Marker }
    for (const screen of screenIds)
      if (!isPublic(screen))
        expect(guard(record, screen)).toEqual(always.includes(screen) ? 'allowed' : { go: 'auth-error' })
  })

  test('kyc-try-again opens after a wrong code, not before', () => {
    const record = recordUpTo('kyc-otp', 'NTB')
    expect(guard(record, 'kyc-try-again')).toEqual({ go: 'kyc-otp' })
    const wrong = { ...record, facts: { ...record.facts, aadhaar: { ...record.facts.aadhaar, wrongCodes: 1 } } }
    expect(guard(wrong, 'kyc-try-again')).toBe('allowed')
  })
})

describe('actions', () => {
  test.each([
    ['VERIFY_MOBILE', 'personal-details', 'submit', true],
    ['VERIFY_MOBILE', 'more-personal-details', 'submit', false],
    ['VERIFY_MOBILE', 'set-mpin', 'submit', false],
    ['WORK_DETAILS', 'personal-details', 'submit', true],
    ['WORK_DETAILS', 'home-address', 'submit', false],
    ['RESIDENCE_ADDRESS', 'home-address', 'submit', true],
    ['RESIDENCE_ADDRESS', 'check-answers', 'submit', false],
    ['RESIDENCE_ADDRESS_SELECTION', 'check-answers', 'submit', true],
    ['BRE_APPROVED', 'personal-details', 'submit', false],
    ['BRE_APPROVED', 'office-address', 'submit', false],
    ['BRE_APPROVED', 'credit-card', 'accept', false],
    ['CONGRATULATION', 'kyc-otp', 'submit', false],
    ['CONGRATULATION', 'kyc', 'submit', true],
    ['AADHAAR_SUBMIT', 'permission', 'submit', false],
    ['VISIONPLUS_APPROVED', 'set-mpin', 'submit', true],
    ['MPIN_SET', 'set-mpin', 'submit', false],
    ['MPIN_SET', 'virtual-card', 'reveal-cvv', true],
    ['VERIFY_MOBILE', 'personal-details', 'no-such-action', false],
  ] as const)('NTB %s: %s %s: %s', (marker, screen, action, may) => {
    expect(mayAct(recordUpTo(marker, 'NTB'), screen, action)).toBe(may)
  })

  test('an action of the other customer type is none', () => {
    expect(mayAct(recordUpTo('VERIFY_MOBILE', 'ETB'), 'personal-details', 'submit')).toBe(false)
    expect(mayAct(recordUpTo('VERIFY_MOBILE', 'NTB'), 'dob', 'submit')).toBe(false)
  })
})

describe('back', () => {
  test.each([
    ['NTB', 'personal-details', undefined],
    ['NTB', 'more-personal-details', 'personal-details'],
    ['NTB', 'work-details', 'more-personal-details'],
    ['NTB', 'confirm-home-address', 'work-details'],
    ['NTB', 'home-address', 'work-details'],
    ['NTB', 'congratulations', undefined],
    ['NTB', 'upload-document', 'delivery-address'],
    ['NTB', 'kyc-otp', 'kyc'],
    ['NTB', 'requirements', undefined],
    ['NTB', 'location', 'requirements'],
    ['NTB', 'submitted', undefined],
    ['ETB', 'auth-card-details', 'eligible-card-listing'],
    ['ETB', 'customise-card', 'auth-card-details'],
  ] as const)('%s: from %s to %s', (type, screen, back) => {
    expect(backOf(recordUpTo(screen, type), screen)).toBe(back)
  })

  test('from the office address to the offer', () => {
    expect(backOf(recordAt('NTB', 'BRE_APPROVED', 'office-address'), 'office-address')).toBe('congratulations')
  })

  test('from the delivery address to the office address, but not if that was given before the referral', () => {
    expect(backOf(recordAt('NTB', 'OFFICEADDRESS_SUBMIT', 'delivery-address'), 'delivery-address')).toBe(
      'confirm-office-address',
    )
    const given = recordAt('NTB', 'FIRST_BRE_REFERRED', 'delivery-address')
    expect(given.facts.officeSavedAt).toBeDefined()
    expect(backOf(given, 'delivery-address')).toBeUndefined()
    expect(guard(given, 'office-address')).toBe('allowed')
    expect(guard(given, 'confirm-office-address')).toEqual({ go: 'delivery-address' })
  })

  test('from another address to the choice of the bureau’s', () => {
    const [found] = reachable('NTB').filter(
      ({ record }) => record.completedScreen === 'RESIDENCE_ADDRESS' && record.facts.bureau?.addresses.length,
    )
    expect(found?.screen).toBe('home-address')
    expect(backOf(found!.record, 'home-address')).toBe('confirm-home-address')
    expect(guard(found!.record, 'confirm-home-address')).toBe('allowed')
  })

  test('from a screen beside the way to where it opened', () => {
    expect(backOf(recordUpTo('delivery-address', 'NTB'), 'detail-delivery-address')).toBe('delivery-address')
    expect(backOf(recordUpTo('upload-document', 'NTB'), 'perfios-redirect')).toBe('upload-document')
  })
})
