import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openRenderer, type Renderer } from './renderer.ts'

/**
 * A built app whose render is what its path says: `crash` ends its worker with an error, `exit` without one, both each
 * time; the paths that begin with `first` only once; `die-later` after its answer; `hang` is never answered. It returns its worker's number.
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
    'die-later': () => (setTimeout(() => process.exit(6), 50), threadId),
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
  vi.useRealTimers()
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

test('a worker without work is ended after half a minute, and whoever asks next gets another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open()
  const first = await render('page')
  vi.advanceTimersByTime(29_000)
  expect(await render('page')).toBe(first)
  vi.advanceTimersByTime(29_000)
  expect(await render('page')).toBe(first)
  vi.advanceTimersByTime(30_000)
  // The former worker exits while the next one has work: its exit is not the next one's.
  const second = await render('page')
  expect(second).not.toBe(first)
  expect(await render('page')).toBe(second)
})

test('while a page is rendered the worker does not rest, and a closed renderer leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open()
  await render('page')
  expect(vi.getTimerCount()).toBe(1)
  const waiting = render('hang').catch(String)
  expect(vi.getTimerCount()).toBe(0)
  await render('page')
  expect(vi.getTimerCount()).toBe(0)
  await renderer.close()
  expect([vi.getTimerCount(), await waiting]).toEqual([0, 'Error: the renderer is closed'])
})

test('a worker that dies while it rests is not ended again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open()
  const first = await render('die-later')
  await vi.waitUntil(() => vi.getTimerCount() === 0)
  expect(await render('page')).not.toBe(first)
})
