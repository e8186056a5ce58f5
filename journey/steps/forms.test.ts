import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Application } from '../application/application.ts'
import { viewOf } from '../application/view.ts'
import { recordUpTo } from '../flow/sample-records.ts'
import { newApplication, sampleAnswers, sampleDay, sampleEligibleCard, sampleEligibleCards } from './sample-answers.ts'
import type { ScreenForm } from './form.ts'
import { checkForm } from './form.ts'
import type { AskingScreen } from './forms.ts'
import { forms } from './forms.ts'

const application = newApplication('NTB')
const check = (screen: AskingScreen, changed: Record<string, string> = {}, record: Application = application) =>
  checkForm(
    forms[screen] as ScreenForm,
    { ...sampleAnswers[screen], ...changed },
    { today: sampleDay, application: record },
  )

/** A record on which every sample holds. */
const home = { ...sampleAnswers['home-address'], type: 'RESIDENCE', isEditied: 'N' } as never
const rich: Application = {
  ...application,
  addressDetails: [home],
  facts: {
    bureau: { for: '', day: sampleDay, bureau: 'first', addresses: [home] },
    customer: { crns: ['****1', '****2'], missing: ['emailId'], cards: sampleEligibleCards },
    eligibleCard: sampleEligibleCard,
    offerTerms: {
      deposit: { lowest: 25_000, highest: 90_000, step: 1000, standard: 28_000, limitPercent: 90, limitStep: 500 },
    },
  },
}

describe('every form', () => {
  const screens = Object.keys(forms) as AskingScreen[]

  test.each(screens)('%s: the form is of that screen and its sample passes', (screen) => {
    expect(forms[screen].screen).toBe(screen)
    expect(check(screen, {}, rich).mistakes).toEqual({})
  })

  test.each(screens)('%s: nothing given is refused, nothing thrown', (screen) => {
    const { mistakes } = checkForm(forms[screen] as ScreenForm, {}, { today: sampleDay, application: rich })
    expect(Object.keys(mistakes).length).toBeGreaterThan(0)
  })

  test.each(screens)('%s: garbage is refused in values, never by throwing', (screen) => {
    const form = forms[screen] as ScreenForm
    const fields = Object.keys(form.questions)
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: fields.length, maxLength: fields.length }),
        (values) => {
          const input = Object.fromEntries(fields.map((field, index) => [field, values[index] ?? '']))
          const { answers } = checkForm(form, input, { today: sampleDay, application: rich })
          expect(Object.keys(answers).every((field) => fields.includes(field))).toBe(true)
        },
      ),
      { numRuns: 30 },
    )
  })

  test.each(screens)('%s: names that every object inherits are values like any other', (screen) => {
    const form = forms[screen] as ScreenForm
    for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty'])
      for (const field of Object.keys(form.questions))
        expect(check(screen, { [field]: name }, rich).answers).toBeTypeOf('object')
  })

  test('secrets are never read back', () => {
    const record = viewOf(recordUpTo('virtual-card', 'NTB'))
    for (const screen of ['kyc', 'kyc-otp', 'verify-otp', 'verify-ts', 'set-mpin', 'virtual-card', 'dob'] as const)
      expect(forms[screen].read(record)).toEqual({})
  })

  test('what a screen saves it reads back', () => {
    const record = recordUpTo('check-answers', 'NTB')
    for (const screen of ['personal-details', 'more-personal-details', 'work-details'] as const) {
      const read = forms[screen].read(record)
      for (const [field, value] of Object.entries(sampleAnswers[screen]))
        if (value !== '') expect(read, `${screen} ${field}`).toHaveProperty(field, value)
    }
  })
})

describe('which fields are asked', () => {
  const asked = (screen: AskingScreen, changed: Record<string, string> = {}, record?: Application) =>
    Object.keys(check(screen, changed, record).answers)

  test.each([
    ['SALARIED', 'employmentType companyName companyEmail industryType incomeRange isBankDirector'],
    ['SELF_EMPLOYED', 'employmentType proprietorshipName industryType incomeRange isBankDirector'],
    ['RETIRED', 'employmentType incomeRange'],
    ['HOMEMAKER', 'employmentType'],
    ['STUDENT', 'employmentType'],
  ])('[EN-44, EN-46] work-details, %s: %s', (employmentType, fields) => {
    expect(asked('work-details', { employmentType })).toEqual(fields.split(' '))
  })

  test('[EN-44] a director of a bank names it', () => {
    expect(asked('work-details', { isBankDirector: 'Y' })).toContain('directorBankName')
    expect(check('work-details', { isBankDirector: 'Y' }).mistakes).toEqual({ directorBankName: 'requiredField' })
  })

  test('[VA-43] the income placeholder is no answer', () => {
    expect(check('work-details', { incomeRange: 'default' }).mistakes).toEqual({ incomeRange: 'incomeRequired' })
  })

  test('[EN-45, SP-11] the frequent flyer number is asked on the airline card, and optional', () => {
    const airline = { ...application, isAirlineCobrand: true }
    expect(asked('more-personal-details')).not.toContain('frequentFlyerNumber')
    expect(asked('more-personal-details', {}, airline)).toContain('frequentFlyerNumber')
    expect(check('more-personal-details', {}, airline).mistakes).toEqual({})
    expect(check('more-personal-details', { frequentFlyerNumber: '12' }, airline).mistakes).toEqual({
      frequentFlyerNumber: 'frequentFlyerInvalid',
    })
  })

  test('an existing customer is asked for what is missing, and nothing else', () => {
    const missing = (...fields: string[]) => ({ ...application, facts: { customer: { missing: fields } } })
    expect(asked('etb-personal-details', {}, missing('gender', 'emailId'))).toEqual(['emailId', 'gender'])
    expect(asked('etb-personal-details', {}, missing())).toEqual([])
  })

  test('[SC-49] the card is revealed by the PIN, or by a code for a holder without one', () => {
    const pin = { ...application, facts: { mpin: { setAt: '2026-11-20', failures: 0 } } }
    expect(asked('virtual-card', {}, pin)).toEqual(['mpin'])
    expect(asked('virtual-card')).toEqual(['otp'])
  })
})

describe('rules between fields', () => {
  test('[VA-32] the confirmed PIN must match', () => {
    expect(check('set-mpin', { confirmMpin: '482914' }).mistakes).toEqual({ confirmMpin: 'mpinMismatch' })
  })

  test('[VA-29, VA-30, VA-31] what is wrong with a PIN is said once, though it is entered twice', () => {
    for (const mpin of ['1234', '111111', '123456']) {
      const { mistakes } = check('set-mpin', { mpin, confirmMpin: mpin })
      expect(Object.keys(mistakes)).toEqual(['mpin'])
    }
    expect(check('set-mpin', { confirmMpin: '' }).mistakes).toEqual({ confirmMpin: 'mpinInvalid' })
    expect(check('set-mpin', { confirmMpin: '12' }).mistakes).toEqual({ confirmMpin: 'mpinMismatch' })
  })

  test('the PIN is not the date of birth', () => {
    const born = {
      ...application,
      applicantDetails: [{ mobileNumber: '9876543210', dateOfBirth: '1990-04-17' }],
    } as Application
    for (const mpin of ['170490', '041790', '900417'])
      expect(check('set-mpin', { mpin, confirmMpin: mpin }, born).mistakes).toEqual({ mpin: 'mpinIsBirthDate' })
  })

  test.each(['2', '10', '-1', '1e1', 'x'])('a place that is not in the list (%s) is refused', (addressChoice) => {
    expect(check('confirm-home-address', { addressChoice }, rich).mistakes).toEqual({ addressChoice: 'choiceInvalid' })
  })

  test('the card goes to an address that is on file', () => {
    expect(check('delivery-address', { addressType: 'OFFICE' }, rich).mistakes).toEqual({
      addressType: 'choiceInvalid',
    })
    expect(check('delivery-address', { addressType: 'RESIDENCE' }, rich).mistakes).toEqual({})
  })
})

describe('consents', () => {
  test.each([
    ['verify-mobile', 'consentTnc consentBureau'],
    ['confirm', 'consentTnc consentBureau'],
    ['congratulations', 'consentKfs consentMitc consentTnc'],
    ['tc', 'consentKfs consentMitc consentTnc'],
    ['tcc', 'consentKfs consentMitc consentTnc'],
    ['kyc', 'consentAadhaar'],
    ['requirements', 'consentVkyc'],
  ] as const)('[VA-03] %s: %s must be ticked, each by itself', (screen, boxes) => {
    for (const box of boxes.split(' '))
      for (const value of ['', 'N', 'false'])
        expect(check(screen, { [box]: value }).mistakes).toEqual({ [box]: 'consentRequired' })
  })

  test.each([
    ['verify-mobile', 'consentWhatsapp'],
    ['confirm', 'consentPartnerStatus'],
    ['verify-mobile', 'consentPartnerStatus'],
    ['congratulations', 'consentCkyc'],
    ['tcc', 'consentCkyc'],
    ['set-mpin', 'consentMbanking'],
  ] as const)('%s: %s is optional', (screen, box) => {
    expect(check(screen, { [box]: '' }).mistakes).toEqual({})
  })
})
