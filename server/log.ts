import { pino } from 'pino'

/** Values that a log line may carry: short codes, ids of ours, counts and durations. Never what an applicant entered (T18). */
export type Fields = Readonly<Record<string, string | number | boolean | undefined>>

export interface Log {
  info: (event: string, fields?: Fields) => void
  warn: (event: string, fields?: Fields) => void
  error: (event: string, fields?: Fields) => void
}

/**
 * The allow-list of field names. A field that is not listed is dropped before writing; a deny-list would miss new ones.
 */
const allowed = new Set([
  'call',
  'endpoint',
  'status',
  'ms',
  'problem',
  'traceId',
  'transactionId',
  'reference',
  'system',
  'path',
  'fault',
  'dropped',
  'operation',
  'outcome',
  'attempt',
  'attempts',
  'version',
  'reason',
  'offsetMs',
  'engine',
  'port',
  'kind',
  'screen',
  'marker',
  'action',
  'stack',
  'name',
  'code',
  'url',
  'count',
  'signal',
])

/** The fields that are actually written. */
export function kept(fields: Fields): Fields {
  const line: Record<string, Fields[string]> = {}
  for (const name of Object.keys(fields)) if (allowed.has(name)) line[name] = fields[name]
  return line
}

/** Where an error was thrown, without its message, which may quote what someone entered (T18). */
export const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Structured lines on stderr; stdout is for the addresses that `npm start` prints. */
export function createLog(level: string): Log {
  const logger = pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: false }),
  )
  return {
    info: (event, fields = {}) => logger.isLevelEnabled('info') && logger.info(kept(fields), event),
    warn: (event, fields = {}) => logger.warn(kept(fields), event),
    error: (event, fields = {}) => logger.error(kept(fields), event),
  }
}
