import { afterEach, expect, test, vi } from 'vitest'
import { film } from './film-for-tests.ts'
import { createOwnMedia, type OwnMedia } from './own-media.ts'

const made: OwnMedia[] = []

afterEach(() => {
  for (const media of made.splice(0)) media.close()
  vi.restoreAllMocks()
})

/** The browser's answers to requests for devices, one after the other; the last one stays. */
function answers(...given: (string | undefined)[]) {
  const asked: MediaStreamConstraints[] = []
  const opened: MediaStream[] = []
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted = {}) => {
    asked.push(wanted)
    const fault = given.length > 1 ? given.shift() : given[0]
    if (fault) throw new DOMException('no', fault)
    const stream = film()
    if (!wanted.audio) for (const track of stream.getAudioTracks()) stream.removeTrack(track)
    if (!wanted.video) for (const track of stream.getVideoTracks()) stream.removeTrack(track)
    opened.push(stream)
    return stream
  })
  return { asked, opened }
}

const permission = (state: PermissionState) =>
  vi
    .spyOn(navigator.permissions, 'query')
    .mockResolvedValue(Object.assign(new EventTarget(), { state }) as PermissionStatus)

async function opened(...given: (string | undefined)[]) {
  const browser = answers(...given)
  const media = createOwnMedia()
  made.push(media)
  await media.open()
  return { media, ...browser }
}

/** Ends a track as the browser does when a device is unplugged or the permission is taken away. */
function take(track: MediaStreamTrack | undefined) {
  track?.stop()
  track?.dispatchEvent(new Event('ended'))
}

test('what the person switched off stays off on the page that comes after a reload, until they switch it on', async () => {
  answers(undefined)
  let kept = { camera: false, microphone: false }
  const switchedOff = { read: () => kept, keep: (off: typeof kept) => (kept = off) }
  const before = createOwnMedia(switchedOff)
  made.push(before)
  await before.open()
  before.setOn('microphone', false)
  before.close()
  const after = createOwnMedia(switchedOff)
  made.push(after)
  await after.open()
  expect(after.state()).toMatchObject({ camera: 'on', microphone: 'muted' })
  expect(
    after
      .state()
      .stream?.getAudioTracks()
      .map(({ enabled }) => enabled),
  ).toEqual([false])
  after.setOn('microphone', true)
  expect(after.state().microphone).toBe('on')
  expect(kept).toEqual({ camera: false, microphone: false })
})

test('camera and microphone are switched off and on without another question', async () => {
  const { media, asked } = await opened(undefined)
  expect(media.state()).toMatchObject({ camera: 'on', microphone: 'on' })
  media.setOn('camera', false)
  media.setOn('microphone', false)
  expect(media.state()).toMatchObject({ camera: 'muted', microphone: 'muted' })
  expect(
    media
      .state()
      .stream?.getTracks()
      .map(({ enabled }) => enabled),
  ).toEqual([false, false])
  media.setOn('microphone', true)
  expect(media.state()).toMatchObject({ camera: 'muted', microphone: 'on' })
  expect(asked).toHaveLength(1)
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
])('%s: both devices are %s, and trying again opens them', async (error, state) => {
  permission('prompt')
  const { media } = await opened(error, error, error)
  expect(media.state()).toMatchObject({ camera: state, microphone: state, stream: undefined })
  answers(undefined)
  await media.open()
  expect(media.state()).toMatchObject({ camera: 'on', microphone: 'on' })
})

test('a camera that is unplugged in the middle of the call is lost, and comes back by itself', async () => {
  permission('granted')
  const { media, asked } = await opened(undefined)
  take(media.state().stream?.getVideoTracks()[0])
  expect(media.state()).toMatchObject({ camera: 'lost', microphone: 'on' })
  expect(
    media
      .state()
      .stream?.getTracks()
      .map(({ kind }) => kind),
  ).toEqual(['audio'])
  navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
  await expect.poll(() => media.state().camera).toBe('on')
  expect(asked.at(-1)).not.toHaveProperty('audio')
})

test('a permission that is taken away in the middle of the call is named, and nothing asks behind the person’s back', async () => {
  permission('denied')
  const { media, asked } = await opened(undefined)
  for (const track of media.state().stream?.getTracks() ?? []) take(track)
  await expect.poll(() => media.state()).toMatchObject({ camera: 'denied', microphone: 'denied' })
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toHaveLength(1)
})

/** The browser's word on each device, as its settings change it. */
function permissionsOf(states: Record<'camera' | 'microphone', PermissionState>) {
  const targets: EventTarget[] = []
  vi.spyOn(navigator.permissions, 'query').mockImplementation(async ({ name }) => {
    const status = Object.assign(new EventTarget(), { state: states[name as 'camera' | 'microphone'] })
    targets.push(status)
    return status as PermissionStatus
  })
  return (different: Partial<typeof states>) => {
    Object.assign(states, different)
    for (const target of targets) target.dispatchEvent(new Event('change'))
  }
}

/** A browser that opens only what is allowed, and fails as a whole otherwise. */
function opensTheAllowed(states: Record<'camera' | 'microphone', PermissionState>) {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted = {}) => {
    const refused = (wanted.video && states.camera !== 'granted') || (wanted.audio && states.microphone !== 'granted')
    if (refused) throw new DOMException('no', 'NotAllowedError')
    const stream = film()
    const unwanted = stream.getTracks().filter(({ kind }) => !(kind === 'audio' ? wanted.audio : wanted.video))
    for (const track of unwanted) stream.removeTrack(track)
    return stream
  })
}

test('a blocked camera alone is named, and the microphone is open', async () => {
  const states = { camera: 'denied', microphone: 'granted' } as const
  permissionsOf(states)
  opensTheAllowed(states)
  const media = createOwnMedia()
  made.push(media)
  await media.open()
  expect(media.state()).toMatchObject({ camera: 'denied', microphone: 'on' })
})

test('a camera that is blocked in the call ends both tracks: the microphone comes back by itself, then the camera', async () => {
  const states: Record<'camera' | 'microphone', PermissionState> = { camera: 'granted', microphone: 'granted' }
  const settle = permissionsOf(states)
  opensTheAllowed(states)
  const media = createOwnMedia()
  made.push(media)
  await media.open()
  const before = media.state().stream?.getTracks() ?? []
  settle({ camera: 'denied' })
  for (const track of before) take(track)
  await expect.poll(() => media.state()).toMatchObject({ camera: 'denied', microphone: 'on' })
  settle({ camera: 'granted' })
  await expect.poll(() => media.state()).toMatchObject({ camera: 'on', microphone: 'on' })
})

test('two devices that are allowed one right after the other are both opened', async () => {
  const states: Record<'camera' | 'microphone', PermissionState> = { camera: 'denied', microphone: 'denied' }
  const settle = permissionsOf(states)
  opensTheAllowed(states)
  const media = createOwnMedia()
  made.push(media)
  await media.open()
  settle({ camera: 'granted' })
  await Promise.resolve()
  settle({ microphone: 'granted' })
  await expect.poll(() => media.state()).toMatchObject({ camera: 'on', microphone: 'on' })
})

test('what the system holds, as during a phone call, is paused until it is released', async () => {
  const { media } = await opened(undefined)
  const [microphone] = media.state().stream?.getAudioTracks() ?? []
  if (!microphone) throw new Error('no microphone')
  const muted = vi.spyOn(microphone, 'muted', 'get').mockReturnValue(true)
  microphone.dispatchEvent(new Event('mute'))
  expect(media.state()).toMatchObject({ camera: 'on', microphone: 'paused' })
  muted.mockReturnValue(false)
  microphone.dispatchEvent(new Event('unmute'))
  expect(media.state().microphone).toBe('on')
})

test('changing the camera closes the first one and keeps the microphone', async () => {
  const { media, asked, opened: streams } = await opened(undefined)
  await media.turn()
  expect(media.state()).toMatchObject({ camera: 'on', facing: 'environment', microphone: 'on' })
  expect(asked.at(-1)).toMatchObject({ video: { facingMode: 'environment' } })
  expect(streams[0]?.getVideoTracks()[0]?.readyState).toBe('ended')
  expect(streams[0]?.getAudioTracks()[0]?.readyState).toBe('live')
})

test('changing the camera while it is being opened opens the other one afterwards', async () => {
  const { asked } = answers(undefined)
  const media = createOwnMedia()
  made.push(media)
  void media.open()
  await Promise.all([media.turn(), media.turn(), media.turn()])
  expect(media.state()).toMatchObject({ camera: 'on', facing: 'environment', microphone: 'on' })
  expect(asked.at(-1)).toMatchObject({ video: { facingMode: 'environment' } })
})

test('leaving closes everything, also what opens later', async () => {
  const { media, opened: streams } = await opened(undefined)
  const waiting = createOwnMedia()
  const late = waiting.open()
  waiting.close()
  media.close()
  await late
  expect(streams.flatMap((stream) => stream.getTracks()).map(({ readyState }) => readyState)).toEqual(
    Array.from({ length: 4 }, () => 'ended'),
  )
})
