import { texts as english } from '@card-journey/journey/texts/en/agent-waiting.ts'
import { texts as hindi } from '@card-journey/journey/texts/hi/agent-waiting.ts'
import type { Prompt } from '@card-journey/ui/call/line.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  agentWhoAnswers,
  callScreen,
  desk,
  joined,
  roomThatSays,
} from '../screens/video-kyc/agent-waiting/room-for-tests.tsx'
import { devicesAnswer, film, placeFollowed } from '../screens/video-kyc/video-kyc-for-tests.ts'
import '../styles/critical.css'
import { ExamplePage } from './ExamplePage.tsx'

afterEach(() => vi.restoreAllMocks())

const cases = (['en', 'hi'] as const).flatMap((language) =>
  ([undefined, 'face', 'pan'] as const).map((prompt) => [language, prompt] as const),
)

test.each(cases)('on a phone the controls of the call are in view, in %s, asked for %s', async (language, prompt) => {
  await page.viewport(360, 740)
  placeFollowed()
  devicesAnswer(() => film('#c8c8c8'))
  const camera = { kind: 'videoinput' } as MediaDeviceInfo
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([camera, camera])
  const asks = prompt ? [{ type: 'prompt', text: prompt satisfies Prompt } as const] : []
  const texts = language === 'hi' ? hindi : english
  const screen = await render(
    <ExamplePage language={language} theme="pvrb">
      {callScreen(desk('inCall'), roomThatSays(joined(), { type: 'peer', here: true, callSession: 1 }, ...asks))}
    </ExamplePage>,
  )
  await expect.element(screen.getByRole('button', { name: texts['controls.turn'] })).toBeVisible()
  if (prompt) await expect.element(screen.getByText(texts[`prompt.${prompt}`])).toBeVisible()
  window.scrollTo(0, 0)
  const { bottom } = screen.getByRole('button', { name: texts['controls.leave'] }).element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(740)
})

test.each([360, 1280])(
  'nothing on the picture lies on one’s own picture, whatever is said there (%i)',
  async (width) => {
    await page.viewport(width, 740)
    onTestFinished(() => page.viewport(360, 740))
    devicesAnswer(() => film('#c8c8c8'))
    const { call, open } = agentWhoAnswers()
    const screen = await render(
      <ExamplePage language="en" theme="pvrb">
        {callScreen(desk('inCall'), open)}
      </ExamplePage>,
    )
    await expect.poll(() => screen.container.querySelector('.call-video__remote'), { timeout: 15_000 }).not.toBeNull()
    call.ask('pan')
    call.tellMedia({ camera: true, microphone: false })
    await expect.element(screen.getByText(english['view.agentMuted'])).toBeVisible()
    await expect.element(screen.getByText(english['prompt.pan'])).toBeVisible()
    const own = screen.container.querySelector('.call-video__own')!.getBoundingClientRect()
    for (const name of ['.call-prompt', '.call-video__muted']) {
      const said = screen.container.querySelector(name)!.getBoundingClientRect()
      expect(said.right <= own.left || said.bottom <= own.top, name).toBe(true)
    }
    call.close()
  },
)

const here = [joined(), { type: 'peer', here: true, callSession: 1 }] as const
const blocked = (type: 'camera' | 'location') =>
  type === 'camera'
    ? devicesAnswer(() => new DOMException('no', 'NotAllowedError'))
    : vi
        .spyOn(navigator.geolocation, 'watchPosition')
        .mockImplementation((_found, failed) => (failed?.({ code: 1 } as GeolocationPositionError), 1))

/** A call that lacks camera, microphone and position, from its top. */
async function lacking(language: 'en' | 'hi') {
  blocked('camera')
  blocked('location')
  const texts = language === 'hi' ? hindi : english
  const screen = await render(
    <ExamplePage language={language} theme="pvrb">
      {callScreen(desk('inCall'), roomThatSays(...here))}
    </ExamplePage>,
  )
  const again = screen.getByRole('button', { name: texts['devices.again'] })
  await expect.element(again).toBeVisible()
  for (const lack of ['camera.off', 'microphone.off', 'position'] as const)
    await expect.element(screen.getByText(texts[lack])).toBeVisible()
  window.scrollTo(0, 0)
  return { texts, screen, again }
}

test.each(['en', 'hi'] as const)(
  'on a desktop what the call lacks is in view beside it, and the call itself from picture to controls (%s)',
  async (language) => {
    await page.viewport(1280, 800)
    onTestFinished(() => page.viewport(360, 740))
    const { texts, screen, again } = await lacking(language)
    // Until the panel has its own parts, the steps stand lower.
    await expect.poll(() => again.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(800)
    expect(again.element().closest('.page__side')).not.toBeNull()
    const picture = screen.container.querySelector('.call-video')
    expect(picture?.getBoundingClientRect().top).toBeLessThanOrEqual(210)
    const leave = screen.getByRole('button', { name: texts['controls.leave'] }).element().getBoundingClientRect()
    expect(leave.bottom).toBeLessThanOrEqual(800)
    expect(leave.width).toBeLessThanOrEqual(168)
    // The steps give the talk their place.
    expect(
      screen.getByRole('button', { name: texts['chat.send'] }).element().getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(800)
  },
)

test.each(['en', 'hi'] as const)(
  'on a phone what the call lacks, with its one action, is in view above a lower picture (%s)',
  async (language) => {
    await page.viewport(360, 740)
    const { screen, again } = await lacking(language)
    const { bottom } = again.element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(740)
    const picture = screen.container.querySelector('.call-video')!.getBoundingClientRect()
    expect(picture.top).toBeGreaterThan(bottom)
    expect(picture.height).toBeLessThanOrEqual(160)
  },
)

test.each(['en', 'hi'] as const)(
  'on a desktop the controls stay in view while the call lacks one thing, whose advice is open (%s)',
  async (language) => {
    await page.viewport(1280, 800)
    onTestFinished(() => page.viewport(360, 740))
    devicesAnswer(() => film('#c8c8c8'))
    blocked('location')
    const texts = language === 'hi' ? hindi : english
    const screen = await render(
      <ExamplePage language={language} theme="pvrb">
        {callScreen(desk('inCall'), roomThatSays(...here))}
      </ExamplePage>,
    )
    await expect.element(screen.getByText(texts.position)).toBeVisible()
    const mute = screen.getByRole('button', { name: texts['controls.mute'] })
    await expect.element(mute).toBeVisible()
    window.scrollTo(0, 0)
    await expect.element(screen.getByText(texts['position.unavailable'])).toBeVisible()
    expect(mute.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(800)
  },
)

test.each(['en', 'hi'] as const)('on a desktop the chat of the call is in view beside it (%s)', async (language) => {
  await page.viewport(1280, 800)
  devicesAnswer(() => film('#c8c8c8'))
  const texts = language === 'hi' ? hindi : english
  const screen = await render(
    <ExamplePage language={language} theme="pvrb">
      {callScreen(desk('inCall'), roomThatSays(joined(), { type: 'peer', here: true, callSession: 1 }))}
    </ExamplePage>,
  )
  const send = screen.getByRole('button', { name: texts['chat.send'] })
  await expect.poll(() => send.element().closest('.page__side')).not.toBeNull()
  window.scrollTo(0, 0)
  expect(send.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(800)
  await page.viewport(360, 740)
})

test.each(['en', 'hi'] as const)(
  'on a phone what the applicant does in the call stands above the chat, and no line is left empty above the picture (%s)',
  async (language) => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(360, 740))
    devicesAnswer(() => film('#c8c8c8'))
    const texts = language === 'hi' ? hindi : english
    const screen = await render(
      <ExamplePage language={language} theme="pvrb">
        {callScreen(desk('inCall'), roomThatSays(...here))}
      </ExamplePage>,
    )
    const edges = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    await expect.element(screen.getByText(texts.chat, { exact: true })).toBeVisible()
    const show = edges(screen.getByText(texts.show).element())
    expect(show.top).toBeGreaterThan(edges(screen.container.querySelector('.call-video')).bottom)
    expect(show.bottom).toBeLessThan(edges(screen.getByText(texts.chat, { exact: true }).element()).top)
    const said = edges(screen.getByText(texts.never).element().parentElement)
    expect(edges(screen.container.querySelector('.call-state')).height).toBeLessThan(said.height + 1)
  },
)

test.each([360, 1280])(
  'what the agent asks to be shown lies on the picture, which stays where it is (%i)',
  async (width) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(360, 740))
    devicesAnswer(() => film('#c8c8c8'))
    const stage = async (...asks: { type: 'prompt'; text: Prompt }[]) => {
      const screen = await render(
        <ExamplePage language="en" theme="pvrb">
          {callScreen(desk('inCall'), roomThatSays(...here, ...asks))}
        </ExamplePage>,
      )
      await expect.element(screen.getByRole('button', { name: english['controls.mute'] })).toBeVisible()
      if (asks.length > 0) await expect.element(screen.getByText(english['prompt.pan'])).toBeVisible()
      window.scrollTo(0, 0)
      const edges = (name: string) => screen.container.querySelector(name)!.getBoundingClientRect()
      const found = { picture: edges('.call-video'), prompt: edges('.call-prompt'), own: edges('.call-video__own') }
      await screen.unmount()
      return found
    }
    const before = await stage()
    const asked = await stage({ type: 'prompt', text: 'pan' })
    expect(asked.picture).toEqual(before.picture)
    expect(asked.prompt.top).toBeGreaterThan(asked.picture.top)
    expect(asked.prompt.bottom).toBeLessThan(asked.own.top)
    // What is held up is seen larger.
    expect(asked.own.width).toBeGreaterThan(before.own.width)
  },
)
