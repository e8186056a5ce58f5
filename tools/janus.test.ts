import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { valueOf } from '@card-journey/providers/effect-conformance.ts'
import { sandboxForTests } from '@card-journey/sandbox-bank/sandbox-for-tests.ts'
import type { CallView, RecordingSummary } from '@card-journey/sandbox-bank/desk/views.ts'
import { chromium, type Browser, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { browserArguments, findBrowser } from './browser.ts'
import { freePort } from './postgres.ts'

const isInstalled = ['janus', 'janus-pp-rec'].every((name) => spawnSync(name, ['--version']).error === undefined)
if (!isInstalled) console.info('No recording by a media server: install janus and janus-tools (apt-get).')

const secret = 'a secret of the desk and its media server'

describe.skipIf(!isInstalled)('with Janus on this machine', () => {
  let folder = ''
  let janus: ChildProcess | undefined
  let browser: Browser | undefined
  let sandbox: Awaited<ReturnType<typeof sandboxForTests>>
  let script = ''
  const recordings = () => join(folder, 'recordings')

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'janus-'))
    const port = await freePort()
    const config = join(folder, 'config')
    mkdirSync(config)
    for (const [name, words] of janusConfig(recordings(), port)) writeFileSync(join(config, name), words)
    janus = spawn('janus', [`--configs-folder=${config}`], { stdio: 'ignore' })
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
    script = await deskScript()
    sandbox = await sandboxForTests({ janus: { url: `ws://127.0.0.1:${port}`, secret, folder: recordings() } })
    await sandbox.dial({ desk: 'people' })
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await sandbox?.close()
    janus?.kill()
    if (janus && janus.exitCode === null && janus.signalCode === null) await once(janus, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  /** The desk's page of a person, with the desk's own code for recording and playing. */
  async function deskPage(token: string): Promise<Page> {
    const page = await browser?.newPage()
    if (!page) throw new Error('no browser')
    await page.goto(`${sandbox.url}/health`)
    await page.addScriptTag({ content: script })
    await page.evaluate((given) => Object.assign(globalThis, { token: given }), token)
    return page
  }

  test('both sides of a call are recorded by the bank’s media server, belong to the call, and are played and judged like any recording', async () => {
    const desk = deskOf(sandbox.url)
    const agent = await desk.signIn('AB-1042', 'agent')
    const { ticket } = valueOf(await sandbox.systems.videoKyc.callWait(newCall()))
    await agent.post('/calls/take')
    const ends = await meet(sandbox, ticket, agent.token)
    const view = async () => (await agent.get(`/calls/${ticket}`)).body as CallView
    await vi.waitFor(async () => expect((await view()).state).toBe('inCall'), { timeout: 60_000 })

    const page = await deskPage(agent.token)
    await page.evaluate(`desk.record(token, '${ticket}')`)
    await page.waitForTimeout(4000)
    expect((await view()).recording).toBe('saving')
    await page.evaluate('desk.stop()')
    await page.close()
    await agent.post(`/calls/${ticket}/end`)

    const [recording] = (await view()).recordings
    if (!recording) throw new Error('no recording')
    expect(recording).toMatchObject({
      by: 'mediaServer',
      session: 1,
      chunks: [1, 2],
      gaps: [],
      interruptions: [],
      seal: 'sealed',
    })
    expect((await view()).recording).toBe('whole')
    const [sound = '', picture = ''] = ['audio', 'video'].map((kind) =>
      join(recordings(), `${recording.id}-${kind}.mjr`),
    )
    const description = readdirSync(recordings()).find((name) => name.endsWith('.nfo')) ?? ''
    expect(readFileSync(join(recordings(), description), 'utf8')).toContain(`name = ${ticket} session 1`)
    await expectBothSides(sound, picture)

    const refer = { verdict: 'refer', business: [], technical: ['TOO_DARK'], note: '' }
    expect((await agent.post(`/calls/${ticket}/verdict`, refer)).status).toBe(200)
    await audit(desk, ticket, recording, { picture, description: join(recordings(), description) })
    for (const end of Object.values(ends)) end.close()
  }, 90_000)

  /** Sound and picture can be decoded, and the picture holds both sides. */
  async function expectBothSides(sound: string, picture: string) {
    for (const [file, decoded] of [
      [sound, join(folder, 'sound.opus')],
      [picture, join(folder, 'picture.webm')],
    ] as const)
      expect(spawnSync('janus-pp-rec', [file, decoded]).status).toBe(0)
    expect(readFileSync(join(folder, 'sound.opus')).byteLength).toBeGreaterThan(1000)
    const film = readFileSync(join(folder, 'picture.webm')).toString('base64')
    const page = await browser?.newPage()
    const colours = await page?.evaluate(`(${coloursIn})('data:video/webm;base64,${film}')`)
    await page?.close()
    expect(colours).toEqual({ applicant: 'green', agent: 'red' })
  }

  /** One auditor leaves halfway and can't confirm; having seen it to its end they can, and an altered one is not played. */
  async function audit(
    desk: ReturnType<typeof deskOf>,
    ticket: string,
    { id }: RecordingSummary,
    { picture, description }: { picture: string; description: string },
  ) {
    const auditor = await desk.signIn('AB-2008', 'auditor')
    const unplayed = async () => ((await auditor.get(`/calls/${ticket}`)).body as CallView).unplayed
    const page = await deskPage(auditor.token)
    // Somebody has the media server forget the recording, and find other files under its number.
    const words = readFileSync(description, 'utf8')
    rmSync(description)
    await page.evaluate(`desk.play(token, '${id}')`)
    await page.waitForFunction('desk.played() > 0.5')
    await page.evaluate('desk.close()')
    expect((await auditor.post(`/calls/${ticket}/confirm`)).status).toBe(409)
    writeFileSync(description, words.replaceAll(id, 'rec-of-another-call'))
    await page.evaluate(`desk.play(token, '${id}')`)
    await vi.waitFor(async () => expect(await unplayed()).toEqual([]), { timeout: 60_000, interval: 200 })

    await vi.waitFor(
      () => expect(readdirSync(recordings()).filter((name) => name.endsWith('.nfo'))).toEqual([basename(description)]),
      { timeout: 60_000 },
    )
    appendFileSync(picture, 'MJR')
    expect((await auditor.post(`/recordings/${id}/playback`)).status).toBe(409)
    await page.close()
    expect((await auditor.post(`/calls/${ticket}/confirm`)).status).toBe(200)
    const { log } = (await auditor.get(`/calls/${ticket}`)).body as CallView
    expect(log.map(({ what }) => what).filter((what) => what.startsWith('recording'))).toEqual([
      'recordingStarted',
      'recordingEnded',
      'recordingOpened',
      'recordingOpened',
      'recordingPlayed',
      'recordingAltered',
    ])
  }
})

/** The desk's recorder and player as its page has them, with two films in place of cameras. */
async function deskScript(): Promise<string> {
  const entry = new URL('../sandbox-bank/desk/page/recording/recording-for-tests.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'desk' } },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  return chunk?.code ?? ''
}

/** Green where the applicant is large, red where the agent is small. */
const coloursIn = `async (source) => {
  const video = document.createElement('video')
  video.muted = true
  video.src = source
  await video.play()
  while (video.currentTime < 1) await new Promise((passed) => setTimeout(passed, 50))
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  const ink = canvas.getContext('2d')
  ink.drawImage(video, 0, 0)
  const at = (x, y) => {
    const [red, green] = ink.getImageData(canvas.width * x, canvas.height * y, 1, 1).data
    return red > 150 && green < 100 ? 'red' : green > 100 && red < 100 ? 'green' : 'neither'
  }
  return { applicant: at(0.5, 0.4), agent: at(0.86, 0.78) }
}`

/** The desk, asked as its page asks it. */
function deskOf(url: string) {
  const ask = async (path: string, token: string, body?: object) => {
    const response = await fetch(`${url}/desk/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    async signIn(badge: string, role: 'agent' | 'auditor') {
      const { token } = (await ask('/sign-in', '', { badge, role })).body
      return {
        token: String(token),
        get: (path: string) => ask(path, token),
        post: (path: string, body: object = {}) => ask(path, token, body),
      }
    },
  }
}

const newCall = () => ({
  applicationReferenceNo: randomUUID(),
  mobileNumber: '9000000001',
  name: 'Asha Rao',
  language: 'en',
  udc: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' } as const,
  reference: randomUUID(),
})

/** Both ends in the room. */
async function meet({ url, systems }: Awaited<ReturnType<typeof sandboxForTests>>, ticket: string, token: string) {
  const handshake = valueOf(await systems.videoKyc.handshake({ ticket }))
  if (handshake.state !== 'ready') throw new Error('nobody has taken the call')
  const agent = new WebSocket(`${url.replace(/^http/, 'ws')}/desk/room`)
  agent.addEventListener('open', () => agent.send(JSON.stringify({ type: 'join', token, call: ticket })))
  return { applicant: systems.videoKyc.room(handshake), agent }
}

/** The settings that docs/media-server.md gives, with this test's port, secret and folder. */
function janusConfig(recordings: string, port: number): [file: string, words: string][] {
  const guide = readFileSync(new URL('../docs/media-server.md', import.meta.url), 'utf8')
  const own: readonly (readonly [string, string])[] = [
    ['"<JANUS_SECRET>"', `"${secret}"`],
    ['ws_port = 8188', `ws_port = ${port}`],
    ['"/srv/recordings"', `"${recordings}"`],
  ]
  const blocks = guide.matchAll(/^`(janus[\w.]*\.jcfg)`\n\n((?: {4}.*\n)+)/gm)
  const files = [...blocks].map(([, file = '', words = '']): [string, string] => [file, words])
  for (const [theirs] of own)
    expect(
      files.filter(([, words]) => words.includes(theirs)),
      theirs,
    ).toHaveLength(1)
  return files.map(([file, words]) => [file, own.reduce((text, [theirs, ours]) => text.replace(theirs, ours), words)])
}
