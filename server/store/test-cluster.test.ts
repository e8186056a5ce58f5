import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAs } from './test-cluster.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'templates-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function databaseAt(name: string, content: string): string {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'PG_VERSION'), content)
  return join(folder, name)
}

test('a template that another worker has put there meanwhile stays: it may be copying from it', () => {
  const template = databaseAt('migrated-2', 'of the faster one')
  keepAs(template, databaseAt('made', 'of the slower one'))
  expect(readFileSync(join(template, 'PG_VERSION'), 'utf8')).toBe('of the faster one')
})

test('a new template replaces those of other versions', () => {
  const former = databaseAt('migrated-1', 'former')
  keepAs(join(folder, 'migrated-2'), databaseAt('made', 'new'))
  expect(readFileSync(join(folder, 'migrated-2', 'PG_VERSION'), 'utf8')).toBe('new')
  expect(existsSync(former)).toBe(false)
})
