import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allWaived, waivedIn, type DecisionAnswer, type DecisionRun, decisionOutcome } from './business-rules.ts'
import { creditLimitOf } from './credit-limit.ts'
import { promoCodesOf } from './promo-code.ts'

const run: DecisionRun = { again: false, customerType: 'NTB', softCodes: ['SR01', 'SR02'], hasOfficeAddress: false }
const waived = { isBVRWaived: 'Y', isRVRWaived: 'Y', isBTVRWaived: 'Y', isMTVRWaived: 'Y' }
const approve: DecisionAnswer = {
  systemDecision: 'Approve',
  incomeDocRequired: 'N',
  computedFinalLimit: '150000',
  ...waived,
}
const refer: DecisionAnswer = { ...approve, systemDecision: 'Refer' }
const reject: DecisionAnswer = { systemDecision: 'Reject', incomeDocRequired: 'N' }

test.each(['SR01', 'sr02', ' SR01 '])('[BR-01, BR-15, BR-18] reject with the soft code %s', (rejectCode) => {
  expect(decisionOutcome({ ...reject, rejectCode, verdict: 'x', details: 'y' }, run)).toEqual({
    kind: 'reject',
    marker: 'BRE_REJECT',
    soft: true,
    screen: 'credit-card',
    reason: 'BRE soft reject',
    rejectionCode: rejectCode.trim(),
    breFinalStatus: 'reject',
    setsRejectedDate: false,
  })
})

test.each([
  ['BR-03', { verdict: 'Reject', details: 'AG01' }, 'Trusting social api error - Reject'],
  ['BR-03', { verdict: 'anything' }, 'Trusting social api error - Reject'],
  ['BR-04', { details: 'Age below policy' }, 'Age below policy'],
  ['BR-04', { verdict: '  ', details: ' Age ' }, 'Age'],
  ['BR-05', {}, 'BRE hard reject'],
  ['BR-05', { verdict: '', details: '' }, 'BRE hard reject'],
  ['BR-05', { rejectCode: 'HR01' }, 'BRE hard reject'],
])('[BR-02, BR-03, BR-04, BR-05] hard reject, %s: %j → %s', (_id, answer, reason) => {
  expect(decisionOutcome({ ...reject, ...answer }, run)).toMatchObject({
    kind: 'reject',
    marker: 'BRE_REJECT',
    soft: false,
    screen: 'rejected',
    reason,
    setsRejectedDate: true,
  })
})

test.each([
  [approve, 'STP'],
  [{ ...approve, isBVRWaived: 'N' }, 'SSTP'],
  [{ ...approve, isRVRWaived: undefined }, 'SSTP'],
  [{ ...approve, isBTVRWaived: '' }, 'SSTP'],
  [{ ...approve, isMTVRWaived: 'X' }, 'SSTP'],
  [{ ...approve, isMTVRWaived: ' y ' }, 'STP'],
  [refer, 'SSTP'],
])('[BR-06, BR-07, BR-08, BR-16, BR-17] first run %j → %s, congratulations', (answer, journeyMode) => {
  expect(decisionOutcome(answer, run)).toMatchObject({
    kind: 'approve',
    marker: 'BRE_APPROVED',
    screen: 'congratulations',
    journeyMode,
    creditLimit: 150000,
  })
})

test.each(['Y', '', undefined, 'null', 'X'])(
  '[BR-09] incomeDocRequired %s is rejected after the decision',
  (incomeDocRequired) => {
    for (const answer of [approve, refer]) {
      for (const again of [false, true]) {
        expect(decisionOutcome({ ...answer, incomeDocRequired }, { ...run, again })).toMatchObject({
          marker: 'BRE_REJECT',
          soft: false,
          screen: 'rejected',
          reason: 'PostBRE requirement failed - incomeDocRequired Y / null',
          setsRejectedDate: true,
        })
      }
    }
  },
)

test.each([
  [false, 'office-address'],
  [true, 'confirm-office-address'],
] as const)(
  '[BR-10, BR-12, BR-22] refer on a re-decision, office address on record %s → %s',
  (hasOfficeAddress, screen) => {
    expect(decisionOutcome(refer, { ...run, again: true, hasOfficeAddress })).toEqual({
      kind: 'refer',
      marker: 'FIRST_BRE_REFERRED',
      screen,
      breFinalStatus: 'refer',
      journeyMode: 'NSTP',
      isDocRequired: 'Y',
      creditLimit: 150000,
    })
  },
)

test('[BR-10, BR-20] ETB: refer goes to terms without documents, approve to terms with its mode', () => {
  const etb: DecisionRun = { ...run, customerType: 'ETB', again: true }
  expect(decisionOutcome(refer, etb)).toMatchObject({
    marker: 'FIRST_BRE_REFERRED',
    screen: 'tc',
    journeyMode: 'NSTP',
    isDocRequired: 'N',
  })
  expect(decisionOutcome(approve, etb)).toMatchObject({ marker: 'BRE_APPROVED', screen: 'tc', journeyMode: 'STP' })
  expect(decisionOutcome({ ...approve, isBVRWaived: 'N' }, etb)).toMatchObject({ journeyMode: 'SSTP' })
})

test('[BR-13, BR-19] a request id wins over anything beside it', () => {
  for (const beside of [{}, approve, reject, { systemDecision: 'nonsense' }, { computedFinalLimit: 'x' }]) {
    expect(decisionOutcome({ ...beside, requestId: ' TS1 ' }, run)).toEqual({
      kind: 'socialTrust',
      requestId: 'TS1',
      screen: 'verify-ts',
    })
  }
  expect(decisionOutcome({ ...approve, requestId: '  ' }, run).kind).toBe('approve')
})

test('[BR-19, BR-23] reject comes before income documents; words compare without case', () => {
  expect(decisionOutcome({ systemDecision: ' REJECT ', incomeDocRequired: 'Y' }, run)).toMatchObject({
    reason: 'BRE hard reject',
  })
  expect(decisionOutcome({ ...approve, systemDecision: 'APPROVE' }, run)).toMatchObject({ breFinalStatus: 'approve' })
  expect(decisionOutcome({ ...refer, systemDecision: 'rEFER' }, run)).toMatchObject({ breFinalStatus: 'refer' })
})

test.each(['', undefined, 'Approved', 'Accept', 'null', 'toString'])(
  '[BR-14] the word "%s" is no decision, whatever its flags',
  (systemDecision) => {
    for (const incomeDocRequired of ['N', 'Y']) {
      expect(decisionOutcome({ ...approve, systemDecision, incomeDocRequired }, run)).toEqual({
        kind: 'error',
        cause: 'unknownDecision',
      })
    }
  },
)

test.each([
  ['150000', 150000],
  ['150000.99', 150000],
  [' 1000 ', 1000],
  ['1', 1],
  ['0', null],
  ['0.99', null],
  ['-1', null],
  ['1,50,000', null],
  ['1e5', null],
  ['Infinity', null],
  ['NaN', null],
  ['0x10', null],
  ['1234567890123', null],
  ['', undefined],
  [undefined, undefined],
])('[EN-32] limit %s is %s', (text, limit) => expect(creditLimitOf(text)).toBe(limit))

test('[EN-32] a limit that is no number is an error, never an approval; a referral may lack one', () => {
  const unusable = { kind: 'error', cause: 'unusableLimit' }
  for (const answer of [approve, refer]) {
    for (const incomeDocRequired of ['N', 'Y']) {
      expect(decisionOutcome({ ...answer, incomeDocRequired, computedFinalLimit: 'x' }, run)).toEqual(unusable)
    }
    expect(decisionOutcome({ ...answer, computedFinalLimit: undefined }, run)).toEqual(unusable)
  }
  expect(decisionOutcome({ ...refer, computedFinalLimit: undefined }, { ...run, again: true })).toMatchObject({
    kind: 'refer',
  })
  expect(decisionOutcome({ ...reject, computedFinalLimit: 'x' }, run)).toMatchObject({ kind: 'reject' })
})

test.each([
  [['P1', 'P2'], undefined, { brePromoCode: 'P1', finalPromoCode: 'P1' }],
  [['', ' ', 'P2'], '', { brePromoCode: 'P2', finalPromoCode: 'P2' }],
  [['P1'], ' C1 ', { brePromoCode: 'P1', finalPromoCode: 'C1' }],
  [[], 'C1', { finalPromoCode: 'C1' }],
  [[], undefined, {}],
])('[BR-24, EN-31] promo codes of %j changed to %s', (derived, changed, expected) => {
  expect(promoCodesOf(derived, changed)).toEqual(expected)
  expect(decisionOutcome({ ...approve, derivedPromoCodes: derived, changedPromoCode: changed }, run)).toMatchObject(
    expected,
  )
})

const flag = fc.constantFrom('Y', 'N', '', undefined)
const answers = fc.record({
  requestId: fc.constantFrom(undefined, '', 'TS1'),
  systemDecision: fc.constantFrom('Approve', 'REFER', 'reject', 'other', '', undefined),
  incomeDocRequired: flag,
  rejectCode: fc.constantFrom(undefined, 'SR01', 'HR01'),
  details: fc.constantFrom(undefined, '', 'details'),
  verdict: fc.constantFrom(undefined, '', 'verdict'),
  computedFinalLimit: fc.constantFrom('100000', '1.5', 'x', '', undefined),
  isBVRWaived: flag,
  isRVRWaived: flag,
  isBTVRWaived: flag,
  isMTVRWaived: flag,
})
const runs = fc.record({
  again: fc.boolean(),
  customerType: fc.constantFrom('NTB' as const, 'ETB' as const),
  softCodes: fc.constantFrom([], ['SR01']),
  hasOfficeAddress: fc.boolean(),
})

test('[BR-06, BR-09, BR-10, BR-19] laws over generated answers', () => {
  fc.assert(
    fc.property(answers, runs, (answer, about) => {
      const outcome = decisionOutcome(answer, about)
      const word = answer.systemDecision?.toLowerCase()
      if (answer.requestId) return outcome.kind === 'socialTrust'
      if (word === 'reject') return outcome.kind === 'reject'
      if (outcome.kind === 'approve' || outcome.kind === 'refer') {
        expect(answer.incomeDocRequired).toBe('N')
        expect(['approve', 'refer']).toContain(word)
      }
      if (outcome.kind === 'approve') {
        expect(outcome.creditLimit).toBeGreaterThan(0)
        expect(word === 'refer' && about.again).toBe(false)
        expect(outcome.journeyMode === 'STP').toBe(word === 'approve' && allWaived(answer))
      }
      if (outcome.kind === 'refer') expect([word, about.again]).toEqual(['refer', true])
      if (outcome.kind === 'reject') expect(outcome.soft).toBe(false)
      return outcome.kind !== 'socialTrust'
    }),
    { numRuns: 2000 },
  )
})

test('[BR-17] what counts as waived is what is named as waived, however the bank spells its yes', () => {
  const all = { isBVRWaived: 'y', isRVRWaived: 'Y', isBTVRWaived: ' y ', isMTVRWaived: 'Y' }
  expect([allWaived(all), waivedIn(all)]).toEqual([true, Object.keys(all)])
  const one = { ...all, isRVRWaived: 'N', isMTVRWaived: undefined }
  expect([allWaived(one), waivedIn(one)]).toEqual([false, ['isBVRWaived', 'isBTVRWaived']])
})
