import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** The log, with its warnings and errors counted: what goes wrong can be watched without reading lines. */
export const countingLines = (log: Log, { count }: Metrics): Log => ({
  info: log.info,
  warn: (event, fields) => {
    count('log_lines_total', { event })
    log.warn(event, fields)
  },
  error: (event, fields) => {
    count('log_lines_total', { event })
    log.error(event, fields)
  },
})
