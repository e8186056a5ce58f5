import { mpinRefusal } from '@card-journey/journey/rules/card/mpin-attempts.ts'
import { expect, test } from 'vitest'
import { mpinOutcome } from './pin-model.ts'

const at = '2026-11-21T06:30:00.000Z'
test('[EC-16, EC-18, EC-42] what a PIN set leads to', () => {
  const none = { failures: 0 }
  expect(mpinOutcome(none, 'done', 'NTB', at)).toEqual({
    type: 'PIN105',
    attempts: { failures: 0, setAt: at },
    marker: 'MPIN_SET',
  })
  expect(mpinOutcome(none, 'done', 'ETB', at)).toMatchObject({ type: 'PIN105ETB', marker: 'MPIN_SET' })
  expect(mpinOutcome(none, 'failed', 'NTB', at)).toEqual({ type: 'PIN100', attempts: { failures: 1 } })
  expect(mpinOutcome(none, 'alreadySet', 'NTB', at)).toEqual({ type: 'PIN102', attempts: { failures: 0, setAt: at } })
  expect(mpinOutcome({ failures: 2 }, 'weak', 'NTB', at)).toEqual({ type: 'PIN103', attempts: { failures: 2 } })
  expect(mpinOutcome({ failures: 2 }, 'unavailable', 'NTB', at)).toEqual({ type: 'PIN104', attempts: { failures: 2 } })
})

test('[EC-17, CO-38] three refusals lock for two hours, then it starts again', () => {
  const locked = mpinOutcome({ failures: 2 }, 'failed', 'NTB', at)
  expect(locked).toEqual({ type: 'PIN101', attempts: { failures: 3, lockedUntil: '2026-11-21T08:30:00.000Z' } })
  const before = '2026-11-21T08:29:59.999Z'
  const after = '2026-11-21T08:30:00.000Z'
  expect(mpinRefusal(locked.attempts, before)).toBe('PIN101')
  expect(mpinOutcome(locked.attempts, 'done', 'NTB', before)).toEqual({ type: 'PIN101', attempts: locked.attempts })
  expect(mpinRefusal(locked.attempts, after)).toBeUndefined()
  expect(mpinOutcome(locked.attempts, 'failed', 'NTB', after)).toEqual({ type: 'PIN100', attempts: { failures: 1 } })
  expect(mpinOutcome({ failures: 0, setAt: at }, 'failed', 'NTB', after)).toMatchObject({ type: 'PIN102' })
})
