import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { defaultFolder } from './load.ts'

/** A copy of the shipped data folder, removed after the test. */
export function copiedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'))
  cpSync(defaultFolder, folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Replaces a piece of a file's text, which must be there. */
export function edit(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${String(from)}`)
  writeFileSync(path, after)
}
