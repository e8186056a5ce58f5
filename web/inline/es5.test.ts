import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { newerGlobals, newerMethods } from '../old-browsers/newer-built-ins.ts'

// What the browsers that we refuse must still be able to read: scripts and styles of the notice that refuses them.

const folder = import.meta.dirname
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))

/** The syntax of ECMAScript 5, as far as a script of a few lines needs it. */
const es5 = `
  Program ExpressionStatement BlockStatement IfStatement ReturnStatement EmptyStatement
  TryStatement CatchClause VariableDeclaration VariableDeclarator FunctionDeclaration
  FunctionExpression CallExpression NewExpression MemberExpression AssignmentExpression
  BinaryExpression LogicalExpression UnaryExpression ConditionalExpression
  ParenthesizedExpression Identifier Literal Property ObjectExpression ArrayExpression
  ThisExpression
`.split(/\s+/)

interface SyntaxNode {
  type: string
  [part: string]: unknown
}

/** What a browser of 2010 could not read in a script. */
function newerIn(code: string): string[] {
  const { program, errors } = parseSync('inline.js', code, { sourceType: 'script' })
  const found = errors.map(({ message }) => message)
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    const node = value as SyntaxNode
    if (typeof node.type === 'string' && !es5.includes(node.type)) found.push(node.type)
    if (node.type === 'VariableDeclaration' && node['kind'] !== 'var') found.push(String(node['kind']))
    if (node.type === 'CatchClause' && !node['param']) found.push('catch without a name')
    if (node['optional'] === true) found.push('?.')
    if (['??', '**'].includes(String(node['operator']))) found.push(String(node['operator']))
    if (node.type === 'Property' && (node['shorthand'] || node['method'] || node['computed']))
      found.push('short property')
    const regex = node['regex'] as { pattern: string; flags: string } | undefined
    if (regex && (/\(\?<|\\p\{/.test(regex.pattern) || /[^gim]/.test(regex.flags))) found.push(`/${regex.pattern}/`)
    if (
      node.type === 'Identifier' &&
      [...newerGlobals, ...newerMethods, 'Promise', 'fetch', 'Map'].includes(String(node['name']))
    )
      found.push(String(node['name']))
    for (const part of Object.values(node)) walk(part)
  }
  walk(program)
  return found
}

test.each(scripts)('[SC-36] %s is ECMAScript 5: a browser that is refused can read it', (file) => {
  expect(newerIn(readFileSync(join(folder, file), 'utf8'))).toEqual([])
})

test.each([
  ['const old = 1', 'const'],
  ['go(() => 1)', 'ArrowFunctionExpression'],
  ['say(`old`)', 'TemplateLiteral'],
  ['a?.b', '?.'],
  ['import("x")', 'ImportExpression'],
  ['try { a() } catch { b() }', 'catch without a name'],
  ['x = { a }', 'short property'],
  ['/(?<year>\\d)/.exec(a)', '/(?<year>\\d)/'],
  ['list.flatMap(go)', 'flatMap'],
])('newer syntax would be found: %s', (code, what) => {
  expect(newerIn(code)).toContain(what)
})

test('[SC-36] the notice is shown and the app hidden by rules of their own, without variables or newer selectors', () => {
  const css = readFileSync(join(folder, '../styles/shell.css'), 'utf8')
  expect(css).toMatch(/^\[data-old-browser\] \.browser-check \{\n {2}display: block;\n\}/m)
  expect(css).toMatch(/^\[data-old-browser\] #root \{\n {2}display: none;\n\}/m)
})
