import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specifiedPolicy } from '../../policy-for-tests.ts'
import { type LoginApplication, type LoginFacts, loginOutcome } from './login.ts'

const today = '2026-11-21'
const policy = { ...specifiedPolicy, redirectingRejectionCode: 'IR01' }
const application: LoginApplication = {
  completedScreen: 'WORK_DETAILS',
  mobileNumber: '9876543210',
  productCode: 'pvrb',
  channelCode: 'SF95',
}
const outcome = (found: LoginApplication, more: Partial<LoginFacts> = {}) =>
  loginOutcome(
    { answer: { ...application, ...found }, mobileNumber: '9876543210', signingIn: false, ...more },
    today,
    policy,
  )
const ask = (answer: LoginFacts['answer'], signingIn: boolean) =>
  loginOutcome({ answer, mobileNumber: '9876543210', signingIn }, today, policy)

test.each([
  ['notAuthenticated', false, { to: 'error', type: 'NOT_AUTHENTICATED' }],
  ['notAuthenticated', true, { to: 'error', type: 'NOT_AUTHENTICATED' }],
  ['emptyResult', false, { to: 'error', type: 'NOT_AUTHENTICATED' }],
  ['emptyResult', true, { to: 'error', type: 'A100' }],
  ['none', false, { to: 'dedupe' }],
  ['none', true, { to: 'error', type: 'A100' }],
] as const)('[LG-04, LG-17, LG-18, LG-19, ER-28] answer %s, signing in %s', (answer, signingIn, expected) =>
  expect(ask(answer, signingIn)).toEqual(expected),
)

test.each([
  ['[LG-05]', { completedScreen: undefined }],
  ['[LG-06]', { mobileNumber: '9876543211' }],
  ['[LG-06]', { mobileNumber: undefined }],
] as const)('%s an application without its screen or of another mobile is none: %j', (_id, found) => {
  expect(outcome(found)).toEqual({ to: 'dedupe' })
  expect(outcome(found, { signingIn: true })).toEqual({ to: 'error', type: 'A100' })
})

const restricted = { to: 'error', type: 'PARTNER_RESTRICTED' }
const next = { to: 'nextStep' }
test.each([
  ['172', 'SF95', restricted],
  ['746', 'SF95', restricted],
  [' 172 ', 'SF96', restricted],
  ['172', 'SF70', next],
  ['746', 'sf70', next],
  ['173', 'SF95', next],
] as const)('[LG-12, ER-31, RO-08, CO-27] product %s by channel %s', (productCode, channelCode, expected) =>
  expect(outcome({ productCode, channelCode })).toEqual(expected),
)

const internal = { completedScreen: 'INTERNAL_REJECTION', rejectionCode: 'ir01 ' } as const
const url = 'https://apply.example/card?utm_source=x'
test('[LG-13, LG-27] an internal rejection with the redirecting code leaves for the product’s URL; without one it is rejected', () => {
  expect(outcome({ ...internal, rejectedDate: '2026-11-01' }, { productUrl: url })).toEqual({ to: 'external', url })
  expect(outcome(internal)).toEqual({ to: 'error', type: 'REJECTED_FOUND', until: null })
  expect(outcome({ ...internal, rejectedDate: '2026-11-01' })).toEqual({
    to: 'error',
    type: 'REJECTED_FOUND',
    until: '2027-05-01',
  })
  expect(outcome({ ...internal, rejectionCode: 'IR02' }, { productUrl: url })).toEqual(next)
  expect(outcome({ ...internal, completedScreen: 'BRE_REJECT' }, { productUrl: url })).toEqual(next)
})

test('[LG-14, LG-31, ER-29] an approved application is shown as such, unless it came by the partner', () => {
  const approvedDate = '2026-11-20T10:00:00+05:30'
  expect(outcome({ approvedDate })).toEqual({ to: 'error', type: 'APPROVED_FOUND' })
  expect(outcome({ approvedDate, channelCode: 'SF70' })).toEqual(next)
  expect(outcome({ approvedDate, rejectedDate: '2026-11-20' })).toEqual({ to: 'error', type: 'APPROVED_FOUND' })
  expect(outcome({ approvedDate }, { hostState: 'reopened' })).toEqual(next)
})

test.each([
  ['2026-11-21', '2027-05-21'],
  ['2026-05-26', '2026-11-23'],
  ['2026-05-25', '2026-11-22'],
  ['2026-05-24T23:00:00+05:30', undefined],
  ['2026-05-24T18:29:59Z', undefined],
  ['2026-05-24T18:30:00Z', '2026-11-22'],
])('[LG-15, LG-28, ER-30] rejected on %s: blocked until %s, then as if absent', (rejectedDate, until) => {
  const expected = until ? { to: 'error', type: 'REJECTED_FOUND', until } : { to: 'dedupe' }
  expect(outcome({ completedScreen: 'FINAL_BRE_REJECT', rejectedDate })).toEqual(expected)
  expect(outcome({ rejectedDate }, { signingIn: true })).toEqual(until ? expected : { to: 'error', type: 'A100' })
})

const rejected = { to: 'error', type: 'REJECTED_FOUND', until: null }
test.each([
  ['new', next],
  ['open', next],
  ['reopened', next],
  [' Unable ', rejected],
  ['NOTAPPROVED', rejected],
  ['rejected', rejected],
  ['whatever', next],
  ['', next],
])('[NX-S-11, NX-S-14, LG-16] host state "%s"', (hostState, expected) =>
  expect(outcome({}, { hostState })).toEqual(expected),
)

test('[NX-S-14] reopened continues whatever the dates; the other states don’t undo a rejection', () => {
  const rejectedDate = '2026-11-01'
  expect(outcome({ rejectedDate }, { hostState: 'reopened' })).toEqual(next)
  for (const hostState of ['new', 'open', 'unable']) {
    expect(outcome({ rejectedDate }, { hostState })).toMatchObject({ type: 'REJECTED_FOUND', until: '2027-05-01' })
  }
  expect(outcome({ rejectedDate: '2026-01-01' }, { hostState: 'rejected' })).toEqual({ to: 'dedupe' })
})

test('[LG-12, LG-13, LG-14, LG-15, LG-16, LG-33] every combination follows the order of the specification', () => {
  const bools = [false, true]
  let seen = 0
  for (const isRestricted of bools)
    for (const partner of bools)
      for (const redirect of bools)
        for (const hasUrl of bools)
          for (const approved of bools)
            for (const isRejected of bools) {
              const got = outcome(
                {
                  productCode: isRestricted ? '746' : 'pvrb',
                  channelCode: partner ? 'SF70' : 'SF95',
                  ...(redirect && internal),
                  approvedDate: approved ? '2026-11-01' : undefined,
                  rejectedDate: isRejected ? '2026-11-01' : undefined,
                },
                hasUrl ? { productUrl: url } : {},
              )
              const expected =
                isRestricted && !partner
                  ? 'PARTNER_RESTRICTED'
                  : redirect && hasUrl
                    ? url
                    : approved && !partner
                      ? 'APPROVED_FOUND'
                      : isRejected || redirect
                        ? 'REJECTED_FOUND'
                        : 'nextStep'
              expect('type' in got ? got.type : 'url' in got ? got.url : got.to).toBe(expected)
              seen++
            }
  expect(seen).toBe(64)
})

test('[LG-05, LG-06, LG-12, LG-13, LG-14, LG-15, LG-16, LG-29] the order of precedence, every combination of a found application', () => {
  const bools = [false, true]
  const rejections = { none: undefined, running: '2026-11-01', over: '2026-01-01' } as const
  let seen = 0
  for (const own of bools)
    for (const begun of bools)
      for (const restricted of bools)
        for (const partner of bools)
          for (const redirecting of bools)
            for (const productUrl of [undefined, url])
              for (const approved of bools)
                for (const rejection of ['none', 'running', 'over'] as const)
                  for (const hostState of [undefined, 'rejected', 'reopened'])
                    for (const signingIn of bools) {
                      const got = outcome(
                        {
                          mobileNumber: own ? '9876543210' : '9876543211',
                          completedScreen: begun ? (redirecting ? 'INTERNAL_REJECTION' : 'WORK_DETAILS') : undefined,
                          ...(redirecting && { rejectionCode: 'IR01' }),
                          productCode: restricted ? '172' : 'pvrb',
                          channelCode: partner ? 'SF70' : 'SF95',
                          ...(approved && { approvedDate: '2026-11-01' }),
                          rejectedDate: rejections[rejection],
                        },
                        { hostState, signingIn, productUrl },
                      )
                      // The first row that applies, in the order of the specification.
                      const rejected = hostState !== 'reopened' && (rejection !== 'none' || hostState === 'rejected')
                      const rows: [boolean, unknown][] = [
                        [!own || !begun || (rejected && rejection === 'over'), ask('none', signingIn)],
                        [restricted && !partner, { to: 'error', type: 'PARTNER_RESTRICTED' }],
                        [redirecting && productUrl !== undefined, { to: 'external', url }],
                        [approved && !partner && hostState !== 'reopened', { to: 'error', type: 'APPROVED_FOUND' }],
                        [rejected || redirecting, expect.objectContaining({ to: 'error', type: 'REJECTED_FOUND' })],
                        [true, next],
                      ]
                      expect(got).toEqual(rows.find(([holds]) => holds)?.[1])
                      seen++
                    }
  expect(seen).toBe(2304)
})

test('whatever an answer holds, it leads somewhere, and nobody else’s application opens', () => {
  const text = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', 'SF70', '172')), {
    nil: undefined,
  })
  const found = fc.record({
    completedScreen: text,
    mobileNumber: text,
    productCode: text,
    channelCode: text,
    rejectionCode: text,
    approvedDate: text,
    rejectedDate: text,
  })
  fc.assert(
    fc.property(found, text, fc.boolean(), (answer, hostState, signingIn) => {
      const got = loginOutcome(
        { answer: answer as LoginApplication, mobileNumber: '9876543210', signingIn, hostState },
        today,
        policy,
      )
      expect(['dedupe', 'nextStep', 'external', 'error']).toContain(got.to)
      if (got.to === 'nextStep') expect(answer.mobileNumber).toBe('9876543210')
    }),
  )
})

test('[LG-28] the block lasts as long as the bank’s policy says; without a redirecting code nothing leaves', () => {
  const found = { ...application, completedScreen: 'INTERNAL_REJECTION' as const, rejectedDate: '2026-11-01' }
  const facts = { mobileNumber: '9876543210', signingIn: false, productUrl: 'https://bank.example/' }
  const after = (answer: LoginApplication, rejectionBlockDays: number) =>
    loginOutcome({ ...facts, answer }, today, { ...specifiedPolicy, rejectionBlockDays })
  expect(after(found, 30)).toMatchObject({ until: '2026-12-02' })
  expect(after(found, 10)).toEqual({ to: 'dedupe' })
  expect(after({ ...found, rejectionCode: 'IR01' }, 30)).toMatchObject({ type: 'REJECTED_FOUND' })
})

test('[LG-12] which products are restricted, and whose channel may sell them, is the bank’s policy', () => {
  const answer = { ...application, productCode: '172', channelCode: 'SF95' }
  const facts = { answer, mobileNumber: '9876543210', signingIn: false }
  const { channels } = specifiedPolicy
  expect(loginOutcome(facts, today, { ...policy, restrictedProducts: ['746'] })).toEqual(next)
  expect(loginOutcome(facts, today, { ...policy, channels: { ...channels, partner: 'SF95' } })).toEqual(next)
})
