import type { AnalyticsEvent } from '@card-journey/contract/shapes/analytics-event.ts'

/** What a sink is given: the event, the code of website measurements (RO-04), and when. */
export type MeasuredEvent = AnalyticsEvent & { channel: string; at: string; errorText?: string | undefined }

/** Takes one event. It may fail: then the event is lost. */
export type AnalyticsSink = (event: MeasuredEvent) => Promise<void>

const patienceMs = 2000

/** Posts each event as JSON. */
export const httpSink =
  (url: string): AnalyticsSink =>
  async (event) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    await response.body?.cancel()
  }
