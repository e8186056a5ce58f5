import { describe, expect, test } from 'vitest'
import type { Application } from '../application/application.ts'
import { formOf } from '../steps/forms.ts'
import { actionRow, actions } from '../steps/actions.ts'
import { guard } from './guard.ts'
import { newApplication } from '../steps/sample-answers.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { standing } from './standing.ts'

const etb = (part: Partial<Application>): Application => ({ ...newApplication('ETB'), ...part })
const ntb = (part: Partial<Application>): Application => ({ ...newApplication('NTB'), ...part })
const actionsOf = (screen: ScreenId) => [
  ...new Set(actions.filter((row) => row.screen === screen).map(({ action }) => action)),
]

describe('screens that the specification only names', () => {
  test('[RT-72] credit-card: accept or decline the alternative card; regret once declined', () => {
    const rejected = (softOffer?: 'open' | 'declined') =>
      ntb({ completedScreen: 'BRE_REJECT', facts: { decision: { runs: 1, softOffer } } })
    expect(standing(rejected('open'))).toBe('credit-card')
    expect(actionsOf('credit-card')).toEqual(['accept', 'decide', 'decline'])
    expect(standing(rejected('declined'))).toBe('regret')
    expect(standing(rejected())).toBe('rejected')
  })

  test('[RT-72] eligible-card-listing, card-details, customise-card, then the offer check of the chosen card', () => {
    const choosing = (cardChoice?: Application['facts']['cardChoice']) =>
      etb({ completedScreen: 'ELIGIBLE_CARDS', facts: { cardChoice } })
    expect(standing(choosing())).toBe('eligible-card-listing')
    expect(standing(choosing({ productCode: 'pvrb' }))).toBe('auth-card-details')
    expect(standing(choosing({ productCode: 'pvrb', seenAt: '2026-11-20T12:00:00Z' }))).toBe('customise-card')
    expect(actionRow('customise-card', 'submit', 'ETB')?.call).toBe('customerOfferDetails')
    expect(Object.keys(formOf('customise-card')?.questions ?? {}).toSorted()).toEqual([
      'design',
      'frequentFlyerNumber',
      'nameOnCard',
      'network',
    ])
  })

  test('[RT-72] redirect comes before any external address, wherever the applicant is', () => {
    for (const completedScreen of ['VERIFY_MOBILE', 'INTERNAL_REJECTION', 'PENDING'] as const)
      expect(guard(ntb({ completedScreen }), 'redirect')).toBe('allowed')
  })

  test('[RT-72] detail-delivery-address is beside delivery-address, with an address of its own', () => {
    expect(
      guard(ntb({ completedScreen: 'OFFICEADDRESS_SUBMIT', journeyMode: 'NSTP' }), 'detail-delivery-address'),
    ).toBe('allowed')
    expect(guard(ntb({ completedScreen: 'VERIFY_MOBILE' }), 'detail-delivery-address')).toEqual({
      go: 'personal-details',
    })
    expect(Object.keys(formOf('detail-delivery-address')?.questions ?? {})).toEqual(
      expect.arrayContaining(['addressLine1', 'addressLine2', 'landmark', 'city', 'state', 'pincode']),
    )
  })

  test('[RT-72] kyc-try-again is open after a mismatch, kyc-unable-to-proceed from the requirements on', () => {
    const tried = (wrongCodes?: number) =>
      ntb({ completedScreen: 'CONGRATULATION', facts: { aadhaar: { wrongCodes } } })
    expect(guard(tried(1), 'kyc-try-again')).toBe('allowed')
    expect(guard(tried(), 'kyc-try-again')).toEqual({ go: 'kyc' })
    const proven = ntb({
      completedScreen: 'AADHAAR_SUBMIT',
      facts: { aadhaar: { verifiedAt: '2026-11-20T12:00:00Z' } },
    })
    expect(guard(proven, 'kyc-unable-to-proceed')).toBe('allowed')
    expect(guard(tried(), 'kyc-unable-to-proceed')).toEqual({ go: 'kyc' })
  })

  test('[RT-72] review-telecaller: what was entered is confirmed or corrected', () => {
    const assisted = ntb({ completedScreen: 'CONGRATULATION', channelCode: 'SF95', finalChannelCode: 'SF80' })
    expect(standing(assisted)).toBe('review-telecaller')
    expect(actionRow('review-telecaller', 'submit', 'NTB')?.answers).toBe(true)
    expect(actionRow('review-telecaller', 'submit', 'ETB')?.answers).toBe(true)
  })
})

test('[RO-01] applicants alone, NTB or ETB; the two types go different ways from the same marker', () => {
  const stands = (completedScreen: Application['completedScreen']) => [
    standing(ntb({ completedScreen })),
    standing(etb({ completedScreen })),
  ]
  expect(stands('VERIFY_MOBILE')).toEqual(['personal-details', 'dob'])
  expect(stands('BRE_APPROVED')).toEqual(['congratulations', 'tc'])
  expect(stands('WORK_DETAILS')).toEqual(['confirm-home-address', 'delivery-address'])
  expect([...new Set(actions.map(({ customerType }) => customerType))].toSorted()).toEqual(['ETB', 'NTB'])
})
