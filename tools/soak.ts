import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { openPostgres } from './postgres.ts'
import { root } from './product.ts'

// `npm run soak`: the random tests, a hundred times as long (contract/garbage-for-tests.ts and
// server/tests/interleavings.test.ts, call-drops.test.ts read SOAK).

const given = process.argv.slice(2)
const files =
  given.length > 0
    ? given
    : [
        'contract/garbage.test.ts',
        'server/tests/garbage.test.ts',
        'server/tests/kill.test.ts',
        'server/tests/interleavings.test.ts',
        'server/tests/call-drops.test.ts',
      ]
const postgres = await openPostgres()
const env = { ...process.env, SOAK: process.env['SOAK'] ?? '100', TEST_DATABASE_URL: postgres.url, NODE_ENV: 'test' }
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', '--project', 'node', ...files], {
  cwd: root,
  env,
  stdio: 'inherit',
})
child.once('exit', (code) => {
  process.exitCode = code ?? 1
  void postgres.stop()
})
