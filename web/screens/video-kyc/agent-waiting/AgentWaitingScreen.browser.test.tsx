import { texts } from '@card-journey/journey/texts/en/agent-waiting.ts'
import { testLine } from '@card-journey/ui/call/line-for-tests.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ExampleResult, FixtureProps } from '../../../examples/examples.tsx'
import { besideOnADesktop } from '../../../layout/side-panel-for-tests.ts'
import { devicesAnswer, film, placeAnswer } from '../video-kyc-for-tests.ts'
import { agent, agentWhoAnswers, callScreen, desk, joined } from './room-for-tests.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

afterEach(() => {
  vi.restoreAllMocks()
  // What was switched off stays in the tab.
  sessionStorage.clear()
})

/** The screen in a live call, whose lines are kept by the token each was opened with. */
async function call(calls: FixtureProps['calls'] = desk('inCall')) {
  const did: Did[] = []
  const lines: Record<string, ReturnType<typeof testLine>> = {}
  const open = (token: string) => {
    const made = testLine()
    lines[token] = made
    setTimeout(() => made.tell(joined(Object.keys(lines).length)))
    return made.line
  }
  const screen = await render(callScreen(calls, open, (event) => did.push(event)))
  const line = async (token: string) => {
    await expect.poll(() => lines[token]).toBeDefined()
    const found = lines[token]
    if (!found) throw new Error(token)
    return found
  }
  return { screen, did, line, lines }
}

const refusedBy = (name: string) => devicesAnswer(() => new DOMException('no', name))

test('[VK-13] the agent is named with the badge, seen, and heard from in writing; the applicant answers', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const desktop = agentWhoAnswers()
  const screen = await render(callScreen(desk('inCall'), desktop.open))
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent(`You’re on a call with ${agent.name}`)
  await expect.element(screen.getByText(`Badge ${agent.badge}.`)).toBeVisible()
  await expect.element(screen.getByText(texts.never)).toBeVisible()
  const frames = async () => (await desktop.call.stats?.())?.framesDecoded ?? 0
  await expect.poll(frames, { timeout: 15_000 }).toBeGreaterThan(5)
  await expect.poll(() => screen.container.querySelector<HTMLVideoElement>('.call-video__remote')?.videoWidth).toBe(160)

  desktop.call.ask('pan')
  desktop.call.say('Please hold it a little closer.')
  await expect.element(screen.getByText(texts['prompt.pan'])).toBeVisible()
  await expect.element(screen.getByRole('log')).toHaveTextContent('Agent: Please hold it a little closer.')
  await screen.getByLabelText(texts['chat.message']).fill('Like this?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => desktop.call.state().chat.at(-1)).toMatchObject({ own: false, text: 'Like this?' })
  desktop.call.close()
})

test('[VK-13] an agent who is still joining, or whose picture is on its way, is named as the one who is being connected', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line } = await call(desk('ringing'))
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(`Connecting you to ${agent.name}`)
  await expect.element(screen.getByText(texts['state.ringing'])).toBeVisible()
  const { tell } = await line('token-1')
  tell({ type: 'peer', here: true, callSession: 1 })
  await expect.element(screen.getByText(texts['network.connecting'])).toBeVisible()
  await expect.element(heading).toHaveTextContent(`Connecting you to ${agent.name}`)
  tell({ type: 'media', camera: false, microphone: true })
  await expect.element(heading).toHaveTextContent(`You’re on a call with ${agent.name}`)
})

test('an agent who comes while the page is hidden is told by its title; nobody is filmed before they look', async () => {
  const asked = devicesAnswer(() => film('#c8c8c8'))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { lines, line } = await call(desk('ringing'))
  await expect.poll(() => document.title).toContain(texts['title.calling'])
  expect(asked).not.toHaveBeenCalled()
  expect(lines).toEqual({})
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await line('token-1')
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await expect.poll(() => document.title).not.toContain(texts['title.calling'])
})

test('the stage without a picture says what it waits for: the agent before the call, then picture and sound, once', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line } = await call()
  const { tell } = await line('token-1')
  const stage = () => screen.container.querySelector('.call-video__none > p')?.textContent
  await expect.poll(stage).toBe(texts['view.agentBefore'])
  tell({ type: 'peer', here: true, callSession: 1 })
  await expect.poll(stage).toBe(texts['network.connecting'])
  expect(screen.getByText(texts['network.connecting']).elements()).toHaveLength(1)
  tell({ type: 'media', camera: false, microphone: true })
  await expect.poll(stage).toBe(texts['view.agentOff'])
  await expect.element(screen.getByText(texts['network.connecting'])).toBeVisible()
})

test('a tablet that is turned moves what the call lacks, and “Try again” keeps the focus', async () => {
  const panel = await besideOnADesktop()
  refusedBy('NotAllowedError')
  const { screen, line } = await call()
  await line('token-1')
  const again = screen.getByRole('button', { name: texts['devices.again'] })
  await expect.element(again).toBeVisible()
  const button = again.element()
  await expect.poll(() => panel.contains(button)).toBe(true)
  ;(button as HTMLElement).focus()
  await page.viewport(768, 1024)
  await expect.poll(() => panel.contains(button)).toBe(false)
  expect(document.activeElement).toBe(button)
  await page.viewport(1280, 800)
  await expect.poll(() => panel.contains(button)).toBe(true)
  expect(document.activeElement).toBe(button)
})

test('a muted applicant is told apart from a silent one, and so is one whose camera is off', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const desktop = agentWhoAnswers()
  const screen = await render(callScreen(desk('inCall'), desktop.open))
  await screen.getByRole('button', { name: texts['controls.mute'] }).click()
  await screen.getByRole('button', { name: texts['controls.cameraOff'] }).click()
  await expect.element(screen.getByRole('button', { name: texts['controls.unmute'] })).toBeVisible()
  await expect.poll(() => desktop.call.state().theirs).toEqual({ camera: false, microphone: false })
  desktop.call.close()
})

test('what the applicant switched off is still off when they come to the page of the call anew, by whatever entry of the history', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const before = await render(callScreen(desk('inCall'), agentWhoAnswers().open))
  await before.getByRole('button', { name: texts['controls.cameraOff'] }).click()
  await before.unmount()
  history.pushState(null, '')
  const desktop = agentWhoAnswers()
  const after = await render(callScreen(desk('inCall'), desktop.open))
  await expect.element(after.getByRole('button', { name: texts['controls.cameraOn'] })).toBeVisible()
  await expect.poll(() => desktop.call.state().theirs).toEqual({ camera: false, microphone: true })
})

test('an agent whose microphone is off is told apart from a silent one', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const desktop = agentWhoAnswers()
  const screen = await render(callScreen(desk('inCall'), desktop.open))
  desktop.call.tellMedia({ camera: true, microphone: false })
  await expect.element(screen.getByText(texts['view.agentMuted'])).toBeVisible()
  desktop.call.tellMedia({ camera: true, microphone: true })
  await expect.element(screen.getByText(texts['view.agentMuted'])).not.toBeInTheDocument()
  desktop.call.close()
})

test('after a drop the page enters again by a new token, says that the call starts afresh, and keeps the chat', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line } = await call()
  const first = await line('token-1')
  first.tell({ type: 'peer', here: true, callSession: 1 })
  first.tell({ type: 'chat', text: 'One moment please' })
  await expect.element(screen.getByRole('log')).toHaveTextContent('Agent: One moment please')
  first.drop()
  await expect.element(screen.getByText(texts['state.again'])).toBeVisible()
  const second = await line('token-2')
  second.tell({ type: 'peer', here: true, callSession: 2 })
  await expect.element(screen.getByText(texts['state.inCall'])).toBeVisible()
  await expect.element(screen.getByText(texts.session)).toBeVisible()
  await expect.element(screen.getByRole('log')).toHaveTextContent('Agent: One moment please')
})

test('[ER-10] a call whose line is lost says so at once, without the last picture; what is written waits, and is sent when it is back', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const desktop = agentWhoAnswers()
  const screen = await render(callScreen(desk('inCall'), desktop.open))
  const picture = () => screen.container.querySelector('.call-video__remote')
  await expect.poll(picture, { timeout: 15_000 }).not.toBeNull()
  await expect.element(screen.getByText(texts['state.inCall'])).toBeVisible()
  desktop.silence(true)
  await expect.element(screen.getByText(texts['state.again'])).toBeVisible()
  expect(screen.getByText(texts['state.inCall']).elements()).toEqual([])
  expect(picture()).toBeNull()
  expect(document.documentElement.className).toContain('call-is-lost')
  await screen.getByLabelText(texts['chat.message']).fill('Hello?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => desktop.call.state().chat).toHaveLength(1)
  desktop.silence(false)
  await expect.element(screen.getByText(texts['state.inCall'])).toBeVisible()
  expect(document.documentElement.className).not.toContain('call-is-lost')
  desktop.call.close()
})

test('what did not arrive before a drop is marked as not sent until the next session has brought it', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line } = await call()
  const first = await line('token-1')
  first.tell({ type: 'peer', here: true, callSession: 1 })
  await screen.getByLabelText(texts['chat.message']).fill('Hello?')
  const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(warns()).toBe(false)
  await userEvent.keyboard('{Enter}')
  first.drop()
  await expect.element(screen.getByRole('log')).toHaveTextContent(`You: Hello? ${texts['chat.unsent']}`)
  // A reload would lose it.
  expect(warns()).toBe(true)
  const second = await line('token-2')
  second.tell({ type: 'peer', here: true, callSession: 2 })
  const sentAgain = () => second.sent.find((message) => message.type === 'chat')
  await expect.poll(sentAgain).toMatchObject({ text: 'Hello?' })
  second.tell({ type: 'received', id: sentAgain()?.id ?? '' })
  await expect.element(screen.getByText(texts['chat.unsent'])).not.toBeInTheDocument()
  expect(warns()).toBe(false)
})

test('[CO-32] who can’t be located after a drop stays on the page of the call: it says why, keeps what is written, and tries again', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  placeAnswer('unavailable')
  const room = desk('inCall')?.['vkycCustomerHandshake'] as (request: never) => ExampleResult
  let handshakes = 0
  let shared = false
  const refused: ExampleResult = {
    ok: false,
    call: 'vkycCustomerHandshake',
    problem: 'locationDenied',
    detail: {},
    message: '',
  }
  const { screen, did, line } = await call({
    ...desk('inCall'),
    vkycCustomerHandshake: (request: never) => (handshakes++ === 0 || shared ? room(request) : refused),
    getLocationDetails: () => {
      shared = true
      return { ok: true, response: [] }
    },
  })
  const first = await line('token-1')
  first.tell({ type: 'peer', here: true, callSession: 1 })
  first.tell({ type: 'chat', text: 'One moment please' })
  const message = screen.getByLabelText(texts['chat.message'])
  await message.fill('Half a sent')
  first.drop()
  await expect.element(screen.getByText(texts['position.unavailable'])).toBeVisible()
  // The desk has said how long it waits: nobody is told another time.
  await expect.element(screen.getByText(/The\sagent\swaits\sfor\sup\sto\s3\sminutes/)).toBeVisible()
  await expect.element(message).toHaveValue('Half a sent')
  await expect.element(screen.getByRole('log')).toHaveTextContent('Agent: One moment please')
  expect(did).not.toContainEqual({ did: 'go', what: 'location' })
  placeAnswer({ latitude: 12.97, longitude: 77.59 })
  await screen.getByRole('button', { name: texts['devices.again'] }).click()
  await line('token-2')
  await expect.element(screen.getByText(/The\sagent\swaits/)).not.toBeInTheDocument()
  await expect.element(message).toHaveValue('Half a sent')
})

test('a call that is open elsewhere stays there until the applicant takes it back', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line, lines } = await call()
  ;(await line('token-1')).tell({ type: 'end', reason: 'replaced' })
  await expect.element(screen.getByText(texts['state.elsewhere'])).toBeVisible()
  expect(Object.keys(lines)).toEqual(['token-1'])
  await screen.getByRole('button', { name: texts['elsewhere.here'] }).click()
  await line('token-2')
})

test('an agent who has to go leaves the applicant in the queue, not alone', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen } = await call(desk('waiting', { state: 'waiting', place: 1, estimateSeconds: 40 }))
  await expect.element(screen.getByText('The agent had to leave. You’re next in the queue.')).toBeVisible()
})

test.for([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
] as const)(
  '%s: the page says why the applicant can’t be seen or heard; the chat stays, and trying again works',
  async ([name, state]) => {
    refusedBy(name)
    const { screen, line } = await call()
    await line('token-1')
    for (const device of ['camera', 'microphone'] as const) {
      await screen.getByText(texts[`${device}.off`]).click()
      await expect.element(screen.getByText(texts[`${device}.${state}`])).toBeVisible()
    }
    await expect.element(screen.getByLabelText(texts['chat.message'])).toBeVisible()
    devicesAnswer(() => film('#c8c8c8'))
    await screen.getByRole('button', { name: texts['devices.again'] }).first().click()
    await expect.element(screen.getByRole('button', { name: texts['controls.mute'] })).toBeVisible()
    await expect.element(screen.getByText(texts['camera.off'])).not.toBeInTheDocument()
  },
)

test('a camera that is taken away in the middle of the call is named, and the desk hears of it', async () => {
  const stream = film('#c8c8c8')
  devicesAnswer(() => stream)
  const { screen, line } = await call()
  const { tell, sent } = await line('token-1')
  tell({ type: 'peer', here: true, callSession: 1 })
  await expect.element(screen.getByRole('button', { name: texts['controls.cameraOff'] })).toBeVisible()
  const [camera] = stream.getVideoTracks()
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(
    Object.assign(new EventTarget(), { state: 'denied' }) as PermissionStatus,
  )
  camera?.stop()
  camera?.dispatchEvent(new Event('ended'))
  await screen.getByText(texts['camera.off']).click()
  await expect.element(screen.getByText(texts['camera.denied'])).toBeVisible()
  await expect.poll(() => sent.at(-1)).toEqual({ type: 'media', camera: false, microphone: true })
  await expect.element(screen.getByLabelText(texts['chat.message'])).toBeVisible()
})

test('the desk is told where the applicant is in each session; what blocks that is named, and trying again works', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  let allowed = false
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((found, failed) => {
    const coords = { latitude: 12.9716, longitude: 77.5946, accuracy: 20 }
    if (allowed) found({ coords, timestamp: Date.now() } as GeolocationPosition)
    else failed?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: 'denied' })
    return 1
  })
  const { screen, line } = await call()
  const { tell, sent } = await line('token-1')
  await expect.element(screen.getByText(texts['position.denied'])).toBeVisible()
  allowed = true
  await screen.getByRole('button', { name: texts['devices.again'] }).click()
  const positions = () => sent.filter(({ type }) => type === 'position')
  const here = { type: 'position', latitude: 12.9716, longitude: 77.5946, accuracy: 20 }
  await expect.poll(positions).toEqual([here])
  await expect.element(screen.getByText(texts['position.denied'])).not.toBeInTheDocument()
  tell({ type: 'peer', here: false, callSession: 2 })
  await expect.poll(positions).toEqual([here, here])
})

test('the scripted agent of the sandbox is said to be one, and no room is entered', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, lines } = await call(desk('inCall', { media: 'none' }))
  await expect.element(screen.getByText(texts.scripted)).toBeVisible()
  await expect.element(screen.getByText(texts['state.inCall'])).toBeVisible()
  await expect.element(screen.getByText(texts['view.agentOff'])).toBeVisible()
  expect(lines).toEqual({})
})

test('the switches stay in view on a phone: what there is to know stands below them', async () => {
  await page.viewport(360, 740)
  devicesAnswer(() => film('#c8c8c8'))
  const { screen } = await call(desk('inCall', { media: 'none' }))
  const camera = screen.getByRole('button', { name: texts['controls.cameraOff'] })
  await expect.element(camera).toBeVisible()
  const notice = screen.getByText(texts.scripted).element().getBoundingClientRect()
  // The header, Back and the progress take 150 px above a screen.
  expect(camera.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740 - 150)
  expect(notice.top).toBeGreaterThan(camera.element().getBoundingClientRect().bottom)
})

test('on a desktop the chat stands beside the picture, and what is being written stays when the line drops', async () => {
  const panel = await besideOnADesktop()
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line } = await call()
  const first = await line('token-1')
  const message = screen.getByLabelText(texts['chat.message'])
  await expect.poll(() => panel.contains(message.element())).toBe(true)
  await message.fill('One mom')
  first.drop()
  await line('token-2')
  await userEvent.keyboard('ent')
  await expect.element(message).toHaveValue('One moment')
})

test('once the agent has ended the call, camera and chat are off and the page may be closed', async () => {
  const stream = film('#c8c8c8')
  devicesAnswer(() => stream)
  const { screen, line } = await call()
  const { tell } = await line('token-1')
  const leave = screen.getByRole('button', { name: texts['controls.leave'] })
  await expect.element(leave).toBeVisible()
  ;(leave.element() as HTMLElement).focus()
  tell({ type: 'end', reason: 'agentEnded' })
  await expect.element(screen.getByText(texts['state.ended'])).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(screen.getByText(texts['ended.close'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts.later })).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText(texts['chat.message'])).not.toBeInTheDocument()
  expect(screen.container.querySelector('video')).toBeNull()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
})

test.each([
  ['the room says so', true],
  ['the desk says so, while the line is lost', false],
] as const)('what the agent may not have read when they ended the call is said once %s', async (_how, byRoom) => {
  devicesAnswer(() => film('#c8c8c8'))
  let state = 'inCall'
  const { screen, line } = await call({
    ...desk('inCall'),
    vkycCustomerStatus: () => ({ ok: true, response: { state } }),
  })
  const { sent, tell, drop } = await line('token-1')
  tell({ type: 'peer', here: true, callSession: 1 })
  const message = screen.getByLabelText(texts['chat.message'])
  for (const text of ['My PAN is new', 'Please wait']) {
    await message.fill(text)
    await userEvent.keyboard('{Enter}')
  }
  const [first] = sent.filter((one) => one.type === 'chat')
  tell({ type: 'received', id: first?.id ?? '' })
  state = 'ended'
  if (byRoom) tell({ type: 'end', reason: 'agentEnded' })
  else drop()
  await expect.element(screen.getByText(texts['ended.unsent']), { timeout: 20_000 }).toBeVisible()
  await expect.element(screen.getByText(texts['state.ended'])).toBeVisible()
  await expect.element(screen.getByText('Please wait')).toBeVisible()
  await expect.element(screen.getByText('My PAN is new')).not.toBeInTheDocument()
  // The desk's own word of the end, which comes a little later, takes nothing of it away.
  await new Promise((settle) => setTimeout(settle, 4000))
  await expect.element(screen.getByText('Please wait')).toBeVisible()
})

test.each([
  ['[VK-03] in a browser without addTransceiver', true, 'addTransceiver'],
  ['[VK-04] on a computer, where calls are held on phones alone,', false, undefined],
] as const)('who comes back to the call %s is told so: no camera, no room', async (_where, callOnDesktop, missing) => {
  const asked = devicesAnswer(() => film('#c8c8c8'))
  const kept = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, 'addTransceiver') ?? {}
  if (missing) Reflect.deleteProperty(RTCPeerConnection.prototype, missing)
  try {
    const did: Did[] = []
    const open = vi.fn(() => testLine().line)
    const calls = desk('inCall')
    await render(callScreen(calls, open, (event) => did.push(event), callOnDesktop))
    await expect.poll(() => did).toContainEqual({ did: 'go', what: 'kyc-unable-to-proceed' })
    await expect.poll(() => did.map(({ what }) => what)).toContain('vkycCustomerStatus')
    expect(did.map(({ what }) => what)).not.toContain('vkycCustomerHandshake')
    expect([open.mock.calls, asked.mock.calls]).toEqual([[], []])
  } finally {
    Object.defineProperty(RTCPeerConnection.prototype, 'addTransceiver', kept)
  }
})
