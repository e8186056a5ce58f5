import { afterEach, expect, test, vi } from 'vitest'
import { createCall, type Call } from './call.ts'
import type { ChatLine } from './call-state.ts'
import { film } from './film-for-tests.ts'
import { linePair, testLine } from './line-for-tests.ts'

const calls: Call[] = []

afterEach(() => {
  for (const call of calls.splice(0)) call.close()
  vi.useRealTimers()
})

const joined = { type: 'joined', agent: { name: 'Meera', badge: 'AB-204' }, callSession: 1, peer: false } as const

function held(line: Parameters<typeof createCall>[0]['line'], polite = true, chat: readonly ChatLine[] = []) {
  const call = createCall({ line, polite, chat })
  calls.push(call)
  return call
}

const showAll = (call: Call) => {
  for (const track of film().getTracks()) call.show(track.kind === 'audio' ? 'audio' : 'video', track)
}

const frames = async (call: Call) => (await call.stats?.())?.framesDecoded ?? 0

test('two ends in a room see each other, write to each other, and one reloads', async () => {
  const [one, other] = linePair()
  const agent = held(one.line, false)
  const applicant = held(other.line)
  showAll(agent)
  showAll(applicant)
  other.tell({ ...joined, peer: true })
  one.tell(joined)
  one.tell({ type: 'peer', here: true, callSession: 1 })
  for (const end of [agent, applicant]) {
    await expect.poll(() => end.state().connection, { timeout: 15_000 }).toBe('connected')
    await expect.poll(() => frames(end), { timeout: 15_000 }).toBeGreaterThan(5)
  }
  expect(applicant.state().agent).toEqual(joined.agent)

  applicant.say('  I can’t hear you ')
  agent.say('Then we write.')
  applicant.tellMedia({ camera: true, microphone: false })
  await expect.poll(() => agent.state().theirs).toEqual({ camera: true, microphone: false })
  expect(agent.state().chat.map(({ own, text }) => [own, text])).toEqual([
    [true, 'Then we write.'],
    [false, 'I can’t hear you'],
  ])
  agent.ask('pan')
  await expect.poll(() => applicant.state().prompt).toBe('pan')

  // The agent's page reloads: the room says so, and a new connection follows.
  agent.close()
  other.tell({ type: 'peer', here: false, callSession: 1 })
  expect(applicant.state()).toMatchObject({ peerHere: false, remote: undefined })
  const again = held(one.line, false)
  showAll(again)
  other.tell({ type: 'peer', here: true, callSession: 1 })
  one.tell({ ...joined, peer: true })
  for (const end of [again, applicant]) await expect.poll(() => frames(end), { timeout: 15_000 }).toBeGreaterThan(5)
  await expect.poll(() => again.state().theirs.microphone).toBe(false)
})

test.for([
  ['the agent ends it', { type: 'end', reason: 'agentEnded' }, 'agentEnded'],
  ['the room says that it dropped', { type: 'end', reason: 'dropped' }, 'dropped'],
  ['the line breaks', undefined, 'lineLost'],
] as const)('when %s, the call is over once', ([, message, end]) => {
  const { line, tell, drop } = testLine()
  const call = held(line)
  tell({ ...joined, peer: true })
  if (message) tell(message)
  drop()
  expect(call.state()).toMatchObject({ end, peerHere: false, connection: undefined })
})

test('what is empty or too long is not sent as it is', () => {
  const { line, tell, sent } = testLine()
  const call = held(line)
  tell({ ...joined, peer: true })
  call.say('   ')
  call.say('\u202E\u200B')
  call.say('x'.repeat(600))
  expect(sent.filter(({ type }) => type === 'chat')).toMatchObject([{ type: 'chat', text: 'x'.repeat(500) }])
})

test('a page that was loaded again hears from the other end what was written, in its order, once and nothing of it back', async () => {
  const [one, other] = linePair()
  const agent = createCall({ line: one.line, polite: false, repeats: true })
  calls.push(agent)
  const before = held(other.line)
  one.tell(joined)
  other.tell({ ...joined, peer: true })
  one.tell({ type: 'peer', here: true, callSession: 1 })
  agent.say('Please hold up your PAN card.')
  await expect.poll(() => before.state().chat).toHaveLength(1)
  before.say('One moment')
  await expect.poll(() => before.state().chat.at(-1)).toMatchObject({ text: 'One moment', way: undefined })

  before.close()
  one.tell({ type: 'peer', here: false, callSession: 1 })
  agent.say('Are you there?')
  const after = held(other.line)
  other.tell({ ...joined, peer: true })
  one.tell({ type: 'peer', here: true, callSession: 2 })
  const lines = () => after.state().chat.map(({ own, text, way }) => [own, text, way])
  const both = [
    [false, 'Please hold up your PAN card.', undefined],
    [true, 'One moment', undefined],
    [false, 'Are you there?', undefined],
  ]
  await expect.poll(lines).toEqual(both)

  one.tell({ type: 'peer', here: true, callSession: 2 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(lines()).toEqual(both)
  expect(agent.state().chat).toHaveLength(3)
})

const chatsOf = (sent: readonly { type: string }[]) => sent.filter(({ type }) => type === 'chat')

test('what is written while the line is lost is not sent yet, and is sent again in the next session, once for its reader', async () => {
  const lost = testLine()
  const before = held(lost.line)
  lost.tell({ ...joined, peer: true })
  before.say('Can you hear me?')
  expect(before.state().chat).toMatchObject([{ text: 'Can you hear me?', way: 'underWay' }])
  lost.silence(true)
  before.say('Hello?')
  expect(before.state()).toMatchObject({ silent: true, chat: [{ way: 'unsent' }, { way: 'unsent' }] })
  lost.drop()

  const [one, other] = linePair()
  const agent = held(one.line, false)
  // The first line came before the line was lost; only its receipt did not.
  const [first] = before.state().chat
  one.tell({ type: 'chat', text: 'Can you hear me?', id: first?.key })
  const after = held(other.line, true, before.state().chat)
  other.tell({ ...joined, callSession: 2, peer: true })
  one.tell({ type: 'peer', here: true, callSession: 2 })
  await expect.poll(() => after.state().chat.map(({ way }) => way)).toEqual([undefined, undefined])
  expect(agent.state().chat.map(({ text }) => text)).toEqual(['Can you hear me?', 'Hello?'])
  expect(chatsOf(other.sent)).toHaveLength(2)
})

test('what is written while the other end is away waits for it', () => {
  const { line, tell, sent } = testLine()
  const call = held(line)
  tell(joined)
  call.say('Are you there?')
  expect([call.state().chat[0]?.way, chatsOf(sent)]).toEqual(['unsent', []])
  tell({ type: 'peer', here: true, callSession: 1 })
  expect(chatsOf(sent)).toMatchObject([{ text: 'Are you there?' }])
})

test('a line that nobody has received after a while is said to be not sent yet', () => {
  vi.useFakeTimers()
  const { line, tell } = testLine()
  const call = held(line)
  tell({ ...joined, peer: true })
  call.say('Hello?')
  vi.advanceTimersByTime(2900)
  expect(call.state().chat[0]?.way).toBe('underWay')
  vi.advanceTimersByTime(200)
  expect(call.state().chat[0]?.way).toBe('unsent')
  tell({ type: 'received', id: call.state().chat[0]?.key ?? '' })
  expect(call.state().chat[0]?.way).toBeUndefined()
})
