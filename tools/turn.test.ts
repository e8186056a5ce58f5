import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createSocket } from 'node:dgram'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { turnServers } from '@card-journey/providers/video-kyc/turn-wire.ts'
import { chromium, type Browser } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserArguments, findBrowser } from './browser.ts'
import { root } from './product.ts'

const secret = 'a secret of sixteen characters or more'

test('[T21] credentials of a TURN server work for ten minutes, differ each time and name nobody', () => {
  const turn = { urls: ['turn:turn.bank.example:3478'], secret }
  const now = Date.parse('2026-11-19T11:00:00+05:30')
  const [one] = turnServers(turn, now)
  expect(one?.urls).toEqual(turn.urls)
  expect(one?.username).toMatch(new RegExp(`^${now / 1000 + 600}:[\\w-]{12}$`))
  expect(turnServers(turn, now)[0]?.username).not.toBe(one?.username)
  expect(turnServers(undefined)).toEqual([])
})

const isInstalled = spawnSync('turnserver', ['--version']).error === undefined
if (!isInstalled) console.info('No relayed call: coturn is not installed (apt-get install coturn).')

/** Two ends in one page that may use nothing but the relay; what path they found, or nothing within five seconds. */
const connect = `async (iceServers) => {
  const ends = [0, 1].map(() => new RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' }))
  const [one, other] = ends
  one.onicecandidate = ({ candidate }) => candidate && other.addIceCandidate(candidate)
  other.onicecandidate = ({ candidate }) => candidate && one.addIceCandidate(candidate)
  const channel = one.createDataChannel('words')
  const heard = new Promise((resolve) => {
    other.ondatachannel = ({ channel }) => { channel.onmessage = ({ data }) => resolve(data) }
    setTimeout(() => resolve(undefined), 5000)
  })
  channel.onopen = () => channel.send('through the relay')
  await one.setLocalDescription()
  await other.setRemoteDescription(one.localDescription)
  await other.setLocalDescription()
  await one.setRemoteDescription(other.localDescription)
  const word = await heard
  const stats = [...(await one.getStats()).values()]
  const pair = stats.find(({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded')
  const path = pair && [pair.localCandidateId, pair.remoteCandidateId].map((id) => stats.find((each) => each.id === id).candidateType)
  for (const end of ends) end.close()
  return { word, path }
}`

/**
 * Both ends of the product's own connection in one page, each with a moving picture and a tone; what each has got once
 * all of it flows, or after twenty seconds.
 */
const call = `async (iceServers) => {
  const connections = []
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(settings) {
      super({ ...settings, iceTransportPolicy: 'relay' })
      connections.push(this)
    }
  }
  const film = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 150 })
    const paint = canvas.getContext('2d')
    let at = 0
    setInterval(() => { paint.fillStyle = at++ % 2 ? '#fff' : '#000'; paint.fillRect(at % 200, 0, 40, 150) }, 40)
    const sound = new AudioContext()
    const tone = sound.createOscillator()
    const out = sound.createMediaStreamDestination()
    tone.connect(out)
    tone.start()
    return { video: canvas.captureStream(25).getVideoTracks()[0], audio: out.stream.getAudioTracks()[0] }
  }
  const peers = []
  const ends = [false, true].map((polite, index) => {
    const video = document.createElement('video')
    video.muted = true
    document.body.append(video)
    const peer = product.createPeer({
      polite,
      iceServers,
      line: { send: (message) => setTimeout(() => peers[1 - index]?.receive(message)) },
      onConnection: () => {},
      onTrack: () => { video.srcObject = peer.remote; void video.play() },
    })
    peers.push(peer)
    const { video: picture, audio } = film()
    void peer.show('video', picture)
    void peer.show('audio', audio)
    return { peer, video }
  })
  const soundOf = async (connection) =>
    [...(await connection.getStats()).values()].find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')?.bytesReceived ?? 0
  const got = () => Promise.all(ends.map(async ({ peer, video }, index) => {
    const { relayed, framesDecoded } = await peer.stats()
    return { relayed, frames: framesDecoded, width: video.videoWidth, sound: await soundOf(connections[index]) }
  }))
  let last = await got()
  for (let look = 0; look < 40; look++) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const before = last
    last = await got()
    const flows = last.every((now, index) => now.frames > 5 && now.width > 0 && before[index].sound > 0 && now.sound > before[index].sound)
    if (flows) break
  }
  for (const peer of peers) peer.close()
  return last
}`

describe.skipIf(!isInstalled)('with coturn on this machine', () => {
  let folder = ''
  let browser: Browser | undefined
  let turnserver: ReturnType<typeof spawn> | undefined
  let url = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'turn-'))
    const address =
      Object.values(networkInterfaces())
        .flat()
        .find((each) => each && !each.internal && each.family === 'IPv4')?.address ?? '127.0.0.1'
    const port = await freePort()
    url = `turn:${address}:${port}?transport=udp`
    const options = [
      ['-n', '--no-cli', '--no-tls', '--no-dtls', '--no-tcp', '--fingerprint', '--use-auth-secret'],
      [`--static-auth-secret=${secret}`, '--realm=bank.example', `--listening-ip=${address}`, `--relay-ip=${address}`],
      [`--listening-port=${port}`, '--min-port=50000', '--max-port=50100', '--allow-loopback-peers'],
      [`--pidfile=${join(folder, 'pid')}`, `--userdb=${join(folder, 'db')}`, `--log-file=${join(folder, 'log')}`],
    ].flat()
    turnserver = spawn('turnserver', options, { stdio: 'ignore' })
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...browserArguments, '--autoplay-policy=no-user-gesture-required'],
    })
  }, 60_000)

  afterAll(async () => {
    await browser?.close()
    turnserver?.kill()
    if (turnserver && turnserver.exitCode === null && turnserver.signalCode === null) await once(turnserver, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  const through = async (iceServers: unknown, script = connect, code = '') => {
    const page = await browser?.newPage()
    if (code) await page?.addScriptTag({ content: code })
    const found = await page?.evaluate(`(${script})(${JSON.stringify(iceServers)})`)
    await page?.close()
    return found
  }

  test('[T21] two ends that may only use the relay connect through it, with credentials of ours', async () => {
    const found = await through(turnServers({ urls: [url], secret }))
    expect(found).toEqual({ word: 'through the relay', path: ['relay', 'relay'] })
  }, 60_000)

  test('[VK-13, T21] a call that may only use the relay has picture and sound at both ends', async () => {
    const found = await through(turnServers({ urls: [url], secret }), call, await bundled('ui/call/peer.ts', 'product'))
    const moving = { relayed: true, width: 200, frames: expect.any(Number), sound: expect.any(Number) }
    expect(found).toEqual([moving, moving])
    for (const { frames, sound } of found as { frames: number; sound: number }[]) {
      expect(frames).toBeGreaterThan(5)
      expect(sound).toBeGreaterThan(0)
    }
  }, 60_000)

  test('[T21] credentials that have run out, or of another secret, relay nothing', async () => {
    const old = turnServers({ urls: [url], secret }, Date.now() - 601_000)
    expect(await through(old)).toEqual({ word: undefined, path: undefined })
    const foreign = turnServers({ urls: [url], secret: `${secret}!` })
    expect(await through(foreign)).toEqual({ word: undefined, path: undefined })
  }, 60_000)
})

/** A module of ours as a browser runs it: its exports are members of a global. */
async function bundled(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: join(root, entry), name, formats: ['iife'] } },
  })
  const [bundle] = Array.isArray(built) ? built : []
  return bundle?.output[0].code ?? ''
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, resolve))
  const { port } = socket.address()
  await new Promise<void>((resolve) => socket.close(() => resolve()))
  return port
}
