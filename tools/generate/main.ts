import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as drawing from './drawing.ts'
import * as journey from './journey.ts'
import * as rules from './rules.ts'

/** A generated document: where it lies, from the root, and its text. */
interface Document {
  path: string
  render: () => string
}

/** Every generated document. To add one: a file beside this one that exports `path` and `render`, and its line here. */
const documents: readonly Document[] = [drawing, journey, rules]

const root = join(import.meta.dirname, '..', '..')
const check = process.argv.includes('--check')

const current = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const stale = documents.filter(({ path, render }) => {
  const file = join(root, path)
  const text = render()
  if (current(file) === text) return false
  if (check) return true
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${path}`)
  return false
})

if (stale.length > 0) {
  console.error(`${stale.map(({ path }) => path).join(', ')}: not what the source says. Run npm run generate.`)
  process.exitCode = 1
}
