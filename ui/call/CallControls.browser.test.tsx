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

test.for(['light', 'dark'] as const)('the end of the call is a deep red with bold words (%s)', async (scheme) => {
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
  const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(
    getByRole('button', { name: words.leave }).element(),
  )
  expect([backgroundColor, color, fontSize, fontWeight]).toEqual([
    'rgb(179, 38, 30)',
    'rgb(255, 255, 255)',
    '16px',
    '600',
  ])
  expect(await axeFindings(container, { runOnly: ['color-contrast'] })).toEqual([])
})
