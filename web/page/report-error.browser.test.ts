import { expect, test, vi } from 'vitest'
import { reportRecoverable } from './report-error.ts'

test('a card’s move that was cut short or given up is no error; anything else is one', () => {
  const told = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  const cutShort = new DOMException('Skipped', 'AbortError')
  reportRecoverable(cutShort)
  reportRecoverable(new Error('A ViewTransition was aborted early.', { cause: cutShort }))
  reportRecoverable(new Error('A ViewTransition timed out.', { cause: new DOMException('Late', 'TimeoutError') }))
  expect(told).not.toHaveBeenCalled()
  const real = new Error('Hydration failed')
  reportRecoverable(real)
  expect(told.mock.calls).toEqual([[real]])
})
