import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { texts } from '@card-journey/journey/texts/en/permission.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { located } from '../../kyc/kyc-person-for-tests.ts'
import { devicesAnswer, film, onPhone, placeAnswer } from '../video-kyc-for-tests.ts'
import { PermissionScreen } from './PermissionScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

afterEach(() => vi.restoreAllMocks())

async function check(
  application: Partial<ApplicationView> = located,
  calls: FixtureProps['calls'] = {},
  policy: FixtureProps['policy'] = {},
) {
  const did: Did[] = []
  const screen = await render(
    <Fixture
      screen="permission"
      application={application}
      calls={calls}
      policy={policy}
      on={(event) => did.push(event)}
    >
      <PermissionScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: texts.check }).click()
  return { screen, did }
}

/** The line of what is well names the camera, whatever else it names. */
const cameraReady = /^(Camera|Ready: camera), /

const waiting = { vkycCallWait: { ok: true, response: { ticket: 'vk-example' } } } as const

test('[VK-12] a seen and heard applicant joins the queue with what was found about each device', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, did } = await check(located, waiting)
  await expect.element(screen.getByText(cameraReady)).toBeVisible()
  // What is well takes one line, and nothing else stands beside it but what could not be checked.
  expect(screen.container.querySelectorAll('.call-ready > li')).toHaveLength(1)
  expect(screen.container.querySelectorAll('.checklist__item--ok')).toHaveLength(0)
  await expect.element(screen.getByText(texts['lead.ready'])).toBeVisible()
  await expect.element(screen.getByText(texts.lead)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: texts.join }).click()
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'next' })
  expect(did[0]).toMatchObject({
    what: 'vkycCallWait',
    answers: { udc: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok' } },
  })
})

test('on a low desktop the button of the next step stays in view, below what was found', async () => {
  await page.viewport(1280, 720)
  devicesAnswer(() => film('#c8c8c8'))
  const { screen } = await check()
  const join = screen.getByRole('button', { name: texts.join })
  await expect.element(join).toHaveFocus()
  await expect.poll(() => join.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(720)
})

test('a dark picture says so and does not stop the call: it warns, and nothing is red', async () => {
  devicesAnswer(() => film('#101010'))
  const { screen } = await check()
  const light = screen.getByText(`${texts['light.failed']} ${texts.still}`)
  await expect.element(light).toBeVisible()
  await expect.element(light.element().closest('li')).toHaveClass('checklist__item--poor')
  expect(screen.container.querySelectorAll('.checklist__item--failed')).toHaveLength(0)
  await expect.element(screen.getByRole('button', { name: texts.join })).toBeVisible()
})

/** What the browser says about camera and microphone; `settle` changes it as its settings do. */
function permissionsAre(first: PermissionState) {
  const statuses: { name: string; state: PermissionState; target: EventTarget }[] = []
  const now = new Map<string, PermissionState>()
  vi.spyOn(navigator.permissions, 'query').mockImplementation(async ({ name }) => {
    const target = new EventTarget()
    const status = Object.assign(target, { state: now.get(name) ?? first })
    statuses.push({
      name,
      target,
      get state() {
        return status.state
      },
      set state(state) {
        status.state = state
      },
    })
    return status as unknown as PermissionStatus
  })
  return {
    settle(state: PermissionState, of: readonly string[] = ['camera', 'microphone']) {
      for (const name of of) now.set(name, state)
      const settled = statuses.filter(({ name }) => of.includes(name))
      for (const status of settled) status.state = state
      for (const { target } of settled) target.dispatchEvent(new Event('change'))
    },
  }
}

test('a question that was closed is told from one that was refused', async () => {
  permissionsAre('prompt')
  devicesAnswer(() => new DOMException('no', 'NotAllowedError'))
  const { screen } = await check()
  await expect.element(screen.getByText(texts['camera.dismissed']).first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts['check.again'] })).toBeVisible()
})

test('[VK-12] devices that are allowed in the browser’s settings are checked without a press', async () => {
  const permissions = permissionsAre('denied')
  let allowed = false
  devicesAnswer(() => (allowed ? film('#c8c8c8') : new DOMException('no', 'NotAllowedError')))
  const { screen } = await check()
  await expect.element(screen.getByText(texts['camera.denied'])).toBeVisible()
  allowed = true
  permissions.settle('granted')
  await expect.element(screen.getByText(cameraReady)).toBeVisible()
})

test('[VK-12] a camera that is allowed is checked, also while the microphone has yet to be asked for', async () => {
  const permissions = permissionsAre('denied')
  let allowed = false
  devicesAnswer(() => (allowed ? film('#c8c8c8') : new DOMException('no', 'NotAllowedError')))
  const { screen } = await check()
  await expect.element(screen.getByText(texts['camera.denied'])).toBeVisible()
  allowed = true
  permissions.settle('granted', ['camera'])
  await expect.element(screen.getByText(cameraReady)).toBeVisible()
})

test('[VK-12] a microphone that is allowed while the camera, allowed just before, is being checked is checked too', async () => {
  const permissions = permissionsAre('denied')
  const asked = devicesAnswer(() => new DOMException('no', 'NotAllowedError'))
  const { screen } = await check()
  await expect.element(screen.getByText(texts['microphone.denied'])).toBeVisible()
  const { promise: refused, reject: refuse } = Promise.withResolvers<MediaStream>()
  asked.mockImplementationOnce(() => refused)
  permissions.settle('granted', ['camera'])
  await expect.element(screen.getByText(texts['view.before'])).toBeVisible()
  devicesAnswer(() => film('#c8c8c8'))
  permissions.settle('granted', ['microphone'])
  refuse(new DOMException('no', 'NotAllowedError'))
  await expect.element(screen.getByRole('button', { name: texts.join })).toBeVisible()
})

test('of two checks at once, after both devices went away, only the last keeps its camera open', async () => {
  permissionsAre('granted')
  const opened: MediaStream[] = []
  devicesAnswer(() => {
    const stream = film('#c8c8c8')
    opened.push(stream)
    return stream
  })
  const { screen } = await check()
  await expect.element(screen.getByRole('button', { name: texts.join })).toBeVisible()
  for (const track of opened[0]?.getTracks() ?? []) {
    track.stop()
    track.dispatchEvent(new Event('ended'))
  }
  await expect.poll(() => opened.length).toBe(3)
  await expect.element(screen.getByText(cameraReady)).toBeVisible()
  const live = opened.filter((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'))
  expect(live).toEqual(opened.slice(-1))
})

test.for([
  ['denied', texts['camera.denied'], texts['check.again'], 2],
  ['prompt', texts['view.before'], texts.check, 1],
] as const)(
  'a camera that is taken away after the check (%s) is noticed before the queue, and nothing asks by itself',
  async ([state, said, button, opened]) => {
    permissionsAre(state)
    const stream = film('#c8c8c8')
    const asked = devicesAnswer(() => stream)
    const { screen } = await check()
    await expect.element(screen.getByRole('button', { name: texts.join })).toBeVisible()
    devicesAnswer(() => new DOMException('no', 'NotAllowedError'))
    const [camera] = stream.getVideoTracks()
    camera?.stop()
    camera?.dispatchEvent(new Event('ended'))
    await expect.element(screen.getByText(said)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: button })).toBeVisible()
    expect(asked).toHaveBeenCalledTimes(opened)
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
  },
)

test('[VK-12] devices that were taken away, and would be asked about, are checked when the settings allow them again', async () => {
  const permissions = permissionsAre('prompt')
  const stream = film('#c8c8c8')
  devicesAnswer(() => stream)
  const { screen } = await check()
  await expect.element(screen.getByRole('button', { name: texts.join })).toBeVisible()
  for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
  await expect.element(screen.getByText(texts['view.before'])).toBeVisible()
  devicesAnswer(() => film('#c8c8c8'))
  permissions.settle('granted', ['camera'])
  permissions.settle('granted', ['microphone'])
  await expect.element(screen.getByRole('button', { name: texts.join })).toBeVisible()
})

test('on a computer whose camera fails the phone is a way on', async () => {
  permissionsAre('denied')
  devicesAnswer(() => new DOMException('no', 'NotAllowedError'))
  const { screen, did } = await check()
  await screen.getByRole('button', { name: texts.phone }).click()
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'kyc-unable-to-proceed' })
})

test('blocked devices are named with how to fix them, and the call waits', async () => {
  permissionsAre('denied')
  devicesAnswer(() => new DOMException('no', 'NotAllowedError'))
  const { screen } = await check()
  const blocked = screen.getByText(texts['camera.denied'])
  await expect.element(blocked).toBeVisible()
  await expect.element(blocked.element().closest('li')).toHaveClass('checklist__item--failed')
  await expect.element(screen.getByText(texts.still, { exact: false })).not.toBeInTheDocument()
  await expect.element(screen.getByText(texts['microphone.denied'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts['check.again'] })).toBeVisible()
  // What needs the applicant stands first, and nothing that nobody can mend beside it.
  const [first] = screen.container.querySelectorAll('.checklist__item')
  expect(first?.className).toContain('failed')
  expect(screen.container.querySelector('.checklist__item--unknown')).toBeNull()
})

test('a missing microphone alone is named while the camera shows its picture', async () => {
  devicesAnswer(({ audio }) =>
    audio ? new DOMException('no', 'NotFoundError') : film('#c8c8c8', { microphone: false }),
  )
  const { screen } = await check()
  await expect.element(screen.getByText(texts['microphone.missing'])).toBeVisible()
  await expect.element(screen.getByText(cameraReady)).toBeVisible()
})

test('on a phone, to which nothing can be connected, a missing camera and microphone have advice of their own', async () => {
  onPhone()
  devicesAnswer(() => new DOMException('no', 'NotFoundError'))
  const { screen } = await check()
  for (const device of ['camera', 'microphone'] as const) {
    await expect.element(screen.getByText(texts[`${device}.missing.phone`])).toBeVisible()
    await expect.element(screen.getByText(texts[`${device}.missing`])).not.toBeInTheDocument()
  }
})

test.for([
  [150_000, ['getLocationDetails', 'vkycCallWait']],
  [600_000, ['vkycCallWait']],
] as const)(
  '[CO-32] a position older than the bank’s %i ms is measured again before the queue',
  async ([locationMaxAgeMs, asked]) => {
    devicesAnswer(() => film('#c8c8c8'))
    placeAnswer({ latitude: 12.9716, longitude: 77.5946 })
    const old = { insideIndia: true, at: '2026-11-20T11:57:20+05:30' }
    const { videoKyc } = located.facts ?? {}
    const { screen, did } = await check(
      { ...located, facts: { ...located.facts, videoKyc: { ...videoKyc, location: old } } },
      { ...waiting, getLocationDetails: { ok: true, response: [] } },
      { locationMaxAgeMs },
    )
    await screen.getByRole('button', { name: texts.join }).click()
    await expect.poll(() => did.filter((event) => event.did === 'ask').map(({ what }) => what)).toEqual(asked)
  },
)

test('[VK-08] without an agent the screen that says so follows', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const none = { ok: false, call: 'vkycCallWait', problem: 'agentUnavailable', detail: {}, message: '' } as const
  const { screen, did } = await check(located, { vkycCallWait: none })
  await screen.getByRole('button', { name: texts.join }).click()
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'agent-unavailable' })
})
