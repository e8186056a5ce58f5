import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, sourceFiles, textOf, type Workspace, workspaces } from './tree.ts'

interface Import {
  file: string
  from: Workspace
  to: Workspace
  path: string
  typeOnly: boolean
}

/** Who may import whom. Product code never imports tests or tools. */
const allowed: Record<Workspace, readonly Workspace[]> = {
  journey: [],
  bank: [],
  ui: [],
  contract: ['journey'],
  providers: ['journey'],
  server: ['journey', 'contract', 'providers', 'bank'],
  web: ['journey', 'contract', 'ui'],
  'sandbox-bank': ['providers', 'journey', 'bank', 'ui'],
  e2e: ['journey', 'contract', 'sandbox-bank', 'tools'],
  bench: ['journey', 'contract', 'server', 'e2e', 'tools'],
  tools: ['journey', 'contract', 'providers', 'server', 'web', 'ui', 'bank', 'sandbox-bank'],
}

/** Tests start whole servers, real databases and the other side of a wire. */
const allowedInTests: Partial<Record<Workspace, readonly Workspace[]>> = {
  server: ['sandbox-bank', 'tools'],
  providers: ['sandbox-bank', 'tools'],
  'sandbox-bank': ['tools'],
  contract: ['tools'],
  web: ['bank', 'tools'],
  ui: ['tools'],
}

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

const found = sourceFiles().flatMap(importsOf)

function importsOf(file: string): { file: string; specifier: string; typeOnly: boolean }[] {
  const text = textOf(file)
  return [
    ...[...text.matchAll(statement)].map((m) => ({ file, specifier: m[2] ?? '', typeOnly: Boolean(m[1]) })),
    ...[...text.matchAll(dynamic)].map((m) => ({ file, specifier: m[1] ?? '', typeOnly: false })),
  ]
}

const workspaceOf = (path: string): Workspace | undefined =>
  workspaces.find((name) => path === name || path.startsWith(`${name}/`))

const between: Import[] = found.flatMap(({ file, specifier, typeOnly }) => {
  const path = specifier.startsWith('.')
    ? posix.normalize(posix.join(posix.dirname(file), specifier))
    : specifier.replace(/^@card-journey\//, '')
  const [from, to] = [workspaceOf(file), workspaceOf(path)]
  const isOurs = specifier.startsWith('.') || specifier.startsWith('@card-journey/')
  return isOurs && from && to && from !== to ? [{ file, from, to, path, typeOnly }] : []
})

const mayImport = ({ file, from, to }: Import): boolean =>
  allowed[from].includes(to) || (isSupport(file) && Boolean(allowedInTests[from]?.includes(to)))

const isSupport = (file: string): boolean =>
  isTest(file) ||
  /\.examples\.tsx$|(^|\/)(testing|tests|conformance)(\/|\.ts$)|-for-tests\.ts$|(^|\/)test-[\w-]+\.ts$|(^|\/)tests\//.test(
    file,
  )

test('workspaces import in one direction only', () => {
  expect(between.filter((one) => !mayImport(one)).map(({ file, path }) => `${file} → ${path}`)).toEqual([])
})

test('the sandbox bank knows of the journey only types, and of the providers only what passes over the wire', () => {
  const broken = between.filter(
    ({ file, from, to, path, typeOnly }) =>
      from === 'sandbox-bank' &&
      !isSupport(file) &&
      !typeOnly &&
      ((to === 'journey' && !typeOnly) || (to === 'providers' && !/(^|[/-])wire(\.ts|\/)|\/operation\.ts$/.test(path))),
  )
  expect(broken.map(({ file, path }) => `${file} → ${path}`)).toEqual([])
})

test('the journey depends on the schema library alone, the buttons and cards on React alone', () => {
  const outside = (workspace: Workspace, known: RegExp) =>
    found
      .filter(({ file, specifier }) => workspaceOf(file) === workspace && !isTest(file) && !specifier.startsWith('.'))
      .filter(({ specifier }) => !specifier.startsWith('@card-journey/') && !known.test(specifier))
      .map(({ file, specifier }) => `${file} → ${specifier}`)
  expect(outside('journey', /^zod\/mini$/)).toEqual([])
  expect(outside('ui', /^react(\/|$)/)).toEqual([])
})

test('imports between workspaces go by package name, so that a folder can move', () => {
  const relative = found.filter(({ file, specifier }) => {
    if (isTest(file) || isSupport(file) || !file.includes('/')) return false
    const [from, to] = [workspaceOf(file), workspaceOf(posix.normalize(posix.join(posix.dirname(file), specifier)))]
    return specifier.startsWith('.') && from !== to && to !== undefined && to !== 'tools' && from !== 'tools'
  })
  expect(relative.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
})

test('files are imported by their full name', () => {
  const bare = found.filter(
    ({ specifier }) => specifier.startsWith('.') && !/\.(tsx?|mjs|json|css|svg)(\?\w+)?$/.test(specifier),
  )
  expect(bare.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
})
