import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { confinement, inspectApart } from './inspect-apart.ts'

// Inside the repository, as the default data folder is.
const inside = fileURLToPath(new URL('../../.cache/', import.meta.url))
mkdirSync(inside, { recursive: true })
const folder = mkdtempSync(join(inside, 'data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const keyFile = join(folder, 'master.key')
writeFileSync(keyFile, 'a secret')

const attempts: Readonly<Record<string, string>> = {
  'read a key file': `require('node:fs').readFileSync(${JSON.stringify(keyFile)})`,
  'read the machine’s users': `require('node:fs').readFileSync('/etc/passwd')`,
  'write a file': `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'x'))}, 'x')`,
  'start a program': `require('node:child_process').execFileSync('/bin/true')`,
  'start a thread': `new (require('node:worker_threads').Worker)('1', { eval: true })`,
  'find a setting': `if (!process.env.MASTER_KEY && !process.env.PATH) throw new Error('ERR_ACCESS_DENIED')`,
}

test.each(
  Object.entries(attempts).flatMap(([what, code]) =>
    (['pdf', 'jpg'] as const).map((type) => [what, type, code] as const),
  ),
)('[T14] the process that reads a file may not %s (%s)', { timeout: 30_000 }, async (_what, type, code) => {
  const { env, execArgv } = confinement(type)
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, [...execArgv, '-e', code], { env }, (error, _out, complaint) =>
      resolve(error ? complaint : 'done'),
    ),
  )
  expect(said).toContain('ERR_ACCESS_DENIED')
})

test(
  '[T28] of thirty files at once eight are asked to come again: a queue is no place to keep everybody waiting',
  { timeout: 120_000 },
  async () => {
    const checks = await Promise.all(Array.from({ length: 30 }, () => inspectApart('jpg', Buffer.from('no picture'))))
    const kinds = checks.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'away')).toHaveLength(8)
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(22)
  },
)
