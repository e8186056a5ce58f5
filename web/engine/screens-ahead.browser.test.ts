import { expect, test, vi } from 'vitest'
import { isLoaded } from '../routing/load-screen.ts'
import { blankApplication } from './blank-application.ts'
import { firstState } from './create-journey.ts'
import { watchScreensAhead } from './screens-ahead.ts'

const application = { ...blankApplication, completedScreen: 'VERIFY_MOBILE' as const }

/** An element on the page that takes focus. */
function focusOn(html: string): void {
  document.body.innerHTML = html
  document.body.querySelector<HTMLElement>('[id]')?.focus()
  expect(document.activeElement).not.toBe(document.body)
}

test('at the first touch of a screen the likely next one is fetched, and nothing over a connection that saves data', async () => {
  history.replaceState(null, '', '/auth/personal-details')
  const connection = vi.fn(() => ({ saveData: true, effectiveType: '4g' }))
  Object.defineProperty(navigator, 'connection', { configurable: true, get: connection })
  const touch = () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  const isHere = () => isLoaded('more-personal-details', 'en')
  watchScreensAhead(
    () => ({ ...firstState, application }),
    () => 'en',
  )

  touch()
  connection.mockReturnValue({ saveData: false, effectiveType: '2g' })
  touch()
  await new Promise((passed) => setTimeout(passed, 500))
  expect(isHere()).toBe(false)

  connection.mockReturnValue({ saveData: false, effectiveType: '4g' })
  touch()
  await expect.poll(isHere).toBe(true)
})

test('focus on a heading, which the journey sets itself, fetches nothing; focus on a control does', async () => {
  history.replaceState(null, '', '/auth/more-personal-details')
  const next = () => isLoaded('work-details', 'en')
  watchScreensAhead(
    () => ({ ...firstState, application: { ...application, completedScreen: 'PERSONAL_DETAILS' } }),
    () => 'en',
  )
  focusOn('<h1 id="heading" tabindex="-1">More about you</h1>')
  await new Promise((passed) => setTimeout(passed, 500))
  expect(next()).toBe(false)

  focusOn('<input id="motherName" aria-label="Name">')
  await expect.poll(next).toBe(true)
})

test.for([
  ['a tick', 'checkbox', true],
  ['a choice', 'radio', true],
  ['a word', 'text', false],
] as const)(
  '%s is the whole of an answer, or not: what follows is fetched at once, or in a pause',
  async ([, type, atOnce]) => {
    history.replaceState(null, '', `/auth/congratulations?${type}`)
    const state = vi.fn(() => firstState)
    watchScreensAhead(state, () => 'en')
    focusOn(`<input id="first" type="${type}" aria-label="First">`)
    await new Promise((passed) => setTimeout(passed, 100))
    expect(state.mock.calls.length > 0).toBe(atOnce)
  },
)

test('while somebody writes nothing is fetched; in the first pause it is', async () => {
  history.replaceState(null, '', '/auth/work-details')
  const next = () => isLoaded('confirm-home-address', 'en')
  watchScreensAhead(
    () => ({ ...firstState, application: { ...application, completedScreen: 'ADDITIONAL_PERSONAL_DETAILS' } }),
    () => 'en',
  )
  focusOn('<input id="companyName" aria-label="Company">')
  for (let key = 0; key < 12; key++) {
    await new Promise((passed) => setTimeout(passed, 50))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(next()).toBe(false)
  }
  await expect.poll(next).toBe(true)
})
