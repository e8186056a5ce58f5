import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './product.ts'

const inputs = [
  'web',
  'ui',
  'journey',
  'contract',
  'sandbox-bank/console',
  'sandbox-bank/build.ts',
  'package-lock.json',
]
const outputs = ['web/dist/client', 'web/dist/server', 'sandbox-bank/dist']
const stampFile = join(root, '.cache/built.sha256')

/**
 * Builds the web app and the sandbox's console when any file that goes into them differs from the last build's. Says
 * whether it built. The bundler is loaded only then: a second start must be quick.
 */
export async function buildWhenNeeded({ force = false } = {}): Promise<boolean> {
  const now = hashOfInputs()
  const isThere = outputs.every((folder) => existsSync(join(root, folder)))
  if (!force && isThere && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return false
  const [{ buildWeb }, { buildConsole }] = await Promise.all([
    import('@card-journey/web/build.ts'),
    import('@card-journey/sandbox-bank/build.ts'),
  ])
  await buildWeb({ force })
  await buildConsole()
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampFile, now)
  return true
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

if (import.meta.main) await buildWhenNeeded({ force: true })
