import { systemNames } from '@card-journey/providers/operation.ts'
import type { SystemName } from '@card-journey/providers/operation.ts'
import * as z from 'zod/mini'
import type { State } from './state.ts'

export const failures = ['none', 'timeout', 'reset', '500', '503', 'garbage', 'truncated'] as const

const systemDial = z.strictObject({
  latencyMs: z.optional(
    z.int().check(z.gte(0, { error: 'Use 0 or more' }), z.lte(60_000, { error: 'Use 60,000 at most' })),
  ),
  failure: z.optional(z.enum(failures)),
  /** How many calls fail before the system works again; absent: until the dial is turned back. */
  times: z.optional(
    z.int().check(z.gte(1, { error: 'Use 1 or more' }), z.lte(10_000, { error: 'Use 10,000 at most' })),
  ),
})

export type SystemDial = z.output<typeof systemDial>

/** A change of dials; those not named stay as they are. */
export const dialsChange = z.strictObject({
  systems: z.optional(z.partialRecord(z.enum(systemNames), systemDial)),
  clockOffsetMs: z.optional(
    z
      .int()
      .check(
        z.gte(-400 * 86_400_000, { error: 'Use 400 days back at most' }),
        z.lte(400 * 86_400_000, { error: 'Use 400 days ahead at most' }),
      ),
  ),
  /** Sets the offset so that this moment is now. */
  clockAt: z.optional(z.iso.datetime({ offset: true, error: 'Use a date and time like 2026-11-23T11:00:00+05:30' })),
  backOfficeSeconds: z.optional(
    z.number().check(z.gte(0, { error: 'Use 0 or more' }), z.lte(86_400, { error: 'Use 86,400 at most' })),
  ),
  agentSeconds: z.optional(
    z.number().check(z.gte(0, { error: 'Use 0 or more' }), z.lte(3600, { error: 'Use 3600 at most' })),
  ),
  desk: z.optional(z.enum(['scripted', 'people'])),
})

export interface Dials {
  systems: Partial<Record<SystemName, SystemDial>>
  clockOffsetMs: number
  /** How long LOS, CRM, customer file and card host work on something. */
  backOfficeSeconds: number
  /** How long an applicant waits for the sandbox's agent. */
  agentSeconds: number
  /** Who takes the video calls: the sandbox's own agent, who has no camera, or people at the desk's page. */
  desk: 'scripted' | 'people'
}

const factory: Dials = { systems: {}, clockOffsetMs: 0, backOfficeSeconds: 2, agentSeconds: 3, desk: 'scripted' }

export function keepDials(state: State) {
  const kept = state.collection<Dials>('dials')
  const current = (): Dials => ({ ...factory, ...kept.get('now') })
  return {
    current,
    change(change: z.output<typeof dialsChange>): Dials {
      const { systems, clockAt, ...rest } = change
      const clock = clockAt === undefined ? {} : { clockOffsetMs: Date.parse(clockAt) - Date.now() }
      return kept.put('now', { ...current(), ...rest, ...clock, systems: { ...current().systems, ...systems } })
    },
    reset: (): Dials => kept.put('now', factory),
    /** The dial of a system; counts down `times` if it fails. */
    use(system: SystemName): SystemDial {
      const dial = current().systems[system] ?? {}
      if (dial.times === undefined || (dial.failure ?? 'none') === 'none') return dial
      const left = dial.times - 1
      const next: SystemDial = left > 0 ? { ...dial, times: left } : { latencyMs: dial.latencyMs }
      kept.put('now', { ...current(), systems: { ...current().systems, [system]: next } })
      return dial
    },
  }
}
