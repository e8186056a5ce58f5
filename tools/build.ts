import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './product.ts'

const inputs = ['web', 'ui', 'journey', 'contract', 'package-lock.json']
const stampFile = join(root, 'web/dist/inputs.sha256')

/** Builds the web app when any file that goes into it differs from the last build's. Says whether it built. */
export async function buildWhenNeeded({ force = false } = {}): Promise<boolean> {
  const now = hashOfInputs()
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return false
  const { buildWeb } = await import('../web/build.ts')
  await buildWeb()
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
  if (path.endsWith('.json')) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name) && !/\.(test|examples)\.tsx?$/.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

if (import.meta.main) await buildWhenNeeded({ force: true })
