import { expect, test } from 'vitest'
import { isTest, sourceFiles, textOf } from './tree.ts'

/** What is in the first cell alone, whose tables are never spread over machines, and what makes tables. */
const apart = [
  'server/store/master-versions.ts',
  'server/store/schema.ts',
  'server/store/migrate.ts',
  'server/store/cells/agree-on-cells.ts',
  'server/store/rotate-root.ts',
]

/** The queue's times are the database's: this one only reads. */
const readsQueue = 'server/store/backlog.ts'

interface Sql {
  file: string
  text: string
}

const statements: Sql[] = sourceFiles()
  .filter((file) => file.startsWith('server/') && !isTest(file) && !apart.includes(file))
  .flatMap((file) =>
    [...textOf(file).matchAll(/`([^`]*)`|'((?:select|insert|update|delete|with) [^'\n]*)'/g)]
      .map((found) => ({ file, text: found[1] ?? found[2] ?? '' }))
      .filter(({ text }) => /\b(select|insert into|update|delete from)\b/.test(text)),
  )

/** Where the brackets that open at `start` close. */
function closing(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

const ofClock =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\(\)|\bcurrent_(date|time|timestamp)\b/i

/** A row of `values` that asks another table: the value has to be known where the row is sent to. */
const asksInValues = (text: string): boolean =>
  [...text.matchAll(/\bvalues\s*(?=\()/gi)].some((found) => {
    const start = found.index + found[0].length
    return /\(\s*select\b/i.test(text.slice(start, closing(text, start) + 1))
  })

test('there is SQL to look at', () => {
  expect(statements.length).toBeGreaterThan(80)
  expect(statements.some(({ file }) => file.endsWith('/save-statement.ts'))).toBe(true)
})

test('no statement takes the time from the database: each machine has its own', () => {
  const found = statements.filter(({ file, text }) => file !== readsQueue && ofClock.test(text))
  expect(found.map(({ file, text }) => `${file}: ${text.trim().slice(0, 80)}`)).toEqual([])
})

test('no row that is inserted asks another table for a value', () => {
  const found = statements.filter(({ text }) => asksInValues(text))
  expect(found.map(({ file, text }) => `${file}: ${text.trim().slice(0, 80)}`)).toEqual([])
})

test('no statement draws at random or from a sequence by name: ids name their cell', () => {
  const drawing = /\b(random|gen_random_uuid|uuidv7|nextval)\(/i
  const found = statements.filter(({ text }) => drawing.test(text))
  expect(found.map(({ file, text }) => `${file}: ${text.trim().slice(0, 80)}`)).toEqual([])
})

const changing = /\binsert into\b|\bdelete from\b|\bupdate \w+( \w+)? set\b/gi

/** Work of jobs and of operators, which no applicant waits for. */
const inTheBackground = ['forget-bodies', 'rotate-keys', 'seal-audit'].map((name) => `server/store/${name}.ts`)

test('what changes several tables is written in parts, so that it can be a transaction too (ADR 0096)', () => {
  const found = statements.filter(
    ({ file, text }) => !inTheBackground.includes(file) && [...text.matchAll(changing)].length > 1,
  )
  expect(found.map(({ file, text }) => `${file}: ${text.trim().slice(0, 80)}`)).toEqual([])
})

test('what the laws look for is found', () => {
  expect(ofClock.test('update t set at = now()')).toBe(true)
  expect(asksInValues('insert into t (a, b) values ($1, coalesce((select b from u), 1))')).toBe(true)
  expect([...'with a as (update t set x = 1) delete from u'.matchAll(changing)]).toHaveLength(2)
  expect(asksInValues('insert into t (a) values ($1) on conflict do update set a = (select 1)')).toBe(false)
})
