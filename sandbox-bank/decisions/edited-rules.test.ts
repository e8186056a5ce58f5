import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '@card-journey/providers/effect-conformance.ts'
import { randomUUID } from 'node:crypto'
import { applicant, sandboxForTests } from '../sandbox-for-tests.ts'
import { readCondition, readResult, writeCondition, writeResult } from './cells.ts'
import { columnOf } from './columns.ts'
import type { Edit } from './edited-rules.ts'
import type { RuleSetView, Tried } from './rules-view.ts'
import { shipped, type TableNode } from './rule-sets.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'rules-'))
let sandbox: Awaited<ReturnType<typeof sandboxForTests>>
beforeAll(async () => void (sandbox = await sandboxForTests({ dataDir })))
afterAll(async () => {
  await sandbox.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const tables = (id: 'card-decision' | 'final-decision') =>
  shipped[id].graph.nodes.filter((node): node is TableNode => node.type === 'decisionTableNode')
const rulesOf = (table: string) => tables('card-decision').find(({ id }) => id === table)?.content.rules ?? []
/** The shipped rules of a table, with one changed. */
const edited = (table: string, rule: number, change: Record<string, string>): Edit => ({
  tables: { [table]: rulesOf(table).map((each, index) => (index === rule ? { ...each, ...change } : each)) },
  formulas: {},
})

async function post(path: string, body: unknown = {}) {
  const response = await fetch(`${sandbox.url}/decisions/rules/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
const decide = async () => valueOf(await sandbox.systems.decision.decide({ ...applicant(), reference: randomUUID() }))
const view = async () =>
  ((await (await fetch(`${sandbox.url}/decisions/rules`)).json()) as RuleSetView[]).find(
    ({ id }) => id === 'card-decision',
  )
/** Everybody under 40 is rejected, who would be 21 otherwise. */
const stricter = edited('eligibility', 0, { age: '< 40' })
const question = {
  age: 30,
  employmentType: 'SALARIED',
  monthlyIncome: 100_000,
  bureauRecord: 'Y',
  bureauScore: 700,
  secured: 'N',
  deposit: 28_000,
}

test('every cell of the shipped tables is one that the form says, and is written as it was read', () => {
  for (const id of ['card-decision', 'final-decision'] as const)
    for (const { content } of tables(id))
      for (const rule of content.rules) {
        for (const { id: column, field } of content.inputs) {
          const condition = readCondition(rule[column] ?? '', columnOf(field))
          expect([field, condition.kind]).not.toEqual([field, 'other'])
          expect(writeCondition(condition)).toBe(rule[column])
        }
        for (const { id: column, field } of content.outputs) {
          const result = readResult(rule[column] ?? '', columnOf(field))
          expect([field, result.kind]).not.toEqual([field, 'other'])
          expect(writeResult(result, columnOf(field))).toBe(rule[column])
        }
      }
})

test.each(['', '/reset', '/try'])('tables that there are not are not found: /decisions/rules/:id%s', async (path) => {
  for (const id of ['nobody', '__proto__', 'card-decision%00', '%F0%9F%92%B3']) {
    const { status, body } = await post(`${id}${path}`, { edit: stricter, question })
    expect([id, status]).toEqual([id, 404])
    expect(body.error).toContain('card-decision')
  }
})

test('an edit that is tried shows outcome and trace of the real engine, and decides about nobody', async () => {
  const { status, body } = await post('card-decision/try', { edit: stricter, question })
  expect(status).toBe(200)
  const { decision, failed, steps }: Tried = body
  expect(decision).toMatchObject({ systemDecision: 'reject', rejectCode: 'AG01' })
  expect(failed).toBe(false)
  expect(steps[0]).toMatchObject({ id: 'eligibility', row: 1, asked: { age: 30 }, answered: { hardCode: 'AG01' } })
  expect(steps.map(({ id }) => id)).toContain('limit')
  expect(await decide()).toMatchObject({ systemDecision: 'approve' })
})

test('a saved edit decides from the next application on, also after a restart, until it is reset', async () => {
  const before = await view()
  const saved = await post('card-decision', stricter)
  expect([saved.status, saved.body.isEdited]).toEqual([200, true])
  expect(await decide()).toMatchObject({ systemDecision: 'reject', rejectCode: 'AG01' })
  expect((await view())?.ruleVersion).not.toBe(before?.ruleVersion)

  await sandbox.close()
  sandbox = await sandboxForTests({ dataDir })
  expect(await decide()).toMatchObject({ systemDecision: 'reject', rejectCode: 'AG01' })

  expect((await post('card-decision/reset')).body).toMatchObject({ isEdited: false, ruleVersion: before?.ruleVersion })
  expect(await decide()).toMatchObject({ systemDecision: 'approve' })
})

test.each([
  ['eligibility', 0, { age: '< ' }, 'age', 'Enter a number.'],
  [
    'income-band',
    1,
    { monthlyIncome: '[50000..25000)' },
    'monthlyIncome',
    'The second number must be larger than the first.',
  ],
  ['employment', 0, { employmentType: '"PIRATE"' }, 'employmentType', 'Choose one of the list.'],
  ['outcome', 6, { systemDecision: '"maybe"' }, 'systemDecision', 'Choose one of the list.'],
  [
    'outcome',
    3,
    { rejectCode: '"nope"' },
    'rejectCode',
    'Use two capital letters and two digits, such as SR01, or leave it empty.',
  ],
  ['limit-factor', 0, { factor: '' }, 'factor', 'Enter a number.'],
  ['eligibility', 0, { details: '"a" + "b"' }, 'details', 'Leave out " and \\.'],
] as const)('%s, row %i, %o: refused in words, and nothing is saved', async (table, rule, change, column, words) => {
  const { status, body } = await post('card-decision', edited(table, rule, change))
  expect([status, body.findings]).toEqual([400, [{ table, rule, column, words }]])
  expect((await view())?.isEdited).toBe(false)
})

test('rows below one that holds for everybody are refused, and a table without rows', async () => {
  const everybody = await post('card-decision', edited('employment', 0, { employmentType: '' }))
  expect(everybody.body.findings).toMatchObject([
    { table: 'employment', rule: 0, words: expect.stringMatching(/^This row holds for everybody/) },
  ])
  const empty = await post('card-decision', { tables: { employment: [] }, formulas: {} })
  expect(empty.body.findings).toEqual([{ table: 'employment', rule: 0, words: 'A table needs at least one row.' }])
})

test('tables that leave an applicant without a decision are refused, and say whom; so is a formula that can’t be read', async () => {
  const gap = await post('card-decision', edited('income-band', 1, { monthlyIncome: '[30000..50000)' }))
  expect([gap.status, gap.body.error]).toEqual([
    400,
    'These tables would give no decision about an applicant aged 30, SALARIED, ₹25000 a month, score 700.',
  ])
  const formula = await post('card-decision', { tables: {}, formulas: { 'limit-creditLimit': 'monthlyIncome *' } })
  expect(formula.body.error).toMatch(/^These tables would give no decision/)
  expect((await view())?.isEdited).toBe(false)
})

test('the table of the final decision is edited the same way', async () => {
  const strict: Edit = {
    tables: {
      documents: [
        { _description: 'All', documentsAccepted: '', systemDecision: '"refer"', rejectCode: '""', details: '""' },
      ],
    },
    formulas: {},
  }
  const tried = await post('final-decision/try', { edit: strict, question: { documentsAccepted: 'Y' } })
  expect(tried.body).toMatchObject({ decision: { systemDecision: 'refer' }, steps: [{ row: 1, description: 'All' }] })
  expect((await post('final-decision/try', { edit: strict, question: {} })).status).toBe(400)
})
