import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { calls } from '@card-journey/contract/api.ts'
import { expect, test } from 'vitest'
import { root } from './tree.ts'

/** Finished rules whose call is not served yet (file, rule: call). */
const awaiting: Readonly<Record<string, string>> = {
  'journey/rules/entry/channels.ts isTelecallerChannel': 'getClientData',
  'journey/rules/identity/ckyc.ts': 'ckycDownload',
}

/** What no part of the product uses, each with its reason. */
const others: Readonly<Record<string, string>> = {
  'bank/read-files.ts schemas': 'the law that every field of them is read',
  'journey/fields/verhoeff.ts verhoeffDigit': 'test data: a check digit',
  'journey/flow/sample-records.ts recordUpTo': 'test data: a record by its screen',
  'journey/rules/product/theme.ts isTheme': 'the gallery reads a theme from its address',
  'web/routing/routes.ts partOf': 'the specification’s table, which laws compare with the folders',
  'server/store/schema.ts session': 'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/schema.ts challenge': 'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/schema.ts fileRoom': 'a table that only written-out SQL uses; a test compares it with the migrations',
  'server/store/schema.ts challengeTarget':
    'a table that only written-out SQL uses; a test compares it with the migrations',
  'web/analytics/events.ts consentToAnalytics': 'waits for the bank’s analytics',
  'journey/rules/product/age-bands.ts': 'waits for the bank’s analytics',
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
  expect(unused().toSorted()).toEqual([...Object.keys(awaiting), ...Object.keys(others)].toSorted())
}, 120_000)

test('a rule waits only for a call that is not served', () => {
  const served: ReadonlySet<string> = new Set(calls.map(({ id }) => id))
  expect(Object.entries(awaiting).filter(([, call]) => served.has(call))).toEqual([])
})
