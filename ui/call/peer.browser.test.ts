import { afterEach, expect, test } from 'vitest'
import { film } from './film-for-tests.ts'
import { linePair } from './line-for-tests.ts'
import { createPeer, type Connection, type Peer } from './peer.ts'

const peers: Peer[] = []

afterEach(() => {
  for (const peer of peers.splice(0)) peer.close()
})

/** Two ends in one page. The order in which they are made is the order in which they enter the room. */
function pair() {
  const lines = linePair()
  const states: Connection[][] = [[], []]
  const [impolite, polite] = lines.map(({ line, sent }, index) => {
    const peer = createPeer({
      line,
      polite: index === 1,
      onConnection: (connection) => states[index]?.push(connection),
    })
    line.onMessage((message) => {
      if (message.type === 'description' || message.type === 'candidate') void peer.receive(message)
    })
    peers.push(peer)
    return { peer, sent, offers: () => sent.filter((message) => message.type === 'description').length }
  })
  if (!impolite || !polite) throw new Error('two lines, two ends')
  return { impolite, polite, states }
}

const showAll = async ({ peer }: { peer: Peer }, stream = film()) => {
  await Promise.all(stream.getTracks().map((track) => peer.show(track.kind === 'audio' ? 'audio' : 'video', track)))
}

/** Pictures of the other end that arrived since the last look. */
const framesSince = async ({ peer }: { peer: Peer }, before = 0) => (await peer.stats()).framesDecoded - before

const frames = async (end: { peer: Peer }) => framesSince(end)

test('two ends see and hear each other', async () => {
  const { impolite, polite, states } = pair()
  await Promise.all([showAll(impolite), showAll(polite)])
  for (const end of [impolite, polite]) {
    await expect.poll(() => frames(end), { timeout: 15_000 }).toBeGreaterThan(5)
    const stats = await end.peer.stats()
    expect(stats).toMatchObject({ frameWidth: 160, frameHeight: 120, relayed: false })
    expect(
      end.peer.remote
        .getTracks()
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['audio', 'video'])
  }
  expect(states.map((all) => all.at(-1))).toEqual(['connected', 'connected'])
})

test('an end without camera and microphone sees the other one, and shows itself later without a new negotiation', async () => {
  const { impolite, polite } = pair()
  await showAll(impolite)
  await expect.poll(() => frames(polite), { timeout: 15_000 }).toBeGreaterThan(5)
  expect(await frames(impolite)).toBe(0)
  const before = polite.offers()
  await showAll(polite)
  await expect.poll(() => frames(impolite), { timeout: 15_000 }).toBeGreaterThan(5)
  expect(polite.offers()).toBe(before)
})

test('another camera takes over in the middle of the call', async () => {
  const { impolite, polite } = pair()
  await Promise.all([showAll(impolite), showAll(polite)])
  await expect.poll(() => frames(impolite), { timeout: 15_000 }).toBeGreaterThan(5)
  const [other = null] = film().getVideoTracks()
  await polite.peer.show('video', other)
  const before = await frames(impolite)
  await expect.poll(() => framesSince(impolite, before), { timeout: 15_000 }).toBeGreaterThan(5)
})

test('when both ends look for new paths at once, their offers cross and the call goes on', async () => {
  const { impolite, polite, states } = pair()
  await Promise.all([showAll(impolite), showAll(polite)])
  await expect.poll(() => frames(impolite), { timeout: 15_000 }).toBeGreaterThan(5)
  const before = polite.sent.length
  impolite.peer.restart()
  polite.peer.restart()
  await expect.poll(() => polite.sent.slice(before).map(({ type }) => type)).toContain('description')
  for (const end of [impolite, polite]) {
    const seen = await frames(end)
    await expect.poll(() => framesSince(end, seen), { timeout: 15_000 }).toBeGreaterThan(5)
  }
  expect(states.map((all) => all.at(-1))).toEqual(['connected', 'connected'])
})

test('garbage and late messages do not end a call', async () => {
  const { impolite, polite, states } = pair()
  await Promise.all([showAll(impolite), showAll(polite)])
  await expect.poll(() => frames(polite), { timeout: 15_000 }).toBeGreaterThan(5)
  await polite.peer.receive({ type: 'description', description: { type: 'answer', sdp: 'v=0' } })
  await polite.peer.receive({ type: 'candidate', candidate: { candidate: 'x', sdpMid: '9', sdpMLineIndex: 9 } })
  const seen = await frames(polite)
  await expect.poll(() => framesSince(polite, seen), { timeout: 15_000 }).toBeGreaterThan(5)
  expect(states[1]?.at(-1)).toBe('connected')
})
