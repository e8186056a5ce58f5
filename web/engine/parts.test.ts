import { expect, test, vi } from 'vitest'
import type { Failure } from './failure.ts'
import { routeFor } from './parts.ts'

const { loadCode } = vi.hoisted(() => ({ loadCode: vi.fn(async (load: () => Promise<unknown>) => load()) }))
vi.mock('../routing/load-code.ts', () => ({ loadCode }))

const wrongCode: Failure = { ok: false, call: 'validateOTP', problem: 'OTP_WRONG', detail: {}, message: '' }

test('a failure is shown in its place if what knows better can’t be fetched, and where it belongs once it can', async () => {
  loadCode.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await routeFor(wrongCode)).toEqual({ kind: 'in-place' })
  expect(await routeFor(wrongCode)).toEqual({ kind: 'fields', fields: { otp: 'otpWrong' } })
})
