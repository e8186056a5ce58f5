import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openRenderer, type Renderer } from './renderer.ts'

/**
 * A built app whose render is what its path says: `crash` ends its worker with an error, `exit` without one, both each
 * time; the paths that begin with `first` only once; `hang` is never answered. It returns its worker's number.
 */
const app = (folder: string) => `
  import { writeFileSync } from 'node:fs'
  import { threadId } from 'node:worker_threads'
  const once = (name) => {
    try { writeFileSync(${JSON.stringify(folder)} + '/' + name, '', { flag: 'wx' }); return true } catch { return false }
  }
  const never = () => new Promise(() => {})
  const ends = {
    crash: () => (setTimeout(() => { throw new Error('died') }), never()),
    exit: () => (setTimeout(() => process.exit(3)), never()),
    'first-crash': () => once('crash') ? ends.crash() : threadId,
    'first-exit': () => once('exit') ? ends.exit() : threadId,
    hang: never,
  }
  export const render = ({ path }) => (ends[path] ?? (() => threadId))()
`

let folder = ''
let renderer: Renderer
function open(start = ''): void {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/entry-server.js'), app(folder) + start)
  renderer = openRenderer(folder)
}

afterEach(async () => {
  await renderer.close()
  rmSync(folder, { recursive: true })
})

const render = (path: string) => renderer.render({ path, language: 'en', data: {} })

test.each(['first-crash', 'first-exit'])('what waits for a worker is asked again of the next: %s', async (path) => {
  open()
  const before = await render('page')
  const [again, beside] = await Promise.all([render(path), render('page')])
  expect(again).not.toBe(before)
  expect([before, again]).toContain(beside)
  expect(await render('page')).toBe(again)
})

test('a worker that ends while it starts is followed by another', async () => {
  open(`if (once('start')) process.exit(4)`)
  expect(await Promise.all([render('page'), render('page')])).toHaveLength(2)
})

test.each([
  ['crash', 'died'],
  ['exit', 'the renderer exited with 3'],
])('what ends two workers is refused, and the next page is rendered: %s', async (path, reason) => {
  open()
  await expect(render(path)).rejects.toThrow(reason)
  await expect(render('page')).resolves.toBeGreaterThan(0)
})

test('workers that always end while they start refuse what waits', async () => {
  open('process.exit(5)')
  await expect(Promise.all([render('page'), render('page')])).rejects.toThrow('the renderer exited with 5')
})

test('several that end workers at once: each is refused, and the pages beside them are answered or refused', async () => {
  open()
  const asked = ['exit', 'crash', 'page', 'exit', 'hang', 'page'].map(render)
  const settled = await Promise.allSettled(asked)
  expect(settled.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  await expect(render('page')).resolves.toBeGreaterThan(0)
})

test('closing refuses what waits, and what is asked later', async () => {
  open()
  await render('page')
  const waiting = render('hang').catch(String)
  await renderer.close()
  expect(await waiting).toBe('Error: the renderer is closed')
  await expect(render('page')).rejects.toThrow('the renderer is closed')
})

test('closing refuses what waits for a worker that starts', async () => {
  open()
  const waiting = render('page').catch(String)
  await renderer.close()
  expect(await waiting).toBe('Error: the renderer is closed')
})
