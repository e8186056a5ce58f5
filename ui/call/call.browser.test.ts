import { afterEach, expect, test, vi } from 'vitest'
import { createCall, type Call } from './call.ts'
import { film } from './film-for-tests.ts'
import { linePair, testLine } from './line-for-tests.ts'

const calls: Call[] = []

afterEach(() => {
  for (const call of calls.splice(0)) call.close()
  vi.useRealTimers()
})

const joined = { type: 'joined', agent: { name: 'Meera', badge: 'AB-204' }, callSession: 1, peer: false } as const

function held(line: Parameters<typeof createCall>[0]['line'], polite = true, chat = []) {
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
  tell(joined)
  call.say('   ')
  call.say('x'.repeat(600))
  expect(sent.filter(({ type }) => type === 'chat')).toEqual([{ type: 'chat', text: 'x'.repeat(500) }])
})
