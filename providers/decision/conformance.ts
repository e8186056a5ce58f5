import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { DecisionHost, DecisionRequest } from './port.ts'

/** `applicant` is not a listed person: approved with an income of one lakh a month, rejected with ten thousand. */
export function decisionConformance(port: () => DecisionHost, { applicant }: { applicant: () => DecisionRequest }) {
  effectConformance('a decision', () => port().decide, applicant)

  test('an approval has flags, a limit and codes', async () => {
    const decision = valueOf(
      await port().decide({ ...applicant(), monthlyIncomeFrom: 100_000, reference: randomUUID() }),
    )
    expect(decision).toMatchObject({
      systemDecision: 'approve',
      incomeDocRequired: 'N',
      isBVRWaived: 'Y',
      isRVRWaived: 'Y',
      isBTVRWaived: 'Y',
      isMTVRWaived: 'Y',
    })
    expect(Number(decision.computedFinalLimit)).toBeGreaterThan(0)
    expect(decision.derivedPromoCodes.length).toBeGreaterThan(0)
  })

  test('a rejection has a code and no limit', async () => {
    const decision = valueOf(
      await port().decide({ ...applicant(), monthlyIncomeFrom: 10_000, reference: randomUUID() }),
    )
    expect(decision).toMatchObject({ systemDecision: 'reject', rejectCode: 'SR01' })
    expect(decision.computedFinalLimit).toBeUndefined()
  })

  test('a decision says which rules decided, in which version, and how', async () => {
    const { rules } = valueOf(await port().decide({ ...applicant(), reference: randomUUID() }))
    expect(rules?.id).not.toBe('')
    expect(rules?.version).toMatch(/./)
    expect(JSON.parse(rules?.trace ?? '{}')).not.toEqual({})
  })

  test('the final decision follows the documents', async () => {
    const { applicationReferenceNo, mobileNumber } = applicant()
    const decide = (documentsAccepted: boolean) =>
      port().decideFinally({
        applicationReferenceNo,
        mobileNumber,
        analysisTransaction: 'pf-1',
        documentsAccepted,
        reference: randomUUID(),
      })
    expect(valueOf(await decide(true)).systemDecision).toBe('approve')
    expect(valueOf(await decide(false)).systemDecision).toBe('reject')
  })
}
