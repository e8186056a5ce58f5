import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const workspaces = [
  'journey',
  'contract',
  'providers',
  'server',
  'web',
  'ui',
  'bank',
  'sandbox-bank',
  'e2e',
  'bench',
  'tools',
  'ops',
] as const
export type Workspace = (typeof workspaces)[number]

const skipped = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'coverage', 'screenshots', 'test-results'])

/** Every file under a folder of the project, as a path from the root with forward slashes. */
export function filesUnder(folder: string): string[] {
  const at = join(root, folder)
  if (!existsSync(at)) return []
  return readdirSync(at, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => {
      const path = join(at, entry.name)
      return entry.isDirectory() ? filesUnder(relative(root, path)) : [relative(root, path).split(sep).join('/')]
    })
    .toSorted()
}

export const sourceFiles = (): string[] =>
  [...workspaces.flatMap(filesUnder), 'vitest.config.ts'].filter((file) => /\.(ts|tsx|mjs)$/.test(file))

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)

export const exists = (file: string): boolean => existsSync(join(root, file))

/** `file:line: the line`, for each line that a pattern finds. */
export function linesWith(file: string, pattern: RegExp): string[] {
  return textOf(file)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))
}
