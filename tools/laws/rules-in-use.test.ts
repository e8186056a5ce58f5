import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './tree.ts'

/** What no part of the product uses, each with its reason. */
const others: Readonly<Record<string, string>> = {
  'bank/read-files.ts schemas': 'the law that every field of them is read',
  'journey/fields/verhoeff.ts verhoeffDigit': 'test data: a check digit',
  'journey/flow/sample-records.ts recordUpTo': 'test data: a record by its screen',
  'journey/rules/product/theme.ts isTheme': 'the gallery reads a theme from its address',
  'web/routing/routes.ts partOf': 'the specification’s table, which laws compare with the folders',
  'server/store/schema.ts session': 'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/audit-schema.ts auditChain':
    'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/audit-schema.ts auditUnsealed':
    'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/audit-schema.ts auditCut':
    'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/master-schema.ts': 'tables that only written-out SQL uses; a test compares them with the migrations',
  'server/store/schema.ts challenge': 'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/schema.ts roomToken': 'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/schema.ts fileRoom': 'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/schema.ts challengeTarget':
    'a table that only written-out SQL uses; a test compares it with the migrations',
}

interface Report {
  issues: { file: string; files: unknown[]; exports: { name: string }[] }[]
}

/** Files and exports that production code does not reach: tests alone use them. Knip's settings mark production with `!`. */
function unused(): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/knip/bin/knip.js'), '--production', '--include=files,exports', '--reporter=json'],
    { cwd: root, encoding: 'utf8' },
  )
  if (!stdout.startsWith('{')) throw new Error(`knip gave no report: ${stderr}`)
  const { issues } = JSON.parse(stdout) as Report
  return issues.flatMap(({ file, files, exports }) => [
    ...files.map(() => file),
    ...exports.map(({ name }) => `${file} ${name}`),
  ])
}

test('what the product is made of is used by the product, not by its tests alone', () => {
  expect(unused().toSorted()).toEqual(Object.keys(others).toSorted())
}, 120_000)
