import { film } from '@card-journey/ui/call/film-for-tests.ts'
import { render } from 'vitest-browser-react'
import { afterEach, expect, test, vi } from 'vitest'
import { inspectChain, type ChainLink } from '../../recordings/recording-chain.ts'
import type { DeskApi } from '../desk-api.ts'
import { describe } from './media-connection.ts'
import { openRecording } from './open-recording.ts'
import { startRecorder } from './recorder.ts'
import { sendToMediaServer } from './send-to-media-server.ts'

const streams: MediaStream[] = []
afterEach(() => {
  for (const track of streams.splice(0).flatMap((stream) => stream.getTracks())) track.stop()
})
const filmed = () => {
  const stream = film()
  streams.push(stream)
  return stream
}

/** A desk that keeps what it is sent; each part fails once on its way. */
function keepingDesk() {
  const parts = new Map<number, { link: ChainLink; sealed: ArrayBuffer }>()
  const failed = new Set<number>()
  const ended: unknown[] = []
  const key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  const answers: Record<string, () => unknown> = {
    '/calls/vk-1/recordings': () => ({ recording: 'rec-1', keptUntil: '', to: { by: 'parts', key } }),
    '/recordings/rec-1/key': () => ({ key, links: [...parts.values()].map(({ link }) => link) }),
  }
  const api: DeskApi = {
    // Safe: the recorder and the player ask only these paths.
    get: async <T,>(path: string) => answers[path]?.() as T,
    post: async <T,>(path: string, body?: object) => {
      if (path === '/recordings/rec-1/end') ended.push(body)
      // Safe: as above.
      return answers[path]?.() as T
    },
    async putBytes(path, bytes, headers) {
      const number = Number(path.split('/').at(-1))
      if (!failed.has(number)) {
        failed.add(number)
        throw new Error('no network')
      }
      const sealed = new Uint8Array(bytes as ArrayBuffer).slice().buffer
      const link = { number, previous: headers['x-previous-hash'] ?? '', hash: headers['x-hash'] ?? '' }
      parts.set(number, { link, sealed })
    },
    getBytes: async (path) => parts.get(Number(path.split('/').at(-1)))?.sealed ?? new ArrayBuffer(0),
  }
  return { api, parts, ended }
}

test('both sides are recorded, brought to the desk over a network that fails, and played from there', async () => {
  const { api, parts, ended } = keepingDesk()
  // A browser mixes sound only after a press, as the agent's that takes the call.
  const screen = await render(<button type="button">Take the next call</button>)
  await screen.getByRole('button').click()
  const recorder = await startRecorder({ api, call: 'vk-1', applicant: filmed(), agent: filmed(), stamp: () => 'here' })
  await new Promise((passed) => setTimeout(passed, 4000))
  await recorder.stop()
  expect(parts.size).toBeGreaterThan(1)
  expect(ended).toEqual([{ count: parts.size, head: parts.get(parts.size)?.link.hash }])
  expect(inspectChain([...parts.values()].map(({ link }) => link))).toEqual({ gaps: [], broken: [] })

  const recording = { id: 'rec-1', type: 'video/webm' }
  const blob = await openRecording(api, recording)
  const video = document.createElement('video')
  video.muted = true
  video.src = URL.createObjectURL(blob)
  document.body.append(video)
  await video.play()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.2)
  expect([video.videoWidth, video.videoHeight]).toEqual([640, 392])
  video.remove()

  const first = parts.get(1)
  new Uint8Array(first?.sealed ?? new ArrayBuffer(1))[0]! ^= 1
  await expect(openRecording(api, recording)).rejects.toThrow('Part 1 of the recording was altered.')
})

test('a recording that the desk can’t be told to stop is cut off at the media server, and its picture and sound given back', async () => {
  const mediaServer = new RTCPeerConnection()
  const api: DeskApi = {
    ...keepingDesk().api,
    async post<T>(path: string, body?: object) {
      if (path.endsWith('/stop')) throw new Error('no network')
      // Safe: the sender posts its offer.
      await mediaServer.setRemoteDescription({ type: 'offer', sdp: (body as { sdp: string }).sdp })
      // Safe: the sender expects an answer.
      return { sdp: await describe(mediaServer) } as T
    },
  }
  const sending = await sendToMediaServer(api, 'rec-1', filmed())
  const closed = vi.spyOn(RTCPeerConnection.prototype, 'close')
  const release = vi.fn()
  await expect(sending.stop(release)).rejects.toThrow('no network')
  expect([closed.mock.calls.length, release.mock.calls.length]).toEqual([1, 1])
  closed.mockRestore()
  mediaServer.close()
})
