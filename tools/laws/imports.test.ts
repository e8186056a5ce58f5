import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isTest, root, sourceFiles, textOf, workspaces } from './tree.ts'

// Directions and cycles are the linter's (tools/import-rules.ts). Here: that it really refuses them, and what it can't see.

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One file each; what of it must be refused. */
const cases: Readonly<Record<string, readonly [allowed: readonly string[], refused: readonly string[]]>> = {
  'journey/rules/entry/a.ts': [
    ['zod/mini', '../../fields/pan.ts', './utm.ts'],
    ['zod', 'node:fs', 'react', '../../flow/guard.ts', '@card-journey/contract/api.ts'],
  ],
  'journey/flow/a.ts': [
    ['../steps/forms.ts', '../ids/markers.ts'],
    ['zod/v4', '@lingui/core'],
  ],
  'ui/Button.tsx': [
    ['react', 'react/jsx-runtime', './Card.tsx'],
    ['react-dom', 'redux'],
  ],
  'web/engine/a.ts': [
    ['@card-journey/ui/Button.tsx', 'react-dom'],
    ['@card-journey/server/config.ts', 'zod'],
  ],
  'web/engine/a.test.ts': [['@card-journey/bank/load.ts', 'node:fs'], ['@card-journey/server/config.ts']],
  'ops/high-availability/a.ts': [
    ['@card-journey/server/config.ts', '@card-journey/bench/api-applicant.ts', '../../tools/postgres.ts'],
    ['@card-journey/web/engine/about.ts', '@card-journey/sandbox-bank/start.ts'],
  ],
  'e2e/a.ts': [
    ['@card-journey/server/tests/applicant.ts', '@card-journey/contract/headers.ts'],
    ['@card-journey/server/config.ts', '@card-journey/web/engine/about.ts'],
  ],
  'contract/a.ts': [['@card-journey/journey/ids/markers.ts'], ['@card-journey/sandbox-bank/start.ts']],
  'server/services/card/a.ts': [
    ['../../jobs/kinds.ts', '../change.ts', '@card-journey/bank/load.ts'],
    ['../../http/reply.ts', '../../routes/code-replies.ts', 'fastify'],
  ],
  'sandbox-bank/telecaller/a.ts': [
    ['@card-journey/journey/fields/pan.ts', '@card-journey/journey/texts/languages.ts'],
    ['@card-journey/providers/bureau/port.ts', '@card-journey/journey/flow/standing.ts'],
  ],
  'sandbox-bank/systems/a.ts': [
    ['@card-journey/providers/bureau/wire.ts', '@card-journey/bank/load.ts'],
    ['@card-journey/providers/bureau/port.ts', '@card-journey/journey/fields/pan.ts'],
  ],
}

test('the linter refuses an import against the order of workspaces and layers, and lets the others through', () => {
  writeFileSync(join(folder, 'oxlint.config.ts'), `export { default } from '${root}oxlint.config.ts'\n`)
  for (const [file, [allowed, refused]] of Object.entries(cases)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    // Also as a type, save where the sandbox bank may have types; also on demand.
    const typed = file.startsWith('sandbox-bank/') ? [] : refused
    const lines = [
      ...[...allowed, ...refused].map((from, index) => `export { a${index} } from '${from}'`),
      ...typed.map((from, index) => `export type { b${index} } from '${from}'`),
      ...typed.map((from, index) => `export const load${index} = () => import('${from}')`),
    ]
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`)
  }
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const found = (
    JSON.parse(stdout) as { diagnostics: { code: string; filename: string; message: string }[] }
  ).diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename, message }) => `${filename} ${/'([^']+)'/.exec(message)?.[1]}`)
  const expected = Object.entries(cases).flatMap(([file, [, refused]]) => refused.map((from) => `${file} ${from}`))
  expect([...new Set(found)].toSorted()).toEqual(expected.toSorted())
  for (const one of expected.filter((name) => !name.startsWith('sandbox-bank/')))
    expect(found.filter((name) => name === one).length, one).toBeGreaterThanOrEqual(3)
})

const workspaceOf = (path: string) => workspaces.find((name) => path.startsWith(`${name}/`))
const isSupport = (file: string): boolean =>
  isTest(file) || /(^|\/)(testing|tests|conformance)(\/|\.ts$)|-for-tests\.ts$|(^|\/)test-[\w-]+\.ts$/.test(file)

test('a relative import stays in its workspace, so that a folder can move; tests may start tools', () => {
  const leaving = sourceFiles().flatMap((file) => {
    const from = workspaceOf(file)
    return [...textOf(file).matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g)]
      .map(([, specifier = '']) => posix.normalize(posix.join(posix.dirname(file), specifier)))
      .filter((path) => from && from !== 'tools' && workspaceOf(path) !== from)
      .filter(
        (path) => !(path.startsWith('tools/') && (isSupport(file) || ['e2e', 'bench', 'ops'].includes(from ?? ''))),
      )
      .map((path) => `${file} → ${path}`)
  })
  expect(leaving).toEqual([])
})
