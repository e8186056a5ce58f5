import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeFindings } from '../accessibility-for-tests.ts'
import '../styles/index.css'
import { CallControls } from './CallControls.tsx'

const words = {
  group: 'Call',
  mute: 'Mute',
  unmute: 'Unmute',
  cameraOff: 'Camera off',
  cameraOn: 'Camera on',
  turn: 'Turn',
  leave: 'Leave',
}

const prefer = (value: 'dark' | 'light') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })

afterEach(() => prefer('light'))

test.for([
  ['light', 'rgb(179, 38, 30)'],
  ['dark', 'rgb(156, 65, 58)'],
] as const)('the end of the call is a pill in a deep red with bold words (%s)', async ([scheme, red]) => {
  await prefer(scheme)
  const nothing = () => {}
  const { container, getByRole } = await render(
    <CallControls
      microphone
      camera
      onMicrophone={nothing}
      onCamera={nothing}
      onTurn={nothing}
      onLeave={nothing}
      words={words}
    />,
  )
  const leave = getByRole('button', { name: words.leave }).element()
  const { backgroundColor, color, fontWeight } = getComputedStyle(leave)
  expect([backgroundColor, color, fontWeight]).toEqual([red, 'rgb(255, 255, 255)', '600'])
  const box = leave.getBoundingClientRect()
  expect(box.height).toBeGreaterThanOrEqual(48)
  expect(box.top).toBe(getByRole('button', { name: words.mute }).element().getBoundingClientRect().top)
  expect(await axeFindings(container, { runOnly: ['color-contrast'] })).toEqual([])
})

test.for([true, false])('alone the way out is a row no wider than its words (in a call: %s)', async (live) => {
  const nothing = () => {}
  const { container, getByRole } = await render(
    <CallControls
      microphone={undefined}
      camera={undefined}
      onMicrophone={nothing}
      onCamera={nothing}
      onLeave={nothing}
      live={live}
      words={words}
    />,
  )
  const button = getByRole('button', { name: words.leave }).element()
  const { width, height } = button.getBoundingClientRect()
  expect(height).toBe(48)
  expect(width).toBeLessThan(container.getBoundingClientRect().width / 2)
  expect(getComputedStyle(button).flexDirection).toBe('row')
})
