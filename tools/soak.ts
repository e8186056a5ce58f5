import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { openPostgres } from './postgres.ts'
import { root } from './product.ts'

// `npm run soak`: the random tests, a hundred times as long (contract/garbage-for-tests.ts reads SOAK and SEED). At the end a
// table says what was run.

const given = process.argv.slice(2)
const files =
  given.length > 0
    ? given
    : [
        'contract/garbage.test.ts',
        'server/tests/garbage.test.ts',
        'server/tests/kill.test.ts',
        'server/store/crash.test.ts',
        'server/tests/interleavings.test.ts',
        'server/tests/call-drops.test.ts',
        'server/tests/journeys.test.ts',
        'server/tests/connection-storm.test.ts',
      ]

interface Report {
  testResults: {
    name: string
    assertionResults: { status: string; duration?: number; meta: { runs?: number } }[]
  }[]
}

const folder = mkdtempSync(join(tmpdir(), 'soak-'))
const reportFile = join(folder, 'report.json')
const seed = process.env['SEED'] || String(randomInt(2 ** 31))
const postgres = await openPostgres()
const env = {
  ...process.env,
  SOAK: process.env['SOAK'] ?? '100',
  SEED: seed,
  TEST_DATABASE_URL: postgres.url,
  NODE_ENV: 'test',
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
const child = spawn(process.execPath, [vitest, 'run', '--project', 'node', ...reporters, ...files], {
  cwd: root,
  env,
  stdio: 'inherit',
})
child.once('exit', (code) => {
  process.exitCode = code ?? 1
  if (code !== null) printTable(JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
  rmSync(folder, { recursive: true })
  void postgres.stop()
})

/** Kinds, runs of those that were made to their end, seconds and failed tests. */
function printTable({ testResults }: Report): void {
  console.log('\n| kind | runs | seed | seconds | found |\n| --- | ---: | ---: | ---: | ---: |')
  for (const { name, assertionResults } of testResults) {
    const made = assertionResults.filter(({ status }) => status === 'passed')
    const runs = made.reduce((sum, { meta }) => sum + (meta.runs ?? 1), 0)
    const seconds = assertionResults.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000
    const found = assertionResults.filter(({ status }) => status === 'failed').length
    console.log(`| ${relative(root, name)} | ${runs} | ${seed} | ${seconds.toFixed(0)} | ${found} |`)
  }
}
