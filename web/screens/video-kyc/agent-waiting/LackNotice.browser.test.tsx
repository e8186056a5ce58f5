import { texts } from '@card-journey/journey/texts/en/agent-waiting.ts'
import { testLine } from '@card-journey/ui/call/line-for-tests.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { devicesAnswer } from '../video-kyc-for-tests.ts'
import { callScreen, desk } from './room-for-tests.tsx'

afterEach(() => void vi.restoreAllMocks())

test('where there is no chat nobody is told to write in it', async () => {
  devicesAnswer(() => new DOMException('no', 'NotFoundError'))
  const scripted = desk('inCall', { media: 'none' })
  const screen = await render(
    callScreen(
      scripted,
      () => testLine().line,
      () => {},
    ),
  )
  await expect.element(screen.getByText(texts['microphone.off'])).toBeVisible()
  expect(screen.container.textContent).not.toContain(texts['microphone.meanwhile'])
})
