import * as z from 'zod/mini'

/** Codes and names of screens. No number of a person is as short, and no address or name with a blank has this shape. */
const code = z.string().check(z.regex(/^(?!.*\d{5})[\w-]{1,40}$/))

/** An event as the journey's server measures it. Whatever is not listed is refused: no sink should take more. */
export const measuredEvent = z.strictObject({
  name: z.enum(['page-load', 'application-submitted']),
  screen: z.optional(code),
  errorType: z.optional(code),
  errorText: z.optional(z.string().check(z.maxLength(200), z.regex(/^(?!.*\d{5})[^@]*$/))),
  ageBand: z.optional(code),
  journeyMode: z.optional(code),
  channel: code,
  at: z.iso.datetime(),
})
export type MeasuredEvent = z.infer<typeof measuredEvent>

/** How often each screen was opened and each event happened, by channel, and the newest events. */
export interface Counted {
  channels: string[]
  /** How many events were counted in all. */
  events: number
  /** Openings by screen. */
  screens: Record<string, number>
  submitted: number
  newest: MeasuredEvent[]
}

const newestKept = 200

interface Count {
  events: number
  screens: Map<string, number>
  submitted: number
}

/** Counts every event since the start, and keeps the newest. Events belong to nobody, so views are counted, not people. */
export function countEvents() {
  const newest: MeasuredEvent[] = []
  const byChannel = new Map<string, Count>()
  return {
    take(event: MeasuredEvent): void {
      newest.unshift(event)
      newest.length = Math.min(newest.length, newestKept)
      const count = byChannel.get(event.channel) ?? { events: 0, screens: new Map<string, number>(), submitted: 0 }
      byChannel.set(event.channel, count)
      count.events += 1
      if (event.name === 'application-submitted') count.submitted += 1
      if (event.screen) count.screens.set(event.screen, (count.screens.get(event.screen) ?? 0) + 1)
    },
    /** The newest first. */
    newest: (): readonly MeasuredEvent[] => newest,
    counted(channel?: string): Counted {
      const asked = [...byChannel].filter(([name]) => !channel || name === channel).map(([, count]) => count)
      const screens: Record<string, number> = {}
      for (const count of asked)
        for (const [screen, times] of count.screens) screens[screen] = (screens[screen] ?? 0) + times
      return {
        channels: [...byChannel.keys()].toSorted(),
        events: asked.reduce((sum, { events }) => sum + events, 0),
        submitted: asked.reduce((sum, { submitted }) => sum + submitted, 0),
        screens,
        newest: newest.filter((event) => !channel || event.channel === channel).slice(0, 50),
      }
    },
  }
}
