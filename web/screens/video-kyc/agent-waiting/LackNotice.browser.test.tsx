import { texts } from '@card-journey/journey/texts/en/agent-waiting.ts'
import { testLine } from '@card-journey/ui/call/line-for-tests.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { devicesAnswer, film, onPhone, placeFollowed } from '../video-kyc-for-tests.ts'
import { callScreen, desk, joined, roomThatSays } from './room-for-tests.tsx'

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

const cases = [
  ['camera-microphone-position', true, false],
  ['camera-microphone', true, true],
  ['position', false, false],
] as const

test.each(cases)(
  'the notice is headed by what is to be turned on, and nothing else: %s',
  async (what, blocked, placed) => {
    devicesAnswer(() => (blocked ? new DOMException('no', 'NotAllowedError') : film('#c8c8c8')))
    if (placed) placeFollowed()
    const screen = await render(callScreen(desk('inCall'), roomThatSays(joined())))
    const heading = () => screen.container.querySelector('.notice--warning .notice__heading')?.textContent
    await expect.poll(heading).toBe(texts[`turnOn.${what}`])
    expect(screen.container.querySelectorAll('.call-lack')).toHaveLength(what.split('-').length)
  },
)

test('a notice that gains a lack says so in its heading', async () => {
  const stream = film('#c8c8c8', { microphone: false })
  devicesAnswer(({ video }) => (video ? stream : new DOMException('no', 'NotFoundError')))
  placeFollowed()
  const screen = await render(callScreen(desk('inCall'), roomThatSays(joined())))
  await expect.element(screen.getByText(texts['turnOn.microphone'])).toBeVisible()
  const [camera] = stream.getVideoTracks()
  camera?.stop()
  camera?.dispatchEvent(new Event('ended'))
  await expect.element(screen.getByText(texts['turnOn.camera-microphone'])).toBeVisible()
})

test('on a phone, to which nothing can be connected, a camera that was taken away has advice of its own', async () => {
  onPhone()
  placeFollowed()
  const stream = film('#c8c8c8')
  devicesAnswer(() => stream)
  const screen = await render(callScreen(desk('inCall'), roomThatSays(joined())))
  await expect.element(screen.getByText(texts.chat, { exact: true })).toBeVisible()
  const [camera] = stream.getVideoTracks()
  camera?.stop()
  camera?.dispatchEvent(new Event('ended'))
  await expect.element(screen.getByText(texts['camera.lost.phone'])).toBeVisible()
})
