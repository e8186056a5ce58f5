import { randomUUID } from 'node:crypto'
import { roomPath, roomTrace } from '@card-journey/contract/shapes/room-messages.ts'
import { traceOf } from '@card-journey/contract/trace.ts'
import { patience } from '@card-journey/sandbox-bank/desk/desk.ts'
import { expect, test } from 'vitest'
import { need } from './applicant.ts'
import { admission, hereNow, ringing, status, wait } from './at-the-call.ts'
import { atPermission } from './before-the-call.ts'
import { AgentEnd, arjun, CallSocket, join, leela, meera } from './call-ends.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { productOnEngines } from './on-engines.ts'
import { startProduct, type Running } from './running.ts'

/** Moves the clock on, and gives the way back. */
async function goAhead({ server, moveClock }: Running, ms: number): Promise<() => Promise<void>> {
  const offset = server.composed.deps.clock() - Date.now()
  await moveClock(offset + ms)
  return () => moveClock(offset)
}

const description = (fingerprint: string) => ({
  type: 'description',
  description: { type: 'offer', sdp: `v=0\r\na=fingerprint:sha-256 ${fingerprint}\r\n` },
})
const [ownCertificate, otherCertificate] = ['AA:01', 'BB:02'].map((start) => `${start}${':0F'.repeat(30)}`) as [
  string,
  string,
]

productOnEngines('the room of a call', { RATE_FACTOR: '1000', VKYC_DESKTOP: 'allow' }, (running) => {
  test('[HD-12] one trace goes from the browser’s connection through the log to the desk’s own', async () => {
    const { applicant, ticket } = await ringing(running())
    const { joinToken } = await admission(applicant, ticket)
    const trace = traceOf(randomUUID())
    const socket = await join(running(), applicant, joinToken, `?${roomTrace}=00-${trace}-${trace.slice(16)}-01`)
    await socket.hears('joined')
    await eventually(() =>
      expect(running().desk.find(ticket)).toMatchObject({
        call: { log: expect.arrayContaining([expect.objectContaining({ what: 'connection', detail: trace })]) },
      }),
    )
    socket.close()
    const outcomes = () =>
      running()
        .logged()
        .split('\n')
        .filter((line) => line.includes(`"trace":"${trace}"`) && line.includes('"event":"room"'))
        .map((line) => (JSON.parse(line) as { outcome: string }).outcome)
    await eventually(() => expect(outcomes()).toEqual(['joined', 'left']))
  })

  test('[T21, VK-13] two in a room: what one says the other hears, and a token lets in once', async () => {
    const { applicant, ticket } = await ringing(running())
    const { joinToken, agent, media } = await admission(applicant, ticket)
    expect({ agent, media }).toEqual({ agent: meera, media: 'live' })
    expect(joinToken).toMatch(/^[\w-]{22}$/)
    const socket = await join(running(), applicant, joinToken)
    expect(await socket.hears('joined')).toEqual({
      type: 'joined',
      agent: meera,
      callSession: 1,
      peer: false,
      returnSeconds: patience.returnSeconds,
    })
    const desk = new AgentEnd(running(), ticket)
    expect(await socket.hears('peer')).toEqual({ type: 'peer', here: true, callSession: 1 })

    await socket.send(
      { type: 'chat', text: '\u202E I can\u0007 read you ', id: 'line-1' },
      { type: 'chat', text: '\u200F' },
      description(ownCertificate),
    )
    const here = { latitude: 12.97, longitude: 77.59, accuracy: 20 }
    await socket.send({ type: 'position', ...here })
    desk.send({ type: 'received', id: 'line-1' })
    desk.send({ type: 'chat', text: 'Good morning', id: 'line-2' })
    desk.send({ type: 'prompt', text: 'pan' })
    expect(await socket.hears('received')).toEqual({ type: 'received', id: 'line-1' })
    expect(await socket.hears('chat')).toEqual({ type: 'chat', text: 'Good morning', id: 'line-2' })
    const repeated = { type: 'chat', text: 'I can read you', id: 'line-1', yours: true } as const
    desk.send(repeated)
    await eventually(() => expect(socket.heard).toContainEqual(repeated))
    expect(await socket.hears('prompt')).toEqual({ type: 'prompt', text: 'pan' })
    await eventually(() =>
      expect(desk.heard.slice(1)).toEqual([
        { type: 'chat', text: 'I can read you', id: 'line-1' },
        description(ownCertificate),
      ]),
    )

    await eventually(() =>
      expect(running().desk.find(ticket)).toMatchObject({
        call: { log: expect.arrayContaining([expect.objectContaining({ what: 'position' })]) },
      }),
    )

    // The page takes silence for a lost line.
    await eventually(() => expect(socket.beats).toBeGreaterThan(0))

    const again = await join(running(), applicant, joinToken)
    await again.closes(4403)
    expect(again.heard).toEqual([{ type: 'end', reason: 'expired' }])
    expect(socket.closed).toBeUndefined()
    const { store } = running().server.composed.deps
    const audited = await store.audit.of(applicant.applicationId)
    expect(audited.filter(({ what }) => what === 'call-joined')).toHaveLength(1)
    socket.close()
  })

  test('[T21] a token is used up in one statement: of twenty at once, one is let in', async () => {
    const { applicant, ticket } = await ringing(running())
    const { joinToken } = await admission(applicant, ticket)
    const { roomTokens } = running().server.composed.deps.store
    const at = running().server.composed.deps.clock()
    const cookieHalf = applicant.cookie.split('=')[1] ?? ''
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => roomTokens.use({ token: joinToken, cookieHalf, at })),
    )
    expect(uses.filter(Boolean)).toHaveLength(1)
  })

  test('[T21] a token is of no use in another browser, after a minute, or after the next one', async () => {
    const { applicant, ticket } = await ringing(running())
    const stranger = (await ringing(running())).applicant
    const first = await admission(applicant, ticket)
    await (await join(running(), stranger, first.joinToken)).closes(4403)
    // Tried in the wrong place, it is used up.
    await (await join(running(), applicant, first.joinToken)).closes(4403)

    const second = await admission(applicant, ticket)
    const third = await admission(applicant, ticket)
    await (await join(running(), applicant, second.joinToken)).closes(4403)

    const back = await goAhead(running(), 61_000)
    await (await join(running(), applicant, third.joinToken)).closes(4403)
    expect(await running().server.composed.store.database.pool.query('select * from room_token')).toMatchObject({
      rowCount: 0,
    })
    await back()
  })

  test('[T21] only a page of our own opens the socket', async () => {
    for (const origin of ['https://evil.example', 'null', '']) await new CallSocket(running(), { origin }).closes(1006)
    const plain = await fetch(`${running().url}${roomPath}`)
    expect(plain.status).toBe(403)
  })

  test('[T21] what breaks the rules of the room ends the socket', { timeout: 60_000 }, async () => {
    const joined = async () => {
      const { applicant, ticket } = await ringing(running())
      const socket = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
      await socket.hears('joined')
      return socket
    }
    const attacks: Record<string, (socket: CallSocket) => Promise<void>> = {
      'a verdict': (socket) => socket.send({ type: 'verdict', verdict: 'approved' }),
      'an agent’s message': (socket) => socket.send({ type: 'prompt', text: 'pan' }),
      'a member too much': (socket) => socket.send({ type: 'chat', text: 'hi', by: 'agent' }),
      'a line in the agent’s name': (socket) =>
        socket.send({ type: 'chat', text: 'I agree', id: 'line-3', yours: true }),
      'no JSON': (socket) => socket.send('<xml/>'),
      'a second join': (socket) => socket.send({ type: 'join', joinToken: 'A'.repeat(22) }),
      'a long chat': (socket) => socket.send({ type: 'chat', text: 'x'.repeat(501) }),
      'a flood': (socket) =>
        socket.send(...Array.from({ length: 130 }, () => ({ type: 'media', camera: true, microphone: true }))),
      'another certificate in the same session': (socket) =>
        socket.send(description(ownCertificate), description(otherCertificate)),
      'a weak certificate': (socket) =>
        socket.send({ type: 'description', description: { type: 'offer', sdp: 'a=fingerprint:sha-1 AA:BB\r\n' } }),
      'a description that vouches for nothing': (socket) =>
        socket.send({ type: 'description', description: { type: 'offer', sdp: 'v=0' } }),
      bytes: (socket) => socket.sendBytes(new Uint8Array(4)),
    }
    for (const [attack, send] of Object.entries(attacks)) {
      const socket = await joined()
      await send(socket)
      await eventually(() => expect(socket.closed, attack).toBe(1008))
    }
    const socket = await joined()
    await socket.send({ type: 'chat', text: 'x'.repeat(65 * 1024) })
    await socket.closes(1009)

    const hasty = new CallSocket(running())
    await hasty.send({ type: 'chat', text: 'hello' })
    await hasty.closes(1008)
    await new CallSocket(running()).closes(1008)
  })

  test('[T21] place and address are checked again when the token is made', async () => {
    const { applicant, ticket } = await ringing(running())
    const ask = () => applicant.client.call(calls.vkycCustomerHandshake, { ticket })
    const { systems } = running().server.composed.deps
    const { ip } = systems.location
    for (const [verdict, problem] of [
      [{ insideIndia: false, spoofed: false }, 'P106'],
      [{ insideIndia: true, spoofed: true }, 'P106'],
    ] as const) {
      Object.assign(systems.location, { ip: async () => ({ kind: 'answered', value: verdict, ms: 1 }) })
      expect(await ask()).toMatchObject({ problem })
    }
    Object.assign(systems.location, { ip })

    const waiting = await atPermission(running())
    const queued = await need(wait(waiting))
    const back = await goAhead(running(), 151_000)
    running().desk.change(queued.ticket, { kind: 'take', by: meera })
    const askAgain = () => waiting.client.call(calls.vkycCustomerHandshake, { ticket: queued.ticket })
    expect(await askAgain()).toMatchObject({ problem: 'locationDenied' })
    await need(waiting.client.call(calls.getLocationDetails, hereNow(running())))
    expect(await askAgain()).toMatchObject({ ok: true })
    const abroad = { ...hereNow(running()), latitude: 51.5, longitude: -0.12 }
    expect(await waiting.client.call(calls.getLocationDetails, abroad)).toMatchObject({ problem: 'P105' })
    expect(await askAgain()).toMatchObject({ problem: 'P105' })
    await back()
  })

  test('[T21, VK-05] at closing time an agent’s call goes on, also by a new session after a drop, until the desk ends it', async () => {
    const closing = Date.parse('2026-11-19T18:30:00+05:30')
    const morning = await goAhead(running(), closing - 30_000 - running().server.composed.deps.clock())
    const { applicant, ticket } = await ringing(running())
    const socket = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
    await socket.hears('joined')
    const desk = new AgentEnd(running(), ticket)
    await socket.hears('peer')
    await goAhead(running(), 31_000)
    socket.close()
    await eventually(() => expect(running().desk.find(ticket)).toMatchObject({ call: { state: 'dropped' } }))

    // From the page of the call, and by asking for it again.
    expect(await wait(applicant)).toMatchObject({ response: { ticket, place: 0 } })
    const back = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
    expect(await back.hears('joined')).toMatchObject({ callSession: 2, peer: true })
    expect(desk.isIn).toBe(true)

    running().desk.change(ticket, { kind: 'leave' })
    expect(await applicant.client.call(calls.vkycCustomerHandshake, { ticket })).toMatchObject({
      problem: 'TICKET_EXPIRED',
    })
    await need(applicant.load())
    expect(applicant.screen).toBe('requirements')
    expect(applicant.view?.facts.videoKyc).toMatchObject({ expiredIn: 'call' })
    await morning()
  })

  test('[T21] a room holds the applicant and the agent who took the call: nobody else, and nobody twice', async () => {
    const { applicant, ticket } = await ringing(running())
    const first = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
    await first.hears('joined')
    const desk = new AgentEnd(running(), ticket)
    expect(desk.isIn).toBe(true)
    expect(new AgentEnd(running(), ticket, arjun).isIn).toBe(false)

    const second = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
    expect(await first.hears('end')).toEqual({ type: 'end', reason: 'replaced' })
    expect(await second.hears('joined')).toMatchObject({ callSession: 2, peer: true })
    desk.send({ type: 'chat', text: 'Hello again' })
    await second.hears('chat')
    expect(first.last('chat')).toBeUndefined()
    second.close()
  })

  test('[T21] a call that drops goes on in a new session, with a new token', async () => {
    const { applicant, ticket } = await ringing(running())
    const { joinToken } = await admission(applicant, ticket)
    const socket = await join(running(), applicant, joinToken)
    await socket.hears('joined')
    const desk = new AgentEnd(running(), ticket)
    await socket.hears('peer')
    socket.close()
    await eventually(() => expect(desk.heard.at(-1)).toEqual({ type: 'peer', here: false, callSession: 2 }))
    expect(await status(applicant)).toMatchObject({ response: { state: 'inCall' } })
    await (await join(running(), applicant, joinToken)).closes(4403)

    const back = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
    expect(await back.hears('joined')).toMatchObject({ callSession: 2, peer: true })
    desk.gone()
    expect(await eventually(() => back.last('peer') ?? Promise.reject(new Error('not told')))).toMatchObject({
      here: false,
      callSession: 3,
    })
    back.close()
  })

  test('[T21] an agent’s description with another certificate ends the session, and the next one takes it', async () => {
    const { applicant, ticket } = await ringing(running())
    const socket = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
    await socket.hears('joined')
    const desk = new AgentEnd(running(), ticket)
    await socket.hears('peer')
    desk.send(description(otherCertificate) as never)
    desk.send(description(ownCertificate) as never)
    expect(await socket.hears('end')).toEqual({ type: 'end', reason: 'dropped' })
    await socket.closes(1000)
    expect(socket.heard.filter(({ type }) => type === 'description')).toEqual([description(otherCertificate)])

    const back = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
    expect(await back.hears('joined')).toMatchObject({ callSession: 2, peer: true })
    desk.send(description(ownCertificate) as never)
    expect(await back.hears('description')).toEqual(description(ownCertificate))
    back.close()
  })

  test('[T21] who signs out, or whose hold is taken, is out of the room', async () => {
    const { applicant, ticket } = await ringing(running())
    const socket = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
    await socket.hears('joined')
    const { deps, store } = running().server.composed
    const { rows } = await store.database.pool.query<{ id: string }>(
      'select id from session where application_id = $1',
      [applicant.applicationId],
    )
    await store.sessions.end({ sessionId: rows[0]?.id ?? '', at: deps.clock() })
    expect(await socket.hears('end')).toEqual({ type: 'end', reason: 'expired' })
    await socket.closes(4403)
  })

  test('[T21, VK-13] a verdict counts once an auditor has confirmed it; the socket ends with the call', async () => {
    const { applicant, ticket } = await ringing(running())
    const socket = await join(running(), applicant, (await admission(applicant, ticket)).joinToken)
    await socket.hears('joined')
    const desk = new AgentEnd(running(), ticket)
    await socket.hears('peer')
    running().desk.change(ticket, { kind: 'end', by: meera })
    expect(await socket.hears('end')).toEqual({ type: 'end', reason: 'agentEnded' })
    await socket.closes(1000)
    expect(desk.over).toBe(true)
    const judgement = { verdict: 'approved', business: [], technical: [], note: '' } as const
    running().desk.change(ticket, { kind: 'judge', by: meera, judgement, missing: [] })
    expect(await status(applicant)).toMatchObject({
      response: { state: 'ended', application: { completedScreen: 'VKYC_INIT' } },
    })
    running().desk.change(ticket, { kind: 'confirm', by: leela })
    expect(await status(applicant)).toMatchObject({
      response: { state: 'approved', application: { completedScreen: 'VKYC_APPROVED' } },
    })
  })

  test('a desk that can’t be reached is a drop, not the end of the server', async () => {
    const { applicant, ticket } = await ringing(running())
    const { systems } = running().server.composed.deps
    const { joinToken } = await admission(applicant, ticket)

    const { room } = systems.videoKyc
    Object.assign(systems.videoKyc, { room: () => room({ room: 'room-nowhere', joinToken: 'nothing' }) })
    const socket = await join(running(), applicant, joinToken)
    expect(await socket.hears('end')).toEqual({ type: 'end', reason: 'expired' })
    Object.assign(systems.videoKyc, { room })
  })
})

test('[T21] a server that ends tells its calls to come back elsewhere', async () => {
  const product = await startProduct({ VKYC_DESKTOP: 'allow' })
  const { applicant, ticket } = await ringing(product)
  const socket = await join(product, applicant, (await admission(applicant, ticket)).joinToken)
  await socket.hears('joined')
  const started = performance.now()
  await product.close()
  expect(performance.now() - started).toBeLessThan(8000)
  expect(socket.last('end')).toEqual({ type: 'end', reason: 'dropped' })
  await socket.closes(1012)
}, 90_000)
