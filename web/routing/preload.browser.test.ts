import { afterEach, expect, test, vi } from 'vitest'
import { FileGone, preload } from './preload.ts'

afterEach(() => {
  vi.restoreAllMocks()
  for (const part of document.head.querySelectorAll('link[href*="/assets/"],style[data-file]')) part.remove()
})

/** The network: files that are refused are away. */
function network(away: Set<string>) {
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const href = new URL(input as string).pathname
    asked.push(href)
    if (away.has(href)) throw new TypeError('Failed to fetch')
    return new Response('')
  })
  return asked
}

test('nothing is imported before each of its files is here, so that a lost connection spoils no module', async () => {
  const away = new Set(['/assets/part-1.js'])
  const asked = network(away)
  let imports = 0
  const load = async () => (imports += 1)
  const files = ['assets/screen-1.js', 'assets/part-1.js']
  await expect(preload(load, files)).rejects.toThrow('Failed to fetch')
  expect(imports).toBe(0)
  away.clear()
  await preload(load, files)
  expect(imports).toBe(1)
  expect(asked).toEqual(['/assets/screen-1.js', '/assets/part-1.js', '/assets/part-1.js'])
})

test('a file that the server hasn’t got is not taken for fetched', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  const failed = await preload(async () => 'here', ['assets/gone-2.js']).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(FileGone)
  // The report knows these words, and names the file.
  expect(String(failed)).toMatch(/Could not fetch .*\/assets\/gone-2\.js$/)
})

test('a server that is overloaded has the file all the same', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 503 }))
  const failed = await preload(async () => 'here', ['assets/late-5.js']).catch((error: unknown) => error)
  expect(failed).not.toBeInstanceOf(FileGone)
  expect(String(failed)).toContain('/assets/late-5.js')
})

test('a file is fetched once, also by two at the same moment, and not at all if the page names or contains it', async () => {
  const asked = network(new Set())
  const link = document.createElement('link')
  link.href = '/assets/named-3.js'
  const style = document.createElement('style')
  style.dataset['file'] = '/assets/inside-3.css'
  document.head.append(link, style)
  const files = ['assets/screen-3.js', 'assets/named-3.js', 'assets/inside-3.css']
  await Promise.all([preload(async () => 1, files), preload(async () => 2, files)])
  expect(asked).toEqual(['/assets/screen-3.js'])
})

test('a style sheet that could not be applied is linked again', async () => {
  network(new Set())
  const files = ['assets/none-4.css']
  const load = async () => 'here'
  await expect(preload(load, files)).rejects.toThrow('/assets/none-4.css')
  expect(document.querySelector('link[href$="/assets/none-4.css"]')).toBeNull()
})
