import { describe, expect, test } from 'vitest'
import type { ApplicationView } from '../application/view.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import { newApplication } from '../steps/sample-answers.ts'
import { progressOf } from './progress.ts'
import { screenIds } from '../ids/screen-ids.ts'
import type { ScreenId } from '../ids/screen-ids.ts'

const steps = {
  NTB: 'verification personal work address documents kyc complete',
  ETB: 'verification missingPersonalDetails work addresses termsAndConditions virtualCard complete',
} as const

// rulings, PB-18 and section 7 (Progress); id, step, percent, screens
const table: readonly [string, CustomerType, string, number | undefined, string][] = [
  ['[PB-11, PB-18]', 'NTB', 'verification', undefined, 'verify-application verify-mobile verify-otp'],
  ['[PB-12, PB-18]', 'NTB', 'personal', undefined, 'personal-details more-personal-details'],
  ['[PB-13, PB-18]', 'NTB', 'work', undefined, 'work-details'],
  [
    '[PB-14, PB-18]',
    'NTB',
    'address',
    undefined,
    'confirm-home-address home-address check-answers verify-ts confirm-office-address office-address delivery-address detail-delivery-address review-telecaller credit-card',
  ],
  ['[PB-15, PB-18]', 'NTB', 'documents', undefined, 'upload-document perfios-redirect tcc'],
  [
    '[PB-16, PB-18]',
    'NTB',
    'kyc',
    undefined,
    'kyc kyc-otp kyc-unable-to-proceed kyc-try-again searching-agent agent-unavailable agent-waiting permission kyc-unable-to-verify kyc-later unregistered-mobile aadhaar-denied location requirements',
  ],
  ['[PB-17, PB-18]', 'NTB', 'complete', undefined, 'submitted submitted-crm set-mpin virtual-card'],
  [
    '[PB-04, PB-18]',
    'ETB',
    'verification',
    20,
    'multiple-crn crn dob eligible-card-listing auth-card-details customise-card',
  ],
  ['[PB-05, PB-18]', 'ETB', 'missingPersonalDetails', 40, 'etb-personal-details'],
  ['[PB-06, PB-18]', 'ETB', 'work', 40, 'work-details'],
  [
    '[PB-07, PB-18]',
    'ETB',
    'addresses',
    60,
    'address-not-available office-address delivery-address detail-delivery-address credit-card',
  ],
  ['[PB-08, PB-18]', 'ETB', 'termsAndConditions', 80, 'review-telecaller tc'],
  ['[PB-09, PB-18]', 'ETB', 'virtualCard', 100, 'virtual-card'],
  ['[PB-18]', 'ETB', 'virtualCard', 80, 'submitted'],
  ['[PB-10, PB-18]', 'ETB', 'complete', 100, 'set-mpin'],
]

describe('progress', () => {
  test.each(table)('%s %s: the screens of the step %s', (_ids, type, step, percent, screens) => {
    for (const screen of screens.split(' ') as ScreenId[]) {
      const progress = progressOf(type, screen)
      expect(progress, screen).toMatchObject({ current: step })
      expect(progress?.percent, screen).toBe(percent)
    }
  })

  test.each(['NTB', 'ETB'] as const)('[PB-01] %s: every other screen shows no bar', (type) => {
    const listed = table.filter(([, of]) => of === type).flatMap(([, , , , screens]) => screens.split(' '))
    for (const screen of screenIds)
      if (!listed.includes(screen)) expect(progressOf(type, screen), screen).toBeUndefined()
  })

  test.each(['NTB', 'ETB'] as const)('[PB-02] %s: before the active step completed, after it inactive', (type) => {
    for (const [, of, step, , screens] of table) {
      if (of !== type) continue
      const names = steps[type].split(' ').filter((name) => name !== 'documents' || step === name)
      const progress = progressOf(type, screens.split(' ')[0] as ScreenId)
      const active = names.indexOf(step)
      expect(progress?.steps).toEqual(
        names.map((name, index) => ({
          step: name,
          state: index < active ? 'completed' : index === active ? 'active' : 'inactive',
        })),
      )
    }
  })

  test('[PB-18] documents count once they are due, and steps that a customer does not need do not', () => {
    const names = (type: CustomerType, view: Partial<ApplicationView>) =>
      progressOf(type, type === 'NTB' ? 'kyc' : 'delivery-address', { view: view as ApplicationView })?.steps.map(
        ({ step }) => step,
      )
    expect(names('NTB', {})).not.toContain('documents')
    expect(names('NTB', { isDocRequired: 'Y' })).toContain('documents')
    expect(names('ETB', { customerType: 'ETB', customerOfferType: 'PA' })).toEqual(
      'verification addresses termsAndConditions virtualCard complete'.split(' '),
    )
    expect(names('ETB', { customerType: 'ETB', customerOfferType: 'NPQ' })).toContain('work')
    // Until the bank's offer is known, nobody is told of a step that may never come.
    expect(names('ETB', { customerType: 'ETB' })).not.toContain('work')
  })

  test('[PB-03] only ETB has a fill', () => {
    expect(progressOf('NTB', 'work-details')).not.toHaveProperty('percent')
    expect(progressOf('ETB', 'work-details')).toHaveProperty('percent', 40)
  })

  const ends = (progress: ReturnType<typeof progressOf>) =>
    progress?.current === 'complete' && progress.steps.every(({ state }) => state === 'completed')
  const at = (completedScreen: Marker, type: CustomerType): ApplicationView => ({
    ...newApplication(type),
    completedScreen,
  })

  test('[PB-10, PB-18] ETB: the revealed card, or the PIN, completes the journey', () => {
    expect(progressOf('ETB', 'virtual-card', { revealed: true })).toMatchObject({ current: 'complete', percent: 100 })
    expect(ends(progressOf('ETB', 'virtual-card', { revealed: true }))).toBe(true)
    expect(ends(progressOf('ETB', 'virtual-card', { view: at('MPIN_SET', 'ETB') }))).toBe(true)
    expect(progressOf('ETB', 'virtual-card')).toMatchObject({ current: 'virtualCard' })
  })

  test('[PB-17, PB-18] the last step is completed once the card is there, and not while it is being issued', () => {
    for (const screen of ['submitted', 'submitted-crm', 'set-mpin'] as const)
      expect(progressOf('NTB', screen)?.steps.at(-1), screen).toEqual({ step: 'complete', state: 'active' })
    expect(ends(progressOf('NTB', 'virtual-card'))).toBe(true)
    for (const screen of ['submitted', 'virtual-card', 'set-mpin'] as const)
      expect(progressOf('ETB', screen)?.steps.at(-1)?.state, screen).not.toBe('completed')
  })

  test.each(['NTB', 'ETB'] as const)('[PB-18] %s: from the terms to the card the bar never steps back', (type) => {
    const way = type === 'NTB' ? ['submitted', 'set-mpin', 'virtual-card'] : ['tc', 'submitted', 'virtual-card']
    const seen = way.map((screen) => progressOf(type, screen as ScreenId))
    const done = seen.map((progress) => progress?.steps.filter(({ state }) => state === 'completed').length ?? -1)
    expect(done).toEqual(done.toSorted((one, other) => one - other))
    const fill = seen.map((progress) => progress?.percent ?? 0)
    expect(fill).toEqual(fill.toSorted((one, other) => one - other))
  })

  test('[PB-18] a declined application shows no bar', () => {
    expect(progressOf('NTB', 'submitted', { view: at('LOS_REJECT', 'NTB') })).toBeUndefined()
    expect(progressOf('NTB', 'submitted-crm', { view: at('CRM_REJECT', 'NTB') })).toBeUndefined()
  })
})

test('an application that waits for the bank before its decision stays at its step of the bar', () => {
  const early = { ...newApplication('NTB'), completedScreen: 'PENDING' } as const
  expect(progressOf('NTB', 'submitted', { view: early })?.current).toBe('personal')
  const later = { ...early, journeyMode: 'STP' } as const
  expect(progressOf('NTB', 'submitted', { view: later })?.current).toBe('complete')
})
