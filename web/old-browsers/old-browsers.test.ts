import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { polyfilled } from './polyfilled.ts'
import { newerGlobals, newerIntl, newerMethods, newerSyntax } from './newer-built-ins.ts'

// Browsers that old can't be run here, so the built files are searched for what would break them.

const dist = join(import.meta.dirname, '../dist')
const assets = join(dist, 'client/assets')
const early = JSON.parse(readFileSync(join(dist, 'early.json'), 'utf8')) as Record<string, { code: string }>
const inline = JSON.parse(readFileSync(join(dist, 'inline.json'), 'utf8')) as Record<string, string>

const built: readonly [name: string, code: string][] = [
  ...readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file): [string, string] => [file, readFileSync(join(assets, file), 'utf8')]),
  ...Object.entries(early).map(([screen, { code }]): [string, string] => [`early script of ${screen}`, code]),
  ...Object.entries(inline).map(([name, code]): [string, string] => [`inline ${name}`, code]),
]

interface SyntaxNode {
  type: string
  [part: string]: unknown
}

/** Every node of a program, with its parent. */
function eachNode(code: string, name: string, visit: (node: SyntaxNode, around: SyntaxNode | undefined) => void): void {
  const { program, errors } = parseSync(`${name}.js`, code)
  expect(errors, name).toEqual([])
  const walk = (value: unknown, around: SyntaxNode | undefined): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, around)
    else if (typeof value === 'object' && value !== null && 'type' in value) {
      const node = value as SyntaxNode
      visit(node, around)
      for (const part of Object.values(node)) walk(part, node)
    }
  }
  walk(program, undefined)
}

test('every built file is ES2018 with dynamic import and import.meta: what Chrome 65 and Safari 12 can read', () => {
  const found: string[] = []
  for (const [name, code] of built)
    eachNode(code, name, (node, around) => {
      for (const [what, is] of Object.entries(newerSyntax)) if (is(node, around)) found.push(`${name}: ${what}`)
    })
  expect(found).toEqual([])
  expect(built.length).toBeGreaterThan(100)
})

/** React's own file is the one that may use these: it asks first. */
const guardedByReact: readonly string[] = ['queueMicrotask', 'reportError']
const fileOfReact = /^base-/

/** Checked before use, or with a fallback where it is missing. */
const guarded: Readonly<Record<string, string>> = {
  ResizeObserver: 'web/layout/use-steady-panel.ts asks first',
  animate: 'web/layout/use-travel.ts asks first',
  showModal: 'ui/Dialog.tsx asks first',
  flatMap: 'of the early filter: it asks first',
  fromEntries: 'of the early scripts: they ask first, as form/early-form.ts says',
  hasOwn: 'of the early scripts: they ask first',
}

test('every newer built-in that a built file uses is polyfilled, or asked for first', () => {
  const covered = new Set<string>(polyfilled.map((name) => name.split('.').at(-1) ?? ''))
  const missing = new Set<string>()
  const used = new Set<string>()
  for (const [name, code] of built) {
    if (name.startsWith('polyfills-') || name === 'inline modern') continue
    // Early scripts run before any polyfill.
    const helped = name.startsWith('early') ? [] : covered
    for (const builtIn of newerIn(code, name)) {
      used.add(builtIn)
      if (fileOfReact.test(name) && guardedByReact.includes(builtIn)) continue
      if (!new Set<string>(helped).has(builtIn) && !Object.hasOwn(guarded, builtIn)) missing.add(`${name}: ${builtIn}`)
    }
  }
  expect([...missing]).toEqual([])
  // Neither list may contain anything that is no longer needed.
  expect([...covered, ...guardedByReact, ...Object.keys(guarded)].filter((builtIn) => !used.has(builtIn))).toEqual([])
})

function newerIn(code: string, name: string): Set<string> {
  const found = new Set<string>()
  const has = (list: readonly string[], text: unknown): text is string =>
    typeof text === 'string' && list.includes(text)
  eachNode(code, name, (node, around) => {
    if (node.type === 'MemberExpression' && node['computed'] !== true) {
      const property = (node['property'] as SyntaxNode)['name']
      const owner = (node['object'] as SyntaxNode)['name']
      if (has(newerMethods, property) || (owner === 'Intl' && has(newerIntl, property))) found.add(String(property))
    }
    const named = node.type === 'Identifier' ? node['name'] : undefined
    const isName =
      around?.['computed'] !== true &&
      ((around?.type === 'MemberExpression' && around['property'] === node) ||
        (around?.type === 'Property' && around['key'] === node))
    if (has(newerGlobals, named) && !isName) found.add(named)
  })
  return found
}

test('the polyfills do what the built-ins do', () => {
  const file = readdirSync(assets).find((name) => /^polyfills-.*\.js$/.test(name)) ?? ''
  const code = readFileSync(join(assets, file), 'utf8')
  const uses = `JSON.stringify([
    [[1, 2, 3].at(-1), [1, 2, 3].at(0), [1].at(5), 'abc'.at(-2), [1, 2].at(NaN)],
    [[1, 2, 3, 4].findLast((one) => one % 2 === 1), [1].findLast(() => false)],
    [1, 2].flatMap((one, index) => [one, [index]]),
    [1, 2].flatMap((one) => one * 2),
    (() => { const list = [3, 10, 1]; return [list.toSorted(), list.toSorted((a, b) => a - b), list] })(),
    [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString'), Object.hasOwn(Object.create(null), 'a')],
    Object.fromEntries(new Map([['a', 1], ['__proto__', 2]])),
  ])`
  const late = {
    remove: `for (const [owner, names] of [
      [Array.prototype, ['at', 'findLast', 'flatMap', 'toSorted']],
      [String.prototype, ['at']],
      [Object, ['hasOwn', 'fromEntries']],
    ]) for (const name of names) delete owner[name]`,
    page: () => ({ window: {}, Blob: class {} }),
  }
  const old = late.page()
  runInNewContext(`${late.remove};${code}`, old)
  expect(runInNewContext(uses, old)).toBe(runInNewContext(uses, late.page()))
  expect((old.window as { AbortController?: unknown }).AbortController).toBeTypeOf('function')
})
