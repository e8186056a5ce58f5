import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customerStatusOf, type CallState } from './call.ts'
import { isWhole, logged } from './call-log.ts'
import { newCall, patience, play, start, steps, type StepName } from './call-for-tests.ts'
import { step } from './step.ts'

const talking = ['take', 'agentIn', 'in'] as const
const ended = [...talking, 'end'] as const
const audited = [...ended, 'approve'] as const

test.each<[string, readonly StepName[], CallState, number, ReturnType<typeof customerStatusOf>]>([
  ['a ticket', [], 'waiting', 1, 'waiting'],
  ['taken by an agent', ['take'], 'ringing', 1, 'ringing'],
  ['the agent alone', ['take', 'agentIn'], 'ringing', 1, 'ringing'],
  ['the applicant alone', ['take', 'in'], 'ringing', 1, 'ringing'],
  ['both', talking, 'inCall', 1, 'inCall'],
  ['the applicant drops', [...talking, 'gone'], 'dropped', 2, 'inCall'],
  ['and is back', [...talking, 'gone', 'in'], 'inCall', 2, 'inCall'],
  ['the agent drops', [...talking, 'agentGone'], 'dropped', 2, 'inCall'],
  ['both drop: one new session', [...talking, 'gone', 'agentGone', 'agentIn', 'in'], 'inCall', 2, 'inCall'],
  ['in again without having been seen to drop', [...talking, 'in'], 'inCall', 2, 'inCall'],
  ['dropped twice', [...talking, 'gone', 'in', 'agentGone', 'agentIn'], 'inCall', 3, 'inCall'],
  ['not back in time', [...talking, 'gone', 'wait 120'], 'left', 2, 'ended'],
  ['just back in time', [...talking, 'gone', 'wait 118', 'in'], 'inCall', 2, 'inCall'],
  ['the agent is not back in time', [...talking, 'agentGone', 'wait 120'], 'waiting', 2, 'waiting'],
  ['neither is back in time', [...talking, 'agentGone', 'gone', 'wait 120'], 'left', 2, 'ended'],
  ['the applicant never comes', ['take', 'agentIn', 'wait 90'], 'left', 1, 'ended'],
  ['the agent never comes', ['take', 'in', 'wait 90'], 'waiting', 1, 'waiting'],
  ['given up in the queue', ['leave'], 'left', 1, 'ended'],
  ['given up in the call', [...talking, 'leave'], 'left', 1, 'ended'],
  ['ended', ended, 'ended', 1, 'ended'],
  ['ended while the applicant was away', [...talking, 'gone', 'end'], 'ended', 2, 'ended'],
  ['judged', audited, 'audit', 1, 'ended'],
  ['approved and confirmed', [...audited, 'confirm'], 'confirmed', 1, 'approved'],
  ['declined and confirmed', [...ended, 'decline', 'confirm'], 'confirmed', 1, 'decline'],
  ['referred and confirmed', [...ended, 'refer', 'confirm'], 'confirmed', 1, 'refer'],
  ['approved, and recorded whole', [...ended, 'approveWhole'], 'audit', 1, 'ended'],
  ['approved with a gap that is explained', [...ended, 'explainGap'], 'audit', 1, 'ended'],
  ['given back', [...audited, 'sendBack'], 'ended', 1, 'ended'],
  ['given back and judged otherwise', [...audited, 'sendBack', 'decline', 'confirm'], 'confirmed', 1, 'decline'],
  ['left after the end', [...ended, 'leave'], 'ended', 1, 'ended'],
])('[VK-13] %s', (_case, names, state, session, status) => {
  const { call, refused } = play(names)
  expect({ refused, state: call.state, session: call.session }).toEqual({ refused: [], state, session })
  expect(customerStatusOf(call)).toBe(status)
  expect(isWhole(call.log)).toBe(true)
})

test.each<[string, readonly StepName[], string]>([
  ['taken twice', ['take', 'take'], 'take: NOT_NOW'],
  ['ended by another agent', [...talking, 'otherEnds'], 'otherEnds: NOT_YOURS'],
  ['ended before it began', ['take', 'end'], 'end: NOT_NOW'],
  ['judged before its end', [...talking, 'approve'], 'approve: NOT_NOW'],
  ['judged by another agent', [...ended, 'otherApproves'], 'otherApproves: NOT_YOURS'],
  ['approved without the evidence', [...ended, 'approveUnproved'], 'approveUnproved: EVIDENCE_MISSING'],
  ['approved without a recording', [...ended, 'approveUnrecorded'], 'approveUnrecorded: NOT_RECORDED'],
  ['approved before it is saved', [...ended, 'approveSaving'], 'approveSaving: RECORDING_SAVING'],
  ['approved with an altered recording', [...ended, 'approveAltered'], 'approveAltered: RECORDING_ALTERED'],
  ['approved with a gap that nobody explains', [...ended, 'approveGap'], 'approveGap: GAP_UNEXPLAINED'],
  ['confirmed by an auditor who has not played it', [...audited, 'confirmUnplayed'], 'confirmUnplayed: NOT_PLAYED'],
  ['declined without a reason', [...ended, 'declineSilently'], 'declineSilently: REASON_MISSING'],
  ['judged twice', [...audited, 'decline'], 'decline: NOT_NOW'],
  [
    'confirmed while its recording is on its way',
    [...ended, 'decline', 'confirmSaving'],
    'confirmSaving: RECORDING_SAVING',
  ],
  ['audited by its own agent', [...audited, 'confirmOwn'], 'confirmOwn: OWN_CALL'],
  ['confirmed without a verdict', [...ended, 'confirm'], 'confirm: NOT_NOW'],
  ['confirmed twice', [...audited, 'confirm', 'confirm'], 'confirm: NOT_NOW'],
  ['given back without a reason', [...audited, 'sendBackSilently'], 'sendBackSilently: REASON_MISSING'],
  ['given back after it was confirmed', [...audited, 'confirm', 'sendBack'], 'sendBack: NOT_NOW'],
  ['joined after its end', [...ended, 'in'], 'in: NOT_NOW'],
  ['joined in the queue', ['in'], 'in: NOT_NOW'],
  ['judged after the applicant gave it up', [...talking, 'leave', 'approve'], 'approve: NOT_NOW'],
  ['noted after it was confirmed', [...audited, 'confirm', 'note'], 'note: NOT_NOW'],
])('a call is not %s', (_case, names, refusal) => {
  const before = play(names.slice(0, -1)).call
  const { call, refused } = play(names)
  expect(refused).toEqual([refusal])
  expect({ state: call.state, judged: call.judged, log: call.log.length }).toEqual({
    state: before.state,
    judged: before.judged,
    log: before.log.length,
  })
})

test('[T21] whatever happens in whatever order: one verdict, confirmed by someone else, and never taken back', () => {
  const names = [...(Object.keys(steps) as (keyof typeof steps)[]), 'wait 60', 'wait 200'] as StepName[]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 60 }), (schedule) => {
      let call = newCall()
      let at = start
      let confirmed: unknown
      for (const name of schedule) {
        at += name.startsWith('wait ') ? Number(name.slice(5)) * 1000 : 1000
        const happening = name.startsWith('wait ') ? { kind: 'wait' as const } : steps[name as keyof typeof steps]
        const stepped = step(call, happening, at, patience)
        if ('refuse' in stepped) continue
        const next = stepped.call
        expect(next.log.slice(0, call.log.length)).toEqual(call.log)
        expect(next.session).toBeGreaterThanOrEqual(call.session)
        expect(next.session).toBeLessThanOrEqual(call.session + 1)
        // A session that broke is never gone on with.
        if (call.state === 'dropped' && next.state === 'inCall') expect(next.session).toBeGreaterThan(1)
        call = next
        confirmed ??= call.state === 'confirmed' ? call.judged : undefined
        if (confirmed)
          expect({ state: call.state, judged: call.judged }).toEqual({ state: 'confirmed', judged: confirmed })
      }
      expect(call.log.filter(({ what }) => what === 'confirmed').length).toBeLessThanOrEqual(1)
      expect(isWhole(call.log)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('what becomes of a recording is noted after the call, and nothing else', () => {
  const { call } = play([...talking, 'end', 'approve', 'confirm'])
  expect(call.state).toBe('confirmed')
  const played = step(call, { kind: 'note', by: 'AB-2008', what: 'recordingPlayed' }, start, patience)
  expect('call' in played && played.call.log.at(-1)).toMatchObject({ by: 'AB-2008', what: 'recordingPlayed' })
  expect(step(call, { kind: 'note', by: 'AB-1001', what: 'snapshot' }, start, patience)).toEqual({ refuse: 'NOT_NOW' })
})

test('[T27] an entry of the log that is changed, moved or left out in its midst shows', () => {
  const { log } = play([...talking, 'end', 'approve']).call
  expect(isWhole(log)).toBe(true)
  expect(isWhole(log.map((entry, index) => (index === 1 ? { ...entry, by: 'AB-9999' } : entry)))).toBe(false)
  expect(isWhole(log.toSpliced(1, 1))).toBe(false)
  expect(isWhole(log.toReversed())).toBe(false)
  expect(isWhole(logged(log, { by: 'desk', what: 'note', session: 1 }, start))).toBe(true)
})
