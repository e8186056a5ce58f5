import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CannotStart, root } from './product.ts'

const inputs = [
  'web',
  'ui',
  'journey',
  'contract',
  'sandbox-bank/console',
  'sandbox-bank/decisions',
  'sandbox-bank/desk',
  'sandbox-bank/links',
  'sandbox-bank/live',
  'sandbox-bank/people',
  'sandbox-bank/telecaller',
  'sandbox-bank/dials.ts',
  'sandbox-bank/build.ts',
  'package-lock.json',
]
const outputs = ['web/dist/client', 'web/dist/server', 'sandbox-bank/dist']
const stampFile = join(root, '.cache/built.sha256')

/**
 * Builds the web app and the sandbox's pages if any of their files has changed since the last build. Returns whether
 * it built. Runs as a separate process, because the bundler sets NODE_ENV, and a second start must not load it.
 */
export function buildWhenNeeded(): boolean {
  const isThere = outputs.every((folder) => existsSync(join(root, folder)))
  if (isThere && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfInputs()) return false
  const built = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--force'], {
    stdio: ['ignore', 2, 2],
    cwd: root,
  })
  if (built.status !== 0) throw new CannotStart('The web app could not be built, see above.')
  return true
}

async function build(): Promise<void> {
  const now = hashOfInputs()
  const [{ buildWeb }, { buildPages }] = await Promise.all([
    import('@card-journey/web/build/build.ts'),
    import('@card-journey/sandbox-bank/build.ts'),
  ])
  await buildWeb(now.slice(0, 12))
  await buildPages()
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampFile, now)
}

function hashOfInputs(): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of inputs.flatMap((input) => filesOf(join(root, input))).toSorted())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (/\.(json|ts)$/.test(path)) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name) && !/\.(test|examples)\.tsx?$/.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

if (import.meta.main) {
  if (process.argv.includes('--force')) await build()
  else buildWhenNeeded()
}
