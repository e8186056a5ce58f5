import { setTimeout as pause } from 'node:timers/promises'

const boundMs = 90_000

/**
 * Waits for a condition, as long as the busiest machine takes: a quiet one is past it at once, and a bound that is
 * sometimes too short proves nothing. Use it instead of a pause. It asks less and less often, so that a call that is
 * asked again keeps within its rate. That nothing happens is only known once all work is done: `background.ts`.
 */
export async function eventually<Found>(condition: () => Found | Promise<Found>): Promise<Found> {
  const until = performance.now() + boundMs
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 1.3, 500)) {
    try {
      return await condition()
    } catch (error) {
      if (performance.now() > until) throw error
    }
    await pause(waitMs)
  }
}
