import type { AnalyticsEvent } from '@card-journey/contract/shapes/analytics-event.ts'

/** Sends an event to the server, which knows the bank's sinks. */
export type AnalyticsSink = (event: AnalyticsEvent) => void

let sink: AnalyticsSink | undefined
let held: AnalyticsEvent[] | undefined

/** This browser has allowed analytics before: events are held until the sink has loaded. */
export function holdEvents(): void {
  held = []
}

/** Called once analytics is allowed; before, and after a withdrawal (undefined), every event is dropped. */
export function consentToAnalytics(given: AnalyticsSink | undefined): void {
  sink = given
  if (given) held?.forEach(record)
  held = undefined
}

/** Records an event, if that was allowed. Never throws: a broken sink must not break the journey. */
export function record(event: AnalyticsEvent): void {
  try {
    if (sink) sink(event)
    else held?.push(event)
  } catch {
    sink = undefined
  }
}
