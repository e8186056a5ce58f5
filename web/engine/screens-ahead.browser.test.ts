import { expect, test, vi } from 'vitest'
import { isLoaded } from '../routing/load-screen.ts'
import { blankApplication } from './blank-application.ts'
import { firstState } from './create-journey.ts'
import { watchScreensAhead } from './screens-ahead.ts'

const application = { ...blankApplication, completedScreen: 'VERIFY_MOBILE' as const }

test('at the first touch of a screen the likely next one is fetched, and nothing over a connection that saves data', async () => {
  history.replaceState(null, '', '/auth/personal-details')
  const connection = vi.fn(() => ({ saveData: true, effectiveType: '4g' }))
  Object.defineProperty(navigator, 'connection', { configurable: true, get: connection })
  watchScreensAhead(
    () => ({ ...firstState, application }),
    () => 'en',
  )
  const touch = () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  const isHere = () => isLoaded('more-personal-details', 'en')

  touch()
  connection.mockReturnValue({ saveData: false, effectiveType: '2g' })
  touch()
  await new Promise((passed) => setTimeout(passed, 500))
  expect(isHere()).toBe(false)

  connection.mockReturnValue({ saveData: false, effectiveType: '4g' })
  touch()
  await expect.poll(isHere).toBe(true)
})
