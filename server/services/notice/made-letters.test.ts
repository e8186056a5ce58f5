import { expect, test } from 'vitest'
import { createLetters } from './made-letters.ts'
import type { Notice } from './read-notice.ts'

const notice = (text: string): Notice => ({
  reason: 'general',
  language: 'en',
  madeAt: '2026-11-19T05:30:00.000Z',
  subject: 'Your application',
  text,
  parts: [],
  sha256: '',
})

test('a letter that is asked for fifty times at once is made once, apart from the server’s own work', async () => {
  const letters = createLetters()
  let turns = 0
  const turning = setInterval(() => (turns += 1), 5)
  const made = await Promise.all(Array.from({ length: 50 }, () => letters(notice('Dear Asha,\n\nGood day.\n'))))
  clearInterval(turning)
  expect(turns).toBeGreaterThan(10)
  expect(new Set(made).size).toBe(1)
  expect(made[0]?.subarray(0, 5).toString()).toBe('%PDF-')
}, 30_000)

test('letters are made one after the other, too many at once are refused, and one that failed is made anew', async () => {
  let running = 0
  let most = 0
  let fails = true
  const letters = createLetters(async ({ text }) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
    if (text === 'failing' && fails) throw new Error('no font')
    return Buffer.from(text)
  })
  const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => letters(notice(`letter ${index}`))))
  expect(most).toBe(1)
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(5)
  expect(answers[3]?.toString()).toBe('letter 3')
  await expect(letters(notice('failing'))).rejects.toThrow('no font')
  fails = false
  expect((await letters(notice('failing')))?.toString()).toBe('failing')
})
