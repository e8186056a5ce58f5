import { expect, test } from 'vitest'
import { agent, newCall, otherAgent, play, start } from './call-for-tests.ts'
import { estimatedWait, ownCall, placeOf, usualCallSeconds, waitingLine } from './queue.ts'

const bookedFor = (number: number, minutes: number) =>
  newCall(number, { asked: { ...newCall(number).asked, bookedFor: new Date(start + minutes * 60_000).toISOString() } })

test('[VK-13] the line: in the order of the tickets, without those who have left, been taken or waited too long', () => {
  const calls = [
    newCall(3),
    newCall(1),
    play(['leave'], newCall(2)).call,
    play(['take'], newCall(4)).call,
    newCall(5, { expiresAt: new Date(start).toISOString() }),
    newCall(6),
  ]
  expect(waitingLine(calls, start).map(({ number }) => number)).toEqual([1, 3, 6])
  expect(placeOf(calls, 'vk-6', start)).toBe(3)
  expect(placeOf(calls, 'vk-4', start)).toBe(0)
})

test('a booked slot comes first from its time on, the earlier slot before the later one', () => {
  const calls = [newCall(1), bookedFor(2, 10), bookedFor(3, 5)]
  const orderAt = (minutes: number) => waitingLine(calls, start + minutes * 60_000).map(({ number }) => number)
  expect([orderAt(0), orderAt(5), orderAt(10)]).toEqual([
    [1, 2, 3],
    [3, 1, 2],
    [3, 2, 1],
  ])
})

test('whose agent did not come back keeps the place', () => {
  const back = play(['take', 'in', 'agentIn', 'agentGone', 'wait 120'], newCall(1)).call
  expect(waitingLine([newCall(2), back], start + 200_000).map(({ number }) => number)).toEqual([1, 2])
})

test('the wait follows from how long the latest calls took, and from how many agents there are', () => {
  const long = play(['take', 'in', 'agentIn', 'wait 1', 'end'], newCall(1)).call
  const taken = { ...long.log[0], at: new Date(start).toISOString(), what: 'taken' }
  const endedAfter = (seconds: number) => {
    const end = { ...long.log.at(-1), at: new Date(start + seconds * 1000).toISOString(), what: 'ended' }
    return { ...long, log: [taken, end] as typeof long.log }
  }
  expect(usualCallSeconds([newCall(1)])).toBe(240)
  const calls = [endedAfter(100), endedAfter(200)]
  expect(usualCallSeconds(calls)).toBe(150)
  expect([1, 2, 3].map((place) => estimatedWait(calls, place, 2))).toEqual([150, 150, 300])
  expect(estimatedWait(calls, 2, 0)).toBe(300)
})

test('an agent has one call at a time, until it is judged', () => {
  const taken = play(['take', 'in', 'agentIn', 'end'], newCall(1)).call
  expect(ownCall([taken], agent.badge)?.ticket).toBe('vk-1')
  expect(ownCall([taken], otherAgent.badge)).toBeUndefined()
  expect(ownCall([play(['approve'], taken).call], agent.badge)).toBeUndefined()
})

test('a verdict that is sent back does not take the agent out of the next call', () => {
  const ended = play(['take', 'in', 'agentIn', 'end'], newCall(1)).call
  const talking = play(['take', 'in', 'agentIn'], newCall(2)).call
  expect(ownCall([ended, talking], agent.badge)?.ticket).toBe('vk-2')
  expect(ownCall([talking, ended], agent.badge)?.ticket).toBe('vk-2')
  expect(ownCall([ended, play(['end'], talking).call], agent.badge)?.ticket).toBe('vk-2')
})
