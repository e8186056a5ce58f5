import { expect, test } from 'vitest'
import { policy } from '../desk-data.ts'
import { recordingState, recordingsToPlay, type RecordingState, type RecordingSummary } from './recording-state.ts'

const at = Date.parse('2026-11-25T05:30:00.000Z')
const iso = (ms: number) => new Date(ms).toISOString()

const recording = (change: Partial<RecordingSummary> = {}): RecordingSummary => ({
  id: 'rec-1',
  session: 1,
  startedAt: iso(at - 300_000),
  endedAt: iso(at),
  keptUntil: iso(at + 86_400_000),
  type: 'video/webm',
  by: 'parts',
  chunks: [1, 2, 3],
  lastAt: iso(at),
  gaps: [],
  interruptions: [],
  seal: 'sealed',
  ...change,
})

const settled = iso(at - policy.recordingSettlesSeconds * 1000)
const whole = recording()
const gap = recording({ chunks: [1, 3], gaps: [{ from: 2, to: 2 }] })
const empty = recording({ chunks: [] })
const running = recording({ seal: 'open', endedAt: undefined })

test.each<[string, RecordingSummary[], RecordingState]>([
  ['nothing', [], 'none'],
  ['one of another session', [recording({ session: 2 })], 'none'],
  ['one without parts', [empty], 'none'],
  ['one that was deleted', [recording({ deletedAt: iso(at) })], 'none'],
  ['a whole one', [whole], 'whole'],
  ['a whole one, and one that broke at once', [whole, empty], 'whole'],
  ['two of one session, one with a gap', [whole, gap], 'gap'],
  ['one that the media server did not always receive', [recording({ interruptions: [iso(at)] })], 'gap'],
  ['one that runs', [running], 'saving'],
  ['one that runs after another', [whole, running], 'saving'],
  [
    'one that has just started',
    [recording({ seal: 'open', chunks: [], startedAt: iso(at), lastAt: iso(at) })],
    'saving',
  ],
  ['one that never ended', [{ ...running, lastAt: settled }], 'gap'],
  ['one that never had a part', [{ ...running, chunks: [], lastAt: settled }], 'none'],
  ['one that was altered, beside a whole one', [whole, recording({ seal: 'altered' })], 'altered'],
])('of a session there is %s', (_, recordings, state) => expect(recordingState(recordings, 1, [], at)).toBe(state))

const secondPart = recording({ id: 'rec-5', startedAt: iso(at - 90_000) })
const firstPart = recording({ endedAt: iso(at - 120_000), lastAt: iso(at - 120_000) })

test.each<[string, RecordingSummary[], number[], RecordingState]>([
  ['within it', [whole], [0, 200_000, 300_000], 'whole'],
  ['before it', [whole], [100_000, 300_001], 'gap'],
  ['after its last part, although it ended later', [recording({ lastAt: iso(at - 297_000) })], [60_000], 'gap'],
  ['within one of two', [firstPart, secondPart], [200_000, 60_000], 'whole'],
  ['between two', [firstPart, secondPart], [200_000, 100_000], 'gap'],
  ['within one without parts', [{ ...firstPart, chunks: [] }, secondPart], [200_000, 60_000], 'gap'],
])('[T27] evidence that was collected %s', (_, recordings, agoMs, state) =>
  expect(
    recordingState(
      recordings,
      1,
      agoMs.map((ms) => iso(at - ms)),
      at,
    ),
  ).toBe(state),
)

const first = recording({ id: 'rec-1', session: 1 })
const second = recording({ id: 'rec-2', session: 2 })
const altered = recording({ id: 'rec-3', session: 2, seal: 'altered' })

test.each<[string, RecordingSummary[], 'approved' | 'decline', number, string[]]>([
  ['those of its session', [first, second], 'approved', 2, ['rec-2']],
  ['all of its session', [second, { ...second, id: 'rec-4' }], 'refer' as 'decline', 2, ['rec-2', 'rec-4']],
  ['the last that there is, where its session has none', [first, second], 'decline', 3, ['rec-2']],
  ['nothing where there is nothing', [empty], 'decline', 1, []],
  ['also what can’t be played, before an approval', [second, altered], 'approved', 2, ['rec-2', 'rec-3']],
  ['only what can be played, before a refusal', [second, altered], 'decline', 2, ['rec-2']],
])('an auditor plays %s', (_, recordings, verdict, session, ids) =>
  expect(recordingsToPlay(recordings, { verdict, session }).map(({ id }) => id)).toEqual(ids),
)
