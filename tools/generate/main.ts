import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as api from './api.ts'
import * as cryptography from './cryptography.ts'
import * as design from './design.ts'
import * as drawing from './drawing.ts'
import * as envelopeVectors from './envelope-vectors.ts'
import * as journey from './journey.ts'
import * as licences from './licences.ts'
import * as liveDrawing from './live-drawing.ts'
import * as log from './log.ts'
import * as metrics from './metrics.ts'
import * as openapi from './openapi.ts'
import * as people from './people.ts'
import * as problems from './problems.ts'
import * as retention from './retention.ts'
import * as rules from './rules.ts'
import * as texts from './texts.ts'
import * as threats from './threats.ts'

/** A generated document: its path from the root, and its text. */
interface Document {
  path: string
  render: () => string | Promise<string>
}

/** Every generated document. To add one: a file beside this one that exports `path` and `render`, and a line here. */
const documents: readonly Document[] = [
  drawing,
  liveDrawing,
  journey,
  rules,
  api,
  openapi,
  problems,
  people,
  texts,
  design,
  envelopeVectors,
  threats,
  log,
  retention,
  metrics,
  licences,
  cryptography,
]

const root = join(import.meta.dirname, '..', '..')
const check = process.argv.includes('--check')

const current = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const stale: string[] = []
for (const { path, render } of documents) {
  const file = join(root, path)
  const text = await render()
  if (current(file) === text) continue
  if (check) {
    stale.push(path)
    continue
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${path}`)
}

if (stale.length > 0) {
  console.error(`${stale.join(', ')}: not what the source says. Run npm run generate.`)
  process.exitCode = 1
}
