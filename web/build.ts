import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './build/compress.ts'
import { listTexts } from './build/list-texts.ts'

const web = import.meta.dirname
const root = join(web, '..')
const inputs = ['web', 'ui', 'journey', 'contract', 'package-lock.json']
const stampFile = join(web, 'dist/inputs.sha256')

/** Builds what browsers load and what the render worker loads, unless nothing that goes into them changed. */
export async function buildWeb({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  listTexts()
  const now = hashOfInputs()
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return false
  process.env['BUILD_ID'] = now.slice(0, 12)
  const configFile = join(web, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', build: { ssr: true } })
  writeInlineScripts()
  await compressFolder(join(web, 'dist/client/assets'))
  writeFileSync(stampFile, now)
  return true
}

/**
 * The scripts that stand in the HTML itself, as one file of names and code. Not minified: the browser check must be
 * understood by the oldest browsers, and minifiers write template literals.
 */
function writeInlineScripts(): void {
  const scripts = Object.fromEntries(
    readdirSync(join(web, 'inline')).map((file) => {
      const lines = readFileSync(join(web, 'inline', file), 'utf8').split('\n')
      const code = lines.filter((line) => !line.startsWith('//')).map((line) => line.trim())
      return [file.replace(/\.js$/, ''), code.join('\n').trim()]
    }),
  )
  writeFileSync(join(web, 'dist/inline.json'), JSON.stringify(scripts))
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
    .filter((entry) => !['node_modules', 'dist', 'gallery'].includes(entry.name))
    .filter((entry) => !/\.(test|examples)\.tsx?$/.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

if (import.meta.main) {
  const built = await buildWeb({ force: process.argv.includes('--force') })
  process.stdout.write(built ? 'Built the web app.\n' : 'The web app is up to date.\n')
}
