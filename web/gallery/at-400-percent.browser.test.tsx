import { axeFindings } from '@card-journey/ui/accessibility-for-tests.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type Examples } from '../examples/examples.tsx'
import { located, proven } from '../screens/kyc/kyc-person-for-tests.ts'
import { callScreen, desk, joined, roomThatSays } from '../screens/video-kyc/agent-waiting/room-for-tests.tsx'
import { LocationScreen } from '../screens/video-kyc/location/LocationScreen.tsx'
import { PermissionScreen } from '../screens/video-kyc/permission/PermissionScreen.tsx'
import { devicesAnswer, placeAnswer } from '../screens/video-kyc/video-kyc-for-tests.ts'
import '../styles/critical.css'
import { ExampleFrame } from './ExampleFrame.tsx'
import { fitsAt400Percent } from './fits-at-400-percent-for-tests.ts'

/** The screens on which an applicant is filmed, and those that lead there. */
const files = import.meta.glob<{ examples: Examples }>('../screens/{kyc,video-kyc}/*/*.examples.tsx', { eager: true })

/** Without motion, so that no control is looked at while the page scrolls to a refused field. */
const preferred = (colours: 'dark' | 'light', motion: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: colours },
      { name: 'prefers-reduced-motion', value: motion },
    ],
  })

beforeAll(() => preferred('dark', 'reduce'))
afterAll(() => preferred('light', 'no-preference'))

for (const [path, { examples }] of Object.entries(files)) {
  describe(path.replace('../screens/', ''), () => {
    for (const language of languages) {
      test.each(Object.entries(examples))(
        `%s (${language}): at 400 % in dark colours nothing is cut off or covered, and it is accessible`,
        async (_name, example) => {
          const { container } = await render(
            <ExampleFrame language={language} theme="pvrb">
              {example}
            </ExampleFrame>,
          )
          await fitsAt400Percent(container)
          expect(await axeFindings(container, { runOnly: ['color-contrast', 'target-size'] })).toEqual([])
        },
      )
    }
  })
}

/** States that only use brings about, each by its own press. */
test.for(languages)('in %s, what a refused place, camera and microphone look like at 400 percent', async (language) => {
  placeAnswer('denied')
  devicesAnswer(() => new DOMException('no', 'NotAllowedError'))
  const before = [
    <Fixture key="location" screen="location" application={proven}>
      <LocationScreen />
    </Fixture>,
    <Fixture key="permission" screen="permission" application={located}>
      <PermissionScreen />
    </Fixture>,
    callScreen(desk('inCall'), roomThatSays(joined())),
  ]
  for (const [index, screen] of before.entries()) {
    const { container, unmount } = await render(
      <ExampleFrame language={language} theme="pvrb">
        {screen}
      </ExampleFrame>,
    )
    if (index < 2)
      container.querySelector<HTMLElement>('.action-bar button[type=submit], .action-bar .button--primary')?.click()
    await expect.poll(() => container.querySelector('.notice--warning, .checklist__item--failed')).not.toBeNull()
    await fitsAt400Percent(container)
    expect(await axeFindings(container)).toEqual([])
    await unmount()
  }
  vi.restoreAllMocks()
})

test('the pages of this file are dark', () => {
  expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(true)
})
