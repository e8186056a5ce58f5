import { expect, test } from 'vitest'
import * as ours from '../../contract/shapes/room-messages.ts'
import * as desks from '../../providers/video-kyc/room-wire.ts'
import { longestText } from '../../ui/call/call.ts'

// What an applicant types passes three layers that may not import each other. One that takes less than the one before
// ends the call over a message that was allowed.

/** Everything that the two ends of a call send each other, as each layer checks it. */
const checks = {
  'the applicant to us': ours.fromApplicant,
  'us to the applicant': ours.toApplicant,
  'us to the desk': desks.fromCustomer,
  'the desk to either end': desks.fromDesk,
  'the agent to the desk': desks.fromAgent,
}

const takes = (message: object) =>
  Object.entries(checks).flatMap(([who, shape]) => (shape.safeParse(message).success ? [who] : []))

const all = Object.keys(checks)

test.each([
  ['a chat message', longestText, (length: number) => ({ type: 'chat', text: 'x'.repeat(length) })],
  [
    'a description of a connection',
    60_000,
    (length: number) => ({ type: 'description', description: { type: 'offer', sdp: 'x'.repeat(length) } }),
  ],
  [
    'a path through the network',
    1000,
    (length: number) => ({
      type: 'candidate',
      candidate: { candidate: 'x'.repeat(length), sdpMid: '0', sdpMLineIndex: 0 },
    }),
  ],
])('%s may be as long for each layer', (_what, longest, message) => {
  expect(takes(message(longest))).toEqual(all)
  expect(takes(message(longest + 1))).toEqual([])
})

test('[T21] a line in the hearer’s name passes every layer from the desk, and none from the applicant', () => {
  expect(takes({ type: 'chat', text: 'Hello', id: 'line-1', yours: true })).toEqual([
    'us to the applicant',
    'the desk to either end',
    'the agent to the desk',
  ])
})

test('a message of a call may have as many bytes for each layer', () => {
  expect(desks.roomMessageBytes).toBe(ours.roomMessageBytes)
  const longest = { type: 'description', description: { type: 'offer', sdp: 'x'.repeat(60_000) } }
  expect(JSON.stringify(longest).length).toBeLessThan(ours.roomMessageBytes)
})
