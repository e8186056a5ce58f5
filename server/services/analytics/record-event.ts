import type { AnalyticsEvent } from '@card-journey/contract/shapes/analytics-event.ts'
import { errorEntry } from '@card-journey/journey/errors/catalogue.ts'
import { texts } from '@card-journey/journey/texts/en/errors.ts'
import type { Deps } from '../../compose.ts'
import type { MeasuredEvent } from './sinks.ts'

/** The heading of an error in one language for all, with its placeholders unfilled (ER-19). */
const errorTextOf = (event: AnalyticsEvent): string | undefined => {
  if (event.name !== 'page-load' || event.errorType === undefined) return undefined
  const { texts: own } = errorEntry(event.errorType)
  return (texts as Readonly<Record<string, string>>)[`${own}.heading`]
}

/**
 * Gives an event to every sink, if it was agreed to under the bank's present text. Nobody waits for a sink, and one that
 * is away loses the event.
 */
export function recordEvent(
  { event, consent, at }: { event: AnalyticsEvent; consent: string; at: number },
  { masterData, analytics }: Pick<Deps, 'masterData' | 'analytics'>,
): void {
  const { consents, policy } = masterData()
  if (consents.find(({ code }) => code === 'ANALYTICS')?.version !== consent) return
  const measured: MeasuredEvent = {
    ...event,
    channel: policy.channels.webAnalytics,
    at: new Date(at).toISOString(),
    errorText: errorTextOf(event),
  }
  for (const sink of analytics) void sink(measured).catch(() => undefined)
}
