import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Spans } from './spans.ts'

/** At most one line a minute. */
const sayEveryMs = 60_000

/** The SDK is loaded only where spans are collected (ADR 0019). */
export async function openSpans({ spans }: Pick<Config, 'spans'>, log: Log): Promise<Spans | undefined> {
  if (!spans) return undefined
  const { spansByOtlp } = await import('./otlp-spans.ts')
  let lost = 0
  let said = -Infinity
  return spansByOtlp(spans, (count) => {
    lost += count
    if (performance.now() - said < sayEveryMs) return
    log.warn('spans-not-sent', { count: lost })
    said = performance.now()
    lost = 0
  })
}
