import type { ProblemCode } from '@card-journey/contract/problem.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { CallReport } from '@card-journey/providers/transport.ts'
import { pino } from 'pino'
import { currentTrace } from './tracing.ts'

/** Values that a log line may carry: short codes, ids of ours, counts and durations. Never what an applicant entered (T18). */
interface Values {
  /** Id of a call of the contract; `endpoint`: its path. */
  call: string
  endpoint: string
  status: number
  problem: ProblemCode | 'NETWORK' | 'other'
  ms: number
  traceId: string
  /** The build of the page that called. */
  build: string
  failedTrace: string
  transactionId: string
  system: CallReport['system']
  path: string
  outcome: string
  attempts: number
  fault: NonNullable<CallReport['fault']>
  /** Names of fields. */
  dropped: string
  reference: string
  marker: string
  screen: ScreenId | 'other'
  kind: string
  reason: string
  name: string
  stack: Frames
  sqlState: string
  constraint: string
  /** Name of the error that caused it. */
  cause: string
  url: string
  code: string
  version: number | string
  count: number
  offsetMs: number
  engine: 'postgresql' | 'pglite'
  port: number
  signal: NodeJS.Signals
}

/**
 * Every event with the fields that its line has: what is not listed does not compile, and is dropped before writing. A
 * deny-list would miss new ones.
 */
export const events = {
  'application-closed': ['reason'],
  'application-created': ['version', 'name'],
  'back-office': ['marker', 'reference', 'reason'],
  'browser-error': ['kind', 'screen', 'name', 'endpoint', 'problem', 'traceId', 'failedTrace'],
  'bureau-entries-dropped': ['count'],
  bug: ['call', 'name', 'sqlState', 'constraint', 'cause', 'stack', 'url'],
  call: ['call', 'status', 'problem', 'ms', 'traceId', 'transactionId', 'build'],
  'client-data-unusable': [],
  'clock-moved': ['offsetMs'],
  'codes-limited': ['kind'],
  'database-down': ['call', 'name', 'sqlState', 'reason'],
  ending: ['signal'],
  'etb-url-not-allowed': ['code'],
  'file-refused': ['reason'],
  'files-swept': ['count'],
  'job-failed': ['kind', 'name', 'sqlState', 'constraint', 'cause', 'reason', 'stack'],
  'jobs-not-started': ['reason'],
  'link-not-allowed': ['system'],
  listening: ['port', 'engine'],
  overloaded: ['ms'],
  'master-data-loaded': ['version'],
  'master-data-refused': ['reason'],
  'message-too-long': ['kind', 'count'],
  'no-bureau-consent': [],
  'contest-refused': ['reason'],
  'no-decision': ['reason'],
  notification: ['outcome', 'reference'],
  'page-not-rendered': ['url', 'reason', 'stack'],
  'people-not-seeded': ['reason'],
  'people-seeded': ['count'],
  room: ['outcome', 'ms'],
  'storage-down': ['reason'],
  'system-call': ['system', 'path', 'outcome', 'attempts', 'ms', 'fault', 'dropped'],
  'unknown-marker': ['kind', 'marker'],
} as const satisfies Readonly<Record<string, readonly (keyof Values)[]>>

export type Event = keyof typeof events
export type FieldsOf<E extends Event> = { readonly [Name in (typeof events)[E][number]]?: Values[Name] | undefined }

type Write = <E extends Event>(event: E, fields: FieldsOf<E>) => void

export interface Log {
  info: Write
  warn: Write
  error: Write
}

/** The fields that are actually written, and the trace that the line belongs to. */
export function allowedFields<E extends Event>(event: E, fields: FieldsOf<E>): Readonly<Record<string, unknown>> {
  const names: readonly string[] = events[event]
  const trace = currentTrace()
  const allowed = Object.entries(fields).filter(([name]) => names.includes(name))
  return { ...Object.fromEntries(allowed), ...(trace && { trace }) }
}

/** Lines of a stack without a message. */
type Frames = string & { readonly frames: unique symbol }

/** Where an error was thrown, without its message, which may quote what someone entered (T18). */
export const framesOf = ({ stack = '' }: Error): Frames =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n') as Frames

/** Structured lines on stderr; stdout is for the addresses that `npm start` prints. */
export function createLog(level: string): Log {
  const logger = pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: false }),
  )
  return {
    info: (event, fields) => void (logger.isLevelEnabled('info') && logger.info(allowedFields(event, fields), event)),
    warn: (event, fields) => logger.warn(allowedFields(event, fields), event),
    error: (event, fields) => logger.error(allowedFields(event, fields), event),
  }
}
