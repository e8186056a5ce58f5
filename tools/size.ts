import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './product.ts'

// The size gates: the script an applicant downloads, compressed, before personal-details is interactive, and with what
// follows before they have begun with it.

interface Chunk {
  file: string
  imports?: string[]
}

/** What is named anew in each build (hashes, mangled names) moves it by up to a hundred bytes. */
const limit = 80_700
const limitUntilBegun = 95_000
const client = join(root, 'web/dist/client')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8'))

/** What the first view loads: the entry and the screen; its texts are in the HTML, beside the script counted below. */
const loadedFirst = [/^entry-client\.tsx$/, /\/personal-details\/PersonalDetailsScreen\.tsx$/]
/** Loaded once the page is interactive, whatever its reader does. */
const loadedThen = [/^_engine-/]

const files = new Map<string, number>()
addAll(loadedFirst)
const early: Record<string, { code: string }> = JSON.parse(readFileSync(join(root, 'web/dist/early.json'), 'utf8'))
files.set('in the HTML: the checks of its form', brotli(Buffer.from(early['personal-details']?.code ?? '')))
const firstView = total()
addAll(loadedThen)
const untilBegun = total()
for (const [file, bytes] of [...files].toSorted((a, b) => b[1] - a[1]))
  console.log(`${kilobytes(bytes).padStart(9)}  ${file}`)
console.log(`${kilobytes(firstView).padStart(9)}  in the first view; at most ${kilobytes(limit)}`)
console.log(`${kilobytes(untilBegun).padStart(9)}  in all; at most ${kilobytes(limitUntilBegun)}`)
if (firstView > limit) fail('The first view of personal-details downloads more script than it may.')
if (untilBegun > limitUntilBegun)
  fail('Before an applicant has begun with personal-details, it downloads more script than it may.')

function total(): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}

function addAll(patterns: readonly RegExp[]): void {
  for (const pattern of patterns) {
    const keys = Object.keys(manifest).filter((key) => pattern.test(key))
    if (keys.length === 0) fail(`Nothing in the build matches ${pattern}.`)
    for (const key of keys) add(key)
  }
}

/** A chunk and everything it statically imports. */
function add(key: string): void {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  if (/\.m?js$/.test(chunk.file)) files.set(chunk.file, compressed(chunk.file))
  for (const imported of chunk.imports ?? []) add(imported)
}

function compressed(file: string): number {
  return brotli(readFileSync(join(client, file)))
}

function brotli(bytes: Buffer): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(bytes, { params: quality }).length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
