import { texts as call } from '@card-journey/journey/texts/en/agent-waiting.ts'
import { texts as location } from '@card-journey/journey/texts/en/location.ts'
import { texts as requirements } from '@card-journey/journey/texts/en/requirements.ts'
import { texts as permission } from '@card-journey/journey/texts/en/permission.ts'
import { texts as searching } from '@card-journey/journey/texts/en/searching-agent.ts'
import { testLine } from '@card-journey/ui/call/line-for-tests.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../examples/examples.tsx'
import { keepFocus } from '../../layout/keep-focus.ts'
import '../../styles/critical.css'
import { kycMaster, located, proven, queued } from '../kyc/kyc-person-for-tests.ts'
import { callScreen, desk, joined } from './agent-waiting/room-for-tests.tsx'
import { announcements, focused, tabsTo } from './keyboard-for-tests.ts'
import { LocationScreen } from './location/LocationScreen.tsx'
import { PermissionScreen } from './permission/PermissionScreen.tsx'
import { RequirementsScreen } from './requirements/RequirementsScreen.tsx'
import { SearchingAgentScreen } from './searching-agent/SearchingAgentScreen.tsx'
import { devicesAnswer, film, onPhone, placeAnswer, placeFollowed } from './video-kyc-for-tests.ts'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

let heard: ReturnType<typeof announcements>
let stopKeeping: () => void
let did: Did[]
const on = (event: Did) => did.push(event)
const keys = userEvent.keyboard

beforeEach(() => {
  did = []
  heard = announcements()
  stopKeeping = keepFocus()
})
afterEach(() => {
  heard.stop()
  stopKeeping()
  vi.restoreAllMocks()
  // What was switched off stays in the tab.
  sessionStorage.clear()
})

test('requirements: the consent is ticked and sent with the keyboard alone', async () => {
  onPhone()
  await render(
    <main>
      <Fixture screen="requirements" application={proven} master={kycMaster} on={on}>
        <RequirementsScreen />
      </Fixture>
    </main>,
  )
  await tabsTo('I agree to a recorded video call')
  await keys(' ')
  await tabsTo(requirements.start)
  await keys('{Enter}')
  await expect.poll(() => did).toContainEqual({ did: 'act', what: 'submit', answers: { consentVkyc: 'Y' } })
})

test('location: after a refusal the same button tries again, with the keyboard alone', async () => {
  placeAnswer('denied')
  const screen = await render(
    <main>
      <Fixture
        screen="location"
        application={proven}
        calls={{ getLocationDetails: { ok: true, response: [] } }}
        on={on}
      >
        <LocationScreen />
      </Fixture>
    </main>,
  )
  await tabsTo(location.share)
  await keys('{Enter}')
  await expect.element(screen.getByRole('alert').getByText(location.denied)).toBeVisible()
  expect(focused()).toContain(location['share.again'])
  placeAnswer({ latitude: 12.9716, longitude: 77.5946 })
  await keys(' ')
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'next' })
})

test('permission: what was found is announced, and the button that checks becomes the one that starts the call', async () => {
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(
    Object.assign(new EventTarget(), { state: 'denied' }) as PermissionStatus,
  )
  devicesAnswer(() => new DOMException('no', 'NotAllowedError'))
  const ticket = { vkycCallWait: { ok: true, response: { ticket: 'vk-example' } } } as const
  await render(
    <main>
      <Fixture screen="permission" application={located} calls={ticket} on={on}>
        <PermissionScreen />
      </Fixture>
    </main>,
  )
  await tabsTo(permission.check)
  await keys('{Enter}')
  await expect.poll(heard.said).toContain(permission['camera.denied'])
  await expect.poll(focused).toContain(permission['check.again'])
  devicesAnswer(() => film('#c8c8c8'))
  await keys(' ')
  await expect.poll(heard.said).toMatch(/Camera, |Ready: camera, /)
  await expect.poll(focused).toContain(permission.join)
  await keys('{Enter}')
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'next' })
})

test('searching-agent: the place in the queue is announced on arrival, and the call is put off with the keyboard', async () => {
  const waiting = { ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 170 } } as const
  await render(
    <main>
      <Fixture
        screen="searching-agent"
        application={queued}
        calls={{ vkycCustomerHandshake: waiting }}
        callOnDesktop
        on={on}
      >
        <SearchingAgentScreen />
      </Fixture>
    </main>,
  )
  await expect.poll(heard.said).toContain('You’re number 3 in the queue')
  await tabsTo(searching.later)
  await keys('{Enter}')
  expect(did.at(-1)).toEqual({ did: 'go', what: 'kyc-later' })
})

/** A call whose lines are kept in the order they were opened. */
async function inCall() {
  const lines: ReturnType<typeof testLine>[] = []
  const letIn = (line: (typeof lines)[number]) => {
    const callSession = lines.indexOf(line) + 1
    line.tell(joined(callSession))
    line.tell({ type: 'peer', here: true, callSession })
  }
  const open = () => {
    const made = testLine()
    // A later line is let in when the test asks for it: how fast it comes is not what is tested.
    if (lines.push(made) === 1) setTimeout(() => letIn(made))
    return made.line
  }
  const screen = await render(<main>{callScreen(desk('inCall'), open, on)}</main>)
  const line = async (number: number) => {
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(number)
    const found = lines[number - 1]
    if (!found) throw new Error(`no line ${number}`)
    if (number > 1) letIn(found)
    return found
  }
  await expect.element(screen.getByText(call['state.inCall'])).toBeVisible()
  return { screen, line }
}

test('agent-waiting: microphone, camera, chat and leaving work with the keyboard alone, and what happens is announced', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line } = await inCall()
  const { sent, tell } = await line(1)
  expect(heard.said()).toContain(call['state.inCall'])

  await tabsTo(call['controls.mute'])
  await keys(' ')
  expect(focused()).toContain(call['controls.unmute'])
  await expect.poll(heard.said).toContain(call['microphone.muted'])
  await tabsTo(call['controls.cameraOff'])
  await keys('{Enter}')
  expect(focused()).toContain(call['controls.cameraOn'])
  await expect.poll(() => sent.at(-1)).toEqual({ type: 'media', camera: false, microphone: false })

  await tabsTo(call['controls.leave'])
  await keys('{Enter}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
  await keys('{Escape}')
  await expect.poll(focused).toContain(call['controls.leave'])
  await keys(' ')
  await tabsTo(call['leave.stay'])
  await keys(' ')
  await expect.poll(focused).toContain(call['controls.leave'])

  tell({ type: 'prompt', text: 'pan' })
  tell({ type: 'chat', text: 'A little closer, please.' })
  await expect.poll(heard.said).toContain(call['prompt.pan'])
  await expect.poll(heard.said).toContain('A little closer, please.')
  await tabsTo(call['chat.message'])
  await keys('Like this?{Enter}')
  await expect.poll(() => sent.at(-1)).toMatchObject({ type: 'chat', text: 'Like this?' })
  expect(focused()).toContain(call['chat.message'])

  await tabsTo(call['controls.leave'])
  await keys('{Enter}')
  await tabsTo(call['leave.go'])
  await keys('{Enter}')
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'kyc-later' })
  expect(sent.at(-1)).toEqual({ type: 'leave' })
})

test('agent-waiting: a line that drops leaves the focus and what is being written, which is sent once the call is back', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line } = await inCall()
  const first = await line(1)
  first.tell({ type: 'chat', text: 'One moment please' })
  await tabsTo(call['chat.message'])
  await keys('I am still')
  first.drop()
  await expect.poll(heard.said).toContain(call['state.again'])
  await keys(' here{Enter}')
  await expect.element(screen.getByText(call['chat.away'])).toBeVisible()
  await expect.element(screen.getByRole('log')).toHaveTextContent('Agent: One moment please')
  const second = await line(2)
  await expect.poll(heard.said).toContain(call.session)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(focused()).toContain(call['chat.message'])
  await keys('{Enter}')
  expect(first.sent.map(({ type }) => type)).not.toContain('chat')
  await expect.poll(() => second.sent.at(-1)).toMatchObject({ type: 'chat', text: 'I am still here' })
})

test('agent-waiting: a camera that is taken away is announced; once it is back, its switch has the focus', async () => {
  placeFollowed()
  const stream = film('#c8c8c8')
  devicesAnswer(() => stream)
  const { screen } = await inCall()
  await expect.element(screen.getByRole('button', { name: call['controls.cameraOff'] })).toBeVisible()
  const [camera] = stream.getVideoTracks()
  camera?.stop()
  camera?.dispatchEvent(new Event('ended'))
  await expect.poll(heard.said).toContain(call['camera.off'])
  devicesAnswer(() => film('#c8c8c8', { microphone: false }))
  await tabsTo(call['devices.again'])
  await keys('{Enter}')
  await expect.poll(focused).toContain(call['controls.cameraOff'])
})

test('agent-waiting: one notice says all that the call lacks, and one button tries it all; it stays while anything is lacking', async () => {
  devicesAnswer(() => new DOMException('no', 'NotFoundError'))
  const { screen } = await inCall()
  await expect.poll(heard.said).toContain(call['position.denied'])
  expect(heard.said()).toContain(call['camera.off'])
  expect(heard.said()).toContain(call['microphone.off'])
  expect(screen.getByRole('button', { name: call['devices.again'] }).elements()).toHaveLength(1)
  devicesAnswer(() => film('#c8c8c8'))
  await tabsTo(call['devices.again'])
  await keys('{Enter}')
  await expect.element(screen.getByText(call['camera.off'])).not.toBeInTheDocument()
  await expect.poll(focused).toContain(call['devices.again'])
  placeFollowed()
  await keys('{Enter}')
  await expect.element(screen.getByText(call.position)).not.toBeInTheDocument()
  await expect.poll(focused).toContain(call['controls.mute'])
})

test('agent-waiting: when the agent ends the call under a message, the next keys press nothing', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line } = await inCall()
  await tabsTo(call['chat.message'])
  await keys('Thank')
  ;(await line(1)).tell({ type: 'end', reason: 'agentEnded' })
  await expect.poll(heard.said).toContain(call['state.ended'])
  await expect.poll(focused).toContain(call.heading)
  await keys(' you{Enter}')
  await expect.element(screen.getByText(call['ended.close'])).toBeVisible()
  expect(did.filter(({ what }) => what === 'kyc-later')).toEqual([])
})

test('agent-waiting: a call that is taken back from another tab is not left by pressing twice', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, line } = await inCall()
  ;(await line(1)).tell({ type: 'end', reason: 'replaced' })
  await expect.element(screen.getByText(call['state.elsewhere'])).toBeVisible()
  await tabsTo(call['elsewhere.here'])
  await keys('{Enter}{Enter}')
  await line(2)
  await expect.element(screen.getByText(call['state.inCall'])).toBeVisible()
  expect(did.filter(({ what }) => what === 'kyc-later')).toEqual([])
})
