import { endReasons as bankEndReasons } from '@card-journey/bank/schema/decision-notice.ts'
import { artPatterns, employmentTypes, themes as bankThemes } from '@card-journey/bank/schema/product.ts'
import { endReasons } from '@card-journey/journey/application/end-reasons.ts'
import { employmentType } from '@card-journey/journey/fields/employment-type.ts'
import { themes } from '@card-journey/journey/rules/product/theme.ts'
import { cardPatterns } from '@card-journey/ui/card/card-pattern.ts'
import { schemas } from '@card-journey/bank/read-files.ts'
import { calls } from '@card-journey/contract/api.ts'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openChangedBank } from './changed-bank.ts'
import { leavesOf } from './leaves.ts'
import { noticeRows } from './notice-rows.ts'
import { pageRows } from './page-rows.ts'
import type { Row, Rows } from './row.ts'
import { ruleRows } from './rule-rows.ts'
import { videoCallRows } from './video-call-rows.ts'

// A bank edits its data and expects the product to follow. Each field of each file is changed once, and something that
// the product does must then be different. A field without a row, or one that changes nothing, fails.

const rows: Rows = { ...pageRows, ...ruleRows, ...noticeRows, ...videoCallRows }
const bank = openChangedBank()
afterAll(() => bank.remove())

const isSeen = (row: Row): row is Extract<Row, readonly unknown[]> => Array.isArray(row)

/** What was seen, as text; a service that throws has been seen to do so. */
async function told(observe: () => unknown): Promise<string> {
  try {
    return String(JSON.stringify(await observe()))
  } catch (error) {
    return String(error)
  }
}

test('each field of each file of the bank has a row, and each row a field', () => {
  const fields = Object.entries(schemas).flatMap(([file, schema]) => leavesOf(schema).map((leaf) => `${file} ${leaf}`))
  expect(fields.length).toBeGreaterThan(100)
  expect(Object.keys(rows).toSorted()).toEqual(fields.toSorted())
})

test.each(Object.entries(rows).flatMap(([field, row]) => (isSeen(row) ? [[field, row] as const] : [])))(
  'the product follows %s',
  async (_field, [changes, observe]) => {
    const changed = bank.with(changes)
    const before = await told(() => observe(bank.shipped))
    expect(before).not.toMatch(/^(TypeError|ReferenceError)/)
    expect(await told(() => observe(changed))).not.toBe(before)
    // It differs by the change, not by itself.
    expect(await told(() => observe(bank.shipped))).toBe(before)
  },
)

test.each(Object.entries(rows).flatMap(([field, row]) => ('refused' in row ? [[field, row.refused] as const] : [])))(
  'the checker refuses a change of %s that fits nothing else',
  (_field, change) => expect(() => bank.with([change])).toThrow('fault'),
)

test('a field waits only for a call that is not served', () => {
  const served: ReadonlySet<string> = new Set(calls.map(({ id }) => id))
  const waiting = Object.values(rows).flatMap((row) => ('awaits' in row ? [row.awaits] : []))
  expect(waiting.filter((call) => served.has(call))).toEqual([])
})

test('a bank may name the themes and patterns that are drawn, and the occupations that are asked for', () => {
  expect(bankThemes).toEqual(themes)
  expect([...artPatterns].toSorted()).toEqual(Object.keys(cardPatterns).toSorted())
  expect(employmentTypes).toEqual(employmentType.options)
  expect(bankEndReasons).toEqual(endReasons)
})

test('the README of the bank explains each field of the policy', () => {
  const readme = readFileSync(new URL('../../bank/README.md', import.meta.url), 'utf8')
  const explained = (field: string) =>
    readme.split('\n').some((line) => line.startsWith('|') && line.includes(`\`${field}\``))
  expect(Object.keys(bank.shipped.policy).filter((field) => !explained(field))).toEqual([])
})
