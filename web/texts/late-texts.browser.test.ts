import { expect, test, vi } from 'vitest'
import { lateTextsHere, loadLateTexts, messageOf, watchLateTexts } from './catalogues.ts'

test('a text that no first HTML shows is fetched when it is first asked for, and whoever shows texts is told', async () => {
  const told = new Promise<void>((resolve) => {
    const stop = watchLateTexts(() => {
      stop()
      resolve()
    })
  })
  expect(messageOf('en', 'fields', 'panRequired')).toBeUndefined()
  await told
  expect(messageOf('en', 'fields', 'panRequired')).toBe('Enter your PAN.')
  expect(messageOf('en', 'shell', 'toast.failed')).toBeTypeOf('string')
})

test('a label, a hint or a reason that a field may not have fetches nothing', async () => {
  expect(messageOf('hi', 'fields', 'panNumber.noSuch')).toBeUndefined()
  const here = lateTextsHere()
  await new Promise((passed) => setTimeout(passed, 50))
  expect(lateTextsHere()).toBe(here)
  await loadLateTexts('hi')
  expect(lateTextsHere()).toBe(here + 1)
})

test('late texts that come first do not stand for the others of their file', async () => {
  vi.resetModules()
  const fresh = await import('./catalogues.ts')
  await fresh.loadLateTexts('hi')
  await fresh.loadScreenTexts('hi', 'cards')
  expect(fresh.messageOf('hi', 'shell', 'skipToContent')).toBeDefined()
})
