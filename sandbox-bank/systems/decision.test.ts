import { randomUUID } from 'node:crypto'
import type { DecisionRequest } from '@card-journey/providers/decision/port.ts'
import { valueOf } from '@card-journey/providers/effect-conformance.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, sandboxForTests } from '../sandbox-for-tests.ts'
import { ageOn } from './decision.ts'

let sandbox: Awaited<ReturnType<typeof sandboxForTests>>
beforeAll(async () => {
  sandbox = await sandboxForTests({ timeoutMs: 150 })
})
afterAll(() => sandbox.close())

const decide = async (changes: Partial<DecisionRequest>) =>
  valueOf(await sandbox.systems.decision.decide({ ...applicant(changes), reference: randomUUID() }))
const waivers = (decision: Awaited<ReturnType<typeof decide>>) =>
  [decision.isBVRWaived, decision.isRVRWaived, decision.isBTVRWaived, decision.isMTVRWaived].join('')

test('an unlisted applicant’s limit follows from income and score', async () => {
  const limits = []
  for (const [monthlyIncomeFrom, bureauScore] of [
    [50_000, 700],
    [75_000, 700],
    [150_000, 749],
    [150_000, 750],
    [500_000, 800],
  ]) {
    limits.push((await decide({ monthlyIncomeFrom, bureauScore })).computedFinalLimit)
  }
  expect(limits).toEqual(['100000.00', '150000.00', '300000.00', '450000.00', '1000000.00'])
})

test('an unlisted applicant without a bureau record is treated one step lower', async () => {
  const decision = await decide({ monthlyIncomeFrom: 50_000, bureauScore: undefined })
  expect(decision.systemDecision).toBe('refer')
})

test('an unlisted applicant’s age counts in India’s days', async () => {
  await sandbox.dial({ clockAt: '2026-11-20T18:29:00Z' })
  expect(await decide({ dateOfBirth: '2005-11-21' })).toMatchObject({ systemDecision: 'reject', rejectCode: 'AG01' })
  await sandbox.dial({ clockAt: '2026-11-20T18:31:00Z' })
  expect((await decide({ dateOfBirth: '2005-11-21' })).systemDecision).toBe('approve')
  await sandbox.dial({ clockOffsetMs: 0 })
})

test.each([
  ['2026-02-28', '2005-02-28', 21],
  ['2026-02-27', '2005-02-28', 20],
  ['2025-02-28', '2004-02-29', 20],
  ['2025-03-01', '2004-02-29', 21],
])('on %s who was born on %s is %i', (today, born, age) => expect(ageOn(today, born)).toBe(age))

test.each([
  ['9000000001', 1, 'approve', 'YYYY'],
  ['9000000002', 1, 'approve', 'NNNN'],
  ['9000000003', 1, 'refer', 'NNNN'],
  ['9000000003', 2, 'refer', 'NNNN'],
  ['9000000005', 1, 'reject', ''],
  ['9000000006', 1, 'reject', ''],
  ['9000000009', 1, 'approve', 'YYYY'],
  ['9100000001', 1, 'approve', 'YYYY'],
])('%s, run %i: %s %s, whatever is entered', async (mobileNumber, run, systemDecision, flags) => {
  const decision = await decide({ mobileNumber, run, monthlyIncomeFrom: 10_000, employmentType: 'STUDENT' })
  expect([decision.systemDecision, waivers(decision)]).toEqual([systemDecision, flags])
  if (systemDecision !== 'reject') expect(Number(decision.computedFinalLimit)).toBeGreaterThan(0)
})

test('codes and flags of the scripted people', async () => {
  expect(await decide({ mobileNumber: '9000000005' })).toMatchObject({
    rejectCode: 'HR01',
    details: 'Internal policy H7',
  })
  expect(await decide({ mobileNumber: '9000000006' })).toMatchObject({ rejectCode: 'SR01' })
  expect(await decide({ mobileNumber: '9000000009' })).toMatchObject({ incomeDocRequired: 'Y' })
})

test('the secured card after a soft reject is approved at ₹25,000 with all waivers', async () => {
  const decision = await decide({ mobileNumber: '9000000006', run: 2, secured: true, monthlyIncomeFrom: 10_000 })
  expect([decision.systemDecision, waivers(decision), decision.computedFinalLimit]).toEqual([
    'approve',
    'YYYY',
    '25000.00',
  ])
})

test('social trust: a request first, its 4-digit code by SMS, then the verdict', async () => {
  const good = await decide({ mobileNumber: '9000000007' })
  expect(good).toMatchObject({ requestId: expect.any(String), systemDecision: undefined })
  const otp = (await sandbox.inbox('9000000007'))[0]?.otp ?? ''
  expect(otp).toMatch(/^\d{4}$/)
  const answer = { mobileNumber: '9000000007', trustingSocial: 'Y', tsRequestId: good.requestId } as const
  const wrong = otp === '0000' ? '0001' : '0000'
  expect(
    await sandbox.systems.decision.decide({ ...applicant({ ...answer, tsOTP: wrong }), reference: randomUUID() }),
  ).toMatchObject({ kind: 'refused', code: 'TS_OTP_WRONG' })
  expect(await decide({ ...answer, tsOTP: otp })).toMatchObject({ systemDecision: 'approve', verdict: undefined })

  const { requestId } = await decide({ mobileNumber: '9000000008' })
  const code = (await sandbox.inbox('9000000008'))[0]?.otp
  expect(
    await decide({ mobileNumber: '9000000008', trustingSocial: 'Y', tsOTP: code, tsRequestId: requestId }),
  ).toMatchObject({ systemDecision: 'reject', verdict: 'REJECT' })
})

test('a social-trust code is sent again three times, and no fourth', async () => {
  const { requestId = '' } = await decide({ mobileNumber: '9000000007' })
  const kinds = []
  for (let press = 0; press < 4; press += 1) {
    kinds.push((await sandbox.systems.socialTrust.sendOtp({ requestId, reference: randomUUID() })).kind)
  }
  expect(kinds).toEqual(['answered', 'answered', 'answered', 'refused'])
})

test('…18: the response is lost once; looked up by its reference it is there', async () => {
  const request = { ...applicant({ mobileNumber: '9000000018' }), reference: randomUUID() }
  const { decision } = sandbox.systems
  expect(await decision.decide(request)).toEqual({ kind: 'unknown', reference: request.reference })
  expect(valueOf(await decision.decide.byReference(request.reference)).systemDecision).toBe('approve')
  expect(valueOf(await decision.decide(request)).systemDecision).toBe('approve')
})

test('…03 is finally approved, …04 finally rejected', async () => {
  const final = async (mobileNumber: string) =>
    valueOf(
      await sandbox.systems.decision.decideFinally({
        analysisTransaction: 'pf-1',
        applicationReferenceNo: randomUUID(),
        mobileNumber,
        documentsAccepted: true,
        reference: randomUUID(),
      }),
    )
  expect((await final('9000000003')).systemDecision).toBe('approve')
  expect(await final('9000000004')).toMatchObject({ systemDecision: 'reject', details: expect.any(String) })
})
