import { describe, expect, test } from 'vitest'
import type { Application } from '../application/application.ts'
import { addressOf } from '../application/due.ts'
import { personKey, personOf } from '../application/person.ts'
import { withFacts } from '../application/record.ts'
import type { Answers } from '../steps/form.ts'
import type { AskingScreen } from '../steps/forms.ts'
import { actionRow } from '../steps/actions.ts'
import { applyAction } from './apply.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import { openNeeds, panFactKey } from '../steps/needs.ts'
import { newApplication, sampleAnswers, sampleSecuredProduct } from '../steps/sample-answers.ts'
import { reachable, recordUpTo } from './sample-records.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { standing } from './standing.ts'

const at = '2026-11-20T12:00:00.000Z'
const personal = sampleAnswers['personal-details']
const office = sampleAnswers['office-address']
const home = sampleAnswers['home-address']

/** The row of an action; all of them exist. */
const row = (screen: ScreenId, action = 'submit', type: CustomerType = 'NTB') => actionRow(screen, action, type)!

/** The record with the facts that an identity needs, for these answers. */
const knowing = (record: Application, answers: Answers): Application =>
  withFacts(record, {
    email: { verified: answers.emailId ?? '', at },
    pan: { for: panFactKey(answers), status: 'valid', names: 'match', birthDate: 'match' },
    panDedupe: { for: answers.panNumber ?? '', result: 'free' },
    screening: { for: panFactKey(answers), result: 'clear' },
  })

const submitPersonal = (record: Application, changed: Record<string, string>) => {
  const answers = { ...personal, ...changed }
  return applyAction(knowing(record, answers), row('personal-details'), answers, at)
}

describe('needs', () => {
  const needing = (screen: AskingScreen, facts: Application['facts'], changed: Record<string, string> = {}) =>
    openNeeds(
      row(screen),
      { ...newApplication('NTB'), facts: { screening: clear, ...facts } },
      { ...sampleAnswers[screen], ...changed },
    ).map(({ need, state, ...rest }) => [need, ...(state === 'ask' ? ['ask'] : Object.values(rest))].join(' '))
  const email = { verified: 'asha.rao@example.in', at }
  const clear = { for: panFactKey(personal), result: 'clear' } as const
  const good = { for: panFactKey(personal), status: 'valid', names: 'match', birthDate: 'match' } as const
  const free = { for: 'ABCPR1234K', result: 'free' } as const

  test.each<[string, Application['facts'], string[]]>([
    ['nothing asked yet', {}, ['emailVerified emailId emailNotVerified', 'panValid ask', 'panFree ask']],
    ['all good', { email, pan: good, panDedupe: free }, []],
    [
      'another e-mail was proven',
      { email: { verified: 'b@c.in', at }, pan: good, panDedupe: free },
      ['emailVerified emailId emailNotVerified'],
    ],
    [
      'another PAN was asked about',
      { email, pan: { ...good, for: 'other' }, panDedupe: { ...free, for: 'other' } },
      ['panValid ask', 'panFree ask'],
    ],
    [
      'the issuer knows no such PAN',
      { email, pan: { ...good, status: 'unknown' }, panDedupe: free },
      ['panValid P100'],
    ],
    [
      '[VA-42] not linked with Aadhaar',
      { email, pan: { ...good, status: 'notLinked' }, panDedupe: free },
      ['panValid panNumber panNotLinked'],
    ],
    [
      '[VA-37] another birth date',
      { email, pan: { ...good, birthDate: 'mismatch' }, panDedupe: free },
      ['panValid dateOfBirth birthDateMismatch'],
    ],
    [
      'other names',
      { email, pan: { ...good, names: 'mismatch' }, panDedupe: free },
      ['panValid lastName panNameMismatch'],
    ],
    ['PAN in another application', { email, pan: good, panDedupe: { ...free, result: 'inUse' } }, ['panFree P101']],
    ['with another mobile', { email, pan: good, panDedupe: { ...free, result: 'otherMobile' } }, ['panFree P107']],
    [
      'an existing customer',
      { email, pan: good, panDedupe: { ...free, result: 'customer' } },
      ['panFree PAN_ALREADY_REGISTERED'],
    ],
    [
      'one without a mobile',
      { email, pan: good, panDedupe: { ...free, result: 'customerNoMobile' } },
      ['panFree NO_REGISTERED_MOBILE'],
    ],
  ])('personal-details: %s', (_title, facts, open) => {
    expect(needing('personal-details', facts)).toEqual(open)
  })

  test('work-details: the company is asked about where there is one', () => {
    expect(needing('work-details', {})).toEqual(['companyNotExcluded ask'])
    expect(needing('work-details', { negativeCheck: { for: 'Neel Software Limited', excluded: false } })).toEqual([])
    expect(needing('work-details', { negativeCheck: { for: 'Neel Software Limited', excluded: true } })).toEqual([
      'companyNotExcluded NOT_SOURCING',
    ])
    expect(openNeeds(row('work-details'), newApplication('NTB'), { employmentType: 'STUDENT' })).toEqual([])
  })

  test.each<[string, Application['facts']['pincode'], Record<string, string>, string[]]>([
    ['not asked', undefined, {}, ['pincodeServed ask']],
    ['another one was asked', { for: '110001', result: 'served' }, {}, ['pincodeServed ask']],
    ['served', { for: '560001', result: 'served', city: 'BENGALURU', state: 'Karnataka' }, {}, []],
    [
      '[PC-14] another city',
      { for: '560001', result: 'served', city: 'Mysuru', otherCity: 'Bengaluru' },
      {},
      ['pincodeServed city cityNotOfPincode'],
    ],
    [
      '[PC-14] another state',
      { for: '560001', result: 'served', state: 'Goa' },
      {},
      ['pincodeServed state stateNotOfPincode'],
    ],
    [
      '[PC-12] unserved, typed',
      { for: '560001', result: 'unserved' },
      {},
      ['pincodeServed pincode pincodeNotServiceable'],
    ],
    [
      '[PC-12] unknown, typed',
      { for: '560001', result: 'unknown' },
      {},
      ['pincodeServed pincode pincodeNotServiceable'],
    ],
    [
      '[PC-12] unserved, confirmed',
      { for: '560001', result: 'unserved' },
      { pincodeConfirmed: 'Y' },
      ['pincodeServed INTERNAL_REJECTION'],
    ],
  ])('home-address: pincode %s', (_title, pincode, changed, open) => {
    expect(needing('home-address', { pincode }, changed)).toEqual(open)
  })

  test('[PC-12] a delivery pincode is never rejected, confirmed or not', () => {
    const record = withFacts(newApplication('NTB'), { pincode: { for: '560001', result: 'unserved' } })
    const answers = { ...sampleAnswers['detail-delivery-address'], pincodeConfirmed: 'Y' }
    expect(openNeeds(row('detail-delivery-address'), record, answers)).toMatchObject([
      { state: 'refused', field: 'pincode', message: 'pincodeNotServiceable' },
    ])
  })

  test('an unmet need is a bug of the caller', () => {
    expect(() => applyAction(newApplication('NTB'), row('personal-details'), personal, at)).toThrow('emailVerified')
  })
})

describe('what an action sets', () => {
  test.each<[CustomerType, Marker, ScreenId, Marker]>([
    ['NTB', 'VERIFY_MOBILE', 'personal-details', 'PERSONAL_DETAILS'],
    ['NTB', 'PERSONAL_DETAILS', 'more-personal-details', 'ADDITIONAL_PERSONAL_DETAILS'],
    ['NTB', 'ADDITIONAL_PERSONAL_DETAILS', 'work-details', 'WORK_DETAILS'],
    ['NTB', 'FINAL_BRE_APPROVED', 'tcc', 'NSTP'],
    ['NTB', 'PAN_ALREADY_REGISTERED', 'pan-registered', 'VISIT_NEAREST_BRANCH'],
    ['NTB', 'OFFICEADDRESS_SUBMIT', 'delivery-address', 'DELIVERY_ADDRESS_SUBMIT'],
    ['NTB', 'DELIVERY_ADDRESS_SUBMIT', 'perfios-redirect', 'PERFIOS'],
    ['ETB', 'VERIFY_MOBILE', 'crn', 'VERIFY_DOB_CRN'],
    ['ETB', 'VERIFY_MOBILE', 'multiple-crn', 'VERIFY_DOB_CRN'],
  ])('[AP-02] %s at %s: %s sets %s', (type, marker, screen, sets) => {
    const action = screen === 'pan-registered' ? 'no-registered-number' : 'submit'
    const answers: Answers = sampleAnswers[screen as AskingScreen] ?? {}
    const record = withFacts(knowing(recordUpTo(marker, type), answers), {
      negativeCheck: { for: 'Neel Software Limited', excluded: false },
      pincode: { for: '560001', result: 'served' },
      typedCrn: { for: answers.crn ?? '', result: 'own' },
    })
    expect(applyAction(record, row(screen, action, type), answers, at).completedScreen).toBe(sets)
  })

  test('[SC-17] pan-registered records party type R as reason', () => {
    const after = applyAction(
      recordUpTo('PAN_ALREADY_REGISTERED', 'NTB'),
      row('pan-registered', 'no-registered-number'),
      {},
      at,
    )
    expect(after).toMatchObject({
      completedScreen: 'VISIT_NEAREST_BRANCH',
      reason: 'ETB customer found with party type R',
    })
  })

  test('a bureau address becomes the home address', () => {
    const record = recordUpTo('confirm-home-address', 'NTB')
    const before = withFacts(record, {
      bureau: {
        for: personKey(personOf(record)),
        day: '2026-11-20',
        bureau: 'first',
        addresses: [
          { ...home, type: 'RESIDENCE', isEditied: 'N' } as never,
          { ...home, addressLine1: '2 Hill', pincode: '560002', reportedDate: '2026-08-01' } as never,
        ],
      },
      pincode: { for: '560002', result: 'served' },
    })
    const after = applyAction(before, row('confirm-home-address'), { addressChoice: '1', referralCode: 'FRIEND7' }, at)
    expect(after).toMatchObject({
      completedScreen: 'RESIDENCE_ADDRESS_SELECTION',
      referralCode: 'FRIEND7',
      residenceServiceable: 'Y',
    })
    const chosen = {
      ...home,
      addressLine1: '2 Hill',
      pincode: '560002',
      type: 'RESIDENCE',
      isEditied: 'N',
      source: 'bureau',
    }
    expect(addressOf(after, 'RESIDENCE')).toEqual(chosen)
  })

  test('"another address" forgets the chosen one and opens the form', () => {
    const after = applyAction(recordUpTo('check-answers', 'NTB'), row('confirm-home-address', 'another'), {}, at)
    expect(after.completedScreen).toBe('RESIDENCE_ADDRESS')
    expect(addressOf(after, 'RESIDENCE')).toBeUndefined()
    expect(standing(after)).toBe('home-address')
  })

  test('[PC-01] a served home pincode: residenceServiceable Y, the marker stays', () => {
    const before = withFacts(recordUpTo('RESIDENCE_ADDRESS', 'NTB'), { pincode: { for: '560001', result: 'served' } })
    const after = applyAction(before, row('home-address'), home, at)
    expect(after).toMatchObject({ completedScreen: 'RESIDENCE_ADDRESS', residenceServiceable: 'Y' })
    expect(standing(after)).toBe('check-answers')
  })

  const refusals = `
    [PC-02,PC-06,PC-07,PC-10] home-address unserved N address pincode not sourceable
    [PC-02,PC-06,PC-09,PC-10] home-address unknown N residence address pincode not in master
    [PC-06,PC-07,PC-10] office-address unserved - address pincode not sourceable
    [PC-06,PC-08,PC-10] office-address unknown - office address pincode not in master`
  test.each(
    refusals
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '))
      .map(([ids, screen, result, flag, ...reason]) => [ids, screen, result, flag, reason.join(' ')]),
  )('%s %s confirmed though %s: flag %s, %s', (_ids, screen, result, flag, reason) => {
    const at_ = screen === 'home-address' ? recordUpTo('RESIDENCE_ADDRESS', 'NTB') : recordUpTo('office-address', 'NTB')
    const clean = { ...at_, residenceServiceable: undefined }
    const before = withFacts(clean, { pincode: { for: '560001', result: result as 'unserved' | 'unknown' } })
    const answers = { ...(screen === 'home-address' ? home : office), pincodeConfirmed: 'Y' }
    const after = applyAction(before, row(screen as ScreenId), answers, at)
    expect(after).toMatchObject({ completedScreen: 'INTERNAL_REJECTION', reason, rejectedDate: at })
    expect(after.residenceServiceable).toBe(flag === 'N' ? 'N' : undefined)
    expect(standing(after)).toBe('invalid-pincode')
  })

  const offices: readonly [string, Partial<Application>, 'approve' | 'refer', Marker, ScreenId][] = [
    ['[PC-03, PC-11] STP', { journeyMode: 'STP' }, 'approve', 'OFFICEADDRESS_SUCCESS', 'kyc'],
    ['[PC-03, PC-11] SSTP, approve', { journeyMode: 'SSTP' }, 'approve', 'OFFICEADDRESS_SUCCESS', 'kyc'],
    [
      '[PC-05, PC-11] SSTP, refer: asked again',
      { journeyMode: 'SSTP' },
      'refer',
      'BRE_APPROVED',
      'confirm-office-address',
    ],
  ]
  test.each(offices)('NTB office address served, %s', (_title, part, systemDecision, marker, screen) => {
    const before = withFacts(
      { ...recordUpTo('BRE_APPROVED', 'NTB'), ...part, workDetails: { employmentType: 'SALARIED' } },
      {
        decision: { runs: 1, systemDecision },
        offer: { acceptedAt: at },
        pincode: { for: '560001', result: 'served' },
      },
    )
    const after = applyAction(before, row('office-address'), office, at)
    expect([after.completedScreen, standing(after)]).toEqual([marker, screen])
  })

  test('[PC-04, PC-11] NTB, NSTP: on to the delivery address', () => {
    const before = withFacts(recordUpTo('FIRST_BRE_REFERRED', 'NTB'), { pincode: { for: '560001', result: 'served' } })
    const after = applyAction(before, row('office-address'), office, at)
    expect([after.completedScreen, standing(after)]).toEqual(['OFFICEADDRESS_SUBMIT', 'delivery-address'])
  })

  test('[PC-04, PC-11] ETB: on to the delivery address', () => {
    const before = withFacts(recordUpTo('MISSING_OFFICE_ADDRESS', 'ETB'), {
      pincode: { for: '560001', result: 'served' },
    })
    const after = applyAction(before, row('office-address', 'submit', 'ETB'), office, at)
    expect([after.completedScreen, standing(after)]).toEqual(['OFFICEADDRESS_SUBMIT', 'delivery-address'])
  })

  test.each([
    ['SALARIED', 'BRE_APPROVED', 'office-address'],
    ['SELF_EMPLOYED', 'BRE_APPROVED', 'office-address'],
    ['RETIRED', 'CONGRATULATION', 'kyc'],
    ['HOMEMAKER', 'CONGRATULATION', 'kyc'],
    ['STUDENT', 'CONGRATULATION', 'kyc'],
  ] as const)('congratulations accepted by %s: %s, at %s', (employmentType, marker, screen) => {
    const before = { ...recordUpTo('BRE_APPROVED', 'NTB'), workDetails: { employmentType } }
    const after = applyAction(before, row('congratulations'), sampleAnswers.congratulations, at)
    expect([after.completedScreen, standing(after)]).toEqual([marker, screen])
    expect(after.facts.offer).toEqual({ acceptedAt: at })
  })

  test.each([
    ['SALARIED', 'MISSING_OFFICE_ADDRESS'],
    ['STUDENT', 'WORK_DETAILS'],
  ] as const)('ETB work-details, %s: %s', (employmentType, marker) => {
    const before = recordUpTo('OFFER_CHECK_PQ', 'ETB')
    const answers = { ...sampleAnswers['work-details'], employmentType }
    expect(applyAction(before, row('work-details', 'submit', 'ETB'), answers, at).completedScreen).toBe(marker)
  })

  test('the digital account has no office address', () => {
    const before = { ...recordUpTo('OFFER_CHECK_PQ', 'ETB'), isDigitalAccount: true }
    const after = applyAction(before, row('work-details', 'submit', 'ETB'), sampleAnswers['work-details'], at)
    expect(after.completedScreen).toBe('WORK_DETAILS')
  })

  test('[BR-18] accepting the alternative card waits for the secured product, then makes the application one for it', () => {
    const before = recordUpTo('credit-card', 'NTB')
    const accept = row('credit-card', 'accept')
    expect(openNeeds(accept, before, {})).toEqual([{ need: 'securedProductKnown', state: 'ask' }])
    expect(() => applyAction(before, accept, {}, at)).toThrow('securedProductKnown is ask')
    const after = applyAction(withFacts(before, { securedProduct: sampleSecuredProduct }), accept, {}, at)
    expect(after).toMatchObject({ ...sampleSecuredProduct, completedScreen: 'BRE_REJECT' })
    expect(after.rejectedDate).toBeUndefined()
    expect(after.facts.decision?.softOffer).toBe('accepted')
    expect(standing(after)).toBe('credit-card')
  })

  test('[LG-28] declining the alternative card makes the rejection final', () => {
    const before = recordUpTo('credit-card', 'NTB')
    expect(before.rejectedDate).toBeUndefined()
    const after = applyAction(before, row('credit-card', 'decline'), {}, at)
    expect(after).toMatchObject({ completedScreen: 'BRE_REJECT', rejectedDate: at })
    expect(standing(after)).toBe('regret')
  })

  test('[RT-72, RO-15] confirming the telecaller\u2019s entries ends the review, and whose they were stays on record', () => {
    const before = { ...recordUpTo('CONGRATULATION', 'NTB'), finalChannelCode: 'SF80' }
    expect(standing(before)).toBe('review-telecaller')
    const after = applyAction(before, row('review-telecaller'), sampleAnswers['review-telecaller'], at)
    expect(after).toMatchObject({ finalChannelCode: 'SF95', assistedChannel: 'SF80' })
    expect(standing(after)).toBe('kyc')
  })

  test('nothing of the argument changes', () => {
    for (const { record } of reachable('NTB').slice(0, 200)) {
      const before = JSON.stringify(record)
      submitPersonal(record, { firstName: 'Usha' })
      expect(JSON.stringify(record)).toBe(before)
    }
  })
})

describe('undo', () => {
  const late = (): Application => ({
    ...recordUpTo('verify-ts', 'NTB'),
    residenceServiceable: 'Y',
  })

  test.each([
    ['panNumber', 'ABCPR9999K'],
    ['dateOfBirth', '1991-01-01'],
    ['firstName', 'Usha'],
    ['middleName', 'K'],
    ['lastName', 'Menon'],
  ])('a changed %s clears what the bureau said and the address that rests on it, and asks again', (field, value) => {
    const after = submitPersonal(late(), { [field]: value })
    expect(after.completedScreen).toBe('PERSONAL_DETAILS')
    expect(standing(after)).toBe('more-personal-details')
    expect(after.facts.bureau).toBeUndefined()
    expect(addressOf(after, 'RESIDENCE')).toBeUndefined()
    expect(after.residenceServiceable).toBeUndefined()
    expect(after.facts.decision?.socialTrustRequestId).toBeUndefined()
    expect(after.facts.decision?.runs).toBe(1)
    expect(after.applicantDetails[0].nameOnCard).toBe(field.endsWith('Name') ? undefined : 'Asha Rao')
  })

  test('answers on which nothing rests are kept, marker and all', () => {
    const after = submitPersonal(late(), { emailId: 'new@example.in' })
    expect(after.completedScreen).toBe(late().completedScreen)
    expect(after.facts.bureau).toEqual(late().facts.bureau)
    expect(after.applicantDetails[0]).toMatchObject({ emailId: 'new@example.in', nameOnCard: 'Asha Rao' })
  })

  test('the other answers stay, to be shown again', () => {
    const after = submitPersonal(late(), { lastName: 'Menon' })
    expect(after.applicantDetails[0]).toMatchObject({ gender: 'FEMALE', motherMaidenName: 'Meera Iyer' })
    expect(after.workDetails).toEqual(late().workDetails)
  })

  test('before anything rests on it a changed birth date keeps the marker', () => {
    const after = submitPersonal(recordUpTo('ADDITIONAL_PERSONAL_DETAILS', 'NTB'), { dateOfBirth: '1991-01-01' })
    expect(after.completedScreen).toBe('ADDITIONAL_PERSONAL_DETAILS')
    expect(after.applicantDetails[0].dateOfBirth).toBe('1991-01-01')
  })

  test('undo leaves nothing irrelevant: the way on is the same as for someone who typed it so at once', () => {
    const undone = submitPersonal(late(), { lastName: 'Menon', panNumber: 'ABCPM1234K' })
    const fresh = submitPersonal(newApplication('NTB'), { lastName: 'Menon', panNumber: 'ABCPM1234K' })
    const on = (record: Application) => {
      const more = applyAction(
        record,
        row('more-personal-details'),
        { ...sampleAnswers['more-personal-details'], nameOnCard: 'Asha Menon' },
        at,
      )
      const known = withFacts(more, { negativeCheck: { for: 'Neel Software Limited', excluded: false } })
      // The run count stays; the directory's answer names its pincode, the announced enquiry its person.
      const { decision: _runs, pincode: _pincode, enquiry: _enquiry, ...facts } = known.facts
      return applyAction({ ...known, facts }, row('work-details'), sampleAnswers['work-details'], at)
    }
    expect(on(undone)).toEqual(on(fresh))
  })

  test('changed work or home: the open social-trust question is dropped, the marker stays', () => {
    const known = withFacts(late(), {
      negativeCheck: { for: 'Neel Software Limited', excluded: false },
      pincode: { for: '560001', result: 'served' },
    })
    const work = applyAction(known, row('work-details'), { ...sampleAnswers['work-details'], incomeRange: 'I2' }, at)
    expect([work.completedScreen, standing(work)]).toEqual([known.completedScreen, 'check-answers'])
    const same = applyAction(known, row('work-details'), sampleAnswers['work-details'], at)
    expect(standing(same)).toBe('verify-ts')
  })

  test('an earlier screen saved again never takes the marker back by itself', () => {
    const known = withFacts(recordUpTo('upload-document', 'NTB'), { pincode: { for: '560001', result: 'served' } })
    const after = applyAction(known, row('office-address'), office, at)
    expect(after.completedScreen).toBe('DELIVERY_ADDRESS_SUBMIT')
    const more = applyAction(
      recordUpTo('WORK_DETAILS', 'NTB'),
      row('more-personal-details'),
      sampleAnswers['more-personal-details'],
      at,
    )
    expect(more.completedScreen).toBe('WORK_DETAILS')
  })
})
