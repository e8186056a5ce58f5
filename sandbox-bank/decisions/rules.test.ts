import { describe, expect, test } from 'vitest'
import { decideCard, decideFinally } from './rules.ts'
import { ordinary } from './edited-rules.ts'
import type { CardQuestion } from './rules.ts'

const waiversOf = (decision: Awaited<ReturnType<typeof decideCard>>['decision']) =>
  decision.isBVRWaived + decision.isRVRWaived + decision.isBTVRWaived + decision.isMTVRWaived

interface Case {
  name: string
  change: Partial<CardQuestion>
  expected: [decision: string, code: string, waivers: string, limit: number]
}

const cases: Case[] = [
  { name: 'age 20', change: { age: 20 }, expected: ['reject', 'AG01', 'NNNN', 0] },
  { name: 'age 21', change: { age: 21 }, expected: ['approve', '', 'YYYY', 200_000] },
  { name: 'age 65', change: { age: 65 }, expected: ['approve', '', 'YYYY', 200_000] },
  { name: 'age 66', change: { age: 66 }, expected: ['reject', 'AG01', 'NNNN', 0] },
  { name: 'score 649', change: { bureauScore: 649 }, expected: ['reject', 'BU01', 'NNNN', 0] },
  { name: 'score 650', change: { bureauScore: 650 }, expected: ['approve', '', 'YYYY', 200_000] },
  { name: 'score 749', change: { bureauScore: 749 }, expected: ['approve', '', 'YYYY', 200_000] },
  { name: 'score 750', change: { bureauScore: 750 }, expected: ['approve', '', 'YYYY', 300_000] },
  { name: 'student', change: { employmentType: 'STUDENT', monthlyIncome: 0 }, expected: ['reject', 'SR02', 'NNNN', 0] },
  { name: 'homemaker', change: { employmentType: 'HOMEMAKER' }, expected: ['reject', 'SR02', 'NNNN', 0] },
  { name: 'self-employed', change: { employmentType: 'SELF_EMPLOYED' }, expected: ['approve', '', 'YYYY', 200_000] },
  { name: 'retired', change: { employmentType: 'RETIRED' }, expected: ['approve', '', 'YYYY', 200_000] },
  { name: 'income 0', change: { monthlyIncome: 0 }, expected: ['reject', 'SR01', 'NNNN', 0] },
  { name: 'income 24,999', change: { monthlyIncome: 24_999 }, expected: ['reject', 'SR01', 'NNNN', 0] },
  { name: 'income 25,000', change: { monthlyIncome: 25_000 }, expected: ['refer', '', 'NNNN', 50_000] },
  { name: 'income 49,999', change: { monthlyIncome: 49_999 }, expected: ['refer', '', 'NNNN', 99_000] },
  { name: 'income 50,000', change: { monthlyIncome: 50_000 }, expected: ['approve', '', 'NYYY', 100_000] },
  { name: 'income 99,999', change: { monthlyIncome: 99_999 }, expected: ['approve', '', 'NYYY', 199_000] },
  { name: 'income 1,00,000', change: {}, expected: ['approve', '', 'YYYY', 200_000] },
  {
    name: 'income 3,33,333 with score 750',
    change: { monthlyIncome: 333_333, bureauScore: 750 },
    expected: ['approve', '', 'YYYY', 999_000],
  },
  { name: 'income 6,00,000', change: { monthlyIncome: 600_000 }, expected: ['approve', '', 'YYYY', 1_000_000] },
  {
    name: 'no record, income 1,00,000',
    change: { bureauRecord: 'N', bureauScore: 0 },
    expected: ['approve', '', 'NYYY', 200_000],
  },
  {
    name: 'no record, income 50,000',
    change: { bureauRecord: 'N', bureauScore: 0, monthlyIncome: 50_000 },
    expected: ['refer', '', 'NNNN', 100_000],
  },
  {
    name: 'no record, income 25,000',
    change: { bureauRecord: 'N', bureauScore: 0, monthlyIncome: 25_000 },
    expected: ['reject', 'SR01', 'NNNN', 0],
  },
  {
    name: 'no record, income 10,000',
    change: { bureauRecord: 'N', bureauScore: 0, monthlyIncome: 10_000 },
    expected: ['reject', 'SR01', 'NNNN', 0],
  },
  { name: 'age before score', change: { age: 20, bureauScore: 600 }, expected: ['reject', 'AG01', 'NNNN', 0] },
  {
    name: 'score before employment',
    change: { bureauScore: 600, employmentType: 'STUDENT' },
    expected: ['reject', 'BU01', 'NNNN', 0],
  },
  {
    name: 'employment before income',
    change: { employmentType: 'STUDENT', monthlyIncome: 10_000 },
    expected: ['reject', 'SR02', 'NNNN', 0],
  },
  {
    name: 'secured after SR01',
    change: { secured: 'Y', monthlyIncome: 10_000 },
    expected: ['approve', '', 'YYYY', 25_000],
  },
  {
    name: 'secured after SR02',
    change: { secured: 'Y', employmentType: 'STUDENT' },
    expected: ['approve', '', 'YYYY', 25_000],
  },
  { name: 'secured, rejected hard', change: { secured: 'Y', age: 70 }, expected: ['reject', 'AG01', 'NNNN', 0] },
]

describe('the sandbox decides unlisted applicants by its tables', () => {
  test.each(cases)('$name', async ({ change, expected }) => {
    const { decision } = await decideCard({ ...ordinary, ...change })
    expect([decision.systemDecision, decision.rejectCode, waiversOf(decision), decision.creditLimit]).toEqual(expected)
  })
})

test('an input that the tables can’t take is a referral, never an approval', async () => {
  const garbage = { ...ordinary, monthlyIncome: Number.NaN }
  expect((await decideCard(garbage)).decision).toMatchObject({
    systemDecision: 'refer',
    isBVRWaived: 'N',
    creditLimit: 0,
  })
})

test('the final decision follows the documents', async () => {
  expect((await decideFinally('Y')).decision).toMatchObject({ systemDecision: 'approve' })
  expect((await decideFinally('N')).decision).toMatchObject({ systemDecision: 'reject', rejectCode: 'FD01' })
})
