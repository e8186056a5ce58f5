import { afterEach, expect, test, vi } from 'vitest'
import { connection, troubleNow } from '../engine/connection.ts'
import { loadCode } from './load-code.ts'

afterEach(() => vi.restoreAllMocks())

/** A chunk of the app that loads after a number of failures. */
function partAfter(failures: number) {
  let attempts = 0
  return {
    attempts: () => attempts,
    load: async () => {
      attempts += 1
      if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return 'here'
    },
  }
}

const noPause = () => vi.spyOn(connection, 'wait').mockResolvedValue()

test('code is waited for without end while the server can’t be reached, and the page says so meanwhile', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const said = new Set<unknown>()
  vi.spyOn(connection, 'wait').mockImplementation(async () => void said.add(troubleNow()))
  const part = partAfter(200)
  expect(await loadCode(part.load)).toBe('here')
  expect(part.attempts()).toBe(201)
  expect(said).toEqual(new Set(['unreached']))
  expect(troubleNow()).toBeUndefined()
})

test('code that is gone from a server that answers is given up after three repetitions', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  noPause()
  const part = partAfter(200)
  await expect(loadCode(part.load)).rejects.toThrow('dynamically imported')
  expect(part.attempts()).toBe(4)
})
