import { vi } from 'vitest'

/**
 * Waits for a condition, as long as the busiest machine takes: a quiet one is past it at once, and a bound that is
 * sometimes too short proves nothing. Use it instead of a pause. That nothing happens is only known once all work is
 * done: `background.ts`.
 */
export const eventually = <Found>(condition: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(condition, { timeout: 90_000, interval: 50 })
